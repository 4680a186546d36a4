import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4043:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const assert = __nccwpck_require__(4589)
const { Readable } = __nccwpck_require__(9927)
const { InvalidArgumentError, RequestAbortedError } = __nccwpck_require__(8707)
const util = __nccwpck_require__(3440)
const { getResolveErrorBodyCallback } = __nccwpck_require__(7655)
const { AsyncResource } = __nccwpck_require__(6698)

class RequestHandler extends AsyncResource {
  constructor (opts, callback) {
    if (!opts || typeof opts !== 'object') {
      throw new InvalidArgumentError('invalid opts')
    }

    const { signal, method, opaque, body, onInfo, responseHeaders, throwOnError, highWaterMark } = opts

    try {
      if (typeof callback !== 'function') {
        throw new InvalidArgumentError('invalid callback')
      }

      if (highWaterMark && (typeof highWaterMark !== 'number' || highWaterMark < 0)) {
        throw new InvalidArgumentError('invalid highWaterMark')
      }

      if (signal && typeof signal.on !== 'function' && typeof signal.addEventListener !== 'function') {
        throw new InvalidArgumentError('signal must be an EventEmitter or EventTarget')
      }

      if (method === 'CONNECT') {
        throw new InvalidArgumentError('invalid method')
      }

      if (onInfo && typeof onInfo !== 'function') {
        throw new InvalidArgumentError('invalid onInfo callback')
      }

      super('UNDICI_REQUEST')
    } catch (err) {
      if (util.isStream(body)) {
        util.destroy(body.on('error', util.nop), err)
      }
      throw err
    }

    this.method = method
    this.responseHeaders = responseHeaders || null
    this.opaque = opaque || null
    this.callback = callback
    this.res = null
    this.abort = null
    this.body = body
    this.trailers = {}
    this.context = null
    this.onInfo = onInfo || null
    this.throwOnError = throwOnError
    this.highWaterMark = highWaterMark
    this.signal = signal
    this.reason = null
    this.removeAbortListener = null

    if (util.isStream(body)) {
      body.on('error', (err) => {
        this.onError(err)
      })
    }

    if (this.signal) {
      if (this.signal.aborted) {
        this.reason = this.signal.reason ?? new RequestAbortedError()
      } else {
        this.removeAbortListener = util.addAbortListener(this.signal, () => {
          this.reason = this.signal.reason ?? new RequestAbortedError()
          if (this.res) {
            util.destroy(this.res.on('error', util.nop), this.reason)
          } else if (this.abort) {
            this.abort(this.reason)
          }

          if (this.removeAbortListener) {
            this.res?.off('close', this.removeAbortListener)
            this.removeAbortListener()
            this.removeAbortListener = null
          }
        })
      }
    }
  }

  onConnect (abort, context) {
    if (this.reason) {
      abort(this.reason)
      return
    }

    assert(this.callback)

    this.abort = abort
    this.context = context
  }

  onHeaders (statusCode, rawHeaders, resume, statusMessage) {
    const { callback, opaque, abort, context, responseHeaders, highWaterMark } = this

    const headers = responseHeaders === 'raw' ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders)

    if (statusCode < 200) {
      if (this.onInfo) {
        this.onInfo({ statusCode, headers })
      }
      return
    }

    const parsedHeaders = responseHeaders === 'raw' ? util.parseHeaders(rawHeaders) : headers
    const contentType = parsedHeaders['content-type']
    const contentLength = parsedHeaders['content-length']
    const res = new Readable({
      resume,
      abort,
      contentType,
      contentLength: this.method !== 'HEAD' && contentLength
        ? Number(contentLength)
        : null,
      highWaterMark
    })

    if (this.removeAbortListener) {
      res.on('close', this.removeAbortListener)
    }

    this.callback = null
    this.res = res
    if (callback !== null) {
      if (this.throwOnError && statusCode >= 400) {
        this.runInAsyncScope(getResolveErrorBodyCallback, null,
          { callback, body: res, contentType, statusCode, statusMessage, headers }
        )
      } else {
        this.runInAsyncScope(callback, null, null, {
          statusCode,
          headers,
          trailers: this.trailers,
          opaque,
          body: res,
          context
        })
      }
    }
  }

  onData (chunk) {
    return this.res.push(chunk)
  }

  onComplete (trailers) {
    util.parseHeaders(trailers, this.trailers)
    this.res.push(null)
  }

  onError (err) {
    const { res, callback, body, opaque } = this

    if (callback) {
      // TODO: Does this need queueMicrotask?
      this.callback = null
      queueMicrotask(() => {
        this.runInAsyncScope(callback, null, err, { opaque })
      })
    }

    if (res) {
      this.res = null
      // Ensure all queued handlers are invoked before destroying res.
      queueMicrotask(() => {
        util.destroy(res, err)
      })
    }

    if (body) {
      this.body = null
      util.destroy(body, err)
    }

    if (this.removeAbortListener) {
      res?.off('close', this.removeAbortListener)
      this.removeAbortListener()
      this.removeAbortListener = null
    }
  }
}

function request (opts, callback) {
  if (callback === undefined) {
    return new Promise((resolve, reject) => {
      request.call(this, opts, (err, data) => {
        return err ? reject(err) : resolve(data)
      })
    })
  }

  try {
    this.dispatch(opts, new RequestHandler(opts, callback))
  } catch (err) {
    if (typeof callback !== 'function') {
      throw err
    }
    const opaque = opts?.opaque
    queueMicrotask(() => callback(err, { opaque }))
  }
}

module.exports = request
module.exports.RequestHandler = RequestHandler


/***/ }),

/***/ 9927:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

// Ported from https://github.com/nodejs/undici/pull/907



const assert = __nccwpck_require__(4589)
const { Readable } = __nccwpck_require__(7075)
const { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = __nccwpck_require__(8707)
const util = __nccwpck_require__(3440)
const { ReadableStreamFrom } = __nccwpck_require__(3440)

const kConsume = Symbol('kConsume')
const kReading = Symbol('kReading')
const kBody = Symbol('kBody')
const kAbort = Symbol('kAbort')
const kContentType = Symbol('kContentType')
const kContentLength = Symbol('kContentLength')

const noop = () => {}

class BodyReadable extends Readable {
  constructor ({
    resume,
    abort,
    contentType = '',
    contentLength,
    highWaterMark = 64 * 1024 // Same as nodejs fs streams.
  }) {
    super({
      autoDestroy: true,
      read: resume,
      highWaterMark
    })

    this._readableState.dataEmitted = false

    this[kAbort] = abort
    this[kConsume] = null
    this[kBody] = null
    this[kContentType] = contentType
    this[kContentLength] = contentLength

    // Is stream being consumed through Readable API?
    // This is an optimization so that we avoid checking
    // for 'data' and 'readable' listeners in the hot path
    // inside push().
    this[kReading] = false
  }

  destroy (err) {
    if (!err && !this._readableState.endEmitted) {
      err = new RequestAbortedError()
    }

    if (err) {
      this[kAbort]()
    }

    return super.destroy(err)
  }

  _destroy (err, callback) {
    // Workaround for Node "bug". If the stream is destroyed in same
    // tick as it is created, then a user who is waiting for a
    // promise (i.e micro tick) for installing a 'error' listener will
    // never get a chance and will always encounter an unhandled exception.
    if (!this[kReading]) {
      setImmediate(() => {
        callback(err)
      })
    } else {
      callback(err)
    }
  }

  on (ev, ...args) {
    if (ev === 'data' || ev === 'readable') {
      this[kReading] = true
    }
    return super.on(ev, ...args)
  }

  addListener (ev, ...args) {
    return this.on(ev, ...args)
  }

  off (ev, ...args) {
    const ret = super.off(ev, ...args)
    if (ev === 'data' || ev === 'readable') {
      this[kReading] = (
        this.listenerCount('data') > 0 ||
        this.listenerCount('readable') > 0
      )
    }
    return ret
  }

  removeListener (ev, ...args) {
    return this.off(ev, ...args)
  }

  push (chunk) {
    if (this[kConsume] && chunk !== null) {
      consumePush(this[kConsume], chunk)
      return this[kReading] ? super.push(chunk) : true
    }
    return super.push(chunk)
  }

  // https://fetch.spec.whatwg.org/#dom-body-text
  async text () {
    return consume(this, 'text')
  }

  // https://fetch.spec.whatwg.org/#dom-body-json
  async json () {
    return consume(this, 'json')
  }

  // https://fetch.spec.whatwg.org/#dom-body-blob
  async blob () {
    return consume(this, 'blob')
  }

  // https://fetch.spec.whatwg.org/#dom-body-bytes
  async bytes () {
    return consume(this, 'bytes')
  }

  // https://fetch.spec.whatwg.org/#dom-body-arraybuffer
  async arrayBuffer () {
    return consume(this, 'arrayBuffer')
  }

  // https://fetch.spec.whatwg.org/#dom-body-formdata
  async formData () {
    // TODO: Implement.
    throw new NotSupportedError()
  }

  // https://fetch.spec.whatwg.org/#dom-body-bodyused
  get bodyUsed () {
    return util.isDisturbed(this)
  }

  // https://fetch.spec.whatwg.org/#dom-body-body
  get body () {
    if (!this[kBody]) {
      this[kBody] = ReadableStreamFrom(this)
      if (this[kConsume]) {
        // TODO: Is this the best way to force a lock?
        this[kBody].getReader() // Ensure stream is locked.
        assert(this[kBody].locked)
      }
    }
    return this[kBody]
  }

  async dump (opts) {
    let limit = Number.isFinite(opts?.limit) ? opts.limit : 128 * 1024
    const signal = opts?.signal

    if (signal != null && (typeof signal !== 'object' || !('aborted' in signal))) {
      throw new InvalidArgumentError('signal must be an AbortSignal')
    }

    signal?.throwIfAborted()

    if (this._readableState.closeEmitted) {
      return null
    }

    return await new Promise((resolve, reject) => {
      if (this[kContentLength] > limit) {
        this.destroy(new AbortError())
      }

      const onAbort = () => {
        this.destroy(signal.reason ?? new AbortError())
      }
      signal?.addEventListener('abort', onAbort)

      this
        .on('close', function () {
          signal?.removeEventListener('abort', onAbort)
          if (signal?.aborted) {
            reject(signal.reason ?? new AbortError())
          } else {
            resolve(null)
          }
        })
        .on('error', noop)
        .on('data', function (chunk) {
          limit -= chunk.length
          if (limit <= 0) {
            this.destroy()
          }
        })
        .resume()
    })
  }
}

// https://streams.spec.whatwg.org/#readablestream-locked
function isLocked (self) {
  // Consume is an implicit lock.
  return (self[kBody] && self[kBody].locked === true) || self[kConsume]
}

// https://fetch.spec.whatwg.org/#body-unusable
function isUnusable (self) {
  return util.isDisturbed(self) || isLocked(self)
}

async function consume (stream, type) {
  assert(!stream[kConsume])

  return new Promise((resolve, reject) => {
    if (isUnusable(stream)) {
      const rState = stream._readableState
      if (rState.destroyed && rState.closeEmitted === false) {
        stream
          .on('error', err => {
            reject(err)
          })
          .on('close', () => {
            reject(new TypeError('unusable'))
          })
      } else {
        reject(rState.errored ?? new TypeError('unusable'))
      }
    } else {
      queueMicrotask(() => {
        stream[kConsume] = {
          type,
          stream,
          resolve,
          reject,
          length: 0,
          body: []
        }

        stream
          .on('error', function (err) {
            consumeFinish(this[kConsume], err)
          })
          .on('close', function () {
            if (this[kConsume].body !== null) {
              consumeFinish(this[kConsume], new RequestAbortedError())
            }
          })

        consumeStart(stream[kConsume])
      })
    }
  })
}

function consumeStart (consume) {
  if (consume.body === null) {
    return
  }

  const { _readableState: state } = consume.stream

  if (state.bufferIndex) {
    const start = state.bufferIndex
    const end = state.buffer.length
    for (let n = start; n < end; n++) {
      consumePush(consume, state.buffer[n])
    }
  } else {
    for (const chunk of state.buffer) {
      consumePush(consume, chunk)
    }
  }

  if (state.endEmitted) {
    consumeEnd(this[kConsume])
  } else {
    consume.stream.on('end', function () {
      consumeEnd(this[kConsume])
    })
  }

  consume.stream.resume()

  while (consume.stream.read() != null) {
    // Loop
  }
}

/**
 * @param {Buffer[]} chunks
 * @param {number} length
 */
function chunksDecode (chunks, length) {
  if (chunks.length === 0 || length === 0) {
    return ''
  }
  const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length)
  const bufferLength = buffer.length

  // Skip BOM.
  const start =
    bufferLength > 2 &&
    buffer[0] === 0xef &&
    buffer[1] === 0xbb &&
    buffer[2] === 0xbf
      ? 3
      : 0
  return buffer.utf8Slice(start, bufferLength)
}

/**
 * @param {Buffer[]} chunks
 * @param {number} length
 * @returns {Uint8Array}
 */
function chunksConcat (chunks, length) {
  if (chunks.length === 0 || length === 0) {
    return new Uint8Array(0)
  }
  if (chunks.length === 1) {
    // fast-path
    return new Uint8Array(chunks[0])
  }
  const buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer)

  let offset = 0
  for (let i = 0; i < chunks.length; ++i) {
    const chunk = chunks[i]
    buffer.set(chunk, offset)
    offset += chunk.length
  }

  return buffer
}

function consumeEnd (consume) {
  const { type, body, resolve, stream, length } = consume

  try {
    if (type === 'text') {
      resolve(chunksDecode(body, length))
    } else if (type === 'json') {
      resolve(JSON.parse(chunksDecode(body, length)))
    } else if (type === 'arrayBuffer') {
      resolve(chunksConcat(body, length).buffer)
    } else if (type === 'blob') {
      resolve(new Blob(body, { type: stream[kContentType] }))
    } else if (type === 'bytes') {
      resolve(chunksConcat(body, length))
    }

    consumeFinish(consume)
  } catch (err) {
    stream.destroy(err)
  }
}

function consumePush (consume, chunk) {
  consume.length += chunk.length
  consume.body.push(chunk)
}

function consumeFinish (consume, err) {
  if (consume.body === null) {
    return
  }

  if (err) {
    consume.reject(err)
  } else {
    consume.resolve()
  }

  consume.type = null
  consume.stream = null
  consume.resolve = null
  consume.reject = null
  consume.length = 0
  consume.body = null
}

module.exports = { Readable: BodyReadable, chunksDecode }


/***/ }),

/***/ 7655:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

const assert = __nccwpck_require__(4589)
const {
  ResponseStatusCodeError
} = __nccwpck_require__(8707)

const { chunksDecode } = __nccwpck_require__(9927)
const CHUNK_LIMIT = 128 * 1024

async function getResolveErrorBodyCallback ({ callback, body, contentType, statusCode, statusMessage, headers }) {
  assert(body)

  let chunks = []
  let length = 0

  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      length += chunk.length
      if (length > CHUNK_LIMIT) {
        chunks = []
        length = 0
        break
      }
    }
  } catch {
    chunks = []
    length = 0
    // Do nothing....
  }

  const message = `Response status code ${statusCode}${statusMessage ? `: ${statusMessage}` : ''}`

  if (statusCode === 204 || !contentType || !length) {
    queueMicrotask(() => callback(new ResponseStatusCodeError(message, statusCode, headers)))
    return
  }

  const stackTraceLimit = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  let payload

  try {
    if (isContentTypeApplicationJson(contentType)) {
      payload = JSON.parse(chunksDecode(chunks, length))
    } else if (isContentTypeText(contentType)) {
      payload = chunksDecode(chunks, length)
    }
  } catch {
    // process in a callback to avoid throwing in the microtask queue
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
  queueMicrotask(() => callback(new ResponseStatusCodeError(message, statusCode, headers, payload)))
}

const isContentTypeApplicationJson = (contentType) => {
  return (
    contentType.length > 15 &&
    contentType[11] === '/' &&
    contentType[0] === 'a' &&
    contentType[1] === 'p' &&
    contentType[2] === 'p' &&
    contentType[3] === 'l' &&
    contentType[4] === 'i' &&
    contentType[5] === 'c' &&
    contentType[6] === 'a' &&
    contentType[7] === 't' &&
    contentType[8] === 'i' &&
    contentType[9] === 'o' &&
    contentType[10] === 'n' &&
    contentType[12] === 'j' &&
    contentType[13] === 's' &&
    contentType[14] === 'o' &&
    contentType[15] === 'n'
  )
}

const isContentTypeText = (contentType) => {
  return (
    contentType.length > 4 &&
    contentType[4] === '/' &&
    contentType[0] === 't' &&
    contentType[1] === 'e' &&
    contentType[2] === 'x' &&
    contentType[3] === 't'
  )
}

module.exports = {
  getResolveErrorBodyCallback,
  isContentTypeApplicationJson,
  isContentTypeText
}


/***/ }),

/***/ 9136:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const net = __nccwpck_require__(7030)
const assert = __nccwpck_require__(4589)
const util = __nccwpck_require__(3440)
const { InvalidArgumentError, ConnectTimeoutError } = __nccwpck_require__(8707)
const timers = __nccwpck_require__(6603)

function noop () {}

let tls // include tls conditionally since it is not always available

// TODO: session re-use does not wait for the first
// connection to resolve the session and might therefore
// resolve the same servername multiple times even when
// re-use is enabled.

let SessionCache
// FIXME: remove workaround when the Node bug is fixed
// https://github.com/nodejs/node/issues/49344#issuecomment-1741776308
if (global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG)) {
  SessionCache = class WeakSessionCache {
    constructor (maxCachedSessions) {
      this._maxCachedSessions = maxCachedSessions
      this._sessionCache = new Map()
      this._sessionRegistry = new global.FinalizationRegistry((key) => {
        if (this._sessionCache.size < this._maxCachedSessions) {
          return
        }

        const ref = this._sessionCache.get(key)
        if (ref !== undefined && ref.deref() === undefined) {
          this._sessionCache.delete(key)
        }
      })
    }

    get (sessionKey) {
      const ref = this._sessionCache.get(sessionKey)
      return ref ? ref.deref() : null
    }

    set (sessionKey, session) {
      if (this._maxCachedSessions === 0) {
        return
      }

      this._sessionCache.set(sessionKey, new WeakRef(session))
      this._sessionRegistry.register(session, sessionKey)
    }
  }
} else {
  SessionCache = class SimpleSessionCache {
    constructor (maxCachedSessions) {
      this._maxCachedSessions = maxCachedSessions
      this._sessionCache = new Map()
    }

    get (sessionKey) {
      return this._sessionCache.get(sessionKey)
    }

    set (sessionKey, session) {
      if (this._maxCachedSessions === 0) {
        return
      }

      if (this._sessionCache.size >= this._maxCachedSessions) {
        // remove the oldest session
        const { value: oldestKey } = this._sessionCache.keys().next()
        this._sessionCache.delete(oldestKey)
      }

      this._sessionCache.set(sessionKey, session)
    }
  }
}

function buildConnector ({ allowH2, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
  if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) {
    throw new InvalidArgumentError('maxCachedSessions must be a positive integer or zero')
  }

  const options = { path: socketPath, ...opts }
  const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions)
  timeout = timeout == null ? 10e3 : timeout
  allowH2 = allowH2 != null ? allowH2 : false
  return function connect ({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
    let socket
    if (protocol === 'https:') {
      if (!tls) {
        tls = __nccwpck_require__(1692)
      }
      servername = servername || options.servername || util.getServerName(host) || null

      const sessionKey = servername || hostname
      assert(sessionKey)

      const session = customSession || sessionCache.get(sessionKey) || null

      port = port || 443

      socket = tls.connect({
        highWaterMark: 16384, // TLS in node can't have bigger HWM anyway...
        ...options,
        servername,
        session,
        localAddress,
        // TODO(HTTP/2): Add support for h2c
        ALPNProtocols: allowH2 ? ['http/1.1', 'h2'] : ['http/1.1'],
        socket: httpSocket, // upgrade socket connection
        port,
        host: hostname
      })

      socket
        .on('session', function (session) {
          // TODO (fix): Can a session become invalid once established? Don't think so?
          sessionCache.set(sessionKey, session)
        })
    } else {
      assert(!httpSocket, 'httpSocket can only be sent on TLS update')

      port = port || 80

      socket = net.connect({
        highWaterMark: 64 * 1024, // Same as nodejs fs streams.
        ...options,
        localAddress,
        port,
        host: hostname
      })
    }

    // Set TCP keep alive options on the socket here instead of in connect() for the case of assigning the socket
    if (options.keepAlive == null || options.keepAlive) {
      const keepAliveInitialDelay = options.keepAliveInitialDelay === undefined ? 60e3 : options.keepAliveInitialDelay
      socket.setKeepAlive(true, keepAliveInitialDelay)
    }

    const clearConnectTimeout = setupConnectTimeout(new WeakRef(socket), { timeout, hostname, port })

    socket
      .setNoDelay(true)
      .once(protocol === 'https:' ? 'secureConnect' : 'connect', function () {
        queueMicrotask(clearConnectTimeout)

        if (callback) {
          const cb = callback
          callback = null
          cb(null, this)
        }
      })
      .on('error', function (err) {
        queueMicrotask(clearConnectTimeout)

        if (callback) {
          const cb = callback
          callback = null
          cb(err)
        }
      })

    return socket
  }
}

/**
 * @param {WeakRef<net.Socket>} socketWeakRef
 * @param {object} opts
 * @param {number} opts.timeout
 * @param {string} opts.hostname
 * @param {number} opts.port
 * @returns {() => void}
 */
const setupConnectTimeout = process.platform === 'win32'
  ? (socketWeakRef, opts) => {
      if (!opts.timeout) {
        return noop
      }

      let s1 = null
      let s2 = null
      const fastTimer = timers.setFastTimeout(() => {
      // setImmediate is added to make sure that we prioritize socket error events over timeouts
        s1 = setImmediate(() => {
        // Windows needs an extra setImmediate probably due to implementation differences in the socket logic
          s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts))
        })
      }, opts.timeout)
      return () => {
        timers.clearFastTimeout(fastTimer)
        clearImmediate(s1)
        clearImmediate(s2)
      }
    }
  : (socketWeakRef, opts) => {
      if (!opts.timeout) {
        return noop
      }

      let s1 = null
      const fastTimer = timers.setFastTimeout(() => {
      // setImmediate is added to make sure that we prioritize socket error events over timeouts
        s1 = setImmediate(() => {
          onConnectTimeout(socketWeakRef.deref(), opts)
        })
      }, opts.timeout)
      return () => {
        timers.clearFastTimeout(fastTimer)
        clearImmediate(s1)
      }
    }

/**
 * @param {net.Socket} socket
 * @param {object} opts
 * @param {number} opts.timeout
 * @param {string} opts.hostname
 * @param {number} opts.port
 */
function onConnectTimeout (socket, opts) {
  // The socket could be already garbage collected
  if (socket == null) {
    return
  }

  let message = 'Connect Timeout Error'
  if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
    message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(', ')},`
  } else {
    message += ` (attempted address: ${opts.hostname}:${opts.port},`
  }

  message += ` timeout: ${opts.timeout}ms)`

  util.destroy(socket, new ConnectTimeoutError(message))
}

module.exports = buildConnector


/***/ }),

/***/ 735:
/***/ ((module) => {



/** @type {Record<string, string | undefined>} */
const headerNameLowerCasedRecord = {}

// https://developer.mozilla.org/docs/Web/HTTP/Headers
const wellknownHeaderNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Accept-Ranges',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
  'Access-Control-Request-Headers',
  'Access-Control-Request-Method',
  'Age',
  'Allow',
  'Alt-Svc',
  'Alt-Used',
  'Authorization',
  'Cache-Control',
  'Clear-Site-Data',
  'Connection',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Language',
  'Content-Length',
  'Content-Location',
  'Content-Range',
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Content-Type',
  'Cookie',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Date',
  'Device-Memory',
  'Downlink',
  'ECT',
  'ETag',
  'Expect',
  'Expect-CT',
  'Expires',
  'Forwarded',
  'From',
  'Host',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'If-Unmodified-Since',
  'Keep-Alive',
  'Last-Modified',
  'Link',
  'Location',
  'Max-Forwards',
  'Origin',
  'Permissions-Policy',
  'Pragma',
  'Proxy-Authenticate',
  'Proxy-Authorization',
  'RTT',
  'Range',
  'Referer',
  'Referrer-Policy',
  'Refresh',
  'Retry-After',
  'Sec-WebSocket-Accept',
  'Sec-WebSocket-Extensions',
  'Sec-WebSocket-Key',
  'Sec-WebSocket-Protocol',
  'Sec-WebSocket-Version',
  'Server',
  'Server-Timing',
  'Service-Worker-Allowed',
  'Service-Worker-Navigation-Preload',
  'Set-Cookie',
  'SourceMap',
  'Strict-Transport-Security',
  'Supports-Loading-Mode',
  'TE',
  'Timing-Allow-Origin',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
  'Upgrade-Insecure-Requests',
  'User-Agent',
  'Vary',
  'Via',
  'WWW-Authenticate',
  'X-Content-Type-Options',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Powered-By',
  'X-Requested-With',
  'X-XSS-Protection'
]

for (let i = 0; i < wellknownHeaderNames.length; ++i) {
  const key = wellknownHeaderNames[i]
  const lowerCasedKey = key.toLowerCase()
  headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] =
    lowerCasedKey
}

// Note: object prototypes should not be able to be referenced. e.g. `Object#hasOwnProperty`.
Object.setPrototypeOf(headerNameLowerCasedRecord, null)

module.exports = {
  wellknownHeaderNames,
  headerNameLowerCasedRecord
}


/***/ }),

/***/ 2414:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {


const diagnosticsChannel = __nccwpck_require__(3053)
const util = __nccwpck_require__(7975)

const undiciDebugLog = util.debuglog('undici')
const fetchDebuglog = util.debuglog('fetch')
const websocketDebuglog = util.debuglog('websocket')
let isClientSet = false
const channels = {
  // Client
  beforeConnect: diagnosticsChannel.channel('undici:client:beforeConnect'),
  connected: diagnosticsChannel.channel('undici:client:connected'),
  connectError: diagnosticsChannel.channel('undici:client:connectError'),
  sendHeaders: diagnosticsChannel.channel('undici:client:sendHeaders'),
  // Request
  create: diagnosticsChannel.channel('undici:request:create'),
  bodySent: diagnosticsChannel.channel('undici:request:bodySent'),
  headers: diagnosticsChannel.channel('undici:request:headers'),
  trailers: diagnosticsChannel.channel('undici:request:trailers'),
  error: diagnosticsChannel.channel('undici:request:error'),
  // WebSocket
  open: diagnosticsChannel.channel('undici:websocket:open'),
  close: diagnosticsChannel.channel('undici:websocket:close'),
  socketError: diagnosticsChannel.channel('undici:websocket:socket_error'),
  ping: diagnosticsChannel.channel('undici:websocket:ping'),
  pong: diagnosticsChannel.channel('undici:websocket:pong')
}

if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
  const debuglog = fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog

  // Track all Client events
  diagnosticsChannel.channel('undici:client:beforeConnect').subscribe(evt => {
    const {
      connectParams: { version, protocol, port, host }
    } = evt
    debuglog(
      'connecting to %s using %s%s',
      `${host}${port ? `:${port}` : ''}`,
      protocol,
      version
    )
  })

  diagnosticsChannel.channel('undici:client:connected').subscribe(evt => {
    const {
      connectParams: { version, protocol, port, host }
    } = evt
    debuglog(
      'connected to %s using %s%s',
      `${host}${port ? `:${port}` : ''}`,
      protocol,
      version
    )
  })

  diagnosticsChannel.channel('undici:client:connectError').subscribe(evt => {
    const {
      connectParams: { version, protocol, port, host },
      error
    } = evt
    debuglog(
      'connection to %s using %s%s errored - %s',
      `${host}${port ? `:${port}` : ''}`,
      protocol,
      version,
      error.message
    )
  })

  diagnosticsChannel.channel('undici:client:sendHeaders').subscribe(evt => {
    const {
      request: { method, path, origin }
    } = evt
    debuglog('sending request to %s %s/%s', method, origin, path)
  })

  // Track Request events
  diagnosticsChannel.channel('undici:request:headers').subscribe(evt => {
    const {
      request: { method, path, origin },
      response: { statusCode }
    } = evt
    debuglog(
      'received response to %s %s/%s - HTTP %d',
      method,
      origin,
      path,
      statusCode
    )
  })

  diagnosticsChannel.channel('undici:request:trailers').subscribe(evt => {
    const {
      request: { method, path, origin }
    } = evt
    debuglog('trailers received from %s %s/%s', method, origin, path)
  })

  diagnosticsChannel.channel('undici:request:error').subscribe(evt => {
    const {
      request: { method, path, origin },
      error
    } = evt
    debuglog(
      'request to %s %s/%s errored - %s',
      method,
      origin,
      path,
      error.message
    )
  })

  isClientSet = true
}

if (websocketDebuglog.enabled) {
  if (!isClientSet) {
    const debuglog = undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog
    diagnosticsChannel.channel('undici:client:beforeConnect').subscribe(evt => {
      const {
        connectParams: { version, protocol, port, host }
      } = evt
      debuglog(
        'connecting to %s%s using %s%s',
        host,
        port ? `:${port}` : '',
        protocol,
        version
      )
    })

    diagnosticsChannel.channel('undici:client:connected').subscribe(evt => {
      const {
        connectParams: { version, protocol, port, host }
      } = evt
      debuglog(
        'connected to %s%s using %s%s',
        host,
        port ? `:${port}` : '',
        protocol,
        version
      )
    })

    diagnosticsChannel.channel('undici:client:connectError').subscribe(evt => {
      const {
        connectParams: { version, protocol, port, host },
        error
      } = evt
      debuglog(
        'connection to %s%s using %s%s errored - %s',
        host,
        port ? `:${port}` : '',
        protocol,
        version,
        error.message
      )
    })

    diagnosticsChannel.channel('undici:client:sendHeaders').subscribe(evt => {
      const {
        request: { method, path, origin }
      } = evt
      debuglog('sending request to %s %s/%s', method, origin, path)
    })
  }

  // Track all WebSocket events
  diagnosticsChannel.channel('undici:websocket:open').subscribe(evt => {
    const {
      address: { address, port }
    } = evt
    websocketDebuglog('connection opened %s%s', address, port ? `:${port}` : '')
  })

  diagnosticsChannel.channel('undici:websocket:close').subscribe(evt => {
    const { websocket, code, reason } = evt
    websocketDebuglog(
      'closed connection to %s - %s %s',
      websocket.url,
      code,
      reason
    )
  })

  diagnosticsChannel.channel('undici:websocket:socket_error').subscribe(err => {
    websocketDebuglog('connection errored - %s', err.message)
  })

  diagnosticsChannel.channel('undici:websocket:ping').subscribe(evt => {
    websocketDebuglog('ping received')
  })

  diagnosticsChannel.channel('undici:websocket:pong').subscribe(evt => {
    websocketDebuglog('pong received')
  })
}

module.exports = {
  channels
}


/***/ }),

/***/ 8707:
/***/ ((module) => {



const kUndiciError = Symbol.for('undici.error.UND_ERR')
class UndiciError extends Error {
  constructor (message) {
    super(message)
    this.name = 'UndiciError'
    this.code = 'UND_ERR'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kUndiciError] === true
  }

  [kUndiciError] = true
}

const kConnectTimeoutError = Symbol.for('undici.error.UND_ERR_CONNECT_TIMEOUT')
class ConnectTimeoutError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ConnectTimeoutError'
    this.message = message || 'Connect Timeout Error'
    this.code = 'UND_ERR_CONNECT_TIMEOUT'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kConnectTimeoutError] === true
  }

  [kConnectTimeoutError] = true
}

const kHeadersTimeoutError = Symbol.for('undici.error.UND_ERR_HEADERS_TIMEOUT')
class HeadersTimeoutError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'HeadersTimeoutError'
    this.message = message || 'Headers Timeout Error'
    this.code = 'UND_ERR_HEADERS_TIMEOUT'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kHeadersTimeoutError] === true
  }

  [kHeadersTimeoutError] = true
}

const kHeadersOverflowError = Symbol.for('undici.error.UND_ERR_HEADERS_OVERFLOW')
class HeadersOverflowError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'HeadersOverflowError'
    this.message = message || 'Headers Overflow Error'
    this.code = 'UND_ERR_HEADERS_OVERFLOW'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kHeadersOverflowError] === true
  }

  [kHeadersOverflowError] = true
}

const kBodyTimeoutError = Symbol.for('undici.error.UND_ERR_BODY_TIMEOUT')
class BodyTimeoutError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'BodyTimeoutError'
    this.message = message || 'Body Timeout Error'
    this.code = 'UND_ERR_BODY_TIMEOUT'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kBodyTimeoutError] === true
  }

  [kBodyTimeoutError] = true
}

const kResponseStatusCodeError = Symbol.for('undici.error.UND_ERR_RESPONSE_STATUS_CODE')
class ResponseStatusCodeError extends UndiciError {
  constructor (message, statusCode, headers, body) {
    super(message)
    this.name = 'ResponseStatusCodeError'
    this.message = message || 'Response Status Code Error'
    this.code = 'UND_ERR_RESPONSE_STATUS_CODE'
    this.body = body
    this.status = statusCode
    this.statusCode = statusCode
    this.headers = headers
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kResponseStatusCodeError] === true
  }

  [kResponseStatusCodeError] = true
}

const kInvalidArgumentError = Symbol.for('undici.error.UND_ERR_INVALID_ARG')
class InvalidArgumentError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'InvalidArgumentError'
    this.message = message || 'Invalid Argument Error'
    this.code = 'UND_ERR_INVALID_ARG'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kInvalidArgumentError] === true
  }

  [kInvalidArgumentError] = true
}

const kInvalidReturnValueError = Symbol.for('undici.error.UND_ERR_INVALID_RETURN_VALUE')
class InvalidReturnValueError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'InvalidReturnValueError'
    this.message = message || 'Invalid Return Value Error'
    this.code = 'UND_ERR_INVALID_RETURN_VALUE'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kInvalidReturnValueError] === true
  }

  [kInvalidReturnValueError] = true
}

const kAbortError = Symbol.for('undici.error.UND_ERR_ABORT')
class AbortError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'AbortError'
    this.message = message || 'The operation was aborted'
    this.code = 'UND_ERR_ABORT'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kAbortError] === true
  }

  [kAbortError] = true
}

const kRequestAbortedError = Symbol.for('undici.error.UND_ERR_ABORTED')
class RequestAbortedError extends AbortError {
  constructor (message) {
    super(message)
    this.name = 'AbortError'
    this.message = message || 'Request aborted'
    this.code = 'UND_ERR_ABORTED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kRequestAbortedError] === true
  }

  [kRequestAbortedError] = true
}

const kInformationalError = Symbol.for('undici.error.UND_ERR_INFO')
class InformationalError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'InformationalError'
    this.message = message || 'Request information'
    this.code = 'UND_ERR_INFO'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kInformationalError] === true
  }

  [kInformationalError] = true
}

const kRequestContentLengthMismatchError = Symbol.for('undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH')
class RequestContentLengthMismatchError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'RequestContentLengthMismatchError'
    this.message = message || 'Request body length does not match content-length header'
    this.code = 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kRequestContentLengthMismatchError] === true
  }

  [kRequestContentLengthMismatchError] = true
}

const kResponseContentLengthMismatchError = Symbol.for('undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH')
class ResponseContentLengthMismatchError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ResponseContentLengthMismatchError'
    this.message = message || 'Response body length does not match content-length header'
    this.code = 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kResponseContentLengthMismatchError] === true
  }

  [kResponseContentLengthMismatchError] = true
}

const kClientDestroyedError = Symbol.for('undici.error.UND_ERR_DESTROYED')
class ClientDestroyedError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ClientDestroyedError'
    this.message = message || 'The client is destroyed'
    this.code = 'UND_ERR_DESTROYED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kClientDestroyedError] === true
  }

  [kClientDestroyedError] = true
}

const kClientClosedError = Symbol.for('undici.error.UND_ERR_CLOSED')
class ClientClosedError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ClientClosedError'
    this.message = message || 'The client is closed'
    this.code = 'UND_ERR_CLOSED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kClientClosedError] === true
  }

  [kClientClosedError] = true
}

const kSocketError = Symbol.for('undici.error.UND_ERR_SOCKET')
class SocketError extends UndiciError {
  constructor (message, socket) {
    super(message)
    this.name = 'SocketError'
    this.message = message || 'Socket error'
    this.code = 'UND_ERR_SOCKET'
    this.socket = socket
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kSocketError] === true
  }

  [kSocketError] = true
}

const kNotSupportedError = Symbol.for('undici.error.UND_ERR_NOT_SUPPORTED')
class NotSupportedError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'NotSupportedError'
    this.message = message || 'Not supported error'
    this.code = 'UND_ERR_NOT_SUPPORTED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kNotSupportedError] === true
  }

  [kNotSupportedError] = true
}

const kBalancedPoolMissingUpstreamError = Symbol.for('undici.error.UND_ERR_BPL_MISSING_UPSTREAM')
class BalancedPoolMissingUpstreamError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'MissingUpstreamError'
    this.message = message || 'No upstream has been added to the BalancedPool'
    this.code = 'UND_ERR_BPL_MISSING_UPSTREAM'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kBalancedPoolMissingUpstreamError] === true
  }

  [kBalancedPoolMissingUpstreamError] = true
}

const kHTTPParserError = Symbol.for('undici.error.UND_ERR_HTTP_PARSER')
class HTTPParserError extends Error {
  constructor (message, code, data) {
    super(message)
    this.name = 'HTTPParserError'
    this.code = code ? `HPE_${code}` : undefined
    this.data = data ? data.toString() : undefined
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kHTTPParserError] === true
  }

  [kHTTPParserError] = true
}

const kResponseExceededMaxSizeError = Symbol.for('undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE')
class ResponseExceededMaxSizeError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'ResponseExceededMaxSizeError'
    this.message = message || 'Response content exceeded max size'
    this.code = 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kResponseExceededMaxSizeError] === true
  }

  [kResponseExceededMaxSizeError] = true
}

const kRequestRetryError = Symbol.for('undici.error.UND_ERR_REQ_RETRY')
class RequestRetryError extends UndiciError {
  constructor (message, code, { headers, data }) {
    super(message)
    this.name = 'RequestRetryError'
    this.message = message || 'Request retry error'
    this.code = 'UND_ERR_REQ_RETRY'
    this.statusCode = code
    this.data = data
    this.headers = headers
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kRequestRetryError] === true
  }

  [kRequestRetryError] = true
}

const kResponseError = Symbol.for('undici.error.UND_ERR_RESPONSE')
class ResponseError extends UndiciError {
  constructor (message, code, { headers, data }) {
    super(message)
    this.name = 'ResponseError'
    this.message = message || 'Response error'
    this.code = 'UND_ERR_RESPONSE'
    this.statusCode = code
    this.data = data
    this.headers = headers
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kResponseError] === true
  }

  [kResponseError] = true
}

const kSecureProxyConnectionError = Symbol.for('undici.error.UND_ERR_PRX_TLS')
class SecureProxyConnectionError extends UndiciError {
  constructor (cause, message, options) {
    super(message, { cause, ...(options ?? {}) })
    this.name = 'SecureProxyConnectionError'
    this.message = message || 'Secure Proxy Connection failed'
    this.code = 'UND_ERR_PRX_TLS'
    this.cause = cause
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kSecureProxyConnectionError] === true
  }

  [kSecureProxyConnectionError] = true
}

const kMessageSizeExceededError = Symbol.for('undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED')
class MessageSizeExceededError extends UndiciError {
  constructor (message) {
    super(message)
    this.name = 'MessageSizeExceededError'
    this.message = message || 'Max decompressed message size exceeded'
    this.code = 'UND_ERR_WS_MESSAGE_SIZE_EXCEEDED'
  }

  static [Symbol.hasInstance] (instance) {
    return instance && instance[kMessageSizeExceededError] === true
  }

  get [kMessageSizeExceededError] () {
    return true
  }
}

module.exports = {
  AbortError,
  HTTPParserError,
  UndiciError,
  HeadersTimeoutError,
  HeadersOverflowError,
  BodyTimeoutError,
  RequestContentLengthMismatchError,
  ConnectTimeoutError,
  ResponseStatusCodeError,
  InvalidArgumentError,
  InvalidReturnValueError,
  RequestAbortedError,
  ClientDestroyedError,
  ClientClosedError,
  InformationalError,
  SocketError,
  NotSupportedError,
  ResponseContentLengthMismatchError,
  BalancedPoolMissingUpstreamError,
  ResponseExceededMaxSizeError,
  RequestRetryError,
  ResponseError,
  SecureProxyConnectionError,
  MessageSizeExceededError
}


/***/ }),

/***/ 4655:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const {
  InvalidArgumentError,
  NotSupportedError
} = __nccwpck_require__(8707)
const assert = __nccwpck_require__(4589)
const {
  isValidHTTPToken,
  isValidHeaderValue,
  isStream,
  destroy,
  isBuffer,
  isFormDataLike,
  isIterable,
  isBlobLike,
  buildURL,
  validateHandler,
  getServerName,
  normalizedMethodRecords
} = __nccwpck_require__(3440)
const { channels } = __nccwpck_require__(2414)
const { headerNameLowerCasedRecord } = __nccwpck_require__(735)

// Verifies that a given path is valid does not contain control chars \x00 to \x20
const invalidPathRegex = /[^\u0021-\u00ff]/

const kHandler = Symbol('handler')

class Request {
  constructor (origin, {
    path,
    method,
    body,
    headers,
    query,
    idempotent,
    blocking,
    upgrade,
    headersTimeout,
    bodyTimeout,
    reset,
    throwOnError,
    expectContinue,
    servername
  }, handler) {
    if (typeof path !== 'string') {
      throw new InvalidArgumentError('path must be a string')
    } else if (
      path[0] !== '/' &&
      !(path.startsWith('http://') || path.startsWith('https://')) &&
      method !== 'CONNECT'
    ) {
      throw new InvalidArgumentError('path must be an absolute URL or start with a slash')
    } else if (invalidPathRegex.test(path)) {
      throw new InvalidArgumentError('invalid request path')
    }

    if (typeof method !== 'string') {
      throw new InvalidArgumentError('method must be a string')
    } else if (normalizedMethodRecords[method] === undefined && !isValidHTTPToken(method)) {
      throw new InvalidArgumentError('invalid request method')
    }

    if (upgrade && typeof upgrade !== 'string') {
      throw new InvalidArgumentError('upgrade must be a string')
    }

    if (upgrade && !isValidHeaderValue(upgrade)) {
      throw new InvalidArgumentError('invalid upgrade header')
    }

    if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) {
      throw new InvalidArgumentError('invalid headersTimeout')
    }

    if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) {
      throw new InvalidArgumentError('invalid bodyTimeout')
    }

    if (reset != null && typeof reset !== 'boolean') {
      throw new InvalidArgumentError('invalid reset')
    }

    if (expectContinue != null && typeof expectContinue !== 'boolean') {
      throw new InvalidArgumentError('invalid expectContinue')
    }

    this.headersTimeout = headersTimeout

    this.bodyTimeout = bodyTimeout

    this.throwOnError = throwOnError === true

    this.method = method

    this.abort = null

    if (body == null) {
      this.body = null
    } else if (isStream(body)) {
      this.body = body

      const rState = this.body._readableState
      if (!rState || !rState.autoDestroy) {
        this.endHandler = function autoDestroy () {
          destroy(this)
        }
        this.body.on('end', this.endHandler)
      }

      this.errorHandler = err => {
        if (this.abort) {
          this.abort(err)
        } else {
          this.error = err
        }
      }
      this.body.on('error', this.errorHandler)
    } else if (isBuffer(body)) {
      this.body = body.byteLength ? body : null
    } else if (ArrayBuffer.isView(body)) {
      this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null
    } else if (body instanceof ArrayBuffer) {
      this.body = body.byteLength ? Buffer.from(body) : null
    } else if (typeof body === 'string') {
      this.body = body.length ? Buffer.from(body) : null
    } else if (isFormDataLike(body) || isIterable(body) || isBlobLike(body)) {
      this.body = body
    } else {
      throw new InvalidArgumentError('body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable')
    }

    this.completed = false

    this.aborted = false

    this.upgrade = upgrade || null

    this.path = query ? buildURL(path, query) : path

    this.origin = origin

    this.idempotent = idempotent == null
      ? method === 'HEAD' || method === 'GET'
      : idempotent

    this.blocking = blocking == null ? false : blocking

    this.reset = reset == null ? null : reset

    this.host = null

    this.contentLength = null

    this.contentType = null

    this.headers = []

    // Only for H2
    this.expectContinue = expectContinue != null ? expectContinue : false

    if (Array.isArray(headers)) {
      if (headers.length % 2 !== 0) {
        throw new InvalidArgumentError('headers array must be even')
      }
      for (let i = 0; i < headers.length; i += 2) {
        processHeader(this, headers[i], headers[i + 1])
      }
    } else if (headers && typeof headers === 'object') {
      if (headers[Symbol.iterator]) {
        for (const header of headers) {
          if (!Array.isArray(header) || header.length !== 2) {
            throw new InvalidArgumentError('headers must be in key-value pair format')
          }
          processHeader(this, header[0], header[1])
        }
      } else {
        const keys = Object.keys(headers)
        for (let i = 0; i < keys.length; ++i) {
          processHeader(this, keys[i], headers[keys[i]])
        }
      }
    } else if (headers != null) {
      throw new InvalidArgumentError('headers must be an object or an array')
    }

    validateHandler(handler, method, upgrade)

    this.servername = servername || getServerName(this.host)

    this[kHandler] = handler

    if (channels.create.hasSubscribers) {
      channels.create.publish({ request: this })
    }
  }

  onBodySent (chunk) {
    if (this[kHandler].onBodySent) {
      try {
        return this[kHandler].onBodySent(chunk)
      } catch (err) {
        this.abort(err)
      }
    }
  }

  onRequestSent () {
    if (channels.bodySent.hasSubscribers) {
      channels.bodySent.publish({ request: this })
    }

    if (this[kHandler].onRequestSent) {
      try {
        return this[kHandler].onRequestSent()
      } catch (err) {
        this.abort(err)
      }
    }
  }

  onConnect (abort) {
    assert(!this.aborted)
    assert(!this.completed)

    if (this.error) {
      abort(this.error)
    } else {
      this.abort = abort
      return this[kHandler].onConnect(abort)
    }
  }

  onResponseStarted () {
    return this[kHandler].onResponseStarted?.()
  }

  onHeaders (statusCode, headers, resume, statusText) {
    assert(!this.aborted)
    assert(!this.completed)

    if (channels.headers.hasSubscribers) {
      channels.headers.publish({ request: this, response: { statusCode, headers, statusText } })
    }

    try {
      return this[kHandler].onHeaders(statusCode, headers, resume, statusText)
    } catch (err) {
      this.abort(err)
    }
  }

  onData (chunk) {
    assert(!this.aborted)
    assert(!this.completed)

    try {
      return this[kHandler].onData(chunk)
    } catch (err) {
      this.abort(err)
      return false
    }
  }

  /**
   * @param {number|null} statusCode
   * @param {Buffer[]|null} headers
   * @param {import('node:stream').Duplex} socket
   * @param {string} [statusText]
   */
  onUpgrade (statusCode, headers, socket, statusText = '') {
    this.onFinally()

    assert(!this.aborted)
    assert(!this.completed)

    if (statusCode !== null) {
      this.#publishUpgradeHeaders(statusCode, headers, statusText)
    }

    const result = this[kHandler].onUpgrade(statusCode, headers, socket)

    if (!this.aborted) {
      this.completed = true
      if (statusCode !== null) {
        this.#publishUpgradeTrailers()
      }
    }

    return result
  }

  /**
   * @param {number} statusCode
   * @param {import('node:http2').IncomingHttpHeaders} headers
   * @param {(headers: import('node:http2').IncomingHttpHeaders) => Buffer[]} parseHeaders
   * @param {string} [statusText]
   */
  onUpgradeResponse (statusCode, headers, parseHeaders, statusText = '') {
    assert(!this.aborted)
    assert(this.completed)

    if (channels.headers.hasSubscribers) {
      this.#publishUpgradeHeaders(statusCode, parseHeaders(headers), statusText)
    }
    this.#publishUpgradeTrailers()
  }

  /**
   * @param {Error} error
   */
  onUpgradeError (error) {
    assert(!this.aborted)
    assert(this.completed)

    if (channels.error.hasSubscribers) {
      channels.error.publish({ request: this, error })
    }
  }

  /**
   * @param {number} statusCode
   * @param {Buffer[]} headers
   * @param {string} statusText
   */
  #publishUpgradeHeaders (statusCode, headers, statusText) {
    if (channels.headers.hasSubscribers) {
      channels.headers.publish({ request: this, response: { statusCode, headers, statusText } })
    }
  }

  #publishUpgradeTrailers () {
    if (channels.trailers.hasSubscribers) {
      channels.trailers.publish({ request: this, trailers: [] })
    }
  }

  onComplete (trailers) {
    this.onFinally()

    assert(!this.aborted)

    this.completed = true
    if (channels.trailers.hasSubscribers) {
      channels.trailers.publish({ request: this, trailers })
    }

    try {
      return this[kHandler].onComplete(trailers)
    } catch (err) {
      // TODO (fix): This might be a bad idea?
      this.onError(err)
    }
  }

  onError (error) {
    this.onFinally()

    if (channels.error.hasSubscribers) {
      channels.error.publish({ request: this, error })
    }

    if (this.aborted) {
      return
    }
    this.aborted = true

    return this[kHandler].onError(error)
  }

  onFinally () {
    if (this.errorHandler) {
      this.body.off('error', this.errorHandler)
      this.errorHandler = null
    }

    if (this.endHandler) {
      this.body.off('end', this.endHandler)
      this.endHandler = null
    }
  }

  addHeader (key, value) {
    processHeader(this, key, value)
    return this
  }
}

function processHeader (request, key, val) {
  if (val && (typeof val === 'object' && !Array.isArray(val))) {
    throw new InvalidArgumentError(`invalid ${key} header`)
  } else if (val === undefined) {
    return
  }

  let headerName = headerNameLowerCasedRecord[key]

  if (headerName === undefined) {
    headerName = key.toLowerCase()
    if (headerNameLowerCasedRecord[headerName] === undefined && !isValidHTTPToken(headerName)) {
      throw new InvalidArgumentError('invalid header key')
    }
  }

  if (Array.isArray(val)) {
    const arr = []
    for (let i = 0; i < val.length; i++) {
      if (typeof val[i] === 'string') {
        if (!isValidHeaderValue(val[i])) {
          throw new InvalidArgumentError(`invalid ${key} header`)
        }
        arr.push(val[i])
      } else if (val[i] === null) {
        arr.push('')
      } else if (typeof val[i] === 'object') {
        throw new InvalidArgumentError(`invalid ${key} header`)
      } else {
        // Coerce primitives (and reject unsafe coercions such as functions
        // with a crafted toString/Symbol.toPrimitive).
        const str = `${val[i]}`
        if (!isValidHeaderValue(str)) {
          throw new InvalidArgumentError(`invalid ${key} header`)
        }
        arr.push(str)
      }
    }
    val = arr
  } else if (typeof val === 'string') {
    if (!isValidHeaderValue(val)) {
      throw new InvalidArgumentError(`invalid ${key} header`)
    }
  } else if (val === null) {
    val = ''
  } else {
    // Coerce primitives (and reject unsafe coercions such as functions
    // with a crafted toString/Symbol.toPrimitive).
    val = `${val}`
    if (!isValidHeaderValue(val)) {
      throw new InvalidArgumentError(`invalid ${key} header`)
    }
  }

  if (headerName === 'host') {
    if (request.host !== null) {
      throw new InvalidArgumentError('duplicate host header')
    }
    if (typeof val !== 'string') {
      throw new InvalidArgumentError('invalid host header')
    }
    // Consumed by Client
    request.host = val
  } else if (headerName === 'content-length') {
    if (request.contentLength !== null) {
      throw new InvalidArgumentError('duplicate content-length header')
    }
    request.contentLength = parseInt(val, 10)
    if (!Number.isFinite(request.contentLength)) {
      throw new InvalidArgumentError('invalid content-length header')
    }
  } else if (request.contentType === null && headerName === 'content-type') {
    request.contentType = val
    request.headers.push(key, val)
  } else if (headerName === 'transfer-encoding' || headerName === 'keep-alive' || headerName === 'upgrade') {
    throw new InvalidArgumentError(`invalid ${headerName} header`)
  } else if (headerName === 'connection') {
    const value = typeof val === 'string' ? val.toLowerCase() : null
    if (value !== 'close' && value !== 'keep-alive') {
      throw new InvalidArgumentError('invalid connection header')
    }

    if (value === 'close') {
      request.reset = true
    }
  } else if (headerName === 'expect') {
    throw new NotSupportedError('expect header not supported')
  } else {
    request.headers.push(key, val)
  }
}

module.exports = Request


/***/ }),

/***/ 6443:
/***/ ((module) => {

module.exports = {
  kClose: Symbol('close'),
  kDestroy: Symbol('destroy'),
  kDispatch: Symbol('dispatch'),
  kUrl: Symbol('url'),
  kWriting: Symbol('writing'),
  kResuming: Symbol('resuming'),
  kQueue: Symbol('queue'),
  kConnect: Symbol('connect'),
  kConnecting: Symbol('connecting'),
  kKeepAliveDefaultTimeout: Symbol('default keep alive timeout'),
  kKeepAliveMaxTimeout: Symbol('max keep alive timeout'),
  kKeepAliveTimeoutThreshold: Symbol('keep alive timeout threshold'),
  kKeepAliveTimeoutValue: Symbol('keep alive timeout'),
  kKeepAlive: Symbol('keep alive'),
  kHeadersTimeout: Symbol('headers timeout'),
  kBodyTimeout: Symbol('body timeout'),
  kServerName: Symbol('server name'),
  kLocalAddress: Symbol('local address'),
  kHost: Symbol('host'),
  kNoRef: Symbol('no ref'),
  kBodyUsed: Symbol('used'),
  kBody: Symbol('abstracted request body'),
  kRunning: Symbol('running'),
  kBlocking: Symbol('blocking'),
  kPending: Symbol('pending'),
  kSize: Symbol('size'),
  kBusy: Symbol('busy'),
  kQueued: Symbol('queued'),
  kFree: Symbol('free'),
  kConnected: Symbol('connected'),
  kClosed: Symbol('closed'),
  kNeedDrain: Symbol('need drain'),
  kReset: Symbol('reset'),
  kDestroyed: Symbol.for('nodejs.stream.destroyed'),
  kResume: Symbol('resume'),
  kOnError: Symbol('on error'),
  kMaxHeadersSize: Symbol('max headers size'),
  kRunningIdx: Symbol('running index'),
  kPendingIdx: Symbol('pending index'),
  kError: Symbol('error'),
  kClients: Symbol('clients'),
  kClient: Symbol('client'),
  kParser: Symbol('parser'),
  kOnDestroyed: Symbol('destroy callbacks'),
  kPipelining: Symbol('pipelining'),
  kSocket: Symbol('socket'),
  kHostHeader: Symbol('host header'),
  kConnector: Symbol('connector'),
  kStrictContentLength: Symbol('strict content length'),
  kMaxRedirections: Symbol('maxRedirections'),
  kMaxRequests: Symbol('maxRequestsPerClient'),
  kProxy: Symbol('proxy agent options'),
  kCounter: Symbol('socket request counter'),
  kInterceptors: Symbol('dispatch interceptors'),
  kMaxResponseSize: Symbol('max response size'),
  kHTTP2Session: Symbol('http2Session'),
  kHTTP2SessionState: Symbol('http2Session state'),
  kRetryHandlerDefaultRetry: Symbol('retry agent default retry'),
  kConstruct: Symbol('constructable'),
  kListeners: Symbol('listeners'),
  kHTTPContext: Symbol('http context'),
  kMaxConcurrentStreams: Symbol('max concurrent streams'),
  kNoProxyAgent: Symbol('no proxy agent'),
  kHttpProxyAgent: Symbol('http proxy agent'),
  kHttpsProxyAgent: Symbol('https proxy agent')
}


/***/ }),

/***/ 7752:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const {
  wellknownHeaderNames,
  headerNameLowerCasedRecord
} = __nccwpck_require__(735)

class TstNode {
  /** @type {any} */
  value = null
  /** @type {null | TstNode} */
  left = null
  /** @type {null | TstNode} */
  middle = null
  /** @type {null | TstNode} */
  right = null
  /** @type {number} */
  code
  /**
   * @param {string} key
   * @param {any} value
   * @param {number} index
   */
  constructor (key, value, index) {
    if (index === undefined || index >= key.length) {
      throw new TypeError('Unreachable')
    }
    const code = this.code = key.charCodeAt(index)
    // check code is ascii string
    if (code > 0x7F) {
      throw new TypeError('key must be ascii string')
    }
    if (key.length !== ++index) {
      this.middle = new TstNode(key, value, index)
    } else {
      this.value = value
    }
  }

  /**
   * @param {string} key
   * @param {any} value
   */
  add (key, value) {
    const length = key.length
    if (length === 0) {
      throw new TypeError('Unreachable')
    }
    let index = 0
    let node = this
    while (true) {
      const code = key.charCodeAt(index)
      // check code is ascii string
      if (code > 0x7F) {
        throw new TypeError('key must be ascii string')
      }
      if (node.code === code) {
        if (length === ++index) {
          node.value = value
          break
        } else if (node.middle !== null) {
          node = node.middle
        } else {
          node.middle = new TstNode(key, value, index)
          break
        }
      } else if (node.code < code) {
        if (node.left !== null) {
          node = node.left
        } else {
          node.left = new TstNode(key, value, index)
          break
        }
      } else if (node.right !== null) {
        node = node.right
      } else {
        node.right = new TstNode(key, value, index)
        break
      }
    }
  }

  /**
   * @param {Uint8Array} key
   * @return {TstNode | null}
   */
  search (key) {
    const keylength = key.length
    let index = 0
    let node = this
    while (node !== null && index < keylength) {
      let code = key[index]
      // A-Z
      // First check if it is bigger than 0x5a.
      // Lowercase letters have higher char codes than uppercase ones.
      // Also we assume that headers will mostly contain lowercase characters.
      if (code <= 0x5a && code >= 0x41) {
        // Lowercase for uppercase.
        code |= 32
      }
      while (node !== null) {
        if (code === node.code) {
          if (keylength === ++index) {
            // Returns Node since it is the last key.
            return node
          }
          node = node.middle
          break
        }
        node = node.code < code ? node.left : node.right
      }
    }
    return null
  }
}

class TernarySearchTree {
  /** @type {TstNode | null} */
  node = null

  /**
   * @param {string} key
   * @param {any} value
   * */
  insert (key, value) {
    if (this.node === null) {
      this.node = new TstNode(key, value, 0)
    } else {
      this.node.add(key, value)
    }
  }

  /**
   * @param {Uint8Array} key
   * @return {any}
   */
  lookup (key) {
    return this.node?.search(key)?.value ?? null
  }
}

const tree = new TernarySearchTree()

for (let i = 0; i < wellknownHeaderNames.length; ++i) {
  const key = headerNameLowerCasedRecord[wellknownHeaderNames[i]]
  tree.insert(key, key)
}

module.exports = {
  TernarySearchTree,
  tree
}


/***/ }),

/***/ 3440:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const assert = __nccwpck_require__(4589)
const { kDestroyed, kBodyUsed, kListeners, kBody } = __nccwpck_require__(6443)
const { IncomingMessage } = __nccwpck_require__(7067)
const stream = __nccwpck_require__(7075)
const net = __nccwpck_require__(7030)
const { Blob } = __nccwpck_require__(4573)
const nodeUtil = __nccwpck_require__(7975)
const { stringify } = __nccwpck_require__(1792)
const { EventEmitter: EE } = __nccwpck_require__(8474)
const { InvalidArgumentError } = __nccwpck_require__(8707)
const { headerNameLowerCasedRecord } = __nccwpck_require__(735)
const { tree } = __nccwpck_require__(7752)

const [nodeMajor, nodeMinor] = process.versions.node.split('.').map(v => Number(v))

class BodyAsyncIterable {
  constructor (body) {
    this[kBody] = body
    this[kBodyUsed] = false
  }

  async * [Symbol.asyncIterator] () {
    assert(!this[kBodyUsed], 'disturbed')
    this[kBodyUsed] = true
    yield * this[kBody]
  }
}

function wrapRequestBody (body) {
  if (isStream(body)) {
    // TODO (fix): Provide some way for the user to cache the file to e.g. /tmp
    // so that it can be dispatched again?
    // TODO (fix): Do we need 100-expect support to provide a way to do this properly?
    if (bodyLength(body) === 0) {
      body
        .on('data', function () {
          assert(false)
        })
    }

    if (typeof body.readableDidRead !== 'boolean') {
      body[kBodyUsed] = false
      EE.prototype.on.call(body, 'data', function () {
        this[kBodyUsed] = true
      })
    }

    return body
  } else if (body && typeof body.pipeTo === 'function') {
    // TODO (fix): We can't access ReadableStream internal state
    // to determine whether or not it has been disturbed. This is just
    // a workaround.
    return new BodyAsyncIterable(body)
  } else if (
    body &&
    typeof body !== 'string' &&
    !ArrayBuffer.isView(body) &&
    isIterable(body)
  ) {
    // TODO: Should we allow re-using iterable if !this.opts.idempotent
    // or through some other flag?
    return new BodyAsyncIterable(body)
  } else {
    return body
  }
}

function nop () {}

function isStream (obj) {
  return obj && typeof obj === 'object' && typeof obj.pipe === 'function' && typeof obj.on === 'function'
}

// based on https://github.com/node-fetch/fetch-blob/blob/8ab587d34080de94140b54f07168451e7d0b655e/index.js#L229-L241 (MIT License)
function isBlobLike (object) {
  if (object === null) {
    return false
  } else if (object instanceof Blob) {
    return true
  } else if (typeof object !== 'object') {
    return false
  } else {
    const sTag = object[Symbol.toStringTag]

    return (sTag === 'Blob' || sTag === 'File') && (
      ('stream' in object && typeof object.stream === 'function') ||
      ('arrayBuffer' in object && typeof object.arrayBuffer === 'function')
    )
  }
}

function buildURL (url, queryParams) {
  if (url.includes('?') || url.includes('#')) {
    throw new Error('Query params cannot be passed when url already contains "?" or "#".')
  }

  const stringified = stringify(queryParams)

  if (stringified) {
    url += '?' + stringified
  }

  return url
}

function isValidPort (port) {
  const value = parseInt(port, 10)
  return (
    value === Number(port) &&
    value >= 0 &&
    value <= 65535
  )
}

function isHttpOrHttpsPrefixed (value) {
  return (
    value != null &&
    value[0] === 'h' &&
    value[1] === 't' &&
    value[2] === 't' &&
    value[3] === 'p' &&
    (
      value[4] === ':' ||
      (
        value[4] === 's' &&
        value[5] === ':'
      )
    )
  )
}

function parseURL (url) {
  if (typeof url === 'string') {
    url = new URL(url)

    if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
      throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.')
    }

    return url
  }

  if (!url || typeof url !== 'object') {
    throw new InvalidArgumentError('Invalid URL: The URL argument must be a non-null object.')
  }

  if (!(url instanceof URL)) {
    if (url.port != null && url.port !== '' && isValidPort(url.port) === false) {
      throw new InvalidArgumentError('Invalid URL: port must be a valid integer or a string representation of an integer.')
    }

    if (url.path != null && typeof url.path !== 'string') {
      throw new InvalidArgumentError('Invalid URL path: the path must be a string or null/undefined.')
    }

    if (url.pathname != null && typeof url.pathname !== 'string') {
      throw new InvalidArgumentError('Invalid URL pathname: the pathname must be a string or null/undefined.')
    }

    if (url.hostname != null && typeof url.hostname !== 'string') {
      throw new InvalidArgumentError('Invalid URL hostname: the hostname must be a string or null/undefined.')
    }

    if (url.origin != null && typeof url.origin !== 'string') {
      throw new InvalidArgumentError('Invalid URL origin: the origin must be a string or null/undefined.')
    }

    if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
      throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.')
    }

    const port = url.port != null
      ? url.port
      : (url.protocol === 'https:' ? 443 : 80)
    let origin = url.origin != null
      ? url.origin
      : `${url.protocol || ''}//${url.hostname || ''}:${port}`
    let path = url.path != null
      ? url.path
      : `${url.pathname || ''}${url.search || ''}`

    if (origin[origin.length - 1] === '/') {
      origin = origin.slice(0, origin.length - 1)
    }

    if (path && path[0] !== '/') {
      path = `/${path}`
    }
    // new URL(path, origin) is unsafe when `path` contains an absolute URL
    // From https://developer.mozilla.org/en-US/docs/Web/API/URL/URL:
    // If first parameter is a relative URL, second param is required, and will be used as the base URL.
    // If first parameter is an absolute URL, a given second param will be ignored.
    return new URL(`${origin}${path}`)
  }

  if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
    throw new InvalidArgumentError('Invalid URL protocol: the URL must start with `http:` or `https:`.')
  }

  return url
}

function parseOrigin (url) {
  url = parseURL(url)

  if (url.pathname !== '/' || url.search || url.hash) {
    throw new InvalidArgumentError('invalid url')
  }

  return url
}

function getHostname (host) {
  if (host[0] === '[') {
    const idx = host.indexOf(']')

    assert(idx !== -1)
    return host.substring(1, idx)
  }

  const idx = host.indexOf(':')
  if (idx === -1) return host

  return host.substring(0, idx)
}

// IP addresses are not valid server names per RFC6066
// > Currently, the only server names supported are DNS hostnames
function getServerName (host) {
  if (!host) {
    return null
  }

  assert(typeof host === 'string')

  const servername = getHostname(host)
  if (net.isIP(servername)) {
    return ''
  }

  return servername
}

function deepClone (obj) {
  return JSON.parse(JSON.stringify(obj))
}

function isAsyncIterable (obj) {
  return !!(obj != null && typeof obj[Symbol.asyncIterator] === 'function')
}

function isIterable (obj) {
  return !!(obj != null && (typeof obj[Symbol.iterator] === 'function' || typeof obj[Symbol.asyncIterator] === 'function'))
}

function bodyLength (body) {
  if (body == null) {
    return 0
  } else if (isStream(body)) {
    const state = body._readableState
    return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length)
      ? state.length
      : null
  } else if (isBlobLike(body)) {
    return body.size != null ? body.size : null
  } else if (isBuffer(body)) {
    return body.byteLength
  }

  return null
}

function isDestroyed (body) {
  return body && !!(body.destroyed || body[kDestroyed] || (stream.isDestroyed?.(body)))
}

function destroy (stream, err) {
  if (stream == null || !isStream(stream) || isDestroyed(stream)) {
    return
  }

  if (typeof stream.destroy === 'function') {
    if (Object.getPrototypeOf(stream).constructor === IncomingMessage) {
      // See: https://github.com/nodejs/node/pull/38505/files
      stream.socket = null
    }

    stream.destroy(err)
  } else if (err) {
    queueMicrotask(() => {
      stream.emit('error', err)
    })
  }

  if (stream.destroyed !== true) {
    stream[kDestroyed] = true
  }
}

const KEEPALIVE_TIMEOUT_EXPR = /timeout=(\d+)/
function parseKeepAliveTimeout (val) {
  const m = val.toString().match(KEEPALIVE_TIMEOUT_EXPR)
  return m ? parseInt(m[1], 10) * 1000 : null
}

/**
 * Retrieves a header name and returns its lowercase value.
 * @param {string | Buffer} value Header name
 * @returns {string}
 */
function headerNameToString (value) {
  return typeof value === 'string'
    ? headerNameLowerCasedRecord[value] ?? value.toLowerCase()
    : tree.lookup(value) ?? value.toString('latin1').toLowerCase()
}

/**
 * Receive the buffer as a string and return its lowercase value.
 * @param {Buffer} value Header name
 * @returns {string}
 */
function bufferToLowerCasedHeaderName (value) {
  return tree.lookup(value) ?? value.toString('latin1').toLowerCase()
}

/**
 * @param {Record<string, string | string[]> | (Buffer | string | (Buffer | string)[])[]} headers
 * @param {Record<string, string | string[]>} [obj]
 * @returns {Record<string, string | string[]>}
 */
function parseHeaders (headers, obj) {
  if (obj === undefined) obj = {}
  for (let i = 0; i < headers.length; i += 2) {
    const key = headerNameToString(headers[i])
    let val = obj[key]

    if (val) {
      if (typeof val === 'string') {
        val = [val]
        obj[key] = val
      }
      val.push(headers[i + 1].toString('utf8'))
    } else {
      const headersValue = headers[i + 1]
      if (typeof headersValue === 'string') {
        obj[key] = headersValue
      } else {
        obj[key] = Array.isArray(headersValue) ? headersValue.map(x => x.toString('utf8')) : headersValue.toString('utf8')
      }
    }
  }

  // See https://github.com/nodejs/node/pull/46528
  if ('content-length' in obj && 'content-disposition' in obj) {
    obj['content-disposition'] = Buffer.from(obj['content-disposition']).toString('latin1')
  }

  return obj
}

function parseRawHeaders (headers) {
  const len = headers.length
  const ret = new Array(len)

  let hasContentLength = false
  let contentDispositionIdx = -1
  let key
  let val
  let kLen = 0

  for (let n = 0; n < headers.length; n += 2) {
    key = headers[n]
    val = headers[n + 1]

    typeof key !== 'string' && (key = key.toString())
    typeof val !== 'string' && (val = val.toString('utf8'))

    kLen = key.length
    if (kLen === 14 && key[7] === '-' && (key === 'content-length' || key.toLowerCase() === 'content-length')) {
      hasContentLength = true
    } else if (kLen === 19 && key[7] === '-' && (key === 'content-disposition' || key.toLowerCase() === 'content-disposition')) {
      contentDispositionIdx = n + 1
    }
    ret[n] = key
    ret[n + 1] = val
  }

  // See https://github.com/nodejs/node/pull/46528
  if (hasContentLength && contentDispositionIdx !== -1) {
    ret[contentDispositionIdx] = Buffer.from(ret[contentDispositionIdx]).toString('latin1')
  }

  return ret
}

function isBuffer (buffer) {
  // See, https://github.com/mcollina/undici/pull/319
  return buffer instanceof Uint8Array || Buffer.isBuffer(buffer)
}

function validateHandler (handler, method, upgrade) {
  if (!handler || typeof handler !== 'object') {
    throw new InvalidArgumentError('handler must be an object')
  }

  if (typeof handler.onConnect !== 'function') {
    throw new InvalidArgumentError('invalid onConnect method')
  }

  if (typeof handler.onError !== 'function') {
    throw new InvalidArgumentError('invalid onError method')
  }

  if (typeof handler.onBodySent !== 'function' && handler.onBodySent !== undefined) {
    throw new InvalidArgumentError('invalid onBodySent method')
  }

  if (upgrade || method === 'CONNECT') {
    if (typeof handler.onUpgrade !== 'function') {
      throw new InvalidArgumentError('invalid onUpgrade method')
    }
  } else {
    if (typeof handler.onHeaders !== 'function') {
      throw new InvalidArgumentError('invalid onHeaders method')
    }

    if (typeof handler.onData !== 'function') {
      throw new InvalidArgumentError('invalid onData method')
    }

    if (typeof handler.onComplete !== 'function') {
      throw new InvalidArgumentError('invalid onComplete method')
    }
  }
}

// A body is disturbed if it has been read from and it cannot
// be re-used without losing state or data.
function isDisturbed (body) {
  // TODO (fix): Why is body[kBodyUsed] needed?
  return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]))
}

function isErrored (body) {
  return !!(body && stream.isErrored(body))
}

function isReadable (body) {
  return !!(body && stream.isReadable(body))
}

function getSocketInfo (socket) {
  return {
    localAddress: socket.localAddress,
    localPort: socket.localPort,
    remoteAddress: socket.remoteAddress,
    remotePort: socket.remotePort,
    remoteFamily: socket.remoteFamily,
    timeout: socket.timeout,
    bytesWritten: socket.bytesWritten,
    bytesRead: socket.bytesRead
  }
}

/** @type {globalThis['ReadableStream']} */
function ReadableStreamFrom (iterable) {
  // We cannot use ReadableStream.from here because it does not return a byte stream.

  let iterator
  return new ReadableStream(
    {
      async start () {
        iterator = iterable[Symbol.asyncIterator]()
      },
      async pull (controller) {
        const { done, value } = await iterator.next()
        if (done) {
          queueMicrotask(() => {
            controller.close()
            controller.byobRequest?.respond(0)
          })
        } else {
          const buf = Buffer.isBuffer(value) ? value : Buffer.from(value)
          if (buf.byteLength) {
            controller.enqueue(new Uint8Array(buf))
          }
        }
        return controller.desiredSize > 0
      },
      async cancel (reason) {
        await iterator.return()
      },
      type: 'bytes'
    }
  )
}

// The chunk should be a FormData instance and contains
// all the required methods.
function isFormDataLike (object) {
  return (
    object &&
    typeof object === 'object' &&
    typeof object.append === 'function' &&
    typeof object.delete === 'function' &&
    typeof object.get === 'function' &&
    typeof object.getAll === 'function' &&
    typeof object.has === 'function' &&
    typeof object.set === 'function' &&
    object[Symbol.toStringTag] === 'FormData'
  )
}

function addAbortListener (signal, listener) {
  if ('addEventListener' in signal) {
    signal.addEventListener('abort', listener, { once: true })
    return () => signal.removeEventListener('abort', listener)
  }
  signal.addListener('abort', listener)
  return () => signal.removeListener('abort', listener)
}

const hasToWellFormed = typeof String.prototype.toWellFormed === 'function'
const hasIsWellFormed = typeof String.prototype.isWellFormed === 'function'

/**
 * @param {string} val
 */
function toUSVString (val) {
  return hasToWellFormed ? `${val}`.toWellFormed() : nodeUtil.toUSVString(val)
}

/**
 * @param {string} val
 */
// TODO: move this to webidl
function isUSVString (val) {
  return hasIsWellFormed ? `${val}`.isWellFormed() : toUSVString(val) === `${val}`
}

/**
 * @see https://tools.ietf.org/html/rfc7230#section-3.2.6
 * @param {number} c
 */
function isTokenCharCode (c) {
  switch (c) {
    case 0x22:
    case 0x28:
    case 0x29:
    case 0x2c:
    case 0x2f:
    case 0x3a:
    case 0x3b:
    case 0x3c:
    case 0x3d:
    case 0x3e:
    case 0x3f:
    case 0x40:
    case 0x5b:
    case 0x5c:
    case 0x5d:
    case 0x7b:
    case 0x7d:
      // DQUOTE and "(),/:;<=>?@[\]{}"
      return false
    default:
      // VCHAR %x21-7E
      return c >= 0x21 && c <= 0x7e
  }
}

/**
 * @param {string} characters
 */
function isValidHTTPToken (characters) {
  if (characters.length === 0) {
    return false
  }
  for (let i = 0; i < characters.length; ++i) {
    if (!isTokenCharCode(characters.charCodeAt(i))) {
      return false
    }
  }
  return true
}

// headerCharRegex have been lifted from
// https://github.com/nodejs/node/blob/main/lib/_http_common.js

/**
 * Matches if val contains an invalid field-vchar
 *  field-value    = *( field-content / obs-fold )
 *  field-content  = field-vchar [ 1*( SP / HTAB ) field-vchar ]
 *  field-vchar    = VCHAR / obs-text
 */
const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/

/**
 * @param {string} characters
 */
function isValidHeaderValue (characters) {
  return !headerCharRegex.test(characters)
}

// Parsed accordingly to RFC 9110
// https://www.rfc-editor.org/rfc/rfc9110#field.content-range
function parseRangeHeader (range) {
  if (range == null || range === '') return { start: 0, end: null, size: null }

  const m = range ? range.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null
  return m
    ? {
        start: parseInt(m[1]),
        end: m[2] ? parseInt(m[2]) : null,
        size: m[3] ? parseInt(m[3]) : null
      }
    : null
}

function addListener (obj, name, listener) {
  const listeners = (obj[kListeners] ??= [])
  listeners.push([name, listener])
  obj.on(name, listener)
  return obj
}

function removeAllListeners (obj) {
  for (const [name, listener] of obj[kListeners] ?? []) {
    obj.removeListener(name, listener)
  }
  obj[kListeners] = null
}

function errorRequest (client, request, err) {
  try {
    request.onError(err)
    assert(request.aborted)
  } catch (err) {
    client.emit('error', err)
  }
}

const kEnumerableProperty = Object.create(null)
kEnumerableProperty.enumerable = true

const normalizedMethodRecordsBase = {
  delete: 'DELETE',
  DELETE: 'DELETE',
  get: 'GET',
  GET: 'GET',
  head: 'HEAD',
  HEAD: 'HEAD',
  options: 'OPTIONS',
  OPTIONS: 'OPTIONS',
  post: 'POST',
  POST: 'POST',
  put: 'PUT',
  PUT: 'PUT'
}

const normalizedMethodRecords = {
  ...normalizedMethodRecordsBase,
  patch: 'patch',
  PATCH: 'PATCH'
}

// Note: object prototypes should not be able to be referenced. e.g. `Object#hasOwnProperty`.
Object.setPrototypeOf(normalizedMethodRecordsBase, null)
Object.setPrototypeOf(normalizedMethodRecords, null)

module.exports = {
  kEnumerableProperty,
  nop,
  isDisturbed,
  isErrored,
  isReadable,
  toUSVString,
  isUSVString,
  isBlobLike,
  parseOrigin,
  parseURL,
  getServerName,
  isStream,
  isIterable,
  isAsyncIterable,
  isDestroyed,
  headerNameToString,
  bufferToLowerCasedHeaderName,
  addListener,
  removeAllListeners,
  errorRequest,
  parseRawHeaders,
  parseHeaders,
  parseKeepAliveTimeout,
  destroy,
  bodyLength,
  deepClone,
  ReadableStreamFrom,
  isBuffer,
  validateHandler,
  getSocketInfo,
  isFormDataLike,
  buildURL,
  addAbortListener,
  isValidHTTPToken,
  isValidHeaderValue,
  isTokenCharCode,
  parseRangeHeader,
  normalizedMethodRecordsBase,
  normalizedMethodRecords,
  isValidPort,
  isHttpOrHttpsPrefixed,
  nodeMajor,
  nodeMinor,
  safeHTTPMethods: ['GET', 'HEAD', 'OPTIONS', 'TRACE'],
  wrapRequestBody
}


/***/ }),

/***/ 7405:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { InvalidArgumentError } = __nccwpck_require__(8707)
const { kClients, kRunning, kClose, kDestroy, kDispatch, kInterceptors } = __nccwpck_require__(6443)
const DispatcherBase = __nccwpck_require__(1841)
const Pool = __nccwpck_require__(628)
const Client = __nccwpck_require__(3701)
const util = __nccwpck_require__(3440)
const createRedirectInterceptor = __nccwpck_require__(5092)

const kOnConnect = Symbol('onConnect')
const kOnDisconnect = Symbol('onDisconnect')
const kOnConnectionError = Symbol('onConnectionError')
const kMaxRedirections = Symbol('maxRedirections')
const kOnDrain = Symbol('onDrain')
const kFactory = Symbol('factory')
const kOptions = Symbol('options')

function defaultFactory (origin, opts) {
  return opts && opts.connections === 1
    ? new Client(origin, opts)
    : new Pool(origin, opts)
}

class Agent extends DispatcherBase {
  constructor ({ factory = defaultFactory, maxRedirections = 0, connect, tls, ...options } = {}) {
    if (typeof factory !== 'function') {
      throw new InvalidArgumentError('factory must be a function.')
    }

    if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
      throw new InvalidArgumentError('connect must be a function or an object')
    }

    if (!Number.isInteger(maxRedirections) || maxRedirections < 0) {
      throw new InvalidArgumentError('maxRedirections must be a positive number')
    }

    super(options)

    if (connect && typeof connect !== 'function') {
      connect = { ...connect }
    }

    if (tls && typeof tls !== 'function') {
      tls = { ...tls }
    }

    this[kInterceptors] = options.interceptors?.Agent && Array.isArray(options.interceptors.Agent)
      ? options.interceptors.Agent
      : [createRedirectInterceptor({ maxRedirections })]

    this[kOptions] = { ...util.deepClone(options), connect, tls }
    this[kOptions].interceptors = options.interceptors
      ? { ...options.interceptors }
      : undefined
    this[kMaxRedirections] = maxRedirections
    this[kFactory] = factory
    this[kClients] = new Map()

    this[kOnDrain] = (origin, targets) => {
      this.emit('drain', origin, [this, ...targets])
    }

    this[kOnConnect] = (origin, targets) => {
      this.emit('connect', origin, [this, ...targets])
    }

    this[kOnDisconnect] = (origin, targets, err) => {
      this.emit('disconnect', origin, [this, ...targets], err)
    }

    this[kOnConnectionError] = (origin, targets, err) => {
      this.emit('connectionError', origin, [this, ...targets], err)
    }
  }

  get [kRunning] () {
    let ret = 0
    for (const client of this[kClients].values()) {
      ret += client[kRunning]
    }
    return ret
  }

  [kDispatch] (opts, handler) {
    let key
    if (opts.origin && (typeof opts.origin === 'string' || opts.origin instanceof URL)) {
      key = String(opts.origin)
    } else {
      throw new InvalidArgumentError('opts.origin must be a non-empty string or URL.')
    }

    let dispatcher = this[kClients].get(key)

    if (!dispatcher) {
      dispatcher = this[kFactory](opts.origin, this[kOptions])
        .on('drain', this[kOnDrain])
        .on('connect', this[kOnConnect])
        .on('disconnect', this[kOnDisconnect])
        .on('connectionError', this[kOnConnectionError])

      // This introduces a tiny memory leak, as dispatchers are never removed from the map.
      // TODO(mcollina): remove te timer when the client/pool do not have any more
      // active connections.
      this[kClients].set(key, dispatcher)
    }

    return dispatcher.dispatch(opts, handler)
  }

  async [kClose] () {
    const closePromises = []
    for (const client of this[kClients].values()) {
      closePromises.push(client.close())
    }
    this[kClients].clear()

    await Promise.all(closePromises)
  }

  async [kDestroy] (err) {
    const destroyPromises = []
    for (const client of this[kClients].values()) {
      destroyPromises.push(client.destroy(err))
    }
    this[kClients].clear()

    await Promise.all(destroyPromises)
  }
}

module.exports = Agent


/***/ }),

/***/ 637:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



/* global WebAssembly */

const assert = __nccwpck_require__(4589)
const util = __nccwpck_require__(3440)
const { channels } = __nccwpck_require__(2414)
const timers = __nccwpck_require__(6603)
const {
  RequestContentLengthMismatchError,
  ResponseContentLengthMismatchError,
  RequestAbortedError,
  InvalidArgumentError,
  HeadersTimeoutError,
  HeadersOverflowError,
  SocketError,
  InformationalError,
  BodyTimeoutError,
  HTTPParserError,
  ResponseExceededMaxSizeError
} = __nccwpck_require__(8707)
const {
  kUrl,
  kReset,
  kClient,
  kParser,
  kBlocking,
  kRunning,
  kPending,
  kSize,
  kWriting,
  kQueue,
  kNoRef,
  kKeepAliveDefaultTimeout,
  kHostHeader,
  kPendingIdx,
  kRunningIdx,
  kError,
  kPipelining,
  kSocket,
  kKeepAliveTimeoutValue,
  kMaxHeadersSize,
  kKeepAliveMaxTimeout,
  kKeepAliveTimeoutThreshold,
  kHeadersTimeout,
  kBodyTimeout,
  kStrictContentLength,
  kMaxRequests,
  kCounter,
  kMaxResponseSize,
  kOnError,
  kResume,
  kHTTPContext
} = __nccwpck_require__(6443)

const constants = __nccwpck_require__(2824)
const EMPTY_BUF = Buffer.alloc(0)
const FastBuffer = Buffer[Symbol.species]
const addListener = util.addListener
const removeAllListeners = util.removeAllListeners
const kIdleSocketValidation = Symbol('kIdleSocketValidation')
const kIdleSocketValidationTimeout = Symbol('kIdleSocketValidationTimeout')
const kSocketUsed = Symbol('kSocketUsed')

let extractBody

async function lazyllhttp () {
  const llhttpWasmData = process.env.JEST_WORKER_ID ? __nccwpck_require__(3870) : undefined

  let mod
  try {
    mod = await WebAssembly.compile(__nccwpck_require__(3434))
  } catch (e) {
    /* istanbul ignore next */

    // We could check if the error was caused by the simd option not
    // being enabled, but the occurring of this other error
    // * https://github.com/emscripten-core/emscripten/issues/11495
    // got me to remove that check to avoid breaking Node 12.
    mod = await WebAssembly.compile(llhttpWasmData || __nccwpck_require__(3870))
  }

  return await WebAssembly.instantiate(mod, {
    env: {
      /* eslint-disable camelcase */

      wasm_on_url: (p, at, len) => {
        /* istanbul ignore next */
        return 0
      },
      wasm_on_status: (p, at, len) => {
        assert(currentParser.ptr === p)
        const start = at - currentBufferPtr + currentBufferRef.byteOffset
        return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len)) || 0
      },
      wasm_on_message_begin: (p) => {
        assert(currentParser.ptr === p)
        return currentParser.onMessageBegin() || 0
      },
      wasm_on_header_field: (p, at, len) => {
        assert(currentParser.ptr === p)
        const start = at - currentBufferPtr + currentBufferRef.byteOffset
        return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len)) || 0
      },
      wasm_on_header_value: (p, at, len) => {
        assert(currentParser.ptr === p)
        const start = at - currentBufferPtr + currentBufferRef.byteOffset
        return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len)) || 0
      },
      wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
        assert(currentParser.ptr === p)
        return currentParser.onHeadersComplete(statusCode, Boolean(upgrade), Boolean(shouldKeepAlive)) || 0
      },
      wasm_on_body: (p, at, len) => {
        assert(currentParser.ptr === p)
        const start = at - currentBufferPtr + currentBufferRef.byteOffset
        return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len)) || 0
      },
      wasm_on_message_complete: (p) => {
        assert(currentParser.ptr === p)
        return currentParser.onMessageComplete() || 0
      }

      /* eslint-enable camelcase */
    }
  })
}

let llhttpInstance = null
let llhttpPromise = lazyllhttp()
llhttpPromise.catch()

let currentParser = null
let currentBufferRef = null
let currentBufferSize = 0
let currentBufferPtr = null

const USE_NATIVE_TIMER = 0
const USE_FAST_TIMER = 1

// Use fast timers for headers and body to take eventual event loop
// latency into account.
const TIMEOUT_HEADERS = 2 | USE_FAST_TIMER
const TIMEOUT_BODY = 4 | USE_FAST_TIMER

// Use native timers to ignore event loop latency for keep-alive
// handling.
const TIMEOUT_KEEP_ALIVE = 8 | USE_NATIVE_TIMER

class Parser {
  constructor (client, socket, { exports }) {
    assert(Number.isFinite(client[kMaxHeadersSize]) && client[kMaxHeadersSize] > 0)

    this.llhttp = exports
    this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE)
    this.client = client
    this.socket = socket
    this.timeout = null
    this.timeoutValue = null
    this.timeoutType = null
    this.statusCode = null
    this.statusText = ''
    this.upgrade = false
    this.headers = []
    this.headersSize = 0
    this.headersMaxSize = client[kMaxHeadersSize]
    this.shouldKeepAlive = false
    this.paused = false
    this.resume = this.resume.bind(this)

    this.bytesRead = 0

    this.keepAlive = ''
    this.contentLength = ''
    this.connection = ''
    this.maxResponseSize = client[kMaxResponseSize]
  }

  setTimeout (delay, type) {
    // If the existing timer and the new timer are of different timer type
    // (fast or native) or have different delay, we need to clear the existing
    // timer and set a new one.
    if (
      delay !== this.timeoutValue ||
      (type & USE_FAST_TIMER) ^ (this.timeoutType & USE_FAST_TIMER)
    ) {
      // If a timeout is already set, clear it with clearTimeout of the fast
      // timer implementation, as it can clear fast and native timers.
      if (this.timeout) {
        timers.clearTimeout(this.timeout)
        this.timeout = null
      }

      if (delay) {
        if (type & USE_FAST_TIMER) {
          this.timeout = timers.setFastTimeout(onParserTimeout, delay, new WeakRef(this))
        } else {
          this.timeout = setTimeout(onParserTimeout, delay, new WeakRef(this))
          this.timeout.unref()
        }
      }

      this.timeoutValue = delay
    } else if (this.timeout) {
      // istanbul ignore else: only for jest
      if (this.timeout.refresh) {
        this.timeout.refresh()
      }
    }

    this.timeoutType = type
  }

  resume () {
    if (this.socket.destroyed || !this.paused) {
      return
    }

    assert(this.ptr != null)
    assert(currentParser == null)

    this.llhttp.llhttp_resume(this.ptr)

    assert(this.timeoutType === TIMEOUT_BODY)
    if (this.timeout) {
      // istanbul ignore else: only for jest
      if (this.timeout.refresh) {
        this.timeout.refresh()
      }
    }

    this.paused = false
    this.execute(this.socket.read() || EMPTY_BUF) // Flush parser.
    this.readMore()
  }

  readMore () {
    while (!this.paused && this.ptr) {
      const chunk = this.socket.read()
      if (chunk === null) {
        break
      }
      this.execute(chunk)
    }
  }

  execute (data) {
    assert(this.ptr != null)
    assert(currentParser == null)
    assert(!this.paused)

    const { socket, llhttp } = this

    if (data.length > currentBufferSize) {
      if (currentBufferPtr) {
        llhttp.free(currentBufferPtr)
      }
      currentBufferSize = Math.ceil(data.length / 4096) * 4096
      currentBufferPtr = llhttp.malloc(currentBufferSize)
    }

    new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize).set(data)

    // Call `execute` on the wasm parser.
    // We pass the `llhttp_parser` pointer address, the pointer address of buffer view data,
    // and finally the length of bytes to parse.
    // The return value is an error code or `constants.ERROR.OK`.
    try {
      let ret

      try {
        currentBufferRef = data
        currentParser = this
        ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, data.length)
        /* eslint-disable-next-line no-useless-catch */
      } catch (err) {
        /* istanbul ignore next: difficult to make a test case for */
        throw err
      } finally {
        currentParser = null
        currentBufferRef = null
      }

      const offset = llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr

      if (ret !== constants.ERROR.OK) {
        const body = data.subarray(offset)

        if (ret === constants.ERROR.PAUSED_UPGRADE) {
          this.onUpgrade(body)
        } else if (ret === constants.ERROR.PAUSED) {
          this.paused = true
          socket.unshift(body)
        } else {
          throw this.createError(ret, body)
        }
      }
    } catch (err) {
      util.destroy(socket, err)
    }
  }

  finish () {
    assert(currentParser === null)
    assert(this.ptr != null)
    assert(!this.paused)

    const { llhttp } = this

    let ret

    try {
      currentParser = this
      ret = llhttp.llhttp_finish(this.ptr)
    } finally {
      currentParser = null
    }

    if (ret === constants.ERROR.OK) {
      return null
    }

    if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
      this.paused = true
      return null
    }

    return this.createError(ret, EMPTY_BUF)
  }

  createError (ret, data) {
    const { llhttp, contentLength, bytesRead } = this

    if (contentLength && bytesRead !== parseInt(contentLength, 10)) {
      return new ResponseContentLengthMismatchError()
    }

    const ptr = llhttp.llhttp_get_error_reason(this.ptr)
    let message = ''
    if (ptr) {
      const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0)
      message =
        'Response does not match the HTTP/1.1 protocol (' +
        Buffer.from(llhttp.memory.buffer, ptr, len).toString() +
        ')'
    }

    return new HTTPParserError(message, constants.ERROR[ret], data)
  }

  destroy () {
    assert(this.ptr != null)
    assert(currentParser == null)

    this.llhttp.llhttp_free(this.ptr)
    this.ptr = null

    this.timeout && timers.clearTimeout(this.timeout)
    this.timeout = null
    this.timeoutValue = null
    this.timeoutType = null

    this.paused = false
  }

  onStatus (buf) {
    this.statusText = buf.toString()
  }

  onMessageBegin () {
    const { socket, client } = this

    /* istanbul ignore next: difficult to make a test case for */
    if (socket.destroyed) {
      return -1
    }

    if (client[kRunning] === 0) {
      util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)))
      return -1
    }

    const request = client[kQueue][client[kRunningIdx]]
    if (!request) {
      return -1
    }
    request.onResponseStarted()
  }

  onHeaderField (buf) {
    const len = this.headers.length

    if ((len & 1) === 0) {
      this.headers.push(buf)
    } else {
      this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf])
    }

    this.trackHeader(buf.length)
  }

  onHeaderValue (buf) {
    let len = this.headers.length

    if ((len & 1) === 1) {
      this.headers.push(buf)
      len += 1
    } else {
      this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf])
    }

    const key = this.headers[len - 2]
    if (key.length === 10) {
      const headerName = util.bufferToLowerCasedHeaderName(key)
      if (headerName === 'keep-alive') {
        this.keepAlive += buf.toString()
      } else if (headerName === 'connection') {
        this.connection += buf.toString()
      }
    } else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === 'content-length') {
      this.contentLength += buf.toString()
    }

    this.trackHeader(buf.length)
  }

  trackHeader (len) {
    this.headersSize += len
    if (this.headersSize >= this.headersMaxSize) {
      util.destroy(this.socket, new HeadersOverflowError())
    }
  }

  onUpgrade (head) {
    const { upgrade, client, socket, headers, statusCode, statusText } = this

    assert(upgrade)
    assert(client[kSocket] === socket)
    assert(!socket.destroyed)
    assert(!this.paused)
    assert((headers.length & 1) === 0)

    const request = client[kQueue][client[kRunningIdx]]
    assert(request)
    assert(request.upgrade || request.method === 'CONNECT')

    this.statusCode = null
    this.statusText = ''
    this.shouldKeepAlive = null

    this.headers = []
    this.headersSize = 0

    socket.unshift(head)

    socket[kParser].destroy()
    socket[kParser] = null

    socket[kClient] = null
    socket[kError] = null

    removeAllListeners(socket)

    client[kSocket] = null
    client[kHTTPContext] = null // TODO (fix): This is hacky...
    client[kQueue][client[kRunningIdx]++] = null
    client.emit('disconnect', client[kUrl], [client], new InformationalError('upgrade'))

    try {
      request.onUpgrade(statusCode, headers, socket, statusText)
    } catch (error) {
      util.errorRequest(client, request, error)
      util.destroy(socket, error)
    }

    client[kResume]()
  }

  onHeadersComplete (statusCode, upgrade, shouldKeepAlive) {
    const { client, socket, headers, statusText } = this

    /* istanbul ignore next: difficult to make a test case for */
    if (socket.destroyed) {
      return -1
    }

    if (client[kRunning] === 0) {
      util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)))
      return -1
    }

    const request = client[kQueue][client[kRunningIdx]]

    /* istanbul ignore next: difficult to make a test case for */
    if (!request) {
      return -1
    }

    assert(!this.upgrade)
    assert(this.statusCode < 200)

    if (statusCode === 100) {
      util.destroy(socket, new SocketError('bad response', util.getSocketInfo(socket)))
      return -1
    }

    /* this can only happen if server is misbehaving */
    if (upgrade && !request.upgrade) {
      util.destroy(socket, new SocketError('bad upgrade', util.getSocketInfo(socket)))
      return -1
    }

    assert(this.timeoutType === TIMEOUT_HEADERS)

    this.statusCode = statusCode
    this.shouldKeepAlive = (
      shouldKeepAlive ||
      // Override llhttp value which does not allow keepAlive for HEAD.
      (request.method === 'HEAD' && !socket[kReset] && this.connection.toLowerCase() === 'keep-alive')
    )

    if (this.statusCode >= 200) {
      const bodyTimeout = request.bodyTimeout != null
        ? request.bodyTimeout
        : client[kBodyTimeout]
      this.setTimeout(bodyTimeout, TIMEOUT_BODY)
    } else if (this.timeout) {
      // istanbul ignore else: only for jest
      if (this.timeout.refresh) {
        this.timeout.refresh()
      }
    }

    if (request.method === 'CONNECT') {
      assert(client[kRunning] === 1)
      this.upgrade = true
      return 2
    }

    if (upgrade) {
      assert(client[kRunning] === 1)
      this.upgrade = true
      return 2
    }

    assert((this.headers.length & 1) === 0)
    this.headers = []
    this.headersSize = 0

    if (this.shouldKeepAlive && client[kPipelining]) {
      const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null

      if (keepAliveTimeout != null) {
        const timeout = Math.min(
          keepAliveTimeout - client[kKeepAliveTimeoutThreshold],
          client[kKeepAliveMaxTimeout]
        )
        if (timeout <= 0) {
          socket[kReset] = true
        } else {
          client[kKeepAliveTimeoutValue] = timeout
        }
      } else {
        client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout]
      }
    } else {
      // Stop more requests from being dispatched.
      socket[kReset] = true
    }

    const pause = request.onHeaders(statusCode, headers, this.resume, statusText) === false

    if (request.aborted) {
      return -1
    }

    if (request.method === 'HEAD') {
      return 1
    }

    if (statusCode < 200) {
      return 1
    }

    if (socket[kBlocking]) {
      socket[kBlocking] = false
      client[kResume]()
    }

    return pause ? constants.ERROR.PAUSED : 0
  }

  onBody (buf) {
    const { client, socket, statusCode, maxResponseSize } = this

    if (socket.destroyed) {
      return -1
    }

    const request = client[kQueue][client[kRunningIdx]]
    assert(request)

    assert(this.timeoutType === TIMEOUT_BODY)
    if (this.timeout) {
      // istanbul ignore else: only for jest
      if (this.timeout.refresh) {
        this.timeout.refresh()
      }
    }

    assert(statusCode >= 200)

    if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
      util.destroy(socket, new ResponseExceededMaxSizeError())
      return -1
    }

    this.bytesRead += buf.length

    if (request.onData(buf) === false) {
      return constants.ERROR.PAUSED
    }
  }

  onMessageComplete () {
    const { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this

    if (socket.destroyed && (!statusCode || shouldKeepAlive)) {
      return -1
    }

    if (upgrade) {
      return
    }

    assert(statusCode >= 100)
    assert((this.headers.length & 1) === 0)

    const request = client[kQueue][client[kRunningIdx]]
    assert(request)

    this.statusCode = null
    this.statusText = ''
    this.bytesRead = 0
    this.contentLength = ''
    this.keepAlive = ''
    this.connection = ''

    this.headers = []
    this.headersSize = 0

    if (statusCode < 200) {
      return
    }

    /* istanbul ignore next: should be handled by llhttp? */
    if (request.method !== 'HEAD' && contentLength && bytesRead !== parseInt(contentLength, 10)) {
      util.destroy(socket, new ResponseContentLengthMismatchError())
      return -1
    }

    request.onComplete(headers)

    client[kQueue][client[kRunningIdx]++] = null
    socket[kSocketUsed] = true

    if (socket[kWriting]) {
      assert(client[kRunning] === 0)
      // Response completed before request.
      util.destroy(socket, new InformationalError('reset'))
      return constants.ERROR.PAUSED
    } else if (!shouldKeepAlive) {
      util.destroy(socket, new InformationalError('reset'))
      return constants.ERROR.PAUSED
    } else if (socket[kReset] && client[kRunning] === 0) {
      // Destroy socket once all requests have completed.
      // The request at the tail of the pipeline is the one
      // that requested reset and no further requests should
      // have been queued since then.
      util.destroy(socket, new InformationalError('reset'))
      return constants.ERROR.PAUSED
    } else if (client[kPipelining] == null || client[kPipelining] === 1) {
      // We must wait a full event loop cycle to reuse this socket to make sure
      // that non-spec compliant servers are not closing the connection even if they
      // said they won't.
      setImmediate(() => client[kResume]())
    } else {
      client[kResume]()
    }
  }
}

function onParserTimeout (parser) {
  const { socket, timeoutType, client, paused } = parser.deref()

  /* istanbul ignore else */
  if (timeoutType === TIMEOUT_HEADERS) {
    if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
      assert(!paused, 'cannot be paused while waiting for headers')
      util.destroy(socket, new HeadersTimeoutError())
    }
  } else if (timeoutType === TIMEOUT_BODY) {
    if (!paused) {
      util.destroy(socket, new BodyTimeoutError())
    }
  } else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
    assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue])
    util.destroy(socket, new InformationalError('socket idle timeout'))
  }
}

async function connectH1 (client, socket) {
  client[kSocket] = socket

  if (!llhttpInstance) {
    llhttpInstance = await llhttpPromise
    llhttpPromise = null
  }

  socket[kNoRef] = false
  socket[kWriting] = false
  socket[kReset] = false
  socket[kBlocking] = false
  socket[kIdleSocketValidation] = 0
  socket[kIdleSocketValidationTimeout] = null
  socket[kSocketUsed] = false
  socket[kParser] = new Parser(client, socket, llhttpInstance)

  addListener(socket, 'error', function (err) {
    const parser = this[kParser]

    // On Mac OS, we get an ECONNRESET even if there is a full body to be forwarded
    // to the user.
    if (err.code === 'ECONNRESET' && parser.statusCode && !parser.shouldKeepAlive) {
      const parserErr = parser.finish()
      if (parserErr) {
        this[kError] = parserErr
        this[kClient][kOnError](parserErr)
      }
      return
    }

    this[kError] = err

    this[kClient][kOnError](err)
  })
  addListener(socket, 'readable', function () {
    const parser = this[kParser]

    if (parser) {
      parser.readMore()
    }
  })
  addListener(socket, 'end', function () {
    const parser = this[kParser]

    if (parser.statusCode && !parser.shouldKeepAlive) {
      const parserErr = parser.finish()
      if (parserErr) {
        util.destroy(this, parserErr)
      }
      return
    }

    util.destroy(this, new SocketError('other side closed', util.getSocketInfo(this)))
  })
  addListener(socket, 'close', function () {
    const client = this[kClient]
    const parser = this[kParser]

    clearIdleSocketValidation(this)

    if (parser) {
      if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) {
        this[kError] = parser.finish() || this[kError]
      }

      this[kParser].destroy()
      this[kParser] = null
    }

    const err = this[kError] || new SocketError('closed', util.getSocketInfo(this))

    client[kSocket] = null
    client[kHTTPContext] = null // TODO (fix): This is hacky...

    if (client.destroyed) {
      assert(client[kPending] === 0)

      // Fail entire queue.
      const requests = client[kQueue].splice(client[kRunningIdx])
      for (let i = 0; i < requests.length; i++) {
        const request = requests[i]
        util.errorRequest(client, request, err)
      }
    } else if (client[kRunning] > 0 && err.code !== 'UND_ERR_INFO') {
      // Fail head of pipeline.
      const request = client[kQueue][client[kRunningIdx]]
      client[kQueue][client[kRunningIdx]++] = null

      util.errorRequest(client, request, err)
    }

    client[kPendingIdx] = client[kRunningIdx]

    assert(client[kRunning] === 0)

    client.emit('disconnect', client[kUrl], [client], err)

    client[kResume]()
  })

  let closed = false
  socket.on('close', () => {
    closed = true
  })

  return {
    version: 'h1',
    defaultPipelining: 1,
    write (...args) {
      return writeH1(client, ...args)
    },
    resume () {
      resumeH1(client)
    },
    destroy (err, callback) {
      if (closed) {
        queueMicrotask(callback)
      } else {
        socket.destroy(err).on('close', callback)
      }
    },
    get destroyed () {
      return socket.destroyed
    },
    busy (request) {
      if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) {
        return true
      }

      if (request) {
        if (client[kRunning] > 0 && !request.idempotent) {
          // Non-idempotent request cannot be retried.
          // Ensure that no other requests are inflight and
          // could cause failure.
          return true
        }

        if (client[kRunning] > 0 && (request.upgrade || request.method === 'CONNECT')) {
          // Don't dispatch an upgrade until all preceding requests have completed.
          // A misbehaving server might upgrade the connection before all pipelined
          // request has completed.
          return true
        }

        if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 &&
          (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) {
          // Request with stream or iterator body can error while other requests
          // are inflight and indirectly error those as well.
          // Ensure this doesn't happen by waiting for inflight
          // to complete before dispatching.

          // Request with stream or iterator body cannot be retried.
          // Ensure that no other requests are inflight and
          // could cause failure.
          return true
        }
      }

      return false
    }
  }
}

function clearIdleSocketValidation (socket) {
  if (socket[kIdleSocketValidationTimeout]) {
    clearImmediate(socket[kIdleSocketValidationTimeout])
    socket[kIdleSocketValidationTimeout] = null
  }

  socket[kIdleSocketValidation] = 0
}

function scheduleIdleSocketValidation (client, socket) {
  socket[kIdleSocketValidation] = 1
  // Yield to the check phase (after poll) so unsolicited bytes / FIN / RST
  // already pending on this idle keep-alive socket are processed before the
  // next request is written (GHSA-35p6-xmwp-9g52).
  //
  // setTimeout(0) pays Node's ~1ms timer floor on every sequential reuse
  // (#5493). setImmediate avoids that, but an *unref'd* Immediate lets poll
  // block for ~500ms when the event loop is otherwise idle (#5600 / #5606).
  // A ref'd Immediate both keeps the pending request alive and makes poll
  // return immediately \u2014 the hybrid those issues asked for.
  socket[kIdleSocketValidationTimeout] = setImmediate(() => {
    socket[kIdleSocketValidationTimeout] = null
    socket[kIdleSocketValidation] = 2

    if (client[kSocket] === socket && !socket.destroyed) {
      client[kResume]()
    }
  })
}

/**
 * @param {import('./client.js')} client
 */
function resumeH1 (client) {
  const socket = client[kSocket]

  if (socket && !socket.destroyed) {
    if (client[kSize] === 0) {
      if (!socket[kNoRef] && socket.unref) {
        socket.unref()
        socket[kNoRef] = true
      }
    } else if (socket[kNoRef] && socket.ref) {
      socket.ref()
      socket[kNoRef] = false
    }

    if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
      if (socket[kIdleSocketValidation] === 0) {
        scheduleIdleSocketValidation(client, socket)
        socket[kParser].readMore()
        if (socket.destroyed) {
          return
        }
        return
      }

      if (socket[kIdleSocketValidation] === 1) {
        socket[kParser].readMore()
        if (socket.destroyed) {
          return
        }
        return
      }
    }

    if (client[kRunning] === 0) {
      socket[kParser].readMore()
      if (socket.destroyed) {
        return
      }
    }

    if (client[kSize] === 0) {
      if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) {
        socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE)
      }
    } else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) {
      if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
        const request = client[kQueue][client[kRunningIdx]]
        const headersTimeout = request.headersTimeout != null
          ? request.headersTimeout
          : client[kHeadersTimeout]
        socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS)
      }
    }
  }
}

// https://www.rfc-editor.org/rfc/rfc7230#section-3.3.2
function shouldSendContentLength (method) {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && method !== 'TRACE' && method !== 'CONNECT'
}

function writeH1 (client, request) {
  const { method, path, host, upgrade, blocking, reset } = request

  let { body, headers, contentLength } = request

  // https://tools.ietf.org/html/rfc7231#section-4.3.1
  // https://tools.ietf.org/html/rfc7231#section-4.3.2
  // https://tools.ietf.org/html/rfc7231#section-4.3.5

  // Sending a payload body on a request that does not
  // expect it can cause undefined behavior on some
  // servers and corrupt connection state. Do not
  // re-use the connection for further requests.

  const expectsPayload = (
    method === 'PUT' ||
    method === 'POST' ||
    method === 'PATCH' ||
    method === 'QUERY' ||
    method === 'PROPFIND' ||
    method === 'PROPPATCH'
  )

  if (util.isFormDataLike(body)) {
    if (!extractBody) {
      extractBody = (__nccwpck_require__(4492).extractBody)
    }

    const [bodyStream, contentType] = extractBody(body)
    if (request.contentType == null) {
      headers.push('content-type', contentType)
    }
    body = bodyStream.stream
    contentLength = bodyStream.length
  } else if (util.isBlobLike(body) && request.contentType == null) {
    const contentType = body.type
    if (contentType) {
      const contentTypeValue = `${contentType}`
      if (!util.isValidHeaderValue(contentTypeValue)) {
        util.errorRequest(client, request, new InvalidArgumentError('invalid content-type header'))
        return false
      }
      headers.push('content-type', contentTypeValue)
    }
  }

  if (body && typeof body.read === 'function') {
    // Try to read EOF in order to get length.
    body.read(0)
  }

  const bodyLength = util.bodyLength(body)

  contentLength = bodyLength ?? contentLength

  if (contentLength === null) {
    contentLength = request.contentLength
  }

  if (contentLength === 0 && !expectsPayload) {
    // https://tools.ietf.org/html/rfc7230#section-3.3.2
    // A user agent SHOULD NOT send a Content-Length header field when
    // the request message does not contain a payload body and the method
    // semantics do not anticipate such a body.

    contentLength = null
  }

  // https://github.com/nodejs/undici/issues/2046
  // A user agent may send a Content-Length header with 0 value, this should be allowed.
  if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
    if (client[kStrictContentLength]) {
      util.errorRequest(client, request, new RequestContentLengthMismatchError())
      return false
    }

    process.emitWarning(new RequestContentLengthMismatchError())
  }

  const socket = client[kSocket]
  clearIdleSocketValidation(socket)

  /**
   * @param {Error} [error]
   */
  const abort = (error) => {
    if (request.aborted) {
      return
    }

    if (request.completed) {
      if (request.upgrade || request.method === 'CONNECT') {
        util.destroy(socket, new InformationalError('aborted'))
      }
      return
    }

    util.errorRequest(client, request, error || new RequestAbortedError())

    util.destroy(body)
    util.destroy(socket, new InformationalError('aborted'))
  }

  try {
    request.onConnect(abort)
  } catch (err) {
    util.errorRequest(client, request, err)
  }

  if (request.aborted) {
    return false
  }

  if (method === 'HEAD') {
    // https://github.com/mcollina/undici/issues/258
    // Close after a HEAD request to interop with misbehaving servers
    // that may send a body in the response.

    socket[kReset] = true
  }

  if (upgrade || method === 'CONNECT') {
    // On CONNECT or upgrade, block pipeline from dispatching further
    // requests on this connection.

    socket[kReset] = true
  }

  if (reset != null) {
    socket[kReset] = reset
  }

  if (client[kMaxRequests] && socket[kCounter]++ >= client[kMaxRequests]) {
    socket[kReset] = true
  }

  if (blocking) {
    socket[kBlocking] = true
  }

  let header = `${method} ${path} HTTP/1.1\r\n`

  if (typeof host === 'string') {
    header += `host: ${host}\r\n`
  } else {
    header += client[kHostHeader]
  }

  if (upgrade) {
    header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n`
  } else if (client[kPipelining] && !socket[kReset]) {
    header += 'connection: keep-alive\r\n'
  } else {
    header += 'connection: close\r\n'
  }

  if (Array.isArray(headers)) {
    for (let n = 0; n < headers.length; n += 2) {
      const key = headers[n + 0]
      const val = headers[n + 1]

      if (Array.isArray(val)) {
        for (let i = 0; i < val.length; i++) {
          header += `${key}: ${val[i]}\r\n`
        }
      } else {
        header += `${key}: ${val}\r\n`
      }
    }
  }

  if (channels.sendHeaders.hasSubscribers) {
    channels.sendHeaders.publish({ request, headers: header, socket })
  }

  /* istanbul ignore else: assertion */
  if (!body || bodyLength === 0) {
    writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload)
  } else if (util.isBuffer(body)) {
    writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload)
  } else if (util.isBlobLike(body)) {
    if (typeof body.stream === 'function') {
      writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload)
    } else {
      writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload)
    }
  } else if (util.isStream(body)) {
    writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload)
  } else if (util.isIterable(body)) {
    writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload)
  } else {
    assert(false)
  }

  return true
}

function writeStream (abort, body, client, request, socket, contentLength, header, expectsPayload) {
  assert(contentLength !== 0 || client[kRunning] === 0, 'stream body cannot be pipelined')

  let finished = false

  const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header })

  const onData = function (chunk) {
    if (finished) {
      return
    }

    try {
      if (!writer.write(chunk) && this.pause) {
        this.pause()
      }
    } catch (err) {
      util.destroy(this, err)
    }
  }
  const onDrain = function () {
    if (finished) {
      return
    }

    if (body.resume) {
      body.resume()
    }
  }
  const onClose = function () {
    // 'close' might be emitted *before* 'error' for
    // broken streams. Wait a tick to avoid this case.
    queueMicrotask(() => {
      // It's only safe to remove 'error' listener after
      // 'close'.
      body.removeListener('error', onFinished)
    })

    if (!finished) {
      const err = new RequestAbortedError()
      queueMicrotask(() => onFinished(err))
    }
  }
  const onFinished = function (err) {
    if (finished) {
      return
    }

    finished = true

    assert(socket.destroyed || (socket[kWriting] && client[kRunning] <= 1))

    socket
      .off('drain', onDrain)
      .off('error', onFinished)

    body
      .removeListener('data', onData)
      .removeListener('end', onFinished)
      .removeListener('close', onClose)

    if (!err) {
      try {
        writer.end()
      } catch (er) {
        err = er
      }
    }

    writer.destroy(err)

    if (err && (err.code !== 'UND_ERR_INFO' || err.message !== 'reset')) {
      util.destroy(body, err)
    } else {
      util.destroy(body)
    }
  }

  body
    .on('data', onData)
    .on('end', onFinished)
    .on('error', onFinished)
    .on('close', onClose)

  if (body.resume) {
    body.resume()
  }

  socket
    .on('drain', onDrain)
    .on('error', onFinished)

  if (body.errorEmitted ?? body.errored) {
    setImmediate(() => onFinished(body.errored))
  } else if (body.endEmitted ?? body.readableEnded) {
    setImmediate(() => onFinished(null))
  }

  if (body.closeEmitted ?? body.closed) {
    setImmediate(onClose)
  }
}

function writeBuffer (abort, body, client, request, socket, contentLength, header, expectsPayload) {
  try {
    if (!body) {
      if (contentLength === 0) {
        socket.write(`${header}content-length: 0\r\n\r\n`, 'latin1')
      } else {
        assert(contentLength === null, 'no body must not have content length')
        socket.write(`${header}\r\n`, 'latin1')
      }
    } else if (util.isBuffer(body)) {
      assert(contentLength === body.byteLength, 'buffer body must have content length')

      socket.cork()
      socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1')
      socket.write(body)
      socket.uncork()
      request.onBodySent(body)

      if (!expectsPayload && request.reset !== false) {
        socket[kReset] = true
      }
    }
    request.onRequestSent()

    client[kResume]()
  } catch (err) {
    abort(err)
  }
}

async function writeBlob (abort, body, client, request, socket, contentLength, header, expectsPayload) {
  assert(contentLength === body.size, 'blob body must have content length')

  try {
    if (contentLength != null && contentLength !== body.size) {
      throw new RequestContentLengthMismatchError()
    }

    const buffer = Buffer.from(await body.arrayBuffer())

    socket.cork()
    socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1')
    socket.write(buffer)
    socket.uncork()

    request.onBodySent(buffer)
    request.onRequestSent()

    if (!expectsPayload && request.reset !== false) {
      socket[kReset] = true
    }

    client[kResume]()
  } catch (err) {
    abort(err)
  }
}

async function writeIterable (abort, body, client, request, socket, contentLength, header, expectsPayload) {
  assert(contentLength !== 0 || client[kRunning] === 0, 'iterator body cannot be pipelined')

  let callback = null
  function onDrain () {
    if (callback) {
      const cb = callback
      callback = null
      cb()
    }
  }

  const waitForDrain = () => new Promise((resolve, reject) => {
    assert(callback === null)

    if (socket[kError]) {
      reject(socket[kError])
    } else {
      callback = resolve
    }
  })

  socket
    .on('close', onDrain)
    .on('drain', onDrain)

  const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header })
  try {
    // It's up to the user to somehow abort the async iterable.
    for await (const chunk of body) {
      if (socket[kError]) {
        throw socket[kError]
      }

      if (!writer.write(chunk)) {
        await waitForDrain()
      }
    }

    writer.end()
  } catch (err) {
    writer.destroy(err)
  } finally {
    socket
      .off('close', onDrain)
      .off('drain', onDrain)
  }
}

class AsyncWriter {
  constructor ({ abort, socket, request, contentLength, client, expectsPayload, header }) {
    this.socket = socket
    this.request = request
    this.contentLength = contentLength
    this.client = client
    this.bytesWritten = 0
    this.expectsPayload = expectsPayload
    this.header = header
    this.abort = abort

    socket[kWriting] = true
  }

  write (chunk) {
    const { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this

    if (socket[kError]) {
      throw socket[kError]
    }

    if (socket.destroyed) {
      return false
    }

    const len = Buffer.byteLength(chunk)
    if (!len) {
      return true
    }

    // We should defer writing chunks.
    if (contentLength !== null && bytesWritten + len > contentLength) {
      if (client[kStrictContentLength]) {
        throw new RequestContentLengthMismatchError()
      }

      process.emitWarning(new RequestContentLengthMismatchError())
    }

    socket.cork()

    if (bytesWritten === 0) {
      if (!expectsPayload && request.reset !== false) {
        socket[kReset] = true
      }

      if (contentLength === null) {
        socket.write(`${header}transfer-encoding: chunked\r\n`, 'latin1')
      } else {
        socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, 'latin1')
      }
    }

    if (contentLength === null) {
      socket.write(`\r\n${len.toString(16)}\r\n`, 'latin1')
    }

    this.bytesWritten += len

    const ret = socket.write(chunk)

    socket.uncork()

    request.onBodySent(chunk)

    if (!ret) {
      if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
        // istanbul ignore else: only for jest
        if (socket[kParser].timeout.refresh) {
          socket[kParser].timeout.refresh()
        }
      }
    }

    return ret
  }

  end () {
    const { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this
    request.onRequestSent()

    socket[kWriting] = false

    if (socket[kError]) {
      throw socket[kError]
    }

    if (socket.destroyed) {
      return
    }

    if (bytesWritten === 0) {
      if (expectsPayload) {
        // https://tools.ietf.org/html/rfc7230#section-3.3.2
        // A user agent SHOULD send a Content-Length in a request message when
        // no Transfer-Encoding is sent and the request method defines a meaning
        // for an enclosed payload body.

        socket.write(`${header}content-length: 0\r\n\r\n`, 'latin1')
      } else {
        socket.write(`${header}\r\n`, 'latin1')
      }
    } else if (contentLength === null) {
      socket.write('\r\n0\r\n\r\n', 'latin1')
    }

    if (contentLength !== null && bytesWritten !== contentLength) {
      if (client[kStrictContentLength]) {
        throw new RequestContentLengthMismatchError()
      } else {
        process.emitWarning(new RequestContentLengthMismatchError())
      }
    }

    if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
      // istanbul ignore else: only for jest
      if (socket[kParser].timeout.refresh) {
        socket[kParser].timeout.refresh()
      }
    }

    client[kResume]()
  }

  destroy (err) {
    const { socket, client, abort } = this

    socket[kWriting] = false

    if (err) {
      assert(client[kRunning] <= 1, 'pipeline should only contain this request')
      abort(err)
    }
  }
}

module.exports = connectH1


/***/ }),

/***/ 8788:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const assert = __nccwpck_require__(4589)
const { errorMonitor } = __nccwpck_require__(8474)
const { pipeline } = __nccwpck_require__(7075)
const util = __nccwpck_require__(3440)
const {
  RequestContentLengthMismatchError,
  RequestAbortedError,
  SocketError,
  InformationalError
} = __nccwpck_require__(8707)
const {
  kUrl,
  kReset,
  kClient,
  kRunning,
  kPending,
  kQueue,
  kPendingIdx,
  kRunningIdx,
  kError,
  kSocket,
  kStrictContentLength,
  kOnError,
  kMaxConcurrentStreams,
  kHTTP2Session,
  kResume,
  kSize,
  kHTTPContext
} = __nccwpck_require__(6443)

const kOpenStreams = Symbol('open streams')

let extractBody

// Experimental
let h2ExperimentalWarned = false

/** @type {import('http2')} */
let http2
try {
  http2 = __nccwpck_require__(2467)
} catch {
  // @ts-ignore
  http2 = { constants: {} }
}

const {
  constants: {
    HTTP2_HEADER_AUTHORITY,
    HTTP2_HEADER_METHOD,
    HTTP2_HEADER_PATH,
    HTTP2_HEADER_SCHEME,
    HTTP2_HEADER_CONTENT_LENGTH,
    HTTP2_HEADER_EXPECT,
    HTTP2_HEADER_STATUS
  }
} = http2

function parseH2Headers (headers) {
  const result = []

  for (const [name, value] of Object.entries(headers)) {
    // h2 may concat the header value by array
    // e.g. Set-Cookie
    if (Array.isArray(value)) {
      for (const subvalue of value) {
        // we need to provide each header value of header name
        // because the headers handler expect name-value pair
        result.push(Buffer.from(name), Buffer.from(subvalue))
      }
    } else {
      result.push(Buffer.from(name), Buffer.from(value))
    }
  }

  return result
}

/**
 * @param {import('node:http2').IncomingHttpHeaders} headers
 * @returns {Buffer[]}
 */
function parseH2ResponseHeaders (headers) {
  const { [HTTP2_HEADER_STATUS]: _statusCode, ...realHeaders } = headers
  return parseH2Headers(realHeaders)
}

async function connectH2 (client, socket) {
  client[kSocket] = socket

  if (!h2ExperimentalWarned) {
    h2ExperimentalWarned = true
    process.emitWarning('H2 support is experimental, expect them to change at any time.', {
      code: 'UNDICI-H2'
    })
  }

  const session = http2.connect(client[kUrl], {
    createConnection: () => socket,
    peerMaxConcurrentStreams: client[kMaxConcurrentStreams]
  })

  session[kOpenStreams] = 0
  session[kClient] = client
  session[kSocket] = socket

  util.addListener(session, 'error', onHttp2SessionError)
  util.addListener(session, 'frameError', onHttp2FrameError)
  util.addListener(session, 'end', onHttp2SessionEnd)
  util.addListener(session, 'goaway', onHTTP2GoAway)
  util.addListener(session, 'close', function () {
    const { [kClient]: client } = this
    const { [kSocket]: socket } = client

    const err = this[kSocket][kError] || this[kError] || new SocketError('closed', util.getSocketInfo(socket))

    client[kHTTP2Session] = null

    if (client.destroyed) {
      assert(client[kPending] === 0)

      // Fail entire queue.
      const requests = client[kQueue].splice(client[kRunningIdx])
      for (let i = 0; i < requests.length; i++) {
        const request = requests[i]
        util.errorRequest(client, request, err)
      }
    }
  })

  session.unref()

  client[kHTTP2Session] = session
  socket[kHTTP2Session] = session

  util.addListener(socket, 'error', function (err) {
    this[kError] = err

    this[kClient][kOnError](err)
  })

  util.addListener(socket, 'end', function () {
    util.destroy(this, new SocketError('other side closed', util.getSocketInfo(this)))
  })

  util.addListener(socket, 'close', function () {
    const err = this[kError] || new SocketError('closed', util.getSocketInfo(this))

    client[kSocket] = null

    if (this[kHTTP2Session] != null) {
      this[kHTTP2Session].destroy(err)
    }

    client[kPendingIdx] = client[kRunningIdx]

    assert(client[kRunning] === 0)

    client.emit('disconnect', client[kUrl], [client], err)

    client[kResume]()
  })

  let closed = false
  socket.on('close', () => {
    closed = true
  })

  return {
    version: 'h2',
    defaultPipelining: Infinity,
    write (...args) {
      return writeH2(client, ...args)
    },
    resume () {
      resumeH2(client)
    },
    destroy (err, callback) {
      if (closed) {
        queueMicrotask(callback)
      } else {
        // Destroying the socket will trigger the session close
        socket.destroy(err).on('close', callback)
      }
    },
    get destroyed () {
      return socket.destroyed
    },
    busy () {
      return false
    }
  }
}

function resumeH2 (client) {
  const socket = client[kSocket]

  if (socket?.destroyed === false) {
    if (client[kSize] === 0 && client[kMaxConcurrentStreams] === 0) {
      socket.unref()
      client[kHTTP2Session].unref()
    } else {
      socket.ref()
      client[kHTTP2Session].ref()
    }
  }
}

function onHttp2SessionError (err) {
  this[kSocket][kError] = err
  this[kClient][kOnError](err)
}

function onHttp2FrameError (type, code, id) {
  if (id === 0) {
    const err = new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`)
    this[kSocket][kError] = err
    this[kClient][kOnError](err)
  }
}

function onHttp2SessionEnd () {
  const err = new SocketError('other side closed', util.getSocketInfo(this[kSocket]))
  this.destroy(err)
  util.destroy(this[kSocket], err)
}

/**
 * This is the root cause of #3011
 * We need to handle GOAWAY frames properly, and trigger the session close
 * along with the socket right away
 */
function onHTTP2GoAway (code) {
  // We cannot recover, so best to close the session and the socket
  const err = this[kError] || new SocketError(`HTTP/2: "GOAWAY" frame received with code ${code}`, util.getSocketInfo(this))
  const client = this[kClient]

  client[kSocket] = null
  client[kHTTPContext] = null

  if (this[kHTTP2Session] != null) {
    this[kHTTP2Session].destroy(err)
    this[kHTTP2Session] = null
  }

  util.destroy(this[kSocket], err)

  // Fail head of pipeline.
  if (client[kRunningIdx] < client[kQueue].length) {
    const request = client[kQueue][client[kRunningIdx]]
    client[kQueue][client[kRunningIdx]++] = null
    util.errorRequest(client, request, err)
    client[kPendingIdx] = client[kRunningIdx]
  }

  assert(client[kRunning] === 0)

  client.emit('disconnect', client[kUrl], [client], err)

  client[kResume]()
}

// https://www.rfc-editor.org/rfc/rfc7230#section-3.3.2
function shouldSendContentLength (method) {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && method !== 'TRACE' && method !== 'CONNECT'
}

function writeH2 (client, request) {
  const session = client[kHTTP2Session]
  const { method, path, host, upgrade, expectContinue, signal, headers: reqHeaders } = request
  let { body } = request

  if (upgrade) {
    util.errorRequest(client, request, new Error('Upgrade not supported for H2'))
    return false
  }

  const headers = {}
  for (let n = 0; n < reqHeaders.length; n += 2) {
    const key = reqHeaders[n + 0]
    const val = reqHeaders[n + 1]

    if (Array.isArray(val)) {
      for (let i = 0; i < val.length; i++) {
        if (headers[key]) {
          headers[key] += `,${val[i]}`
        } else {
          headers[key] = val[i]
        }
      }
    } else {
      headers[key] = val
    }
  }

  /** @type {import('node:http2').ClientHttp2Stream} */
  let stream

  const { hostname, port } = client[kUrl]

  headers[HTTP2_HEADER_AUTHORITY] = host || `${hostname}${port ? `:${port}` : ''}`
  headers[HTTP2_HEADER_METHOD] = method

  /**
   * @param {Error} [error]
   */
  const abort = (error) => {
    if (request.aborted) {
      return
    }

    if (request.completed) {
      if (method === 'CONNECT' && stream != null) {
        util.destroy(stream, error || new RequestAbortedError())
      }
      return
    }

    error = error || new RequestAbortedError()

    util.errorRequest(client, request, error)

    if (stream != null) {
      util.destroy(stream, error)
    }

    // We do not destroy the socket as we can continue using the session
    // the stream get's destroyed and the session remains to create new streams
    util.destroy(body, error)
    client[kQueue][client[kRunningIdx]++] = null
    client[kResume]()
  }

  try {
    // We are already connected, streams are pending.
    // We can call on connect, and wait for abort
    request.onConnect(abort)
  } catch (err) {
    util.errorRequest(client, request, err)
  }

  if (request.aborted) {
    return false
  }

  if (method === 'CONNECT') {
    session.ref()
    // We disabled endStream to allow the user to write to the stream
    stream = session.request(headers, { endStream: false, signal })
    let upgradeResponseFinished = false

    /**
     * @param {import('node:http2').IncomingHttpHeaders} headers
     */
    const onResponse = (headers) => {
      upgradeResponseFinished = true
      stream.off(errorMonitor, onUpgradeError)
      request.onUpgradeResponse(Number(headers[HTTP2_HEADER_STATUS]), headers, parseH2ResponseHeaders)
    }

    /**
     * @param {Error} error
     */
    const onUpgradeError = (error) => {
      upgradeResponseFinished = true
      stream.off('response', onResponse)
      request.onUpgradeError(error)
    }

    const onReady = () => {
      try {
        request.onUpgrade(null, null, stream)
      } catch (error) {
        stream.off('response', onResponse)
        abort(error)
        return
      }

      if (request.aborted) {
        return
      }

      stream.off('error', abort)
      stream.once(errorMonitor, onUpgradeError)
      client[kQueue][client[kRunningIdx]++] = null
    }

    stream.once('response', onResponse)
    stream.once('error', abort)
    ++session[kOpenStreams]
    onReady()

    stream.once('close', () => {
      if (!upgradeResponseFinished && request.completed) {
        stream.off('response', onResponse)
        stream.off(errorMonitor, onUpgradeError)
        request.onUpgradeError(new InformationalError(`HTTP/2: "stream error" received - code ${stream.rstCode}`))
      }
      session[kOpenStreams] -= 1
      if (session[kOpenStreams] === 0) session.unref()
    })

    return true
  }

  // https://tools.ietf.org/html/rfc7540#section-8.3
  // :path and :scheme headers must be omitted when sending CONNECT

  headers[HTTP2_HEADER_PATH] = path
  headers[HTTP2_HEADER_SCHEME] = 'https'

  // https://tools.ietf.org/html/rfc7231#section-4.3.1
  // https://tools.ietf.org/html/rfc7231#section-4.3.2
  // https://tools.ietf.org/html/rfc7231#section-4.3.5

  // Sending a payload body on a request that does not
  // expect it can cause undefined behavior on some
  // servers and corrupt connection state. Do not
  // re-use the connection for further requests.

  const expectsPayload = (
    method === 'PUT' ||
    method === 'POST' ||
    method === 'PATCH'
  )

  if (body && typeof body.read === 'function') {
    // Try to read EOF in order to get length.
    body.read(0)
  }

  let contentLength = util.bodyLength(body)

  if (util.isFormDataLike(body)) {
    extractBody ??= (__nccwpck_require__(4492).extractBody)

    const [bodyStream, contentType] = extractBody(body)
    headers['content-type'] = contentType

    body = bodyStream.stream
    contentLength = bodyStream.length
  }

  if (contentLength == null) {
    contentLength = request.contentLength
  }

  if (contentLength === 0 || !expectsPayload) {
    // https://tools.ietf.org/html/rfc7230#section-3.3.2
    // A user agent SHOULD NOT send a Content-Length header field when
    // the request message does not contain a payload body and the method
    // semantics do not anticipate such a body.

    contentLength = null
  }

  // https://github.com/nodejs/undici/issues/2046
  // A user agent may send a Content-Length header with 0 value, this should be allowed.
  if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength != null && request.contentLength !== contentLength) {
    if (client[kStrictContentLength]) {
      util.errorRequest(client, request, new RequestContentLengthMismatchError())
      return false
    }

    process.emitWarning(new RequestContentLengthMismatchError())
  }

  if (contentLength != null) {
    assert(body, 'no body must not have content length')
    headers[HTTP2_HEADER_CONTENT_LENGTH] = `${contentLength}`
  }

  session.ref()

  const shouldEndStream = method === 'GET' || method === 'HEAD' || body === null
  if (expectContinue) {
    headers[HTTP2_HEADER_EXPECT] = '100-continue'
    stream = session.request(headers, { endStream: shouldEndStream, signal })

    stream.once('continue', writeBodyH2)
  } else {
    stream = session.request(headers, {
      endStream: shouldEndStream,
      signal
    })
    writeBodyH2()
  }

  // Increment counter as we have new streams open
  ++session[kOpenStreams]

  stream.once('response', headers => {
    const { [HTTP2_HEADER_STATUS]: statusCode, ...realHeaders } = headers
    request.onResponseStarted()

    // Due to the stream nature, it is possible we face a race condition
    // where the stream has been assigned, but the request has been aborted
    // the request remains in-flight and headers hasn't been received yet
    // for those scenarios, best effort is to destroy the stream immediately
    // as there's no value to keep it open.
    if (request.aborted) {
      const err = new RequestAbortedError()
      util.errorRequest(client, request, err)
      util.destroy(stream, err)
      return
    }

    if (request.onHeaders(Number(statusCode), parseH2Headers(realHeaders), stream.resume.bind(stream), '') === false) {
      stream.pause()
    }

    stream.on('data', (chunk) => {
      if (request.onData(chunk) === false) {
        stream.pause()
      }
    })
  })

  stream.once('end', () => {
    // When state is null, it means we haven't consumed body and the stream still do not have
    // a state.
    // Present specially when using pipeline or stream
    if (stream.state?.state == null || stream.state.state < 6) {
      request.onComplete([])
    }

    if (session[kOpenStreams] === 0) {
      // Stream is closed or half-closed-remote (6), decrement counter and cleanup
      // It does not have sense to continue working with the stream as we do not
      // have yet RST_STREAM support on client-side

      session.unref()
    }

    abort(new InformationalError('HTTP/2: stream half-closed (remote)'))
    client[kQueue][client[kRunningIdx]++] = null
    client[kPendingIdx] = client[kRunningIdx]
    client[kResume]()
  })

  stream.once('close', () => {
    session[kOpenStreams] -= 1
    if (session[kOpenStreams] === 0) {
      session.unref()
    }
  })

  stream.once('error', function (err) {
    abort(err)
  })

  stream.once('frameError', (type, code) => {
    abort(new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`))
  })

  // stream.on('aborted', () => {
  //   // TODO(HTTP/2): Support aborted
  // })

  // stream.on('timeout', () => {
  //   // TODO(HTTP/2): Support timeout
  // })

  // stream.on('push', headers => {
  //   // TODO(HTTP/2): Support push
  // })

  // stream.on('trailers', headers => {
  //   // TODO(HTTP/2): Support trailers
  // })

  return true

  function writeBodyH2 () {
    /* istanbul ignore else: assertion */
    if (!body || contentLength === 0) {
      writeBuffer(
        abort,
        stream,
        null,
        client,
        request,
        client[kSocket],
        contentLength,
        expectsPayload
      )
    } else if (util.isBuffer(body)) {
      writeBuffer(
        abort,
        stream,
        body,
        client,
        request,
        client[kSocket],
        contentLength,
        expectsPayload
      )
    } else if (util.isBlobLike(body)) {
      if (typeof body.stream === 'function') {
        writeIterable(
          abort,
          stream,
          body.stream(),
          client,
          request,
          client[kSocket],
          contentLength,
          expectsPayload
        )
      } else {
        writeBlob(
          abort,
          stream,
          body,
          client,
          request,
          client[kSocket],
          contentLength,
          expectsPayload
        )
      }
    } else if (util.isStream(body)) {
      writeStream(
        abort,
        client[kSocket],
        expectsPayload,
        stream,
        body,
        client,
        request,
        contentLength
      )
    } else if (util.isIterable(body)) {
      writeIterable(
        abort,
        stream,
        body,
        client,
        request,
        client[kSocket],
        contentLength,
        expectsPayload
      )
    } else {
      assert(false)
    }
  }
}

function writeBuffer (abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
  try {
    if (body != null && util.isBuffer(body)) {
      assert(contentLength === body.byteLength, 'buffer body must have content length')
      h2stream.cork()
      h2stream.write(body)
      h2stream.uncork()
      h2stream.end()

      request.onBodySent(body)
    }

    if (!expectsPayload) {
      socket[kReset] = true
    }

    request.onRequestSent()
    client[kResume]()
  } catch (error) {
    abort(error)
  }
}

function writeStream (abort, socket, expectsPayload, h2stream, body, client, request, contentLength) {
  assert(contentLength !== 0 || client[kRunning] === 0, 'stream body cannot be pipelined')

  // For HTTP/2, is enough to pipe the stream
  const pipe = pipeline(
    body,
    h2stream,
    (err) => {
      if (err) {
        util.destroy(pipe, err)
        abort(err)
      } else {
        util.removeAllListeners(pipe)
        request.onRequestSent()

        if (!expectsPayload) {
          socket[kReset] = true
        }

        client[kResume]()
      }
    }
  )

  util.addListener(pipe, 'data', onPipeData)

  function onPipeData (chunk) {
    request.onBodySent(chunk)
  }
}

async function writeBlob (abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
  assert(contentLength === body.size, 'blob body must have content length')

  try {
    if (contentLength != null && contentLength !== body.size) {
      throw new RequestContentLengthMismatchError()
    }

    const buffer = Buffer.from(await body.arrayBuffer())

    h2stream.cork()
    h2stream.write(buffer)
    h2stream.uncork()
    h2stream.end()

    request.onBodySent(buffer)
    request.onRequestSent()

    if (!expectsPayload) {
      socket[kReset] = true
    }

    client[kResume]()
  } catch (err) {
    abort(err)
  }
}

async function writeIterable (abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
  assert(contentLength !== 0 || client[kRunning] === 0, 'iterator body cannot be pipelined')

  let callback = null
  function onDrain () {
    if (callback) {
      const cb = callback
      callback = null
      cb()
    }
  }

  const waitForDrain = () => new Promise((resolve, reject) => {
    assert(callback === null)

    if (socket[kError]) {
      reject(socket[kError])
    } else {
      callback = resolve
    }
  })

  h2stream
    .on('close', onDrain)
    .on('drain', onDrain)

  try {
    // It's up to the user to somehow abort the async iterable.
    for await (const chunk of body) {
      if (socket[kError]) {
        throw socket[kError]
      }

      const res = h2stream.write(chunk)
      request.onBodySent(chunk)
      if (!res) {
        await waitForDrain()
      }
    }

    h2stream.end()

    request.onRequestSent()

    if (!expectsPayload) {
      socket[kReset] = true
    }

    client[kResume]()
  } catch (err) {
    abort(err)
  } finally {
    h2stream
      .off('close', onDrain)
      .off('drain', onDrain)
  }
}

module.exports = connectH2


/***/ }),

/***/ 3701:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

// @ts-check



const assert = __nccwpck_require__(4589)
const net = __nccwpck_require__(7030)
const http = __nccwpck_require__(7067)
const util = __nccwpck_require__(3440)
const { channels } = __nccwpck_require__(2414)
const Request = __nccwpck_require__(4655)
const DispatcherBase = __nccwpck_require__(1841)
const {
  InvalidArgumentError,
  InformationalError,
  ClientDestroyedError
} = __nccwpck_require__(8707)
const buildConnector = __nccwpck_require__(9136)
const {
  kUrl,
  kServerName,
  kClient,
  kBusy,
  kConnect,
  kResuming,
  kRunning,
  kPending,
  kSize,
  kQueue,
  kConnected,
  kConnecting,
  kNeedDrain,
  kKeepAliveDefaultTimeout,
  kHostHeader,
  kPendingIdx,
  kRunningIdx,
  kError,
  kPipelining,
  kKeepAliveTimeoutValue,
  kMaxHeadersSize,
  kKeepAliveMaxTimeout,
  kKeepAliveTimeoutThreshold,
  kHeadersTimeout,
  kBodyTimeout,
  kStrictContentLength,
  kConnector,
  kMaxRedirections,
  kMaxRequests,
  kCounter,
  kClose,
  kDestroy,
  kDispatch,
  kInterceptors,
  kLocalAddress,
  kMaxResponseSize,
  kOnError,
  kHTTPContext,
  kMaxConcurrentStreams,
  kResume
} = __nccwpck_require__(6443)
const connectH1 = __nccwpck_require__(637)
const connectH2 = __nccwpck_require__(8788)
let deprecatedInterceptorWarned = false

const kClosedResolve = Symbol('kClosedResolve')

const noop = () => {}

function getPipelining (client) {
  return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1
}

/**
 * @type {import('../../types/client.js').default}
 */
class Client extends DispatcherBase {
  /**
   *
   * @param {string|URL} url
   * @param {import('../../types/client.js').Client.Options} options
   */
  constructor (url, {
    interceptors,
    maxHeaderSize,
    headersTimeout,
    socketTimeout,
    requestTimeout,
    connectTimeout,
    bodyTimeout,
    idleTimeout,
    keepAlive,
    keepAliveTimeout,
    maxKeepAliveTimeout,
    keepAliveMaxTimeout,
    keepAliveTimeoutThreshold,
    socketPath,
    pipelining,
    tls,
    strictContentLength,
    maxCachedSessions,
    maxRedirections,
    connect,
    maxRequestsPerClient,
    localAddress,
    maxResponseSize,
    autoSelectFamily,
    autoSelectFamilyAttemptTimeout,
    // h2
    maxConcurrentStreams,
    allowH2,
    webSocket,
    eventSource
  } = {}) {
    super({ webSocket, eventSource })

    if (keepAlive !== undefined) {
      throw new InvalidArgumentError('unsupported keepAlive, use pipelining=0 instead')
    }

    if (socketTimeout !== undefined) {
      throw new InvalidArgumentError('unsupported socketTimeout, use headersTimeout & bodyTimeout instead')
    }

    if (requestTimeout !== undefined) {
      throw new InvalidArgumentError('unsupported requestTimeout, use headersTimeout & bodyTimeout instead')
    }

    if (idleTimeout !== undefined) {
      throw new InvalidArgumentError('unsupported idleTimeout, use keepAliveTimeout instead')
    }

    if (maxKeepAliveTimeout !== undefined) {
      throw new InvalidArgumentError('unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead')
    }

    if (maxHeaderSize != null && !Number.isFinite(maxHeaderSize)) {
      throw new InvalidArgumentError('invalid maxHeaderSize')
    }

    if (socketPath != null && typeof socketPath !== 'string') {
      throw new InvalidArgumentError('invalid socketPath')
    }

    if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) {
      throw new InvalidArgumentError('invalid connectTimeout')
    }

    if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) {
      throw new InvalidArgumentError('invalid keepAliveTimeout')
    }

    if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) {
      throw new InvalidArgumentError('invalid keepAliveMaxTimeout')
    }

    if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) {
      throw new InvalidArgumentError('invalid keepAliveTimeoutThreshold')
    }

    if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) {
      throw new InvalidArgumentError('headersTimeout must be a positive integer or zero')
    }

    if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) {
      throw new InvalidArgumentError('bodyTimeout must be a positive integer or zero')
    }

    if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
      throw new InvalidArgumentError('connect must be a function or an object')
    }

    if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) {
      throw new InvalidArgumentError('maxRedirections must be a positive number')
    }

    if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) {
      throw new InvalidArgumentError('maxRequestsPerClient must be a positive number')
    }

    if (localAddress != null && (typeof localAddress !== 'string' || net.isIP(localAddress) === 0)) {
      throw new InvalidArgumentError('localAddress must be valid string IP address')
    }

    if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) {
      throw new InvalidArgumentError('maxResponseSize must be a positive number')
    }

    if (
      autoSelectFamilyAttemptTimeout != null &&
      (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)
    ) {
      throw new InvalidArgumentError('autoSelectFamilyAttemptTimeout must be a positive number')
    }

    // h2
    if (allowH2 != null && typeof allowH2 !== 'boolean') {
      throw new InvalidArgumentError('allowH2 must be a valid boolean value')
    }

    if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== 'number' || maxConcurrentStreams < 1)) {
      throw new InvalidArgumentError('maxConcurrentStreams must be a positive integer, greater than 0')
    }

    if (typeof connect !== 'function') {
      connect = buildConnector({
        ...tls,
        maxCachedSessions,
        allowH2,
        socketPath,
        timeout: connectTimeout,
        ...(autoSelectFamily ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined),
        ...connect
      })
    }

    if (interceptors?.Client && Array.isArray(interceptors.Client)) {
      this[kInterceptors] = interceptors.Client
      if (!deprecatedInterceptorWarned) {
        deprecatedInterceptorWarned = true
        process.emitWarning('Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.', {
          code: 'UNDICI-CLIENT-INTERCEPTOR-DEPRECATED'
        })
      }
    } else {
      this[kInterceptors] = [createRedirectInterceptor({ maxRedirections })]
    }

    this[kUrl] = util.parseOrigin(url)
    this[kConnector] = connect
    this[kPipelining] = pipelining != null ? pipelining : 1
    this[kMaxHeadersSize] = maxHeaderSize || http.maxHeaderSize
    this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout
    this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 600e3 : keepAliveMaxTimeout
    this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold
    this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout]
    this[kServerName] = null
    this[kLocalAddress] = localAddress != null ? localAddress : null
    this[kResuming] = 0 // 0, idle, 1, scheduled, 2 resuming
    this[kNeedDrain] = 0 // 0, idle, 1, scheduled, 2 resuming
    this[kHostHeader] = `host: ${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ''}\r\n`
    this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 300e3
    this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 300e3
    this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength
    this[kMaxRedirections] = maxRedirections
    this[kMaxRequests] = maxRequestsPerClient
    this[kClosedResolve] = null
    this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1
    this[kMaxConcurrentStreams] = maxConcurrentStreams != null ? maxConcurrentStreams : 100 // Max peerConcurrentStreams for a Node h2 server
    this[kHTTPContext] = null

    // kQueue is built up of 3 sections separated by
    // the kRunningIdx and kPendingIdx indices.
    // |   complete   |   running   |   pending   |
    //                ^ kRunningIdx ^ kPendingIdx ^ kQueue.length
    // kRunningIdx points to the first running element.
    // kPendingIdx points to the first pending element.
    // This implements a fast queue with an amortized
    // time of O(1).

    this[kQueue] = []
    this[kRunningIdx] = 0
    this[kPendingIdx] = 0

    this[kResume] = (sync) => resume(this, sync)
    this[kOnError] = (err) => onError(this, err)
  }

  get pipelining () {
    return this[kPipelining]
  }

  set pipelining (value) {
    this[kPipelining] = value
    this[kResume](true)
  }

  get [kPending] () {
    return this[kQueue].length - this[kPendingIdx]
  }

  get [kRunning] () {
    return this[kPendingIdx] - this[kRunningIdx]
  }

  get [kSize] () {
    return this[kQueue].length - this[kRunningIdx]
  }

  get [kConnected] () {
    return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed
  }

  get [kBusy] () {
    return Boolean(
      this[kHTTPContext]?.busy(null) ||
      (this[kSize] >= (getPipelining(this) || 1)) ||
      this[kPending] > 0
    )
  }

  /* istanbul ignore: only used for test */
  [kConnect] (cb) {
    connect(this)
    this.once('connect', cb)
  }

  [kDispatch] (opts, handler) {
    const origin = opts.origin || this[kUrl].origin
    const request = new Request(origin, opts, handler)

    this[kQueue].push(request)
    if (this[kResuming]) {
      // Do nothing.
    } else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
      // Wait a tick in case stream/iterator is ended in the same tick.
      this[kResuming] = 1
      queueMicrotask(() => resume(this))
    } else {
      this[kResume](true)
    }

    if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) {
      this[kNeedDrain] = 2
    }

    return this[kNeedDrain] < 2
  }

  async [kClose] () {
    // TODO: for H2 we need to gracefully flush the remaining enqueued
    // request and close each stream.
    return new Promise((resolve) => {
      if (this[kSize]) {
        this[kClosedResolve] = resolve
      } else {
        resolve(null)
      }
    })
  }

  async [kDestroy] (err) {
    return new Promise((resolve) => {
      const requests = this[kQueue].splice(this[kPendingIdx])
      for (let i = 0; i < requests.length; i++) {
        const request = requests[i]
        util.errorRequest(this, request, err)
      }

      const callback = () => {
        if (this[kClosedResolve]) {
          // TODO (fix): Should we error here with ClientDestroyedError?
          this[kClosedResolve]()
          this[kClosedResolve] = null
        }
        resolve(null)
      }

      if (this[kHTTPContext]) {
        this[kHTTPContext].destroy(err, callback)
        this[kHTTPContext] = null
      } else {
        queueMicrotask(callback)
      }

      this[kResume]()
    })
  }
}

const createRedirectInterceptor = __nccwpck_require__(5092)

function onError (client, err) {
  if (
    client[kRunning] === 0 &&
    err.code !== 'UND_ERR_INFO' &&
    err.code !== 'UND_ERR_SOCKET'
  ) {
    // Error is not caused by running request and not a recoverable
    // socket error.

    assert(client[kPendingIdx] === client[kRunningIdx])

    const requests = client[kQueue].splice(client[kRunningIdx])

    for (let i = 0; i < requests.length; i++) {
      const request = requests[i]
      util.errorRequest(client, request, err)
    }
    assert(client[kSize] === 0)
  }
}

/**
 * @param {Client} client
 * @returns
 */
async function connect (client) {
  assert(!client[kConnecting])
  assert(!client[kHTTPContext])

  let { host, hostname, protocol, port } = client[kUrl]

  // Resolve ipv6
  if (hostname[0] === '[') {
    const idx = hostname.indexOf(']')

    assert(idx !== -1)
    const ip = hostname.substring(1, idx)

    assert(net.isIP(ip))
    hostname = ip
  }

  client[kConnecting] = true

  if (channels.beforeConnect.hasSubscribers) {
    channels.beforeConnect.publish({
      connectParams: {
        host,
        hostname,
        protocol,
        port,
        version: client[kHTTPContext]?.version,
        servername: client[kServerName],
        localAddress: client[kLocalAddress]
      },
      connector: client[kConnector]
    })
  }

  try {
    const socket = await new Promise((resolve, reject) => {
      client[kConnector]({
        host,
        hostname,
        protocol,
        port,
        servername: client[kServerName],
        localAddress: client[kLocalAddress]
      }, (err, socket) => {
        if (err) {
          reject(err)
        } else {
          resolve(socket)
        }
      })
    })

    if (client.destroyed) {
      util.destroy(socket.on('error', noop), new ClientDestroyedError())
      return
    }

    assert(socket)

    try {
      client[kHTTPContext] = socket.alpnProtocol === 'h2'
        ? await connectH2(client, socket)
        : await connectH1(client, socket)
    } catch (err) {
      socket.destroy().on('error', noop)
      throw err
    }

    client[kConnecting] = false

    socket[kCounter] = 0
    socket[kMaxRequests] = client[kMaxRequests]
    socket[kClient] = client
    socket[kError] = null

    if (channels.connected.hasSubscribers) {
      channels.connected.publish({
        connectParams: {
          host,
          hostname,
          protocol,
          port,
          version: client[kHTTPContext]?.version,
          servername: client[kServerName],
          localAddress: client[kLocalAddress]
        },
        connector: client[kConnector],
        socket
      })
    }
    client.emit('connect', client[kUrl], [client])
  } catch (err) {
    if (client.destroyed) {
      return
    }

    client[kConnecting] = false

    if (channels.connectError.hasSubscribers) {
      channels.connectError.publish({
        connectParams: {
          host,
          hostname,
          protocol,
          port,
          version: client[kHTTPContext]?.version,
          servername: client[kServerName],
          localAddress: client[kLocalAddress]
        },
        connector: client[kConnector],
        error: err
      })
    }

    if (err.code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
      assert(client[kRunning] === 0)
      while (client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]) {
        const request = client[kQueue][client[kPendingIdx]++]
        util.errorRequest(client, request, err)
      }
    } else {
      onError(client, err)
    }

    client.emit('connectionError', client[kUrl], [client], err)
  }

  client[kResume]()
}

function emitDrain (client) {
  client[kNeedDrain] = 0
  client.emit('drain', client[kUrl], [client])
}

function resume (client, sync) {
  if (client[kResuming] === 2) {
    return
  }

  client[kResuming] = 2

  _resume(client, sync)
  client[kResuming] = 0

  if (client[kRunningIdx] > 256) {
    client[kQueue].splice(0, client[kRunningIdx])
    client[kPendingIdx] -= client[kRunningIdx]
    client[kRunningIdx] = 0
  }
}

function _resume (client, sync) {
  while (true) {
    if (client.destroyed) {
      assert(client[kPending] === 0)
      return
    }

    if (client[kClosedResolve] && !client[kSize]) {
      client[kClosedResolve]()
      client[kClosedResolve] = null
      return
    }

    if (client[kHTTPContext]) {
      client[kHTTPContext].resume()
    }

    if (client[kBusy]) {
      client[kNeedDrain] = 2
    } else if (client[kNeedDrain] === 2) {
      if (sync) {
        client[kNeedDrain] = 1
        queueMicrotask(() => emitDrain(client))
      } else {
        emitDrain(client)
      }
      continue
    }

    if (client[kPending] === 0) {
      return
    }

    if (client[kRunning] >= (getPipelining(client) || 1)) {
      return
    }

    const request = client[kQueue][client[kPendingIdx]]

    if (client[kUrl].protocol === 'https:' && client[kServerName] !== request.servername) {
      if (client[kRunning] > 0) {
        return
      }

      client[kServerName] = request.servername
      client[kHTTPContext]?.destroy(new InformationalError('servername changed'), () => {
        client[kHTTPContext] = null
        resume(client)
      })
    }

    if (client[kConnecting]) {
      return
    }

    if (!client[kHTTPContext]) {
      connect(client)
      return
    }

    if (client[kHTTPContext].destroyed) {
      return
    }

    if (client[kHTTPContext].busy(request)) {
      return
    }

    if (!request.aborted && client[kHTTPContext].write(request)) {
      client[kPendingIdx]++
    } else {
      client[kQueue].splice(client[kPendingIdx], 1)
    }
  }
}

module.exports = Client


/***/ }),

/***/ 1841:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const buffer = __nccwpck_require__(4573)
const Dispatcher = __nccwpck_require__(883)
const {
  ClientDestroyedError,
  ClientClosedError,
  InvalidArgumentError
} = __nccwpck_require__(8707)
const { kDestroy, kClose, kClosed, kDestroyed, kDispatch, kInterceptors } = __nccwpck_require__(6443)

const kOnDestroyed = Symbol('onDestroyed')
const kOnClosed = Symbol('onClosed')
const kInterceptedDispatch = Symbol('Intercepted Dispatch')
const kWebSocketOptions = Symbol('webSocketOptions')
const kEventSourceOptions = Symbol('eventSourceOptions')

class DispatcherBase extends Dispatcher {
  constructor (opts) {
    super()

    this[kDestroyed] = false
    this[kOnDestroyed] = null
    this[kClosed] = false
    this[kOnClosed] = []
    this[kWebSocketOptions] = opts?.webSocket ?? {}
    this[kEventSourceOptions] = opts?.eventSource ?? {}
  }

  get webSocketOptions () {
    return {
      maxFragments: this[kWebSocketOptions].maxFragments ?? 131072,
      maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? 128 * 1024 * 1024
    }
  }

  get eventSourceOptions () {
    return {
      maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength
    }
  }

  get destroyed () {
    return this[kDestroyed]
  }

  get closed () {
    return this[kClosed]
  }

  get interceptors () {
    return this[kInterceptors]
  }

  set interceptors (newInterceptors) {
    if (newInterceptors) {
      for (let i = newInterceptors.length - 1; i >= 0; i--) {
        const interceptor = this[kInterceptors][i]
        if (typeof interceptor !== 'function') {
          throw new InvalidArgumentError('interceptor must be an function')
        }
      }
    }

    this[kInterceptors] = newInterceptors
  }

  close (callback) {
    if (callback === undefined) {
      return new Promise((resolve, reject) => {
        this.close((err, data) => {
          return err ? reject(err) : resolve(data)
        })
      })
    }

    if (typeof callback !== 'function') {
      throw new InvalidArgumentError('invalid callback')
    }

    if (this[kDestroyed]) {
      queueMicrotask(() => callback(new ClientDestroyedError(), null))
      return
    }

    if (this[kClosed]) {
      if (this[kOnClosed]) {
        this[kOnClosed].push(callback)
      } else {
        queueMicrotask(() => callback(null, null))
      }
      return
    }

    this[kClosed] = true
    this[kOnClosed].push(callback)

    const onClosed = () => {
      const callbacks = this[kOnClosed]
      this[kOnClosed] = null
      for (let i = 0; i < callbacks.length; i++) {
        callbacks[i](null, null)
      }
    }

    // Should not error.
    this[kClose]()
      .then(() => this.destroy())
      .then(() => {
        queueMicrotask(onClosed)
      })
  }

  destroy (err, callback) {
    if (typeof err === 'function') {
      callback = err
      err = null
    }

    if (callback === undefined) {
      return new Promise((resolve, reject) => {
        this.destroy(err, (err, data) => {
          return err ? /* istanbul ignore next: should never error */ reject(err) : resolve(data)
        })
      })
    }

    if (typeof callback !== 'function') {
      throw new InvalidArgumentError('invalid callback')
    }

    if (this[kDestroyed]) {
      if (this[kOnDestroyed]) {
        this[kOnDestroyed].push(callback)
      } else {
        queueMicrotask(() => callback(null, null))
      }
      return
    }

    if (!err) {
      err = new ClientDestroyedError()
    }

    this[kDestroyed] = true
    this[kOnDestroyed] = this[kOnDestroyed] || []
    this[kOnDestroyed].push(callback)

    const onDestroyed = () => {
      const callbacks = this[kOnDestroyed]
      this[kOnDestroyed] = null
      for (let i = 0; i < callbacks.length; i++) {
        callbacks[i](null, null)
      }
    }

    // Should not error.
    this[kDestroy](err).then(() => {
      queueMicrotask(onDestroyed)
    })
  }

  [kInterceptedDispatch] (opts, handler) {
    if (!this[kInterceptors] || this[kInterceptors].length === 0) {
      this[kInterceptedDispatch] = this[kDispatch]
      return this[kDispatch](opts, handler)
    }

    let dispatch = this[kDispatch].bind(this)
    for (let i = this[kInterceptors].length - 1; i >= 0; i--) {
      dispatch = this[kInterceptors][i](dispatch)
    }
    this[kInterceptedDispatch] = dispatch
    return dispatch(opts, handler)
  }

  dispatch (opts, handler) {
    if (!handler || typeof handler !== 'object') {
      throw new InvalidArgumentError('handler must be an object')
    }

    try {
      if (!opts || typeof opts !== 'object') {
        throw new InvalidArgumentError('opts must be an object.')
      }

      if (this[kDestroyed] || this[kOnDestroyed]) {
        throw new ClientDestroyedError()
      }

      if (this[kClosed]) {
        throw new ClientClosedError()
      }

      return this[kInterceptedDispatch](opts, handler)
    } catch (err) {
      if (typeof handler.onError !== 'function') {
        throw new InvalidArgumentError('invalid onError method')
      }

      handler.onError(err)

      return false
    }
  }
}

module.exports = DispatcherBase


/***/ }),

/***/ 883:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {


const EventEmitter = __nccwpck_require__(8474)

class Dispatcher extends EventEmitter {
  dispatch () {
    throw new Error('not implemented')
  }

  close () {
    throw new Error('not implemented')
  }

  destroy () {
    throw new Error('not implemented')
  }

  compose (...args) {
    // So we handle [interceptor1, interceptor2] or interceptor1, interceptor2, ...
    const interceptors = Array.isArray(args[0]) ? args[0] : args
    let dispatch = this.dispatch.bind(this)

    for (const interceptor of interceptors) {
      if (interceptor == null) {
        continue
      }

      if (typeof interceptor !== 'function') {
        throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`)
      }

      dispatch = interceptor(dispatch)

      if (dispatch == null || typeof dispatch !== 'function' || dispatch.length !== 2) {
        throw new TypeError('invalid interceptor')
      }
    }

    return new ComposedDispatcher(this, dispatch)
  }
}

class ComposedDispatcher extends Dispatcher {
  #dispatcher = null
  #dispatch = null

  constructor (dispatcher, dispatch) {
    super()
    this.#dispatcher = dispatcher
    this.#dispatch = dispatch
  }

  dispatch (...args) {
    this.#dispatch(...args)
  }

  close (...args) {
    return this.#dispatcher.close(...args)
  }

  destroy (...args) {
    return this.#dispatcher.destroy(...args)
  }
}

module.exports = Dispatcher


/***/ }),

/***/ 4660:
/***/ ((module) => {

/* eslint-disable */



// Extracted from node/lib/internal/fixed_queue.js

// Currently optimal queue size, tested on V8 6.0 - 6.6. Must be power of two.
const kSize = 2048;
const kMask = kSize - 1;

// The FixedQueue is implemented as a singly-linked list of fixed-size
// circular buffers. It looks something like this:
//
//  head                                                       tail
//    |                                                          |
//    v                                                          v
// +-----------+ <-----\       +-----------+ <------\         +-----------+
// |  [null]   |        \----- |   next    |         \------- |   next    |
// +-----------+               +-----------+                  +-----------+
// |   item    | <-- bottom    |   item    | <-- bottom       |  [empty]  |
// |   item    |               |   item    |                  |  [empty]  |
// |   item    |               |   item    |                  |  [empty]  |
// |   item    |               |   item    |                  |  [empty]  |
// |   item    |               |   item    |       bottom --> |   item    |
// |   item    |               |   item    |                  |   item    |
// |    ...    |               |    ...    |                  |    ...    |
// |   item    |               |   item    |                  |   item    |
// |   item    |               |   item    |                  |   item    |
// |  [empty]  | <-- top       |   item    |                  |   item    |
// |  [empty]  |               |   item    |                  |   item    |
// |  [empty]  |               |  [empty]  | <-- top  top --> |  [empty]  |
// +-----------+               +-----------+                  +-----------+
//
// Or, if there is only one circular buffer, it looks something
// like either of these:
//
//  head   tail                                 head   tail
//    |     |                                     |     |
//    v     v                                     v     v
// +-----------+                               +-----------+
// |  [null]   |                               |  [null]   |
// +-----------+                               +-----------+
// |  [empty]  |                               |   item    |
// |  [empty]  |                               |   item    |
// |   item    | <-- bottom            top --> |  [empty]  |
// |   item    |                               |  [empty]  |
// |  [empty]  | <-- top            bottom --> |   item    |
// |  [empty]  |                               |   item    |
// +-----------+                               +-----------+
//
// Adding a value means moving `top` forward by one, removing means
// moving `bottom` forward by one. After reaching the end, the queue
// wraps around.
//
// When `top === bottom` the current queue is empty and when
// `top + 1 === bottom` it's full. This wastes a single space of storage
// but allows much quicker checks.

class FixedCircularBuffer {
  constructor() {
    this.bottom = 0;
    this.top = 0;
    this.list = new Array(kSize);
    this.next = null;
  }

  isEmpty() {
    return this.top === this.bottom;
  }

  isFull() {
    return ((this.top + 1) & kMask) === this.bottom;
  }

  push(data) {
    this.list[this.top] = data;
    this.top = (this.top + 1) & kMask;
  }

  shift() {
    const nextItem = this.list[this.bottom];
    if (nextItem === undefined)
      return null;
    this.list[this.bottom] = undefined;
    this.bottom = (this.bottom + 1) & kMask;
    return nextItem;
  }
}

module.exports = class FixedQueue {
  constructor() {
    this.head = this.tail = new FixedCircularBuffer();
  }

  isEmpty() {
    return this.head.isEmpty();
  }

  push(data) {
    if (this.head.isFull()) {
      // Head is full: Creates a new queue, sets the old queue's `.next` to it,
      // and sets it as the new main queue.
      this.head = this.head.next = new FixedCircularBuffer();
    }
    this.head.push(data);
  }

  shift() {
    const tail = this.tail;
    const next = tail.shift();
    if (tail.isEmpty() && tail.next !== null) {
      // If there is another queue, it forms the new tail.
      this.tail = tail.next;
    }
    return next;
  }
};


/***/ }),

/***/ 2128:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const DispatcherBase = __nccwpck_require__(1841)
const FixedQueue = __nccwpck_require__(4660)
const { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = __nccwpck_require__(6443)
const PoolStats = __nccwpck_require__(3246)

const kClients = Symbol('clients')
const kNeedDrain = Symbol('needDrain')
const kQueue = Symbol('queue')
const kClosedResolve = Symbol('closed resolve')
const kOnDrain = Symbol('onDrain')
const kOnConnect = Symbol('onConnect')
const kOnDisconnect = Symbol('onDisconnect')
const kOnConnectionError = Symbol('onConnectionError')
const kGetDispatcher = Symbol('get dispatcher')
const kAddClient = Symbol('add client')
const kRemoveClient = Symbol('remove client')
const kStats = Symbol('stats')

class PoolBase extends DispatcherBase {
  constructor (opts) {
    super(opts)

    this[kQueue] = new FixedQueue()
    this[kClients] = []
    this[kQueued] = 0

    const pool = this

    this[kOnDrain] = function onDrain (origin, targets) {
      const queue = pool[kQueue]

      let needDrain = false

      while (!needDrain) {
        const item = queue.shift()
        if (!item) {
          break
        }
        pool[kQueued]--
        needDrain = !this.dispatch(item.opts, item.handler)
      }

      this[kNeedDrain] = needDrain

      if (!this[kNeedDrain] && pool[kNeedDrain]) {
        pool[kNeedDrain] = false
        pool.emit('drain', origin, [pool, ...targets])
      }

      if (pool[kClosedResolve] && queue.isEmpty()) {
        Promise
          .all(pool[kClients].map(c => c.close()))
          .then(pool[kClosedResolve])
      }
    }

    this[kOnConnect] = (origin, targets) => {
      pool.emit('connect', origin, [pool, ...targets])
    }

    this[kOnDisconnect] = (origin, targets, err) => {
      pool.emit('disconnect', origin, [pool, ...targets], err)
    }

    this[kOnConnectionError] = (origin, targets, err) => {
      pool.emit('connectionError', origin, [pool, ...targets], err)
    }

    this[kStats] = new PoolStats(this)
  }

  get [kBusy] () {
    return this[kNeedDrain]
  }

  get [kConnected] () {
    return this[kClients].filter(client => client[kConnected]).length
  }

  get [kFree] () {
    return this[kClients].filter(client => client[kConnected] && !client[kNeedDrain]).length
  }

  get [kPending] () {
    let ret = this[kQueued]
    for (const { [kPending]: pending } of this[kClients]) {
      ret += pending
    }
    return ret
  }

  get [kRunning] () {
    let ret = 0
    for (const { [kRunning]: running } of this[kClients]) {
      ret += running
    }
    return ret
  }

  get [kSize] () {
    let ret = this[kQueued]
    for (const { [kSize]: size } of this[kClients]) {
      ret += size
    }
    return ret
  }

  get stats () {
    return this[kStats]
  }

  async [kClose] () {
    if (this[kQueue].isEmpty()) {
      await Promise.all(this[kClients].map(c => c.close()))
    } else {
      await new Promise((resolve) => {
        this[kClosedResolve] = resolve
      })
    }
  }

  async [kDestroy] (err) {
    while (true) {
      const item = this[kQueue].shift()
      if (!item) {
        break
      }
      item.handler.onError(err)
    }

    await Promise.all(this[kClients].map(c => c.destroy(err)))
  }

  [kDispatch] (opts, handler) {
    const dispatcher = this[kGetDispatcher]()

    if (!dispatcher) {
      this[kNeedDrain] = true
      this[kQueue].push({ opts, handler })
      this[kQueued]++
    } else if (!dispatcher.dispatch(opts, handler)) {
      dispatcher[kNeedDrain] = true
      this[kNeedDrain] = !this[kGetDispatcher]()
    }

    return !this[kNeedDrain]
  }

  [kAddClient] (client) {
    client
      .on('drain', this[kOnDrain])
      .on('connect', this[kOnConnect])
      .on('disconnect', this[kOnDisconnect])
      .on('connectionError', this[kOnConnectionError])

    this[kClients].push(client)

    if (this[kNeedDrain]) {
      queueMicrotask(() => {
        if (this[kNeedDrain]) {
          this[kOnDrain](client[kUrl], [this, client])
        }
      })
    }

    return this
  }

  [kRemoveClient] (client) {
    client.close(() => {
      const idx = this[kClients].indexOf(client)
      if (idx !== -1) {
        this[kClients].splice(idx, 1)
      }
    })

    this[kNeedDrain] = this[kClients].some(dispatcher => (
      !dispatcher[kNeedDrain] &&
      dispatcher.closed !== true &&
      dispatcher.destroyed !== true
    ))
  }
}

module.exports = {
  PoolBase,
  kClients,
  kNeedDrain,
  kAddClient,
  kRemoveClient,
  kGetDispatcher
}


/***/ }),

/***/ 3246:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

const { kFree, kConnected, kPending, kQueued, kRunning, kSize } = __nccwpck_require__(6443)
const kPool = Symbol('pool')

class PoolStats {
  constructor (pool) {
    this[kPool] = pool
  }

  get connected () {
    return this[kPool][kConnected]
  }

  get free () {
    return this[kPool][kFree]
  }

  get pending () {
    return this[kPool][kPending]
  }

  get queued () {
    return this[kPool][kQueued]
  }

  get running () {
    return this[kPool][kRunning]
  }

  get size () {
    return this[kPool][kSize]
  }
}

module.exports = PoolStats


/***/ }),

/***/ 628:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const {
  PoolBase,
  kClients,
  kNeedDrain,
  kAddClient,
  kGetDispatcher
} = __nccwpck_require__(2128)
const Client = __nccwpck_require__(3701)
const {
  InvalidArgumentError
} = __nccwpck_require__(8707)
const util = __nccwpck_require__(3440)
const { kUrl, kInterceptors } = __nccwpck_require__(6443)
const buildConnector = __nccwpck_require__(9136)

const kOptions = Symbol('options')
const kConnections = Symbol('connections')
const kFactory = Symbol('factory')

function defaultFactory (origin, opts) {
  return new Client(origin, opts)
}

class Pool extends PoolBase {
  constructor (origin, {
    connections,
    factory = defaultFactory,
    connect,
    connectTimeout,
    tls,
    maxCachedSessions,
    socketPath,
    autoSelectFamily,
    autoSelectFamilyAttemptTimeout,
    allowH2,
    ...options
  } = {}) {
    if (connections != null && (!Number.isFinite(connections) || connections < 0)) {
      throw new InvalidArgumentError('invalid connections')
    }

    if (typeof factory !== 'function') {
      throw new InvalidArgumentError('factory must be a function.')
    }

    if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
      throw new InvalidArgumentError('connect must be a function or an object')
    }

    if (typeof connect !== 'function') {
      connect = buildConnector({
        ...tls,
        maxCachedSessions,
        allowH2,
        socketPath,
        timeout: connectTimeout,
        ...(autoSelectFamily ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined),
        ...connect
      })
    }

    super(options)

    this[kInterceptors] = options.interceptors?.Pool && Array.isArray(options.interceptors.Pool)
      ? options.interceptors.Pool
      : []
    this[kConnections] = connections || null
    this[kUrl] = util.parseOrigin(origin)
    this[kOptions] = { ...util.deepClone(options), connect, allowH2 }
    this[kOptions].interceptors = options.interceptors
      ? { ...options.interceptors }
      : undefined
    this[kFactory] = factory

    this.on('connectionError', (origin, targets, error) => {
      // If a connection error occurs, we remove the client from the pool,
      // and emit a connectionError event. They will not be re-used.
      // Fixes https://github.com/nodejs/undici/issues/3895
      for (const target of targets) {
        // Do not use kRemoveClient here, as it will close the client,
        // but the client cannot be closed in this state.
        const idx = this[kClients].indexOf(target)
        if (idx !== -1) {
          this[kClients].splice(idx, 1)
        }
      }
    })
  }

  [kGetDispatcher] () {
    for (const client of this[kClients]) {
      if (!client[kNeedDrain]) {
        return client
      }
    }

    if (!this[kConnections] || this[kClients].length < this[kConnections]) {
      const dispatcher = this[kFactory](this[kUrl], this[kOptions])
      this[kAddClient](dispatcher)
      return dispatcher
    }
  }
}

module.exports = Pool


/***/ }),

/***/ 8754:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const util = __nccwpck_require__(3440)
const { kBodyUsed } = __nccwpck_require__(6443)
const assert = __nccwpck_require__(4589)
const { InvalidArgumentError } = __nccwpck_require__(8707)
const EE = __nccwpck_require__(8474)

const redirectableStatusCodes = [300, 301, 302, 303, 307, 308]

const kBody = Symbol('body')

class BodyAsyncIterable {
  constructor (body) {
    this[kBody] = body
    this[kBodyUsed] = false
  }

  async * [Symbol.asyncIterator] () {
    assert(!this[kBodyUsed], 'disturbed')
    this[kBodyUsed] = true
    yield * this[kBody]
  }
}

class RedirectHandler {
  constructor (dispatch, maxRedirections, opts, handler) {
    if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) {
      throw new InvalidArgumentError('maxRedirections must be a positive number')
    }

    util.validateHandler(handler, opts.method, opts.upgrade)

    this.dispatch = dispatch
    this.location = null
    this.abort = null
    this.opts = { ...opts, maxRedirections: 0 } // opts must be a copy
    this.maxRedirections = maxRedirections
    this.handler = handler
    this.history = []
    this.redirectionLimitReached = false

    if (util.isStream(this.opts.body)) {
      // TODO (fix): Provide some way for the user to cache the file to e.g. /tmp
      // so that it can be dispatched again?
      // TODO (fix): Do we need 100-expect support to provide a way to do this properly?
      if (util.bodyLength(this.opts.body) === 0) {
        this.opts.body
          .on('data', function () {
            assert(false)
          })
      }

      if (typeof this.opts.body.readableDidRead !== 'boolean') {
        this.opts.body[kBodyUsed] = false
        EE.prototype.on.call(this.opts.body, 'data', function () {
          this[kBodyUsed] = true
        })
      }
    } else if (this.opts.body && typeof this.opts.body.pipeTo === 'function') {
      // TODO (fix): We can't access ReadableStream internal state
      // to determine whether or not it has been disturbed. This is just
      // a workaround.
      this.opts.body = new BodyAsyncIterable(this.opts.body)
    } else if (
      this.opts.body &&
      typeof this.opts.body !== 'string' &&
      !ArrayBuffer.isView(this.opts.body) &&
      util.isIterable(this.opts.body)
    ) {
      // TODO: Should we allow re-using iterable if !this.opts.idempotent
      // or through some other flag?
      this.opts.body = new BodyAsyncIterable(this.opts.body)
    }
  }

  onConnect (abort) {
    this.abort = abort
    this.handler.onConnect(abort, { history: this.history })
  }

  onUpgrade (statusCode, headers, socket) {
    this.handler.onUpgrade(statusCode, headers, socket)
  }

  onError (error) {
    this.handler.onError(error)
  }

  onHeaders (statusCode, headers, resume, statusText) {
    this.location = this.history.length >= this.maxRedirections || util.isDisturbed(this.opts.body)
      ? null
      : parseLocation(statusCode, headers)

    if (this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
      if (this.request) {
        this.request.abort(new Error('max redirects'))
      }

      this.redirectionLimitReached = true
      this.abort(new Error('max redirects'))
      return
    }

    if (this.opts.origin) {
      this.history.push(new URL(this.opts.path, this.opts.origin))
    }

    if (!this.location) {
      return this.handler.onHeaders(statusCode, headers, resume, statusText)
    }

    const { origin, pathname, search } = util.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin)))
    const path = search ? `${pathname}${search}` : pathname

    // Remove headers referring to the original URL.
    // By default it is Host only, unless it's a 303 (see below), which removes also all Content-* headers.
    // https://tools.ietf.org/html/rfc7231#section-6.4
    this.opts.headers = cleanRequestHeaders(this.opts.headers, statusCode === 303, this.opts.origin !== origin)
    this.opts.path = path
    this.opts.origin = origin
    this.opts.maxRedirections = 0
    this.opts.query = null

    // https://tools.ietf.org/html/rfc7231#section-6.4.4
    // In case of HTTP 303, always replace method to be either HEAD or GET
    if (statusCode === 303 && this.opts.method !== 'HEAD') {
      this.opts.method = 'GET'
      this.opts.body = null
    }
  }

  onData (chunk) {
    if (this.location) {
      /*
        https://tools.ietf.org/html/rfc7231#section-6.4

        TLDR: undici always ignores 3xx response bodies.

        Redirection is used to serve the requested resource from another URL, so it is assumes that
        no body is generated (and thus can be ignored). Even though generating a body is not prohibited.

        For status 301, 302, 303, 307 and 308 (the latter from RFC 7238), the specs mention that the body usually
        (which means it's optional and not mandated) contain just an hyperlink to the value of
        the Location response header, so the body can be ignored safely.

        For status 300, which is "Multiple Choices", the spec mentions both generating a Location
        response header AND a response body with the other possible location to follow.
        Since the spec explicitly chooses not to specify a format for such body and leave it to
        servers and browsers implementors, we ignore the body as there is no specified way to eventually parse it.
      */
    } else {
      return this.handler.onData(chunk)
    }
  }

  onComplete (trailers) {
    if (this.location) {
      /*
        https://tools.ietf.org/html/rfc7231#section-6.4

        TLDR: undici always ignores 3xx response trailers as they are not expected in case of redirections
        and neither are useful if present.

        See comment on onData method above for more detailed information.
      */

      this.location = null
      this.abort = null

      this.dispatch(this.opts, this)
    } else {
      this.handler.onComplete(trailers)
    }
  }

  onBodySent (chunk) {
    if (this.handler.onBodySent) {
      this.handler.onBodySent(chunk)
    }
  }
}

function parseLocation (statusCode, headers) {
  if (redirectableStatusCodes.indexOf(statusCode) === -1) {
    return null
  }

  for (let i = 0; i < headers.length; i += 2) {
    if (headers[i].length === 8 && util.headerNameToString(headers[i]) === 'location') {
      return headers[i + 1]
    }
  }
}

// https://tools.ietf.org/html/rfc7231#section-6.4.4
function shouldRemoveHeader (header, removeContent, unknownOrigin) {
  if (header.length === 4) {
    return util.headerNameToString(header) === 'host'
  }
  if (removeContent && util.headerNameToString(header).startsWith('content-')) {
    return true
  }
  if (unknownOrigin && (header.length === 13 || header.length === 6 || header.length === 19)) {
    const name = util.headerNameToString(header)
    return name === 'authorization' || name === 'cookie' || name === 'proxy-authorization'
  }
  return false
}

// https://tools.ietf.org/html/rfc7231#section-6.4
function cleanRequestHeaders (headers, removeContent, unknownOrigin) {
  const ret = []
  if (Array.isArray(headers)) {
    for (let i = 0; i < headers.length; i += 2) {
      if (!shouldRemoveHeader(headers[i], removeContent, unknownOrigin)) {
        ret.push(headers[i], headers[i + 1])
      }
    }
  } else if (headers && typeof headers === 'object') {
    for (const key of Object.keys(headers)) {
      if (!shouldRemoveHeader(key, removeContent, unknownOrigin)) {
        ret.push(key, headers[key])
      }
    }
  } else {
    assert(headers == null, 'headers must be an object or an array')
  }
  return ret
}

module.exports = RedirectHandler


/***/ }),

/***/ 5092:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const RedirectHandler = __nccwpck_require__(8754)

function createRedirectInterceptor ({ maxRedirections: defaultMaxRedirections }) {
  return (dispatch) => {
    return function Intercept (opts, handler) {
      const { maxRedirections = defaultMaxRedirections } = opts

      if (!maxRedirections) {
        return dispatch(opts, handler)
      }

      const redirectHandler = new RedirectHandler(dispatch, maxRedirections, opts, handler)
      opts = { ...opts, maxRedirections: 0 } // Stop sub dispatcher from also redirecting.
      return dispatch(opts, redirectHandler)
    }
  }
}

module.exports = createRedirectInterceptor


/***/ }),

/***/ 2824:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.SPECIAL_HEADERS = exports.HEADER_STATE = exports.MINOR = exports.MAJOR = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.STRICT_TOKEN = exports.HEX = exports.URL_CHAR = exports.STRICT_URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.FINISH = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
const utils_1 = __nccwpck_require__(172);
// C headers
var ERROR;
(function (ERROR) {
    ERROR[ERROR["OK"] = 0] = "OK";
    ERROR[ERROR["INTERNAL"] = 1] = "INTERNAL";
    ERROR[ERROR["STRICT"] = 2] = "STRICT";
    ERROR[ERROR["LF_EXPECTED"] = 3] = "LF_EXPECTED";
    ERROR[ERROR["UNEXPECTED_CONTENT_LENGTH"] = 4] = "UNEXPECTED_CONTENT_LENGTH";
    ERROR[ERROR["CLOSED_CONNECTION"] = 5] = "CLOSED_CONNECTION";
    ERROR[ERROR["INVALID_METHOD"] = 6] = "INVALID_METHOD";
    ERROR[ERROR["INVALID_URL"] = 7] = "INVALID_URL";
    ERROR[ERROR["INVALID_CONSTANT"] = 8] = "INVALID_CONSTANT";
    ERROR[ERROR["INVALID_VERSION"] = 9] = "INVALID_VERSION";
    ERROR[ERROR["INVALID_HEADER_TOKEN"] = 10] = "INVALID_HEADER_TOKEN";
    ERROR[ERROR["INVALID_CONTENT_LENGTH"] = 11] = "INVALID_CONTENT_LENGTH";
    ERROR[ERROR["INVALID_CHUNK_SIZE"] = 12] = "INVALID_CHUNK_SIZE";
    ERROR[ERROR["INVALID_STATUS"] = 13] = "INVALID_STATUS";
    ERROR[ERROR["INVALID_EOF_STATE"] = 14] = "INVALID_EOF_STATE";
    ERROR[ERROR["INVALID_TRANSFER_ENCODING"] = 15] = "INVALID_TRANSFER_ENCODING";
    ERROR[ERROR["CB_MESSAGE_BEGIN"] = 16] = "CB_MESSAGE_BEGIN";
    ERROR[ERROR["CB_HEADERS_COMPLETE"] = 17] = "CB_HEADERS_COMPLETE";
    ERROR[ERROR["CB_MESSAGE_COMPLETE"] = 18] = "CB_MESSAGE_COMPLETE";
    ERROR[ERROR["CB_CHUNK_HEADER"] = 19] = "CB_CHUNK_HEADER";
    ERROR[ERROR["CB_CHUNK_COMPLETE"] = 20] = "CB_CHUNK_COMPLETE";
    ERROR[ERROR["PAUSED"] = 21] = "PAUSED";
    ERROR[ERROR["PAUSED_UPGRADE"] = 22] = "PAUSED_UPGRADE";
    ERROR[ERROR["PAUSED_H2_UPGRADE"] = 23] = "PAUSED_H2_UPGRADE";
    ERROR[ERROR["USER"] = 24] = "USER";
})(ERROR = exports.ERROR || (exports.ERROR = {}));
var TYPE;
(function (TYPE) {
    TYPE[TYPE["BOTH"] = 0] = "BOTH";
    TYPE[TYPE["REQUEST"] = 1] = "REQUEST";
    TYPE[TYPE["RESPONSE"] = 2] = "RESPONSE";
})(TYPE = exports.TYPE || (exports.TYPE = {}));
var FLAGS;
(function (FLAGS) {
    FLAGS[FLAGS["CONNECTION_KEEP_ALIVE"] = 1] = "CONNECTION_KEEP_ALIVE";
    FLAGS[FLAGS["CONNECTION_CLOSE"] = 2] = "CONNECTION_CLOSE";
    FLAGS[FLAGS["CONNECTION_UPGRADE"] = 4] = "CONNECTION_UPGRADE";
    FLAGS[FLAGS["CHUNKED"] = 8] = "CHUNKED";
    FLAGS[FLAGS["UPGRADE"] = 16] = "UPGRADE";
    FLAGS[FLAGS["CONTENT_LENGTH"] = 32] = "CONTENT_LENGTH";
    FLAGS[FLAGS["SKIPBODY"] = 64] = "SKIPBODY";
    FLAGS[FLAGS["TRAILING"] = 128] = "TRAILING";
    // 1 << 8 is unused
    FLAGS[FLAGS["TRANSFER_ENCODING"] = 512] = "TRANSFER_ENCODING";
})(FLAGS = exports.FLAGS || (exports.FLAGS = {}));
var LENIENT_FLAGS;
(function (LENIENT_FLAGS) {
    LENIENT_FLAGS[LENIENT_FLAGS["HEADERS"] = 1] = "HEADERS";
    LENIENT_FLAGS[LENIENT_FLAGS["CHUNKED_LENGTH"] = 2] = "CHUNKED_LENGTH";
    LENIENT_FLAGS[LENIENT_FLAGS["KEEP_ALIVE"] = 4] = "KEEP_ALIVE";
})(LENIENT_FLAGS = exports.LENIENT_FLAGS || (exports.LENIENT_FLAGS = {}));
var METHODS;
(function (METHODS) {
    METHODS[METHODS["DELETE"] = 0] = "DELETE";
    METHODS[METHODS["GET"] = 1] = "GET";
    METHODS[METHODS["HEAD"] = 2] = "HEAD";
    METHODS[METHODS["POST"] = 3] = "POST";
    METHODS[METHODS["PUT"] = 4] = "PUT";
    /* pathological */
    METHODS[METHODS["CONNECT"] = 5] = "CONNECT";
    METHODS[METHODS["OPTIONS"] = 6] = "OPTIONS";
    METHODS[METHODS["TRACE"] = 7] = "TRACE";
    /* WebDAV */
    METHODS[METHODS["COPY"] = 8] = "COPY";
    METHODS[METHODS["LOCK"] = 9] = "LOCK";
    METHODS[METHODS["MKCOL"] = 10] = "MKCOL";
    METHODS[METHODS["MOVE"] = 11] = "MOVE";
    METHODS[METHODS["PROPFIND"] = 12] = "PROPFIND";
    METHODS[METHODS["PROPPATCH"] = 13] = "PROPPATCH";
    METHODS[METHODS["SEARCH"] = 14] = "SEARCH";
    METHODS[METHODS["UNLOCK"] = 15] = "UNLOCK";
    METHODS[METHODS["BIND"] = 16] = "BIND";
    METHODS[METHODS["REBIND"] = 17] = "REBIND";
    METHODS[METHODS["UNBIND"] = 18] = "UNBIND";
    METHODS[METHODS["ACL"] = 19] = "ACL";
    /* subversion */
    METHODS[METHODS["REPORT"] = 20] = "REPORT";
    METHODS[METHODS["MKACTIVITY"] = 21] = "MKACTIVITY";
    METHODS[METHODS["CHECKOUT"] = 22] = "CHECKOUT";
    METHODS[METHODS["MERGE"] = 23] = "MERGE";
    /* upnp */
    METHODS[METHODS["M-SEARCH"] = 24] = "M-SEARCH";
    METHODS[METHODS["NOTIFY"] = 25] = "NOTIFY";
    METHODS[METHODS["SUBSCRIBE"] = 26] = "SUBSCRIBE";
    METHODS[METHODS["UNSUBSCRIBE"] = 27] = "UNSUBSCRIBE";
    /* RFC-5789 */
    METHODS[METHODS["PATCH"] = 28] = "PATCH";
    METHODS[METHODS["PURGE"] = 29] = "PURGE";
    /* CalDAV */
    METHODS[METHODS["MKCALENDAR"] = 30] = "MKCALENDAR";
    /* RFC-2068, section 19.6.1.2 */
    METHODS[METHODS["LINK"] = 31] = "LINK";
    METHODS[METHODS["UNLINK"] = 32] = "UNLINK";
    /* icecast */
    METHODS[METHODS["SOURCE"] = 33] = "SOURCE";
    /* RFC-7540, section 11.6 */
    METHODS[METHODS["PRI"] = 34] = "PRI";
    /* RFC-2326 RTSP */
    METHODS[METHODS["DESCRIBE"] = 35] = "DESCRIBE";
    METHODS[METHODS["ANNOUNCE"] = 36] = "ANNOUNCE";
    METHODS[METHODS["SETUP"] = 37] = "SETUP";
    METHODS[METHODS["PLAY"] = 38] = "PLAY";
    METHODS[METHODS["PAUSE"] = 39] = "PAUSE";
    METHODS[METHODS["TEARDOWN"] = 40] = "TEARDOWN";
    METHODS[METHODS["GET_PARAMETER"] = 41] = "GET_PARAMETER";
    METHODS[METHODS["SET_PARAMETER"] = 42] = "SET_PARAMETER";
    METHODS[METHODS["REDIRECT"] = 43] = "REDIRECT";
    METHODS[METHODS["RECORD"] = 44] = "RECORD";
    /* RAOP */
    METHODS[METHODS["FLUSH"] = 45] = "FLUSH";
})(METHODS = exports.METHODS || (exports.METHODS = {}));
exports.METHODS_HTTP = [
    METHODS.DELETE,
    METHODS.GET,
    METHODS.HEAD,
    METHODS.POST,
    METHODS.PUT,
    METHODS.CONNECT,
    METHODS.OPTIONS,
    METHODS.TRACE,
    METHODS.COPY,
    METHODS.LOCK,
    METHODS.MKCOL,
    METHODS.MOVE,
    METHODS.PROPFIND,
    METHODS.PROPPATCH,
    METHODS.SEARCH,
    METHODS.UNLOCK,
    METHODS.BIND,
    METHODS.REBIND,
    METHODS.UNBIND,
    METHODS.ACL,
    METHODS.REPORT,
    METHODS.MKACTIVITY,
    METHODS.CHECKOUT,
    METHODS.MERGE,
    METHODS['M-SEARCH'],
    METHODS.NOTIFY,
    METHODS.SUBSCRIBE,
    METHODS.UNSUBSCRIBE,
    METHODS.PATCH,
    METHODS.PURGE,
    METHODS.MKCALENDAR,
    METHODS.LINK,
    METHODS.UNLINK,
    METHODS.PRI,
    // TODO(indutny): should we allow it with HTTP?
    METHODS.SOURCE,
];
exports.METHODS_ICE = [
    METHODS.SOURCE,
];
exports.METHODS_RTSP = [
    METHODS.OPTIONS,
    METHODS.DESCRIBE,
    METHODS.ANNOUNCE,
    METHODS.SETUP,
    METHODS.PLAY,
    METHODS.PAUSE,
    METHODS.TEARDOWN,
    METHODS.GET_PARAMETER,
    METHODS.SET_PARAMETER,
    METHODS.REDIRECT,
    METHODS.RECORD,
    METHODS.FLUSH,
    // For AirPlay
    METHODS.GET,
    METHODS.POST,
];
exports.METHOD_MAP = utils_1.enumToMap(METHODS);
exports.H_METHOD_MAP = {};
Object.keys(exports.METHOD_MAP).forEach((key) => {
    if (/^H/.test(key)) {
        exports.H_METHOD_MAP[key] = exports.METHOD_MAP[key];
    }
});
var FINISH;
(function (FINISH) {
    FINISH[FINISH["SAFE"] = 0] = "SAFE";
    FINISH[FINISH["SAFE_WITH_CB"] = 1] = "SAFE_WITH_CB";
    FINISH[FINISH["UNSAFE"] = 2] = "UNSAFE";
})(FINISH = exports.FINISH || (exports.FINISH = {}));
exports.ALPHA = [];
for (let i = 'A'.charCodeAt(0); i <= 'Z'.charCodeAt(0); i++) {
    // Upper case
    exports.ALPHA.push(String.fromCharCode(i));
    // Lower case
    exports.ALPHA.push(String.fromCharCode(i + 0x20));
}
exports.NUM_MAP = {
    0: 0, 1: 1, 2: 2, 3: 3, 4: 4,
    5: 5, 6: 6, 7: 7, 8: 8, 9: 9,
};
exports.HEX_MAP = {
    0: 0, 1: 1, 2: 2, 3: 3, 4: 4,
    5: 5, 6: 6, 7: 7, 8: 8, 9: 9,
    A: 0XA, B: 0XB, C: 0XC, D: 0XD, E: 0XE, F: 0XF,
    a: 0xa, b: 0xb, c: 0xc, d: 0xd, e: 0xe, f: 0xf,
};
exports.NUM = [
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9',
];
exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
exports.MARK = ['-', '_', '.', '!', '~', '*', '\'', '(', ')'];
exports.USERINFO_CHARS = exports.ALPHANUM
    .concat(exports.MARK)
    .concat(['%', ';', ':', '&', '=', '+', '$', ',']);
// TODO(indutny): use RFC
exports.STRICT_URL_CHAR = [
    '!', '"', '$', '%', '&', '\'',
    '(', ')', '*', '+', ',', '-', '.', '/',
    ':', ';', '<', '=', '>',
    '@', '[', '\\', ']', '^', '_',
    '`',
    '{', '|', '}', '~',
].concat(exports.ALPHANUM);
exports.URL_CHAR = exports.STRICT_URL_CHAR
    .concat(['\t', '\f']);
// All characters with 0x80 bit set to 1
for (let i = 0x80; i <= 0xff; i++) {
    exports.URL_CHAR.push(i);
}
exports.HEX = exports.NUM.concat(['a', 'b', 'c', 'd', 'e', 'f', 'A', 'B', 'C', 'D', 'E', 'F']);
/* Tokens as defined by rfc 2616. Also lowercases them.
 *        token       = 1*<any CHAR except CTLs or separators>
 *     separators     = "(" | ")" | "<" | ">" | "@"
 *                    | "," | ";" | ":" | "\" | <">
 *                    | "/" | "[" | "]" | "?" | "="
 *                    | "{" | "}" | SP | HT
 */
exports.STRICT_TOKEN = [
    '!', '#', '$', '%', '&', '\'',
    '*', '+', '-', '.',
    '^', '_', '`',
    '|', '~',
].concat(exports.ALPHANUM);
exports.TOKEN = exports.STRICT_TOKEN.concat([' ']);
/*
 * Verify that a char is a valid visible (printable) US-ASCII
 * character or %x80-FF
 */
exports.HEADER_CHARS = ['\t'];
for (let i = 32; i <= 255; i++) {
    if (i !== 127) {
        exports.HEADER_CHARS.push(i);
    }
}
// ',' = \x44
exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
exports.MAJOR = exports.NUM_MAP;
exports.MINOR = exports.MAJOR;
var HEADER_STATE;
(function (HEADER_STATE) {
    HEADER_STATE[HEADER_STATE["GENERAL"] = 0] = "GENERAL";
    HEADER_STATE[HEADER_STATE["CONNECTION"] = 1] = "CONNECTION";
    HEADER_STATE[HEADER_STATE["CONTENT_LENGTH"] = 2] = "CONTENT_LENGTH";
    HEADER_STATE[HEADER_STATE["TRANSFER_ENCODING"] = 3] = "TRANSFER_ENCODING";
    HEADER_STATE[HEADER_STATE["UPGRADE"] = 4] = "UPGRADE";
    HEADER_STATE[HEADER_STATE["CONNECTION_KEEP_ALIVE"] = 5] = "CONNECTION_KEEP_ALIVE";
    HEADER_STATE[HEADER_STATE["CONNECTION_CLOSE"] = 6] = "CONNECTION_CLOSE";
    HEADER_STATE[HEADER_STATE["CONNECTION_UPGRADE"] = 7] = "CONNECTION_UPGRADE";
    HEADER_STATE[HEADER_STATE["TRANSFER_ENCODING_CHUNKED"] = 8] = "TRANSFER_ENCODING_CHUNKED";
})(HEADER_STATE = exports.HEADER_STATE || (exports.HEADER_STATE = {}));
exports.SPECIAL_HEADERS = {
    'connection': HEADER_STATE.CONNECTION,
    'content-length': HEADER_STATE.CONTENT_LENGTH,
    'proxy-connection': HEADER_STATE.CONNECTION,
    'transfer-encoding': HEADER_STATE.TRANSFER_ENCODING,
    'upgrade': HEADER_STATE.UPGRADE,
};
//# sourceMappingURL=constants.js.map

/***/ }),

/***/ 3870:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { Buffer } = __nccwpck_require__(4573)

module.exports = Buffer.from('AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv', 'base64')


/***/ }),

/***/ 3434:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { Buffer } = __nccwpck_require__(4573)

module.exports = Buffer.from('AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==', 'base64')


/***/ }),

/***/ 172:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.enumToMap = void 0;
function enumToMap(obj) {
    const res = {};
    Object.keys(obj).forEach((key) => {
        const value = obj[key];
        if (typeof value === 'number') {
            res[key] = value;
        }
    });
    return res;
}
exports.enumToMap = enumToMap;
//# sourceMappingURL=utils.js.map

/***/ }),

/***/ 6603:
/***/ ((module) => {



/**
 * This module offers an optimized timer implementation designed for scenarios
 * where high precision is not critical.
 *
 * The timer achieves faster performance by using a low-resolution approach,
 * with an accuracy target of within 500ms. This makes it particularly useful
 * for timers with delays of 1 second or more, where exact timing is less
 * crucial.
 *
 * It's important to note that Node.js timers are inherently imprecise, as
 * delays can occur due to the event loop being blocked by other operations.
 * Consequently, timers may trigger later than their scheduled time.
 */

/**
 * The fastNow variable contains the internal fast timer clock value.
 *
 * @type {number}
 */
let fastNow = 0

/**
 * RESOLUTION_MS represents the target resolution time in milliseconds.
 *
 * @type {number}
 * @default 1000
 */
const RESOLUTION_MS = 1e3

/**
 * TICK_MS defines the desired interval in milliseconds between each tick.
 * The target value is set to half the resolution time, minus 1 ms, to account
 * for potential event loop overhead.
 *
 * @type {number}
 * @default 499
 */
const TICK_MS = (RESOLUTION_MS >> 1) - 1

/**
 * fastNowTimeout is a Node.js timer used to manage and process
 * the FastTimers stored in the `fastTimers` array.
 *
 * @type {NodeJS.Timeout}
 */
let fastNowTimeout

/**
 * The kFastTimer symbol is used to identify FastTimer instances.
 *
 * @type {Symbol}
 */
const kFastTimer = Symbol('kFastTimer')

/**
 * The fastTimers array contains all active FastTimers.
 *
 * @type {FastTimer[]}
 */
const fastTimers = []

/**
 * These constants represent the various states of a FastTimer.
 */

/**
 * The `NOT_IN_LIST` constant indicates that the FastTimer is not included
 * in the `fastTimers` array. Timers with this status will not be processed
 * during the next tick by the `onTick` function.
 *
 * A FastTimer can be re-added to the `fastTimers` array by invoking the
 * `refresh` method on the FastTimer instance.
 *
 * @type {-2}
 */
const NOT_IN_LIST = -2

/**
 * The `TO_BE_CLEARED` constant indicates that the FastTimer is scheduled
 * for removal from the `fastTimers` array. A FastTimer in this state will
 * be removed in the next tick by the `onTick` function and will no longer
 * be processed.
 *
 * This status is also set when the `clear` method is called on the FastTimer instance.
 *
 * @type {-1}
 */
const TO_BE_CLEARED = -1

/**
 * The `PENDING` constant signifies that the FastTimer is awaiting processing
 * in the next tick by the `onTick` function. Timers with this status will have
 * their `_idleStart` value set and their status updated to `ACTIVE` in the next tick.
 *
 * @type {0}
 */
const PENDING = 0

/**
 * The `ACTIVE` constant indicates that the FastTimer is active and waiting
 * for its timer to expire. During the next tick, the `onTick` function will
 * check if the timer has expired, and if so, it will execute the associated callback.
 *
 * @type {1}
 */
const ACTIVE = 1

/**
 * The onTick function processes the fastTimers array.
 *
 * @returns {void}
 */
function onTick () {
  /**
   * Increment the fastNow value by the TICK_MS value, despite the actual time
   * that has passed since the last tick. This approach ensures independence
   * from the system clock and delays caused by a blocked event loop.
   *
   * @type {number}
   */
  fastNow += TICK_MS

  /**
   * The `idx` variable is used to iterate over the `fastTimers` array.
   * Expired timers are removed by replacing them with the last element in the array.
   * Consequently, `idx` is only incremented when the current element is not removed.
   *
   * @type {number}
   */
  let idx = 0

  /**
   * The len variable will contain the length of the fastTimers array
   * and will be decremented when a FastTimer should be removed from the
   * fastTimers array.
   *
   * @type {number}
   */
  let len = fastTimers.length

  while (idx < len) {
    /**
     * @type {FastTimer}
     */
    const timer = fastTimers[idx]

    // If the timer is in the ACTIVE state and the timer has expired, it will
    // be processed in the next tick.
    if (timer._state === PENDING) {
      // Set the _idleStart value to the fastNow value minus the TICK_MS value
      // to account for the time the timer was in the PENDING state.
      timer._idleStart = fastNow - TICK_MS
      timer._state = ACTIVE
    } else if (
      timer._state === ACTIVE &&
      fastNow >= timer._idleStart + timer._idleTimeout
    ) {
      timer._state = TO_BE_CLEARED
      timer._idleStart = -1
      timer._onTimeout(timer._timerArg)
    }

    if (timer._state === TO_BE_CLEARED) {
      timer._state = NOT_IN_LIST

      // Move the last element to the current index and decrement len if it is
      // not the only element in the array.
      if (--len !== 0) {
        fastTimers[idx] = fastTimers[len]
      }
    } else {
      ++idx
    }
  }

  // Set the length of the fastTimers array to the new length and thus
  // removing the excess FastTimers elements from the array.
  fastTimers.length = len

  // If there are still active FastTimers in the array, refresh the Timer.
  // If there are no active FastTimers, the timer will be refreshed again
  // when a new FastTimer is instantiated.
  if (fastTimers.length !== 0) {
    refreshTimeout()
  }
}

function refreshTimeout () {
  // If the fastNowTimeout is already set, refresh it.
  if (fastNowTimeout) {
    fastNowTimeout.refresh()
  // fastNowTimeout is not instantiated yet, create a new Timer.
  } else {
    clearTimeout(fastNowTimeout)
    fastNowTimeout = setTimeout(onTick, TICK_MS)

    // If the Timer has an unref method, call it to allow the process to exit if
    // there are no other active handles.
    if (fastNowTimeout.unref) {
      fastNowTimeout.unref()
    }
  }
}

/**
 * The `FastTimer` class is a data structure designed to store and manage
 * timer information.
 */
class FastTimer {
  [kFastTimer] = true

  /**
   * The state of the timer, which can be one of the following:
   * - NOT_IN_LIST (-2)
   * - TO_BE_CLEARED (-1)
   * - PENDING (0)
   * - ACTIVE (1)
   *
   * @type {-2|-1|0|1}
   * @private
   */
  _state = NOT_IN_LIST

  /**
   * The number of milliseconds to wait before calling the callback.
   *
   * @type {number}
   * @private
   */
  _idleTimeout = -1

  /**
   * The time in milliseconds when the timer was started. This value is used to
   * calculate when the timer should expire.
   *
   * @type {number}
   * @default -1
   * @private
   */
  _idleStart = -1

  /**
   * The function to be executed when the timer expires.
   * @type {Function}
   * @private
   */
  _onTimeout

  /**
   * The argument to be passed to the callback when the timer expires.
   *
   * @type {*}
   * @private
   */
  _timerArg

  /**
   * @constructor
   * @param {Function} callback A function to be executed after the timer
   * expires.
   * @param {number} delay The time, in milliseconds that the timer should wait
   * before the specified function or code is executed.
   * @param {*} arg
   */
  constructor (callback, delay, arg) {
    this._onTimeout = callback
    this._idleTimeout = delay
    this._timerArg = arg

    this.refresh()
  }

  /**
   * Sets the timer's start time to the current time, and reschedules the timer
   * to call its callback at the previously specified duration adjusted to the
   * current time.
   * Using this on a timer that has already called its callback will reactivate
   * the timer.
   *
   * @returns {void}
   */
  refresh () {
    // In the special case that the timer is not in the list of active timers,
    // add it back to the array to be processed in the next tick by the onTick
    // function.
    if (this._state === NOT_IN_LIST) {
      fastTimers.push(this)
    }

    // If the timer is the only active timer, refresh the fastNowTimeout for
    // better resolution.
    if (!fastNowTimeout || fastTimers.length === 1) {
      refreshTimeout()
    }

    // Setting the state to PENDING will cause the timer to be reset in the
    // next tick by the onTick function.
    this._state = PENDING
  }

  /**
   * The `clear` method cancels the timer, preventing it from executing.
   *
   * @returns {void}
   * @private
   */
  clear () {
    // Set the state to TO_BE_CLEARED to mark the timer for removal in the next
    // tick by the onTick function.
    this._state = TO_BE_CLEARED

    // Reset the _idleStart value to -1 to indicate that the timer is no longer
    // active.
    this._idleStart = -1
  }
}

/**
 * This module exports a setTimeout and clearTimeout function that can be
 * used as a drop-in replacement for the native functions.
 */
module.exports = {
  /**
   * The setTimeout() method sets a timer which executes a function once the
   * timer expires.
   * @param {Function} callback A function to be executed after the timer
   * expires.
   * @param {number} delay The time, in milliseconds that the timer should
   * wait before the specified function or code is executed.
   * @param {*} [arg] An optional argument to be passed to the callback function
   * when the timer expires.
   * @returns {NodeJS.Timeout|FastTimer}
   */
  setTimeout (callback, delay, arg) {
    // If the delay is less than or equal to the RESOLUTION_MS value return a
    // native Node.js Timer instance.
    return delay <= RESOLUTION_MS
      ? setTimeout(callback, delay, arg)
      : new FastTimer(callback, delay, arg)
  },
  /**
   * The clearTimeout method cancels an instantiated Timer previously created
   * by calling setTimeout.
   *
   * @param {NodeJS.Timeout|FastTimer} timeout
   */
  clearTimeout (timeout) {
    // If the timeout is a FastTimer, call its own clear method.
    if (timeout[kFastTimer]) {
      /**
       * @type {FastTimer}
       */
      timeout.clear()
      // Otherwise it is an instance of a native NodeJS.Timeout, so call the
      // Node.js native clearTimeout function.
    } else {
      clearTimeout(timeout)
    }
  },
  /**
   * The setFastTimeout() method sets a fastTimer which executes a function once
   * the timer expires.
   * @param {Function} callback A function to be executed after the timer
   * expires.
   * @param {number} delay The time, in milliseconds that the timer should
   * wait before the specified function or code is executed.
   * @param {*} [arg] An optional argument to be passed to the callback function
   * when the timer expires.
   * @returns {FastTimer}
   */
  setFastTimeout (callback, delay, arg) {
    return new FastTimer(callback, delay, arg)
  },
  /**
   * The clearTimeout method cancels an instantiated FastTimer previously
   * created by calling setFastTimeout.
   *
   * @param {FastTimer} timeout
   */
  clearFastTimeout (timeout) {
    timeout.clear()
  },
  /**
   * The now method returns the value of the internal fast timer clock.
   *
   * @returns {number}
   */
  now () {
    return fastNow
  },
  /**
   * Trigger the onTick function to process the fastTimers array.
   * Exported for testing purposes only.
   * Marking as deprecated to discourage any use outside of testing.
   * @deprecated
   * @param {number} [delay=0] The delay in milliseconds to add to the now value.
   */
  tick (delay = 0) {
    fastNow += delay - RESOLUTION_MS + 1
    onTick()
    onTick()
  },
  /**
   * Reset FastTimers.
   * Exported for testing purposes only.
   * Marking as deprecated to discourage any use outside of testing.
   * @deprecated
   */
  reset () {
    fastNow = 0
    fastTimers.length = 0
    clearTimeout(fastNowTimeout)
    fastNowTimeout = null
  },
  /**
   * Exporting for testing purposes only.
   * Marking as deprecated to discourage any use outside of testing.
   * @deprecated
   */
  kFastTimer
}


/***/ }),

/***/ 4492:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const util = __nccwpck_require__(3440)
const {
  ReadableStreamFrom,
  isBlobLike,
  isReadableStreamLike,
  readableStreamClose,
  createDeferredPromise,
  fullyReadBody,
  extractMimeType,
  utf8DecodeBytes
} = __nccwpck_require__(3168)
const { FormData } = __nccwpck_require__(5910)
const { kState } = __nccwpck_require__(3627)
const { webidl } = __nccwpck_require__(5893)
const { Blob } = __nccwpck_require__(4573)
const assert = __nccwpck_require__(4589)
const { isErrored, isDisturbed } = __nccwpck_require__(7075)
const { isArrayBuffer } = __nccwpck_require__(3429)
const { serializeAMimeType } = __nccwpck_require__(1900)
const { multipartFormDataParser } = __nccwpck_require__(116)
let random

try {
  const crypto = __nccwpck_require__(7598)
  random = (max) => crypto.randomInt(0, max)
} catch {
  random = (max) => Math.floor(Math.random(max))
}

const textEncoder = new TextEncoder()
function noop () {}

const hasFinalizationRegistry = globalThis.FinalizationRegistry && process.version.indexOf('v18') !== 0
let streamRegistry

if (hasFinalizationRegistry) {
  streamRegistry = new FinalizationRegistry((weakRef) => {
    const stream = weakRef.deref()
    if (stream && !stream.locked && !isDisturbed(stream) && !isErrored(stream)) {
      stream.cancel('Response object has been garbage collected').catch(noop)
    }
  })
}

// https://fetch.spec.whatwg.org/#concept-bodyinit-extract
function extractBody (object, keepalive = false) {
  // 1. Let stream be null.
  let stream = null

  // 2. If object is a ReadableStream object, then set stream to object.
  if (object instanceof ReadableStream) {
    stream = object
  } else if (isBlobLike(object)) {
    // 3. Otherwise, if object is a Blob object, set stream to the
    //    result of running object\u2019s get stream.
    stream = object.stream()
  } else {
    // 4. Otherwise, set stream to a new ReadableStream object, and set
    //    up stream with byte reading support.
    stream = new ReadableStream({
      async pull (controller) {
        const buffer = typeof source === 'string' ? textEncoder.encode(source) : source

        if (buffer.byteLength) {
          controller.enqueue(buffer)
        }

        queueMicrotask(() => readableStreamClose(controller))
      },
      start () {},
      type: 'bytes'
    })
  }

  // 5. Assert: stream is a ReadableStream object.
  assert(isReadableStreamLike(stream))

  // 6. Let action be null.
  let action = null

  // 7. Let source be null.
  let source = null

  // 8. Let length be null.
  let length = null

  // 9. Let type be null.
  let type = null

  // 10. Switch on object:
  if (typeof object === 'string') {
    // Set source to the UTF-8 encoding of object.
    // Note: setting source to a Uint8Array here breaks some mocking assumptions.
    source = object

    // Set type to `text/plain;charset=UTF-8`.
    type = 'text/plain;charset=UTF-8'
  } else if (object instanceof URLSearchParams) {
    // URLSearchParams

    // spec says to run application/x-www-form-urlencoded on body.list
    // this is implemented in Node.js as apart of an URLSearchParams instance toString method
    // See: https://github.com/nodejs/node/blob/e46c680bf2b211bbd52cf959ca17ee98c7f657f5/lib/internal/url.js#L490
    // and https://github.com/nodejs/node/blob/e46c680bf2b211bbd52cf959ca17ee98c7f657f5/lib/internal/url.js#L1100

    // Set source to the result of running the application/x-www-form-urlencoded serializer with object\u2019s list.
    source = object.toString()

    // Set type to `application/x-www-form-urlencoded;charset=UTF-8`.
    type = 'application/x-www-form-urlencoded;charset=UTF-8'
  } else if (isArrayBuffer(object)) {
    // BufferSource/ArrayBuffer

    // Set source to a copy of the bytes held by object.
    source = new Uint8Array(object.slice())
  } else if (ArrayBuffer.isView(object)) {
    // BufferSource/ArrayBufferView

    // Set source to a copy of the bytes held by object.
    source = new Uint8Array(object.buffer.slice(object.byteOffset, object.byteOffset + object.byteLength))
  } else if (util.isFormDataLike(object)) {
    const boundary = `----formdata-undici-0${`${random(1e11)}`.padStart(11, '0')}`
    const prefix = `--${boundary}\r\nContent-Disposition: form-data`

    /*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
    const escape = (str) =>
      str.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22')
    const normalizeLinefeeds = (value) => value.replace(/\r?\n|\r/g, '\r\n')

    // Set action to this step: run the multipart/form-data
    // encoding algorithm, with object\u2019s entry list and UTF-8.
    // - This ensures that the body is immutable and can't be changed afterwords
    // - That the content-length is calculated in advance.
    // - And that all parts are pre-encoded and ready to be sent.

    const blobParts = []
    const rn = new Uint8Array([13, 10]) // '\r\n'
    length = 0
    let hasUnknownSizeValue = false

    for (const [name, value] of object) {
      if (typeof value === 'string') {
        const chunk = textEncoder.encode(prefix +
          `; name="${escape(normalizeLinefeeds(name))}"` +
          `\r\n\r\n${normalizeLinefeeds(value)}\r\n`)
        blobParts.push(chunk)
        length += chunk.byteLength
      } else {
        const chunk = textEncoder.encode(`${prefix}; name="${escape(normalizeLinefeeds(name))}"` +
          (value.name ? `; filename="${escape(value.name)}"` : '') + '\r\n' +
          `Content-Type: ${
            value.type || 'application/octet-stream'
          }\r\n\r\n`)
        blobParts.push(chunk, value, rn)
        if (typeof value.size === 'number') {
          length += chunk.byteLength + value.size + rn.byteLength
        } else {
          hasUnknownSizeValue = true
        }
      }
    }

    // CRLF is appended to the body to function with legacy servers and match other implementations.
    // https://github.com/curl/curl/blob/3434c6b46e682452973972e8313613dfa58cd690/lib/mime.c#L1029-L1030
    // https://github.com/form-data/form-data/issues/63
    const chunk = textEncoder.encode(`--${boundary}--\r\n`)
    blobParts.push(chunk)
    length += chunk.byteLength
    if (hasUnknownSizeValue) {
      length = null
    }

    // Set source to object.
    source = object

    action = async function * () {
      for (const part of blobParts) {
        if (part.stream) {
          yield * part.stream()
        } else {
          yield part
        }
      }
    }

    // Set type to `multipart/form-data; boundary=`,
    // followed by the multipart/form-data boundary string generated
    // by the multipart/form-data encoding algorithm.
    type = `multipart/form-data; boundary=${boundary}`
  } else if (isBlobLike(object)) {
    // Blob

    // Set source to object.
    source = object

    // Set length to object\u2019s size.
    length = object.size

    // If object\u2019s type attribute is not the empty byte sequence, set
    // type to its value.
    if (object.type) {
      type = object.type
    }
  } else if (typeof object[Symbol.asyncIterator] === 'function') {
    // If keepalive is true, then throw a TypeError.
    if (keepalive) {
      throw new TypeError('keepalive')
    }

    // If object is disturbed or locked, then throw a TypeError.
    if (util.isDisturbed(object) || object.locked) {
      throw new TypeError(
        'Response body object should not be disturbed or locked'
      )
    }

    stream =
      object instanceof ReadableStream ? object : ReadableStreamFrom(object)
  }

  // 11. If source is a byte sequence, then set action to a
  // step that returns source and length to source\u2019s length.
  if (typeof source === 'string' || util.isBuffer(source)) {
    length = Buffer.byteLength(source)
  }

  // 12. If action is non-null, then run these steps in in parallel:
  if (action != null) {
    // Run action.
    let iterator
    stream = new ReadableStream({
      async start () {
        iterator = action(object)[Symbol.asyncIterator]()
      },
      async pull (controller) {
        const { value, done } = await iterator.next()
        if (done) {
          // When running action is done, close stream.
          queueMicrotask(() => {
            controller.close()
            controller.byobRequest?.respond(0)
          })
        } else {
          // Whenever one or more bytes are available and stream is not errored,
          // enqueue a Uint8Array wrapping an ArrayBuffer containing the available
          // bytes into stream.
          if (!isErrored(stream)) {
            const buffer = new Uint8Array(value)
            if (buffer.byteLength) {
              controller.enqueue(buffer)
            }
          }
        }
        return controller.desiredSize > 0
      },
      async cancel (reason) {
        await iterator.return()
      },
      type: 'bytes'
    })
  }

  // 13. Let body be a body whose stream is stream, source is source,
  // and length is length.
  const body = { stream, source, length }

  // 14. Return (body, type).
  return [body, type]
}

// https://fetch.spec.whatwg.org/#bodyinit-safely-extract
function safelyExtractBody (object, keepalive = false) {
  // To safely extract a body and a `Content-Type` value from
  // a byte sequence or BodyInit object object, run these steps:

  // 1. If object is a ReadableStream object, then:
  if (object instanceof ReadableStream) {
    // Assert: object is neither disturbed nor locked.
    // istanbul ignore next
    assert(!util.isDisturbed(object), 'The body has already been consumed.')
    // istanbul ignore next
    assert(!object.locked, 'The stream is locked.')
  }

  // 2. Return the results of extracting object.
  return extractBody(object, keepalive)
}

function cloneBody (instance, body) {
  // To clone a body body, run these steps:

  // https://fetch.spec.whatwg.org/#concept-body-clone

  // 1. Let « out1, out2 » be the result of teeing body\u2019s stream.
  const [out1, out2] = body.stream.tee()

  // 2. Set body\u2019s stream to out1.
  body.stream = out1

  // 3. Return a body whose stream is out2 and other members are copied from body.
  return {
    stream: out2,
    length: body.length,
    source: body.source
  }
}

function throwIfAborted (state) {
  if (state.aborted) {
    throw new DOMException('The operation was aborted.', 'AbortError')
  }
}

function bodyMixinMethods (instance) {
  const methods = {
    blob () {
      // The blob() method steps are to return the result of
      // running consume body with this and the following step
      // given a byte sequence bytes: return a Blob whose
      // contents are bytes and whose type attribute is this\u2019s
      // MIME type.
      return consumeBody(this, (bytes) => {
        let mimeType = bodyMimeType(this)

        if (mimeType === null) {
          mimeType = ''
        } else if (mimeType) {
          mimeType = serializeAMimeType(mimeType)
        }

        // Return a Blob whose contents are bytes and type attribute
        // is mimeType.
        return new Blob([bytes], { type: mimeType })
      }, instance)
    },

    arrayBuffer () {
      // The arrayBuffer() method steps are to return the result
      // of running consume body with this and the following step
      // given a byte sequence bytes: return a new ArrayBuffer
      // whose contents are bytes.
      return consumeBody(this, (bytes) => {
        return new Uint8Array(bytes).buffer
      }, instance)
    },

    text () {
      // The text() method steps are to return the result of running
      // consume body with this and UTF-8 decode.
      return consumeBody(this, utf8DecodeBytes, instance)
    },

    json () {
      // The json() method steps are to return the result of running
      // consume body with this and parse JSON from bytes.
      return consumeBody(this, parseJSONFromBytes, instance)
    },

    formData () {
      // The formData() method steps are to return the result of running
      // consume body with this and the following step given a byte sequence bytes:
      return consumeBody(this, (value) => {
        // 1. Let mimeType be the result of get the MIME type with this.
        const mimeType = bodyMimeType(this)

        // 2. If mimeType is non-null, then switch on mimeType\u2019s essence and run
        //    the corresponding steps:
        if (mimeType !== null) {
          switch (mimeType.essence) {
            case 'multipart/form-data': {
              // 1. ... [long step]
              const parsed = multipartFormDataParser(value, mimeType)

              // 2. If that fails for some reason, then throw a TypeError.
              if (parsed === 'failure') {
                throw new TypeError('Failed to parse body as FormData.')
              }

              // 3. Return a new FormData object, appending each entry,
              //    resulting from the parsing operation, to its entry list.
              const fd = new FormData()
              fd[kState] = parsed

              return fd
            }
            case 'application/x-www-form-urlencoded': {
              // 1. Let entries be the result of parsing bytes.
              const entries = new URLSearchParams(value.toString())

              // 2. If entries is failure, then throw a TypeError.

              // 3. Return a new FormData object whose entry list is entries.
              const fd = new FormData()

              for (const [name, value] of entries) {
                fd.append(name, value)
              }

              return fd
            }
          }
        }

        // 3. Throw a TypeError.
        throw new TypeError(
          'Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".'
        )
      }, instance)
    },

    bytes () {
      // The bytes() method steps are to return the result of running consume body
      // with this and the following step given a byte sequence bytes: return the
      // result of creating a Uint8Array from bytes in this\u2019s relevant realm.
      return consumeBody(this, (bytes) => {
        return new Uint8Array(bytes)
      }, instance)
    }
  }

  return methods
}

function mixinBody (prototype) {
  Object.assign(prototype.prototype, bodyMixinMethods(prototype))
}

/**
 * @see https://fetch.spec.whatwg.org/#concept-body-consume-body
 * @param {Response|Request} object
 * @param {(value: unknown) => unknown} convertBytesToJSValue
 * @param {Response|Request} instance
 */
async function consumeBody (object, convertBytesToJSValue, instance) {
  webidl.brandCheck(object, instance)

  // 1. If object is unusable, then return a promise rejected
  //    with a TypeError.
  if (bodyUnusable(object)) {
    throw new TypeError('Body is unusable: Body has already been read')
  }

  throwIfAborted(object[kState])

  // 2. Let promise be a new promise.
  const promise = createDeferredPromise()

  // 3. Let errorSteps given error be to reject promise with error.
  const errorSteps = (error) => promise.reject(error)

  // 4. Let successSteps given a byte sequence data be to resolve
  //    promise with the result of running convertBytesToJSValue
  //    with data. If that threw an exception, then run errorSteps
  //    with that exception.
  const successSteps = (data) => {
    try {
      promise.resolve(convertBytesToJSValue(data))
    } catch (e) {
      errorSteps(e)
    }
  }

  // 5. If object\u2019s body is null, then run successSteps with an
  //    empty byte sequence.
  if (object[kState].body == null) {
    successSteps(Buffer.allocUnsafe(0))
    return promise.promise
  }

  // 6. Otherwise, fully read object\u2019s body given successSteps,
  //    errorSteps, and object\u2019s relevant global object.
  await fullyReadBody(object[kState].body, successSteps, errorSteps)

  // 7. Return promise.
  return promise.promise
}

// https://fetch.spec.whatwg.org/#body-unusable
function bodyUnusable (object) {
  const body = object[kState].body

  // An object including the Body interface mixin is
  // said to be unusable if its body is non-null and
  // its body\u2019s stream is disturbed or locked.
  return body != null && (body.stream.locked || util.isDisturbed(body.stream))
}

/**
 * @see https://infra.spec.whatwg.org/#parse-json-bytes-to-a-javascript-value
 * @param {Uint8Array} bytes
 */
function parseJSONFromBytes (bytes) {
  return JSON.parse(utf8DecodeBytes(bytes))
}

/**
 * @see https://fetch.spec.whatwg.org/#concept-body-mime-type
 * @param {import('./response').Response|import('./request').Request} requestOrResponse
 */
function bodyMimeType (requestOrResponse) {
  // 1. Let headers be null.
  // 2. If requestOrResponse is a Request object, then set headers to requestOrResponse\u2019s request\u2019s header list.
  // 3. Otherwise, set headers to requestOrResponse\u2019s response\u2019s header list.
  /** @type {import('./headers').HeadersList} */
  const headers = requestOrResponse[kState].headersList

  // 4. Let mimeType be the result of extracting a MIME type from headers.
  const mimeType = extractMimeType(headers)

  // 5. If mimeType is failure, then return null.
  if (mimeType === 'failure') {
    return null
  }

  // 6. Return mimeType.
  return mimeType
}

module.exports = {
  extractBody,
  safelyExtractBody,
  cloneBody,
  mixinBody,
  streamRegistry,
  hasFinalizationRegistry,
  bodyUnusable
}


/***/ }),

/***/ 4495:
/***/ ((module) => {



const corsSafeListedMethods = /** @type {const} */ (['GET', 'HEAD', 'POST'])
const corsSafeListedMethodsSet = new Set(corsSafeListedMethods)

const nullBodyStatus = /** @type {const} */ ([101, 204, 205, 304])

const redirectStatus = /** @type {const} */ ([301, 302, 303, 307, 308])
const redirectStatusSet = new Set(redirectStatus)

/**
 * @see https://fetch.spec.whatwg.org/#block-bad-port
 */
const badPorts = /** @type {const} */ ([
  '1', '7', '9', '11', '13', '15', '17', '19', '20', '21', '22', '23', '25', '37', '42', '43', '53', '69', '77', '79',
  '87', '95', '101', '102', '103', '104', '109', '110', '111', '113', '115', '117', '119', '123', '135', '137',
  '139', '143', '161', '179', '389', '427', '465', '512', '513', '514', '515', '526', '530', '531', '532',
  '540', '548', '554', '556', '563', '587', '601', '636', '989', '990', '993', '995', '1719', '1720', '1723',
  '2049', '3659', '4045', '4190', '5060', '5061', '6000', '6566', '6665', '6666', '6667', '6668', '6669', '6679',
  '6697', '10080'
])
const badPortsSet = new Set(badPorts)

/**
 * @see https://w3c.github.io/webappsec-referrer-policy/#referrer-policies
 */
const referrerPolicy = /** @type {const} */ ([
  '',
  'no-referrer',
  'no-referrer-when-downgrade',
  'same-origin',
  'origin',
  'strict-origin',
  'origin-when-cross-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url'
])
const referrerPolicySet = new Set(referrerPolicy)

const requestRedirect = /** @type {const} */ (['follow', 'manual', 'error'])

const safeMethods = /** @type {const} */ (['GET', 'HEAD', 'OPTIONS', 'TRACE'])
const safeMethodsSet = new Set(safeMethods)

const requestMode = /** @type {const} */ (['navigate', 'same-origin', 'no-cors', 'cors'])

const requestCredentials = /** @type {const} */ (['omit', 'same-origin', 'include'])

const requestCache = /** @type {const} */ ([
  'default',
  'no-store',
  'reload',
  'no-cache',
  'force-cache',
  'only-if-cached'
])

/**
 * @see https://fetch.spec.whatwg.org/#request-body-header-name
 */
const requestBodyHeader = /** @type {const} */ ([
  'content-encoding',
  'content-language',
  'content-location',
  'content-type',
  // See https://github.com/nodejs/undici/issues/2021
  // 'Content-Length' is a forbidden header name, which is typically
  // removed in the Headers implementation. However, undici doesn't
  // filter out headers, so we add it here.
  'content-length'
])

/**
 * @see https://fetch.spec.whatwg.org/#enumdef-requestduplex
 */
const requestDuplex = /** @type {const} */ ([
  'half'
])

/**
 * @see http://fetch.spec.whatwg.org/#forbidden-method
 */
const forbiddenMethods = /** @type {const} */ (['CONNECT', 'TRACE', 'TRACK'])
const forbiddenMethodsSet = new Set(forbiddenMethods)

const subresource = /** @type {const} */ ([
  'audio',
  'audioworklet',
  'font',
  'image',
  'manifest',
  'paintworklet',
  'script',
  'style',
  'track',
  'video',
  'xslt',
  ''
])
const subresourceSet = new Set(subresource)

module.exports = {
  subresource,
  forbiddenMethods,
  requestBodyHeader,
  referrerPolicy,
  requestRedirect,
  requestMode,
  requestCredentials,
  requestCache,
  redirectStatus,
  corsSafeListedMethods,
  nullBodyStatus,
  safeMethods,
  badPorts,
  requestDuplex,
  subresourceSet,
  badPortsSet,
  redirectStatusSet,
  corsSafeListedMethodsSet,
  safeMethodsSet,
  forbiddenMethodsSet,
  referrerPolicySet
}


/***/ }),

/***/ 1900:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const assert = __nccwpck_require__(4589)

const encoder = new TextEncoder()

/**
 * @see https://mimesniff.spec.whatwg.org/#http-token-code-point
 */
const HTTP_TOKEN_CODEPOINTS = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/
const HTTP_WHITESPACE_REGEX = /[\u000A\u000D\u0009\u0020]/ // eslint-disable-line
const ASCII_WHITESPACE_REPLACE_REGEX = /[\u0009\u000A\u000C\u000D\u0020]/g // eslint-disable-line
/**
 * @see https://mimesniff.spec.whatwg.org/#http-quoted-string-token-code-point
 */
const HTTP_QUOTED_STRING_TOKENS = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/ // eslint-disable-line

// https://fetch.spec.whatwg.org/#data-url-processor
/** @param {URL} dataURL */
function dataURLProcessor (dataURL) {
  // 1. Assert: dataURL\u2019s scheme is "data".
  assert(dataURL.protocol === 'data:')

  // 2. Let input be the result of running the URL
  // serializer on dataURL with exclude fragment
  // set to true.
  let input = URLSerializer(dataURL, true)

  // 3. Remove the leading "data:" string from input.
  input = input.slice(5)

  // 4. Let position point at the start of input.
  const position = { position: 0 }

  // 5. Let mimeType be the result of collecting a
  // sequence of code points that are not equal
  // to U+002C (,), given position.
  let mimeType = collectASequenceOfCodePointsFast(
    ',',
    input,
    position
  )

  // 6. Strip leading and trailing ASCII whitespace
  // from mimeType.
  // Undici implementation note: we need to store the
  // length because if the mimetype has spaces removed,
  // the wrong amount will be sliced from the input in
  // step #9
  const mimeTypeLength = mimeType.length
  mimeType = removeASCIIWhitespace(mimeType, true, true)

  // 7. If position is past the end of input, then
  // return failure
  if (position.position >= input.length) {
    return 'failure'
  }

  // 8. Advance position by 1.
  position.position++

  // 9. Let encodedBody be the remainder of input.
  const encodedBody = input.slice(mimeTypeLength + 1)

  // 10. Let body be the percent-decoding of encodedBody.
  let body = stringPercentDecode(encodedBody)

  // 11. If mimeType ends with U+003B (;), followed by
  // zero or more U+0020 SPACE, followed by an ASCII
  // case-insensitive match for "base64", then:
  if (/;(\u0020){0,}base64$/i.test(mimeType)) {
    // 1. Let stringBody be the isomorphic decode of body.
    const stringBody = isomorphicDecode(body)

    // 2. Set body to the forgiving-base64 decode of
    // stringBody.
    body = forgivingBase64(stringBody)

    // 3. If body is failure, then return failure.
    if (body === 'failure') {
      return 'failure'
    }

    // 4. Remove the last 6 code points from mimeType.
    mimeType = mimeType.slice(0, -6)

    // 5. Remove trailing U+0020 SPACE code points from mimeType,
    // if any.
    mimeType = mimeType.replace(/(\u0020)+$/, '')

    // 6. Remove the last U+003B (;) code point from mimeType.
    mimeType = mimeType.slice(0, -1)
  }

  // 12. If mimeType starts with U+003B (;), then prepend
  // "text/plain" to mimeType.
  if (mimeType.startsWith(';')) {
    mimeType = 'text/plain' + mimeType
  }

  // 13. Let mimeTypeRecord be the result of parsing
  // mimeType.
  let mimeTypeRecord = parseMIMEType(mimeType)

  // 14. If mimeTypeRecord is failure, then set
  // mimeTypeRecord to text/plain;charset=US-ASCII.
  if (mimeTypeRecord === 'failure') {
    mimeTypeRecord = parseMIMEType('text/plain;charset=US-ASCII')
  }

  // 15. Return a new data: URL struct whose MIME
  // type is mimeTypeRecord and body is body.
  // https://fetch.spec.whatwg.org/#data-url-struct
  return { mimeType: mimeTypeRecord, body }
}

// https://url.spec.whatwg.org/#concept-url-serializer
/**
 * @param {URL} url
 * @param {boolean} excludeFragment
 */
function URLSerializer (url, excludeFragment = false) {
  if (!excludeFragment) {
    return url.href
  }

  const href = url.href
  const hashLength = url.hash.length

  const serialized = hashLength === 0 ? href : href.substring(0, href.length - hashLength)

  if (!hashLength && href.endsWith('#')) {
    return serialized.slice(0, -1)
  }

  return serialized
}

// https://infra.spec.whatwg.org/#collect-a-sequence-of-code-points
/**
 * @param {(char: string) => boolean} condition
 * @param {string} input
 * @param {{ position: number }} position
 */
function collectASequenceOfCodePoints (condition, input, position) {
  // 1. Let result be the empty string.
  let result = ''

  // 2. While position doesn\u2019t point past the end of input and the
  // code point at position within input meets the condition condition:
  while (position.position < input.length && condition(input[position.position])) {
    // 1. Append that code point to the end of result.
    result += input[position.position]

    // 2. Advance position by 1.
    position.position++
  }

  // 3. Return result.
  return result
}

/**
 * A faster collectASequenceOfCodePoints that only works when comparing a single character.
 * @param {string} char
 * @param {string} input
 * @param {{ position: number }} position
 */
function collectASequenceOfCodePointsFast (char, input, position) {
  const idx = input.indexOf(char, position.position)
  const start = position.position

  if (idx === -1) {
    position.position = input.length
    return input.slice(start)
  }

  position.position = idx
  return input.slice(start, position.position)
}

// https://url.spec.whatwg.org/#string-percent-decode
/** @param {string} input */
function stringPercentDecode (input) {
  // 1. Let bytes be the UTF-8 encoding of input.
  const bytes = encoder.encode(input)

  // 2. Return the percent-decoding of bytes.
  return percentDecode(bytes)
}

/**
 * @param {number} byte
 */
function isHexCharByte (byte) {
  // 0-9 A-F a-f
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66)
}

/**
 * @param {number} byte
 */
function hexByteToNumber (byte) {
  return (
    // 0-9
    byte >= 0x30 && byte <= 0x39
      ? (byte - 48)
    // Convert to uppercase
    // ((byte & 0xDF) - 65) + 10
      : ((byte & 0xDF) - 55)
  )
}

// https://url.spec.whatwg.org/#percent-decode
/** @param {Uint8Array} input */
function percentDecode (input) {
  const length = input.length
  // 1. Let output be an empty byte sequence.
  /** @type {Uint8Array} */
  const output = new Uint8Array(length)
  let j = 0
  // 2. For each byte byte in input:
  for (let i = 0; i < length; ++i) {
    const byte = input[i]

    // 1. If byte is not 0x25 (%), then append byte to output.
    if (byte !== 0x25) {
      output[j++] = byte

    // 2. Otherwise, if byte is 0x25 (%) and the next two bytes
    // after byte in input are not in the ranges
    // 0x30 (0) to 0x39 (9), 0x41 (A) to 0x46 (F),
    // and 0x61 (a) to 0x66 (f), all inclusive, append byte
    // to output.
    } else if (
      byte === 0x25 &&
      !(isHexCharByte(input[i + 1]) && isHexCharByte(input[i + 2]))
    ) {
      output[j++] = 0x25

    // 3. Otherwise:
    } else {
      // 1. Let bytePoint be the two bytes after byte in input,
      // decoded, and then interpreted as hexadecimal number.
      // 2. Append a byte whose value is bytePoint to output.
      output[j++] = (hexByteToNumber(input[i + 1]) << 4) | hexByteToNumber(input[i + 2])

      // 3. Skip the next two bytes in input.
      i += 2
    }
  }

  // 3. Return output.
  return length === j ? output : output.subarray(0, j)
}

// https://mimesniff.spec.whatwg.org/#parse-a-mime-type
/** @param {string} input */
function parseMIMEType (input) {
  // 1. Remove any leading and trailing HTTP whitespace
  // from input.
  input = removeHTTPWhitespace(input, true, true)

  // 2. Let position be a position variable for input,
  // initially pointing at the start of input.
  const position = { position: 0 }

  // 3. Let type be the result of collecting a sequence
  // of code points that are not U+002F (/) from
  // input, given position.
  const type = collectASequenceOfCodePointsFast(
    '/',
    input,
    position
  )

  // 4. If type is the empty string or does not solely
  // contain HTTP token code points, then return failure.
  // https://mimesniff.spec.whatwg.org/#http-token-code-point
  if (type.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(type)) {
    return 'failure'
  }

  // 5. If position is past the end of input, then return
  // failure
  if (position.position > input.length) {
    return 'failure'
  }

  // 6. Advance position by 1. (This skips past U+002F (/).)
  position.position++

  // 7. Let subtype be the result of collecting a sequence of
  // code points that are not U+003B (;) from input, given
  // position.
  let subtype = collectASequenceOfCodePointsFast(
    ';',
    input,
    position
  )

  // 8. Remove any trailing HTTP whitespace from subtype.
  subtype = removeHTTPWhitespace(subtype, false, true)

  // 9. If subtype is the empty string or does not solely
  // contain HTTP token code points, then return failure.
  if (subtype.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(subtype)) {
    return 'failure'
  }

  const typeLowercase = type.toLowerCase()
  const subtypeLowercase = subtype.toLowerCase()

  // 10. Let mimeType be a new MIME type record whose type
  // is type, in ASCII lowercase, and subtype is subtype,
  // in ASCII lowercase.
  // https://mimesniff.spec.whatwg.org/#mime-type
  const mimeType = {
    type: typeLowercase,
    subtype: subtypeLowercase,
    /** @type {Map<string, string>} */
    parameters: new Map(),
    // https://mimesniff.spec.whatwg.org/#mime-type-essence
    essence: `${typeLowercase}/${subtypeLowercase}`
  }

  // 11. While position is not past the end of input:
  while (position.position < input.length) {
    // 1. Advance position by 1. (This skips past U+003B (;).)
    position.position++

    // 2. Collect a sequence of code points that are HTTP
    // whitespace from input given position.
    collectASequenceOfCodePoints(
      // https://fetch.spec.whatwg.org/#http-whitespace
      char => HTTP_WHITESPACE_REGEX.test(char),
      input,
      position
    )

    // 3. Let parameterName be the result of collecting a
    // sequence of code points that are not U+003B (;)
    // or U+003D (=) from input, given position.
    let parameterName = collectASequenceOfCodePoints(
      (char) => char !== ';' && char !== '=',
      input,
      position
    )

    // 4. Set parameterName to parameterName, in ASCII
    // lowercase.
    parameterName = parameterName.toLowerCase()

    // 5. If position is not past the end of input, then:
    if (position.position < input.length) {
      // 1. If the code point at position within input is
      // U+003B (;), then continue.
      if (input[position.position] === ';') {
        continue
      }

      // 2. Advance position by 1. (This skips past U+003D (=).)
      position.position++
    }

    // 6. If position is past the end of input, then break.
    if (position.position > input.length) {
      break
    }

    // 7. Let parameterValue be null.
    let parameterValue = null

    // 8. If the code point at position within input is
    // U+0022 ("), then:
    if (input[position.position] === '"') {
      // 1. Set parameterValue to the result of collecting
      // an HTTP quoted string from input, given position
      // and the extract-value flag.
      parameterValue = collectAnHTTPQuotedString(input, position, true)

      // 2. Collect a sequence of code points that are not
      // U+003B (;) from input, given position.
      collectASequenceOfCodePointsFast(
        ';',
        input,
        position
      )

    // 9. Otherwise:
    } else {
      // 1. Set parameterValue to the result of collecting
      // a sequence of code points that are not U+003B (;)
      // from input, given position.
      parameterValue = collectASequenceOfCodePointsFast(
        ';',
        input,
        position
      )

      // 2. Remove any trailing HTTP whitespace from parameterValue.
      parameterValue = removeHTTPWhitespace(parameterValue, false, true)

      // 3. If parameterValue is the empty string, then continue.
      if (parameterValue.length === 0) {
        continue
      }
    }

    // 10. If all of the following are true
    // - parameterName is not the empty string
    // - parameterName solely contains HTTP token code points
    // - parameterValue solely contains HTTP quoted-string token code points
    // - mimeType\u2019s parameters[parameterName] does not exist
    // then set mimeType\u2019s parameters[parameterName] to parameterValue.
    if (
      parameterName.length !== 0 &&
      HTTP_TOKEN_CODEPOINTS.test(parameterName) &&
      (parameterValue.length === 0 || HTTP_QUOTED_STRING_TOKENS.test(parameterValue)) &&
      !mimeType.parameters.has(parameterName)
    ) {
      mimeType.parameters.set(parameterName, parameterValue)
    }
  }

  // 12. Return mimeType.
  return mimeType
}

// https://infra.spec.whatwg.org/#forgiving-base64-decode
/** @param {string} data */
function forgivingBase64 (data) {
  // 1. Remove all ASCII whitespace from data.
  data = data.replace(ASCII_WHITESPACE_REPLACE_REGEX, '')  // eslint-disable-line

  let dataLength = data.length
  // 2. If data\u2019s code point length divides by 4 leaving
  // no remainder, then:
  if (dataLength % 4 === 0) {
    // 1. If data ends with one or two U+003D (=) code points,
    // then remove them from data.
    if (data.charCodeAt(dataLength - 1) === 0x003D) {
      --dataLength
      if (data.charCodeAt(dataLength - 1) === 0x003D) {
        --dataLength
      }
    }
  }

  // 3. If data\u2019s code point length divides by 4 leaving
  // a remainder of 1, then return failure.
  if (dataLength % 4 === 1) {
    return 'failure'
  }

  // 4. If data contains a code point that is not one of
  //  U+002B (+)
  //  U+002F (/)
  //  ASCII alphanumeric
  // then return failure.
  if (/[^+/0-9A-Za-z]/.test(data.length === dataLength ? data : data.substring(0, dataLength))) {
    return 'failure'
  }

  const buffer = Buffer.from(data, 'base64')
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
}

// https://fetch.spec.whatwg.org/#collect-an-http-quoted-string
// tests: https://fetch.spec.whatwg.org/#example-http-quoted-string
/**
 * @param {string} input
 * @param {{ position: number }} position
 * @param {boolean?} extractValue
 */
function collectAnHTTPQuotedString (input, position, extractValue) {
  // 1. Let positionStart be position.
  const positionStart = position.position

  // 2. Let value be the empty string.
  let value = ''

  // 3. Assert: the code point at position within input
  // is U+0022 (").
  assert(input[position.position] === '"')

  // 4. Advance position by 1.
  position.position++

  // 5. While true:
  while (true) {
    // 1. Append the result of collecting a sequence of code points
    // that are not U+0022 (") or U+005C (\) from input, given
    // position, to value.
    value += collectASequenceOfCodePoints(
      (char) => char !== '"' && char !== '\\',
      input,
      position
    )

    // 2. If position is past the end of input, then break.
    if (position.position >= input.length) {
      break
    }

    // 3. Let quoteOrBackslash be the code point at position within
    // input.
    const quoteOrBackslash = input[position.position]

    // 4. Advance position by 1.
    position.position++

    // 5. If quoteOrBackslash is U+005C (\), then:
    if (quoteOrBackslash === '\\') {
      // 1. If position is past the end of input, then append
      // U+005C (\) to value and break.
      if (position.position >= input.length) {
        value += '\\'
        break
      }

      // 2. Append the code point at position within input to value.
      value += input[position.position]

      // 3. Advance position by 1.
      position.position++

    // 6. Otherwise:
    } else {
      // 1. Assert: quoteOrBackslash is U+0022 (").
      assert(quoteOrBackslash === '"')

      // 2. Break.
      break
    }
  }

  // 6. If the extract-value flag is set, then return value.
  if (extractValue) {
    return value
  }

  // 7. Return the code points from positionStart to position,
  // inclusive, within input.
  return input.slice(positionStart, position.position)
}

/**
 * @see https://mimesniff.spec.whatwg.org/#serialize-a-mime-type
 */
function serializeAMimeType (mimeType) {
  assert(mimeType !== 'failure')
  const { parameters, essence } = mimeType

  // 1. Let serialization be the concatenation of mimeType\u2019s
  //    type, U+002F (/), and mimeType\u2019s subtype.
  let serialization = essence

  // 2. For each name \u2192 value of mimeType\u2019s parameters:
  for (let [name, value] of parameters.entries()) {
    // 1. Append U+003B (;) to serialization.
    serialization += ';'

    // 2. Append name to serialization.
    serialization += name

    // 3. Append U+003D (=) to serialization.
    serialization += '='

    // 4. If value does not solely contain HTTP token code
    //    points or value is the empty string, then:
    if (!HTTP_TOKEN_CODEPOINTS.test(value)) {
      // 1. Precede each occurrence of U+0022 (") or
      //    U+005C (\) in value with U+005C (\).
      value = value.replace(/(\\|")/g, '\\$1')

      // 2. Prepend U+0022 (") to value.
      value = '"' + value

      // 3. Append U+0022 (") to value.
      value += '"'
    }

    // 5. Append value to serialization.
    serialization += value
  }

  // 3. Return serialization.
  return serialization
}

/**
 * @see https://fetch.spec.whatwg.org/#http-whitespace
 * @param {number} char
 */
function isHTTPWhiteSpace (char) {
  // "\r\n\t "
  return char === 0x00d || char === 0x00a || char === 0x009 || char === 0x020
}

/**
 * @see https://fetch.spec.whatwg.org/#http-whitespace
 * @param {string} str
 * @param {boolean} [leading=true]
 * @param {boolean} [trailing=true]
 */
function removeHTTPWhitespace (str, leading = true, trailing = true) {
  return removeChars(str, leading, trailing, isHTTPWhiteSpace)
}

/**
 * @see https://infra.spec.whatwg.org/#ascii-whitespace
 * @param {number} char
 */
function isASCIIWhitespace (char) {
  // "\r\n\t\f "
  return char === 0x00d || char === 0x00a || char === 0x009 || char === 0x00c || char === 0x020
}

/**
 * @see https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace
 * @param {string} str
 * @param {boolean} [leading=true]
 * @param {boolean} [trailing=true]
 */
function removeASCIIWhitespace (str, leading = true, trailing = true) {
  return removeChars(str, leading, trailing, isASCIIWhitespace)
}

/**
 * @param {string} str
 * @param {boolean} leading
 * @param {boolean} trailing
 * @param {(charCode: number) => boolean} predicate
 * @returns
 */
function removeChars (str, leading, trailing, predicate) {
  let lead = 0
  let trail = str.length - 1

  if (leading) {
    while (lead < str.length && predicate(str.charCodeAt(lead))) lead++
  }

  if (trailing) {
    while (trail > 0 && predicate(str.charCodeAt(trail))) trail--
  }

  return lead === 0 && trail === str.length - 1 ? str : str.slice(lead, trail + 1)
}

/**
 * @see https://infra.spec.whatwg.org/#isomorphic-decode
 * @param {Uint8Array} input
 * @returns {string}
 */
function isomorphicDecode (input) {
  // 1. To isomorphic decode a byte sequence input, return a string whose code point
  //    length is equal to input\u2019s length and whose code points have the same values
  //    as the values of input\u2019s bytes, in the same order.
  const length = input.length
  if ((2 << 15) - 1 > length) {
    return String.fromCharCode.apply(null, input)
  }
  let result = ''; let i = 0
  let addition = (2 << 15) - 1
  while (i < length) {
    if (i + addition > length) {
      addition = length - i
    }
    result += String.fromCharCode.apply(null, input.subarray(i, i += addition))
  }
  return result
}

/**
 * @see https://mimesniff.spec.whatwg.org/#minimize-a-supported-mime-type
 * @param {Exclude<ReturnType<typeof parseMIMEType>, 'failure'>} mimeType
 */
function minimizeSupportedMimeType (mimeType) {
  switch (mimeType.essence) {
    case 'application/ecmascript':
    case 'application/javascript':
    case 'application/x-ecmascript':
    case 'application/x-javascript':
    case 'text/ecmascript':
    case 'text/javascript':
    case 'text/javascript1.0':
    case 'text/javascript1.1':
    case 'text/javascript1.2':
    case 'text/javascript1.3':
    case 'text/javascript1.4':
    case 'text/javascript1.5':
    case 'text/jscript':
    case 'text/livescript':
    case 'text/x-ecmascript':
    case 'text/x-javascript':
      // 1. If mimeType is a JavaScript MIME type, then return "text/javascript".
      return 'text/javascript'
    case 'application/json':
    case 'text/json':
      // 2. If mimeType is a JSON MIME type, then return "application/json".
      return 'application/json'
    case 'image/svg+xml':
      // 3. If mimeType\u2019s essence is "image/svg+xml", then return "image/svg+xml".
      return 'image/svg+xml'
    case 'text/xml':
    case 'application/xml':
      // 4. If mimeType is an XML MIME type, then return "application/xml".
      return 'application/xml'
  }

  // 2. If mimeType is a JSON MIME type, then return "application/json".
  if (mimeType.subtype.endsWith('+json')) {
    return 'application/json'
  }

  // 4. If mimeType is an XML MIME type, then return "application/xml".
  if (mimeType.subtype.endsWith('+xml')) {
    return 'application/xml'
  }

  // 5. If mimeType is supported by the user agent, then return mimeType\u2019s essence.
  // Technically, node doesn't support any mimetypes.

  // 6. Return the empty string.
  return ''
}

module.exports = {
  dataURLProcessor,
  URLSerializer,
  collectASequenceOfCodePoints,
  collectASequenceOfCodePointsFast,
  stringPercentDecode,
  parseMIMEType,
  collectAnHTTPQuotedString,
  serializeAMimeType,
  removeChars,
  removeHTTPWhitespace,
  minimizeSupportedMimeType,
  HTTP_TOKEN_CODEPOINTS,
  isomorphicDecode
}


/***/ }),

/***/ 7114:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { Blob, File } = __nccwpck_require__(4573)
const { kState } = __nccwpck_require__(3627)
const { webidl } = __nccwpck_require__(5893)

// TODO(@KhafraDev): remove
class FileLike {
  constructor (blobLike, fileName, options = {}) {
    // TODO: argument idl type check

    // The File constructor is invoked with two or three parameters, depending
    // on whether the optional dictionary parameter is used. When the File()
    // constructor is invoked, user agents must run the following steps:

    // 1. Let bytes be the result of processing blob parts given fileBits and
    // options.

    // 2. Let n be the fileName argument to the constructor.
    const n = fileName

    // 3. Process FilePropertyBag dictionary argument by running the following
    // substeps:

    //    1. If the type member is provided and is not the empty string, let t
    //    be set to the type dictionary member. If t contains any characters
    //    outside the range U+0020 to U+007E, then set t to the empty string
    //    and return from these substeps.
    //    TODO
    const t = options.type

    //    2. Convert every character in t to ASCII lowercase.
    //    TODO

    //    3. If the lastModified member is provided, let d be set to the
    //    lastModified dictionary member. If it is not provided, set d to the
    //    current date and time represented as the number of milliseconds since
    //    the Unix Epoch (which is the equivalent of Date.now() [ECMA-262]).
    const d = options.lastModified ?? Date.now()

    // 4. Return a new File object F such that:
    // F refers to the bytes byte sequence.
    // F.size is set to the number of total bytes in bytes.
    // F.name is set to n.
    // F.type is set to t.
    // F.lastModified is set to d.

    this[kState] = {
      blobLike,
      name: n,
      type: t,
      lastModified: d
    }
  }

  stream (...args) {
    webidl.brandCheck(this, FileLike)

    return this[kState].blobLike.stream(...args)
  }

  arrayBuffer (...args) {
    webidl.brandCheck(this, FileLike)

    return this[kState].blobLike.arrayBuffer(...args)
  }

  slice (...args) {
    webidl.brandCheck(this, FileLike)

    return this[kState].blobLike.slice(...args)
  }

  text (...args) {
    webidl.brandCheck(this, FileLike)

    return this[kState].blobLike.text(...args)
  }

  get size () {
    webidl.brandCheck(this, FileLike)

    return this[kState].blobLike.size
  }

  get type () {
    webidl.brandCheck(this, FileLike)

    return this[kState].blobLike.type
  }

  get name () {
    webidl.brandCheck(this, FileLike)

    return this[kState].name
  }

  get lastModified () {
    webidl.brandCheck(this, FileLike)

    return this[kState].lastModified
  }

  get [Symbol.toStringTag] () {
    return 'File'
  }
}

webidl.converters.Blob = webidl.interfaceConverter(Blob)

// If this function is moved to ./util.js, some tools (such as
// rollup) will warn about circular dependencies. See:
// https://github.com/nodejs/undici/issues/1629
function isFileLike (object) {
  return (
    (object instanceof File) ||
    (
      object &&
      (typeof object.stream === 'function' ||
      typeof object.arrayBuffer === 'function') &&
      object[Symbol.toStringTag] === 'File'
    )
  )
}

module.exports = { FileLike, isFileLike }


/***/ }),

/***/ 116:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { isUSVString, bufferToLowerCasedHeaderName } = __nccwpck_require__(3440)
const { utf8DecodeBytes } = __nccwpck_require__(3168)
const { HTTP_TOKEN_CODEPOINTS, isomorphicDecode } = __nccwpck_require__(1900)
const { isFileLike } = __nccwpck_require__(7114)
const { makeEntry } = __nccwpck_require__(5910)
const assert = __nccwpck_require__(4589)
const { File: NodeFile } = __nccwpck_require__(4573)

const File = globalThis.File ?? NodeFile

const formDataNameBuffer = Buffer.from('form-data; name="')
const filenameBuffer = Buffer.from('; filename')
const dd = Buffer.from('--')
const ddcrlf = Buffer.from('--\r\n')

/**
 * @param {string} chars
 */
function isAsciiString (chars) {
  for (let i = 0; i < chars.length; ++i) {
    if ((chars.charCodeAt(i) & ~0x7F) !== 0) {
      return false
    }
  }
  return true
}

/**
 * @see https://andreubotella.github.io/multipart-form-data/#multipart-form-data-boundary
 * @param {string} boundary
 */
function validateBoundary (boundary) {
  const length = boundary.length

  // - its length is greater or equal to 27 and lesser or equal to 70, and
  if (length < 27 || length > 70) {
    return false
  }

  // - it is composed by bytes in the ranges 0x30 to 0x39, 0x41 to 0x5A, or
  //   0x61 to 0x7A, inclusive (ASCII alphanumeric), or which are 0x27 ('),
  //   0x2D (-) or 0x5F (_).
  for (let i = 0; i < length; ++i) {
    const cp = boundary.charCodeAt(i)

    if (!(
      (cp >= 0x30 && cp <= 0x39) ||
      (cp >= 0x41 && cp <= 0x5a) ||
      (cp >= 0x61 && cp <= 0x7a) ||
      cp === 0x27 ||
      cp === 0x2d ||
      cp === 0x5f
    )) {
      return false
    }
  }

  return true
}

/**
 * @see https://andreubotella.github.io/multipart-form-data/#multipart-form-data-parser
 * @param {Buffer} input
 * @param {ReturnType<import('./data-url')['parseMIMEType']>} mimeType
 */
function multipartFormDataParser (input, mimeType) {
  // 1. Assert: mimeType\u2019s essence is "multipart/form-data".
  assert(mimeType !== 'failure' && mimeType.essence === 'multipart/form-data')

  const boundaryString = mimeType.parameters.get('boundary')

  // 2. If mimeType\u2019s parameters["boundary"] does not exist, return failure.
  //    Otherwise, let boundary be the result of UTF-8 decoding mimeType\u2019s
  //    parameters["boundary"].
  if (boundaryString === undefined) {
    return 'failure'
  }

  const boundary = Buffer.from(`--${boundaryString}`, 'utf8')

  // 3. Let entry list be an empty entry list.
  const entryList = []

  // 4. Let position be a pointer to a byte in input, initially pointing at
  //    the first byte.
  const position = { position: 0 }

  // Note: undici addition, allows leading and trailing CRLFs.
  while (input[position.position] === 0x0d && input[position.position + 1] === 0x0a) {
    position.position += 2
  }

  let trailing = input.length

  while (input[trailing - 1] === 0x0a && input[trailing - 2] === 0x0d) {
    trailing -= 2
  }

  if (trailing !== input.length) {
    input = input.subarray(0, trailing)
  }

  // 5. While true:
  while (true) {
    // 5.1. If position points to a sequence of bytes starting with 0x2D 0x2D
    //      (`--`) followed by boundary, advance position by 2 + the length of
    //      boundary. Otherwise, return failure.
    // Note: boundary is padded with 2 dashes already, no need to add 2.
    if (input.subarray(position.position, position.position + boundary.length).equals(boundary)) {
      position.position += boundary.length
    } else {
      return 'failure'
    }

    // 5.2. If position points to the sequence of bytes 0x2D 0x2D 0x0D 0x0A
    //      (`--` followed by CR LF) followed by the end of input, return entry list.
    // Note: a body does NOT need to end with CRLF. It can end with --.
    if (
      (position.position === input.length - 2 && bufferStartsWith(input, dd, position)) ||
      (position.position === input.length - 4 && bufferStartsWith(input, ddcrlf, position))
    ) {
      return entryList
    }

    // 5.3. If position does not point to a sequence of bytes starting with 0x0D
    //      0x0A (CR LF), return failure.
    if (input[position.position] !== 0x0d || input[position.position + 1] !== 0x0a) {
      return 'failure'
    }

    // 5.4. Advance position by 2. (This skips past the newline.)
    position.position += 2

    // 5.5. Let name, filename and contentType be the result of parsing
    //      multipart/form-data headers on input and position, if the result
    //      is not failure. Otherwise, return failure.
    const result = parseMultipartFormDataHeaders(input, position)

    if (result === 'failure') {
      return 'failure'
    }

    let { name, filename, contentType, encoding } = result

    // 5.6. Advance position by 2. (This skips past the empty line that marks
    //      the end of the headers.)
    position.position += 2

    // 5.7. Let body be the empty byte sequence.
    let body

    // 5.8. Body loop: While position is not past the end of input:
    // TODO: the steps here are completely wrong
    {
      const boundaryIndex = input.indexOf(boundary.subarray(2), position.position)

      if (boundaryIndex === -1) {
        return 'failure'
      }

      body = input.subarray(position.position, boundaryIndex - 4)

      position.position += body.length

      // Note: position must be advanced by the body's length before being
      // decoded, otherwise the parsing will fail.
      if (encoding === 'base64') {
        body = Buffer.from(body.toString(), 'base64')
      }
    }

    // 5.9. If position does not point to a sequence of bytes starting with
    //      0x0D 0x0A (CR LF), return failure. Otherwise, advance position by 2.
    if (input[position.position] !== 0x0d || input[position.position + 1] !== 0x0a) {
      return 'failure'
    } else {
      position.position += 2
    }

    // 5.10. If filename is not null:
    let value

    if (filename !== null) {
      // 5.10.1. If contentType is null, set contentType to "text/plain".
      contentType ??= 'text/plain'

      // 5.10.2. If contentType is not an ASCII string, set contentType to the empty string.

      // Note: `buffer.isAscii` can be used at zero-cost, but converting a string to a buffer is a high overhead.
      // Content-Type is a relatively small string, so it is faster to use `String#charCodeAt`.
      if (!isAsciiString(contentType)) {
        contentType = ''
      }

      // 5.10.3. Let value be a new File object with name filename, type contentType, and body body.
      value = new File([body], filename, { type: contentType })
    } else {
      // 5.11. Otherwise:

      // 5.11.1. Let value be the UTF-8 decoding without BOM of body.
      value = utf8DecodeBytes(Buffer.from(body))
    }

    // 5.12. Assert: name is a scalar value string and value is either a scalar value string or a File object.
    assert(isUSVString(name))
    assert((typeof value === 'string' && isUSVString(value)) || isFileLike(value))

    // 5.13. Create an entry with name and value, and append it to entry list.
    entryList.push(makeEntry(name, value, filename))
  }
}

/**
 * @see https://andreubotella.github.io/multipart-form-data/#parse-multipart-form-data-headers
 * @param {Buffer} input
 * @param {{ position: number }} position
 */
function parseMultipartFormDataHeaders (input, position) {
  // 1. Let name, filename and contentType be null.
  let name = null
  let filename = null
  let contentType = null
  let encoding = null

  // 2. While true:
  while (true) {
    // 2.1. If position points to a sequence of bytes starting with 0x0D 0x0A (CR LF):
    if (input[position.position] === 0x0d && input[position.position + 1] === 0x0a) {
      // 2.1.1. If name is null, return failure.
      if (name === null) {
        return 'failure'
      }

      // 2.1.2. Return name, filename and contentType.
      return { name, filename, contentType, encoding }
    }

    // 2.2. Let header name be the result of collecting a sequence of bytes that are
    //      not 0x0A (LF), 0x0D (CR) or 0x3A (:), given position.
    let headerName = collectASequenceOfBytes(
      (char) => char !== 0x0a && char !== 0x0d && char !== 0x3a,
      input,
      position
    )

    // 2.3. Remove any HTTP tab or space bytes from the start or end of header name.
    headerName = removeChars(headerName, true, true, (char) => char === 0x9 || char === 0x20)

    // 2.4. If header name does not match the field-name token production, return failure.
    if (!HTTP_TOKEN_CODEPOINTS.test(headerName.toString())) {
      return 'failure'
    }

    // 2.5. If the byte at position is not 0x3A (:), return failure.
    if (input[position.position] !== 0x3a) {
      return 'failure'
    }

    // 2.6. Advance position by 1.
    position.position++

    // 2.7. Collect a sequence of bytes that are HTTP tab or space bytes given position.
    //      (Do nothing with those bytes.)
    collectASequenceOfBytes(
      (char) => char === 0x20 || char === 0x09,
      input,
      position
    )

    // 2.8. Byte-lowercase header name and switch on the result:
    switch (bufferToLowerCasedHeaderName(headerName)) {
      case 'content-disposition': {
        // 1. Set name and filename to null.
        name = filename = null

        // 2. If position does not point to a sequence of bytes starting with
        //    `form-data; name="`, return failure.
        if (!bufferStartsWith(input, formDataNameBuffer, position)) {
          return 'failure'
        }

        // 3. Advance position so it points at the byte after the next 0x22 (")
        //    byte (the one in the sequence of bytes matched above).
        position.position += 17

        // 4. Set name to the result of parsing a multipart/form-data name given
        //    input and position, if the result is not failure. Otherwise, return
        //    failure.
        name = parseMultipartFormDataName(input, position)

        if (name === null) {
          return 'failure'
        }

        // 5. If position points to a sequence of bytes starting with `; filename="`:
        if (bufferStartsWith(input, filenameBuffer, position)) {
          // Note: undici also handles filename*
          let check = position.position + filenameBuffer.length

          if (input[check] === 0x2a) {
            position.position += 1
            check += 1
          }

          if (input[check] !== 0x3d || input[check + 1] !== 0x22) { // ="
            return 'failure'
          }

          // 1. Advance position so it points at the byte after the next 0x22 (") byte
          //    (the one in the sequence of bytes matched above).
          position.position += 12

          // 2. Set filename to the result of parsing a multipart/form-data name given
          //    input and position, if the result is not failure. Otherwise, return failure.
          filename = parseMultipartFormDataName(input, position)

          if (filename === null) {
            return 'failure'
          }
        }

        break
      }
      case 'content-type': {
        // 1. Let header value be the result of collecting a sequence of bytes that are
        //    not 0x0A (LF) or 0x0D (CR), given position.
        let headerValue = collectASequenceOfBytes(
          (char) => char !== 0x0a && char !== 0x0d,
          input,
          position
        )

        // 2. Remove any HTTP tab or space bytes from the end of header value.
        headerValue = removeChars(headerValue, false, true, (char) => char === 0x9 || char === 0x20)

        // 3. Set contentType to the isomorphic decoding of header value.
        contentType = isomorphicDecode(headerValue)

        break
      }
      case 'content-transfer-encoding': {
        let headerValue = collectASequenceOfBytes(
          (char) => char !== 0x0a && char !== 0x0d,
          input,
          position
        )

        headerValue = removeChars(headerValue, false, true, (char) => char === 0x9 || char === 0x20)

        encoding = isomorphicDecode(headerValue)

        break
      }
      default: {
        // Collect a sequence of bytes that are not 0x0A (LF) or 0x0D (CR), given position.
        // (Do nothing with those bytes.)
        collectASequenceOfBytes(
          (char) => char !== 0x0a && char !== 0x0d,
          input,
          position
        )
      }
    }

    // 2.9. If position does not point to a sequence of bytes starting with 0x0D 0x0A
    //      (CR LF), return failure. Otherwise, advance position by 2 (past the newline).
    if (input[position.position] !== 0x0d && input[position.position + 1] !== 0x0a) {
      return 'failure'
    } else {
      position.position += 2
    }
  }
}

/**
 * @see https://andreubotella.github.io/multipart-form-data/#parse-a-multipart-form-data-name
 * @param {Buffer} input
 * @param {{ position: number }} position
 */
function parseMultipartFormDataName (input, position) {
  // 1. Assert: The byte at (position - 1) is 0x22 (").
  assert(input[position.position - 1] === 0x22)

  // 2. Let name be the result of collecting a sequence of bytes that are not 0x0A (LF), 0x0D (CR) or 0x22 ("), given position.
  /** @type {string | Buffer} */
  let name = collectASequenceOfBytes(
    (char) => char !== 0x0a && char !== 0x0d && char !== 0x22,
    input,
    position
  )

  // 3. If the byte at position is not 0x22 ("), return failure. Otherwise, advance position by 1.
  if (input[position.position] !== 0x22) {
    return null // name could be 'failure'
  } else {
    position.position++
  }

  // 4. Replace any occurrence of the following subsequences in name with the given byte:
  // - `%0A`: 0x0A (LF)
  // - `%0D`: 0x0D (CR)
  // - `%22`: 0x22 (")
  name = new TextDecoder().decode(name)
    .replace(/%0A/ig, '\n')
    .replace(/%0D/ig, '\r')
    .replace(/%22/g, '"')

  // 5. Return the UTF-8 decoding without BOM of name.
  return name
}

/**
 * @param {(char: number) => boolean} condition
 * @param {Buffer} input
 * @param {{ position: number }} position
 */
function collectASequenceOfBytes (condition, input, position) {
  let start = position.position

  while (start < input.length && condition(input[start])) {
    ++start
  }

  return input.subarray(position.position, (position.position = start))
}

/**
 * @param {Buffer} buf
 * @param {boolean} leading
 * @param {boolean} trailing
 * @param {(charCode: number) => boolean} predicate
 * @returns {Buffer}
 */
function removeChars (buf, leading, trailing, predicate) {
  let lead = 0
  let trail = buf.length - 1

  if (leading) {
    while (lead < buf.length && predicate(buf[lead])) lead++
  }

  if (trailing) {
    while (trail > 0 && predicate(buf[trail])) trail--
  }

  return lead === 0 && trail === buf.length - 1 ? buf : buf.subarray(lead, trail + 1)
}

/**
 * Checks if {@param buffer} starts with {@param start}
 * @param {Buffer} buffer
 * @param {Buffer} start
 * @param {{ position: number }} position
 */
function bufferStartsWith (buffer, start, position) {
  if (buffer.length < start.length) {
    return false
  }

  for (let i = 0; i < start.length; i++) {
    if (start[i] !== buffer[position.position + i]) {
      return false
    }
  }

  return true
}

module.exports = {
  multipartFormDataParser,
  validateBoundary
}


/***/ }),

/***/ 5910:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { isBlobLike, iteratorMixin } = __nccwpck_require__(3168)
const { kState } = __nccwpck_require__(3627)
const { kEnumerableProperty } = __nccwpck_require__(3440)
const { FileLike, isFileLike } = __nccwpck_require__(7114)
const { webidl } = __nccwpck_require__(5893)
const { File: NativeFile } = __nccwpck_require__(4573)
const nodeUtil = __nccwpck_require__(7975)

/** @type {globalThis['File']} */
const File = globalThis.File ?? NativeFile

// https://xhr.spec.whatwg.org/#formdata
class FormData {
  constructor (form) {
    webidl.util.markAsUncloneable(this)

    if (form !== undefined) {
      throw webidl.errors.conversionFailed({
        prefix: 'FormData constructor',
        argument: 'Argument 1',
        types: ['undefined']
      })
    }

    this[kState] = []
  }

  append (name, value, filename = undefined) {
    webidl.brandCheck(this, FormData)

    const prefix = 'FormData.append'
    webidl.argumentLengthCheck(arguments, 2, prefix)

    if (arguments.length === 3 && !isBlobLike(value)) {
      throw new TypeError(
        "Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'"
      )
    }

    // 1. Let value be value if given; otherwise blobValue.

    name = webidl.converters.USVString(name, prefix, 'name')
    value = isBlobLike(value)
      ? webidl.converters.Blob(value, prefix, 'value', { strict: false })
      : webidl.converters.USVString(value, prefix, 'value')
    filename = arguments.length === 3
      ? webidl.converters.USVString(filename, prefix, 'filename')
      : undefined

    // 2. Let entry be the result of creating an entry with
    // name, value, and filename if given.
    const entry = makeEntry(name, value, filename)

    // 3. Append entry to this\u2019s entry list.
    this[kState].push(entry)
  }

  delete (name) {
    webidl.brandCheck(this, FormData)

    const prefix = 'FormData.delete'
    webidl.argumentLengthCheck(arguments, 1, prefix)

    name = webidl.converters.USVString(name, prefix, 'name')

    // The delete(name) method steps are to remove all entries whose name
    // is name from this\u2019s entry list.
    this[kState] = this[kState].filter(entry => entry.name !== name)
  }

  get (name) {
    webidl.brandCheck(this, FormData)

    const prefix = 'FormData.get'
    webidl.argumentLengthCheck(arguments, 1, prefix)

    name = webidl.converters.USVString(name, prefix, 'name')

    // 1. If there is no entry whose name is name in this\u2019s entry list,
    // then return null.
    const idx = this[kState].findIndex((entry) => entry.name === name)
    if (idx === -1) {
      return null
    }

    // 2. Return the value of the first entry whose name is name from
    // this\u2019s entry list.
    return this[kState][idx].value
  }

  getAll (name) {
    webidl.brandCheck(this, FormData)

    const prefix = 'FormData.getAll'
    webidl.argumentLengthCheck(arguments, 1, prefix)

    name = webidl.converters.USVString(name, prefix, 'name')

    // 1. If there is no entry whose name is name in this\u2019s entry list,
    // then return the empty list.
    // 2. Return the values of all entries whose name is name, in order,
    // from this\u2019s entry list.
    return this[kState]
      .filter((entry) => entry.name === name)
      .map((entry) => entry.value)
  }

  has (name) {
    webidl.brandCheck(this, FormData)

    const prefix = 'FormData.has'
    webidl.argumentLengthCheck(arguments, 1, prefix)

    name = webidl.converters.USVString(name, prefix, 'name')

    // The has(name) method steps are to return true if there is an entry
    // whose name is name in this\u2019s entry list; otherwise false.
    return this[kState].findIndex((entry) => entry.name === name) !== -1
  }

  set (name, value, filename = undefined) {
    webidl.brandCheck(this, FormData)

    const prefix = 'FormData.set'
    webidl.argumentLengthCheck(arguments, 2, prefix)

    if (arguments.length === 3 && !isBlobLike(value)) {
      throw new TypeError(
        "Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'"
      )
    }

    // The set(name, value) and set(name, blobValue, filename) method steps
    // are:

    // 1. Let value be value if given; otherwise blobValue.

    name = webidl.converters.USVString(name, prefix, 'name')
    value = isBlobLike(value)
      ? webidl.converters.Blob(value, prefix, 'name', { strict: false })
      : webidl.converters.USVString(value, prefix, 'name')
    filename = arguments.length === 3
      ? webidl.converters.USVString(filename, prefix, 'name')
      : undefined

    // 2. Let entry be the result of creating an entry with name, value, and
    // filename if given.
    const entry = makeEntry(name, value, filename)

    // 3. If there are entries in this\u2019s entry list whose name is name, then
    // replace the first such entry with entry and remove the others.
    const idx = this[kState].findIndex((entry) => entry.name === name)
    if (idx !== -1) {
      this[kState] = [
        ...this[kState].slice(0, idx),
        entry,
        ...this[kState].slice(idx + 1).filter((entry) => entry.name !== name)
      ]
    } else {
      // 4. Otherwise, append entry to this\u2019s entry list.
      this[kState].push(entry)
    }
  }

  [nodeUtil.inspect.custom] (depth, options) {
    const state = this[kState].reduce((a, b) => {
      if (a[b.name]) {
        if (Array.isArray(a[b.name])) {
          a[b.name].push(b.value)
        } else {
          a[b.name] = [a[b.name], b.value]
        }
      } else {
        a[b.name] = b.value
      }

      return a
    }, { __proto__: null })

    options.depth ??= depth
    options.colors ??= true

    const output = nodeUtil.formatWithOptions(options, state)

    // remove [Object null prototype]
    return `FormData ${output.slice(output.indexOf(']') + 2)}`
  }
}

iteratorMixin('FormData', FormData, kState, 'name', 'value')

Object.defineProperties(FormData.prototype, {
  append: kEnumerableProperty,
  delete: kEnumerableProperty,
  get: kEnumerableProperty,
  getAll: kEnumerableProperty,
  has: kEnumerableProperty,
  set: kEnumerableProperty,
  [Symbol.toStringTag]: {
    value: 'FormData',
    configurable: true
  }
})

/**
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#create-an-entry
 * @param {string} name
 * @param {string|Blob} value
 * @param {?string} filename
 * @returns
 */
function makeEntry (name, value, filename) {
  // 1. Set name to the result of converting name into a scalar value string.
  // Note: This operation was done by the webidl converter USVString.

  // 2. If value is a string, then set value to the result of converting
  //    value into a scalar value string.
  if (typeof value === 'string') {
    // Note: This operation was done by the webidl converter USVString.
  } else {
    // 3. Otherwise:

    // 1. If value is not a File object, then set value to a new File object,
    //    representing the same bytes, whose name attribute value is "blob"
    if (!isFileLike(value)) {
      value = value instanceof Blob
        ? new File([value], 'blob', { type: value.type })
        : new FileLike(value, 'blob', { type: value.type })
    }

    // 2. If filename is given, then set value to a new File object,
    //    representing the same bytes, whose name attribute is filename.
    if (filename !== undefined) {
      /** @type {FilePropertyBag} */
      const options = {
        type: value.type,
        lastModified: value.lastModified
      }

      value = value instanceof NativeFile
        ? new File([value], filename, options)
        : new FileLike(value, filename, options)
    }
  }

  // 4. Return an entry whose name is name and whose value is value.
  return { name, value }
}

module.exports = { FormData, makeEntry }


/***/ }),

/***/ 1059:
/***/ ((module) => {



// In case of breaking changes, increase the version
// number to avoid conflicts.
const globalOrigin = Symbol.for('undici.globalOrigin.1')

function getGlobalOrigin () {
  return globalThis[globalOrigin]
}

function setGlobalOrigin (newOrigin) {
  if (newOrigin === undefined) {
    Object.defineProperty(globalThis, globalOrigin, {
      value: undefined,
      writable: true,
      enumerable: false,
      configurable: false
    })

    return
  }

  const parsedURL = new URL(newOrigin)

  if (parsedURL.protocol !== 'http:' && parsedURL.protocol !== 'https:') {
    throw new TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`)
  }

  Object.defineProperty(globalThis, globalOrigin, {
    value: parsedURL,
    writable: true,
    enumerable: false,
    configurable: false
  })
}

module.exports = {
  getGlobalOrigin,
  setGlobalOrigin
}


/***/ }),

/***/ 3627:
/***/ ((module) => {



module.exports = {
  kUrl: Symbol('url'),
  kHeaders: Symbol('headers'),
  kSignal: Symbol('signal'),
  kState: Symbol('state'),
  kDispatcher: Symbol('dispatcher')
}


/***/ }),

/***/ 3168:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { Transform } = __nccwpck_require__(7075)
const zlib = __nccwpck_require__(8522)
const { redirectStatusSet, referrerPolicySet: referrerPolicyTokens, badPortsSet } = __nccwpck_require__(4495)
const { getGlobalOrigin } = __nccwpck_require__(1059)
const { collectASequenceOfCodePoints, collectAnHTTPQuotedString, removeChars, parseMIMEType } = __nccwpck_require__(1900)
const { performance } = __nccwpck_require__(643)
const { isBlobLike, ReadableStreamFrom, isValidHTTPToken, normalizedMethodRecordsBase } = __nccwpck_require__(3440)
const assert = __nccwpck_require__(4589)
const { isUint8Array } = __nccwpck_require__(3429)
const { webidl } = __nccwpck_require__(5893)

let supportedHashes = []

// https://nodejs.org/api/crypto.html#determining-if-crypto-support-is-unavailable
/** @type {import('crypto')} */
let crypto
try {
  crypto = __nccwpck_require__(7598)
  const possibleRelevantHashes = ['sha256', 'sha384', 'sha512']
  supportedHashes = crypto.getHashes().filter((hash) => possibleRelevantHashes.includes(hash))
/* c8 ignore next 3 */
} catch {

}

function responseURL (response) {
  // https://fetch.spec.whatwg.org/#responses
  // A response has an associated URL. It is a pointer to the last URL
  // in response\u2019s URL list and null if response\u2019s URL list is empty.
  const urlList = response.urlList
  const length = urlList.length
  return length === 0 ? null : urlList[length - 1].toString()
}

// https://fetch.spec.whatwg.org/#concept-response-location-url
function responseLocationURL (response, requestFragment) {
  // 1. If response\u2019s status is not a redirect status, then return null.
  if (!redirectStatusSet.has(response.status)) {
    return null
  }

  // 2. Let location be the result of extracting header list values given
  // `Location` and response\u2019s header list.
  let location = response.headersList.get('location', true)

  // 3. If location is a header value, then set location to the result of
  //    parsing location with response\u2019s URL.
  if (location !== null && isValidHeaderValue(location)) {
    if (!isValidEncodedURL(location)) {
      // Some websites respond location header in UTF-8 form without encoding them as ASCII
      // and major browsers redirect them to correctly UTF-8 encoded addresses.
      // Here, we handle that behavior in the same way.
      location = normalizeBinaryStringToUtf8(location)
    }
    location = new URL(location, responseURL(response))
  }

  // 4. If location is a URL whose fragment is null, then set location\u2019s
  // fragment to requestFragment.
  if (location && !location.hash) {
    location.hash = requestFragment
  }

  // 5. Return location.
  return location
}

/**
 * @see https://www.rfc-editor.org/rfc/rfc1738#section-2.2
 * @param {string} url
 * @returns {boolean}
 */
function isValidEncodedURL (url) {
  for (let i = 0; i < url.length; ++i) {
    const code = url.charCodeAt(i)

    if (
      code > 0x7E || // Non-US-ASCII + DEL
      code < 0x20 // Control characters NUL - US
    ) {
      return false
    }
  }
  return true
}

/**
 * If string contains non-ASCII characters, assumes it's UTF-8 encoded and decodes it.
 * Since UTF-8 is a superset of ASCII, this will work for ASCII strings as well.
 * @param {string} value
 * @returns {string}
 */
function normalizeBinaryStringToUtf8 (value) {
  return Buffer.from(value, 'binary').toString('utf8')
}

/** @returns {URL} */
function requestCurrentURL (request) {
  return request.urlList[request.urlList.length - 1]
}

function requestBadPort (request) {
  // 1. Let url be request\u2019s current URL.
  const url = requestCurrentURL(request)

  // 2. If url\u2019s scheme is an HTTP(S) scheme and url\u2019s port is a bad port,
  // then return blocked.
  if (urlIsHttpHttpsScheme(url) && badPortsSet.has(url.port)) {
    return 'blocked'
  }

  // 3. Return allowed.
  return 'allowed'
}

function isErrorLike (object) {
  return object instanceof Error || (
    object?.constructor?.name === 'Error' ||
    object?.constructor?.name === 'DOMException'
  )
}

// Check whether |statusText| is a ByteString and
// matches the Reason-Phrase token production.
// RFC 2616: https://tools.ietf.org/html/rfc2616
// RFC 7230: https://tools.ietf.org/html/rfc7230
// "reason-phrase = *( HTAB / SP / VCHAR / obs-text )"
// https://github.com/chromium/chromium/blob/94.0.4604.1/third_party/blink/renderer/core/fetch/response.cc#L116
function isValidReasonPhrase (statusText) {
  for (let i = 0; i < statusText.length; ++i) {
    const c = statusText.charCodeAt(i)
    if (
      !(
        (
          c === 0x09 || // HTAB
          (c >= 0x20 && c <= 0x7e) || // SP / VCHAR
          (c >= 0x80 && c <= 0xff)
        ) // obs-text
      )
    ) {
      return false
    }
  }
  return true
}

/**
 * @see https://fetch.spec.whatwg.org/#header-name
 * @param {string} potentialValue
 */
const isValidHeaderName = isValidHTTPToken

/**
 * @see https://fetch.spec.whatwg.org/#header-value
 * @param {string} potentialValue
 */
function isValidHeaderValue (potentialValue) {
  // - Has no leading or trailing HTTP tab or space bytes.
  // - Contains no 0x00 (NUL) or HTTP newline bytes.
  return (
    potentialValue[0] === '\t' ||
    potentialValue[0] === ' ' ||
    potentialValue[potentialValue.length - 1] === '\t' ||
    potentialValue[potentialValue.length - 1] === ' ' ||
    potentialValue.includes('\n') ||
    potentialValue.includes('\r') ||
    potentialValue.includes('\0')
  ) === false
}

// https://w3c.github.io/webappsec-referrer-policy/#set-requests-referrer-policy-on-redirect
function setRequestReferrerPolicyOnRedirect (request, actualResponse) {
  //  Given a request request and a response actualResponse, this algorithm
  //  updates request\u2019s referrer policy according to the Referrer-Policy
  //  header (if any) in actualResponse.

  // 1. Let policy be the result of executing § 8.1 Parse a referrer policy
  // from a Referrer-Policy header on actualResponse.

  // 8.1 Parse a referrer policy from a Referrer-Policy header
  // 1. Let policy-tokens be the result of extracting header list values given `Referrer-Policy` and response\u2019s header list.
  const { headersList } = actualResponse
  // 2. Let policy be the empty string.
  // 3. For each token in policy-tokens, if token is a referrer policy and token is not the empty string, then set policy to token.
  // 4. Return policy.
  const policyHeader = (headersList.get('referrer-policy', true) ?? '').split(',')

  // Note: As the referrer-policy can contain multiple policies
  // separated by comma, we need to loop through all of them
  // and pick the first valid one.
  // Ref: https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Referrer-Policy#specify_a_fallback_policy
  let policy = ''
  if (policyHeader.length > 0) {
    // The right-most policy takes precedence.
    // The left-most policy is the fallback.
    for (let i = policyHeader.length; i !== 0; i--) {
      const token = policyHeader[i - 1].trim()
      if (referrerPolicyTokens.has(token)) {
        policy = token
        break
      }
    }
  }

  // 2. If policy is not the empty string, then set request\u2019s referrer policy to policy.
  if (policy !== '') {
    request.referrerPolicy = policy
  }
}

// https://fetch.spec.whatwg.org/#cross-origin-resource-policy-check
function crossOriginResourcePolicyCheck () {
  // TODO
  return 'allowed'
}

// https://fetch.spec.whatwg.org/#concept-cors-check
function corsCheck () {
  // TODO
  return 'success'
}

// https://fetch.spec.whatwg.org/#concept-tao-check
function TAOCheck () {
  // TODO
  return 'success'
}

function appendFetchMetadata (httpRequest) {
  //  https://w3c.github.io/webappsec-fetch-metadata/#sec-fetch-dest-header
  //  TODO

  //  https://w3c.github.io/webappsec-fetch-metadata/#sec-fetch-mode-header

  //  1. Assert: r\u2019s url is a potentially trustworthy URL.
  //  TODO

  //  2. Let header be a Structured Header whose value is a token.
  let header = null

  //  3. Set header\u2019s value to r\u2019s mode.
  header = httpRequest.mode

  //  4. Set a structured field value `Sec-Fetch-Mode`/header in r\u2019s header list.
  httpRequest.headersList.set('sec-fetch-mode', header, true)

  //  https://w3c.github.io/webappsec-fetch-metadata/#sec-fetch-site-header
  //  TODO

  //  https://w3c.github.io/webappsec-fetch-metadata/#sec-fetch-user-header
  //  TODO
}

// https://fetch.spec.whatwg.org/#append-a-request-origin-header
function appendRequestOriginHeader (request) {
  // 1. Let serializedOrigin be the result of byte-serializing a request origin
  //    with request.
  // TODO: implement "byte-serializing a request origin"
  let serializedOrigin = request.origin

  // - "'client' is changed to an origin during fetching."
  //   This doesn't happen in undici (in most cases) because undici, by default,
  //   has no concept of origin.
  // - request.origin can also be set to request.client.origin (client being
  //   an environment settings object), which is undefined without using
  //   setGlobalOrigin.
  if (serializedOrigin === 'client' || serializedOrigin === undefined) {
    return
  }

  // 2. If request\u2019s response tainting is "cors" or request\u2019s mode is "websocket",
  //    then append (`Origin`, serializedOrigin) to request\u2019s header list.
  // 3. Otherwise, if request\u2019s method is neither `GET` nor `HEAD`, then:
  if (request.responseTainting === 'cors' || request.mode === 'websocket') {
    request.headersList.append('origin', serializedOrigin, true)
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    // 1. Switch on request\u2019s referrer policy:
    switch (request.referrerPolicy) {
      case 'no-referrer':
        // Set serializedOrigin to `null`.
        serializedOrigin = null
        break
      case 'no-referrer-when-downgrade':
      case 'strict-origin':
      case 'strict-origin-when-cross-origin':
        // If request\u2019s origin is a tuple origin, its scheme is "https", and
        // request\u2019s current URL\u2019s scheme is not "https", then set
        // serializedOrigin to `null`.
        if (request.origin && urlHasHttpsScheme(request.origin) && !urlHasHttpsScheme(requestCurrentURL(request))) {
          serializedOrigin = null
        }
        break
      case 'same-origin':
        // If request\u2019s origin is not same origin with request\u2019s current URL\u2019s
        // origin, then set serializedOrigin to `null`.
        if (!sameOrigin(request, requestCurrentURL(request))) {
          serializedOrigin = null
        }
        break
      default:
        // Do nothing.
    }

    // 2. Append (`Origin`, serializedOrigin) to request\u2019s header list.
    request.headersList.append('origin', serializedOrigin, true)
  }
}

// https://w3c.github.io/hr-time/#dfn-coarsen-time
function coarsenTime (timestamp, crossOriginIsolatedCapability) {
  // TODO
  return timestamp
}

// https://fetch.spec.whatwg.org/#clamp-and-coarsen-connection-timing-info
function clampAndCoarsenConnectionTimingInfo (connectionTimingInfo, defaultStartTime, crossOriginIsolatedCapability) {
  if (!connectionTimingInfo?.startTime || connectionTimingInfo.startTime < defaultStartTime) {
    return {
      domainLookupStartTime: defaultStartTime,
      domainLookupEndTime: defaultStartTime,
      connectionStartTime: defaultStartTime,
      connectionEndTime: defaultStartTime,
      secureConnectionStartTime: defaultStartTime,
      ALPNNegotiatedProtocol: connectionTimingInfo?.ALPNNegotiatedProtocol
    }
  }

  return {
    domainLookupStartTime: coarsenTime(connectionTimingInfo.domainLookupStartTime, crossOriginIsolatedCapability),
    domainLookupEndTime: coarsenTime(connectionTimingInfo.domainLookupEndTime, crossOriginIsolatedCapability),
    connectionStartTime: coarsenTime(connectionTimingInfo.connectionStartTime, crossOriginIsolatedCapability),
    connectionEndTime: coarsenTime(connectionTimingInfo.connectionEndTime, crossOriginIsolatedCapability),
    secureConnectionStartTime: coarsenTime(connectionTimingInfo.secureConnectionStartTime, crossOriginIsolatedCapability),
    ALPNNegotiatedProtocol: connectionTimingInfo.ALPNNegotiatedProtocol
  }
}

// https://w3c.github.io/hr-time/#dfn-coarsened-shared-current-time
function coarsenedSharedCurrentTime (crossOriginIsolatedCapability) {
  return coarsenTime(performance.now(), crossOriginIsolatedCapability)
}

// https://fetch.spec.whatwg.org/#create-an-opaque-timing-info
function createOpaqueTimingInfo (timingInfo) {
  return {
    startTime: timingInfo.startTime ?? 0,
    redirectStartTime: 0,
    redirectEndTime: 0,
    postRedirectStartTime: timingInfo.startTime ?? 0,
    finalServiceWorkerStartTime: 0,
    finalNetworkResponseStartTime: 0,
    finalNetworkRequestStartTime: 0,
    endTime: 0,
    encodedBodySize: 0,
    decodedBodySize: 0,
    finalConnectionTimingInfo: null
  }
}

// https://html.spec.whatwg.org/multipage/origin.html#policy-container
function makePolicyContainer () {
  // Note: the fetch spec doesn't make use of embedder policy or CSP list
  return {
    referrerPolicy: 'strict-origin-when-cross-origin'
  }
}

// https://html.spec.whatwg.org/multipage/origin.html#clone-a-policy-container
function clonePolicyContainer (policyContainer) {
  return {
    referrerPolicy: policyContainer.referrerPolicy
  }
}

// https://w3c.github.io/webappsec-referrer-policy/#determine-requests-referrer
function determineRequestsReferrer (request) {
  // 1. Let policy be request's referrer policy.
  const policy = request.referrerPolicy

  // Note: policy cannot (shouldn't) be null or an empty string.
  assert(policy)

  // 2. Let environment be request\u2019s client.

  let referrerSource = null

  // 3. Switch on request\u2019s referrer:
  if (request.referrer === 'client') {
    // Note: node isn't a browser and doesn't implement document/iframes,
    // so we bypass this step and replace it with our own.

    const globalOrigin = getGlobalOrigin()

    if (!globalOrigin || globalOrigin.origin === 'null') {
      return 'no-referrer'
    }

    // note: we need to clone it as it's mutated
    referrerSource = new URL(globalOrigin)
  } else if (request.referrer instanceof URL) {
    // Let referrerSource be request\u2019s referrer.
    referrerSource = request.referrer
  }

  // 4. Let request\u2019s referrerURL be the result of stripping referrerSource for
  //    use as a referrer.
  let referrerURL = stripURLForReferrer(referrerSource)

  // 5. Let referrerOrigin be the result of stripping referrerSource for use as
  //    a referrer, with the origin-only flag set to true.
  const referrerOrigin = stripURLForReferrer(referrerSource, true)

  // 6. If the result of serializing referrerURL is a string whose length is
  //    greater than 4096, set referrerURL to referrerOrigin.
  if (referrerURL.toString().length > 4096) {
    referrerURL = referrerOrigin
  }

  const areSameOrigin = sameOrigin(request, referrerURL)
  const isNonPotentiallyTrustWorthy = isURLPotentiallyTrustworthy(referrerURL) &&
    !isURLPotentiallyTrustworthy(request.url)

  // 8. Execute the switch statements corresponding to the value of policy:
  switch (policy) {
    case 'origin': return referrerOrigin != null ? referrerOrigin : stripURLForReferrer(referrerSource, true)
    case 'unsafe-url': return referrerURL
    case 'same-origin':
      return areSameOrigin ? referrerOrigin : 'no-referrer'
    case 'origin-when-cross-origin':
      return areSameOrigin ? referrerURL : referrerOrigin
    case 'strict-origin-when-cross-origin': {
      const currentURL = requestCurrentURL(request)

      // 1. If the origin of referrerURL and the origin of request\u2019s current
      //    URL are the same, then return referrerURL.
      if (sameOrigin(referrerURL, currentURL)) {
        return referrerURL
      }

      // 2. If referrerURL is a potentially trustworthy URL and request\u2019s
      //    current URL is not a potentially trustworthy URL, then return no
      //    referrer.
      if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) {
        return 'no-referrer'
      }

      // 3. Return referrerOrigin.
      return referrerOrigin
    }
    case 'strict-origin': // eslint-disable-line
      /**
         * 1. If referrerURL is a potentially trustworthy URL and
         * request\u2019s current URL is not a potentially trustworthy URL,
         * then return no referrer.
         * 2. Return referrerOrigin
        */
    case 'no-referrer-when-downgrade': // eslint-disable-line
      /**
       * 1. If referrerURL is a potentially trustworthy URL and
       * request\u2019s current URL is not a potentially trustworthy URL,
       * then return no referrer.
       * 2. Return referrerOrigin
      */

    default: // eslint-disable-line
      return isNonPotentiallyTrustWorthy ? 'no-referrer' : referrerOrigin
  }
}

/**
 * @see https://w3c.github.io/webappsec-referrer-policy/#strip-url
 * @param {URL} url
 * @param {boolean|undefined} originOnly
 */
function stripURLForReferrer (url, originOnly) {
  // 1. Assert: url is a URL.
  assert(url instanceof URL)

  url = new URL(url)

  // 2. If url\u2019s scheme is a local scheme, then return no referrer.
  if (url.protocol === 'file:' || url.protocol === 'about:' || url.protocol === 'blank:') {
    return 'no-referrer'
  }

  // 3. Set url\u2019s username to the empty string.
  url.username = ''

  // 4. Set url\u2019s password to the empty string.
  url.password = ''

  // 5. Set url\u2019s fragment to null.
  url.hash = ''

  // 6. If the origin-only flag is true, then:
  if (originOnly) {
    // 1. Set url\u2019s path to « the empty string ».
    url.pathname = ''

    // 2. Set url\u2019s query to null.
    url.search = ''
  }

  // 7. Return url.
  return url
}

function isURLPotentiallyTrustworthy (url) {
  if (!(url instanceof URL)) {
    return false
  }

  // If child of about, return true
  if (url.href === 'about:blank' || url.href === 'about:srcdoc') {
    return true
  }

  // If scheme is data, return true
  if (url.protocol === 'data:') return true

  // If file, return true
  if (url.protocol === 'file:') return true

  return isOriginPotentiallyTrustworthy(url.origin)

  function isOriginPotentiallyTrustworthy (origin) {
    // If origin is explicitly null, return false
    if (origin == null || origin === 'null') return false

    const originAsURL = new URL(origin)

    // If secure, return true
    if (originAsURL.protocol === 'https:' || originAsURL.protocol === 'wss:') {
      return true
    }

    // If localhost or variants, return true
    if (/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(originAsURL.hostname) ||
     (originAsURL.hostname === 'localhost' || originAsURL.hostname.includes('localhost.')) ||
     (originAsURL.hostname.endsWith('.localhost'))) {
      return true
    }

    // If any other, return false
    return false
  }
}

/**
 * @see https://w3c.github.io/webappsec-subresource-integrity/#does-response-match-metadatalist
 * @param {Uint8Array} bytes
 * @param {string} metadataList
 */
function bytesMatch (bytes, metadataList) {
  // If node is not built with OpenSSL support, we cannot check
  // a request's integrity, so allow it by default (the spec will
  // allow requests if an invalid hash is given, as precedence).
  /* istanbul ignore if: only if node is built with --without-ssl */
  if (crypto === undefined) {
    return true
  }

  // 1. Let parsedMetadata be the result of parsing metadataList.
  const parsedMetadata = parseMetadata(metadataList)

  // 2. If parsedMetadata is no metadata, return true.
  if (parsedMetadata === 'no metadata') {
    return true
  }

  // 3. If response is not eligible for integrity validation, return false.
  // TODO

  // 4. If parsedMetadata is the empty set, return true.
  if (parsedMetadata.length === 0) {
    return true
  }

  // 5. Let metadata be the result of getting the strongest
  //    metadata from parsedMetadata.
  const strongest = getStrongestMetadata(parsedMetadata)
  const metadata = filterMetadataListByAlgorithm(parsedMetadata, strongest)

  // 6. For each item in metadata:
  for (const item of metadata) {
    // 1. Let algorithm be the alg component of item.
    const algorithm = item.algo

    // 2. Let expectedValue be the val component of item.
    const expectedValue = item.hash

    // See https://github.com/web-platform-tests/wpt/commit/e4c5cc7a5e48093220528dfdd1c4012dc3837a0e
    // "be liberal with padding". This is annoying, and it's not even in the spec.

    // 3. Let actualValue be the result of applying algorithm to bytes.
    let actualValue = crypto.createHash(algorithm).update(bytes).digest('base64')

    if (actualValue[actualValue.length - 1] === '=') {
      if (actualValue[actualValue.length - 2] === '=') {
        actualValue = actualValue.slice(0, -2)
      } else {
        actualValue = actualValue.slice(0, -1)
      }
    }

    // 4. If actualValue is a case-sensitive match for expectedValue,
    //    return true.
    if (compareBase64Mixed(actualValue, expectedValue)) {
      return true
    }
  }

  // 7. Return false.
  return false
}

// https://w3c.github.io/webappsec-subresource-integrity/#grammardef-hash-with-options
// https://www.w3.org/TR/CSP2/#source-list-syntax
// https://www.rfc-editor.org/rfc/rfc5234#appendix-B.1
const parseHashWithOptions = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i

/**
 * @see https://w3c.github.io/webappsec-subresource-integrity/#parse-metadata
 * @param {string} metadata
 */
function parseMetadata (metadata) {
  // 1. Let result be the empty set.
  /** @type {{ algo: string, hash: string }[]} */
  const result = []

  // 2. Let empty be equal to true.
  let empty = true

  // 3. For each token returned by splitting metadata on spaces:
  for (const token of metadata.split(' ')) {
    // 1. Set empty to false.
    empty = false

    // 2. Parse token as a hash-with-options.
    const parsedToken = parseHashWithOptions.exec(token)

    // 3. If token does not parse, continue to the next token.
    if (
      parsedToken === null ||
      parsedToken.groups === undefined ||
      parsedToken.groups.algo === undefined
    ) {
      // Note: Chromium blocks the request at this point, but Firefox
      // gives a warning that an invalid integrity was given. The
      // correct behavior is to ignore these, and subsequently not
      // check the integrity of the resource.
      continue
    }

    // 4. Let algorithm be the hash-algo component of token.
    const algorithm = parsedToken.groups.algo.toLowerCase()

    // 5. If algorithm is a hash function recognized by the user
    //    agent, add the parsed token to result.
    if (supportedHashes.includes(algorithm)) {
      result.push(parsedToken.groups)
    }
  }

  // 4. Return no metadata if empty is true, otherwise return result.
  if (empty === true) {
    return 'no metadata'
  }

  return result
}

/**
 * @param {{ algo: 'sha256' | 'sha384' | 'sha512' }[]} metadataList
 */
function getStrongestMetadata (metadataList) {
  // Let algorithm be the algo component of the first item in metadataList.
  // Can be sha256
  let algorithm = metadataList[0].algo
  // If the algorithm is sha512, then it is the strongest
  // and we can return immediately
  if (algorithm[3] === '5') {
    return algorithm
  }

  for (let i = 1; i < metadataList.length; ++i) {
    const metadata = metadataList[i]
    // If the algorithm is sha512, then it is the strongest
    // and we can break the loop immediately
    if (metadata.algo[3] === '5') {
      algorithm = 'sha512'
      break
    // If the algorithm is sha384, then a potential sha256 or sha384 is ignored
    } else if (algorithm[3] === '3') {
      continue
    // algorithm is sha256, check if algorithm is sha384 and if so, set it as
    // the strongest
    } else if (metadata.algo[3] === '3') {
      algorithm = 'sha384'
    }
  }
  return algorithm
}

function filterMetadataListByAlgorithm (metadataList, algorithm) {
  if (metadataList.length === 1) {
    return metadataList
  }

  let pos = 0
  for (let i = 0; i < metadataList.length; ++i) {
    if (metadataList[i].algo === algorithm) {
      metadataList[pos++] = metadataList[i]
    }
  }

  metadataList.length = pos

  return metadataList
}

/**
 * Compares two base64 strings, allowing for base64url
 * in the second string.
 *
* @param {string} actualValue always base64
 * @param {string} expectedValue base64 or base64url
 * @returns {boolean}
 */
function compareBase64Mixed (actualValue, expectedValue) {
  if (actualValue.length !== expectedValue.length) {
    return false
  }
  for (let i = 0; i < actualValue.length; ++i) {
    if (actualValue[i] !== expectedValue[i]) {
      if (
        (actualValue[i] === '+' && expectedValue[i] === '-') ||
        (actualValue[i] === '/' && expectedValue[i] === '_')
      ) {
        continue
      }
      return false
    }
  }

  return true
}

// https://w3c.github.io/webappsec-upgrade-insecure-requests/#upgrade-request
function tryUpgradeRequestToAPotentiallyTrustworthyURL (request) {
  // TODO
}

/**
 * @link {https://html.spec.whatwg.org/multipage/origin.html#same-origin}
 * @param {URL} A
 * @param {URL} B
 */
function sameOrigin (A, B) {
  // 1. If A and B are the same opaque origin, then return true.
  if (A.origin === B.origin && A.origin === 'null') {
    return true
  }

  // 2. If A and B are both tuple origins and their schemes,
  //    hosts, and port are identical, then return true.
  if (A.protocol === B.protocol && A.hostname === B.hostname && A.port === B.port) {
    return true
  }

  // 3. Return false.
  return false
}

function createDeferredPromise () {
  let res
  let rej
  const promise = new Promise((resolve, reject) => {
    res = resolve
    rej = reject
  })

  return { promise, resolve: res, reject: rej }
}

function isAborted (fetchParams) {
  return fetchParams.controller.state === 'aborted'
}

function isCancelled (fetchParams) {
  return fetchParams.controller.state === 'aborted' ||
    fetchParams.controller.state === 'terminated'
}

/**
 * @see https://fetch.spec.whatwg.org/#concept-method-normalize
 * @param {string} method
 */
function normalizeMethod (method) {
  return normalizedMethodRecordsBase[method.toLowerCase()] ?? method
}

// https://infra.spec.whatwg.org/#serialize-a-javascript-value-to-a-json-string
function serializeJavascriptValueToJSONString (value) {
  // 1. Let result be ? Call(%JSON.stringify%, undefined, « value »).
  const result = JSON.stringify(value)

  // 2. If result is undefined, then throw a TypeError.
  if (result === undefined) {
    throw new TypeError('Value is not JSON serializable')
  }

  // 3. Assert: result is a string.
  assert(typeof result === 'string')

  // 4. Return result.
  return result
}

// https://tc39.es/ecma262/#sec-%25iteratorprototype%25-object
const esIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))

/**
 * @see https://webidl.spec.whatwg.org/#dfn-iterator-prototype-object
 * @param {string} name name of the instance
 * @param {symbol} kInternalIterator
 * @param {string | number} [keyIndex]
 * @param {string | number} [valueIndex]
 */
function createIterator (name, kInternalIterator, keyIndex = 0, valueIndex = 1) {
  class FastIterableIterator {
    /** @type {any} */
    #target
    /** @type {'key' | 'value' | 'key+value'} */
    #kind
    /** @type {number} */
    #index

    /**
     * @see https://webidl.spec.whatwg.org/#dfn-default-iterator-object
     * @param {unknown} target
     * @param {'key' | 'value' | 'key+value'} kind
     */
    constructor (target, kind) {
      this.#target = target
      this.#kind = kind
      this.#index = 0
    }

    next () {
      // 1. Let interface be the interface for which the iterator prototype object exists.
      // 2. Let thisValue be the this value.
      // 3. Let object be ? ToObject(thisValue).
      // 4. If object is a platform object, then perform a security
      //    check, passing:
      // 5. If object is not a default iterator object for interface,
      //    then throw a TypeError.
      if (typeof this !== 'object' || this === null || !(#target in this)) {
        throw new TypeError(
          `'next' called on an object that does not implement interface ${name} Iterator.`
        )
      }

      // 6. Let index be object\u2019s index.
      // 7. Let kind be object\u2019s kind.
      // 8. Let values be object\u2019s target's value pairs to iterate over.
      const index = this.#index
      const values = this.#target[kInternalIterator]

      // 9. Let len be the length of values.
      const len = values.length

      // 10. If index is greater than or equal to len, then return
      //     CreateIterResultObject(undefined, true).
      if (index >= len) {
        return {
          value: undefined,
          done: true
        }
      }

      // 11. Let pair be the entry in values at index index.
      const { [keyIndex]: key, [valueIndex]: value } = values[index]

      // 12. Set object\u2019s index to index + 1.
      this.#index = index + 1

      // 13. Return the iterator result for pair and kind.

      // https://webidl.spec.whatwg.org/#iterator-result

      // 1. Let result be a value determined by the value of kind:
      let result
      switch (this.#kind) {
        case 'key':
          // 1. Let idlKey be pair\u2019s key.
          // 2. Let key be the result of converting idlKey to an
          //    ECMAScript value.
          // 3. result is key.
          result = key
          break
        case 'value':
          // 1. Let idlValue be pair\u2019s value.
          // 2. Let value be the result of converting idlValue to
          //    an ECMAScript value.
          // 3. result is value.
          result = value
          break
        case 'key+value':
          // 1. Let idlKey be pair\u2019s key.
          // 2. Let idlValue be pair\u2019s value.
          // 3. Let key be the result of converting idlKey to an
          //    ECMAScript value.
          // 4. Let value be the result of converting idlValue to
          //    an ECMAScript value.
          // 5. Let array be ! ArrayCreate(2).
          // 6. Call ! CreateDataProperty(array, "0", key).
          // 7. Call ! CreateDataProperty(array, "1", value).
          // 8. result is array.
          result = [key, value]
          break
      }

      // 2. Return CreateIterResultObject(result, false).
      return {
        value: result,
        done: false
      }
    }
  }

  // https://webidl.spec.whatwg.org/#dfn-iterator-prototype-object
  // @ts-ignore
  delete FastIterableIterator.prototype.constructor

  Object.setPrototypeOf(FastIterableIterator.prototype, esIteratorPrototype)

  Object.defineProperties(FastIterableIterator.prototype, {
    [Symbol.toStringTag]: {
      writable: false,
      enumerable: false,
      configurable: true,
      value: `${name} Iterator`
    },
    next: { writable: true, enumerable: true, configurable: true }
  })

  /**
   * @param {unknown} target
   * @param {'key' | 'value' | 'key+value'} kind
   * @returns {IterableIterator<any>}
   */
  return function (target, kind) {
    return new FastIterableIterator(target, kind)
  }
}

/**
 * @see https://webidl.spec.whatwg.org/#dfn-iterator-prototype-object
 * @param {string} name name of the instance
 * @param {any} object class
 * @param {symbol} kInternalIterator
 * @param {string | number} [keyIndex]
 * @param {string | number} [valueIndex]
 */
function iteratorMixin (name, object, kInternalIterator, keyIndex = 0, valueIndex = 1) {
  const makeIterator = createIterator(name, kInternalIterator, keyIndex, valueIndex)

  const properties = {
    keys: {
      writable: true,
      enumerable: true,
      configurable: true,
      value: function keys () {
        webidl.brandCheck(this, object)
        return makeIterator(this, 'key')
      }
    },
    values: {
      writable: true,
      enumerable: true,
      configurable: true,
      value: function values () {
        webidl.brandCheck(this, object)
        return makeIterator(this, 'value')
      }
    },
    entries: {
      writable: true,
      enumerable: true,
      configurable: true,
      value: function entries () {
        webidl.brandCheck(this, object)
        return makeIterator(this, 'key+value')
      }
    },
    forEach: {
      writable: true,
      enumerable: true,
      configurable: true,
      value: function forEach (callbackfn, thisArg = globalThis) {
        webidl.brandCheck(this, object)
        webidl.argumentLengthCheck(arguments, 1, `${name}.forEach`)
        if (typeof callbackfn !== 'function') {
          throw new TypeError(
            `Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`
          )
        }
        for (const { 0: key, 1: value } of makeIterator(this, 'key+value')) {
          callbackfn.call(thisArg, value, key, this)
        }
      }
    }
  }

  return Object.defineProperties(object.prototype, {
    ...properties,
    [Symbol.iterator]: {
      writable: true,
      enumerable: false,
      configurable: true,
      value: properties.entries.value
    }
  })
}

/**
 * @see https://fetch.spec.whatwg.org/#body-fully-read
 */
async function fullyReadBody (body, processBody, processBodyError) {
  // 1. If taskDestination is null, then set taskDestination to
  //    the result of starting a new parallel queue.

  // 2. Let successSteps given a byte sequence bytes be to queue a
  //    fetch task to run processBody given bytes, with taskDestination.
  const successSteps = processBody

  // 3. Let errorSteps be to queue a fetch task to run processBodyError,
  //    with taskDestination.
  const errorSteps = processBodyError

  // 4. Let reader be the result of getting a reader for body\u2019s stream.
  //    If that threw an exception, then run errorSteps with that
  //    exception and return.
  let reader

  try {
    reader = body.stream.getReader()
  } catch (e) {
    errorSteps(e)
    return
  }

  // 5. Read all bytes from reader, given successSteps and errorSteps.
  try {
    successSteps(await readAllBytes(reader))
  } catch (e) {
    errorSteps(e)
  }
}

function isReadableStreamLike (stream) {
  return stream instanceof ReadableStream || (
    stream[Symbol.toStringTag] === 'ReadableStream' &&
    typeof stream.tee === 'function'
  )
}

/**
 * @param {ReadableStreamController<Uint8Array>} controller
 */
function readableStreamClose (controller) {
  try {
    controller.close()
    controller.byobRequest?.respond(0)
  } catch (err) {
    // TODO: add comment explaining why this error occurs.
    if (!err.message.includes('Controller is already closed') && !err.message.includes('ReadableStream is already closed')) {
      throw err
    }
  }
}

const invalidIsomorphicEncodeValueRegex = /[^\x00-\xFF]/ // eslint-disable-line

/**
 * @see https://infra.spec.whatwg.org/#isomorphic-encode
 * @param {string} input
 */
function isomorphicEncode (input) {
  // 1. Assert: input contains no code points greater than U+00FF.
  assert(!invalidIsomorphicEncodeValueRegex.test(input))

  // 2. Return a byte sequence whose length is equal to input\u2019s code
  //    point length and whose bytes have the same values as the
  //    values of input\u2019s code points, in the same order
  return input
}

/**
 * @see https://streams.spec.whatwg.org/#readablestreamdefaultreader-read-all-bytes
 * @see https://streams.spec.whatwg.org/#read-loop
 * @param {ReadableStreamDefaultReader} reader
 */
async function readAllBytes (reader) {
  const bytes = []
  let byteLength = 0

  while (true) {
    const { done, value: chunk } = await reader.read()

    if (done) {
      // 1. Call successSteps with bytes.
      return Buffer.concat(bytes, byteLength)
    }

    // 1. If chunk is not a Uint8Array object, call failureSteps
    //    with a TypeError and abort these steps.
    if (!isUint8Array(chunk)) {
      throw new TypeError('Received non-Uint8Array chunk')
    }

    // 2. Append the bytes represented by chunk to bytes.
    bytes.push(chunk)
    byteLength += chunk.length

    // 3. Read-loop given reader, bytes, successSteps, and failureSteps.
  }
}

/**
 * @see https://fetch.spec.whatwg.org/#is-local
 * @param {URL} url
 */
function urlIsLocal (url) {
  assert('protocol' in url) // ensure it's a url object

  const protocol = url.protocol

  return protocol === 'about:' || protocol === 'blob:' || protocol === 'data:'
}

/**
 * @param {string|URL} url
 * @returns {boolean}
 */
function urlHasHttpsScheme (url) {
  return (
    (
      typeof url === 'string' &&
      url[5] === ':' &&
      url[0] === 'h' &&
      url[1] === 't' &&
      url[2] === 't' &&
      url[3] === 'p' &&
      url[4] === 's'
    ) ||
    url.protocol === 'https:'
  )
}

/**
 * @see https://fetch.spec.whatwg.org/#http-scheme
 * @param {URL} url
 */
function urlIsHttpHttpsScheme (url) {
  assert('protocol' in url) // ensure it's a url object

  const protocol = url.protocol

  return protocol === 'http:' || protocol === 'https:'
}

/**
 * @see https://fetch.spec.whatwg.org/#simple-range-header-value
 * @param {string} value
 * @param {boolean} allowWhitespace
 */
function simpleRangeHeaderValue (value, allowWhitespace) {
  // 1. Let data be the isomorphic decoding of value.
  // Note: isomorphic decoding takes a sequence of bytes (ie. a Uint8Array) and turns it into a string,
  // nothing more. We obviously don't need to do that if value is a string already.
  const data = value

  // 2. If data does not start with "bytes", then return failure.
  if (!data.startsWith('bytes')) {
    return 'failure'
  }

  // 3. Let position be a position variable for data, initially pointing at the 5th code point of data.
  const position = { position: 5 }

  // 4. If allowWhitespace is true, collect a sequence of code points that are HTTP tab or space,
  //    from data given position.
  if (allowWhitespace) {
    collectASequenceOfCodePoints(
      (char) => char === '\t' || char === ' ',
      data,
      position
    )
  }

  // 5. If the code point at position within data is not U+003D (=), then return failure.
  if (data.charCodeAt(position.position) !== 0x3D) {
    return 'failure'
  }

  // 6. Advance position by 1.
  position.position++

  // 7. If allowWhitespace is true, collect a sequence of code points that are HTTP tab or space, from
  //    data given position.
  if (allowWhitespace) {
    collectASequenceOfCodePoints(
      (char) => char === '\t' || char === ' ',
      data,
      position
    )
  }

  // 8. Let rangeStart be the result of collecting a sequence of code points that are ASCII digits,
  //    from data given position.
  const rangeStart = collectASequenceOfCodePoints(
    (char) => {
      const code = char.charCodeAt(0)

      return code >= 0x30 && code <= 0x39
    },
    data,
    position
  )

  // 9. Let rangeStartValue be rangeStart, interpreted as decimal number, if rangeStart is not the
  //    empty string; otherwise null.
  const rangeStartValue = rangeStart.length ? Number(rangeStart) : null

  // 10. If allowWhitespace is true, collect a sequence of code points that are HTTP tab or space,
  //     from data given position.
  if (allowWhitespace) {
    collectASequenceOfCodePoints(
      (char) => char === '\t' || char === ' ',
      data,
      position
    )
  }

  // 11. If the code point at position within data is not U+002D (-), then return failure.
  if (data.charCodeAt(position.position) !== 0x2D) {
    return 'failure'
  }

  // 12. Advance position by 1.
  position.position++

  // 13. If allowWhitespace is true, collect a sequence of code points that are HTTP tab
  //     or space, from data given position.
  // Note from Khafra: its the same step as in #8 again lol
  if (allowWhitespace) {
    collectASequenceOfCodePoints(
      (char) => char === '\t' || char === ' ',
      data,
      position
    )
  }

  // 14. Let rangeEnd be the result of collecting a sequence of code points that are
  //     ASCII digits, from data given position.
  // Note from Khafra: you wouldn't guess it, but this is also the same step as #8
  const rangeEnd = collectASequenceOfCodePoints(
    (char) => {
      const code = char.charCodeAt(0)

      return code >= 0x30 && code <= 0x39
    },
    data,
    position
  )

  // 15. Let rangeEndValue be rangeEnd, interpreted as decimal number, if rangeEnd
  //     is not the empty string; otherwise null.
  // Note from Khafra: THE SAME STEP, AGAIN!!!
  // Note: why interpret as a decimal if we only collect ascii digits?
  const rangeEndValue = rangeEnd.length ? Number(rangeEnd) : null

  // 16. If position is not past the end of data, then return failure.
  if (position.position < data.length) {
    return 'failure'
  }

  // 17. If rangeEndValue and rangeStartValue are null, then return failure.
  if (rangeEndValue === null && rangeStartValue === null) {
    return 'failure'
  }

  // 18. If rangeStartValue and rangeEndValue are numbers, and rangeStartValue is
  //     greater than rangeEndValue, then return failure.
  // Note: ... when can they not be numbers?
  if (rangeStartValue > rangeEndValue) {
    return 'failure'
  }

  // 19. Return (rangeStartValue, rangeEndValue).
  return { rangeStartValue, rangeEndValue }
}

/**
 * @see https://fetch.spec.whatwg.org/#build-a-content-range
 * @param {number} rangeStart
 * @param {number} rangeEnd
 * @param {number} fullLength
 */
function buildContentRange (rangeStart, rangeEnd, fullLength) {
  // 1. Let contentRange be `bytes `.
  let contentRange = 'bytes '

  // 2. Append rangeStart, serialized and isomorphic encoded, to contentRange.
  contentRange += isomorphicEncode(`${rangeStart}`)

  // 3. Append 0x2D (-) to contentRange.
  contentRange += '-'

  // 4. Append rangeEnd, serialized and isomorphic encoded to contentRange.
  contentRange += isomorphicEncode(`${rangeEnd}`)

  // 5. Append 0x2F (/) to contentRange.
  contentRange += '/'

  // 6. Append fullLength, serialized and isomorphic encoded to contentRange.
  contentRange += isomorphicEncode(`${fullLength}`)

  // 7. Return contentRange.
  return contentRange
}

// A Stream, which pipes the response to zlib.createInflate() or
// zlib.createInflateRaw() depending on the first byte of the Buffer.
// If the lower byte of the first byte is 0x08, then the stream is
// interpreted as a zlib stream, otherwise it's interpreted as a
// raw deflate stream.
class InflateStream extends Transform {
  #zlibOptions

  /** @param {zlib.ZlibOptions} [zlibOptions] */
  constructor (zlibOptions) {
    super()
    this.#zlibOptions = zlibOptions
  }

  _transform (chunk, encoding, callback) {
    if (!this._inflateStream) {
      if (chunk.length === 0) {
        callback()
        return
      }
      this._inflateStream = (chunk[0] & 0x0F) === 0x08
        ? zlib.createInflate(this.#zlibOptions)
        : zlib.createInflateRaw(this.#zlibOptions)

      this._inflateStream.on('data', this.push.bind(this))
      this._inflateStream.on('end', () => this.push(null))
      this._inflateStream.on('error', (err) => this.destroy(err))
    }

    this._inflateStream.write(chunk, encoding, callback)
  }

  _final (callback) {
    if (this._inflateStream) {
      this._inflateStream.end()
      this._inflateStream = null
    }
    callback()
  }
}

/**
 * @param {zlib.ZlibOptions} [zlibOptions]
 * @returns {InflateStream}
 */
function createInflate (zlibOptions) {
  return new InflateStream(zlibOptions)
}

/**
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 * @param {import('./headers').HeadersList} headers
 */
function extractMimeType (headers) {
  // 1. Let charset be null.
  let charset = null

  // 2. Let essence be null.
  let essence = null

  // 3. Let mimeType be null.
  let mimeType = null

  // 4. Let values be the result of getting, decoding, and splitting `Content-Type` from headers.
  const values = getDecodeSplit('content-type', headers)

  // 5. If values is null, then return failure.
  if (values === null) {
    return 'failure'
  }

  // 6. For each value of values:
  for (const value of values) {
    // 6.1. Let temporaryMimeType be the result of parsing value.
    const temporaryMimeType = parseMIMEType(value)

    // 6.2. If temporaryMimeType is failure or its essence is "*/*", then continue.
    if (temporaryMimeType === 'failure' || temporaryMimeType.essence === '*/*') {
      continue
    }

    // 6.3. Set mimeType to temporaryMimeType.
    mimeType = temporaryMimeType

    // 6.4. If mimeType\u2019s essence is not essence, then:
    if (mimeType.essence !== essence) {
      // 6.4.1. Set charset to null.
      charset = null

      // 6.4.2. If mimeType\u2019s parameters["charset"] exists, then set charset to
      //        mimeType\u2019s parameters["charset"].
      if (mimeType.parameters.has('charset')) {
        charset = mimeType.parameters.get('charset')
      }

      // 6.4.3. Set essence to mimeType\u2019s essence.
      essence = mimeType.essence
    } else if (!mimeType.parameters.has('charset') && charset !== null) {
      // 6.5. Otherwise, if mimeType\u2019s parameters["charset"] does not exist, and
      //      charset is non-null, set mimeType\u2019s parameters["charset"] to charset.
      mimeType.parameters.set('charset', charset)
    }
  }

  // 7. If mimeType is null, then return failure.
  if (mimeType == null) {
    return 'failure'
  }

  // 8. Return mimeType.
  return mimeType
}

/**
 * @see https://fetch.spec.whatwg.org/#header-value-get-decode-and-split
 * @param {string|null} value
 */
function gettingDecodingSplitting (value) {
  // 1. Let input be the result of isomorphic decoding value.
  const input = value

  // 2. Let position be a position variable for input, initially pointing at the start of input.
  const position = { position: 0 }

  // 3. Let values be a list of strings, initially empty.
  const values = []

  // 4. Let temporaryValue be the empty string.
  let temporaryValue = ''

  // 5. While position is not past the end of input:
  while (position.position < input.length) {
    // 5.1. Append the result of collecting a sequence of code points that are not U+0022 (")
    //      or U+002C (,) from input, given position, to temporaryValue.
    temporaryValue += collectASequenceOfCodePoints(
      (char) => char !== '"' && char !== ',',
      input,
      position
    )

    // 5.2. If position is not past the end of input, then:
    if (position.position < input.length) {
      // 5.2.1. If the code point at position within input is U+0022 ("), then:
      if (input.charCodeAt(position.position) === 0x22) {
        // 5.2.1.1. Append the result of collecting an HTTP quoted string from input, given position, to temporaryValue.
        temporaryValue += collectAnHTTPQuotedString(
          input,
          position
        )

        // 5.2.1.2. If position is not past the end of input, then continue.
        if (position.position < input.length) {
          continue
        }
      } else {
        // 5.2.2. Otherwise:

        // 5.2.2.1. Assert: the code point at position within input is U+002C (,).
        assert(input.charCodeAt(position.position) === 0x2C)

        // 5.2.2.2. Advance position by 1.
        position.position++
      }
    }

    // 5.3. Remove all HTTP tab or space from the start and end of temporaryValue.
    temporaryValue = removeChars(temporaryValue, true, true, (char) => char === 0x9 || char === 0x20)

    // 5.4. Append temporaryValue to values.
    values.push(temporaryValue)

    // 5.6. Set temporaryValue to the empty string.
    temporaryValue = ''
  }

  // 6. Return values.
  return values
}

/**
 * @see https://fetch.spec.whatwg.org/#concept-header-list-get-decode-split
 * @param {string} name lowercase header name
 * @param {import('./headers').HeadersList} list
 */
function getDecodeSplit (name, list) {
  // 1. Let value be the result of getting name from list.
  const value = list.get(name, true)

  // 2. If value is null, then return null.
  if (value === null) {
    return null
  }

  // 3. Return the result of getting, decoding, and splitting value.
  return gettingDecodingSplitting(value)
}

const textDecoder = new TextDecoder()

/**
 * @see https://encoding.spec.whatwg.org/#utf-8-decode
 * @param {Buffer} buffer
 */
function utf8DecodeBytes (buffer) {
  if (buffer.length === 0) {
    return ''
  }

  // 1. Let buffer be the result of peeking three bytes from
  //    ioQueue, converted to a byte sequence.

  // 2. If buffer is 0xEF 0xBB 0xBF, then read three
  //    bytes from ioQueue. (Do nothing with those bytes.)
  if (buffer[0] === 0xEF && buffer[1] === 0xBB && buffer[2] === 0xBF) {
    buffer = buffer.subarray(3)
  }

  // 3. Process a queue with an instance of UTF-8\u2019s
  //    decoder, ioQueue, output, and "replacement".
  const output = textDecoder.decode(buffer)

  // 4. Return output.
  return output
}

class EnvironmentSettingsObjectBase {
  get baseUrl () {
    return getGlobalOrigin()
  }

  get origin () {
    return this.baseUrl?.origin
  }

  policyContainer = makePolicyContainer()
}

class EnvironmentSettingsObject {
  settingsObject = new EnvironmentSettingsObjectBase()
}

const environmentSettingsObject = new EnvironmentSettingsObject()

module.exports = {
  isAborted,
  isCancelled,
  isValidEncodedURL,
  createDeferredPromise,
  ReadableStreamFrom,
  tryUpgradeRequestToAPotentiallyTrustworthyURL,
  clampAndCoarsenConnectionTimingInfo,
  coarsenedSharedCurrentTime,
  determineRequestsReferrer,
  makePolicyContainer,
  clonePolicyContainer,
  appendFetchMetadata,
  appendRequestOriginHeader,
  TAOCheck,
  corsCheck,
  crossOriginResourcePolicyCheck,
  createOpaqueTimingInfo,
  setRequestReferrerPolicyOnRedirect,
  isValidHTTPToken,
  requestBadPort,
  requestCurrentURL,
  responseURL,
  responseLocationURL,
  isBlobLike,
  isURLPotentiallyTrustworthy,
  isValidReasonPhrase,
  sameOrigin,
  normalizeMethod,
  serializeJavascriptValueToJSONString,
  iteratorMixin,
  createIterator,
  isValidHeaderName,
  isValidHeaderValue,
  isErrorLike,
  fullyReadBody,
  bytesMatch,
  isReadableStreamLike,
  readableStreamClose,
  isomorphicEncode,
  urlIsLocal,
  urlHasHttpsScheme,
  urlIsHttpHttpsScheme,
  readAllBytes,
  simpleRangeHeaderValue,
  buildContentRange,
  parseMetadata,
  createInflate,
  extractMimeType,
  getDecodeSplit,
  utf8DecodeBytes,
  environmentSettingsObject
}


/***/ }),

/***/ 5893:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { types, inspect } = __nccwpck_require__(7975)
const { markAsUncloneable } = __nccwpck_require__(5919)
const { toUSVString } = __nccwpck_require__(3440)

/** @type {import('../../../types/webidl').Webidl} */
const webidl = {}
webidl.converters = {}
webidl.util = {}
webidl.errors = {}

webidl.errors.exception = function (message) {
  return new TypeError(`${message.header}: ${message.message}`)
}

webidl.errors.conversionFailed = function (context) {
  const plural = context.types.length === 1 ? '' : ' one of'
  const message =
    `${context.argument} could not be converted to` +
    `${plural}: ${context.types.join(', ')}.`

  return webidl.errors.exception({
    header: context.prefix,
    message
  })
}

webidl.errors.invalidArgument = function (context) {
  return webidl.errors.exception({
    header: context.prefix,
    message: `"${context.value}" is an invalid ${context.type}.`
  })
}

// https://webidl.spec.whatwg.org/#implements
webidl.brandCheck = function (V, I, opts) {
  if (opts?.strict !== false) {
    if (!(V instanceof I)) {
      const err = new TypeError('Illegal invocation')
      err.code = 'ERR_INVALID_THIS' // node compat.
      throw err
    }
  } else {
    if (V?.[Symbol.toStringTag] !== I.prototype[Symbol.toStringTag]) {
      const err = new TypeError('Illegal invocation')
      err.code = 'ERR_INVALID_THIS' // node compat.
      throw err
    }
  }
}

webidl.argumentLengthCheck = function ({ length }, min, ctx) {
  if (length < min) {
    throw webidl.errors.exception({
      message: `${min} argument${min !== 1 ? 's' : ''} required, ` +
               `but${length ? ' only' : ''} ${length} found.`,
      header: ctx
    })
  }
}

webidl.illegalConstructor = function () {
  throw webidl.errors.exception({
    header: 'TypeError',
    message: 'Illegal constructor'
  })
}

// https://tc39.es/ecma262/#sec-ecmascript-data-types-and-values
webidl.util.Type = function (V) {
  switch (typeof V) {
    case 'undefined': return 'Undefined'
    case 'boolean': return 'Boolean'
    case 'string': return 'String'
    case 'symbol': return 'Symbol'
    case 'number': return 'Number'
    case 'bigint': return 'BigInt'
    case 'function':
    case 'object': {
      if (V === null) {
        return 'Null'
      }

      return 'Object'
    }
  }
}

webidl.util.markAsUncloneable = markAsUncloneable || (() => {})
// https://webidl.spec.whatwg.org/#abstract-opdef-converttoint
webidl.util.ConvertToInt = function (V, bitLength, signedness, opts) {
  let upperBound
  let lowerBound

  // 1. If bitLength is 64, then:
  if (bitLength === 64) {
    // 1. Let upperBound be 2^53 \u2212 1.
    upperBound = Math.pow(2, 53) - 1

    // 2. If signedness is "unsigned", then let lowerBound be 0.
    if (signedness === 'unsigned') {
      lowerBound = 0
    } else {
      // 3. Otherwise let lowerBound be \u22122^53 + 1.
      lowerBound = Math.pow(-2, 53) + 1
    }
  } else if (signedness === 'unsigned') {
    // 2. Otherwise, if signedness is "unsigned", then:

    // 1. Let lowerBound be 0.
    lowerBound = 0

    // 2. Let upperBound be 2^bitLength \u2212 1.
    upperBound = Math.pow(2, bitLength) - 1
  } else {
    // 3. Otherwise:

    // 1. Let lowerBound be -2^bitLength \u2212 1.
    lowerBound = Math.pow(-2, bitLength) - 1

    // 2. Let upperBound be 2^bitLength \u2212 1 \u2212 1.
    upperBound = Math.pow(2, bitLength - 1) - 1
  }

  // 4. Let x be ? ToNumber(V).
  let x = Number(V)

  // 5. If x is \u22120, then set x to +0.
  if (x === 0) {
    x = 0
  }

  // 6. If the conversion is to an IDL type associated
  //    with the [EnforceRange] extended attribute, then:
  if (opts?.enforceRange === true) {
    // 1. If x is NaN, +\u221e, or \u2212\u221e, then throw a TypeError.
    if (
      Number.isNaN(x) ||
      x === Number.POSITIVE_INFINITY ||
      x === Number.NEGATIVE_INFINITY
    ) {
      throw webidl.errors.exception({
        header: 'Integer conversion',
        message: `Could not convert ${webidl.util.Stringify(V)} to an integer.`
      })
    }

    // 2. Set x to IntegerPart(x).
    x = webidl.util.IntegerPart(x)

    // 3. If x < lowerBound or x > upperBound, then
    //    throw a TypeError.
    if (x < lowerBound || x > upperBound) {
      throw webidl.errors.exception({
        header: 'Integer conversion',
        message: `Value must be between ${lowerBound}-${upperBound}, got ${x}.`
      })
    }

    // 4. Return x.
    return x
  }

  // 7. If x is not NaN and the conversion is to an IDL
  //    type associated with the [Clamp] extended
  //    attribute, then:
  if (!Number.isNaN(x) && opts?.clamp === true) {
    // 1. Set x to min(max(x, lowerBound), upperBound).
    x = Math.min(Math.max(x, lowerBound), upperBound)

    // 2. Round x to the nearest integer, choosing the
    //    even integer if it lies halfway between two,
    //    and choosing +0 rather than \u22120.
    if (Math.floor(x) % 2 === 0) {
      x = Math.floor(x)
    } else {
      x = Math.ceil(x)
    }

    // 3. Return x.
    return x
  }

  // 8. If x is NaN, +0, +\u221e, or \u2212\u221e, then return +0.
  if (
    Number.isNaN(x) ||
    (x === 0 && Object.is(0, x)) ||
    x === Number.POSITIVE_INFINITY ||
    x === Number.NEGATIVE_INFINITY
  ) {
    return 0
  }

  // 9. Set x to IntegerPart(x).
  x = webidl.util.IntegerPart(x)

  // 10. Set x to x modulo 2^bitLength.
  x = x % Math.pow(2, bitLength)

  // 11. If signedness is "signed" and x \u2265 2^bitLength \u2212 1,
  //    then return x \u2212 2^bitLength.
  if (signedness === 'signed' && x >= Math.pow(2, bitLength) - 1) {
    return x - Math.pow(2, bitLength)
  }

  // 12. Otherwise, return x.
  return x
}

// https://webidl.spec.whatwg.org/#abstract-opdef-integerpart
webidl.util.IntegerPart = function (n) {
  // 1. Let r be floor(abs(n)).
  const r = Math.floor(Math.abs(n))

  // 2. If n < 0, then return -1 × r.
  if (n < 0) {
    return -1 * r
  }

  // 3. Otherwise, return r.
  return r
}

webidl.util.Stringify = function (V) {
  const type = webidl.util.Type(V)

  switch (type) {
    case 'Symbol':
      return `Symbol(${V.description})`
    case 'Object':
      return inspect(V)
    case 'String':
      return `"${V}"`
    default:
      return `${V}`
  }
}

// https://webidl.spec.whatwg.org/#es-sequence
webidl.sequenceConverter = function (converter) {
  return (V, prefix, argument, Iterable) => {
    // 1. If Type(V) is not Object, throw a TypeError.
    if (webidl.util.Type(V) !== 'Object') {
      throw webidl.errors.exception({
        header: prefix,
        message: `${argument} (${webidl.util.Stringify(V)}) is not iterable.`
      })
    }

    // 2. Let method be ? GetMethod(V, @@iterator).
    /** @type {Generator} */
    const method = typeof Iterable === 'function' ? Iterable() : V?.[Symbol.iterator]?.()
    const seq = []
    let index = 0

    // 3. If method is undefined, throw a TypeError.
    if (
      method === undefined ||
      typeof method.next !== 'function'
    ) {
      throw webidl.errors.exception({
        header: prefix,
        message: `${argument} is not iterable.`
      })
    }

    // https://webidl.spec.whatwg.org/#create-sequence-from-iterable
    while (true) {
      const { done, value } = method.next()

      if (done) {
        break
      }

      seq.push(converter(value, prefix, `${argument}[${index++}]`))
    }

    return seq
  }
}

// https://webidl.spec.whatwg.org/#es-to-record
webidl.recordConverter = function (keyConverter, valueConverter) {
  return (O, prefix, argument) => {
    // 1. If Type(O) is not Object, throw a TypeError.
    if (webidl.util.Type(O) !== 'Object') {
      throw webidl.errors.exception({
        header: prefix,
        message: `${argument} ("${webidl.util.Type(O)}") is not an Object.`
      })
    }

    // 2. Let result be a new empty instance of record<K, V>.
    const result = {}

    if (!types.isProxy(O)) {
      // 1. Let desc be ? O.[[GetOwnProperty]](key).
      const keys = [...Object.getOwnPropertyNames(O), ...Object.getOwnPropertySymbols(O)]

      for (const key of keys) {
        // 1. Let typedKey be key converted to an IDL value of type K.
        const typedKey = keyConverter(key, prefix, argument)

        // 2. Let value be ? Get(O, key).
        // 3. Let typedValue be value converted to an IDL value of type V.
        const typedValue = valueConverter(O[key], prefix, argument)

        // 4. Set result[typedKey] to typedValue.
        result[typedKey] = typedValue
      }

      // 5. Return result.
      return result
    }

    // 3. Let keys be ? O.[[OwnPropertyKeys]]().
    const keys = Reflect.ownKeys(O)

    // 4. For each key of keys.
    for (const key of keys) {
      // 1. Let desc be ? O.[[GetOwnProperty]](key).
      const desc = Reflect.getOwnPropertyDescriptor(O, key)

      // 2. If desc is not undefined and desc.[[Enumerable]] is true:
      if (desc?.enumerable) {
        // 1. Let typedKey be key converted to an IDL value of type K.
        const typedKey = keyConverter(key, prefix, argument)

        // 2. Let value be ? Get(O, key).
        // 3. Let typedValue be value converted to an IDL value of type V.
        const typedValue = valueConverter(O[key], prefix, argument)

        // 4. Set result[typedKey] to typedValue.
        result[typedKey] = typedValue
      }
    }

    // 5. Return result.
    return result
  }
}

webidl.interfaceConverter = function (i) {
  return (V, prefix, argument, opts) => {
    if (opts?.strict !== false && !(V instanceof i)) {
      throw webidl.errors.exception({
        header: prefix,
        message: `Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${i.name}.`
      })
    }

    return V
  }
}

webidl.dictionaryConverter = function (converters) {
  return (dictionary, prefix, argument) => {
    const type = webidl.util.Type(dictionary)
    const dict = {}

    if (type === 'Null' || type === 'Undefined') {
      return dict
    } else if (type !== 'Object') {
      throw webidl.errors.exception({
        header: prefix,
        message: `Expected ${dictionary} to be one of: Null, Undefined, Object.`
      })
    }

    for (const options of converters) {
      const { key, defaultValue, required, converter } = options

      if (required === true) {
        if (!Object.hasOwn(dictionary, key)) {
          throw webidl.errors.exception({
            header: prefix,
            message: `Missing required key "${key}".`
          })
        }
      }

      let value = dictionary[key]
      const hasDefault = Object.hasOwn(options, 'defaultValue')

      // Only use defaultValue if value is undefined and
      // a defaultValue options was provided.
      if (hasDefault && value !== null) {
        value ??= defaultValue()
      }

      // A key can be optional and have no default value.
      // When this happens, do not perform a conversion,
      // and do not assign the key a value.
      if (required || hasDefault || value !== undefined) {
        value = converter(value, prefix, `${argument}.${key}`)

        if (
          options.allowedValues &&
          !options.allowedValues.includes(value)
        ) {
          throw webidl.errors.exception({
            header: prefix,
            message: `${value} is not an accepted type. Expected one of ${options.allowedValues.join(', ')}.`
          })
        }

        dict[key] = value
      }
    }

    return dict
  }
}

webidl.nullableConverter = function (converter) {
  return (V, prefix, argument) => {
    if (V === null) {
      return V
    }

    return converter(V, prefix, argument)
  }
}

// https://webidl.spec.whatwg.org/#es-DOMString
webidl.converters.DOMString = function (V, prefix, argument, opts) {
  // 1. If V is null and the conversion is to an IDL type
  //    associated with the [LegacyNullToEmptyString]
  //    extended attribute, then return the DOMString value
  //    that represents the empty string.
  if (V === null && opts?.legacyNullToEmptyString) {
    return ''
  }

  // 2. Let x be ? ToString(V).
  if (typeof V === 'symbol') {
    throw webidl.errors.exception({
      header: prefix,
      message: `${argument} is a symbol, which cannot be converted to a DOMString.`
    })
  }

  // 3. Return the IDL DOMString value that represents the
  //    same sequence of code units as the one the
  //    ECMAScript String value x represents.
  return String(V)
}

// https://webidl.spec.whatwg.org/#es-ByteString
webidl.converters.ByteString = function (V, prefix, argument) {
  // 1. Let x be ? ToString(V).
  // Note: DOMString converter perform ? ToString(V)
  const x = webidl.converters.DOMString(V, prefix, argument)

  // 2. If the value of any element of x is greater than
  //    255, then throw a TypeError.
  for (let index = 0; index < x.length; index++) {
    if (x.charCodeAt(index) > 255) {
      throw new TypeError(
        'Cannot convert argument to a ByteString because the character at ' +
        `index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`
      )
    }
  }

  // 3. Return an IDL ByteString value whose length is the
  //    length of x, and where the value of each element is
  //    the value of the corresponding element of x.
  return x
}

// https://webidl.spec.whatwg.org/#es-USVString
// TODO: rewrite this so we can control the errors thrown
webidl.converters.USVString = toUSVString

// https://webidl.spec.whatwg.org/#es-boolean
webidl.converters.boolean = function (V) {
  // 1. Let x be the result of computing ToBoolean(V).
  const x = Boolean(V)

  // 2. Return the IDL boolean value that is the one that represents
  //    the same truth value as the ECMAScript Boolean value x.
  return x
}

// https://webidl.spec.whatwg.org/#es-any
webidl.converters.any = function (V) {
  return V
}

// https://webidl.spec.whatwg.org/#es-long-long
webidl.converters['long long'] = function (V, prefix, argument) {
  // 1. Let x be ? ConvertToInt(V, 64, "signed").
  const x = webidl.util.ConvertToInt(V, 64, 'signed', undefined, prefix, argument)

  // 2. Return the IDL long long value that represents
  //    the same numeric value as x.
  return x
}

// https://webidl.spec.whatwg.org/#es-unsigned-long-long
webidl.converters['unsigned long long'] = function (V, prefix, argument) {
  // 1. Let x be ? ConvertToInt(V, 64, "unsigned").
  const x = webidl.util.ConvertToInt(V, 64, 'unsigned', undefined, prefix, argument)

  // 2. Return the IDL unsigned long long value that
  //    represents the same numeric value as x.
  return x
}

// https://webidl.spec.whatwg.org/#es-unsigned-long
webidl.converters['unsigned long'] = function (V, prefix, argument) {
  // 1. Let x be ? ConvertToInt(V, 32, "unsigned").
  const x = webidl.util.ConvertToInt(V, 32, 'unsigned', undefined, prefix, argument)

  // 2. Return the IDL unsigned long value that
  //    represents the same numeric value as x.
  return x
}

// https://webidl.spec.whatwg.org/#es-unsigned-short
webidl.converters['unsigned short'] = function (V, prefix, argument, opts) {
  // 1. Let x be ? ConvertToInt(V, 16, "unsigned").
  const x = webidl.util.ConvertToInt(V, 16, 'unsigned', opts, prefix, argument)

  // 2. Return the IDL unsigned short value that represents
  //    the same numeric value as x.
  return x
}

// https://webidl.spec.whatwg.org/#idl-ArrayBuffer
webidl.converters.ArrayBuffer = function (V, prefix, argument, opts) {
  // 1. If Type(V) is not Object, or V does not have an
  //    [[ArrayBufferData]] internal slot, then throw a
  //    TypeError.
  // see: https://tc39.es/ecma262/#sec-properties-of-the-arraybuffer-instances
  // see: https://tc39.es/ecma262/#sec-properties-of-the-sharedarraybuffer-instances
  if (
    webidl.util.Type(V) !== 'Object' ||
    !types.isAnyArrayBuffer(V)
  ) {
    throw webidl.errors.conversionFailed({
      prefix,
      argument: `${argument} ("${webidl.util.Stringify(V)}")`,
      types: ['ArrayBuffer']
    })
  }

  // 2. If the conversion is not to an IDL type associated
  //    with the [AllowShared] extended attribute, and
  //    IsSharedArrayBuffer(V) is true, then throw a
  //    TypeError.
  if (opts?.allowShared === false && types.isSharedArrayBuffer(V)) {
    throw webidl.errors.exception({
      header: 'ArrayBuffer',
      message: 'SharedArrayBuffer is not allowed.'
    })
  }

  // 3. If the conversion is not to an IDL type associated
  //    with the [AllowResizable] extended attribute, and
  //    IsResizableArrayBuffer(V) is true, then throw a
  //    TypeError.
  if (V.resizable || V.growable) {
    throw webidl.errors.exception({
      header: 'ArrayBuffer',
      message: 'Received a resizable ArrayBuffer.'
    })
  }

  // 4. Return the IDL ArrayBuffer value that is a
  //    reference to the same object as V.
  return V
}

webidl.converters.TypedArray = function (V, T, prefix, name, opts) {
  // 1. Let T be the IDL type V is being converted to.

  // 2. If Type(V) is not Object, or V does not have a
  //    [[TypedArrayName]] internal slot with a value
  //    equal to T\u2019s name, then throw a TypeError.
  if (
    webidl.util.Type(V) !== 'Object' ||
    !types.isTypedArray(V) ||
    V.constructor.name !== T.name
  ) {
    throw webidl.errors.conversionFailed({
      prefix,
      argument: `${name} ("${webidl.util.Stringify(V)}")`,
      types: [T.name]
    })
  }

  // 3. If the conversion is not to an IDL type associated
  //    with the [AllowShared] extended attribute, and
  //    IsSharedArrayBuffer(V.[[ViewedArrayBuffer]]) is
  //    true, then throw a TypeError.
  if (opts?.allowShared === false && types.isSharedArrayBuffer(V.buffer)) {
    throw webidl.errors.exception({
      header: 'ArrayBuffer',
      message: 'SharedArrayBuffer is not allowed.'
    })
  }

  // 4. If the conversion is not to an IDL type associated
  //    with the [AllowResizable] extended attribute, and
  //    IsResizableArrayBuffer(V.[[ViewedArrayBuffer]]) is
  //    true, then throw a TypeError.
  if (V.buffer.resizable || V.buffer.growable) {
    throw webidl.errors.exception({
      header: 'ArrayBuffer',
      message: 'Received a resizable ArrayBuffer.'
    })
  }

  // 5. Return the IDL value of type T that is a reference
  //    to the same object as V.
  return V
}

webidl.converters.DataView = function (V, prefix, name, opts) {
  // 1. If Type(V) is not Object, or V does not have a
  //    [[DataView]] internal slot, then throw a TypeError.
  if (webidl.util.Type(V) !== 'Object' || !types.isDataView(V)) {
    throw webidl.errors.exception({
      header: prefix,
      message: `${name} is not a DataView.`
    })
  }

  // 2. If the conversion is not to an IDL type associated
  //    with the [AllowShared] extended attribute, and
  //    IsSharedArrayBuffer(V.[[ViewedArrayBuffer]]) is true,
  //    then throw a TypeError.
  if (opts?.allowShared === false && types.isSharedArrayBuffer(V.buffer)) {
    throw webidl.errors.exception({
      header: 'ArrayBuffer',
      message: 'SharedArrayBuffer is not allowed.'
    })
  }

  // 3. If the conversion is not to an IDL type associated
  //    with the [AllowResizable] extended attribute, and
  //    IsResizableArrayBuffer(V.[[ViewedArrayBuffer]]) is
  //    true, then throw a TypeError.
  if (V.buffer.resizable || V.buffer.growable) {
    throw webidl.errors.exception({
      header: 'ArrayBuffer',
      message: 'Received a resizable ArrayBuffer.'
    })
  }

  // 4. Return the IDL DataView value that is a reference
  //    to the same object as V.
  return V
}

// https://webidl.spec.whatwg.org/#BufferSource
webidl.converters.BufferSource = function (V, prefix, name, opts) {
  if (types.isAnyArrayBuffer(V)) {
    return webidl.converters.ArrayBuffer(V, prefix, name, { ...opts, allowShared: false })
  }

  if (types.isTypedArray(V)) {
    return webidl.converters.TypedArray(V, V.constructor, prefix, name, { ...opts, allowShared: false })
  }

  if (types.isDataView(V)) {
    return webidl.converters.DataView(V, prefix, name, { ...opts, allowShared: false })
  }

  throw webidl.errors.conversionFailed({
    prefix,
    argument: `${name} ("${webidl.util.Stringify(V)}")`,
    types: ['BufferSource']
  })
}

webidl.converters['sequence<ByteString>'] = webidl.sequenceConverter(
  webidl.converters.ByteString
)

webidl.converters['sequence<sequence<ByteString>>'] = webidl.sequenceConverter(
  webidl.converters['sequence<ByteString>']
)

webidl.converters['record<ByteString, ByteString>'] = webidl.recordConverter(
  webidl.converters.ByteString,
  webidl.converters.ByteString
)

module.exports = {
  webidl
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createGitHubCi)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __nccwpck_require__(5071);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __nccwpck_require__(1798);
;// CONCATENATED MODULE: ./lib/src/ci/payload.js
/** Reads values out of a webhook payload, whose shape is GitHub's and may lack anything. */
function at(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== "object" || current === null || Array.isArray(current))
            return undefined;
        current = new Map(Object.entries(current)).get(key);
    }
    return current;
}
function textAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === "string" && found !== "" ? found : undefined;
}
function numberAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === "number" && Number.isSafeInteger(found) ? found : undefined;
}
function listAt(value, ...path) {
    const found = at(value, ...path);
    return Array.isArray(found) ? found : [];
}

// EXTERNAL MODULE: ./lib/src/ci/test-branch.js
var test_branch = __nccwpck_require__(564);
;// CONCATENATED MODULE: ./lib/src/ci/github-event.js


/**
 * Which pull request an event means, from the event alone.
 * A test branch of the queue comes first: it is recognised by its name and by being in this repository, since anyone
 * can name a fork's branch like one.
 */
function pullRequestOfEvent(event) {
    switch (event.name) {
        case "pull_request":
        case "pull_request_target":
        case "pull_request_review":
        case "pull_request_review_comment":
        case "pull_request_review_thread":
            return fromPullRequest(event);
        case "issue_comment":
            return fromComment(event.payload);
        case "merge_group":
            return (fromMergeGroup(textAt(event.payload, "merge_group", "head_ref") ?? event.ref) ??
                nothing("merge_group.head_ref"));
        case "check_suite":
            return fromChecks(event, "check_suite", ["check_suite"]);
        case "check_run":
            return fromChecks(event, "check_run", ["check_run", "check_suite"]);
        case "workflow_run":
            return fromWorkflowRun(event);
        case "push":
            return fromPush(event);
        default:
            return fromQueue(event.ref) ?? nothing(`the event ${event.name}`);
    }
}
function nothing(lookedAt) {
    return { kind: "none", lookedAt };
}
function sameRepository(one, other) {
    return one !== undefined && one.toLowerCase() === other.toLowerCase();
}
/** A fork by comparison: `head.repo.fork` is also true inside a repository that is itself a fork, and a deleted fork is null. */
function fromPullRequest({ payload, repository }) {
    const number = numberAt(payload, "pull_request", "number") ?? numberAt(payload, "number");
    if (number === undefined)
        return nothing("pull_request.number");
    const fork = !sameRepository(textAt(payload, "pull_request", "head", "repo", "full_name"), repository);
    const testBranch = fork ? undefined : (0,test_branch/* parseTestBranch */.c)(textAt(payload, "pull_request", "head", "ref"));
    return (testBranch ?? {
        kind: "event",
        number,
        headSha: textAt(payload, "pull_request", "head", "sha"),
        baseBranch: textAt(payload, "pull_request", "base", "ref"),
        fork,
    });
}
/** The payload of a comment knows the number only; `issue.pull_request` tells a pull request from an issue. */
function fromComment(payload) {
    const number = numberAt(payload, "issue", "number");
    if (number === undefined || (at(payload, "issue", "pull_request") ?? null) === null) {
        return nothing("issue.pull_request (the comment is on an issue)");
    }
    return { kind: "event", number, headSha: undefined, baseBranch: undefined, fork: false };
}
/** A branch of this repository that one of the two queues made. */
function fromQueue(ref) {
    return (0,test_branch/* parseTestBranch */.c)(ref) ?? fromMergeGroup(ref ?? "");
}
/** GitHub's own queue: `gh-readonly-queue/<base>/pr-<number>-<sha>`, where the base may hold slashes. */
function fromMergeGroup(ref) {
    const match = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]+$/.exec(ref);
    if (match?.[1] === undefined)
        return undefined;
    return { kind: "merge-group", number: Number(match[2]), baseBranch: match[1] };
}
/** GitHub leaves `head_branch` empty for a fork's commit, so a test branch's name here is this repository's. */
function fromChecks(event, subject, suite) {
    const inQueue = fromQueue(textAt(event.payload, ...suite, "head_branch"));
    if (inQueue !== undefined)
        return inQueue;
    const own = listAt(event.payload, subject, "pull_requests");
    const pullRequests = own.length > 0 ? own : listAt(event.payload, ...suite, "pull_requests");
    const headSha = textAt(event.payload, subject, "head_sha") ?? textAt(event.payload, ...suite, "head_sha");
    return (fromListed(event, pullRequests, headSha, `${subject}.pull_requests`) ??
        nothing(`${subject}.pull_requests, which is empty`));
}
function fromWorkflowRun(event) {
    const run = at(event.payload, "workflow_run");
    const branch = textAt(run, "head_branch");
    const owner = textAt(run, "head_repository", "owner", "login");
    const sha = textAt(run, "head_sha");
    const fork = !sameRepository(textAt(run, "head_repository", "full_name"), event.repository);
    const inQueue = fork ? undefined : fromQueue(branch);
    if (inQueue !== undefined)
        return inQueue;
    // The head of a `pull_request_target` run is the base's commit; the pull request's own one stands in the list.
    const ofBase = textAt(run, "event") === "pull_request_target";
    const lookedAt = "workflow_run.pull_requests";
    const listed = fromListed(event, listAt(run, "pull_requests"), ofBase ? undefined : sha, lookedAt);
    if (listed !== undefined)
        return listed;
    // In a stack the base's commit is the head of another pull request.
    if (ofBase)
        return nothing(`${lookedAt}, which is empty (a pull_request_target run has the base's commit)`);
    if (sha === undefined || branch === undefined)
        return nothing("workflow_run.head_sha");
    // GitHub lists no pull requests for a fork's run.
    if (!fork)
        return { kind: "commit", sha };
    return owner === undefined
        ? nothing("workflow_run.head_repository (the fork is gone)")
        : { kind: "head", owner, branch, sha };
}
/** Pull requests that an event lists; those of another repository (a fork's upstream) are not ours. */
function fromListed(event, pullRequests, headSha, lookedAt) {
    const ours = textAt(event.payload, "repository", "url");
    const here = pullRequests.filter((item) => {
        const base = textAt(item, "base", "repo", "url");
        return base === undefined || ours === undefined || repositoryPath(base) === repositoryPath(ours);
    });
    const numbers = here.flatMap((item) => numberAt(item, "number") ?? []);
    const [number] = numbers;
    if (number === undefined)
        return undefined;
    if (numbers.length > 1)
        return { kind: "several", numbers, lookedAt };
    return {
        kind: "event",
        number,
        headSha: headSha ?? textAt(here[0], "head", "sha"),
        baseBranch: textAt(here[0], "base", "ref"),
        fork: false,
    };
}
/** `owner/name` at the end of a repository's address on the API or on the web. */
function repositoryPath(url) {
    return url.toLowerCase().split("/").slice(-2).join("/");
}
function fromPush(event) {
    const ref = textAt(event.payload, "ref") ?? event.ref;
    const inQueue = fromQueue(ref);
    if (inQueue !== undefined)
        return inQueue;
    const sha = textAt(event.payload, "after");
    const deleted = at(event.payload, "deleted") === true || sha === undefined || /^0+$/.test(sha);
    return deleted || !ref.startsWith("refs/heads/")
        ? nothing(`the push to ${ref}, which leaves no branch`)
        : { kind: "commit", sha };
}

// EXTERNAL MODULE: ./lib/src/version.js
var version = __nccwpck_require__(1294);
// EXTERNAL MODULE: ./lib/src/ci/host-error.js
var host_error = __nccwpck_require__(1422);
;// CONCATENATED MODULE: ./lib/src/ci/github-host.js




/** Longest time for one look-up in milliseconds. */
const LOOK_UP_MS = 5000;
/** The largest page that GitHub gives: a commit with more open pull requests is told apart by none. */
const PAGE = 100;
const OTHER_SHAPE = "the reply has another shape";
/** Look-ups on the GitHub API; `connect` is called when the first one is made. */
function createGitHubHost(connect, signal) {
    async function get(what, route, parameters, stop) {
        const timeout = AbortSignal.timeout(LOOK_UP_MS);
        try {
            const request = await connect();
            const reply = await request(route, {
                ...parameters,
                headers: { "user-agent": version/* userAgent */.N },
                // A redirect is an error: the token goes to the configured address only.
                request: {
                    signal: AbortSignal.any([signal, timeout, ...(stop === undefined ? [] : [stop])]),
                    redirect: "error",
                },
            });
            return reply.data;
        }
        catch (error) {
            if (signal.aborted)
                throw new errors/* AbortedError */.oM();
            throw new host_error/* HostError */.d(what, error);
        }
    }
    async function listOpen(what, route, parameters) {
        const data = await get(what, route, { ...parameters, per_page: PAGE });
        // An answer that is no list must not pass for an empty one.
        if (!Array.isArray(data))
            throw new host_error/* HostError */.d(what, new Error(OTHER_SHAPE));
        return data.flatMap((item) => readPullRequest(item) ?? []).filter(({ open }) => open);
    }
    return {
        async pullRequest(repository, number, stop) {
            const what = `pull request #${number}`;
            const route = "GET /repos/{owner}/{repo}/pulls/{number}";
            const found = readPullRequest(await get(what, route, { ...named(repository), number }, stop));
            if (found === undefined)
                throw new host_error/* HostError */.d(what, new Error(OTHER_SHAPE));
            return found;
        },
        openPullRequestsOfCommit(repository, sha) {
            const route = "GET /repos/{owner}/{repo}/commits/{sha}/pulls";
            return listOpen(`the pull requests of commit ${sha}`, route, { ...named(repository), sha });
        },
        openPullRequestsFrom(repository, owner, branch) {
            const head = `${owner}:${branch}`;
            const route = "GET /repos/{owner}/{repo}/pulls";
            return listOpen(`the pull requests from ${head}`, route, { ...named(repository), head, state: "open" });
        },
        async defaultBranch(repository) {
            const what = `the default branch of ${repository.owner}/${repository.name}`;
            const branch = textAt(await get(what, "GET /repos/{owner}/{repo}", named(repository)), "default_branch");
            if (branch === undefined)
                throw new host_error/* HostError */.d(what, new Error(OTHER_SHAPE));
            return branch;
        },
        async branchesStartingWith(repository, start, stop) {
            const what = `the branches that begin with ${start}`;
            const route = "GET /repos/{owner}/{repo}/git/matching-refs/{+ref}";
            const data = await get(what, route, { ...named(repository), ref: `heads/${start}` }, stop);
            if (!Array.isArray(data))
                throw new host_error/* HostError */.d(what, new Error(OTHER_SHAPE));
            const branches = data.flatMap((item) => textAt(item, "ref")?.replace(/^refs\/heads\//, "") ?? []);
            // The client drops a slash at the end of an address: asked for `pr-7/`, GitHub tells of `pr-77/...` as well.
            return branches.filter((branch) => branch.startsWith(start));
        },
    };
}
function named(repository) {
    return { owner: repository.owner, repo: repository.name };
}
function readPullRequest(data) {
    const number = numberAt(data, "number");
    const headSha = textAt(data, "head", "sha");
    const baseBranch = textAt(data, "base", "ref");
    if (number === undefined || headSha === undefined || baseBranch === undefined)
        return undefined;
    const merged = at(data, "merged") === true || textAt(data, "merged_at") !== undefined;
    return {
        number,
        headSha,
        baseBranch,
        open: textAt(data, "state") === "open",
        merged,
        // Before the merge this field holds GitHub's trial merge, which is no commit of the branch.
        mergeCommitSha: merged ? textAt(data, "merge_commit_sha") : undefined,
    };
}

// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __nccwpck_require__(5384);
// EXTERNAL MODULE: ./lib/src/summary/mermaid.js
var mermaid = __nccwpck_require__(7306);
;// CONCATENATED MODULE: ./lib/src/ci/redact.js


function createRedactor() {
    let forms = [];
    let pattern;
    return {
        add(secret) {
            // Also as Markdown and JSON hold it (twice: a message quotes what came, and result-file holds messages),
            // and in any case: words of the service are written in lower case.
            const asJson = inJson(secret);
            // Diagrams have letters and digits only, and states of the service lose their underscores.
            const bare = [(0,mermaid/* lettersAndDigits */.jb)(secret), secret.replaceAll("_", " ")].filter(isTelling);
            const written = [secret, asJson, inJson(asJson), (0,markdown/* escapeText */.X1)(secret), ...bare];
            // The longest first: one secret may be a part of another.
            forms = [...forms, ...written].toSorted((a, b) => b.length - a.length);
            pattern = new RegExp(forms.map(asPattern).join("|"), "gi");
        },
        redact: (text) => (pattern === undefined ? text : text.replace(pattern, "***")),
    };
}
/** Shorter ones could be anybody's words. */
const TELLING_CHARACTERS = 8;
function isTelling(text) {
    return text.length >= TELLING_CHARACTERS;
}
function inJson(text) {
    return JSON.stringify(text).slice(1, -1);
}
function asPattern(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

;// CONCATENATED MODULE: ./lib/src/ci/safe-line.js
/**
 * Text that cannot be more than one line of a log. Line breaks, other control characters and invisible formatting
 * (which can reorder what a reader sees) become spaces; what the runner would take for a command is broken up:
 * `::name::` counts at the start of a line, the older `##[name]` anywhere in it.
 */
function safeLine(text) {
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
        .replaceAll("##[", "# #[")
        .replace(/^(\s*)::/, "$1: :");
}

;// CONCATENATED MODULE: ./lib/src/ci/warnings.js
/** GitHub shows few annotations of a step, and nobody reads many. */
const WARNINGS_SHOWN = 5;
/** Passes on the first five warnings of a run; `rest` says how many there were beyond. */
function limitWarnings(show) {
    let count = 0;
    return {
        warn(message) {
            count += 1;
            if (count <= WARNINGS_SHOWN)
                show(message);
        },
        rest() {
            if (count > WARNINGS_SHOWN)
                show(`and ${count - WARNINGS_SHOWN} more`);
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/ci/github.js












/** A run on GitHub Actions, or on a system that speaks its protocol. */
function createGitHubCi(environment) {
    const { add, redact } = createRedactor();
    const clean = (text) => safeLine(redact(text));
    const warnings = limitWarnings((message) => warning(clean(message)));
    const temporaryFolder = textOf(environment.RUNNER_TEMP) ?? (0,external_node_os_namespaceObject.tmpdir)();
    const log = {
        info: (line) => info(clean(line)),
        debug(line) {
            if (isDebug())
                debug(clean(line));
        },
        warning: warnings.warn,
        notice: (message) => notice(clean(message)),
        group(title, lines) {
            startGroup(clean(title));
            for (const line of lines)
                info(clean(line));
            endGroup();
        },
    };
    return {
        log,
        environment,
        workspace: textOf(environment.GITHUB_WORKSPACE) ?? process.cwd(),
        input: (name) => getInput(name),
        mask(secret) {
            add(secret);
            setSecret(secret);
        },
        trigger: () => readTrigger(environment),
        host(token, signal) {
            if (token === undefined)
                return undefined;
            return createGitHubHost(async () => {
                // Loaded when it is asked for: most runs find everything in their event.
                const { getOctokit } = await Promise.all(/* import() */[__nccwpck_require__.e(752), __nccwpck_require__.e(413)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2413));
                return getOctokit(token, { log: { debug() { }, info() { }, warn() { }, error() { } } }).request;
            }, signal);
        },
        output: (name, value) => setOutput(name, redact(value)),
        async summary(markdown) {
            if ((environment.GITHUB_STEP_SUMMARY ?? "") === "")
                return;
            await summary.addRaw(redact(markdown), true).write();
        },
        file(name, text) {
            (0,external_node_fs_.mkdirSync)(temporaryFolder, { recursive: true });
            const path = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporaryFolder, "merge-queue-")), name);
            (0,external_node_fs_.writeFileSync)(path, redact(text));
            return path;
        },
        fail(title, message, details) {
            error(message.split("\n").map(clean).join("\n"), { title });
            for (const line of details)
                info(clean(line));
        },
        end: warnings.rest,
    };
}
/** A variable that is set to nothing counts as one that is not set. */
function textOf(variable) {
    return variable === "" ? undefined : variable;
}
function readTrigger(environment) {
    const read = readPayload(textOf(environment.GITHUB_EVENT_PATH));
    const event = {
        name: environment.GITHUB_EVENT_NAME ?? "",
        repository: environment.GITHUB_REPOSITORY ?? "",
        ref: environment.GITHUB_REF ?? "",
        payload: read.payload,
    };
    const pullRequest = read.problem === undefined ? pullRequestOfEvent(event) : { kind: "none", lookedAt: read.problem };
    const secrets = secretsGiven(event, environment, pullRequest.kind === "event" && pullRequest.fork);
    const name = (0,parsers/* repositoryName */.aR)(event.repository);
    const server = environment.GITHUB_SERVER_URL ?? "https://github.com";
    const host = URL.canParse(server) ? new URL(server).host : "github.com";
    // On a schedule the payload names no branch; the run's own ref is the default branch.
    const scheduled = event.name === "schedule" ? event.ref.replace(/^refs\/heads\//, "") : undefined;
    return {
        repository: name.ok ? { host, ...name.value } : undefined,
        defaultBranch: textAt(event.payload, "repository", "default_branch") ?? scheduled,
        pullRequest,
        secrets,
        forkRunId: event.name === "pull_request" && secrets === "not-to-forks" ? environment.GITHUB_RUN_ID : undefined,
    };
}
/** A payload that cannot be read matters only to a run that needs it, so it is no error yet. */
function readPayload(path) {
    if (path === undefined)
        return { payload: {} };
    try {
        return { payload: JSON.parse((0,external_node_fs_.readFileSync)(path, "utf8").replace(/^\uFEFF/, "")) };
    }
    catch (error) {
        return {
            payload: {},
            problem: `the event payload (GITHUB_EVENT_PATH), which cannot be read: ${(0,errors/* messageOf */.bD)(error)}`,
        };
    }
}
const DEPENDABOT = "dependabot[bot]";
/** Events whose runs get Dependabot's secrets instead of the repository's when Dependabot causes them. */
const DEPENDABOT_EVENTS = new Set([
    "pull_request",
    "pull_request_review",
    "pull_request_review_comment",
    "push",
    "create",
    "deployment",
    "deployment_status",
]);
/** `pull_request_target` runs have the repository's secrets, even for forks. */
function secretsGiven(event, environment, fork) {
    if (event.name === "pull_request_target")
        return "all";
    const actor = environment.GITHUB_ACTOR ?? textAt(event.payload, "sender", "login");
    if (actor === DEPENDABOT && DEPENDABOT_EVENTS.has(event.name))
        return "not-to-dependabot";
    return fork && event.name.startsWith("pull_request") ? "not-to-forks" : "all";
}


/***/ }),

/***/ 1422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HostError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);

/** A look-up on the Git host that did not succeed. */
class HostError extends Error {
    /** HTTP status; undefined when no answer came. */
    status;
    constructor(what, cause) {
        const status = statusOf(cause);
        const why = status === undefined ? reasonOf(cause) : `status ${status}`;
        super(`${what} could not be read from GitHub (${why})`, { cause });
        this.name = "HostError";
        this.status = status;
    }
    /** What to write into the workflow so that the look-up works, or nothing. */
    get permissions() {
        return this.status === 403 || this.status === 404
            ? [
                "If the job's token may not read it, add to the job:",
                "  permissions:",
                "    contents: read",
                "    pull-requests: read",
            ]
            : [];
    }
}
/** The client calls every failure status 500; only what has a response came from GitHub. */
function statusOf(cause) {
    if (!(cause instanceof Error && "status" in cause && "response" in cause))
        return undefined;
    return typeof cause.status === "number" && cause.response !== undefined ? cause.status : undefined;
}
function reasonOf(cause) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    return inner instanceof Error && inner.name === "TimeoutError" ? "no answer in time" : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause);
}


/***/ }),

/***/ 564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseTestBranch)
/* harmony export */ });
/**
 * The queue tests on branches of the repository itself, `trunk-merge/pr-<number>/<test run id>`, while it looks for a
 * culprit with `-bisection` and a number behind. `trunk-temp/...` branches are scaffolding and mean nothing.
 */
const TEST_BRANCH = /^(?:refs\/heads\/)?(trunk-merge\/pr-([1-9]\d{0,9})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-bisection[\w-]*)?)$/i;
/** Reads a branch name; undefined when it is not one of the queue's test branches. */
function parseTestBranch(ref) {
    const match = TEST_BRANCH.exec(ref ?? "");
    if (match?.[1] === undefined || match[3] === undefined)
        return undefined;
    return {
        kind: "test-branch",
        number: Number(match[2]),
        branch: match[1],
        testRunId: match[3].toLowerCase(),
    };
}


/***/ }),

/***/ 3300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ UNITS),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   k7: () => (/* binding */ UNIT_MS)
/* harmony export */ });
/** Milliseconds of each unit that a duration is written in, the largest first. */
const UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };
const UNITS = ["d", "h", "m", "s"];
/** Milliseconds as a person says them, the two largest units: `1d 2h`, `1h 30m`, `45s`, `0.4s`. */
function formatDuration(ms) {
    if (ms < 1000)
        return `${Math.max(0, Math.round(ms / 100)) / 10}s`;
    let left = Math.round(ms / 1000) * 1000;
    const words = [];
    for (const unit of UNITS) {
        const count = Math.floor(left / UNIT_MS[unit]);
        left -= count * UNIT_MS[unit];
        if (count > 0)
            words.push(`${count}${unit}`);
        else if (words.length > 0)
            break;
    }
    return words.slice(0, 2).join(" ");
}


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   iA: () => (/* binding */ withMore),
/* harmony export */   oM: () => (/* binding */ AbortedError)
/* harmony export */ });
/* unused harmony export ERROR_KINDS */
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3531);

/** Every way an operation can fail, as the output `error-kind` spells it. */
const ERROR_KINDS = (/* unused pure expression or super */ null && ([
    "result",
    "input",
    "auth",
    "not-found",
    "rejected",
    "unavailable",
    "timeout",
    "response",
    "aborted",
    "bug",
]));
/** A failure that a person can act on. Its message is what the one annotation says. */
class Failure extends Error {
    kind;
    details;
    outputs;
    constructor(kind, message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.name = new.target.name;
        this.kind = kind;
        this.details = options.details ?? [];
        this.outputs = options.outputs ?? {};
    }
    /** The same failure, with its class and what that holds, in other words. */
    copy(message, options) {
        return new Failure(this.kind, message, options);
    }
    /** The same failure with more to it; the message replaces its own. */
    withMore({ message = this.message, details = [], outputs = {} }) {
        return this.copy(message, {
            details: [...this.details, ...details],
            outputs: { ...this.outputs, ...outputs },
            cause: this,
        });
    }
}
/**
 * A failure with more to it: outputs that hold, lines below its own, a message in place of its own. Its class stays,
 * and so do the facts of an ApiError. What is no failure stays as it is.
 */
function withMore(error, more) {
    return error instanceof Failure ? error.withMore(more) : error;
}
/** More than anybody mends at once; an output and an annotation do not take any length. */
const PROBLEMS_SHOWN = 50;
const PROBLEM_CHARACTERS = 20_000;
/** The line that says how many more there are. */
const LAST_LINE_CHARACTERS = 100;
/** Bad or missing inputs: all problems in one message (of very many the first), and no request was sent. */
class InputError extends Failure {
    constructor(problems, options = {}) {
        super("input", listOf(problems), options);
    }
    copy(message, options) {
        return new InputError([message], options);
    }
}
function listOf(problems) {
    const shown = [];
    let room = PROBLEM_CHARACTERS - LAST_LINE_CHARACTERS;
    for (const problem of problems.slice(0, PROBLEMS_SHOWN)) {
        room -= `- ${problem}\n`.length;
        if (room < 0)
            break;
        shown.push(problem);
    }
    const [first = ""] = problems;
    if (shown.length === 0) {
        shown.push(first.length <= PROBLEM_CHARACTERS ? first : (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(first, PROBLEM_CHARACTERS));
    }
    const more = problems.length - shown.length;
    const lines = [...shown, ...(more > 0 ? [`and ${more} more`] : [])];
    return lines.length === 1 ? `${lines[0]}` : lines.map((line) => `- ${line}`).join("\n");
}
/** A request to the merge queue service that failed after all its attempts. */
class ApiError extends Failure {
    facts;
    constructor(kind, message, facts, options = {}) {
        super(kind, message, options);
        this.facts = facts;
    }
    copy(message, options) {
        return new ApiError(this.kind, message, this.facts, options);
    }
}
/** The service does not know what was asked for. */
function isNotFound(error) {
    return error instanceof ApiError && error.facts.status === 404;
}
/** A write whose effect is unknown: no answer, 408 or 5xx. Only reading back tells. */
function isAmbiguous(error) {
    return error instanceof ApiError && error.facts.ambiguous;
}
/** The process was told to stop (SIGINT, SIGTERM) while a request or a pause was under way. */
class AbortedError extends Failure {
    constructor(message = "The step was told to stop before it was done.", options = {}) {
        super("aborted", message, options);
    }
    copy(message, options) {
        return new AbortedError(message, options);
    }
}
/** The text of anything that was thrown. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 1798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Sm: () => (/* binding */ hostName),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   ao: () => (/* binding */ wordOr),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   tk: () => (/* binding */ branch),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yU: () => (/* binding */ someOf)
/* harmony export */ });
/** Any text. */
const text = (value) => ({ ok: true, value });
/** Far more than a path, a glob or a name needs, and less than what a matcher takes. */
const LONGEST_LINE = 10_000;
/** One item per line; blank lines do not count. */
const lines = (value) => {
    const items = value.split("\n").map((line) => line.trim());
    return items.every((item) => item.length <= LONGEST_LINE)
        ? { ok: true, value: items.filter((item) => item !== "") }
        : { ok: false, allowed: `lines of ${LONGEST_LINE} characters at most` };
};
/** A whole number in decimal digits, between two bounds. */
function wholeNumber(minimum, maximum) {
    return (value) => {
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        return number >= minimum && number <= maximum
            ? { ok: true, value: number }
            : { ok: false, allowed: `a whole number from ${minimum} to ${maximum}` };
    };
}
const TRUE = new Set(["true", "True", "TRUE"]);
const FALSE = new Set(["false", "False", "FALSE"]);
/** A boolean as YAML 1.2 writes it, like the runner's own toolkit reads it. */
const flag = (value) => {
    if (TRUE.has(value))
        return { ok: true, value: true };
    if (FALSE.has(value))
        return { ok: true, value: false };
    return { ok: false, allowed: "true or false" };
};
/** One of a few words. */
function oneOf(...words) {
    return (value) => {
        const found = words.find((word) => word === value);
        return found === undefined
            ? { ok: false, allowed: `one of ${words.join(", ")}` }
            : { ok: true, value: found };
    };
}
/** Several of a few words, separated by commas or line breaks. */
function someOf(...words) {
    const one = oneOf(...words);
    return (value) => {
        const found = [];
        for (const part of value.split(/[,\n]/).map((item) => item.trim())) {
            if (part === "")
                continue;
            const parsed = one(part);
            if (!parsed.ok)
                return { ok: false, allowed: `a list of ${words.join(", ")}` };
            found.push(parsed.value);
        }
        return { ok: true, value: found };
    };
}
/** A value that another parser reads, or one word that stands for something special. */
function wordOr(word, parse) {
    return (value) => {
        if (value === word)
            return { ok: true, value: word };
        const parsed = parse(value);
        return parsed.ok ? parsed : { ok: false, allowed: `${word}, or ${parsed.allowed}` };
    };
}
/** A Git commit in full: 40 hexadecimal digits (64 in a SHA-256 repository). */
const commit = (value) => /^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(value)
    ? { ok: true, value: value.toLowerCase() }
    : { ok: false, allowed: "a full commit SHA of 40 hexadecimal digits" };
/** A branch name, without `refs/heads/`. */
const branch = (value) => {
    const name = value.replace(/^refs\/heads\//, "");
    return /^[^\s~^:?*[\\\p{Cc}]+$/u.test(name) && !name.startsWith("refs/")
        ? { ok: true, value: name }
        : { ok: false, allowed: "a branch name such as main or release/1.x" };
};
/** A point in time as the service writes it. */
const timestamp = (value) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value))
    ? { ok: true, value }
    : { ok: false, allowed: "a time such as 2026-01-31T12:00:00.000Z (the output submitted-at of submit)" };
/** `owner/name`; an owner may hold slashes, so the last one counts. */
const repositoryName = (value) => {
    const match = /^([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)$/.exec(value);
    // In an address `.` and `..` would lead elsewhere.
    const leadsAway = value.split("/").some((part) => /^\.{1,2}$/.test(part));
    return match?.[1] === undefined || match[2] === undefined || leadsAway
        ? { ok: false, allowed: "owner/name" }
        : { ok: true, value: { owner: match[1], name: match[2] } };
};
/** A host name without scheme or path. */
const hostName = (value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value)
    ? { ok: true, value: value.toLowerCase() }
    : { ok: false, allowed: "a host name such as github.com, without https://" };


/***/ }),

/***/ 8317:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _ci_github_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(604);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5830);


const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"]) {
    process.on(signal, () => stop.abort());
}
const failure = await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e)({ ci: (0,_ci_github_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHubCi */ .u)(process.env), signal: stop.signal });
// The exit code only: ending by itself, the process loses nothing that is still being written.
if (failure !== undefined)
    process.exitCode = 1;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/src/duration.js
var duration = __nccwpck_require__(3300);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __nccwpck_require__(5071);
;// CONCATENATED MODULE: ./lib/src/api/retry.js
/** At most this many attempts a call, with these pauses between them, in milliseconds. */
const PAUSES_MS = [500, 1000, 2000];
/** Each pause varies by this share, so that thousands of steps do not come back at the same moment. */
const JITTER = 0.25;
/** A call is over after this many times the timeout of one attempt. */
const BUDGET_IN_ATTEMPTS = 3;
function budgetMs(requestTimeoutMs) {
    return BUDGET_IN_ATTEMPTS * requestTimeoutMs;
}
const TRANSIENT_STATUSES = new Set([408, 425, 429]);
/** Statuses after which asking again later may help. */
function isTransientStatus(status) {
    return status >= 500 || TRANSIENT_STATUSES.has(status);
}
function mayRepeat(repeat, failure) {
    switch (repeat) {
        case "never":
            return false;
        case "always":
            return failure.kind === "status" ? isTransientStatus(failure.status) : !failure.permanent;
        case "unsent":
            return failure.kind === "status" ? failure.status === 429 : failure.unsent && !failure.permanent;
    }
}
/**
 * Milliseconds to wait before the next attempt, or undefined when there is none.
 * A `Retry-After` is obeyed to the letter; one that ends after the budget ends the call at once.
 */
function pauseBeforeRetry(failure, state) {
    const backoffMs = PAUSES_MS[state.attempt - 1];
    if (backoffMs === undefined || !mayRepeat(state.repeat, failure))
        return undefined;
    const varied = backoffMs * (1 + JITTER * (2 * state.random() - 1));
    const asked = failure.kind === "status" ? failure.retryAfterMs : undefined;
    const pauseMs = Math.max(varied, asked ?? 0);
    return state.elapsedMs + pauseMs < state.budgetMs ? pauseMs : undefined;
}
/** The three forms of an HTTP date begin with a weekday; Date.parse would also take "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/**
 * A `Retry-After` header in milliseconds: whole seconds or an HTTP date, not negative.
 * Anything else is as if the header were missing.
 */
function parseRetryAfter(header, nowMs) {
    if (header === undefined)
        return undefined;
    const text = header.trim();
    if (/^\d+$/.test(text))
        return Number(text) * 1000;
    if (!HTTP_DATE.test(text))
        return undefined;
    // The oldest form names no zone, and means the same one as the others.
    const date = Date.parse(/ GMT$/i.test(text) ? text : `${text} GMT`);
    return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

;// CONCATENATED MODULE: ./lib/src/api/server-text.js
const SHOWN_CHARACTERS = 300;
/** Enough to find a message in; a page can be much longer. */
const READ_CHARACTERS = 100_000;
/**
 * The service's own words for a log line: text, the message of a JSON error, or an HTML page without its tags;
 * on one line, without control characters, 300 characters at most.
 * The secret is hidden before anything is cut, or a part of it could stay.
 */
function serverText(body, secret = "") {
    const start = body.slice(0, READ_CHARACTERS);
    const words = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
    const line = hide(words, secret)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}\u2026` : line;
}
/** Also as a JSON text holds it: written into JSON again, it would be escaped twice and not be recognised. */
function hide(words, secret) {
    if (secret === "")
        return words;
    return words.replaceAll(secret, "***").replaceAll(JSON.stringify(secret).slice(1, -1), "***");
}
/** Errors are plain text on this API; a proxy in between may answer JSON. */
function messageInJson(body) {
    if (!/^\s*\{/.test(body))
        return undefined;
    try {
        const parsed = JSON.parse(body);
        return messageField(parsed, 2);
    }
    catch {
        return undefined;
    }
}
function messageField(value, depth) {
    if (typeof value === "string")
        return value;
    if (typeof value !== "object" || value === null || depth === 0)
        return undefined;
    const fields = new Map(Object.entries(value));
    return messageField(fields.get("message") ?? fields.get("error"), depth - 1);
}
function withoutTags(html) {
    return html.replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ").replace(/<[^<>]*>/g, " ");
}

;// CONCATENATED MODULE: ./lib/src/api/api-error.js




/** The error for an answer outside 2xx. */
function answerError({ endpoint, answer, attempts, secret }, nowMs) {
    const { status } = answer;
    const words = serverText(answer.body, secret);
    const requestId = requestIdOf(answer, secret);
    const retryAfterMs = parseRetryAfter(answer.header("retry-after"), nowMs);
    const facts = {
        endpoint: endpoint.name,
        status,
        serverText: words,
        attempts,
        ambiguous: status === 408 || status >= 500,
        transient: isTransientStatus(status),
        ...(requestId === undefined ? {} : { requestId }),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    const said = words === "" ? "an empty body" : `"${words}"`;
    const message = `${endpoint.name} was answered with status ${status}: ${said}${circumstances(attempts, requestId)}.`;
    return new errors/* ApiError */.hD(kindOf(status), message, facts, {
        details: hintsFor(status, retryAfterMs, secret !== ""),
    });
}
/** The error when no answer came at all. */
function noAnswerError(endpoint, apiUrl, why, attempts) {
    const facts = {
        endpoint: endpoint.name,
        attempts,
        ambiguous: !why.unsent,
        transient: !why.permanent,
    };
    const message = `${endpoint.name} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
    return new errors/* ApiError */.hD("unavailable", message, facts, { details: why.hint === undefined ? [] : [why.hint] });
}
/** The error for a 2xx read that does not fit what the endpoint should answer. */
function unreadableError({ endpoint, answer, attempts, secret }, problem) {
    const requestId = requestIdOf(answer, secret);
    const facts = {
        endpoint: endpoint.name,
        status: answer.status,
        serverText: serverText(answer.body, secret),
        attempts,
        ambiguous: false,
        transient: true,
        ...(requestId === undefined ? {} : { requestId }),
    };
    const message = `The reply of ${endpoint.name} could not be read: ${problem}${circumstances(1, requestId)}.`;
    return new errors/* ApiError */.hD("response", message, facts, {
        details: [
            `It began with: ${facts.serverText === "" ? "(nothing)" : facts.serverText}`,
            "Check that api-url is the service's own address with its version, and not a page of a proxy.",
        ],
    });
}
function kindOf(status) {
    if (status === 401 || status === 403)
        return "auth";
    if (status === 404)
        return "not-found";
    return isTransientStatus(status) ? "unavailable" : "rejected";
}
/** In brackets: how often it was tried, and by which id the service's operators find the request. */
function circumstances(attempts, requestId) {
    const parts = [
        ...(attempts === 1 ? [] : [`tried ${attempts} times`]),
        ...(requestId === undefined ? [] : [`request id ${requestId}`]),
    ];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function requestIdOf(answer, secret) {
    const text = serverText(answer.header("x-request-id") ?? "", secret);
    return text === "" ? undefined : text;
}
function hintsFor(status, retryAfterMs, withToken) {
    if (status === 401 || status === 403) {
        if (!withToken) {
            return [
                "No token was sent: the service knows a fork's run by its number, as long as the run goes on and for the head commit that it runs on.",
            ];
        }
        return [
            "Check that `token` holds an API token of the organisation that owns the queue, and that it was not revoked.",
        ];
    }
    if (status >= 300 && status < 400) {
        return ["Redirects are not followed, so that the token stays where it was sent. Check api-url."];
    }
    if (status === 429 || status >= 500) {
        const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${(0,duration/* formatDuration */.a3)(retryAfterMs)}`;
        return [`The service could not take the request now. Run the job again ${when}.`];
    }
    return [];
}

;// CONCATENATED MODULE: ./lib/src/api/body-limit.js
/** The service refuses a larger request body, in UTF-8 bytes (the service's document, "Limits"). */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;

// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-request.js
var api_request = __nccwpck_require__(4043);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __nccwpck_require__(7405);
;// CONCATENATED MODULE: ./lib/src/api/loopback.js
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Whether an address stays on this machine: plain HTTP is allowed there, and no proxy is asked. */
function isLoopback(url) {
    return LOOPBACK.test(url.hostname);
}

;// CONCATENATED MODULE: ./lib/src/api/proxy.js

/** The first one that holds a text counts; lower case wins, as everywhere. */
const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
const EXCEPTION_VARIABLES = ["no_proxy", "NO_PROXY"];
/** The proxy that the environment names for an address, or undefined when it is reached directly. */
function proxyFor(url, environment) {
    const name = PROXY_VARIABLES.find((variable) => textOf(environment, variable) !== "");
    if (name === undefined || isException(url, environment))
        return undefined;
    const text = textOf(environment, name);
    const proxy = URL.canParse(text) ? new URL(text) : undefined;
    if (proxy?.protocol === "http:" || proxy?.protocol === "https:")
        return proxy;
    // The text itself may hold a password, so it is not shown.
    throw new errors/* InputError */.dz([`The variable ${name} of the environment is not the address of an HTTP proxy.`], {
        details: [`Write it with its scheme, for example ${name}=http://proxy.example:3128.`],
    });
}
function isException(url, environment) {
    const name = EXCEPTION_VARIABLES.find((variable) => textOf(environment, variable) !== "");
    const entries = name === undefined
        ? []
        : textOf(environment, name)
            .toLowerCase()
            .split(/[\s,]+/);
    return entries.some((entry) => covers(entry, url));
}
/** `*`, `host`, `.host` or `*.host` (both with all below it), each with an optional port. */
function covers(entry, url) {
    if (entry === "*")
        return true;
    const [, pattern = "", port] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    const host = pattern.replace(/^\*?\./, "");
    if (host === "" || (port !== undefined && port !== portOf(url)))
        return false;
    return url.hostname === host || url.hostname.endsWith(`.${host}`);
}
function portOf({ port, protocol }) {
    if (port !== "")
        return port;
    return protocol === "https:" ? "443" : "80";
}
function textOf(environment, name) {
    return (environment[name] ?? "").trim();
}

;// CONCATENATED MODULE: ./lib/src/api/connection.js
// By their files: the package's main file also loads fetch, WebSocket and mocks, a sixth of a step's whole time.




/**
 * The way to the service. Proxy variables are honoured here; certificates of NODE_EXTRA_CA_CERTS by Node itself,
 * as long as nothing replaces its default trust.
 * @throws InputError when a proxy variable cannot be used.
 */
async function createDispatcher({ apiUrl, environment, connectTimeoutMs, }) {
    const connect = { timeout: connectTimeoutMs };
    // Time limits are the client's: undici's own ones are about a second coarse.
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    const proxy = isLoopback(apiUrl) ? undefined : proxyFor(apiUrl, environment);
    if (proxy === undefined)
        return new agent({ ...limits, connect });
    const { ProxyAgent } = await __nccwpck_require__.e(/* import() */ 752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19));
    return new ProxyAgent({ ...limits, uri: proxy.href, proxyTls: connect, requestTls: connect });
}
/** A reply longer than this is cut off: no record of this API comes near it. */
const REPLY_LIMIT_BYTES = 64 * 1024 * 1024;
/** One request and its whole answer. Redirects are not followed: the token would go along. */
async function exchange(dispatcher, { method, url, headers, body, signal, statusSuffices }) {
    const path = `${url.pathname}${url.search}`;
    const options = { origin: url.origin, path, method, headers, body: body ?? null, signal };
    const reply = await api_request.call(dispatcher, options);
    const head = {
        status: reply.statusCode,
        header(name) {
            const value = reply.headers[name];
            return Array.isArray(value) ? value[0] : value;
        },
    };
    if (statusSuffices && isSuccess(head)) {
        // Not waited for: a body that breaks off or never ends must not turn a success into a failure.
        void reply.body.dump().catch(() => { });
        return { ...head, body: "", cutOff: false };
    }
    return { ...head, ...(await readBody(reply.body)) };
}
function isSuccess({ status }) {
    return status >= 200 && status < 300;
}
async function readBody(stream) {
    const chunks = [];
    let size = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > REPLY_LIMIT_BYTES)
            break;
    }
    // The decoder also takes off a byte order mark, which no JSON parser likes.
    return { body: new TextDecoder().decode(Buffer.concat(chunks)), cutOff: size > REPLY_LIMIT_BYTES };
}

;// CONCATENATED MODULE: ./lib/src/api/no-answer.js

/** Codes of failures that happen before a byte of the request left: the service has not seen it. */
const UNSENT_CODES = new Set([
    "ECONNREFUSED",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EHOSTDOWN",
    "ENETDOWN",
    "UND_ERR_CONNECT_TIMEOUT",
]);
/** Sorts a thrown network failure by what it says of the request. */
function describeNoAnswer(error, timedOutAfter) {
    if (timedOutAfter !== undefined) {
        return { unsent: false, permanent: false, reason: `no complete answer within ${timedOutAfter}` };
    }
    const [code, reason] = codeAndReason(error);
    if (isCertificateCode(code)) {
        return { unsent: true, permanent: true, ...certificateInWords(code) };
    }
    if (code === "UND_ERR_ABORTED" && reason.includes("Proxy response")) {
        return {
            unsent: true,
            permanent: true,
            reason,
            hint: "The proxy refused the connection. Check HTTPS_PROXY and NO_PROXY.",
        };
    }
    return {
        unsent: UNSENT_CODES.has(code),
        permanent: false,
        reason: code === "" ? reason : `${reason} (${code})`,
    };
}
function codeAndReason(error) {
    // A host with several addresses fails with one error that holds the others.
    const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
    const code = first instanceof Error && "code" in first && typeof first.code === "string" ? first.code : "";
    const reason = (0,errors/* messageOf */.bD)(first).replaceAll(`${code}: `, "");
    return [code, reason === "" ? "the connection failed" : reason];
}
function isCertificateCode(code) {
    return /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/.test(code) || code === NAME_BEHIND_PROXY;
}
/** What undici makes of ERR_TLS_CERT_ALTNAME_INVALID behind a proxy. */
const NAME_BEHIND_PROXY = "UND_ERR_PRX_TLS";
/** A root certificate helps against mistrust only. */
function certificateInWords(code) {
    if (code === "ERR_TLS_CERT_ALTNAME_INVALID" || code === NAME_BEHIND_PROXY) {
        return {
            reason: `the certificate is for another host (${code})`,
            hint: "Check that api-url is the service's own address.",
        };
    }
    if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
        return { reason: `the certificate is out of date (${code})`, hint: "Check the clock of the runner." };
    }
    return {
        reason: `the certificate is not trusted (${code})`,
        hint: "Behind a company proxy, set NODE_EXTRA_CA_CERTS to a file with its root certificate for this step.",
    };
}

;// CONCATENATED MODULE: ./lib/src/api/reply.js

function replyReader({ reading }) {
    switch (reading.as) {
        case "nothing":
            return async (facts) => void whole(facts);
        case "text":
            return async (facts) => whole(facts).body;
        case "json": {
            const schema = reading.loadSchema();
            return async (facts) => readJson(whole(facts), facts, await schema);
        }
    }
}
function whole(facts) {
    if (facts.answer.cutOff)
        throw unreadableError(facts, "it is too long");
    return facts.answer;
}
function readJson(answer, facts, schema) {
    const parsed = parseJson(answer.body);
    if (!parsed.ok)
        throw unreadableError(facts, notJson(answer));
    const read = schema.safeParse(parsed.value);
    if (read.success)
        return read.data;
    const issue = read.error.issues[0];
    const at = issue === undefined || issue.path.length === 0 ? "the reply" : issue.path.join(".");
    throw unreadableError(facts, `${at}: ${issue?.message ?? "does not fit"}`);
}
function notJson(answer) {
    const encoding = answer.header("content-encoding") ?? "identity";
    return encoding === "identity" ? "it is not JSON" : "it is compressed, although that was not asked for";
}
function parseJson(text) {
    try {
        return { ok: true, value: JSON.parse(text) };
    }
    catch {
        return { ok: false };
    }
}

;// CONCATENATED MODULE: ./lib/src/api/client.js








/** Node's timers take no longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function createClient(options) {
    const { clock, random } = options;
    const secret = options.credentials["x-api-token"] ?? "";
    return {
        async call(endpoint, request, { signal = options.signal, withinMs = Number.POSITIVE_INFINITY } = {}) {
            const body = encodeBody(endpoint.method, request);
            const url = endpointUrl(options.apiUrl, endpoint, request);
            const budget = Math.min(budgetMs(options.requestTimeoutMs), withinMs);
            const startedAt = clock.now();
            const readReply = replyReader(endpoint);
            for (let attempt = 1;; attempt += 1) {
                const leftMs = budget - (clock.now() - startedAt);
                const outcome = await attemptOnce(endpoint, url, body, attempt, leftMs, signal);
                if (outcome.kind === "answer" && isSuccess(outcome.answer))
                    return readReply({ endpoint, answer: outcome.answer, attempts: attempt, secret });
                const pauseMs = pauseBeforeRetry(failureOf(outcome, clock.now()), {
                    repeat: endpoint.repeat,
                    attempt,
                    elapsedMs: clock.now() - startedAt,
                    budgetMs: budget,
                    random,
                });
                if (pauseMs === undefined) {
                    throw outcome.kind === "answer"
                        ? answerError({ endpoint, answer: outcome.answer, attempts: attempt, secret }, clock.now())
                        : noAnswerError(endpoint, options.apiUrl, outcome.why, attempt);
                }
                await sleepOrAbort(clock, pauseMs, signal);
            }
        },
    };
    async function attemptOnce(endpoint, url, body, attempt, leftMs, signal) {
        const timeoutMs = Math.max(1, Math.min(options.requestTimeoutMs, leftMs, LONGEST_TIMER_MS));
        const timer = new AbortController();
        const timeout = setTimeout(() => timer.abort(), timeoutMs);
        const startedAt = clock.now();
        const log = (result) => options.debug(`${endpoint.method} ${endpoint.path}: ${result} in ${Math.round(clock.now() - startedAt)} ms (attempt ${attempt})`);
        try {
            if (signal.aborted)
                throw new errors/* AbortedError */.oM();
            const answer = await exchange(options.dispatcher, {
                method: endpoint.method,
                url,
                headers: requestHeaders(options, body),
                body,
                signal: AbortSignal.any([signal, timer.signal]),
                statusSuffices: endpoint.reading.as === "nothing",
            });
            log(`${answer.status}`);
            return { kind: "answer", answer };
        }
        catch (error) {
            if (signal.aborted)
                throw new errors/* AbortedError */.oM();
            const why = describeNoAnswer(error, timer.signal.aborted ? (0,duration/* formatDuration */.a3)(timeoutMs) : undefined);
            log(why.reason);
            return { kind: "no-answer", why };
        }
        finally {
            clearTimeout(timeout);
        }
    }
}
function encodeBody(method, request) {
    if (method === "GET")
        return undefined;
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request), "utf8");
    if (body.length > BODY_LIMIT_BYTES) {
        throw new errors/* InputError */.dz([
            `The request body is ${body.length} bytes, and the service takes ${BODY_LIMIT_BYTES} at most; nothing was sent.`,
        ]);
    }
    return body;
}
function endpointUrl(apiUrl, endpoint, request) {
    const url = new URL(apiUrl.href.replace(/\/+$/, "") + endpoint.path);
    if (endpoint.method === "GET" && typeof request === "object" && request !== null) {
        for (const [name, value] of Object.entries(request))
            url.searchParams.set(name, String(value));
    }
    return url;
}
function requestHeaders(options, body) {
    return {
        ...options.credentials,
        accept: "application/json, text/plain",
        // Nothing here unpacks an answer, and without this header any packing would be fair.
        "accept-encoding": "identity",
        "user-agent": options.userAgent,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
}
function failureOf(attempt, nowMs) {
    return attempt.kind === "answer"
        ? {
            kind: "status",
            status: attempt.answer.status,
            retryAfterMs: parseRetryAfter(attempt.answer.header("retry-after"), nowMs),
        }
        : { kind: "no-answer", ...attempt.why };
}
async function sleepOrAbort(clock, ms, signal) {
    try {
        await clock.sleep(ms, signal);
    }
    catch (error) {
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        throw error;
    }
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./lib/src/clock.js

const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    // Timers may fire up to a millisecond early; what wakes before its time would do its work twice.
    sleep: (ms, signal) => (0,promises_namespaceObject.setTimeout)(Math.ceil(ms) + 1, undefined, { signal }),
};

;// CONCATENATED MODULE: ./lib/src/inputs/duration.js

const FORM = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/;
const ALLOWED = "a duration such as 90s, 30m, 1h30m or 14d, of 1s at least";
/** Reads `90s`, `30m`, `1h30m`, `14d` as milliseconds. A bare number is refused: its unit would be a guess. */
function parseDuration(text) {
    const parts = FORM.exec(text);
    if (parts === null || text === "") {
        const hint = /^\d+$/.test(text) ? ` (for seconds write ${text}s, for minutes ${text}m)` : "";
        return { ok: false, allowed: `${ALLOWED}${hint}` };
    }
    const ms = duration/* UNITS */.QN.reduce((sum, unit, index) => sum + Number(parts[index + 1] ?? 0) * duration/* UNIT_MS */.k7[unit], 0);
    return ms >= 1000 ? { ok: true, value: ms } : { ok: false, allowed: ALLOWED };
}
/** A duration that one timer has to hold: Node fires a timer of more than 24.8 days at once. */
function parseTimerDuration(text) {
    const parsed = parseDuration(text);
    return !parsed.ok || parsed.value <= 24 * duration/* UNIT_MS */.k7.d
        ? parsed
        : { ok: false, allowed: `${ALLOWED} and of 24d at most` };
}

;// CONCATENATED MODULE: ./lib/src/inputs/input.js
/** An input that may be left out: undefined then. */
function optional(parse, description) {
    return { ...description, parse, whenAbsent: undefined };
}
/** An input with a default, written as a user would write it. */
function withDefault(parse, text, description) {
    const parsed = parse(text);
    if (!parsed.ok)
        throw new Error(`The default of ${description.name} is not ${parsed.allowed}.`);
    return { ...description, parse, default: text, whenAbsent: parsed.value };
}

// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __nccwpck_require__(1798);
;// CONCATENATED MODULE: ./lib/src/inputs/common.js




const apiAddress = (value) => {
    const allowed = "an https: address with the version, such as https://api.trunk.io/v1 (http: only for this machine)";
    if (!URL.canParse(value))
        return { ok: false, allowed };
    const url = new URL(value);
    const secure = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
    const plain = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
    return secure && plain ? { ok: true, value: url } : { ok: false, allowed };
};
/** An API token as a header can carry it. */
const token = (value) => /^[\x21-\x7e]+$/.test(value)
    ? { ok: true, value }
    : {
        ok: false,
        allowed: "one line of visible ASCII characters without spaces; check how the secret was stored",
    };
/** GitHub numbers pull requests from 1; the upper bound is the service's (the service's document, "Common request fields"). */
const PR_NUMBER_MAXIMUM = 2_147_483_647;
const operationInput = optional(parsers/* text */.Qq, {
    name: "operation",
    required: true,
    description: "What to do; see the table of operations. `setImpactedTargets` means the same as `set-impacted-targets`.",
});
/** Inputs of every operation. */
const commonInputs = {
    token: optional(token, {
        name: "token",
        secret: true,
        description: "API token of the merge queue service. Pass it from a secret; it is masked before anything else happens. A fork's `pull_request` run may leave it out for `set-impacted-targets`.",
    }),
    apiUrl: withDefault(apiAddress, "https://api.trunk.io/v1", {
        name: "api-url",
        description: "Base address of the service with its version prefix. `http:` is allowed for this machine only.",
    }),
    repository: optional(parsers/* repositoryName */.aR, {
        name: "repository",
        description: "Repository of the queue as `owner/name`. Default: the workflow's repository.",
    }),
    repositoryHost: optional(parsers/* hostName */.Sm, {
        name: "repository-host",
        description: "Host of the repository. Default: the host of the server that runs the workflow, `github.com` for most.",
    }),
    targetBranch: optional(parsers/* branch */.tk, {
        name: "target-branch",
        description: "Branch that the queue merges into. Default: the pull request's base branch; where there is no pull request, what only reads takes the default branch. What changes a queue needs it.",
    }),
    prNumber: optional((0,parsers/* wholeNumber */.rD)(1, PR_NUMBER_MAXIMUM), {
        name: "pr-number",
        description: "Number of the pull request. Default: the pull request of the event.",
    }),
    headSha: optional(parsers/* commit */.cd, {
        name: "head-sha",
        description: "Head commit of the pull request, never the merge commit that GitHub makes for its test (`github.sha`). Default: the head in the event.",
    }),
    githubToken: optional(token, {
        name: "github-token",
        secret: true,
        expression: "${{ github.token }}",
        description: "Token for look-ups on the GitHub API. An empty text switches them off.",
    }),
    requestTimeout: withDefault(parseTimerDuration, "30s", {
        name: "request-timeout",
        description: "Longest time for one attempt of a request. A call makes up to four attempts within three times this.",
    }),
    dryRun: withDefault(parsers/* flag */.Jt, "false", {
        name: "dry-run",
        description: "Show the decision and the request, send nothing that writes, and end as `planned`.",
    }),
    summary: withDefault(parsers/* flag */.Jt, "true", {
        name: "summary",
        description: "Write the job summary.",
    }),
};

// EXTERNAL MODULE: ./lib/src/summary/markdown.js
var markdown = __nccwpck_require__(5384);
;// CONCATENATED MODULE: ./lib/src/report.js


/** Outputs of every operation. */
const commonOutputs = {
    result: "How the operation ended, in one word.",
    "result-file": "Path of a JSON file with the whole result.",
    "error-kind": "What kind of failure it was, when the step fails; else empty.",
    "error-message": "What went wrong, in words, when the step fails; else empty.",
};
/** A list or object output is cut to this size at whole items; `result-file` has the rest. */
const OUTPUT_BYTES = 64 * 1024;
/** GitHub refuses a summary of 1 MiB. */
const SUMMARY_BYTES = 900 * 1024;
const REST = "\n\nThe rest is in the output result-file.\n";
const ISSUES = "Please report it in the issues of this action's repository, with the log.";
/** Writes what an operation found: log, outputs, summary, and the annotation when its result fails the step. */
async function reportOutcome(ci, operation, outcome, withSummary) {
    const allowed = outcome.allowed?.includes(outcome.result) === true;
    const kind = allowed ? undefined : operation.results[outcome.result]?.fails;
    writeOutputs(ci, operation, outcome.outputs);
    writeResult(ci, { ...outcome.outputs, ...objectOf(outcome.record) }, outcome.result, kind, outcome.message);
    if (withSummary)
        await writeSummary(ci, operation, outcome);
    const { message, details = [], request = [] } = outcome;
    if (kind === undefined)
        for (const line of [message, ...details])
            ci.log.info(line);
    else
        ci.fail(`${operation.name}: ${outcome.result}`, message, details);
    if (request.length > 0)
        ci.log.group("The request that was not sent", request);
    ci.log.info(`result: ${outcome.result}`);
    return kind;
}
/** Every declared output is written: what is missing is an empty one. */
function writeOutputs(ci, operation, outputs) {
    for (const name of Object.keys(outputs))
        if (!(name in operation.outputs))
            throw new Error(`${operation.name} does not declare the output ${name}.`);
    for (const name of Object.keys(operation.outputs))
        ci.output(name, outputText(outputs[name]));
}
/** Reports anything that was thrown. */
function reportFailure(ci, error) {
    const failure = error instanceof errors/* Failure */.HR ? error : bug(error);
    const result = failure.kind === "timeout" ? "timed-out" : failure.kind === "aborted" ? "aborted" : "error";
    for (const [name, value] of Object.entries(failure.outputs))
        ci.output(name, outputText(value));
    writeResult(ci, failure.outputs, result, failure.kind, failure.message);
    ci.fail(TITLES[failure.kind], failure.message, failure.details);
    return failure.kind;
}
const TITLES = {
    result: "Failed",
    input: "Invalid inputs",
    auth: "The service refuses the token",
    "not-found": "Not found",
    rejected: "The service refuses the request",
    unavailable: "The service is unavailable",
    timeout: "Timed out",
    response: "The reply cannot be read",
    aborted: "Stopped",
    bug: "Unexpected error in the merge queue action",
};
function bug(error) {
    const stack = error instanceof Error ? (error.stack ?? "").split("\n").slice(1) : [];
    return new errors/* Failure */.HR("bug", `${(0,errors/* messageOf */.bD)(error)}. This is a defect of the action.`, {
        details: [ISSUES, ...stack],
    });
}
function writeResult(ci, facts, result, kind, message) {
    const failure = { "error-kind": kind ?? "", "error-message": kind === undefined ? "" : message };
    const path = writeFile(ci, `${JSON.stringify({ result, ...failure, ...facts }, null, 2)}\n`);
    for (const [name, value] of Object.entries({ result, "result-file": path, ...failure }))
        ci.output(name, value);
}
/** The outputs hold what matters, so a folder that cannot be written to is no reason to lose them. */
function writeFile(ci, text) {
    try {
        return ci.file("result.json", text);
    }
    catch (error) {
        ci.log.warning(`result-file stays empty: ${(0,errors/* messageOf */.bD)(error)}`);
        return "";
    }
}
function objectOf(record) {
    return typeof record === "object" && record !== null ? Object.fromEntries(Object.entries(record)) : {};
}
async function writeSummary(ci, operation, outcome) {
    const { message, details = [], request = [] } = outcome;
    const body = outcome.summary ?? [message, ...details, ...request].map(markdown/* escapeText */.X1).join("\n\n");
    const page = `### ${operation.name}: ${outcome.result}\n\n${body}\n`;
    const text = Buffer.byteLength(page) < SUMMARY_BYTES ? page : `${cutAtLine(page)}${REST}`;
    try {
        await ci.summary(text);
    }
    catch (error) {
        ci.log.warning(`The job summary could not be written: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
function cutAtLine(page) {
    const head = Buffer.from(page)
        .subarray(0, SUMMARY_BYTES - REST.length - 1)
        .toString("utf8");
    return head.slice(0, head.lastIndexOf("\n"));
}
/** An output as the runner takes it: text. */
function outputText(value) {
    if (value === undefined || value === null)
        return "";
    if (typeof value !== "object")
        return String(value);
    const whole = JSON.stringify(value);
    if (Buffer.byteLength(whole) <= OUTPUT_BYTES)
        return whole;
    const entries = Array.isArray(value)
        ? value.map((item) => JSON.stringify(item))
        : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`);
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    return `${open}${cutToFit(entries)}${close}`;
}
/** As many whole items as fit, in order. */
function cutToFit(items) {
    const kept = [];
    let bytes = 2;
    for (const item of items) {
        bytes += Buffer.byteLength(item) + 1;
        if (bytes > OUTPUT_BYTES)
            break;
        kept.push(item);
    }
    return kept.join(",");
}

// EXTERNAL MODULE: ./lib/src/ci/host-error.js
var host_error = __nccwpck_require__(1422);
;// CONCATENATED MODULE: ./lib/src/inputs/ask-host.js


/** The problem where nobody can be asked. */
function unanswered({ input, about }) {
    return `${input}: is needed here: github-token is empty, so ${about} cannot be looked up.`;
}
/** Puts a question to the Git host. @throws InputError that names the input which would spare it. */
async function ask(host, question, put) {
    if (host === undefined)
        throw new errors/* InputError */.dz([unanswered(question)]);
    try {
        return await put(host);
    }
    catch (error) {
        if (!(error instanceof host_error/* HostError */.d))
            throw error;
        throw new errors/* InputError */.dz([`${question.input}: is needed here: ${error.message}.`], {
            details: error.permissions,
            cause: error,
        });
    }
}
function whichBase(number) {
    return { input: "target-branch", about: `the base branch of #${number}` };
}
/** The base branch of a pull request, as the Git host shows it. */
async function baseBranchOf({ repository }, number, host) {
    const { baseBranch } = await ask(host, whichBase(number), (github) => github.pullRequest(repository, number));
    return baseBranch;
}

;// CONCATENATED MODULE: ./lib/src/inputs/place.js
/** The repository that inputs and event name. */
function planRepository(inputs, trigger) {
    const repository = repositoryOf(inputs, trigger);
    return repository === undefined
        ? {
            ok: false,
            problem: "repository: is needed here, since the run belongs to none; write owner/name.",
        }
        : { ok: true, plan: { repository } };
}
/** The pull request and its queue, as far as inputs and event name them. */
function planPullRequest(inputs, trigger) {
    const planning = planRepository(inputs, trigger);
    if (!planning.ok)
        return planning;
    const { repository } = planning.plan;
    const pullRequest = pullRequestOf(inputs.prNumber, eventFor(repository, trigger));
    return typeof pullRequest === "string"
        ? { ok: false, problem: `pr-number: is needed here: ${pullRequest}.` }
        : {
            ok: true,
            plan: { repository, pullRequest, targetBranch: inputs.targetBranch, headSha: inputs.headSha },
        };
}
function repositoryOf(inputs, { repository }) {
    const named = inputs.repository ?? repository;
    if (named === undefined)
        return undefined;
    return {
        host: inputs.repositoryHost ?? repository?.host ?? "github.com",
        owner: named.owner,
        name: named.name,
    };
}
/** The event speaks of its own repository only. */
function eventFor(repository, trigger) {
    return isOwnRepository(repository, trigger)
        ? trigger.pullRequest
        : { kind: "none", lookedAt: "the inputs (the event is of another repository)" };
}
/** Whether the run belongs to this repository. */
function isOwnRepository(repository, trigger) {
    return trigger.repository !== undefined && fullName(repository) === fullName(trigger.repository);
}
function fullName({ owner, name }) {
    return `${owner}/${name}`.toLowerCase();
}
/** Gives a text when there is none: why. Of another pull request than the event's the event knows nothing. */
function pullRequestOf(given, event) {
    if (given !== undefined && !(event.kind === "event" && event.number === given))
        return known({ number: given });
    switch (event.kind) {
        case "event":
            return known(event);
        case "test-branch":
            return known({ number: event.number, testBranch: event.branch, guarded: false });
        case "merge-group":
            return known({ number: event.number, baseBranch: event.baseBranch, guarded: false });
        case "commit":
        case "head":
            return event;
        case "none":
            return `no pull request was found in ${event.lookedAt}`;
        case "several":
            return `${event.lookedAt} names several pull requests (${event.numbers.map((number) => `#${number}`).join(", ")})`;
    }
}
/** A pull request with what is known of it. */
function known(facts) {
    const { number, headSha, baseBranch, guarded = true, testBranch } = facts;
    return { kind: "known", number, headSha, baseBranch, guarded, testBranch };
}

;// CONCATENATED MODULE: ./lib/src/inputs/find-pull-request.js



/** What only the Git host can say about a plan; undefined when everything is known. */
function openQuestion({ pullRequest, targetBranch }) {
    if (pullRequest.kind !== "known")
        return whichPullRequest(pullRequest);
    return targetBranch === undefined && pullRequest.baseBranch === undefined
        ? whichBase(pullRequest.number)
        : undefined;
}
/** Completes a plan, with the Git host's help where the event does not say enough. */
async function findPullRequestPlace(plan, host) {
    const found = plan.pullRequest.kind === "known"
        ? plan.pullRequest
        : await findPullRequest(plan, plan.pullRequest, host);
    const headSha = plan.headSha ?? found.headSha;
    return {
        repository: plan.repository,
        targetBranch: plan.targetBranch ?? found.baseBranch ?? (await baseBranchOf(plan, found.number, host)),
        number: found.number,
        headSha,
        guardedHead: found.guarded ? headSha : undefined,
    };
}
function whichPullRequest(source) {
    const about = source.kind === "commit"
        ? `open pull requests of commit ${source.sha}`
        : `open pull requests from ${source.owner}:${source.branch} at ${source.sha}`;
    return { input: "pr-number", about };
}
async function findPullRequest({ repository }, source, host) {
    const question = whichPullRequest(source);
    const open = await ask(host, question, (github) => source.kind === "commit"
        ? github.openPullRequestsOfCommit(repository, source.sha)
        : github.openPullRequestsFrom(repository, source.owner, source.branch));
    const heads = open.filter(({ headSha }) => headSha === source.sha);
    // A commit in the middle of a stack belongs to several pull requests; the one that it is the head of is meant.
    const { number, headSha, baseBranch } = theOne(source.kind === "head" || heads.length > 0 ? heads : open, question.about);
    return known({ number, baseBranch, headSha: headSha === source.sha ? headSha : undefined });
}
function theOne(found, about) {
    const [only, ...more] = found;
    if (only === undefined)
        throw new errors/* InputError */.dz([`pr-number: is needed here: there are no ${about}.`]);
    if (more.length === 0)
        return only;
    const numbers = found.map(({ number }) => `#${number}`).join(", ");
    throw new errors/* InputError */.dz([`pr-number: is needed here: there are several ${about} (${numbers}).`]);
}

;// CONCATENATED MODULE: ./lib/src/inputs/queue-place.js


/**
 * Finds the queue that inputs and event name.
 * What changes a queue wants its branch `given`; what only reads takes the base of the run's pull request, else the
 * default branch.
 */
function planQueue(operation, branch, inputs, trigger) {
    const planning = planRepository(inputs, trigger);
    if (!planning.ok)
        return planning;
    const { repository } = planning.plan;
    if (branch === "given" && inputs.targetBranch === undefined) {
        return {
            ok: false,
            problem: `target-branch: is required; ${operation} takes no default for the branch whose queue it changes.`,
        };
    }
    return { ok: true, plan: { repository, branch: branchOf(repository, inputs, trigger) } };
}
function branchOf(repository, { targetBranch, prNumber }, trigger) {
    if (targetBranch !== undefined)
        return { kind: "known", name: targetBranch };
    const pullRequest = pullRequestOf(prNumber, eventFor(repository, trigger));
    if (typeof pullRequest !== "string" && pullRequest.kind === "known") {
        const { number, baseBranch } = pullRequest;
        return baseBranch === undefined ? { kind: "base-of", number } : { kind: "known", name: baseBranch };
    }
    const { defaultBranch } = trigger;
    return defaultBranch === undefined || !isOwnRepository(repository, trigger)
        ? { kind: "default" }
        : { kind: "known", name: defaultBranch };
}
/** What only the Git host can say about a plan; undefined when everything is known. */
function openQueueQuestion({ repository, branch }) {
    switch (branch.kind) {
        case "known":
            return undefined;
        case "base-of":
            return whichBase(branch.number);
        case "default":
            return whichDefault(repository);
    }
}
function whichDefault({ owner, name }) {
    return { input: "target-branch", about: `the default branch of ${owner}/${name}` };
}
/** Completes a plan, with the Git host's help where the event does not say enough. */
async function findQueuePlace(plan, host) {
    return { repository: plan.repository, targetBranch: await findBranch(plan, host) };
}
async function findBranch(plan, host) {
    const { branch, repository } = plan;
    switch (branch.kind) {
        case "known":
            return branch.name;
        case "base-of":
            return baseBranchOf(plan, branch.number, host);
        case "default":
            return ask(host, whichDefault(repository), (github) => github.defaultBranch(repository));
    }
}

;// CONCATENATED MODULE: ./lib/src/aim.js



/** Finds what the operation is about, by its kind. */
function aimAt(operation, inputs, trigger) {
    switch (operation.about) {
        case "pull-request": {
            const planning = planPullRequest(inputs, trigger);
            if (!planning.ok)
                return planning;
            const { repository, pullRequest } = planning.plan;
            const skips = operation.onTestBranch === "skip" && pullRequest.kind === "known";
            return aimed({
                repository,
                question: openQuestion(planning.plan),
                skippedOn: skips ? pullRequest.testBranch : undefined,
                run: async (values, context) => operation.run(values, await findPullRequestPlace(planning.plan, context.host), context),
            });
        }
        case "queue": {
            const planning = planQueue(operation.name, operation.branch, inputs, trigger);
            if (!planning.ok)
                return planning;
            return aimed({
                repository: planning.plan.repository,
                question: openQueueQuestion(planning.plan),
                skippedOn: undefined,
                run: async (values, context) => operation.run(values, await findQueuePlace(planning.plan, context.host), context),
            });
        }
        case "repository": {
            const planning = planRepository(inputs, trigger);
            if (!planning.ok)
                return planning;
            const place = { ...planning.plan, onlyBranch: inputs.targetBranch };
            return aimed({
                repository: place.repository,
                question: undefined,
                skippedOn: undefined,
                run: (values, context) => operation.run(values, place, context),
            });
        }
    }
    function aimed(aim) {
        const event = eventFor(aim.repository, trigger);
        const testRunId = event.kind === "test-branch" ? event.testRunId : undefined;
        return { ok: true, aim: { ...aim, testRunId } };
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
// EXTERNAL MODULE: ./lib/src/shorten.js
var shorten = __nccwpck_require__(3531);
;// CONCATENATED MODULE: ./lib/src/inputs/read.js



function readInputs(inputs, raw) {
    const problems = [];
    const given = new Set();
    const values = Object.entries(inputs).map(([key, input]) => {
        const text = raw(input.name).trim();
        if (text === "")
            return [key, input.whenAbsent];
        given.add(input.name);
        return [key, readOne(input, text, problems)];
    });
    return { values: Object.fromEntries(values), problems, given };
}
function readOne(input, text, problems) {
    const parsed = input.parse(text);
    if (parsed.ok)
        return parsed.value;
    problems.push(`${input.name}: must be ${parsed.allowed}${input.secret === true ? "" : `; got ${(0,shorten/* quote */.hD)(text)}`}.`);
    return input.whenAbsent;
}
/** Inputs that the operation does not take and whose value is not their default: most likely mistakes. */
function strayInputs(operation, known, raw) {
    const names = [...new Set(known.map(({ input }) => input.name))];
    return names.flatMap((name) => {
        const takers = known.filter(({ input }) => input.name === name);
        const text = raw(name).trim();
        const isDefault = text === "" || takers.some(({ input }) => meansDefault(input, text));
        if (isDefault || takers.some((taker) => taker.operation === operation))
            return [];
        const belongsTo = takers.map((taker) => taker.operation).join(", ");
        return [`${name}: ${operation} does not take this input; it belongs to ${belongsTo}.`];
    });
}
/** Also in another spelling: `FALSE` for `false`, `60m` for `1h`. */
function meansDefault(input, text) {
    const parsed = input.parse(text);
    return parsed.ok && (0,external_node_util_.isDeepStrictEqual)(parsed.value, input.whenAbsent);
}

;// CONCATENATED MODULE: ./lib/src/operation.js
/** Declares an operation; the types of its values follow from its inputs. */
function pullRequestOperation(operation) {
    return { about: "pull-request", ...operation };
}
/** Declares an operation; the types of its values follow from its inputs. */
function queueOperation(operation) {
    return { about: "queue", ...operation };
}
/** Declares an operation; the types of its values follow from its inputs. */
function repositoryOperation(operation) {
    return { about: "repository", ...operation };
}

;// CONCATENATED MODULE: ./lib/src/summary/queue-changes.js


/** A list of checks can be long; the output `changes` has it whole. */
const queue_changes_SHOWN_CHARACTERS = 300;
/** A page about changes of one queue. */
function changesSummary(message, changes, lines = []) {
    return [(0,markdown/* escapeText */.X1)(message), changesTable(changes), ...lines.map(markdown/* escapeText */.X1)]
        .filter((part) => part !== "")
        .join("\n\n");
}
/** What is and what is wanted, a row for each setting; empty when nothing changes. */
function changesTable(changes) {
    const rows = changes.map(({ setting, from, to }) => [
        (0,markdown/* code */.aY)(setting),
        from === undefined ? "not shown" : inCell(from),
        inCell(to),
    ]);
    return rows.length === 0 ? "" : (0,markdown/* table */.tp)(["Setting", "Now", "Wanted"], rows);
}
function inCell(value) {
    if (value === null)
        return "no list of its own";
    return (0,markdown/* code */.aY)(typeof value === "string"
        ? (0,shorten/* shorten */.ml)(value, queue_changes_SHOWN_CHARACTERS)
        : (0,shorten/* shortenJson */.Ws)(JSON.stringify(value), queue_changes_SHOWN_CHARACTERS));
}
/** A page about the queues of several branches, with a table for each that differs. */
function branchesSummary(message, branches, lines) {
    const sections = branches.flatMap(({ branch, isNew, changes }) => [
        `#### ${(0,markdown/* escapeText */.X1)(branch)}${isNew ? " (new)" : ""}`,
        changesTable(changes),
    ]);
    return [(0,markdown/* escapeText */.X1)(message), ...sections, ...lines.map(markdown/* escapeText */.X1)]
        .filter((part) => part !== "")
        .join("\n\n");
}

;// CONCATENATED MODULE: ./lib/src/queue/setting-forms.js

function wholeNumber(least) {
    return {
        allowed: `a whole number from ${least}`,
        documented: `a whole number from ${least}`,
        fromUser: (value) => (Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined),
        fromReply(value) {
            const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
            return typeof number === "number" && !Number.isNaN(number) ? number : undefined;
        },
        same: Object.is,
    };
}
const flag = {
    allowed: "true or false",
    documented: "`true`, `false`",
    fromUser: asFlag,
    fromReply: asFlag,
    same: Object.is,
};
/** One of a few words, in any case. */
function oneOf(...words) {
    return {
        allowed: `one of ${words.join(", ")}`,
        documented: words.map((word) => `\`${word}\``).join(", "),
        fromUser: (value) => words.find((word) => word === inLowerCase(value)),
        fromReply: inLowerCase,
        same: Object.is,
    };
}
/** The service keeps names that begin so for its own labels; this one of them is its default for submitting. */
const RESERVED_PREFIX = "trunk-";
const RESERVED_DEFAULT = "trunk-merge-queue-submit";
const label = {
    allowed: `the name of a label that does not begin with ${RESERVED_PREFIX} (except ${RESERVED_DEFAULT})`,
    documented: `a label that does not begin with \`${RESERVED_PREFIX}\` (except \`${RESERVED_DEFAULT}\`)`,
    fromUser(value) {
        if (typeof value !== "string" || value.trim() === "")
            return undefined;
        const isFree = value === RESERVED_DEFAULT || !value.toLowerCase().startsWith(RESERVED_PREFIX);
        return isFree ? value : undefined;
    },
    fromReply: (value) => (typeof value === "string" ? value : undefined),
    same: Object.is,
};
/** Names whose order means nothing. */
const names = {
    allowed: "a list of names",
    documented: "a list of names",
    fromUser: asNames,
    fromReply: asNames,
    same: sameNames,
};
/** Names, or none at all: the service ignores an empty list, and takes the list away when it is told to. */
const namesOrNull = {
    allowed: "a list of names, or null to take the queue's own list away (v1 may ignore an empty one)",
    documented: "a list of names, or `null`",
    fromUser(value) {
        if (value === null)
            return null;
        const given = asNames(value);
        return given?.length === 0 ? undefined : given;
    },
    fromReply(value) {
        const shown = asNames(value) ?? [];
        return shown.length === 0 ? null : shown;
    },
    same: sameNames,
};
/** A list of anything; compared as it is written. */
const list = {
    allowed: "a list",
    documented: "a list",
    fromUser: asList,
    fromReply: asList,
    same: external_node_util_.isDeepStrictEqual,
};
function asFlag(value) {
    return typeof value === "boolean" ? value : undefined;
}
function asList(value) {
    return Array.isArray(value) ? value : undefined;
}
function inLowerCase(value) {
    return typeof value === "string" ? value.toLowerCase() : undefined;
}
function isName(item) {
    return typeof item === "string" && item.trim() !== "";
}
function asNames(value) {
    return Array.isArray(value) && value.every(isName) ? value : undefined;
}
function sameNames(one, other) {
    if (!Array.isArray(one) || !Array.isArray(other))
        return one === other;
    return (0,external_node_util_.isDeepStrictEqual)(new Set(one), new Set(other));
}

;// CONCATENATED MODULE: ./lib/src/queue/settings.js

function setting(name, form, meaning) {
    return { name, form, meaning };
}
/** Every setting, in the order of the documentation. 0 is taken wherever a reply of the service can show it. */
const SETTINGS = [
    setting("mode", oneOf("single", "parallel"), "`single` is one line; in `parallel` pull requests that impact different targets do not wait for each other. A queue that is not empty changes over only when it is."),
    setting("concurrency", wholeNumber(1), "How many test runs go on at once."),
    setting("bisectionConcurrency", wholeNumber(0), "How many test runs look for the culprit of a failed batch at once; 0 where they share `concurrency`."),
    setting("testingTimeoutMinutes", wholeNumber(0), "After so many minutes a test run has failed; 0 where there is no limit."),
    setting("pendingFailureDepth", wholeNumber(0), "How many pull requests behind a failed one are tested before it is given up."),
    setting("canOptimisticallyMerge", flag, "A failed pull request is merged all the same when the tests of one behind it, which holds it too, pass."),
    setting("batch", flag, "Test several pull requests together."),
    setting("batchingMaxWaitTimeMinutes", wholeNumber(0), "How many minutes a batch waits for more pull requests."),
    setting("batchingMinSize", wholeNumber(1), "How many pull requests a batch waits for."),
    setting("batchingRules", list, "Rules for what is batched, as the service writes them."),
    setting("mergeMethod", oneOf("merge_commit", "squash", "rebase"), "How a pull request is merged."),
    setting("requiredStatuses", namesOrNull, "Checks that must pass on the test branch. `null` takes the queue's own list away: the repository's configuration or its branch protection says then what is required."),
    setting("directMergeMode", oneOf("off", "always"), "`always`: a pull request that is up to date with its branch may merge without a test run."),
    setting("optimizationMode", oneOf("off", "bisection_skip_redundant_tests"), "Whether a bisection skips tests whose end is known."),
    setting("testBranchConstructionMode", oneOf("rename_temp_branch", "push_new_branch_from_temp"), "How a test branch comes about."),
    setting("createPrsForTestingBranches", flag, "Open a draft pull request for each test branch, for CI that runs on pull requests only."),
    setting("commentsEnabled", flag, "Comment on pull requests."),
    setting("commandsEnabled", flag, "Obey commands in comments."),
    setting("statusCheckEnabled", flag, "Show the queue as a status check of the pull request."),
    setting("extensionEnabled", flag, "Let the service's browser extension submit pull requests."),
    setting("labelCommandsEnabled", flag, "Submit a pull request when it gets the label `enqueueingLabel`."),
    setting("enqueueingLabel", label, "That label."),
    setting("stateLabelsEnabled", flag, "Show the state of a pull request as a label."),
    setting("notReadyTimeoutHours", wholeNumber(0), "After so many hours a pull request that is not ready is taken out; 0 is never."),
    setting("allowedBotSubmitters", names, "Bots that may submit pull requests."),
];
const BY_NAME = new Map(SETTINGS.map((each) => [each.name, each]));
function findSetting(name) {
    return BY_NAME.get(name);
}

;// CONCATENATED MODULE: ./lib/src/queue/setting-changes.js

/** What a queue lacks of the wanted settings. One that the reply does not carry is unknown, and counts as lacking. */
function changesFor(queue, wanted) {
    return SETTINGS.flatMap(({ name, form }) => {
        const to = wanted.get(name);
        const from = form.fromReply(queue[name]);
        return to === undefined || (from !== undefined && form.same(from, to))
            ? []
            : [{ setting: name, from, to }];
    });
}
/** All of the settings, for a queue that nothing is known of. */
function asChanges(wanted) {
    return [...wanted].map(([setting, to]) => ({ setting, from: undefined, to }));
}
/** The changed settings again. */
function wantedBy(changes) {
    return new Map(changes.map(({ setting, to }) => [setting, to]));
}
/** Only what changes is sent; null, which only `requiredStatuses` knows, is said with a field of its own. */
function updateRequest(queue, changes) {
    const fields = changes.map(({ setting, to }) => to === null ? ["deleteRequiredStatuses", true] : [setting, to]);
    return { ...queue, ...Object.fromEntries(fields) };
}
/** The changes as the output `changes` shows them. */
function changesOutput(changes) {
    return changes.map(({ setting, from = null, to }) => ({ setting, from, to }));
}
/** The changed settings by name, for a sentence. */
function namesOf(changes) {
    return changes.map(({ setting }) => setting).join(", ");
}

;// CONCATENATED MODULE: ./lib/src/queue/branch-changes.js

/** The changes of branches as the output `changes` shows them. */
function branchesOutput(branches) {
    return branches.flatMap(({ branch, isNew, changes }) => isNew ? [{ branch, created: true }] : changesOutput(changes).map((change) => ({ branch, ...change })));
}
/** So many branches are named in a sentence; the output and the summary have them all. */
const NAMED = 10;
/** The first of some branches, and how many more there are. */
function someBranches(branches) {
    const named = branches.slice(0, NAMED).join(", ");
    return branches.length > NAMED ? `${named} and ${branches.length - NAMED} more` : named;
}

;// CONCATENATED MODULE: ./lib/src/api/endpoints.js
function read(name, loadSchema, path = `/${name}`) {
    return { name, method: "POST", path, repeat: "always", reading: { as: "json", loadSchema } };
}
const schemas = () => Promise.all(/* import() */[__nccwpck_require__.e(395), __nccwpck_require__.e(645)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9645));
const metrics = {
    name: "getMergeQueueMetrics",
    method: "GET",
    path: "/getMergeQueueMetrics",
    repeat: "always",
    reading: { as: "text" },
};
function write(name, repeat) {
    return { name, method: "POST", path: `/${name}`, repeat, reading: { as: "nothing" } };
}
/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
const endpoints = {
    submitPullRequest: write("submitPullRequest", "unsent"),
    cancelPullRequest: write("cancelPullRequest", "unsent"),
    // A second restart would throw away the run that the first one began.
    restartTestsOnPullRequest: write("restartTestsOnPullRequest", "never"),
    // The last upload for a head commit wins, so the same one again changes nothing.
    setImpactedTargets: write("setImpactedTargets", "always"),
    getSubmittedPullRequest: read("getSubmittedPullRequest", async () => (await schemas()).submittedPullRequest),
    getMergeQueueTestingDetails: read("getMergeQueueTestingDetails", async () => (await schemas()).testRun),
    createQueue: write("createQueue", "unsent"),
    deleteQueue: write("deleteQueue", "unsent"),
    getQueue: read("getQueue", async () => (await schemas()).queue),
    updateQueue: write("updateQueue", "unsent"),
    getMergeQueueMetrics: metrics,
    listQuarantinedTests: read("listQuarantinedTests", async () => (await schemas()).quarantinedTestsPage, "/flaky-tests/list-quarantined-tests"),
};

;// CONCATENATED MODULE: ./lib/src/queue/service-said.js
/** The service's own words as a line of their own; none when it said nothing. */
function serviceSaid({ serverText = "" }) {
    return serverText === "" ? [] : [`The service said: ${serverText}`];
}

;// CONCATENATED MODULE: ./lib/src/queue/not-found.js


/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";
/** A 404 as a sentence that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
function named404(error, what, inputs = OF_A_QUEUE) {
    return (0,errors/* isNotFound */.c4)(error) ? notFound(`The service does not know ${what}.`, error, inputs) : error;
}
/** Something that must exist and does not: what, the likely reasons, and the service's own words. */
function notFound(message, error, inputs = OF_A_QUEUE) {
    return new errors/* Failure */.HR("not-found", message, {
        details: [
            `Check ${inputs}, and that the token belongs to the repository's organisation.`,
            ...serviceSaid(error.facts),
            ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
        ],
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/src/queue/read-queue.js



function queueRequest({ repository, targetBranch }) {
    return { repo: repository, targetBranch };
}
/** The queue as a person names it. */
function inWords(place) {
    return `${place.targetBranch} of ${place.repository.owner}/${place.repository.name}`;
}
/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
async function readQueue(client, place, options = {}) {
    try {
        return await client.call(endpoints.getQueue, queueRequest(place), options);
    }
    catch (error) {
        throw namedQueue(error, place);
    }
}
/** The queue, or undefined when there is none. */
async function findQueue(client, place, options = {}) {
    try {
        return await client.call(endpoints.getQueue, queueRequest(place), options);
    }
    catch (error) {
        if ((0,errors/* isNotFound */.c4)(error))
            return undefined;
        throw error;
    }
}
/** A 404 as the failure that names the queue which is missing; any other error as it is. */
function namedQueue(error, place) {
    return (0,errors/* isNotFound */.c4)(error) ? notFound(`There is no merge queue for branch ${inWords(place)}.`, error) : error;
}

;// CONCATENATED MODULE: ./lib/src/polling/poll-log.js

/** A sign of life when nothing else was said for this long. */
const HEARTBEAT_MS = 5 * 60_000;
function createPollLog(log) {
    let saidAtMs = Number.NEGATIVE_INFINITY;
    let unreadableSinceMs;
    function say(line, nowMs) {
        log.info(line);
        saidAtMs = nowMs;
    }
    const silentMs = (nowMs) => nowMs - saidAtMs;
    const isSilent = (nowMs) => silentMs(nowMs) >= HEARTBEAT_MS;
    return {
        say,
        silentMs,
        isSilent,
        readable(nowMs) {
            if (unreadableSinceMs !== undefined)
                say(`The service can be read again, after ${(0,duration/* formatDuration */.a3)(nowMs - unreadableSinceMs)}.`, nowMs);
            unreadableSinceMs = undefined;
        },
        unreadable(error, nowMs) {
            if (unreadableSinceMs === undefined) {
                say(`The service cannot be read at the moment; the wait goes on. ${error.message}`, nowMs);
                unreadableSinceMs = nowMs;
            }
            else if (isSilent(nowMs)) {
                const forMs = nowMs - unreadableSinceMs;
                say(`The service cannot be read for ${(0,duration/* formatDuration */.a3)(forMs)} by now; the wait goes on.`, nowMs);
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/polling/timing.js
/** Spreads polls of many waiting steps by a tenth either way. */
function withJitter(intervalMs, random) {
    return intervalMs * (0.9 + 0.2 * random());
}
/** The last poll comes this long before the deadline, so that its answer still counts. */
const LAST_POLL_MS = 1000;
/** The pause until the next poll, such that the last one comes just before the deadline. */
function untilNextPoll(pauseMs, leftMs) {
    const beforeDeadline = leftMs - LAST_POLL_MS;
    if (pauseMs < beforeDeadline)
        return pauseMs;
    return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}

;// CONCATENATED MODULE: ./lib/src/queue/mode-switch.js





/** The service's word for a queue that takes no changes, which it does until what stands in it is through. */
const SWITCHING = "switching_modes";
const PATIENCE_MS = 2 * 60_000;
/** The first pause, which doubles: a queue that is nearly empty is done soon. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
function isSwitching({ state }) {
    return state === SWITCHING;
}
/**
 * A queue that takes changes: the one that was read when it is not switching modes, else as it is after that.
 * @throws Failure `rejected` when the switch goes on, and what the reads throw that asking again cannot cure.
 */
async function settledQueue(read, place, tools) {
    if (!isSwitching(read))
        return read;
    const { client, clock, random, signal } = tools;
    const log = createPollLog(tools.log);
    const deadline = clock.now() + PATIENCE_MS;
    const leftMs = () => deadline - clock.now();
    let pauseMs = FIRST_PAUSE_MS;
    let unreadable;
    log.say(`The merge queue for ${inWords(place)} is switching modes; waiting ${(0,duration/* formatDuration */.a3)(PATIENCE_MS)} at most for its end.`, clock.now());
    for (;;) {
        const askedMs = unreadable?.facts.retryAfterMs ?? 0;
        await clock.sleep(untilNextPoll(Math.max(withJitter(pauseMs, random), askedMs), leftMs()), signal);
        if (leftMs() <= 0)
            throw stillSwitching(place, unreadable);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
        try {
            const queue = await readQueue(client, place, { withinMs: leftMs() });
            if (!isSwitching(queue))
                return queue;
            log.readable(clock.now());
            unreadable = undefined;
        }
        catch (error) {
            if (!(error instanceof errors/* ApiError */.hD && error.facts.transient))
                throw error;
            log.unreadable(error, clock.now());
            unreadable = error;
        }
    }
}
function stillSwitching(place, unreadable) {
    const patience = (0,duration/* formatDuration */.a3)(PATIENCE_MS);
    const subject = `The merge queue for ${inWords(place)}`;
    if (unreadable !== undefined) {
        const details = [
            `${subject} was switching modes when it was last read, and nothing was sent. It was waited for ${patience}.`,
        ];
        return (0,errors/* withMore */.iA)(unreadable, { details });
    }
    return new errors/* Failure */.HR("rejected", `${subject} is switching modes and takes no changes; nothing was sent.`, {
        details: [
            `It was still switching after ${patience}: it goes on until the pull requests in it are through. Run the step again then.`,
        ],
    });
}

;// CONCATENATED MODULE: ./lib/src/queue/write.js


/** This read decides how the step ends, so it is worth some time; but nobody waits for minutes to be told of a failure. */
const READ_BACK_MS = 15_000;
/**
 * Sends a change, once. After a failure that leaves its effect open the queue is read back, and decides; `withinMs`
 * shortens that read.
 * @throws Failure that says what is known of the effect.
 */
async function writeQueue(write, client, withinMs) {
    try {
        await client.call(write.endpoint, write.request);
    }
    catch (error) {
        const end = await endAfter(error, write, client, withinMs).catch((later) => later);
        if (end !== undefined)
            throw end instanceof errors/* AbortedError */.oM ? stopped(end, write) : end;
    }
}
/** What a failed request comes to: an error, or nothing when the change is there all the same. */
async function endAfter(error, { place, doubt, amiss, refused = (refusal) => namedQueue(refusal, place) }, client, withinMs) {
    if (error instanceof errors/* AbortedError */.oM)
        return error;
    if (!(0,errors/* isAmbiguous */.X2)(error))
        return refused(error);
    const reading = await readAfterwards(place, client, withinMs);
    const detail = reading === undefined ? `${UNREADABLE}: ${doubt}.` : amiss(reading.queue);
    return detail === undefined ? undefined : (0,errors/* withMore */.iA)(error, { details: [detail] });
}
function stopped(error, { doubt }) {
    return (0,errors/* withMore */.iA)(error, { details: [`The step was stopped while the change was under way: ${doubt}.`] });
}
const UNREADABLE = "Whether it took effect is not known, since the queue could not be read afterwards";
/** The queue after a write without a clear end, if there is one; undefined when it cannot be read. @throws AbortedError */
async function readAfterwards(place, client, withinMs = READ_BACK_MS) {
    try {
        return { queue: await findQueue(client, place, { withinMs: Math.min(withinMs, READ_BACK_MS) }) };
    }
    catch (error) {
        if (error instanceof errors/* AbortedError */.oM)
            throw error;
        return undefined;
    }
}
/** What `amiss` says of a queue that is not there. */
const NO_QUEUE = "The queue was read afterwards: there is none.";

;// CONCATENATED MODULE: ./lib/src/queue/updating.js






/** Gives a queue the wanted settings. @throws Failure, also when the queue is switching modes for long. */
async function updateSettings(place, wanted, queue, tools) {
    const isThere = changesFor(queue, wanted).length === 0;
    const before = isThere ? queue : await settledQueue(queue, place, tools);
    const changes = changesFor(before, wanted);
    if (changes.length > 0)
        await sendChanges(place, changes, tools.client);
    return { changes, before };
}
/** Sends changes. @throws Failure that names what is missing, or may be */
async function sendChanges(place, changes, client) {
    const write = {
        endpoint: endpoints.updateQueue,
        request: updateRequest(queueRequest(place), changes),
        place,
        doubt: `these settings may be missing: ${namesOf(changes)}`,
        amiss(queue) {
            if (queue === undefined)
                return NO_QUEUE;
            const missing = missingIn(queue, changes);
            return missing.length === 0 ? undefined : missingInWords(missing);
        },
        refused: (error) => (0,errors/* withMore */.iA)(namedQueue(error, place), { details: [missingInWords(changes)] }),
    };
    await writeQueue(write, client);
}
function missingInWords(changes) {
    return `Missing: ${namesOf(changes)}.`;
}
function missingIn(queue, changes) {
    const missing = changesFor(queue, wantedBy(changes));
    // A queue that is not empty shows its old mode until it is.
    return isSwitching(queue) ? missing.filter(({ setting }) => setting !== "mode") : missing;
}

;// CONCATENATED MODULE: ./lib/src/queue/creating.js







/**
 * Makes a queue with these settings where none was seen: one that shows after an unclear end is taken for the new one.
 * @throws Failure that says so when the queue is there and its settings are not.
 */
async function createQueue(place, wanted, client) {
    try {
        await createBare(place, wanted, client);
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD && error.facts.status === 409)
            return { kind: "exists", error };
        throw error;
    }
    const rest = asChanges(settingsAfterwards(wanted));
    try {
        if (rest.length > 0)
            await sendChanges(place, rest, client);
    }
    catch (error) {
        throw halfDone(error, place);
    }
    return "created";
}
/** The request that makes the queue: it takes two of the settings. */
function createRequest(place, wanted) {
    const [mode, concurrency] = [wanted.get("mode"), wanted.get("concurrency")];
    return {
        ...queueRequest(place),
        ...(typeof mode === "string" ? { mode } : {}),
        ...(typeof concurrency === "number" ? { concurrency } : {}),
    };
}
/** The settings that only an update takes. A new queue has no list that could be taken away. */
function settingsAfterwards(wanted) {
    return new Map([...wanted].filter(([name, value]) => !AT_CREATION.has(name) && value !== null));
}
const AT_CREATION = new Set(["mode", "concurrency"]);
function createBare(place, wanted, client) {
    const { owner, name } = place.repository;
    const given = new Map([...wanted].filter(([setting]) => AT_CREATION.has(setting)));
    const write = {
        endpoint: endpoints.createQueue,
        request: createRequest(place, wanted),
        place,
        doubt: "the queue may have been created, without its other settings",
        amiss(queue) {
            if (queue === undefined)
                return NO_QUEUE;
            const others = changesFor(queue, given);
            return others.length === 0
                ? undefined
                : `The queue was read afterwards: there is one now, but not with the wanted ${namesOf(others)}.`;
        },
        refused: (error) => named404(error, `the repository ${owner}/${name}`, "repository"),
    };
    return writeQueue(write, client);
}
function halfDone(error, place) {
    if (!(error instanceof errors/* Failure */.HR))
        return error;
    return new errors/* Failure */.HR(error.kind, `The merge queue for ${inWords(place)} was created, but not all of its settings were set: ${error.message}`, {
        details: [
            ...error.details,
            "The queue exists now: create-queue with if-exists: update, update-queue and apply-queue send what is missing.",
        ],
        outputs: error.outputs,
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/src/planned.js

/** A request body is shown up to this many bytes. */
const SHOWN_BYTES = 2000;
/** The end of a dry run: what would be done, and the request without its token (a body may be encoded already). */
function planned(message, endpoint, request) {
    const lines = endpoint === undefined ? [] : [`${endpoint.method} ${endpoint.path}`, shown(request)];
    return { result: "planned", message, request: lines, outputs: {} };
}
function shown(request) {
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
    return body.length <= SHOWN_BYTES
        ? body.toString("utf8")
        : `${(0,shorten/* firstItems */.J9)(body.subarray(0, SHOWN_BYTES).toString("utf8"))}\u2026 (${body.length} bytes in all)`;
}

;// CONCATENATED MODULE: ./lib/src/queue/settings-report.js






/** What is told of an update, whatever its result is called. */
function updateReport(place, update) {
    const { changes } = update;
    const message = changes.length === 0
        ? hasThemAlready(place)
        : `${settingsInWords(changes)} of the merge queue for ${inWords(place)} ${areOrIs(changes)} changed.`;
    const details = modeSwitchNotice(update);
    return {
        message,
        details,
        outputs: { changes: changesOutput(changes) },
        summary: changesSummary(message, changes, details),
    };
}
/** What is told of a new queue. */
function creationReport(place, wanted) {
    const message = `The merge queue for ${inWords(place)} was created.`;
    const changes = asChanges(wanted);
    return { message, outputs: { changes: changesOutput(changes) }, summary: changesSummary(message, changes) };
}
/** A dry run of an update. */
function plannedUpdate(place, changes) {
    if (changes.length === 0)
        return withTable(planned(hasThemAlready(place)), changes);
    const message = `${settingsInWords(changes)} of the merge queue for ${inWords(place)} would be changed.`;
    const request = updateRequest(queueRequest(place), changes);
    return withTable(planned(message, endpoints.updateQueue, request), changes);
}
/** A dry run of a creation: one request makes the queue, another one its other settings. */
function plannedCreation(place, wanted) {
    const message = `The merge queue for ${inWords(place)} would be created.`;
    const first = planned(message, endpoints.createQueue, createRequest(place, wanted));
    const rest = asChanges(settingsAfterwards(wanted));
    const second = planned(message, endpoints.updateQueue, updateRequest(queueRequest(place), rest));
    const request = [...(first.request ?? []), ...(rest.length === 0 ? [] : (second.request ?? []))];
    return withTable({ ...first, request }, asChanges(wanted));
}
function withTable(plan, changes) {
    const summary = changesSummary(plan.message, changes, plan.request);
    return { ...plan, outputs: { changes: changesOutput(changes) }, summary };
}
/** What follows from a change of the mode on a queue that is not empty. */
function modeSwitchNotice({ changes, before }) {
    const count = before.enqueuedPullRequests.length;
    if (count === 0 || !changes.some(({ setting }) => setting === "mode"))
        return [];
    const those = count === 1 ? "the pull request in it is" : `the ${count} pull requests in it are`;
    return [
        `The queue is switching modes now: the new mode holds once ${those} through. Until then it lets nothing new in and takes no other changes.`,
    ];
}
function hasThemAlready(place) {
    return `The merge queue for ${inWords(place)} has these settings already.`;
}
function settingsInWords(changes) {
    return `${changes.length === 1 ? "The setting" : `${changes.length} settings`} (${namesOf(changes)})`;
}
function areOrIs(changes) {
    return changes.length === 1 ? "was" : "were";
}

;// CONCATENATED MODULE: ./lib/src/queue/applying.js







/** Compares every branch of the file with its queue. Nothing is written. */
async function planConfig(config, { repository }, { client }) {
    const plans = [];
    for (const [targetBranch, wanted] of config) {
        const place = { repository, targetBranch };
        const queue = await findQueue(client, place);
        const changes = queue === undefined ? asChanges(wanted) : changesFor(queue, wanted);
        plans.push({ place, wanted, queue, changes });
    }
    return plans;
}
/** Whether a branch differs from the file. */
function differs({ queue, changes }) {
    return queue === undefined || changes.length > 0;
}
/** Carries the plans out, in the order of the file. @throws Failure that says what was done before. */
async function applyPlans(plans, tools) {
    const ends = [];
    const open = plans.filter(differs);
    for (const [index, plan] of open.entries()) {
        try {
            ends.push(await applyPlan(plan, tools));
        }
        catch (error) {
            throw halfWay(error, plan, ends, open.slice(index + 1));
        }
    }
    return ends;
}
async function applyPlan({ place, wanted, queue }, tools) {
    const branch = place.targetBranch;
    if (queue === undefined && (await createQueue(place, wanted, tools.client)) === "created") {
        return { branch, isNew: true, changes: asChanges(wanted), notices: [] };
    }
    // Somebody may have made the queue since it was looked for.
    const update = await updateSettings(place, wanted, queue ?? (await readQueue(tools.client, place)), tools);
    return { branch, isNew: false, changes: update.changes, notices: modeSwitchNotice(update) };
}
function halfWay(error, failed, done, left) {
    const isOnly = done.length + left.length === 0;
    return (0,errors/* withMore */.iA)(error, {
        details: isOnly
            ? []
            : [
                `Applied before: ${branches(done.map(({ branch }) => branch))}. Failed: ${failed.place.targetBranch}. Not begun: ${branches(left.map(({ place }) => place.targetBranch))}.`,
                "Run the step again: it sends only what is missing.",
            ],
        outputs: { changes: branchesOutput(done) },
    });
}
function branches(names) {
    return names.length === 0 ? "none" : someBranches(names);
}

;// CONCATENATED MODULE: ./lib/src/queue/apply-report.js





/** The requests and notices of so many branches are shown; the output and the tables have them all. */
const SHOWN = 10;
/** What is told when queues were brought to what the file says, or were so already. */
function applyReport(file, plans, ends) {
    const message = ends.length === 0
        ? `${countInWords(plans.length)} in ${file} ${plans.length === 1 ? "is" : "are"} as the file says.`
        : `${ends.length} of ${countInWords(plans.length)} in ${file} ${ends.length === 1 ? "was" : "were"} changed to what it says: ${branchesInWords(ends)}.`;
    const noticed = ends.filter(({ notices }) => notices.length > 0);
    const details = linesOf(noticed, "The same goes for", ({ branch, notices }) => notices.map((notice) => `${branch}: ${notice}`));
    return {
        message,
        details,
        outputs: { changes: branchesOutput(ends) },
        summary: branchesSummary(message, ends, details),
    };
}
/** What is told of a dry run that found differences. */
function driftReport(file, plans) {
    const drifted = plans.filter(differs);
    const branches = drifted.map(({ place, queue, changes }) => ({
        branch: place.targetBranch,
        isNew: queue === undefined,
        changes,
    }));
    const message = `${drifted.length} of ${countInWords(plans.length)} in ${file} ${drifted.length === 1 ? "differs" : "differ"} from it: ${branchesInWords(branches)}.`;
    const request = linesOf(drifted, "Not shown are the requests for", ({ place, wanted, queue, changes }) => {
        const plan = queue === undefined ? plannedCreation(place, wanted) : plannedUpdate(place, changes);
        return plan.request ?? [];
    });
    return {
        message,
        request,
        outputs: { changes: branchesOutput(branches) },
        summary: branchesSummary(message, branches, request),
    };
}
function countInWords(count) {
    return count === 1 ? "1 merge queue" : `${count} merge queues`;
}
function branchesInWords(branches) {
    return someBranches(branches.map(({ branch, isNew, changes }) => `${branch} (${isNew ? "new" : namesOf(changes)})`));
}
/** Lines about the first branches, and one that says for how many more there would be some. */
function linesOf(branches, rest, lines) {
    const more = branches.length - SHOWN;
    return [
        ...branches.slice(0, SHOWN).flatMap(lines),
        ...(more > 0 ? [`${rest} ${more} more ${more === 1 ? "branch" : "branches"}.`] : []),
    ];
}

;// CONCATENATED MODULE: external "node:fs/promises"
const external_node_fs_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./lib/src/near-miss.js
/** The known name that somebody most likely meant: in another spelling (`merge-method`), or with a slip or two. */
function nearMiss(written, known) {
    const plain = bare(written);
    const distances = [...known].map((name) => ({ name, distance: slips(plain, bare(name)) }));
    const nearest = distances.toSorted((one, other) => one.distance - other.distance)[0];
    const tolerated = plain.length < 6 ? 1 : 2;
    return nearest !== undefined && nearest.distance <= tolerated ? nearest.name : undefined;
}
/** Longer than any name: nothing that long is a slip, and comparing takes the square of the length. */
const LONGEST = 60;
function bare(name) {
    return name
        .slice(0, LONGEST)
        .toLowerCase()
        .replace(/[-_\s]/g, "");
}
/** How many letters have to be put in, taken out or replaced to make one word of the other (Levenshtein). */
function slips(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let taken = 0; taken < from.length; taken += 1) {
        const next = [taken + 1];
        for (let index = 0; index < to.length; index += 1) {
            const [left = 0, above = 0, diagonal = 0] = [next[index], row[index + 1], row[index]];
            next.push(Math.min(left + 1, above + 1, diagonal + (from[taken] === to[index] ? 0 : 1)));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./lib/src/queue/yaml-tree.js
/** An anchor used in an anchor used in an anchor can stand for more than fits into memory. */
const MOST_ALIASES = 100;
/** Far more than a list of rules needs; the parser calls itself for each level, and ends the process when the stack does. */
const DEEPEST = 100;
/** One mistake often makes the rest of a text look wrong too. */
const PROBLEMS_SHOWN = 5;
/** Reads YAML 1.2 with the core schema: no tags of other schemas, no key twice, one document. */
async function readYaml(text) {
    if (isTooDeep(text))
        return refused({ line: 1, text: "it is nested too deeply" });
    const yaml = await __nccwpck_require__.e(/* import() */ 815).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const lineAt = (offset) => Math.max(1, lines.linePos(offset).line);
    const document = yaml.parseDocument(text, {
        version: "1.2",
        schema: "core",
        resolveKnownTags: false,
        lineCounter: lines,
        prettyErrors: false,
        logLevel: "error",
    });
    const problems = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
        line: lineAt(pos[0]),
        text: code === "DUPLICATE_KEY" ? `the key ${keyAt(text, pos[0])} is there twice` : message,
    }));
    if (problems.length > 0)
        return refused(...onePerLine(problems));
    const excess = unreadable(document);
    if (excess !== undefined)
        return refused({ line: 1, text: excess });
    return { ok: true, root: treeOf(yaml, document, lineAt)(document.contents) };
}
function refused(...problems) {
    return { ok: false, problems };
}
function onePerLine(problems) {
    const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
    return [...byLine.values()].toSorted((one, other) => one.line - other.line).slice(0, PROBLEMS_SHOWN);
}
/** Brackets in texts count too: nobody has a hundred of them open. */
function isTooDeep(text) {
    let depth = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
        depth += bracket === "[" || bracket === "{" ? 1 : -1;
        if (depth > DEEPEST)
            return true;
    }
    return new RegExp(`(?:[-?:][ \\t]+){${DEEPEST}}`).test(text);
}
function keyAt(text, offset) {
    return /^[^:\n]*/.exec(text.slice(offset))?.[0].trim() ?? "";
}
/** Aliases that lead nowhere, in a circle or to too much; what is read once as a whole can be read in parts. */
function unreadable(document) {
    try {
        JSON.stringify(document.toJS({ maxAliasCount: MOST_ALIASES }));
        return undefined;
    }
    catch (error) {
        return error instanceof ReferenceError ? error.message : "an alias leads to what it stands in";
    }
}
function treeOf(yaml, document, lineAt) {
    return node;
    function node(given) {
        const found = yaml.isAlias(given) ? given.resolve(document) : given;
        return {
            line: lineAt(found?.range?.[0] ?? 0),
            kind: kindOf(found),
            entries: () => (yaml.isMap(found) ? found.items.map(({ key, value }) => entry(key, value)) : []),
            plain: () => found?.toJS(document, { maxAliasCount: MOST_ALIASES }) ?? null,
        };
    }
    function entry(key, value) {
        const at = yaml.isNode(key) ? lineAt(key.range?.[0] ?? 0) : 1;
        return { key: keyText(key), line: at, value: node(yaml.isNode(value) ? value : undefined) };
    }
    /** As written: `1.10` is not the number 1.1. */
    function keyText(key) {
        if (yaml.isScalar(key))
            return key.source ?? String(key.value);
        return yaml.isNode(key) ? JSON.stringify(key.toJS(document)) : "";
    }
    function kindOf(found) {
        if (yaml.isMap(found))
            return "mapping";
        if (yaml.isSeq(found))
            return "list";
        const isWritten = yaml.isScalar(found) && !(found.value === null && found.source === "");
        return isWritten ? "scalar" : "blank";
    }
}

;// CONCATENATED MODULE: ./lib/src/queue/read-settings.js





/** Problems of a source such as `settings:` or `config-file: queues.yml`. */
function complaintsOf(source) {
    return (line, key, text) => `${source} line ${line}${key === "" ? "" : `, ${key}`}: ${text}${text.endsWith("?") ? "" : "."}`;
}
const INPUT = "settings:";
const EXAMPLE = 'write one setting per line, such as "concurrency: 5"';
/** Reads the text of the input `settings`. */
async function readSettings(text) {
    const complain = complaintsOf(INPUT);
    const reading = await readYaml(text);
    if (!reading.ok) {
        return { value: new Map(), problems: reading.problems.map((each) => complain(each.line, "", each.text)) };
    }
    const { root } = reading;
    const read = readMapping(root, "", complain, settingsListedOnce());
    const isEmpty = root.kind === "blank" || (root.kind === "mapping" && root.entries().length === 0);
    return isEmpty ? { value: new Map(), problems: [`${INPUT} has no setting in it; ${EXAMPLE}.`] } : read;
}
/** The settings of that text. @throws InputError with all problems. */
async function settingsOf(text) {
    const { value, problems } = await readSettings(text);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return value;
}
/** Reads a mapping of settings; nothing at all is no setting. `path` ends with a dot, or is empty. */
function readMapping(node, path, complain, listSettings) {
    if (node.kind !== "mapping" && node.kind !== "blank") {
        const what = `must be a mapping of settings: ${EXAMPLE}; got ${read_settings_shown(node)}`;
        return { value: new Map(), problems: [complain(node.line, path.slice(0, -1), what)] };
    }
    const settings = new Map();
    const problems = [];
    for (const entry of node.entries()) {
        const value = readEntry(entry, listSettings);
        if (value.ok)
            settings.set(entry.key, value.value);
        else
            problems.push(complain(entry.line, `${path}${shownKey(entry.key)}`, value.problem));
    }
    return { value: settings, problems };
}
function readEntry({ key, value: node }, listSettings) {
    const setting = findSetting(key);
    if (setting === undefined)
        return { ok: false, problem: unknownKey(key, listSettings) };
    // `requiredStatuses:` with its list forgotten must not take a list away.
    const value = node.kind === "blank" ? undefined : setting.form.fromUser(node.plain());
    return value === undefined
        ? { ok: false, problem: `must be ${setting.form.allowed}; got ${read_settings_shown(node)}` }
        : { ok: true, value };
}
/** Fields of the API that look like settings and are none. */
const NO_SETTINGS = new Map([
    ["state", "is not a setting; use the operations pause-queue, resume-queue and drain-queue"],
    ["deleteRequiredStatuses", 'is not a setting; write "requiredStatuses: null"'],
]);
/** For the problems of one text: the first one says what all of them need. */
function settingsListedOnce() {
    let listed = false;
    return () => {
        const list = listed ? "" : `; the settings are ${SETTINGS.map(({ name }) => name).join(", ")}`;
        listed = true;
        return list;
    };
}
function unknownKey(key, listSettings) {
    const own = NO_SETTINGS.get(key);
    if (own !== undefined)
        return own;
    const meant = nearMiss(key, SETTINGS.map(({ name }) => name));
    return `is not a setting${meant === undefined ? listSettings() : `; did you mean ${meant}?`}`;
}
/** A key as a message shows it. */
function shownKey(key) {
    return /^[\w./-]{1,100}$/.test(key) ? key : (0,shorten/* quote */.hD)(key);
}
/** A value as a message shows it. */
function read_settings_shown(node) {
    if (node.kind === "blank")
        return "nothing";
    if (node.kind === "mapping")
        return "a mapping";
    return quoteValue(node.plain());
}
function quoteValue(value) {
    if (typeof value === "string")
        return (0,shorten/* quote */.hD)(value);
    const text = typeof value === "number" ? String(value) : JSON.stringify(value);
    return text.length > 100 ? "a long list" : text;
}

;// CONCATENATED MODULE: ./lib/src/queue/queue-config.js








/** Far more than the settings of a thousand branches. */
const LARGEST_BYTES = 1024 * 1024;
const queue_config_FORM = "queues, a mapping of branches to settings";
/** Reads the file of the input `config-file`. @throws InputError with all problems. */
async function readConfigFile(workspace, file) {
    const { value, problems } = await readConfig(await queue_config_textOf((0,external_node_path_.resolve)(workspace, file), file), file);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return value;
}
/** The one branch that is wanted, or all of them. @throws InputError when the file does not have it. */
function onlyFor(branchName, config, file) {
    if (branchName === undefined)
        return config;
    const settings = config.get(branchName);
    if (settings !== undefined)
        return new Map([[branchName, settings]]);
    const others = someBranches([...config.keys()].map(shownKey));
    throw new errors/* InputError */.dz([
        `target-branch: ${file} has no queues.${shownKey(branchName)}; its branches are ${others}.`,
    ]);
}
async function queue_config_textOf(path, file) {
    let handle;
    try {
        handle = await (0,external_node_fs_promises_namespaceObject.open)(path);
        const found = await handle.stat();
        if (!found.isFile())
            throw new errors/* InputError */.dz([`config-file: ${file} is not a file.`]);
        if (found.size > LARGEST_BYTES) {
            throw new errors/* InputError */.dz([`config-file: ${file} has ${found.size} bytes; ${LARGEST_BYTES} are the most.`]);
        }
        return new TextDecoder("utf-8", { fatal: true }).decode(await handle.readFile());
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            throw error;
        const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
        const problem = isMissing
            ? `${file} does not exist (looked for ${path}). Check the repository out before this step, or name another file.`
            : `${file} cannot be read: ${(0,errors/* messageOf */.bD)(error)}.`;
        throw new errors/* InputError */.dz([`config-file: ${problem}`], { cause: error });
    }
    finally {
        await handle?.close();
    }
}
/** Reads the text of such a file. */
async function readConfig(text, file) {
    const complain = complaintsOf(`config-file: ${file}`);
    const reading = await readYaml(text);
    if (!reading.ok) {
        return { value: new Map(), problems: reading.problems.map((each) => complain(each.line, "", each.text)) };
    }
    const { root } = reading;
    if (root.kind !== "mapping") {
        const what = `must hold ${queue_config_FORM}; got ${read_settings_shown(root)}`;
        return { value: new Map(), problems: [complain(root.line, "", what)] };
    }
    const others = root.entries().filter(({ key }) => key !== "queues");
    const queues = root.entries().find(({ key }) => key === "queues");
    const read = queues === undefined ? undefined : readQueues(queues.value, complain);
    const isMissing = queues === undefined && others.every(({ key }) => nearMiss(key, ["queues"]) === undefined);
    return {
        value: read?.value ?? new Map(),
        problems: [
            ...others.map((entry) => queue_config_unknownKey(entry, complain)),
            ...(isMissing ? [`config-file: ${file} must hold ${queue_config_FORM}.`] : []),
            ...(read?.problems ?? []),
        ],
    };
}
function queue_config_unknownKey({ key, line }, complain) {
    const advice = nearMiss(key, ["queues"]) === undefined ? "only queues stands here" : "did you mean queues?";
    return complain(line, shownKey(key), `is not known; ${advice}`);
}
function readQueues(node, complain) {
    const entries = node.entries();
    if (entries.length === 0) {
        const what = `must be a mapping of branches to settings, with one branch at least; got ${read_settings_shown(node)}`;
        return { value: new Map(), problems: [complain(node.line, "queues", what)] };
    }
    const listSettings = settingsListedOnce();
    const reads = entries.map(({ key, line, value }) => {
        const path = `queues.${shownKey(key)}`;
        const name = (0,parsers/* branch */.tk)(key);
        const isName = name.ok && name.value === key;
        const bad = isName ? [] : [complain(line, path, "must be a branch name such as main or release/1.x")];
        const read = readMapping(value, `${path}.`, complain, listSettings);
        return { key, settings: read.value, problems: [...bad, ...read.problems] };
    });
    return {
        value: new Map(reads.map(({ key, settings }) => [key, settings])),
        problems: reads.flatMap(({ problems }) => problems),
    };
}

;// CONCATENATED MODULE: ./lib/src/operations/apply-queue.js






const applyQueue = repositoryOperation({
    name: "apply-queue",
    title: "Brings merge queues to what a file in the repository says, or shows where they differ.",
    inputs: {
        configFile: withDefault(parsers/* text */.Qq, ".github/merge-queue.yml", {
            name: "config-file",
            description: "YAML file with the wanted settings under `queues: <branch>:`, relative to the workspace. `target-branch` picks one of its branches.",
        }),
        failOnDrift: withDefault(parsers/* flag */.Jt, "false", {
            name: "fail-on-drift",
            description: "With `dry-run`: fail the step when a queue differs from the file.",
        }),
    },
    results: {
        applied: { description: "Queues were created or changed." },
        unchanged: { description: "Every queue is as the file says." },
        drift: {
            description: "`dry-run` is `true` and a queue differs. Fails only with `fail-on-drift`.",
            fails: "result",
        },
    },
    outputs: {
        changes: "What differed, as JSON: a list of `branch`, `setting`, `from` and `to`, or of `branch` and `created` for a new queue.",
    },
    permissions: {},
    dryRun: "own",
    check: ({ failOnDrift }, _given, { dryRun }) => failOnDrift && !dryRun ? ["fail-on-drift: needs dry-run: true; without it the drift is removed."] : [],
    async run({ configFile, failOnDrift }, place, context) {
        const config = await readConfigFile(context.workspace, configFile);
        const plans = await planConfig(onlyFor(place.onlyBranch, config, configFile), place, context);
        if (!plans.some(differs))
            return { result: "unchanged", ...applyReport(configFile, plans, []) };
        if (context.dryRun) {
            const allowed = failOnDrift ? [] : ["drift"];
            return { result: "drift", allowed, ...driftReport(configFile, plans) };
        }
        return { result: "applied", ...applyReport(configFile, plans, await applyPlans(plans, context)) };
    },
});

;// CONCATENATED MODULE: ./lib/src/pull-request/record.js



function pullRequestRequest(place) {
    return { ...queueRequest(place), pr: { number: place.number } };
}
/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
async function readRecord(client, place, options = {}) {
    const reading = await readRecordOnly(client, place, options);
    if (reading.kind === "absent")
        await readQueue(client, place, options);
    return reading;
}
/** Reads the record and takes a 404 at its word. */
async function readRecordOnly(client, place, options = {}) {
    try {
        const record = await client.call(endpoints.getSubmittedPullRequest, pullRequestRequest(place), options);
        return { kind: "record", record };
    }
    catch (error) {
        if ((0,errors/* isNotFound */.c4)(error))
            return { kind: "absent" };
        throw error;
    }
}
/** The longest that a read may take which only says more about what is done already, in milliseconds. */
const AFTERWARDS_MS = 5000;
/** The record after a write; its failure changes nothing, so it is not waited for for long. */
async function recordAfterwards(client, place, { withinMs = AFTERWARDS_MS, ...options } = {}) {
    try {
        const reading = await readRecordOnly(client, place, { withinMs, ...options });
        return reading.kind === "record" ? reading.record : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/src/words.js

/** `1 test`, `7 tests`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
function someInWords(items, atMost) {
    const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
    const rest = items.length - shown.length;
    const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
function wordInWords(word) {
    return (0,shorten/* shorten */.ml)(word, LONGEST_WORD).replaceAll("_", " ");
}

;// CONCATENATED MODULE: ./lib/src/pull-request/states.js

/** States that an attempt ends in (the service's document, "States and transitions"); any other one goes on. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"];
/** The terminal state of a record, or undefined while its attempt may go on. */
function terminalState({ state }) {
    return TERMINAL_STATES.find((terminal) => terminal === state);
}
/** An attempt has ended when its state is terminal or the pull request is no longer submitted to the queue. */
function hasEnded(record) {
    return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}
function markOf({ id, stateChangedAt }) {
    return { id, stateChangedAt };
}
function sameMark(one, other) {
    return one.id === other.id && one.stateChangedAt === other.stateChangedAt;
}
/** Whether one time of the service is before another; false when either cannot be read. */
function isBefore(one, other) {
    return Date.parse(one) < Date.parse(other);
}
/** A state as a person reads it. */
function stateInWords(state) {
    return state === null || state === undefined || state === "" ? "in an unknown state" : wordInWords(state);
}
/** Commits are compared without regard to the case of their digits. */
function sameCommit(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/src/pull-request/cancelling.js




/** What a record that needs no cancelling is called, or undefined when it can be cancelled. */
function nothingToCancel(record) {
    if (record === undefined)
        return { cancellation: "not-queued", record };
    if (terminalState(record) === "merged")
        return { cancellation: "already-merged", record };
    return hasEnded(record) ? { cancellation: "not-queued", record } : undefined;
}
/** Takes a pull request out of the queue. A 404 says that it is not in it; after an unclear failure the record decides. */
async function cancelPullRequest(client, place, options = {}) {
    try {
        await client.call(endpoints.cancelPullRequest, pullRequestRequest(place), options);
    }
    catch (error) {
        if ((0,errors/* isNotFound */.c4)(error)) {
            const reading = await readRecord(client, place, options);
            const record = reading.kind === "record" ? reading.record : undefined;
            return nothingToCancel(record) ?? { cancellation: "not-queued", record };
        }
        const ended = (0,errors/* isAmbiguous */.X2)(error) ? await endedAfterwards(client, place, options) : undefined;
        if (ended === undefined)
            throw error;
        return ended;
    }
    return { cancellation: "cancelled", record: await recordAfterwards(client, place, options) };
}
/** How a cancellation without a clear answer went, or undefined when the record does not tell. */
async function endedAfterwards(client, place, options) {
    const record = await recordAfterwards(client, place, options);
    const ended = record === undefined ? undefined : nothingToCancel(record);
    return ended?.cancellation === "not-queued" ? { cancellation: "cancelled", record } : ended;
}
/** The runner kills a step ten seconds after the first signal. */
const ABORT_MS = 5000;
/**
 * After a signal: cancels what is in the queue, if it is ours.
 * Reading and cancelling take five seconds together at most.
 */
async function cancelAbandoned(client, place, isOurs) {
    const options = { signal: AbortSignal.timeout(ABORT_MS) };
    const reading = await readRecordOnly(client, place, options);
    if (reading.kind === "absent")
        return "not-queued";
    const ended = nothingToCancel(reading.record);
    if (ended !== undefined)
        return ended.cancellation;
    if (!isOurs(reading.record))
        return "other-attempt";
    return (await cancelPullRequest(client, place, options)).cancellation;
}
/** Whether a record is of the attempt and head that were waited for. */
function isWaitedFor(record, waitedFor, { guardedHead }) {
    const head = waitedFor?.prSha ?? guardedHead;
    const sameRecord = waitedFor === undefined || waitedFor.id === record.id;
    return sameRecord && head !== undefined && sameCommit(record.prSha, head);
}

;// CONCATENATED MODULE: ./lib/src/operations/cancel.js







const cancel = pullRequestOperation({
    name: "cancel",
    title: "Takes a pull request out of the merge queue; does nothing when it is not in it.",
    inputs: {},
    results: {
        cancelled: { description: "It was taken out of the queue." },
        "not-queued": { description: "It was not in the queue." },
        "already-merged": { description: "It was merged already." },
    },
    outputs: { state: "State of the pull request afterwards." },
    permissions: {},
    onTestBranch: "skip",
    async run(_values, place, context) {
        const reading = await readRecord(context.client, place);
        const nothing = nothingToCancel(reading.kind === "record" ? reading.record : undefined);
        if (context.dryRun) {
            return nothing === undefined
                ? planned(`#${place.number} would be taken out.`, endpoints.cancelPullRequest, pullRequestRequest(place))
                : planned(`Nothing would be sent: ${inOneSentence(nothing.cancellation, place)}`);
        }
        const end = nothing ?? (await cancelPullRequest(context.client, place));
        const message = inOneSentence(end.cancellation, place);
        return {
            result: end.cancellation,
            message,
            outputs: { state: end.record?.state },
            summary: (0,markdown/* escapeText */.X1)(message),
            record: { record: end.record },
        };
    },
});
function inOneSentence(cancellation, place) {
    switch (cancellation) {
        case "cancelled":
            return `#${place.number} was taken out of the merge queue for ${inWords(place)}.`;
        case "not-queued":
            return `#${place.number} is not in the merge queue for ${inWords(place)}.`;
        case "already-merged":
            return `#${place.number} is merged already.`;
    }
}

;// CONCATENATED MODULE: ./lib/src/inputs/org-slug.js

/** Its case is kept: a slug in another one belongs to no organisation, and matches nothing. */
const slug = (value) => /^[^\s/\p{C}]+$/u.test(value)
    ? { ok: true, value }
    : { ok: false, allowed: "the organisation's slug, visible characters without spaces or slashes" };
const orgSlugInput = optional(slug, {
    name: "org-slug",
    description: "Slug of the organisation, as its settings in the web application show it, capital letters included.",
});
/** The problem of leaving it out where the list of quarantined tests is needed. */
const orgSlugMissing = "org-slug: is required. The organisation's settings in the web application show it; copy it as it is there, capital letters included.";

;// CONCATENATED MODULE: ./lib/src/inputs/test-results.js



const LARGEST_EXIT_CODE = 255;
/** Paths and patterns; those with a leading `!` only take out. */
const paths = (value) => {
    const parsed = (0,parsers/* lines */.Mn)(value);
    return !parsed.ok || parsed.value.some((line) => !line.startsWith("!"))
        ? parsed
        : { ok: false, allowed: "paths or patterns, one per line, of which one at least has no leading `!`" };
};
const exitCodes = (value) => {
    const items = (0,parsers/* lines */.Mn)(value);
    const parsed = items.ok ? items.value.map((0,parsers/* wholeNumber */.rD)(1, LARGEST_EXIT_CODE)) : [];
    const codes = parsed.flatMap((code) => (code.ok ? [code.value] : []));
    return codes.length > 0 && codes.length === parsed.length
        ? { ok: true, value: codes }
        : { ok: false, allowed: `whole numbers from 1 to ${LARGEST_EXIT_CODE}, one per line` };
};
const testResultsInputs = {
    orgSlug: orgSlugInput,
    junitPaths: optional(paths, {
        name: "junit-paths",
        description: "JUnit XML files of this one test step, one path or pattern (`**/junit.xml`) per line, relative to the workspace. A leading `!` takes files out again.",
    }),
    testOutcome: optional((0,parsers/* oneOf */.yL)("success", "failure", "cancelled", "skipped"), {
        name: "test-outcome",
        description: "How the test step ended: `${{ steps.<id>.outcome }}`. This or `test-exit-code` is required.",
    }),
    testExitCode: optional((0,parsers/* wholeNumber */.rD)(0, LARGEST_EXIT_CODE), {
        name: "test-exit-code",
        description: "Exit code of the test command. Given together with `test-outcome`, it decides.",
    }),
    failureExitCodes: optional(exitCodes, {
        name: "test-failure-exit-codes",
        description: "Exit codes that mean that tests failed, one per line; another one is never turned green. Only with `test-exit-code`. Default: every code but 0.",
    }),
    variant: optional(parsers/* text */.Qq, {
        name: "variant",
        description: "Variant under which the results are uploaded to the service, if they are: it is part of every test's identity.",
    }),
};
/** What must be given, and together with what. */
function testResultsProblems({ orgSlug, junitPaths, testOutcome, testExitCode }, given) {
    return [
        ...(orgSlug === undefined ? [orgSlugMissing] : []),
        ...(junitPaths === undefined
            ? ["junit-paths: is required; it names the JUnit XML files that the test step wrote."]
            : []),
        ...(testOutcome === undefined && testExitCode === undefined
            ? [
                "test-outcome: is required, as `test-outcome: ${{ steps.<id>.outcome }}` of the test step; or give test-exit-code.",
            ]
            : []),
        ...(given.has("test-failure-exit-codes") && testExitCode === undefined
            ? [
                "test-failure-exit-codes: needs test-exit-code beside it; an outcome does not tell exit codes apart.",
            ]
            : []),
    ];
}

;// CONCATENATED MODULE: ./lib/src/iso-time.js
const iso_time_FORM = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** Reads a time in a form of ISO 8601; a text in another form is no time. */
function isoTime(text) {
    const form = iso_time_FORM.exec(text.trim());
    if (form === null)
        return undefined;
    const [whole, time, zone] = form;
    const [wholeDay, zoned] = [time === undefined, zone !== undefined];
    const ms = Date.parse(`${whole.replace(" ", "T").toUpperCase()}${wholeDay || zoned ? "" : "Z"}`);
    return Number.isNaN(ms) ? undefined : { ms, zoned, wholeDay };
}
/** The day (UTC) of a time; the text itself where that is no time. */
function dayOf(text) {
    const time = isoTime(text);
    return time === undefined ? text : new Date(time.ms).toISOString().slice(0, "2026-01-31".length);
}

;// CONCATENATED MODULE: ./lib/src/summary/test-results.js



const ROWS_SHOWN = 100;
const CELL_CHARACTERS = 300;
/** The page about test results: what counts, what is quarantined, and what could leave the quarantine. */
function testResultsSummary(message, details, { reports, files, failed, quarantined, passing, lookUp }) {
    const failures = [
        ...reports.suiteFailures.map((suite) => () => suiteRow(suite)),
        ...failed.map((test) => () => testRow(test)),
    ];
    const parts = [
        [message, ...details].map(markdown/* escapeText */.X1).join("\n\n"),
        lookUp?.kind === "unknown" ? (0,markdown/* escapeText */.X1)(lookUp.warning) : "",
        section("Failures that count", ["Test", "Suite", "File", "Message"], failures, (row) => row()),
        section("Failures that are quarantined", ["Test", "Suite", "File", "Owners", "Quarantined since", "Recognised by"], quarantined, quarantinedRow),
        section("Quarantined tests that passed", ["Test", "Suite", "File", "Owners", "Quarantined since"], passing, listedRow),
        section("Result files that cannot be relied on", ["File", "Reason"], reports.broken, ({ name, reason }) => [cell(name), cell(reason)]),
        files.length === 0 ? "" : filesRead(files),
    ];
    return (0,markdown/* paragraphs */.qN)(parts);
}
function section(title, head, items, rowOf) {
    if (items.length === 0)
        return "";
    const limit = { atMost: ROWS_SHOWN, whole: markdown/* IN_RESULT_FILE */.J4 };
    return (0,markdown/* paragraphs */.qN)([`#### ${title}`, (0,markdown/* limitedTable */.Rl)(head, items, rowOf, limit)]);
}
function filesRead(files) {
    const hidden = files.length - ROWS_SHOWN;
    const lines = files.slice(0, ROWS_SHOWN).map((name) => `- ${cell(name)}`);
    return (0,markdown/* folded */.TM)(`Result files: ${files.length}`, (0,markdown/* paragraphs */.qN)([lines.join("\n"), (0,markdown/* andMore */.v)(hidden)]));
}
function suiteRow({ suite, file, message }) {
    return ["(the suite itself)", cell(suite), cell(file), cell(message)];
}
function testRow({ name, parent, file, suiteFile, message }) {
    return [cell(name), cell(parent), cell(file || suiteFile), cell(message)];
}
function quarantinedRow({ test, listed, rule }) {
    const [name = "", parent = "", file = ""] = testRow(test);
    return [name, parent, file, ...quarantineCells(listed), rule === "id" ? "its id" : "its names"];
}
function listedRow(listed) {
    const { name, parent, file } = listed;
    return [cell(name), cell(parent ?? ""), cell(file ?? ""), ...quarantineCells(listed)];
}
function quarantineCells({ codeowners, quarantined_at: since }) {
    return [cell((codeowners ?? []).join(", ")), cell(dayOf(since ?? ""))];
}
function cell(text) {
    return (0,markdown/* escapeText */.X1)((0,shorten/* shorten */.ml)(text, CELL_CHARACTERS));
}

;// CONCATENATED MODULE: ./lib/src/test-results/findings.js
/** Tells the failures that are quarantined from those that count. */
function splitFailures(failures, find) {
    const failed = [];
    const quarantined = [];
    for (const test of failures) {
        const match = find(test);
        if (match === undefined)
            failed.push(test);
        else
            quarantined.push({ test, ...match });
    }
    return { failed, quarantined };
}
/** The outputs about failures. */
function countOutputs({ reports, failed, quarantined }) {
    const suites = reports.suiteFailures.map(({ suite, file }) => ({
        name: null,
        parent: suite,
        file: file || null,
        classname: null,
    }));
    const failures = [...suites, ...failed.map(findings_namesOf)];
    return {
        "failed-count": failures.length,
        "quarantined-count": quarantined.length,
        "failed-tests": failures,
        "quarantined-failures": quarantined.map(({ test }) => findings_namesOf(test)),
    };
}
/** More than the outputs hold. */
function recordOf({ reports, files, quarantined, passing }) {
    const { cases, suiteFailures, broken } = reports;
    return {
        tests: cases,
        files,
        brokenFiles: broken,
        failedSuites: suiteFailures,
        quarantine: quarantined.map(({ test, listed, rule }) => ({ test: findings_namesOf(test), rule, listed })),
        passingQuarantinedTests: passing,
    };
}
/** The names of a test as the list of quarantined tests has them: null where there is none. */
function findings_namesOf({ name, parent, file, suiteFile, classname }) {
    return { name, parent: parent || null, file: file || suiteFile || null, classname: classname || null };
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/slug-advice.js

/** The service does not tell a wrong organisation from a wrong token: it may answer any of these to either. */
const SLUG_AND_TOKEN_DISAGREE = new Set([401, 403, 404]);
/** Adds to such an answer what may be behind it; any other error stays as it is. */
function withSlugAdvice(error, { repository: { host, owner, name }, orgSlug, }) {
    if (!(error instanceof errors/* ApiError */.hD) || !SLUG_AND_TOKEN_DISAGREE.has(error.facts.status))
        return error;
    return error.withMore({
        details: [
            `For this list 401, 403 and 404 may all mean that org-slug and token do not belong together: org-slug is ${JSON.stringify(orgSlug)}, and must be spelled as in the organisation's settings in the web application, capital letters included.`,
            `The list was asked for the repository ${owner}/${name} on ${host}; see repository and repository-host.`,
        ],
    });
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/all-pages.js



/** So many tests fit on a page at most. */
const LARGEST_PAGE = 100;
/**
 * Reads the whole list of quarantined tests: the first page has an empty token, and an empty next one is the end.
 * A failure half-way is the failure of the whole, since a part of the list must never pass for all of it.
 * @throws ApiError, and Failure `response` when the service gives a page token twice.
 */
async function readAllQuarantinedTests(client, query) {
    const tests = [];
    const seen = new Set();
    let token = "";
    do {
        const reply = await readPage(client, query, token);
        // One by one: a page larger than asked for could be more than a call takes as arguments.
        for (const test of reply.quarantined_tests)
            tests.push(test);
        token = reply.page.next_page_token ?? "";
        if (seen.has(token))
            throw endless(tests.length);
        seen.add(token);
    } while (token !== "");
    return tests;
}
async function readPage(client, query, token) {
    try {
        return await client.call(endpoints.listQuarantinedTests, {
            repo: query.repository,
            org_url_slug: query.orgSlug,
            page_query: { page_size: query.pageSize, page_token: token },
        });
    }
    catch (error) {
        throw withSlugAdvice(error, query);
    }
}
function endless(count) {
    return new errors/* Failure */.HR("response", `The list of quarantined tests cannot be read to its end: after ${count} tests the service gave a page token that it had given before.`, { details: ["This is a fault of the service. Run the step again; if it stays, report it there."] });
}

;// CONCATENATED MODULE: ./lib/src/test-results/words.js


const NAMES_SHOWN = 3;
const NAME_CHARACTERS = 200;
const NOT_A_PROOF = "That a test is listed as quarantined does not prove that quarantining is switched on for the organisation; its settings in the web application tell.";
function tests(count) {
    return counted(count, "test");
}
/** The first few names, and how many more there are. */
function someNames(of) {
    return someInWords(of.map(({ name }) => (0,shorten/* shorten */.ml)(name, NAME_CHARACTERS)), NAMES_SHOWN);
}
/** What the check comes to, in one sentence. */
function verdictInWords(findings, exitCode) {
    const { verdict, reports, files, quarantined } = findings;
    const extent = `${tests(reports.cases)} in ${counted(files.length, "result file")}`;
    switch (verdict.result) {
        case "no-results":
            return "No file matches junit-paths, so nothing is known about the tests.";
        case "passed":
            return `No test failed, of ${extent}.`;
        case "quarantined":
            return quarantined.length === 1
                ? `The one failed test is quarantined, of ${extent}.`
                : `All ${quarantined.length} failed tests are quarantined, of ${extent}.`;
        case "failed":
            break;
    }
    switch (verdict.because) {
        case "failures":
            return failuresInWords(findings);
        case "broken-files":
            return `${counted(reports.broken.length, "result file")} cannot be relied on: ${brokenInWords(reports.broken[0])}.`;
        case "not-tests":
        case "no-failure":
            return `The test step failed${exitCode === undefined ? "" : ` with exit code ${exitCode}`}, and failed tests do not explain it: ${verdict.because === "not-tests"
                ? "this exit code is not among test-failure-exit-codes"
                : `no failure counts, of ${extent}`}.`;
        case "cancelled":
            return "The test step was cancelled, so its results are not all there.";
        case "skipped":
            return "The test step was skipped, so these results do not come from it.";
    }
}
function failuresInWords({ reports, failed, quarantined, lookUp }) {
    const suites = reports.suiteFailures.map(({ suite }) => ({ name: suite }));
    const parts = [
        ...(failed.length === 0 ? [] : [`${tests(failed.length)} failed: ${someNames(failed)}`]),
        ...(suites.length === 0
            ? []
            : [`${counted(suites.length, "suite")} failed outside of any test: ${someNames(suites)}`]),
    ];
    const beside = lookUp?.kind === "unknown" && failed.length > 0
        ? " Whether they are quarantined is not known."
        : quarantined.length === 0
            ? ""
            : ` ${tests(quarantined.length)} more failed and ${quarantined.length === 1 ? "is" : "are"} quarantined.`;
    return `${parts.join("; ")}.${beside}`;
}
function brokenInWords(broken) {
    return broken === undefined ? "" : `${broken.name}: ${broken.reason}`;
}
/** What else there is to say: the next step. */
function adviceFor({ verdict, quarantined, reports, missing }) {
    const proof = quarantined.length > 0 ? [NOT_A_PROOF] : [];
    switch (verdict.result) {
        case "passed":
        case "quarantined":
            return proof;
        case "no-results":
            return [
                "Check the patterns, which are relative to the workspace, and that the test step writes JUnit XML; a build error before the tests leaves no file.",
            ];
        case "failed":
            break;
    }
    switch (verdict.because) {
        case "failures":
            return proof;
        case "broken-files":
            return brokenAdvice(reports.broken.length, missing.length);
        case "not-tests":
        case "no-failure":
            return ["Look at the log of the test step for a build error, a crash or a time-out.", ...proof];
        case "cancelled":
        case "skipped":
            return proof;
    }
}
function brokenAdvice(broken, missing) {
    return [
        ...(broken > missing
            ? [
                "A test run that broke off leaves such a file. When it is no test result, take it out of junit-paths with a line that begins with `!`.",
            ]
            : []),
        ...(missing > 0
            ? [
                "A line of junit-paths without a file is a result that is missing. Keep only the lines whose files every run writes.",
            ]
            : []),
    ];
}

;// CONCATENATED MODULE: ./lib/src/test-results/look-up.js



/** Asks for the list because these tests failed. @throws InputError without a token, with their names. */
async function lookUpQuarantine(failures, { orgSlug, repository }, context) {
    requireToken(failures, context);
    try {
        const query = { repository, orgSlug, pageSize: LARGEST_PAGE };
        return { kind: "list", list: await readAllQuarantinedTests(context.client, query) };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || error.kind === "aborted" || context.signal.aborted)
            throw error;
        return { kind: "unknown", warning: warningOf(error) };
    }
}
function requireToken(failures, context) {
    try {
        context.requireToken();
    }
    catch (error) {
        throw (0,errors/* withMore */.iA)(error, {
            details: [
                `${tests(failures.length)} failed (${someNames(failures)}), and without a token nobody can be asked whether they are quarantined.`,
            ],
        });
    }
}
function warningOf({ message, details }) {
    return [
        `The list of quarantined tests could not be read, so every failure counts: ${message}`,
        ...details,
    ].join(" ");
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./lib/src/test-results/identity.js

const NAMESPACE_URL = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");
const VERSION_5 = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const OWN_ID_PREFIX = "trunk:";
/** A name-based UUID of version 5 in the URL namespace (RFC 9562, section 5.5). */
function uuid5(name) {
    const bytes = (0,external_node_crypto_.createHash)("sha1").update(NAMESPACE_URL).update(name).digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
/**
 * Every id under which the service may know a test. Its own tools make them in two ways that differ in whose `file`
 * attribute counts, and take an `id` of the report as it is or make one of it.
 */
function idsOf(test, owner) {
    const { id } = test;
    const fromOwnId = id === "" ? [] : [id, ...idsFromOwnId(id, owner)];
    // An id of another kind is one that the service does not look at.
    if (fromOwnId.length > 1)
        return [...new Set(fromOwnId)];
    return [...fromOwnId, ...filesOf(test).map((file) => idFromNames(test, file, owner))];
}
/** The files that the service may have noted for a test. */
function filesOf({ file, suiteFile }) {
    return file === "" && suiteFile !== "" ? ["", suiteFile] : [file];
}
function idsFromOwnId(id, owner) {
    const { orgSlug, variant } = owner;
    const withVariant = (text) => (variant === "" ? text : `${text}#${variant}`);
    if (id.startsWith(OWN_ID_PREFIX))
        return [uuid5(withVariant(`${orgSlug}#${identity_repositoryOf(owner)}#${id}`))];
    if (!VERSION_5.test(id))
        return [];
    return [variant === "" ? id : uuid5(withVariant(id))];
}
function idFromNames({ classname, parent, name }, file, owner) {
    const names = [owner.orgSlug, identity_repositoryOf(owner), file, classname, parent, name, "JUNIT_TESTCASE"];
    const { variant } = owner;
    if (variant === "")
        return uuid5(names.join("#"));
    // The variant goes in twice.
    return uuid5(`${uuid5([...names, variant].join("#"))}#${variant}`);
}
function identity_repositoryOf({ repository: { host, owner, name } }) {
    return `${host}/${owner}/${name}`.replace(/\/+$/, "").replace(/\.git$/, "");
}

;// CONCATENATED MODULE: ./lib/src/test-results/quarantine.js

/**
 * A test is listed when one of its ids is, or when name, parent, file, classname and variant are all the same,
 * letter by letter; the name alone says nothing, since tests in different files share it.
 */
function listedFinder(list, owner) {
    const byId = new Map();
    const byNames = new Map();
    for (const listed of list) {
        const { test_case_id: id, name, parent, file, classname, variant } = listed;
        if (id)
            byId.set(id, listed);
        byNames.set(keyOf([name, parent, file, classname, variant]), listed);
    }
    return (test) => {
        for (const id of idsOf(test, owner)) {
            const listed = byId.get(id);
            if (listed !== undefined)
                return { listed, rule: "id" };
        }
        for (const file of filesOf(test)) {
            const listed = byNames.get(keyOf([test.name, test.parent, file, test.classname, owner.variant]));
            if (listed !== undefined)
                return { listed, rule: "tuple" };
        }
        return undefined;
    };
}
/** Null, missing and empty are the same. */
function keyOf(names) {
    return JSON.stringify(names.map((name) => name ?? ""));
}

;// CONCATENATED MODULE: ./lib/src/test-results/test-case.js

/** Reads a `timestamp` attribute; a day alone tells too little. Times without a zone are all read in the same one. */
function reportTime(text = "") {
    const time = isoTime(text);
    return time === undefined || time.wholeDay ? undefined : { zoned: time.zoned, ms: time.ms };
}
/** True only when both are known, comparable, and the first comes after the second. */
function isLater(one, other) {
    return one !== undefined && other !== undefined && one.zoned === other.zoned && one.ms > other.ms;
}

;// CONCATENATED MODULE: ./lib/src/test-results/wanted-tests.js
function wantedTests(tests = []) {
    const bySuite = new Map();
    const none = createNames();
    const add = ({ name, parent }) => {
        const suite = parent ?? "";
        const names = bySuite.get(suite) ?? createNames();
        bySuite.set(suite, names);
        names.add(name);
    };
    for (const test of tests)
        add(test);
    return { add, of: (suite) => bySuite.get(suite) ?? none };
}
/** A few names are looked for among many values, so most of these have to be ruled out without being decoded. */
function createNames() {
    const wanted = new Set();
    const tails = new Set();
    return {
        add(name) {
            wanted.add(name);
            tails.add(tailOf(name));
        },
        isEmpty: () => wanted.size === 0,
        isSpelt: (value) => tails.has(tailOf(value)) && wanted.has(decoded(value)),
    };
}
/**
 * What comes after the last character that may be an entity, or the end of one: the same whether decoded or not, since
 * an entity ends with a semicolon and stands for one of the others.
 */
function tailOf(text) {
    let from = text.length;
    while (from > 0 && SPECIAL[text.charCodeAt(from - 1)] !== 1)
        from -= 1;
    return text.slice(from);
}
/** 1 for the codes of `< > & " ' ;`. This is looked up for each character of most reports. */
const SPECIAL = new Uint8Array(128);
for (const character of "<>&\"';")
    SPECIAL[character.charCodeAt(0)] = 1;
function decoded(value) {
    return value
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&apos;", "'")
        .replaceAll("&amp;", "&");
}

;// CONCATENATED MODULE: ./lib/src/test-results/failures.js


/**
 * Of each test the newest failure counts, and a success of the same test cancels it when its time is strictly later:
 * the test was run again. Equal or missing times cancel nothing, since two tests may go by one name.
 */
function createFailures() {
    const newest = new Map();
    const successes = new Map();
    const tests = wantedTests();
    const latest = new Map();
    let mayHaveMissed = false;
    function noteFailure(key, testCase) {
        const { time } = testCase;
        tests.add(testCase);
        if (!isLater(newest.get(key)?.time, time))
            newest.set(key, testCase);
        mayHaveMissed ||= time !== undefined && isLater(latest.get(time.zoned), time);
    }
    return {
        tests,
        note(testCase) {
            const { time, outcome } = testCase;
            const key = failures_keyOf(testCase);
            if (outcome === "failed")
                noteFailure(key, testCase);
            else if (outcome === "passed" && time !== undefined && newest.has(key)) {
                const before = successes.get(key);
                if (before === undefined || isLater(time, before))
                    successes.set(key, time);
            }
        },
        noteTime(time) {
            if (!isLater(latest.get(time.zoned), time))
                latest.set(time.zoned, time);
        },
        mayHaveMissedSuccess: () => mayHaveMissed,
        counting: () => [...newest].filter(([key, { time }]) => !isLater(successes.get(key), time)).map(last),
    };
}
function last([, testCase]) {
    return testCase;
}
/** The same for test cases that the service takes for one test. */
function failures_keyOf({ id, name, parent, classname, file, suiteFile }) {
    return JSON.stringify(id === "" ? [name, parent, classname, file || suiteFile] : [id]);
}

;// CONCATENATED MODULE: ./lib/src/test-results/clean-xml.js
/** Characters that XML 1.0 has no place for, and numeric references, some of which name such characters. */
const SUSPECTS = /[^\t\n\r -\ufffd]|&#(?:x[0-9a-f]{1,8}|\d{1,10});/gi;
/** A reference is not longer than this. */
const LONGEST_REFERENCE = 13;
/** Takes out what XML forbids but tools write all the same, such as the escape sequences of a coloured terminal. */
function cleanXml(text) {
    return text.search(SUSPECTS) < 0 ? text : text.replace(SUSPECTS, allowed);
}
function allowed(found) {
    if (found.length === 1)
        return "";
    const isHex = found[2] === "x" || found[2] === "X";
    const code = isHex ? Number.parseInt(found.slice(3), 16) : Number.parseInt(found.slice(2), 10);
    const isCharacter = code === 0x9 ||
        code === 0xa ||
        code === 0xd ||
        (code >= 0x20 && code < 0xd800) ||
        (code >= 0xe000 && code <= 0xfffd) ||
        (code >= 0x10000 && code <= 0x10ffff);
    return isCharacter ? found : "";
}

;// CONCATENATED MODULE: ./lib/src/test-results/plain-case.js
const SPACE = "[ \\t\\r\\n]";
const VALUE = '[^"<&\\x00-\\x1f\\ufffe\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffe\\uffff]*)*';
// An id can make a test out of another name, and a time of its own can cancel a failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=)[A-Za-z_][\\w.:-]*="${VALUE}")*`;
const UP_TO_NAME = `${SPACE}*<testcase${OTHER}${SPACE}+name="`;
/**
 * A test case with nothing inside, from the end of the tag before it: it has passed, and well-formed XML cannot mean
 * anything else by these characters. Reports consist of them for the most part, and a regular expression finds their
 * ends far sooner than a parser. Anything out of the ordinary does not match, and is left to the parser.
 */
const PLAIN_CASE = new RegExp(`${UP_TO_NAME}${VALUE}"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`, "y");
const NAME_BEGINS = new RegExp(UP_TO_NAME, "y");
/** Where a plain test case that begins at this place ends; undefined when there is none, or its name is wanted. */
function endOfPlainCase(text, at, wanted) {
    PLAIN_CASE.lastIndex = at;
    if (!PLAIN_CASE.test(text))
        return undefined;
    return !wanted.isEmpty() && wanted.isSpelt(nameAt(text, at)) ? undefined : PLAIN_CASE.lastIndex;
}
/** The name as it is written. It is looked for a second time, since that is cheaper than a match with its groups. */
function nameAt(text, at) {
    NAME_BEGINS.lastIndex = at;
    NAME_BEGINS.test(text);
    const begin = NAME_BEGINS.lastIndex;
    return text.slice(begin, text.indexOf('"', begin));
}

;// CONCATENATED MODULE: ./lib/src/test-results/node-totals.js
function createNodeTotals() {
    const totals = new Map();
    return {
        note(comment) {
            const [, name = "", count = ""] = /^\s*(fail|cancelled|suites)\s+(\d{1,9})\s*$/.exec(comment) ?? [];
            if (name !== "")
                totals.set(name, Number(count));
        },
        problem({ failed, suites, failingSuites }) {
            const fail = totals.get("fail");
            const described = totals.get("suites");
            if (fail === undefined || described === undefined || described > suites)
                return undefined;
            const told = fail + (totals.get("cancelled") ?? 0);
            // A test with a failing part has failed as well; at most `described` of the failing suites are no tests.
            const shown = failed + Math.max(0, failingSuites - described);
            return told <= shown
                ? undefined
                : `its totals tell of ${told} failed tests, but only ${shown} can be found in it; Node's reporter leaves out failures of tests that have parts`;
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-suite.js


function newSuite(attributes, isRoot) {
    return {
        isRoot,
        name: attributes.name ?? "",
        file: fileOf(attributes),
        time: reportTime(attributes.timestamp),
        declared: count(attributes.failures) + count(attributes.errors),
        found: 0,
        cases: 0,
        reruns: false,
    };
}
/** What the test cases in it have for a parent: `testsuites` is no suite. */
function parentOf({ isRoot, name }) {
    return isRoot ? "" : name;
}
function fileOf(attributes) {
    return attributes.file || attributes.filepath || "";
}
/** Compares what a suite says of itself with what stood in it, once it is closed. */
function settle(suite, listener) {
    const { declared, found, name, file } = suite;
    // Some tools sum up nested suites twice at the top, so there only "none at all" says something.
    if (suite.reruns || declared <= found || (suite.isRoot && found > 0))
        return;
    // Said once: the suites around it count these as found.
    suite.found = declared;
    const told = `tells of ${counted(declared, "failure or error", "failures and errors")}`;
    if (suite.cases === 0) {
        const message = `It ${told}, and holds no test case.`;
        listener.onSuiteFailure({ suite: name, file, message });
    }
    else {
        const which = suite.isRoot ? "the report as a whole" : `the suite ${JSON.stringify(name)}`;
        listener.onShortfall(`${which} ${told}, but ${found === 0 ? "none" : `only ${found}`} can be found in it`);
    }
}
function count(text) {
    return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-case.js


function newCase(attributes) {
    return { attributes, failures: 0, skipped: false, todo: false, message: "" };
}
/** Takes note of an element inside a test case, and says what it is. */
function noteInside(testCase, name, { type }) {
    switch (name) {
        case "failure":
        case "error":
            testCase.failures += 1;
            return "failure";
        case "skipped":
            testCase.skipped = true;
            testCase.todo ||= type === "todo";
            return undefined;
        // Surefire: beside a failure there are reruns; with flaky failures alone it has passed in the end.
        case "rerunFailure":
        case "rerunError":
        case "flakyFailure":
        case "flakyError":
            return "rerun";
        default:
            return undefined;
    }
}
/** What a test case came to, once it is closed. */
function closedCase(testCase, suite) {
    const { attributes, failures, skipped, todo, message } = testCase;
    return {
        name: attributes.name ?? "",
        parent: parentOf(suite),
        classname: attributes.classname ?? "",
        file: fileOf(attributes),
        suiteFile: suite.file,
        id: attributes.id ?? "",
        time: reportTime(attributes.timestamp) ?? suite.time,
        outcome: failures > 0 && !todo ? "failed" : skipped ? "skipped" : "passed",
        message,
    };
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-tree.js




/** A report is not JUnit XML, or not whole; the message completes "cannot be read: ...". */
class BrokenReport extends Error {
}
const MESSAGE_CHARACTERS = 300;
/**
 * Follows the elements of a report: `testsuites`, then `testsuite` in any depth, then `testcase`. Elements count where
 * they belong and nowhere else.
 */
function createReportTree(listener) {
    const suites = [];
    const totals = createNodeTotals();
    const found = { failed: 0, suites: 0, failingSuites: 0 };
    let depth = 0;
    let suiteDepth = 0;
    let cases = 0;
    let openCase;
    /** The failure of a test or a suite that is open. */
    let failing;
    function open(name, attributes) {
        depth += 1;
        if (depth === 1)
            openRoot(name, attributes);
        else if (openCase !== undefined)
            openInCase(openCase, name, attributes);
        else if (depth !== suiteDepth + 1)
            return;
        else if (name === "testsuite")
            openSuite(attributes, false);
        else if (name === "testcase")
            openCase = newCase(attributes);
        else if (name === "failure" || name === "error")
            openFailure(attributes);
    }
    function openRoot(name, attributes) {
        if (name !== "testsuites" && name !== "testsuite") {
            throw new BrokenReport(`its outermost element is <${name}>, not <testsuites> or <testsuite>`);
        }
        openSuite(attributes, name === "testsuites");
    }
    function openSuite(attributes, isRoot) {
        const suite = newSuite(attributes, isRoot);
        if (suite.time !== undefined)
            listener.onTime(suite.time);
        suites.push(suite);
        suiteDepth = depth;
    }
    function openInCase(testCase, name, attributes) {
        if (depth !== suiteDepth + 2)
            return;
        const what = noteInside(testCase, name, attributes);
        const suite = suites.at(-1);
        if (what === "failure")
            openFailure(attributes);
        else if (what === "rerun" && suite !== undefined)
            suite.reruns = true;
    }
    function openFailure({ message }) {
        failing = { depth, message: firstLine(message) };
    }
    function close() {
        const suite = suites.at(-1);
        if (failing?.depth === depth)
            closeFailure(failing.message, suite);
        else if (openCase !== undefined && depth === suiteDepth + 1)
            closeCase(openCase, suite);
        else if (depth === suiteDepth)
            closeSuite(suite);
        depth -= 1;
    }
    function closeFailure(message, suite) {
        failing = undefined;
        if (openCase !== undefined)
            openCase.message ||= message;
        else if (suite !== undefined) {
            suite.found += 1;
            listener.onSuiteFailure({ suite: suite.name, file: suite.file, message });
        }
    }
    function closeCase(testCase, suite) {
        openCase = undefined;
        if (suite === undefined)
            return;
        const closed = closedCase(testCase, suite);
        suite.cases += 1;
        suite.found += testCase.failures;
        cases += 1;
        if (closed.outcome === "failed")
            found.failed += 1;
        if (closed.time !== undefined)
            listener.onTime(closed.time);
        listener.onCase(closed);
    }
    function closeSuite(suite) {
        if (suite === undefined)
            return;
        settle(suite, listener);
        suites.pop();
        suiteDepth -= 1;
        const outer = suites.at(-1);
        if (outer === undefined)
            compareTotals();
        else
            foldInto(outer, suite);
    }
    function foldInto(outer, suite) {
        found.suites += 1;
        if (suite.found > 0)
            found.failingSuites += 1;
        outer.found += suite.found;
        outer.cases += suite.cases;
        outer.reruns ||= suite.reruns;
    }
    function compareTotals() {
        const problem = totals.problem(found);
        if (problem !== undefined)
            listener.onShortfall(problem);
    }
    return {
        open,
        close,
        text(text) {
            if (failing !== undefined)
                failing.message ||= firstLine(text);
        },
        comment(text) {
            if (depth === 1)
                totals.note(text);
        },
        countPassed() {
            const suite = suites.at(-1);
            if (suite !== undefined)
                suite.cases += 1;
            cases += 1;
        },
        isBetweenCases: () => depth > 0 && depth === suiteDepth,
        suite() {
            const suite = suites.at(-1);
            return suite === undefined ? "" : parentOf(suite);
        },
        wantsText: () => failing !== undefined && failing.message === "",
        isInside: () => depth > 0,
        cases: () => cases,
    };
}
function firstLine(text) {
    const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
    return (0,shorten/* shorten */.ml)(line, MESSAGE_CHARACTERS);
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-feed.js



/** Text without a `>` is kept back up to this length, in case it begins something that can be passed over. */
const KEPT_BACK_CHARACTERS = 64 * 1024;
const CDATA_START = /[ \t\r\n]*<!\[CDATA\[/y;
const CDATA_END = "]]>";
const WIDE = /[\u0100-\uffff]/;
/** Gives a report to the parser, without what means nothing: plain test cases, and what CDATA sections hold. */
function createReportFeed(parser, tree, wanted) {
    let text = "";
    /** Where in the text the next thing begins, and characters of the report before the text. */
    let at = 0;
    let before = 0;
    let offset = 0;
    let isInCdata = false;
    function give(end) {
        offset = before + at;
        parser.give(text.slice(at, end));
        at = end;
    }
    /** Passes over one thing if one begins here. */
    function passOver() {
        if (!parser.isAfterTag())
            return false;
        const end = tree.isBetweenCases() ? endOfPlainCase(text, at, wanted.of(tree.suite())) : undefined;
        if (end !== undefined) {
            tree.countPassed();
            at = end;
            return true;
        }
        CDATA_START.lastIndex = at;
        if (!tree.isInside() || tree.wantsText() || !CDATA_START.test(text))
            return false;
        at = CDATA_START.lastIndex;
        isInCdata = true;
        return true;
    }
    function leaveCdata() {
        const end = text.indexOf(CDATA_END, at);
        isInCdata = end < 0;
        // Its end may have begun already.
        at = isInCdata ? Math.max(at, text.length - CDATA_END.length + 1) : end + CDATA_END.length;
        return !isInCdata;
    }
    /** Goes on as far as the text allows, tag by tag. */
    function advance() {
        for (;;) {
            if (isInCdata) {
                if (!leaveCdata())
                    return;
            }
            else if (!passOver()) {
                const end = text.indexOf(">", at);
                if (end < 0)
                    return;
                give(end + 1);
            }
        }
    }
    return {
        add(part) {
            text += part;
            advance();
            if (!isInCdata && text.length - at > KEPT_BACK_CHARACTERS)
                give(endOfWhole(text));
            text = narrow(text.slice(at));
            before += at;
            at = 0;
        },
        end() {
            if (isInCdata)
                throw new BrokenReport("it ends inside a CDATA section");
            give(text.length);
            offset = before + at;
            parser.end();
        },
        offset: () => offset,
    };
}
/** A reference that has only begun must not be cut in two. */
function endOfWhole(text) {
    const last = text.lastIndexOf("&");
    return last > text.length - LONGEST_REFERENCE ? last : text.length;
}
/** The same text at one byte for a character where that is possible, or all that comes after it would take two. */
function narrow(text) {
    return WIDE.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-parser.js


/** Builds a tree from what the parser reads. Entities of a document type are never resolved: it knows the five of XML. */
async function createReportParser(tree) {
    const { SaxesParser } = await __nccwpck_require__.e(/* import() */ 800).then(__nccwpck_require__.t.bind(__nccwpck_require__, 9800, 19));
    const parser = new SaxesParser({ position: false, xmlns: false });
    let given = 0;
    let tagEnd = -1;
    let lineBefore = parser.line;
    const followText = textFollower(parser, tree);
    parser.on("error", ({ message }) => {
        throw new BrokenReport(message.replace(/\.$/, ""));
    });
    parser.on("opentag", ({ name, attributes }) => {
        tagEnd = parser.position;
        tree.open(name, attributes);
        followText();
    });
    parser.on("closetag", () => {
        tagEnd = parser.position;
        tree.close();
        followText();
    });
    parser.on("comment", (text) => tree.comment(text));
    return {
        give(text) {
            const clean = cleanXml(text);
            given += clean.length;
            lineBefore = parser.line;
            parser.write(clean);
        },
        end() {
            lineBefore = parser.line;
            parser.close();
        },
        isAfterTag: () => tagEnd === given,
        linesIntoText: () => parser.line - lineBefore,
    };
}
/** The parser gathers text only while somebody listens. */
function textFollower(parser, tree) {
    let isFollowing = false;
    const onText = (text) => tree.text(text);
    return () => {
        if (isFollowing === tree.wantsText())
            return;
        isFollowing = !isFollowing;
        if (isFollowing) {
            parser.on("text", onText);
            parser.on("cdata", onText);
        }
        else {
            parser.off("text");
            parser.off("cdata");
        }
    };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./lib/src/test-results/xml-text.js


const CHUNK_BYTES = 64 * 1024;
/** An XML declaration with its encoding stands within so many bytes. */
const HEAD_BYTES = 256;
/** The bytes of a file. Errors of the file system come out of the iteration. */
function fileSource(path) {
    return function* () {
        const file = (0,external_node_fs_.openSync)(path, "r");
        try {
            const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
            for (let count = (0,external_node_fs_.readSync)(file, chunk); count > 0; count = (0,external_node_fs_.readSync)(file, chunk))
                yield chunk.subarray(0, count);
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    };
}
/** The text of a source, without its byte order mark. @throws Error for an encoding that nobody knows. */
function* xml_text_textOf(source) {
    let head = Buffer.alloc(0);
    let decode;
    for (const bytes of source()) {
        if (decode !== undefined)
            yield decode(bytes);
        else {
            head = Buffer.concat([head ?? Buffer.alloc(0), bytes]);
            if (head.length < HEAD_BYTES)
                continue;
            decode = decoderFor(head);
            yield decode(head);
            head = undefined;
        }
    }
    if (decode === undefined && head !== undefined) {
        decode = decoderFor(head);
        yield decode(head);
    }
    if (decode !== undefined)
        yield decode(new Uint8Array(0));
}
/** Decodes a run of pieces; an empty one is the end. */
function decoderFor(head) {
    const encoding = encodingOf(head);
    const decoder = new TextDecoder(encoding);
    // Inside a sequence of several bytes, ASCII means an error that only the decoder may report.
    let isBetweenCharacters = encoding === "utf-8";
    return (bytes) => {
        if (bytes.length === 0)
            return decoder.decode();
        const isPlain = isBetweenCharacters && (0,external_node_buffer_.isAscii)(bytes);
        if (encoding === "utf-8")
            isBetweenCharacters = (bytes.at(-1) ?? 0) < 0x80;
        // Several times faster than the decoder.
        return isPlain
            ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")
            : decoder.decode(bytes, { stream: true });
    };
}
/** By byte order mark, else by where the zero bytes are, else by the XML declaration, else UTF-8. */
function encodingOf(head) {
    const start = head.toString("hex", 0, 4);
    if (start.startsWith("fffe") || start === "3c003f00")
        return "utf-16le";
    if (start.startsWith("feff") || start === "003c003f")
        return "utf-16be";
    const declared = /^<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString("latin1", 0, HEAD_BYTES));
    const name = (declared?.[1] ?? "utf-8").toLowerCase();
    // A declaration that can be read as ASCII is not UTF-16, whatever it says.
    return name.startsWith("utf-16") || name === "utf8" || name === "us-ascii" ? "utf-8" : name;
}

;// CONCATENATED MODULE: ./lib/src/test-results/junit.js




/**
 * Reads a JUnit report as a stream; nothing of it is kept. The listener hears of every test case that failed, of each
 * that is wanted, and of some others.
 */
async function readReport(source, wanted, listener) {
    let shortfall;
    const onShortfall = (words) => {
        shortfall ??= words;
    };
    const tree = createReportTree({ ...listener, onShortfall });
    const parser = await createReportParser(tree);
    const feed = createReportFeed(parser, tree, wanted);
    try {
        let isEmpty = true;
        for (const part of xml_text_textOf(source)) {
            isEmpty &&= part === "";
            feed.add(part);
        }
        if (isEmpty)
            return { cases: 0, broken: "it is empty" };
        feed.end();
        return { cases: tree.cases(), broken: shortfall };
    }
    catch (error) {
        const broken = reasonOf(error, () => lineAt(source, feed.offset()) + parser.linesIntoText());
        return { cases: tree.cases(), broken };
    }
}
/** Errors of the file system and of decoding are reasons as well; everything else is a defect of ours. */
function reasonOf(error, line) {
    if (error instanceof BrokenReport)
        return `line ${line()}: ${error.message}`;
    if (error instanceof Error && "code" in error)
        return error.message;
    throw error;
}
/** The number of the line, from 1, in which a character of the report stands. */
function lineAt(source, offset) {
    let line = 1;
    let before = 0;
    for (const text of xml_text_textOf(source)) {
        const end = offset - before;
        for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1))
            line += 1;
        before += text.length;
        if (before >= offset)
            break;
    }
    return line;
}

;// CONCATENATED MODULE: ./lib/src/test-results/reports.js




const NOBODY = { onCase() { }, onSuiteFailure() { }, onTime() { } };
/** Reads all reports. Successes are not kept: where one may cancel a failure, the reports are read a second time. */
async function readReports(files, signal) {
    const failures = createFailures();
    const suiteFailures = [];
    const broken = [];
    let cases = 0;
    for (const { name, path } of files) {
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        const reading = await readReport(fileSource(path), failures.tests, {
            onCase: failures.note,
            onSuiteFailure: (failure) => suiteFailures.push(failure),
            onTime: failures.noteTime,
        });
        cases += reading.cases;
        if (reading.broken !== undefined)
            broken.push({ name, reason: reading.broken });
    }
    if (failures.mayHaveMissedSuccess()) {
        await visitPassed(files, failures.tests, signal, failures.note);
    }
    return { cases, failures: failures.counting(), suiteFailures, broken };
}
/** Shows every test case of the reports that passed and that is wanted, and some others that passed. */
async function visitPassed(files, wanted, signal, visit) {
    for (const { path } of files) {
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        const onCase = (testCase) => {
            if (testCase.outcome === "passed")
                visit(testCase);
        };
        await readReport(fileSource(path), wanted, { ...NOBODY, onCase });
    }
}

;// CONCATENATED MODULE: ./lib/src/test-results/verdict.js
function stepEndOf({ outcome, exitCode, failureExitCodes }) {
    if (exitCode === 0)
        return "green";
    if (exitCode !== undefined) {
        return failureExitCodes?.includes(exitCode) === false ? "other-failure" : "tests-failed";
    }
    switch (outcome) {
        case "success":
            return "green";
        case "cancelled":
        case "skipped":
            return outcome;
        // Without either there is nothing that could turn green.
        case "failure":
        case undefined:
            return "tests-failed";
    }
}
/**
 * A red test step turns green only when every file was read whole, at least one test failed, every failure is known
 * to be quarantined, and the step ended in the way that failed tests end it. A green one stays green only when nothing
 * speaks against it. A step that was cancelled or skipped is never green.
 */
function verdictOf({ step, files, whole, failed, quarantined }) {
    if (files === 0)
        return { result: "no-results" };
    if (failed > 0)
        return { result: "failed", because: "failures" };
    if (!whole)
        return { result: "failed", because: "broken-files" };
    switch (step) {
        case "cancelled":
        case "skipped":
            return { result: "failed", because: step };
        case "other-failure":
            return { result: "failed", because: quarantined > 0 ? "not-tests" : "no-failure" };
        case "tests-failed":
            return quarantined > 0 ? { result: "quarantined" } : { result: "failed", because: "no-failure" };
        case "green":
            return { result: quarantined > 0 ? "quarantined" : "passed" };
    }
}

;// CONCATENATED MODULE: ./lib/src/test-results/check.js






/** Reads the reports that were found, asks about what failed, and decides. */
async function checkReports({ files, missing }, step, owner, context) {
    const read = await readReports(files, context.signal);
    const reports = { ...read, broken: [...missing, ...read.broken] };
    const { failures, suiteFailures, broken } = reports;
    const lookUp = failures.length === 0 ? undefined : await lookUpQuarantine(failures, owner, context);
    const list = lookUp?.kind === "list" ? lookUp.list : [];
    const find = listedFinder(list, owner);
    const { failed, quarantined } = splitFailures(failures, find);
    const passing = list.length === 0 ? [] : await passingNow(files, list, find, context.signal);
    const failing = new Set(quarantined.map(({ listed }) => listed));
    return {
        reports,
        files: files.map(({ name }) => name),
        missing,
        lookUp,
        failed,
        quarantined,
        passing: passing.filter((listed) => !failing.has(listed)),
        verdict: verdictOf({
            step,
            files: files.length,
            whole: broken.length === 0,
            failed: failed.length + suiteFailures.length,
            quarantined: quarantined.length,
        }),
    };
}
/** Tests of the list that passed. Their names are known only now, so the reports are read once more. */
async function passingNow(files, list, find, signal) {
    const passing = new Set();
    await visitPassed(files, wantedTests(list), signal, (testCase) => {
        const match = find(testCase);
        if (match !== undefined)
            passing.add(match.listed);
    });
    return [...passing];
}

;// CONCATENATED MODULE: ./lib/src/test-results/report-files.js


/**
 * Finds the files that a list of paths and patterns names. A line with a leading `!` takes files out again; a line
 * that is the path of a file is not read as a pattern.
 */
async function findReports(lines, workspace) {
    // A backslash in a path of Windows is no escape.
    const patterns = external_node_path_.sep === "\\" ? lines.map((line) => line.replaceAll("\\", "/")) : lines;
    const isFile = (path) => (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(workspace, path), { throwIfNoEntry: false })?.isFile() === true;
    const { paths, missing } = patterns.every(isFile)
        ? { paths: patterns, missing: [] }
        : await expand(patterns, isFile, workspace);
    const distinct = new Set(paths.map((path) => (0,external_node_path_.resolve)(workspace, path)));
    const files = [...distinct].toSorted().map((path) => ({ path, name: nameOf(path, workspace) }));
    return { files, missing: files.length === 0 ? [] : missing };
}
/** Pattern by pattern, since each must have a file. */
async function expand(patterns, isFile, workspace) {
    const { escapePath, glob, isDynamicPattern } = await Promise.all(/* import() */[__nccwpck_require__.e(6), __nccwpck_require__.e(382)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3382));
    const find = (pattern, ignore) => glob([pattern], { cwd: workspace, absolute: true, expandDirectories: false, ignore });
    const takenOut = patterns.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const paths = [];
    const missing = [];
    for (const line of patterns.filter((each) => !each.startsWith("!"))) {
        const pattern = isFile(line) ? escapePath(line) : line;
        const found = await find(pattern, takenOut);
        for (const path of found)
            paths.push(path);
        // What was taken out on purpose is not missing.
        if (found.length === 0 && (await find(pattern, [])).length === 0)
            missing.push({ name: line, reason: isDynamicPattern(line) ? "matches no file" : "is no file" });
    }
    return { paths, missing };
}
/** Relative to the workspace where it lies in it. */
function nameOf(path, workspace) {
    const name = (0,external_node_path_.relative)(workspace, path);
    return name === "" || name.startsWith("..") ? path : name.replaceAll(external_node_path_.sep, "/");
}

;// CONCATENATED MODULE: ./lib/src/operations/check-test-results.js








const checkTestResults = repositoryOperation({
    name: "check-test-results",
    title: "Lets a failed test step pass when every failure is a quarantined test.",
    inputs: testResultsInputs,
    results: {
        passed: { description: "The test step succeeded, and no test failed." },
        quarantined: { description: "Tests failed, and every failure is quarantined: the step is green." },
        failed: {
            description: "A failure is not known to be quarantined, a result file cannot be relied on, or failed tests do not explain how the test step ended.",
            fails: "result",
        },
        "no-results": { description: "No file matches `junit-paths`.", fails: "result" },
    },
    outputs: {
        "failed-count": "Number of failures that count: tests that are not known to be quarantined, and suites.",
        "quarantined-count": "Number of failed tests that are quarantined.",
        "failed-tests": "The failures that count, as JSON: a list of objects with `name`, `parent` (the suite), `file` and `classname`; `name` is null where a suite failed outside of any test.",
        "quarantined-failures": "The failed tests that are quarantined, in the same form.",
    },
    permissions: {},
    dryRun: "ignored",
    anyHost: true,
    needsToken: "later",
    check: testResultsProblems,
    async run(values, { repository }, context) {
        const { orgSlug = "", junitPaths = [], testOutcome, testExitCode, variant = "", failureExitCodes, } = values;
        const found = await findReports(junitPaths, context.workspace);
        const step = stepEndOf({ outcome: testOutcome, exitCode: testExitCode, failureExitCodes });
        const findings = await checkReports(found, step, { orgSlug, repository, variant }, context);
        const { lookUp, reports } = findings;
        if (lookUp?.kind === "unknown")
            context.log.warning(lookUp.warning);
        for (const broken of reports.broken)
            context.log.warning(`${brokenInWords(broken)}.`);
        const message = verdictInWords(findings, testExitCode);
        const details = adviceFor(findings);
        return {
            result: findings.verdict.result,
            message,
            details,
            outputs: countOutputs(findings),
            summary: testResultsSummary(message, details, findings),
            record: recordOf(findings),
        };
    },
});

;// CONCATENATED MODULE: ./lib/src/inputs/settings.js



/** Any text: what is wrong with it is found out later, since the reader of YAML is loaded only where it is needed. */
const settingsInput = optional(parsers/* text */.Qq, {
    name: "settings",
    description: "Settings of the queue as YAML, one `name: value` per line; see the table of settings.",
});
/** Everything that is wrong with the text. */
async function settingsProblems(given) {
    return given === undefined ? [] : (await readSettings(given)).problems;
}

;// CONCATENATED MODULE: ./lib/src/operations/create-queue.js













const create_queue_createQueue = queueOperation({
    name: "create-queue",
    title: "Makes a merge queue for a branch, with its settings.",
    inputs: {
        settings: settingsInput,
        ifExists: withDefault((0,parsers/* oneOf */.yL)("error", "ignore", "update"), "error", {
            name: "if-exists",
            description: "What to do when the branch has a queue: fail (`error`), leave it as it is (`ignore`), or give it the settings (`update`).",
        }),
    },
    results: {
        created: { description: "The queue was made, with all settings." },
        "already-exists": { description: "There was a queue, and nothing was changed (`if-exists`)." },
        updated: { description: "There was a queue, and settings of it were changed (`if-exists: update`)." },
    },
    outputs: {
        changes: "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
    },
    permissions: {},
    branch: "given",
    check: ({ settings }) => settingsProblems(settings),
    async run({ settings, ifExists }, place, context) {
        const wanted = settings === undefined ? new Map() : await settingsOf(settings);
        const found = await findQueue(context.client, place);
        if (context.dryRun) {
            if (found === undefined)
                return plannedCreation(place, wanted);
            return ifExists === "update"
                ? plannedUpdate(place, changesFor(found, wanted))
                : planned(`${exists(place)}; with if-exists: ${ifExists} ${IF_EXISTS[ifExists]}.`);
        }
        const creation = found === undefined ? await createQueue(place, wanted, context.client) : undefined;
        if (creation === "created")
            return { result: "created", ...creationReport(place, wanted) };
        switch (ifExists) {
            case "error":
                throw alreadyThere(place, creation?.error);
            case "ignore":
                return {
                    result: "already-exists",
                    message: `${exists(place)}; it was left as it is.`,
                    outputs: { changes: [] },
                };
            case "update": {
                const queue = found ?? (await readQueue(context.client, place));
                const update = await updateSettings(place, wanted, queue, context);
                const result = update.changes.length === 0 ? "already-exists" : "updated";
                return { result, ...updateReport(place, update) };
            }
        }
    },
});
const IF_EXISTS = { error: "the step would fail", ignore: "it would be left as it is" };
function exists(place) {
    return `There is a merge queue for branch ${inWords(place)} already`;
}
function alreadyThere(place, error) {
    return new errors/* Failure */.HR("rejected", `${exists(place)}.`, {
        details: [
            "To change its settings use update-queue, or if-exists: update. To leave it as it is use if-exists: ignore.",
            ...(error === undefined ? [] : serviceSaid(error.facts)),
        ],
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/src/queue/deleting.js




/** Deletes a queue, which the service does only when it is empty. @throws Failure when it is not clear why it did not. */
async function deleteQueue(place, client) {
    try {
        await writeQueue({
            endpoint: endpoints.deleteQueue,
            request: queueRequest(place),
            place,
            doubt: "the queue may be deleted",
            amiss: (queue) => queue === undefined ? undefined : "The queue was read afterwards: it is still there.",
            refused: (error) => error,
        }, client);
        return { kind: "deleted" };
    }
    catch (error) {
        if ((0,errors/* isNotFound */.c4)(error))
            return { kind: "not-found" };
        if (error instanceof errors/* ApiError */.hD && error.facts.status === 400)
            return deleting_refused(place, client, error);
        throw error;
    }
}
/** Numbers of the pull requests in the queue, in order. */
function enqueuedIn(queue) {
    return queue.enqueuedPullRequests.map(({ prNumber }) => prNumber);
}
/** Of a 400 nobody says what it means; the queue does. */
async function deleting_refused(place, client, error) {
    const reading = await readAfterwards(place, client);
    if (reading === undefined)
        throw error;
    if (reading.queue === undefined)
        return { kind: "not-found" };
    const enqueued = enqueuedIn(reading.queue);
    if (enqueued.length > 0)
        return { kind: "not-empty", enqueued, error };
    const advice = "No pull request is in the queue. Ones that were submitted and are not ready are not shown by it, and may be what keeps it: cancel them, then run the step again.";
    throw (0,errors/* withMore */.iA)(error, { details: [advice] });
}

;// CONCATENATED MODULE: ./lib/src/operations/delete-queue.js






/** So many numbers are a message; the output has them all. */
const delete_queue_NAMED = 20;
const delete_queue_deleteQueue = queueOperation({
    name: "delete-queue",
    title: "Deletes a merge queue, which must be empty.",
    inputs: {},
    results: {
        deleted: { description: "The queue is gone." },
        "not-found": { description: "There was no such queue." },
        "not-empty": { description: "Pull requests are in it, so it was not deleted.", fails: "result" },
    },
    outputs: {
        enqueued: "Numbers of the pull requests that keep it from being deleted, in queue order, as JSON.",
    },
    permissions: {},
    branch: "given",
    async run(_values, place, { client, dryRun }) {
        const name = `The merge queue for ${inWords(place)}`;
        const missing = `There is no merge queue for branch ${inWords(place)}; nothing was deleted.`;
        if (dryRun) {
            const queue = await findQueue(client, place);
            if (queue === undefined)
                return planned(missing);
            const enqueued = enqueuedIn(queue);
            return enqueued.length > 0
                ? {
                    ...planned(`${name} would not be deleted: ${pullRequests(enqueued)} in it.`),
                    outputs: { enqueued },
                }
                : planned(`${name} would be deleted.`, endpoints.deleteQueue, queueRequest(place));
        }
        const deletion = await deleteQueue(place, client);
        switch (deletion.kind) {
            case "deleted":
                return { result: "deleted", message: `${name} was deleted.`, outputs: {} };
            case "not-found":
                return { result: "not-found", message: missing, outputs: {} };
            case "not-empty":
                return {
                    result: "not-empty",
                    message: `${name} was not deleted: ${pullRequests(deletion.enqueued)} in it.`,
                    details: [
                        "Run drain-queue first: it waits until the queue is empty. Or cancel the pull requests.",
                        ...serviceSaid(deletion.error.facts),
                    ],
                    outputs: { enqueued: deletion.enqueued },
                };
        }
    },
});
function pullRequests(numbers) {
    const named = numbers.slice(0, delete_queue_NAMED).map((number) => `#${number}`);
    const more = numbers.length - named.length;
    const list = more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
    return numbers.length === 1 ? `pull request ${list} is` : `pull requests ${list} are`;
}

;// CONCATENATED MODULE: ./lib/src/inputs/wait.js



/** The words that a wait can end with; the order is that of the documentation. */
const WAIT_RESULTS = [
    "merged",
    "failed",
    "cancelled",
    "head-changed",
    "not-ready",
    "left-queue",
    "not-submitted",
    "timed-out",
    "aborted",
];
/** How long a step waits; the default is the operation's own. */
function timeoutInput(byDefault) {
    return withDefault(parseDuration, byDefault, {
        name: "timeout",
        description: "Longest time to wait. Keep it below the job's `timeout-minutes`; GitHub-hosted runners end a job after six hours.",
    });
}
const pollIntervalInput = withDefault((0,parsers/* wordOr */.ao)("auto", parseTimerDuration), "auto", {
    name: "poll-interval",
    description: "Time between two polls; `auto` adapts it to what can happen soon.",
});
/** Inputs of `wait-for-merge`, and of `submit` with `wait: true`. */
const waitInputs = {
    timeout: timeoutInput("5h"),
    notReadyTimeout: withDefault(parseDuration, "1h", {
        name: "not-ready-timeout",
        description: "Longest time that the pull request may stay `not_ready` without interruption.",
    }),
    gracePeriod: withDefault(parseDuration, "1m", {
        name: "grace-period",
        description: "How long the pull request may be missing from the queue before the wait ends.",
    }),
    pollInterval: pollIntervalInput,
    since: optional(parsers/* timestamp */.vE, {
        name: "since",
        description: "Output `submitted-at` of an earlier `submit`: attempts that ended before this time are ignored.",
    }),
    cancelOnAbort: withDefault(parsers/* flag */.Jt, "false", {
        name: "cancel-on-abort",
        description: "Take the pull request out of the queue when the job is cancelled.",
    }),
    allowedResults: withDefault((0,parsers/* someOf */.yU)(...WAIT_RESULTS), "merged", {
        name: "allowed-results",
        description: "Results that do not fail the step, separated by commas or line breaks. `merged` never does.",
    }),
};

;// CONCATENATED MODULE: ./lib/src/summary/queue-line.js



/** More is not read, and `result-file` has it. */
const LONGEST_TEXT = 300;
/** Leaves room on the page for everything else. */
const TABLE_BYTES = 600 * 1024;
const HEAD = ["Position", "Pull request", "Title", "Author", "State", "Since", "Priority", "Flags"];
/** The pull requests of a queue in its order, as many rows as fit; then how many more there are. */
function queueLine(queue, { repository }, mostRows) {
    const rows = [];
    let bytes = 0;
    for (const [index, pullRequest] of queue.enqueuedPullRequests.slice(0, mostRows).entries()) {
        const row = rowOf(pullRequest, index + 1, repository);
        bytes += Buffer.byteLength(row.join(" | "));
        if (bytes > TABLE_BYTES)
            break;
        rows.push(row);
    }
    const hidden = queue.enqueuedPullRequests.length - rows.length;
    return [
        (0,markdown/* table */.tp)(HEAD, rows),
        ...(hidden > 0 ? [`And ${hidden} more; the output result-file has them all.`] : []),
    ].join("\n\n");
}
/** The service's times as it gives them: its clock and this machine's need not agree. */
function rowOf(pullRequest, position, repository) {
    const { prNumber, prTitle, prAuthor, state, stateChangedAt } = pullRequest;
    return [
        `${position}`,
        `[#${prNumber}](https://${repository.host}/${repository.owner}/${repository.name}/pull/${prNumber})`,
        queue_line_shown(prTitle),
        queue_line_shown(prAuthor),
        queue_line_shown(stateInWords(state)),
        queue_line_shown(stateChangedAt),
        queue_line_shown(priorityInWords(pullRequest)),
        flagsInWords(pullRequest),
    ];
}
function queue_line_shown(text) {
    if (text === null || text === undefined)
        return "";
    return (0,markdown/* escapeText */.X1)((0,shorten/* shorten */.ml)(text, LONGEST_TEXT));
}
function priorityInWords({ priorityName, priorityValue }) {
    const [name, value] = [priorityName ?? "", `${priorityValue ?? ""}`];
    return name === "" || value === "" ? name + value : `${name} (${value})`;
}
function flagsInWords({ skipTheLine, noBatch }) {
    return [
        ...(skipTheLine === true ? ["skips the line"] : []),
        ...(noBatch === true ? ["not batched"] : []),
    ].join(", ");
}

;// CONCATENATED MODULE: ./lib/src/summary/drain.js



const PULL_REQUESTS_SHOWN = 100;
/** A curve of so many points shows how it went. */
const POINTS_SHOWN = 20;
/** Fewer points say no more than the message. */
const POINTS_WORTH_IT = 3;
/** The page about a drain: how it ended, what is left, and how it went. */
function drainSummary({ end, place, message, details }) {
    const { queue, course } = end;
    const parts = [
        (0,markdown/* escapeText */.X1)(message),
        details.map((line) => `- ${(0,markdown/* escapeText */.X1)(line)}`).join("\n"),
        queue === undefined || queue.enqueuedPullRequests.length === 0
            ? ""
            : `#### What is left\n\n${queueLine(queue, place, PULL_REQUESTS_SHOWN)}`,
        course.length < POINTS_WORTH_IT ? "" : `#### How it went\n\n${courseTable(course)}`,
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function courseTable(course) {
    const rows = spread(course, POINTS_SHOWN).map(({ afterMs, count }) => [
        (0,duration/* formatDuration */.a3)(afterMs),
        `${count}`,
    ]);
    return (0,markdown/* table */.tp)(["After", "Left"], rows);
}
/** So many items at even distances, the first and the last among them. */
function spread(items, count) {
    if (items.length <= count)
        return items;
    const step = (items.length - 1) / (count - 1);
    return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]).filter((item) => item !== undefined);
}

;// CONCATENATED MODULE: ./lib/src/queue/state-in-words.js
/** What it means that a queue does not run, or nothing when it does. */
function queueTroubleInWords(state) {
    switch (state) {
        case "running":
            return "";
        case "paused":
            return "The queue is paused: nothing is merged until somebody resumes it.";
        case "draining":
            return "The queue is draining: it merges what is in it and takes nothing new in until somebody resumes it.";
        case "switching_modes":
            return "The queue is switching modes: it takes nothing new in until that is done.";
        default:
            return `The queue is ${queueStateInWords(state)}, so it may neither take in nor merge.`;
    }
}
/** The state of a queue as a person reads it. */
function queueStateInWords(state) {
    return state === "" ? "in an unknown state" : state.replaceAll("_", " ");
}
/** `1 pull request`, `7 pull requests`. */
function pullRequestsInWords(count) {
    return `${count} pull request${count === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./lib/src/queue/change-state.js




function stateRequest(place, state) {
    return { ...queueRequest(place), state };
}
/** Sets the state. `withinMs` bounds the read that follows an unclear end. @throws Failure as writeQueue does */
function setState(place, state, client, withinMs) {
    const write = {
        endpoint: endpoints.updateQueue,
        request: stateRequest(place, state),
        place,
        doubt: "look at the state of the queue",
        amiss(queue) {
            if (queue === undefined)
                return NO_QUEUE;
            if (queue.state === state)
                return undefined;
            return `The queue was read afterwards: it is ${queueStateInWords(queue.state)}.`;
        },
    };
    return writeQueue(write, client, withinMs);
}

;// CONCATENATED MODULE: ./lib/src/queue/drain-rules.js
const NOTHING_KNOWN = { previousState: undefined, sentAtMs: undefined, drains: false };
/** So long a reply may still show the state from before our change. */
const SETTLE_MS = 15_000;
/** Judges one reading of the queue, and gives what is remembered of it. */
function judgeDrain(memory, queue, nowMs) {
    const begun = memory.drains || memory.sentAtMs !== undefined;
    const seen = {
        previousState: begun ? memory.previousState : queue.state,
        sentAtMs: memory.sentAtMs,
        drains: memory.drains || queue.state === "draining",
    };
    return { verdict: begun ? judgeLater(memory, queue, nowMs) : judgeFirst(queue), memory: seen };
}
/** Draining would let a paused queue merge; what a state that is new to us means nobody here knows. */
function judgeFirst(queue) {
    switch (queue.state) {
        case "running":
            return "send";
        case "draining":
            return whileDraining(queue);
        // It acts like draining, but runs again afterwards: our own change has to wait for that.
        case "switching_modes":
            return "wait";
        default:
            return "refuse";
    }
}
/** Empty counts only while nothing new comes in. */
function judgeLater({ previousState, sentAtMs, drains }, queue, nowMs) {
    if (queue.state === "draining" || queue.state === "switching_modes")
        return whileDraining(queue);
    const lags = !drains && sentAtMs !== undefined && nowMs - sentAtMs < SETTLE_MS;
    return lags && queue.state === previousState ? "settle" : "interrupted";
}
function whileDraining({ enqueuedPullRequests }) {
    return enqueuedPullRequests.length === 0 ? "drained" : "wait";
}

;// CONCATENATED MODULE: ./lib/src/queue/drain-words.js




/** So many numbers say enough; the page and `result-file` have more. */
const NUMBERS_SHOWN = 20;
/** A queue that must not be set draining: nothing was sent. */
function refusal(place, { state }) {
    const what = queueStateInWords(state);
    const why = state === "paused"
        ? "draining it would let it merge again"
        : "which is not known here; draining it might let it merge again";
    return new errors/* Failure */.HR("rejected", `The merge queue for ${inWords(place)} is ${what}: ${why}. Nothing was sent. If it may merge, run resume-queue first and then drain-queue.`);
}
/** How a drain ended, in one sentence. */
function drainInWords(end, place, timeoutMs) {
    const subject = `The merge queue for ${inWords(place)}`;
    const waited = (0,duration/* formatDuration */.a3)(end.waitedMs);
    switch (end.result) {
        case "drained":
            return `${subject} is drained: nothing is left in it after ${waited}.`;
        case "timed-out":
            return end.unreadable === undefined
                ? `${subject} was not drained within ${(0,duration/* formatDuration */.a3)(timeoutMs)}: ${leftInWords(end.queue)}.`
                : `${subject} was not seen drained within ${(0,duration/* formatDuration */.a3)(timeoutMs)}: the service could not be read for the last ${(0,duration/* formatDuration */.a3)(end.unreadable.forMs)}. Before that, ${leftInWords(end.queue)}.`;
        case "interrupted":
            return end.gone
                ? `${subject} was deleted while it was draining. When it was last read, ${leftInWords(end.queue)}.`
                : `${subject} stopped draining before it was seen empty: it is ${queueStateInWords(end.queue?.state ?? "")} now, and ${leftInWords(end.queue)}.`;
        case "aborted":
            return end.queue === undefined
                ? `The drain of the merge queue for ${inWords(place)} was stopped after ${waited}, before its state was known.`
                : `The drain of the merge queue for ${inWords(place)} was stopped after ${waited}: ${leftInWords(end.queue)}.`;
    }
}
/** `nothing was left in it`, `2 pull requests were left (#1, #2)`. */
function leftInWords(queue) {
    const numbers = (queue?.enqueuedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`);
    if (numbers.length === 0)
        return "nothing was in it";
    const rest = numbers.length - NUMBERS_SHOWN;
    const shown = `${numbers.slice(0, NUMBERS_SHOWN).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    return `${pullRequestsInWords(numbers.length)} ${numbers.length === 1 ? "was" : "were"} left (${shown})`;
}
/** What to do about it, one sentence a line. */
function afterDrain(end) {
    switch (end.result) {
        case "drained":
            return ["It takes nothing new in until resume-queue."];
        case "timed-out":
            return [
                ...(end.unreadable === undefined
                    ? []
                    : [end.unreadable.error.message, ...end.unreadable.error.details]),
                whereItIsLeft(end),
            ];
        case "interrupted":
            return [
                end.gone
                    ? "Somebody deleted it; it must be created again before anything can be merged through it."
                    : "Somebody changed its state meanwhile; ask why before you drain it again.",
            ];
        case "aborted":
            return [whereItIsLeft(end)];
    }
}
/** The state in which a drain that did not come to its end leaves the queue. */
function whereItIsLeft({ sent, queue }) {
    const advice = "Run drain-queue again to go on waiting, or resume-queue to let it take in pull requests again.";
    if (sent === "unsure")
        return `It may be draining: the request was under way. ${advice}`;
    if (sent === "yes" || queue?.state === "draining")
        return `It stays draining, and takes nothing new in. ${advice}`;
    return queue?.state === "switching_modes"
        ? "It is switching modes, so its state could not be set: nothing was sent."
        : "Nothing was sent.";
}

;// CONCATENATED MODULE: ./lib/src/polling/outage.js
/** The shortest time without a good answer that is worth telling at the end. */
const OUTAGE_MS = 1500;
function createOutageWatch() {
    let current;
    return {
        failed(error, askedAtMs) {
            current = { sinceMs: current?.sinceMs ?? askedAtMs, error };
        },
        over() {
            current = undefined;
        },
        lasting(nowMs) {
            if (current === undefined)
                return undefined;
            const forMs = nowMs - current.sinceMs;
            return forMs >= OUTAGE_MS ? { forMs, error: current.error } : undefined;
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/queue/drain-interval.js
const SHORTEST_MS = 2000;
const LONGEST_MS = 60_000;
/** After the start the pause grows with the time since: a queue that is nearly empty is done soon. */
const SHARE_OF_AGE = 0.5;
/** With few left the end may come soon; each one more is worth this much longer a pause. */
const FOR_EACH_LEFT_MS = 10_000;
/** Milliseconds until the next poll: short after the start and with few left, a minute with many. */
function drainInterval(left, sinceStartMs) {
    const longest = Math.min(LONGEST_MS, FOR_EACH_LEFT_MS * Math.max(1, left));
    return Math.max(SHORTEST_MS, Math.min(longest, SHARE_OF_AGE * sinceStartMs));
}

;// CONCATENATED MODULE: ./lib/src/queue/drain-log.js



/** With few left each one counts; a long queue that shrinks all the time is told of this often. */
const FEW = 10;
const SHRINKING_MS = 60_000;
function createDrainLog(log, startedAtMs) {
    const { say, silentMs, isSilent, readable, unreadable } = createPollLog(log);
    let said;
    return {
        polled(queue, nowMs) {
            readable(nowMs);
            const left = queue.enqueuedPullRequests.length;
            const { state } = queue;
            const what = `${pullRequestsInWords(left)} left`;
            if (said === undefined || said.state !== state) {
                const before = said === undefined ? "" : ` (before: ${queueStateInWords(said.state)})`;
                say(`The queue is ${queueStateInWords(state)}${before}; ${what}.`, nowMs);
            }
            else if (said.left !== left && (left <= FEW || silentMs(nowMs) >= SHRINKING_MS)) {
                say(`${what} (before: ${said.left}).`, nowMs);
            }
            else if (isSilent(nowMs)) {
                say(`Still ${what}, after ${(0,duration/* formatDuration */.a3)(nowMs - startedAtMs)}.`, nowMs);
            }
            else {
                return;
            }
            said = { state, left };
        },
        unreadable,
    };
}

;// CONCATENATED MODULE: ./lib/src/queue/draining.js









/** A queue that was there and is no longer. */
const GONE = Symbol("gone");
/** The pause after a reply that does not show our change yet. */
const SETTLE_PAUSE_MS = 2000;
/**
 * Sets a queue draining and polls it until it is empty, by the rules of drain-rules.ts.
 * @throws what the first read and the change throw; later only failures that asking again cannot cure.
 */
async function drain(place, options, context) {
    const { client, clock, signal } = context;
    const startedAt = clock.now();
    const leftMs = () => startedAt + options.timeoutMs - clock.now();
    const log = createDrainLog(context.log, startedAt);
    const outage = createOutageWatch();
    const course = [];
    let memory = NOTHING_KNOWN;
    let sent = "no";
    let queue;
    let gone = false;
    try {
        while (leftMs() > 0) {
            const next = await poll();
            if (typeof next === "string")
                return endOf(next);
            await clock.sleep(untilNextPoll(next, leftMs()), signal);
        }
    }
    catch (error) {
        if (signal.aborted)
            return endOf("aborted");
        throw (0,errors/* withMore */.iA)(error, known());
    }
    return endOf("timed-out");
    /** One poll: the result that ends the wait, or the milliseconds until the next one. */
    async function poll() {
        const askedAt = clock.now();
        const reading = await read();
        if (reading === GONE) {
            gone = true;
            return "interrupted";
        }
        if (reading instanceof errors/* ApiError */.hD) {
            outage.failed(reading, askedAt);
            log.unreadable(reading, clock.now());
            return Math.max(reading.facts.retryAfterMs ?? 0, interval());
        }
        outage.over();
        note(reading);
        const judged = judgeDrain(memory, reading, clock.now());
        memory = judged.memory;
        switch (judged.verdict) {
            case "refuse":
                throw refusal(place, reading);
            case "send":
                await send();
                return 0;
            case "settle":
                return Math.min(SETTLE_PAUSE_MS, interval());
            case "wait":
                return interval();
            case "drained":
            case "interrupted":
                return judged.verdict;
        }
    }
    function note(reading) {
        const count = reading.enqueuedPullRequests.length;
        if (course.at(-1)?.count !== count)
            course.push({ afterMs: clock.now() - startedAt, count });
        queue = reading;
        log.polled(reading, clock.now());
    }
    /** Before the first answer every failure ends the drain; afterwards only those that asking again cannot cure. */
    async function read() {
        try {
            return await readQueue(client, place, { withinMs: leftMs() });
        }
        catch (error) {
            if (queue === undefined)
                throw error;
            if (error instanceof errors/* ApiError */.hD && error.facts.transient)
                return error;
            if (error instanceof errors/* Failure */.HR && error.kind === "not-found")
                return GONE;
            throw error;
        }
    }
    async function send() {
        sent = "unsure";
        await setState(place, "draining", client, Math.max(0, leftMs()));
        sent = "yes";
        memory = { ...memory, sentAtMs: clock.now() };
    }
    function interval() {
        if (options.pollInterval !== "auto")
            return options.pollInterval;
        const left = queue?.enqueuedPullRequests.length ?? 0;
        return withJitter(drainInterval(left, clock.now() - startedAt), context.random);
    }
    /** What a later step may need to know although this one failed. */
    function known() {
        return {
            details: sent === "yes" ? [whereItIsLeft({ sent, queue })] : [],
            outputs: { "previous-state": memory.previousState, depth: queue?.enqueuedPullRequests.length },
        };
    }
    function endOf(result) {
        const waitedMs = clock.now() - startedAt;
        const unreadable = outage.lasting(clock.now());
        const { previousState } = memory;
        return { result, previousState, sent, queue, gone, unreadable, waitedMs, course };
    }
}

;// CONCATENATED MODULE: ./lib/src/queue/drain-outcome.js










const drainResults = {
    drained: { description: "It is empty, and takes nothing new in." },
    "timed-out": { description: "`timeout` passed; it stays draining if it was set so.", fails: "timeout" },
    interrupted: {
        description: "It stopped draining before it was seen empty: somebody resumed, paused or deleted it.",
        fails: "result",
    },
    aborted: {
        description: "The job was cancelled; the queue stays draining if it was set so.",
        fails: "aborted",
    },
};
const drainOutputs = {
    "previous-state": "State of the queue before.",
    depth: "How many pull requests were left when the queue was last read.",
};
/** Drains a queue, and says in words, outputs and summary how that ended. */
async function drainOutcome(options, place, context) {
    const patience = (0,duration/* formatDuration */.a3)(options.timeoutMs);
    context.log.info(`Draining the merge queue for ${inWords(place)}; waiting ${patience} at most.`);
    const end = await drain(place, options, context);
    const message = drainInWords(end, place, options.timeoutMs);
    const details = afterDrain(end);
    return {
        result: end.result,
        message,
        details,
        outputs: {
            "previous-state": end.previousState,
            depth: end.gone ? undefined : end.queue?.enqueuedPullRequests.length,
        },
        summary: drainSummary({ end, place, message, details }),
        record: { queue: end.queue, "waited-seconds": Math.round(end.waitedMs / 1000), course: end.course },
    };
}
/** What a drain would begin with. */
async function plannedDrain(options, place, { client }) {
    const queue = await readQueue(client, place);
    const outputs = { "previous-state": queue.state, depth: queue.enqueuedPullRequests.length };
    return { ...firstStep(options, place, queue), outputs };
}
function firstStep({ timeoutMs }, place, queue) {
    const subject = `The merge queue for ${inWords(place)} is ${queueStateInWords(queue.state)}, with ${pullRequestsInWords(queue.enqueuedPullRequests.length)} in it.`;
    const waits = `wait ${(0,duration/* formatDuration */.a3)(timeoutMs)} at most`;
    switch (judgeFirst(queue)) {
        case "refuse":
            return planned(`The step would fail. ${refusal(place, queue).message}`);
        case "drained":
            return planned(`${subject} Nothing would be sent, and the step would end at once as drained.`);
        case "send":
            return planned(`${subject} It would be set draining, and the step would ${waits}.`, ...request());
        case "wait":
            return queue.state === "draining"
                ? planned(`${subject} Nothing would be sent, and the step would ${waits}.`)
                : planned(`${subject} Once that is done it would be set draining, and the step would ${waits}.`, ...request());
    }
    function request() {
        return [endpoints.updateQueue, stateRequest(place, "draining")];
    }
}

;// CONCATENATED MODULE: ./lib/src/operations/drain-queue.js



const drainQueue = queueOperation({
    name: "drain-queue",
    title: "Lets a queue merge what is in it, takes nothing new in, and waits until it is empty.",
    inputs: { timeout: timeoutInput("1h"), pollInterval: pollIntervalInput },
    results: drainResults,
    outputs: drainOutputs,
    permissions: {},
    branch: "given",
    run({ timeout: timeoutMs, pollInterval }, place, context) {
        const options = { timeoutMs, pollInterval };
        return context.dryRun ? plannedDrain(options, place, context) : drainOutcome(options, place, context);
    },
});

;// CONCATENATED MODULE: ./lib/src/outputs.js
function outputsOf(reply, declared) {
    const named = Object.entries(reply).map(([field, value]) => [kebabCase(field), value]);
    return Object.fromEntries(named.filter(([name]) => Object.hasOwn(declared, name)));
}
function kebabCase(field) {
    return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

;// CONCATENATED MODULE: ./lib/src/queue/queue-outputs.js
/** Every field of a queue as an output, in the order of the service's document, then those that newer replies have. */
const queueOutputs = {
    state: "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
    branch: "Branch that the queue merges into.",
    mode: "`single` or `parallel`.",
    concurrency: "How many tests run side by side.",
    "bisection-concurrency": "How many tests run side by side to find what broke a batch.",
    "testing-timeout-minutes": "Minutes after which a test run counts as failed.",
    "pending-failure-depth": "How many later test runs a failed one waits for before it counts.",
    "can-optimistically-merge": "`true` when a later test run that passed also merges what is ahead of it.",
    batch: "`true` when several pull requests are tested together.",
    "batching-max-wait-time-minutes": "Minutes that a batch waits for more pull requests.",
    "batching-min-size": "How many pull requests a batch waits for.",
    "create-prs-for-testing-branches": "`true` when a draft pull request is opened for each test branch.",
    "comments-enabled": "`true` when the queue comments on pull requests.",
    "commands-enabled": "`true` when the queue takes commands from comments.",
    "status-check-enabled": "`true` when the queue reports a status check on pull requests.",
    "required-statuses": "Names of the status checks that the queue waits for in place of the branch's own, as JSON; empty or `[]` without.",
    "direct-merge-mode": "`always` when an up-to-date pull request may merge without the queue's tests, else `off`.",
    "optimization-mode": "`off` or `bisection_skip_redundant_tests`.",
    "merge-method": "`merge_commit`, `squash` or `rebase`.",
    "enqueued-pull-requests": "The pull requests in the queue, in its order, as JSON of 64 KiB at most; `result-file` has them all.",
    "extension-enabled": "`true` when the service's browser extension may be used.",
    "enqueueing-label": "Label that submits a pull request.",
    "label-commands-enabled": "`true` when the queue takes commands from labels.",
    "state-labels-enabled": "`true` when the queue labels pull requests with their state.",
    "allowed-bot-submitters": "Bots that may submit pull requests, as JSON.",
    "batching-rules": "Rules for batches, as JSON.",
    "test-branch-construction-mode": "How test branches are made.",
    "not-ready-timeout-hours": "Hours after which a pull request that is not ready is taken out.",
};

;// CONCATENATED MODULE: ./lib/src/summary/queue.js




/** More rows than anybody scrolls through. */
const ROWS = 500;
/** What the page says elsewhere. */
const queue_NO_SETTINGS = new Set(["state", "branch", "enqueuedPullRequests"]);
/** Replies may hold settings that are new to us; these bounds keep the page readable whatever they are. */
const queue_SETTINGS = 100;
const SETTING_CHARACTERS = 500;
/** The page about a queue: what stands in it, and its settings. */
function queueSummary(message, place, queue) {
    const isEmpty = queue.enqueuedPullRequests.length === 0;
    const parts = [
        (0,markdown/* escapeText */.X1)(message),
        (0,markdown/* escapeText */.X1)(queueTroubleInWords(queue.state)),
        isEmpty ? "Pull requests that are not ready do not stand in it." : queueLine(queue, place, ROWS),
        settings(queue),
    ];
    return parts.filter((part) => part !== "").join("\n\n");
}
function settings(queue) {
    const rows = Object.entries(queue)
        .filter(([name]) => !queue_NO_SETTINGS.has(name))
        .slice(0, queue_SETTINGS)
        .map(([name, value]) => [
        (0,markdown/* code */.aY)((0,shorten/* shorten */.ml)(name, SETTING_CHARACTERS)),
        value === null ? "" : (0,markdown/* code */.aY)(asText(value)),
    ]);
    if (rows.length === 0)
        return "";
    return `<details><summary>Settings</summary>\n\n${(0,markdown/* table */.tp)(["Setting", "Value"], rows)}\n\n</details>`;
}
function asText(value) {
    return typeof value === "string"
        ? (0,shorten/* shorten */.ml)(value, SETTING_CHARACTERS)
        : (0,shorten/* shortenJson */.Ws)(JSON.stringify(value) ?? "", SETTING_CHARACTERS);
}

;// CONCATENATED MODULE: ./lib/src/operations/get-queue.js






const getQueue = queueOperation({
    name: "get-queue",
    title: "Reads a queue: its state, its settings, and the pull requests in it in their order.",
    inputs: {},
    results: { found: { description: "The queue exists." } },
    outputs: {
        depth: "How many pull requests stand in it. Those that are not ready do not.",
        ...queueOutputs,
    },
    permissions: {},
    branch: "found",
    dryRun: "ignored",
    async run(_values, place, { client }) {
        const queue = await readQueue(client, place);
        const depth = queue.enqueuedPullRequests.length;
        const content = depth === 0 ? "and empty" : `with ${pullRequestsInWords(depth)} in it`;
        const message = `The merge queue for ${inWords(place)} is ${queueStateInWords(queue.state)}, ${content}.`;
        const trouble = queueTroubleInWords(queue.state);
        return {
            result: "found",
            message,
            details: trouble === "" ? [] : [trouble],
            outputs: { ...outputsOf(queue, queueOutputs), depth },
            summary: queueSummary(message, place, queue),
            record: { queue },
        };
    },
});

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/age.js


/** Adds the ages at a moment of this machine's clock, in milliseconds since 1970. A time without a zone is UTC (the service's document, "Quarantined test"). */
function withAges(tests, nowMs) {
    return tests.map((test) => ({ test, ageMs: ageAt(nowMs, test.quarantined_at) }));
}
function ageAt(nowMs, quarantinedAt) {
    const since = isoTime(quarantinedAt ?? "");
    if (since === undefined)
        return undefined;
    const ageMs = nowMs - since.ms;
    // Two clocks may differ a little; a time further ahead is no time of quarantine.
    return ageMs < -duration/* UNIT_MS */.k7.d ? undefined : Math.max(0, ageMs);
}
/** Whole days that have passed. */
function wholeDays(ageMs) {
    return Math.floor(ageMs / duration/* UNIT_MS */.k7.d);
}
/** Whole days as a cell shows them: empty when unknown. */
function daysOf({ ageMs }) {
    return ageMs === undefined ? "" : `${wholeDays(ageMs)}`;
}
/** The day (UTC) on which the test was quarantined; the service's own text where that is no time. */
function sinceOf({ test, ageMs }) {
    const text = test.quarantined_at ?? "";
    return ageMs === undefined ? text : dayOf(text);
}
/** Those of a known age, the longest quarantined first, then the others in their order. */
function oldestFirst(tests) {
    return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}
/** Age of the oldest test in milliseconds; undefined where no age is known. */
function oldestAge(tests) {
    return oldestFirst(tests)[0]?.ageMs;
}
function countUnknownAges(tests) {
    return tests.filter(({ ageMs }) => ageMs === undefined).length;
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/owners.js
/** An owner for comparing: Git hosts tell neither capital letters nor the `@` of a user or team apart. */
function ownerKey(owner) {
    return owner.trim().replace(/^@/, "").toLowerCase();
}
function ownersOf({ codeowners }) {
    return (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== "");
}
/** Each owner once, as first spelled, by name; tests without owner come last. A test with several owners is in each. */
function groupByOwner(tests) {
    const groups = new Map();
    const ownerless = [];
    for (const aged of tests) {
        const owners = ownersOf(aged.test);
        if (owners.length === 0)
            ownerless.push(aged);
        for (const owner of owners) {
            const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
            groups.set(ownerKey(owner), group);
            // An owner may stand twice in one test.
            if (group.tests.at(-1) !== aged)
                group.tests.push(aged);
        }
    }
    const byName = [...groups]
        .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([, group]) => group);
    return ownerless.length === 0 ? byName : [...byName, { owner: undefined, tests: ownerless }];
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/by-owner.js



/** The list as a Markdown page: a section for each code owner, the oldest tests first. */
function byOwnerPage(tests) {
    const groups = groupByOwner(tests);
    const sections = groups.length === 0 ? ["No test is listed."] : groups.map(by_owner_section);
    return `${["# Quarantined tests by code owner", ...sections].join("\n\n")}\n`;
}
function by_owner_section({ owner, tests }) {
    const title = owner === undefined ? "Without code owner" : (0,markdown/* escapeText */.X1)(owner);
    const rows = oldestFirst(tests).map((aged) => [
        (0,markdown/* escapeText */.X1)(aged.test.name),
        (0,markdown/* escapeText */.X1)(aged.test.file ?? ""),
        (0,markdown/* escapeText */.X1)(sinceOf(aged)),
        daysOf(aged),
        (0,markdown/* escapeText */.X1)((aged.test.status ?? "").toLowerCase()),
        (0,markdown/* escapeText */.X1)((aged.test.quarantine_setting ?? "").toLowerCase()),
    ]);
    return [
        `## ${title} (${tests.length})`,
        (0,markdown/* table */.tp)(["Test", "File", "Since", "Days", "Status", "Setting"], rows),
    ].join("\n\n");
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/csv.js

/** A field under its own name, as it came. */
function field(name) {
    return [name, ({ test }) => csv_asText(test[name])];
}
const COLUMNS = [
    field("name"),
    field("parent"),
    field("file"),
    field("classname"),
    field("variant"),
    ["codeowners", ({ test }) => (test.codeowners ?? []).join(" ")],
    field("quarantined_at"),
    ["days_quarantined", daysOf],
    field("status"),
    field("quarantine_setting"),
    field("status_last_updated_at"),
    field("test_case_id"),
];
/** The list as CSV (RFC 4180, lines end with CRLF) with a header; whole days of age beside the service's own fields. */
function csvOf(tests) {
    const rows = tests.map((aged) => COLUMNS.map(([, cell]) => escapeCell(cell(aged))));
    return [COLUMNS.map(([name]) => name), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}
function csv_asText(value) {
    return typeof value === "string" ? value : "";
}
/** What a spreadsheet takes for a formula, also behind blanks and in the full-width signs of East Asian keyboards. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
/** Quoted also where programs that split at other signs would begin a new cell. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
function escapeCell(text) {
    const inert = FORMULA.test(text) ? `'${text}` : text;
    return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/skip-list.js
/**
 * One name per line, each once. A name that would be several lines, or a blank one (as a pattern it fits every test),
 * is left out: its test fails the build as if it were not quarantined, which is the harmless mistake.
 */
function skipListOf(tests) {
    const names = new Set(tests.map(({ test }) => test.name));
    const lines = [...names].filter((name) => name.trim() !== "" && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name));
    return { text: lines.map((name) => `${name}\n`).join(""), leftOut: names.size - lines.length };
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/list-file.js



const LIST_FORMATS = ["json", "csv", "markdown", "lines"];
/** JSON and CSV have the service's fields as they came; Markdown is for people, lines are for test runners. */
function listFile(format, tests) {
    switch (format) {
        case "json":
            return file("json", `${JSON.stringify(tests.map(({ test }) => test), null, 2)}\n`);
        case "csv":
            return file("csv", csvOf(tests));
        case "markdown":
            return file("md", byOwnerPage(tests));
        case "lines": {
            const { text, leftOut } = skipListOf(tests);
            return { ...file("txt", text), leftOut };
        }
    }
}
function file(extension, text) {
    return { name: `quarantined-tests.${extension}`, text, leftOut: 0 };
}

;// CONCATENATED MODULE: ./lib/src/inputs/quarantined-tests.js






const listInputs = {
    orgSlug: orgSlugInput,
    pageSize: withDefault((0,parsers/* wholeNumber */.rD)(1, LARGEST_PAGE), `${LARGEST_PAGE}`, {
        name: "page-size",
        description: "How many tests one request asks for, from 1 to 100. All pages are read whatever it is.",
    }),
    codeOwners: optional(parsers/* lines */.Mn, {
        name: "code-owner",
        description: "Keep tests of any of these code owners, one per line, as in CODEOWNERS. Capital letters and the leading `@` do not matter.",
    }),
    filePatterns: optional(parsers/* lines */.Mn, {
        name: "file-pattern",
        description: "Keep tests whose file fits any of these globs, one per line: `src/**` is for the whole path, `*.spec.ts` (without a slash) for the file's own name.",
    }),
    olderThan: optional(parseDuration, {
        name: "older-than",
        description: "Keep tests that were quarantined longer ago than this. One whose time of quarantine cannot be read stays.",
    }),
    failIfOlderThan: optional(parseDuration, {
        name: "fail-if-older-than",
        description: "Fail the step when a test of the list was quarantined longer ago than this. One whose time of quarantine cannot be read gets a warning instead.",
    }),
    format: withDefault((0,parsers/* oneOf */.yL)(...LIST_FORMATS), "json", {
        name: "format",
        description: "Format of the file: `json` (the service's items), `csv`, `markdown` (by code owner) or `lines` (one name per line, for a test runner).",
    }),
};

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/filter.js

/** The tests that meet every filter, in their order. */
async function filterTests(tests, { codeOwners, filePatterns, olderThanMs }) {
    const filters = [];
    if (codeOwners !== undefined)
        filters.push(ownedBy(codeOwners));
    if (filePatterns !== undefined)
        filters.push(await inFiles(filePatterns));
    if (olderThanMs !== undefined)
        filters.push(olderThan(olderThanMs));
    return tests.filter((aged) => filters.every((filter) => filter(aged)));
}
function ownedBy(owners) {
    const keys = new Set(owners.map(ownerKey));
    return ({ test }) => ownersOf(test).some((owner) => keys.has(ownerKey(owner)));
}
/** A glob without a slash is for the last part of the path, as in `.gitignore`. A test without a file fits none. */
async function inFiles(patterns) {
    const { default: picomatch } = await __nccwpck_require__.e(/* import() */ 6).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4006, 19));
    const matchers = patterns.map(asPath).map((pattern) => 
    // The same on every system, whichever one reported the test.
    picomatch(pattern, { basename: !pattern.includes("/"), dot: true, windows: false }));
    return ({ test }) => {
        const path = asPath(test.file ?? "").replaceAll("\\", "/");
        return matchers.some((fits) => fits(path));
    };
}
/** Without a `./` in front. */
function asPath(text) {
    return text.replace(/^(?:\.[\\/]+)+(?=.)/, "");
}
/** An unknown age stays: leaving it out would take it for a young one. */
function olderThan(limitMs) {
    return ({ ageMs }) => ageMs === undefined || ageMs > limitMs;
}

;// CONCATENATED MODULE: ./lib/src/quarantined-tests/words.js





/** Names from elsewhere can have any length. */
const words_SHOWN_CHARACTERS = 300;
/** What was found, and what a person should know about it. */
function listInWords({ repository, read, tests }) {
    const name = `${repository.owner}/${repository.name}`;
    const unknown = countUnknownAges(tests);
    const doubt = "If some are, check that repository, repository-host and org-slug are spelled as the service knows them.";
    return {
        message: `${tests.length === read ? words_whole(read, name) : filtered(tests.length, read, name)}.`,
        details: [...(read === 0 ? [doubt] : []), ...(unknown === 0 ? [] : [`${words_unreadable(unknown)}.`])],
    };
}
function words_whole(count, name) {
    if (count === 0)
        return `No test of ${name} is listed as quarantined`;
    return `${counted(count, "test")} of ${name} ${count === 1 ? "is" : "are"} listed as quarantined`;
}
function filtered(count, read, name) {
    return `${count} of ${counted(read, "quarantined test")} of ${name} ${count === 1 ? "fits" : "fit"} the filters`;
}
/** Undefined when no test of a known age is over the limit, in milliseconds. */
function staleInWords(tests, limitMs) {
    const stale = oldestFirst(tests).filter(({ ageMs }) => ageMs !== undefined && ageMs > limitMs);
    const oldest = stale[0];
    if (oldest?.ageMs === undefined)
        return undefined;
    const owners = ownersOf(oldest.test);
    const owner = owners.length === 0 ? "without code owner" : `of ${(0,shorten/* shorten */.ml)(owners.join(", "), words_SHOWN_CHARACTERS)}`;
    const [were, which] = stale.length === 1 ? ["was", ":"] : ["were", "; the oldest is"];
    return `${stale.length} of ${counted(tests.length, "test")} in the list ${were} quarantined more than ${(0,duration/* formatDuration */.a3)(limitMs)} ago${which} "${(0,shorten/* shorten */.ml)(oldest.test.name, words_SHOWN_CHARACTERS)}" ${owner}, for ${counted(wholeDays(oldest.ageMs), "day")}.`;
}
/** What the list cannot tell although it was asked for. */
function warningsOf(tests, { leftOut }, { olderThan, failIfOlderThan }) {
    const unknown = countUnknownAges(tests);
    const warnings = [];
    const them = unknown === 1 ? "it" : "them";
    const consequences = [
        ...(olderThan === undefined ? [] : [`older-than leaves ${them} in the list`]),
        ...(failIfOlderThan === undefined ? [] : [`fail-if-older-than does not count ${them} as too old`]),
    ];
    if (unknown > 0 && consequences.length > 0)
        warnings.push(`${words_unreadable(unknown)}: ${consequences.join(", and ")}.`);
    if (leftOut > 0)
        warnings.push(`Left out of the file: ${counted(leftOut, "name")}, blank or with line breaks or other control characters. format: json has every test.`);
    return warnings;
}
function words_unreadable(count) {
    return `${counted(count, "test")} ${count === 1 ? "has" : "have"} no readable time of quarantine`;
}

;// CONCATENATED MODULE: ./lib/src/summary/quarantined-tests.js




/** Enough for a sentence; names from elsewhere can have any length. */
const quarantined_tests_SHOWN_CHARACTERS = 300;
/** More rows than that nobody reads; the file has them all. */
const quarantined_tests_ROWS_SHOWN = 50;
/** The page about quarantined tests: how many, for how long, and whose they are. */
function quarantineSummary({ message, details, tests }) {
    return [
        ...[message, ...details].map(markdown/* escapeText */.X1),
        "A test can be listed while quarantining is switched off for the organisation: the list does not tell.",
        ...(tests.length === 0 ? [] : [byStatus(tests), byAge(tests), byOwner(tests), oldest(tests)]),
    ].join("\n\n");
}
function byStatus(tests) {
    const counts = new Map();
    for (const { test } of tests) {
        const words = [test.status, test.quarantine_setting].map((word) => (word ?? "").toLowerCase());
        const known = counts.get(JSON.stringify(words));
        if (known === undefined)
            counts.set(JSON.stringify(words), { words, count: 1 });
        else
            known.count += 1;
    }
    const rows = [...counts.values()]
        .toSorted((a, b) => b.count - a.count)
        .map(({ words, count }) => [...words, `${count}`]);
    return quarantined_tests_section("By status", ["Status", "Setting", "Tests"], rows);
}
const AGES = [
    { label: "under 7 days", belowDays: 7 },
    { label: "7 to 29 days", belowDays: 30 },
    { label: "30 to 89 days", belowDays: 90 },
    { label: "90 days and more", belowDays: Number.POSITIVE_INFINITY },
];
const UNKNOWN = "unknown";
function byAge(tests) {
    const labels = tests.map(({ ageMs }) => ageMs === undefined ? UNKNOWN : AGES.find(({ belowDays }) => wholeDays(ageMs) < belowDays)?.label);
    const rows = [...AGES.map(({ label }) => label), UNKNOWN].map((label) => [
        label,
        `${labels.filter((each) => each === label).length}`,
    ]);
    return quarantined_tests_section("By age", ["Quarantined for", "Tests"], rows);
}
/** Those with the most tests first; what nobody owns comes last, so that it is seen. */
function byOwner(tests) {
    const groups = groupByOwner(tests);
    const owned = groups
        .filter(({ owner }) => owner !== undefined)
        .toSorted((a, b) => b.tests.length - a.tests.length);
    const ownerless = groups.filter(({ owner }) => owner === undefined);
    const head = ["Code owner", "Tests", "Oldest, in days"];
    const rows = owned.slice(0, quarantined_tests_ROWS_SHOWN).map((group) => ownerRow(group, quarantined_tests_cell(group.owner ?? "")));
    const hidden = owned.length - rows.length;
    return (0,markdown/* paragraphs */.qN)([
        "#### By code owner",
        (0,markdown/* table */.tp)(head, [...rows, ...ownerless.map((group) => ownerRow(group, "*none*"))]),
        hidden > 0 ? `And ${hidden} more owners.` : "",
    ]);
}
function ownerRow({ tests }, name) {
    const ageMs = oldestAge(tests);
    return [name, `${tests.length}`, ageMs === undefined ? "" : `${wholeDays(ageMs)}`];
}
function oldest(tests) {
    const rows = oldestFirst(tests).map((aged) => [
        aged.test.name,
        aged.test.file ?? "",
        ownersOf(aged.test).join(", "),
        sinceOf(aged),
        daysOf(aged),
        aged.test.variant ?? "",
    ]);
    return quarantined_tests_section("Oldest", ["Test", "File", "Code owners", "Since", "Days", "Variant"], rows);
}
/** A table of plain text. */
function quarantined_tests_section(title, head, rows) {
    const limit = { atMost: quarantined_tests_ROWS_SHOWN, whole: "the output quarantined-tests-file has all tests" };
    return (0,markdown/* paragraphs */.qN)([`#### ${title}`, (0,markdown/* limitedTable */.Rl)(head, rows, (cells) => cells.map(quarantined_tests_cell), limit)]);
}
function quarantined_tests_cell(text) {
    return (0,markdown/* escapeText */.X1)((0,shorten/* shorten */.ml)(text, quarantined_tests_SHOWN_CHARACTERS));
}

;// CONCATENATED MODULE: ./lib/src/operations/list-quarantined-tests.js









const listQuarantinedTests = repositoryOperation({
    name: "list-quarantined-tests",
    title: "Lists the quarantined tests of a repository, and fails when some have been quarantined for too long.",
    inputs: listInputs,
    results: {
        listed: { description: "The whole list was read." },
        stale: {
            description: "A test of the list was quarantined longer ago than `fail-if-older-than`.",
            fails: "result",
        },
    },
    outputs: {
        count: "Number of tests in the list, after the filters.",
        "quarantined-tests-file": "Path of the file with the list, in the chosen format.",
        "oldest-days": "For how many whole days the oldest test of the list has been quarantined; empty when that is unknown or the list is empty.",
    },
    permissions: {},
    dryRun: "ignored",
    anyHost: true,
    check: ({ orgSlug }) => (orgSlug === undefined ? [orgSlugMissing] : []),
    async run(values, { repository }, { client, clock, log, file }) {
        const { orgSlug = "", pageSize, codeOwners, filePatterns, olderThan, failIfOlderThan, format } = values;
        const read = await readAllQuarantinedTests(client, { repository, orgSlug, pageSize });
        const all = withAges(read, clock.now());
        const tests = await filterTests(all, { codeOwners, filePatterns, olderThanMs: olderThan });
        const written = listFile(format, tests);
        for (const warning of warningsOf(tests, written, { olderThan, failIfOlderThan }))
            log.warning(warning);
        const listed = listInWords({ repository, read: all.length, tests });
        const stale = failIfOlderThan === undefined ? undefined : staleInWords(tests, failIfOlderThan);
        const message = stale ?? listed.message;
        const details = stale === undefined ? listed.details : [listed.message, ...listed.details];
        const oldest = oldestAge(tests);
        return {
            result: stale === undefined ? "listed" : "stale",
            message,
            details,
            outputs: {
                count: tests.length,
                "quarantined-tests-file": file(written.name, written.text),
                "oldest-days": oldest === undefined ? undefined : wholeDays(oldest),
            },
            summary: quarantineSummary({ message, details, tests }),
            record: { quarantinedTests: tests.map(({ test }) => test) },
        };
    },
});

;// CONCATENATED MODULE: ./lib/src/metrics/number.js
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const INFINITE = /^[+-]?inf(?:inity)?$/i;
/** A number as the Prometheus text format writes it, `+Inf` and `NaN` included; undefined for anything else. */
function parseNumber(text) {
    if (DECIMAL.test(text)) {
        const number = Number(text);
        return Number.isFinite(number) ? number : undefined;
    }
    if (INFINITE.test(text))
        return text.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    return /^nan$/i.test(text) ? Number.NaN : undefined;
}

;// CONCATENATED MODULE: ./lib/src/metrics/distribution.js

/** Reads a histogram, summed over all labels that divide it further (`conclusion`, `state`). */
function distributionOf({ samples }, metric) {
    const counts = new Map();
    for (const sample of samples.get(`${metric}_bucket`) ?? []) {
        const upTo = parseNumber(sample.labels.get("le") ?? "");
        if (upTo === undefined || Number.isNaN(upTo) || Number.isNaN(sample.value))
            continue;
        counts.set(upTo, (counts.get(upTo) ?? 0) + sample.value);
    }
    if (counts.size === 0)
        return [];
    if (!counts.has(Number.POSITIVE_INFINITY)) {
        const all = total(samples.get(`${metric}_count`) ?? []);
        if (all === undefined)
            return [];
        counts.set(Number.POSITIVE_INFINITY, all);
    }
    return rising([...counts].toSorted(([one], [other]) => one - other));
}
/** Buckets that were not counted at the same moment may fall short of smaller ones. */
function rising(counts) {
    let highest = 0;
    return counts.map(([upTo, count]) => {
        highest = Math.max(highest, count);
        return { upTo, count: highest };
    });
}
/** The sum of the samples that are numbers; undefined when there is none. */
function total(samples) {
    const values = samples.map(({ value }) => value).filter((value) => !Number.isNaN(value));
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}
/** How many observations a distribution holds. */
function observations(distribution) {
    return distribution.at(-1)?.count ?? 0;
}

;// CONCATENATED MODULE: ./lib/src/metrics/figure.js

/** As an output: the number itself, or `> 7200`. */
function figureText(figure) {
    if (figure === undefined)
        return undefined;
    return figure.kind === "above" ? `> ${figure.bound}` : (numberText(figure.value) ?? figure.value);
}
/** Infinity as the text format spells it. */
function numberText(value) {
    if (Number.isFinite(value))
        return undefined;
    return value > 0 ? "+Inf" : "-Inf";
}
/** As a person reads it: seconds as a duration. */
function figureInWords(figure, unit) {
    const [value, words] = figure.kind === "above" ? [figure.bound, "more than "] : [figure.value, ""];
    return `${words}${unit === "seconds" ? secondsInWords(value) : numberInWords(value)}`;
}
/** A number of any size, without more digits than it says something with. */
function numberInWords(value) {
    return numberText(value) ?? String(Number(value.toPrecision(12)));
}
function secondsInWords(seconds) {
    return Number.isFinite(seconds) && seconds >= 0
        ? (0,duration/* formatDuration */.a3)(seconds * 1000)
        : `${numberInWords(seconds)} s`;
}

;// CONCATENATED MODULE: ./lib/src/metrics/quantile.js

/**
 * Estimates a quantile as PromQL's `histogram_quantile` does: linearly within the bucket that it falls into, the
 * first one of which begins at 0. Beyond the last finite bound nobody knows more than that it lies above.
 * Undefined without observations, or without a finite bucket.
 */
function quantile(q, distribution) {
    const [count, finite] = [observations(distribution), distribution.slice(0, -1)];
    const highest = finite.at(-1);
    if (!(count > 0) || !Number.isFinite(count) || highest === undefined)
        return undefined;
    const rank = q * count;
    const index = finite.findIndex((bucket) => bucket.count >= rank);
    const bucket = finite[index];
    if (bucket === undefined)
        return { kind: "above", bound: highest.upTo };
    const below = finite[index - 1];
    if (below === undefined && bucket.upTo <= 0)
        return { kind: "number", value: bucket.upTo };
    const { upTo: from, count: before } = below ?? { upTo: 0, count: 0 };
    const share = (rank - before) / (bucket.count - before);
    return { kind: "number", value: inMilliseconds(from + (bucket.upTo - from) * share) };
}
/** A sum of fractions may miss a whole number by a hair, and a condition at its bound must not depend on that. */
function inMilliseconds(seconds) {
    return Math.round(seconds * 1000) / 1000;
}

;// CONCATENATED MODULE: ./lib/src/metrics/figures.js



/** What each figure says, under the name of its output. */
const figureOutputs = {
    depth: "Pull requests in the queue, without those that wait for mergeability.",
    "awaiting-mergeability": "Submitted pull requests that wait for mergeability.",
    "testing-slots-active": "Test slots in use.",
    "merged-1h": "Pull requests merged in the last hour.",
    "failed-1h": "Pull requests that failed in the last hour.",
    "cancelled-1h": "Pull requests cancelled in the last hour.",
    "restarts-1h": "Tests restarted in the last hour.",
    "wait-p50-seconds": "Median of the seconds from `pending` to `testing` in the last hour; `> 7200` beyond the last bucket, empty when there was none.",
    "wait-p95-seconds": "The same, 95th percentile.",
    "test-p50-seconds": "Median of the seconds that tests took in the last hour.",
    "test-p95-seconds": "The same, 95th percentile.",
    "time-in-queue-p50-seconds": "Median of the seconds from submission to the end in the last hour.",
    "time-in-queue-p95-seconds": "The same, 95th percentile.",
};
const CONCLUSIONS = "mq_pr_conclusions_1h_total";
const WAIT = "mq_pr_wait_duration_1h_seconds";
const TEST = "mq_pr_test_duration_1h_seconds";
const TIME_IN_QUEUE = "mq_pr_time_in_queue_1h_seconds";
const SOURCES = new Map([
    ["depth", { unit: "count", metric: "mq_depth_current" }],
    ["awaiting-mergeability", { unit: "count", metric: "mq_awaiting_mergeability" }],
    ["testing-slots-active", { unit: "count", metric: "mq_testing_slots_active" }],
    ["merged-1h", { unit: "count", metric: CONCLUSIONS, conclusion: "merged" }],
    ["failed-1h", { unit: "count", metric: CONCLUSIONS, conclusion: "failed" }],
    ["cancelled-1h", { unit: "count", metric: CONCLUSIONS, conclusion: "cancelled" }],
    ["restarts-1h", { unit: "count", metric: "mq_pr_restarts_1h_total" }],
    ["wait-p50-seconds", { unit: "seconds", metric: WAIT, q: 0.5 }],
    ["wait-p95-seconds", { unit: "seconds", metric: WAIT, q: 0.95 }],
    ["test-p50-seconds", { unit: "seconds", metric: TEST, q: 0.5 }],
    ["test-p95-seconds", { unit: "seconds", metric: TEST, q: 0.95 }],
    ["time-in-queue-p50-seconds", { unit: "seconds", metric: TIME_IN_QUEUE, q: 0.5 }],
    ["time-in-queue-p95-seconds", { unit: "seconds", metric: TIME_IN_QUEUE, q: 0.95 }],
]);
const FIGURE_NAMES = [...SOURCES.keys()];
function findFigure(name) {
    return FIGURE_NAMES.find((known) => known === name);
}
function unitOf(name) {
    return SOURCES.get(name)?.unit ?? "count";
}
/** All figures of a queue; undefined where it has no samples to go by. */
function figuresOf(queue) {
    return new Map([...SOURCES].map(([name, source]) => [name, figureOf(queue, source)]));
}
function figureOf(queue, source) {
    if (source.unit === "seconds")
        return quantile(source.q, distributionOf(queue, source.metric));
    const { conclusion } = source;
    const samples = (queue.samples.get(source.metric) ?? []).filter(({ labels }) => conclusion === undefined || labels.get("conclusion")?.toLowerCase() === conclusion);
    const value = total(samples);
    return value === undefined ? undefined : { kind: "number", value };
}
function figureTexts(figures) {
    return Object.fromEntries([...figures].map(([name, figure]) => [name, figureText(figure)]));
}

;// CONCATENATED MODULE: ./lib/src/metrics/conditions.js





const OPERATORS = [">", ">=", "<", "<=", "==", "!="];
/** Reads one condition a line; empty lines and those that begin with `#` say nothing. */
function readConditions(text) {
    const conditions = [];
    const problems = [];
    for (const [index, line] of text.split("\n").entries()) {
        if (/^\s*(#|$)/.test(line))
            continue;
        const read = readCondition(line);
        if ("problem" in read)
            problems.push(`line ${index + 1}, column ${read.at + 1}: ${read.problem}`);
        else
            conditions.push(read);
    }
    return { conditions, problems };
}
/** A name, a comparison, and the rest; blanks between them are optional. */
const conditions_FORM = /^(?<before>\s*)(?<name>[^\s<>=!]*)(?<gap>\s*)(?<operator>[<>=!]+|\S*)(?<space>\s*)(?<value>.*?)\s*$/;
function readCondition(line) {
    const { before = "", name = "", gap = "", operator = "", space = "", value = "", } = conditions_FORM.exec(line)?.groups ?? {};
    const nameAt = before.length;
    const operatorAt = nameAt + name.length + gap.length;
    const valueAt = operatorAt + operator.length + space.length;
    const subject = readSubject(name);
    if ("problem" in subject)
        return { at: nameAt, problem: subject.problem };
    const known = OPERATORS.find((each) => each === operator);
    if (known === undefined)
        return { at: operatorAt, problem: notAComparison(operator) };
    const threshold = readThreshold(subject, value);
    if ("problem" in threshold)
        return { at: valueAt, problem: threshold.problem };
    return { text: line.trim(), subject, operator: known, threshold: threshold.value };
}
function notAComparison(operator) {
    const found = operator === "" ? "there is no comparison" : `${(0,shorten/* quote */.hD)(operator)} is not a comparison`;
    return `${found}; write one of ${OPERATORS.join(", ")}.`;
}
const HISTOGRAMS = [WAIT, TEST, TIME_IN_QUEUE, "mq_pr_state_duration_1h_seconds"];
function readSubject(name) {
    if (name === "")
        return { problem: "there is no name before the comparison, such as depth or mq_depth_current." };
    const figure = findFigure(name);
    if (figure !== undefined)
        return { kind: "figure", name: figure };
    if (HISTOGRAMS.includes(name))
        return { problem: `${histogramHint(name)}.` };
    const isMetric = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/.test(name);
    // The service's metrics begin with mq_: what does not is rather an output that was misspelt.
    const meant = name.startsWith("mq_")
        ? undefined
        : nearMiss(name.toLowerCase().replaceAll("_", "-"), FIGURE_NAMES);
    if (isMetric && meant === undefined)
        return { kind: "metric", name };
    const advice = meant === undefined ? `the outputs are ${FIGURE_NAMES.join(", ")}.` : `did you mean ${meant}?`;
    return {
        problem: `${(0,shorten/* quote */.hD)(name)} is neither an output of this operation nor the name of a metric; ${advice}`,
    };
}
/** A histogram as a whole has no value to compare. */
function histogramHint(name) {
    return `${name} is a histogram; name one of its samples: ${name}_bucket, ${name}_sum or ${name}_count`;
}
function readThreshold(subject, text) {
    const number = parseNumber(text);
    if (number !== undefined && Number.isFinite(number))
        return { value: number };
    const duration = parseDuration(text);
    if (!duration.ok) {
        const found = text === "" ? "there is no value to compare with" : `${(0,shorten/* quote */.hD)(text)} is no value to compare with`;
        return { problem: `${found}; write a number, or a duration such as 90s, 30m or 1h30m.` };
    }
    if (subject.kind === "figure" && unitOf(subject.name) === "count") {
        return {
            problem: `${subject.name} is a count; compare it with a number, not with the duration ${text}.`,
        };
    }
    return { value: duration.value / 1000 };
}

;// CONCATENATED MODULE: ./lib/src/inputs/metrics.js



const metricsInputs = {
    scope: withDefault((0,parsers/* oneOf */.yL)("repository", "organization"), "repository", {
        name: "scope",
        description: "Whose metrics are read: the repository's, or those of all repositories of the organisation. Figures and conditions are about `target-branch` either way.",
    }),
    warnIf: optional(parsers/* text */.Qq, {
        name: "warn-if",
        description: "Conditions that make the result `degraded`, one per line: an output below or a metric, one of `>`, `>=`, `<`, `<=`, `==`, `!=`, and a number or a duration, such as `wait-p95-seconds > 30m`.",
    }),
    failIf: optional(parsers/* text */.Qq, {
        name: "fail-if",
        description: "Conditions that make the result `breached` and fail the step, written in the same way.",
    }),
};
/** Every ill condition of both inputs, each with its place. */
function conditionProblems(values) {
    const { warnIf, failIf } = metricsInputs;
    return [
        ...readConditions(values.warnIf ?? "").problems.map((problem) => `${warnIf.name}: ${problem}`),
        ...readConditions(values.failIf ?? "").problems.map((problem) => `${failIf.name}: ${problem}`),
    ];
}
/** The conditions of both inputs, once they are known to be well written. */
function conditionsOf(values) {
    return {
        warnIf: readConditions(values.warnIf ?? "").conditions,
        failIf: readConditions(values.failIf ?? "").conditions,
    };
}

;// CONCATENATED MODULE: ./lib/src/metrics/queues.js
/** Labels that say which queue a sample is about. */
const QUEUE_LABELS = new Set(["repo", "branch", "queue_type"]);
/**
 * Sorts the samples by queue. Those of the queue's bisections, and those that belong to no queue, are left out.
 * A key of the result is `queueKey`.
 */
function queuesOf(families) {
    const queues = new Map();
    for (const { samples } of families.values()) {
        for (const sample of samples) {
            const [repository, branch] = [sample.labels.get("repo"), sample.labels.get("branch")];
            if (repository === undefined || branch === undefined || !isMain(sample))
                continue;
            const key = queueKey(repository, branch);
            const queue = queues.get(key) ?? { repository, branch, samples: new Map() };
            queues.set(key, queue);
            const named = queue.samples.get(sample.name) ?? [];
            queue.samples.set(sample.name, named);
            named.push(sample);
        }
    }
    return queues;
}
function isMain({ labels }) {
    return labels.get("queue_type")?.toLowerCase() === "main";
}
/** GitHub tells repositories apart without regard to case, and branches with it. */
function queueKey(repository, branch) {
    return `${repository.toLowerCase()}\n${branch}`;
}

;// CONCATENATED MODULE: ./lib/src/metrics/verdicts.js





function judge(condition, evidence) {
    const { subject } = condition;
    if (subject.kind === "metric")
        return { condition, ...judgeMetric(condition, subject.name, evidence) };
    const figure = evidence.figures.get(subject.name);
    if (figure === undefined)
        return { condition, kind: "not-evaluated", seen: `${subject.name} has no value` };
    const kind = holds(figure, condition) ? "met" : "not-met";
    return { condition, kind, seen: figureInWords(figure, unitOf(subject.name)) };
}
/** Met when any sample of the metric meets it. */
function judgeMetric(condition, name, evidence) {
    const samples = evidence.queue.samples.get(name) ?? [];
    const numbers = samples.filter(({ value }) => !Number.isNaN(value));
    if (numbers.length === 0)
        return { kind: "not-evaluated", seen: whyNone(name, samples, evidence) };
    const met = numbers.find(({ value }) => holds({ kind: "number", value }, condition));
    if (met !== undefined)
        return { kind: "met", seen: sampleInWords(met) };
    const [only, ...more] = numbers;
    const seen = only === undefined || more.length > 0 ? `none of ${numbers.length} samples` : sampleInWords(only);
    return { kind: "not-met", seen };
}
/** Of a figure that is only known to lie above a bound nothing else is known: it counts as above every number. */
function holds(figure, { operator, threshold }) {
    return compare(figure.kind === "above" ? Number.POSITIVE_INFINITY : figure.value, operator, threshold);
}
function compare(value, operator, threshold) {
    switch (operator) {
        case ">":
            return value > threshold;
        case ">=":
            return value >= threshold;
        case "<":
            return value < threshold;
        case "<=":
            return value <= threshold;
        case "==":
            return value === threshold;
        case "!=":
            return value !== threshold;
    }
}
function whyNone(name, samples, { families, queue }) {
    if (samples.length > 0)
        return `${name} is NaN`;
    if (families.get(name)?.type === "histogram")
        return histogramHint(name);
    const meant = nearMiss(name, queue.samples.keys());
    return `${name} has no sample for this queue${meant === undefined ? "" : `; there is ${meant}`}`;
}
/** Longer labels are left out: a part of a text would say little. */
const LABEL_CHARACTERS = 100;
/** The value, with the labels that tell it from the other samples of the queue. */
function sampleInWords({ labels, value }) {
    const telling = [...labels]
        .filter(([label]) => !QUEUE_LABELS.has(label))
        .map(([label, text]) => `${label}=${JSON.stringify(text)}`)
        .join(", ");
    return telling === "" || telling.length > LABEL_CHARACTERS
        ? numberInWords(value)
        : `${numberInWords(value)} at ${telling}`;
}

;// CONCATENATED MODULE: ./lib/src/metrics/health.js

/** Holds all conditions against what was read. */
function assess({ warnIf, failIf }, evidence) {
    const verdicts = [
        ...failIf.map((condition) => ({ input: "fail-if", ...judge(condition, evidence) })),
        ...warnIf.map((condition) => ({ input: "warn-if", ...judge(condition, evidence) })),
    ];
    const met = (input) => verdicts.filter((each) => each.kind === "met" && each.input === input);
    const [breaches, degradations] = [met("fail-if"), met("warn-if")];
    const result = breaches.length > 0 ? "breached" : degradations.length > 0 ? "degraded" : "healthy";
    return {
        result,
        reasons: (breaches.length > 0 ? breaches : degradations).map(metInWords).join("; "),
        verdicts,
        // What is met comes first: only a few warnings are shown.
        warnings: [
            ...degradations.map((verdict) => `warn-if is met: ${metInWords(verdict)}.`),
            ...verdicts
                .filter(({ kind }) => kind === "not-evaluated")
                .map(({ input, condition, seen }) => `${input}: ${condition.text} was not evaluated: ${seen}.`),
        ],
    };
}
function metInWords({ condition, seen }) {
    return `${condition.text} (it is ${seen})`;
}
/** Verdicts where there is nothing to hold conditions against. */
function unjudged({ warnIf, failIf }) {
    const none = (input) => (condition) => ({
        input,
        condition,
        kind: "not-evaluated",
        seen: "no sample",
    });
    return [...failIf.map(none("fail-if")), ...warnIf.map(none("warn-if"))];
}

;// CONCATENATED MODULE: ./lib/src/metrics/sample-line.js

/** What is wrong with a line, in words that complete "line N: ...". */
class IllLine extends Error {
}
/** A longer piece of an ill line is not shown. */
const sample_line_SHOWN_CHARACTERS = 60;
/** A piece of an ill line, as a message shows it. */
function sample_line_shown(text) {
    if (text === "")
        return "the end of the line";
    return text.length > sample_line_SHOWN_CHARACTERS ? `a text of ${text.length} characters` : JSON.stringify(text);
}
const BLANKS = /[ \t]*/y;
const METRIC_NAME = /[a-zA-Z_:][a-zA-Z0-9_:]*/y;
const LABEL_NAME = /[a-zA-Z_][a-zA-Z0-9_]*/y;
const LABEL_VALUE = /"[^"\\]*(?:\\[\\"n][^"\\]*)*"/y;
const WORD = /[^ \t]*/y;
/** What a sticky pattern matches at this place; empty when it does not. */
function take(scanner, pattern) {
    pattern.lastIndex = scanner.at;
    const found = pattern.exec(scanner.line)?.[0] ?? "";
    scanner.at += found.length;
    return found;
}
function takes(scanner, character) {
    if (scanner.line[scanner.at] !== character)
        return false;
    scanner.at += 1;
    return true;
}
/** The word that stands here, for a message. */
function here({ line, at }) {
    return sample_line_shown(take({ line, at }, WORD));
}
/** Reads `name{label="value", ...} value timestamp`. @throws IllLine */
function parseSampleLine(line) {
    const scanner = { line, at: 0 };
    const name = take(scanner, METRIC_NAME);
    if (name === "")
        throw new IllLine(`a metric name is expected, there is ${here(scanner)}`);
    take(scanner, BLANKS);
    const labels = takes(scanner, "{") ? readLabels(scanner) : new Map();
    take(scanner, BLANKS);
    const word = take(scanner, WORD);
    const value = parseNumber(word);
    if (value === undefined)
        throw new IllLine(`a number is expected as value, there is ${sample_line_shown(word)}`);
    if (scanner.at < line.length)
        skipTimestamp(scanner);
    return { name, labels, value };
}
/** From behind the opening brace to behind the closing one. A comma may stand behind the last label. */
function readLabels(scanner) {
    const labels = new Map();
    for (;;) {
        take(scanner, BLANKS);
        if (takes(scanner, "}"))
            return labels;
        const name = take(scanner, LABEL_NAME);
        if (name === "")
            throw new IllLine(`a label name is expected, there is ${here(scanner)}`);
        if (name === "__name__")
            throw new IllLine("the label name __name__ is reserved");
        if (labels.has(name))
            throw new IllLine(`the label ${name} is given twice`);
        take(scanner, BLANKS);
        if (!takes(scanner, "="))
            throw new IllLine(`"=" is expected after ${name}, there is ${here(scanner)}`);
        take(scanner, BLANKS);
        labels.set(name, readLabelValue(scanner, name));
        take(scanner, BLANKS);
        if (takes(scanner, ","))
            continue;
        if (takes(scanner, "}"))
            return labels;
        throw new IllLine(`"," or "}" is expected after the label ${name}, there is ${here(scanner)}`);
    }
}
function readLabelValue(scanner, name) {
    const quoted = take(scanner, LABEL_VALUE);
    if (quoted === "") {
        throw new IllLine(`the value of the label ${name} is not a text in quotes with the escapes \\\\, \\" and \\n`);
    }
    return quoted.slice(1, -1).replace(/\\(.)/g, (_, escaped) => (escaped === "n" ? "\n" : escaped));
}
const INT64_MAXIMUM = 2n ** 63n - 1n;
function skipTimestamp(scanner) {
    take(scanner, BLANKS);
    const word = take(scanner, WORD);
    const fits = /^[+-]?\d{1,19}$/.test(word) && BigInt(word.replace(/^[+-]/, "")) <= INT64_MAXIMUM;
    if (!fits)
        throw new IllLine(`a timestamp in whole milliseconds is expected, there is ${sample_line_shown(word)}`);
    if (scanner.at < scanner.line.length) {
        throw new IllLine(`nothing is expected after the timestamp, there is ${sample_line_shown(scanner.line.slice(scanner.at))}`);
    }
}

;// CONCATENATED MODULE: ./lib/src/metrics/parse.js
/** The Prometheus text format, version 0.0.4. */


/**
 * Reads a whole text. What counts as ill is what Prometheus' own `promtool check metrics` refuses, with four
 * exceptions that harm nothing: CRLF, a missing last line break, types of newer formats, and the same HELP or TYPE
 * line again.
 */
function parseMetrics(text) {
    const growing = new Map();
    for (const [index, line] of text.split("\n").entries()) {
        try {
            readLine(growing, line.replace(/\r$/, "").replace(/^[ \t]+/, ""));
        }
        catch (error) {
            if (error instanceof IllLine)
                return { ok: false, line: index + 1, problem: error.message };
            throw error;
        }
    }
    return { ok: true, families: new Map([...growing].flatMap(finished)) };
}
/** A family that only a comment names is none. */
function finished([name, { type = "untyped", samples }]) {
    return samples.length === 0 ? [] : [[name, { name, type, samples }]];
}
function readLine(families, line) {
    if (line === "")
        return;
    if (line.startsWith("#"))
        readComment(families, line);
    else
        readSample(families, line);
}
function readComment(families, line) {
    const [, keyword, rest = ""] = /^#[ \t]*(HELP|TYPE)[ \t]+(.+)$/s.exec(line) ?? [];
    if (keyword === undefined)
        return;
    const [, name, said] = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:[ \t]+(.*))?$/s.exec(rest) ?? [];
    if (name === undefined)
        throw new IllLine(`a metric name is expected after ${keyword}, there is ${sample_line_shown(rest)}`);
    if (said === undefined || said === "")
        return;
    const family = familyOf(families, name);
    if (keyword === "HELP")
        readHelp(family, said);
    else
        readType(family, said);
}
function readHelp(family, help) {
    if (/\\(?![\\n])/.test(help.replaceAll("\\\\", ""))) {
        throw new IllLine(`the help of ${family.name} has another escape than \\\\ and \\n`);
    }
    if (family.help !== undefined && family.help !== help) {
        throw new IllLine(`there is another HELP line for ${family.name} already`);
    }
    family.help = help;
}
function readType(family, text) {
    const type = text.toLowerCase();
    if (!/^[a-z_]+$/.test(type))
        throw new IllLine(`the type of ${family.name} is not one word: ${sample_line_shown(text)}`);
    if (family.type !== undefined && family.type !== type) {
        throw new IllLine(`the type of ${family.name} comes after its samples, or differs from the one before`);
    }
    family.type = type;
}
function readSample(families, line) {
    const sample = parseSampleLine(line);
    const family = familyOf(families, sample.name);
    family.type ??= "untyped";
    if (family.type === "histogram")
        checkNumber(sample, "le");
    if (family.type === "summary")
        checkNumber(sample, "quantile");
    family.samples.push(sample);
}
function checkNumber({ labels }, label) {
    const text = labels.get(label);
    if (text !== undefined && parseNumber(text) === undefined) {
        throw new IllLine(`the label ${label} is not a number: ${sample_line_shown(text)}`);
    }
}
/** A histogram's `_bucket` and a summary's `_sum` belong to the family of that type, not to one of their own. */
function familyOf(families, name) {
    const known = families.get(name) ??
        familyOfType(families, "summary", name.replace(/_(count|sum)$/, "")) ??
        familyOfType(families, "histogram", name.replace(/_(count|sum|bucket)$/, ""));
    if (known !== undefined)
        return known;
    const family = { name, type: undefined, help: undefined, samples: [] };
    families.set(name, family);
    return family;
}
function familyOfType(families, type, name) {
    const family = families.get(name);
    return family?.type === type ? family : undefined;
}

;// CONCATENATED MODULE: ./lib/src/metrics/read-metrics.js




/** Asks for the metrics of one repository, or of all that the token may see. The text is as it came. */
async function fetchMetrics(client, scope, repository) {
    const { host, owner, name } = repository;
    try {
        // The service wants both parameters or neither.
        const request = scope === "organization" ? {} : { repo: `${owner}/${name}`, repoHost: host };
        return await client.call(endpoints.getMergeQueueMetrics, request);
    }
    catch (error) {
        throw scope === "organization" ? error : named404(error, `the repository ${owner}/${name}`, "repository");
    }
}
/** Keeps the text for later steps, and gives its path; empty when the folder cannot be written to. */
function storeMetrics({ file, log }, text) {
    try {
        return file("metrics.prom", text);
    }
    catch (error) {
        log.warning(`metrics-file stays empty: ${(0,errors/* messageOf */.bD)(error)}`);
        return "";
    }
}
/** @throws Failure `response` with line and cause: what is no metrics must never pass for a queue without any. */
function readMetrics(text, file) {
    const parsed = parseMetrics(text);
    if (parsed.ok)
        return parsed.families;
    throw new errors/* Failure */.HR("response", `The reply of getMergeQueueMetrics is not in the Prometheus text format: line ${parsed.line}: ${parsed.problem}.`, {
        details: [
            ...(file === "" ? [] : [`The reply is in ${file} (output metrics-file).`]),
            "Check that api-url is the service's own address with its version, and not a page of a proxy.",
        ],
        outputs: { "metrics-file": file },
    });
}

;// CONCATENATED MODULE: ./lib/src/metrics/result-record.js

/** What `result-file` holds besides the outputs: each condition with its verdict, and the organisation's queues. */
function resultRecord(verdicts, all) {
    return {
        conditions: verdicts.map(({ input, condition, kind, seen }) => ({
            input,
            condition: condition.text,
            verdict: kind,
            seen,
        })),
        queues: all?.map((queue) => ({
            repository: queue.repository,
            branch: queue.branch,
            ...figureTexts(figuresOf(queue)),
        })),
    };
}

;// CONCATENATED MODULE: ./lib/src/metrics/words.js




/** One sentence: how the queue does. */
function healthInWords({ result, reasons, verdicts }, place) {
    const queue = `The merge queue for ${inWords(place)}`;
    switch (result) {
        case "breached":
            return `${queue} breaches fail-if: ${reasons}.`;
        case "degraded":
            return `${queue} is degraded: ${reasons}.`;
        case "healthy":
            return verdicts.some(({ kind }) => kind === "not-met")
                ? `${queue} is healthy: no condition is met.`
                : `${queue} was read; no condition was evaluated.`;
    }
}
/** The figures that tell most, on one line. */
function figuresInWords(figures) {
    const count = (name) => inWordsOr("unknown", figures.get(name), "count");
    const seconds = (name) => inWordsOr("none", figures.get(name), "seconds");
    return [
        `Now: ${count("depth")} in the queue, ${count("testing-slots-active")} testing, ${count("awaiting-mergeability")} awaiting mergeability.`,
        `Last hour: ${count("merged-1h")} merged, ${count("failed-1h")} failed, ${count("cancelled-1h")} cancelled, ${count("restarts-1h")} restarts;`,
        `95th percentiles: wait ${seconds("wait-p95-seconds")}, tests ${seconds("test-p95-seconds")}, time in queue ${seconds("time-in-queue-p95-seconds")}.`,
    ].join(" ");
}
function inWordsOr(absent, figure, unit) {
    return figure === undefined ? absent : figureInWords(figure, unit);
}
/** More names would not help to find the right one. */
const BRANCHES_NAMED = 10;
/** Where the reply does have samples: the branch may be misspelt. */
function words_branchesInWords(queues, { repository }) {
    const name = `${repository.owner}/${repository.name}`;
    const branches = [...queues]
        .filter((queue) => queue.repository.toLowerCase() === name.toLowerCase())
        .map(({ branch }) => (0,shorten/* quote */.hD)(branch));
    if (branches.length === 0)
        return `The reply has no samples of ${name}.`;
    return `There are samples for ${someInWords(branches, BRANCHES_NAMED)}.`;
}

// EXTERNAL MODULE: ./lib/src/summary/mermaid.js
var mermaid = __nccwpck_require__(7306);
;// CONCATENATED MODULE: ./lib/src/summary/metrics.js






const SNAPSHOT = "Counts and times are snapshots of the last hour, so `rate()` and `increase()` mean nothing on them.";
/** The page about the health of a queue. */
function metricsSummary({ message, queue, verdicts, all }) {
    return [
        (0,markdown/* escapeText */.X1)(message),
        ...(verdicts.length === 0 ? [] : [verdictTable(verdicts)]),
        ...(queue === undefined ? [] : figureParts(queue)),
        ...(all === undefined ? [] : queueTable(all)),
        SNAPSHOT,
    ].join("\n\n");
}
const VERDICTS = { met: "**met**", "not-met": "not met", "not-evaluated": "not evaluated" };
function verdictTable(verdicts) {
    const rows = verdicts.map(({ input, condition, seen, kind }) => [
        input,
        (0,markdown/* code */.aY)(condition.text),
        (0,markdown/* escapeText */.X1)(seen),
        VERDICTS[kind],
    ]);
    return (0,markdown/* table */.tp)(["", "Condition", "Seen", "Verdict"], rows);
}
function figureParts(queue) {
    const figures = figuresOf(queue);
    const chart = firstChart(queue);
    return [countTable(figures), timeTable(figures), ...(chart === undefined ? [] : [chart])];
}
const COUNTS = [
    ["In the queue", "depth"],
    ["Awaiting mergeability", "awaiting-mergeability"],
    ["Test slots in use", "testing-slots-active"],
    ["Merged", "merged-1h"],
    ["Failed", "failed-1h"],
    ["Cancelled", "cancelled-1h"],
    ["Restarts", "restarts-1h"],
];
function countTable(figures) {
    const values = COUNTS.map(([, name]) => metrics_cell(figures.get(name), "count"));
    return (0,markdown/* table */.tp)(COUNTS.map(([title]) => title), [values]);
}
function timeTable(figures) {
    const row = (title, p50, p95) => [
        title,
        metrics_cell(figures.get(p50), "seconds"),
        metrics_cell(figures.get(p95), "seconds"),
    ];
    return (0,markdown/* table */.tp)(["Time", "Median", "95th percentile"], [
        row("Waiting for tests", "wait-p50-seconds", "wait-p95-seconds"),
        row("Testing", "test-p50-seconds", "test-p95-seconds"),
        row("In the queue, in all", "time-in-queue-p50-seconds", "time-in-queue-p95-seconds"),
    ]);
}
function metrics_cell(figure, unit) {
    return figure === undefined ? "\u2013" : (0,markdown/* escapeText */.X1)(figureInWords(figure, unit));
}
const CHARTS = [
    ["Time in the queue", TIME_IN_QUEUE],
    ["Time that tests took", TEST],
    ["Wait for tests", WAIT],
];
/** The distribution that says most of those that have something to show. */
function firstChart(queue) {
    for (const [title, metric] of CHARTS) {
        const distribution = distributionOf(queue, metric);
        if (observations(distribution) > 0)
            return distributionChart(title, distribution);
    }
    return undefined;
}
/** How many observations fell into each bucket, not how many lay below its bound. */
function distributionChart(title, distribution) {
    const bars = distribution.map(({ upTo, count }, index) => ({
        label: Number.isFinite(upTo) ? secondsInWords(upTo) : "longer",
        value: count - (distribution[index - 1]?.count ?? 0),
    }));
    return (0,mermaid/* barChart */.S9)({ title: `${title} in the last hour`, labels: "up to", values: "pull requests", bars });
}
/** More rows than a person reads; `result-file` has them all. */
const QUEUES_SHOWN = 200;
const metrics_COLUMNS = [
    ["In the queue", "depth", "count"],
    ["Testing", "testing-slots-active", "count"],
    ["Merged", "merged-1h", "count"],
    ["Failed", "failed-1h", "count"],
    ["Wait p95", "wait-p95-seconds", "seconds"],
    ["In queue p95", "time-in-queue-p95-seconds", "seconds"],
];
/** Every queue with what matters most about it, the fullest first. */
function queueTable(all) {
    const queues = all
        .map((queue) => ({ queue, figures: figuresOf(queue) }))
        .toSorted((one, other) => depthOf(other.figures) - depthOf(one.figures) || byName(one.queue, other.queue));
    const rowOf = ({ queue, figures }) => [
        metrics_label(queue.repository),
        metrics_label(queue.branch),
        ...metrics_COLUMNS.map(([, name, unit]) => metrics_cell(figures.get(name), unit)),
    ];
    const head = ["Repository", "Branch", ...metrics_COLUMNS.map(([title]) => title)];
    const limit = { atMost: QUEUES_SHOWN, whole: markdown/* IN_RESULT_FILE */.J4 };
    return ["#### All queues of the organisation", (0,markdown/* limitedTable */.Rl)(head, queues, rowOf, limit)];
}
/** A longer one is no name of anything. */
const metrics_LABEL_CHARACTERS = 200;
function metrics_label(text) {
    return (0,markdown/* code */.aY)((0,shorten/* shorten */.ml)(text, metrics_LABEL_CHARACTERS));
}
/** An unknown depth comes last. */
function depthOf(figures) {
    const figure = figures.get("depth");
    return figure?.kind === "number" ? figure.value : -1;
}
function byName(one, other) {
    return metrics_compare(one.repository, other.repository) || metrics_compare(one.branch, other.branch);
}
function metrics_compare(one, other) {
    return one === other ? 0 : one < other ? -1 : 1;
}

;// CONCATENATED MODULE: ./lib/src/operations/metrics.js










const metrics_metrics = queueOperation({
    name: "metrics",
    title: "Reads the metrics of a merge queue, and warns or fails when they meet your conditions.",
    inputs: metricsInputs,
    results: {
        healthy: { description: "No condition is met." },
        degraded: { description: "A condition of `warn-if` is met; there is a warning for each." },
        breached: { description: "A condition of `fail-if` is met.", fails: "result" },
        "no-data": {
            description: "There is no sample for the branch. Without any condition this does not fail the step.",
            fails: "result",
        },
    },
    outputs: {
        ...figureOutputs,
        "metrics-file": "Path of a file with the metrics as they came, in the Prometheus text format.",
    },
    permissions: {},
    branch: "found",
    dryRun: "ignored",
    check: conditionProblems,
    async run(values, place, context) {
        const { repository, targetBranch } = place;
        const text = await fetchMetrics(context.client, values.scope, repository);
        const file = storeMetrics(context, text);
        const families = readMetrics(text, file);
        const queues = queuesOf(families);
        const all = values.scope === "organization" ? [...queues.values()] : undefined;
        const conditions = conditionsOf(values);
        const queue = queues.get(queueKey(`${repository.owner}/${repository.name}`, targetBranch));
        if (queue === undefined) {
            const message = `The metrics hold no sample for ${inWords(place)}.`;
            const verdicts = unjudged(conditions);
            return {
                result: "no-data",
                message,
                details: [words_branchesInWords(queues.values(), place)],
                outputs: { "metrics-file": file },
                allowed: verdicts.length === 0 ? ["no-data"] : [],
                summary: metricsSummary({ message, queue, verdicts, all }),
                record: resultRecord(verdicts, all),
            };
        }
        const figures = figuresOf(queue);
        const health = assess(conditions, { families, queue, figures });
        for (const warning of health.warnings)
            context.log.warning(warning);
        const message = healthInWords(health, place);
        return {
            result: health.result,
            message,
            details: [figuresInWords(figures)],
            outputs: { ...figureTexts(figures), "metrics-file": file },
            summary: metricsSummary({ message, queue, verdicts: health.verdicts, all }),
            record: resultRecord(health.verdicts, all),
        };
    },
});

;// CONCATENATED MODULE: ./lib/src/inputs/reason.js

/** Any text, as one line. */
const oneLine = (value) => ({ ok: true, value: value.replace(/\s+/g, " ") });
/** Why a queue's state is changed. */
const reasonInput = optional(oneLine, {
    name: "reason",
    description: "Why, in one line, for the log and the summary. The service has no field for it, so it is not sent.",
});

;// CONCATENATED MODULE: ./lib/src/queue/change-state-outcome.js







/** Brings a queue into a state, unless it is in it. */
async function changeState(change, place, context) {
    const { state, done, reason, afterwards } = change;
    const why = reason === undefined ? [] : [`Reason: ${reason}`];
    const first = await readQueue(context.client, place);
    if (context.dryRun) {
        return { ...plannedChange(change, place, first), details: why, outputs: previousState(first) };
    }
    const queue = await knowing(first, () => settledQueue(first, place, context));
    const record = { reason, "queue-before": queue };
    const outputs = previousState(queue);
    if (queue.state === state) {
        const message = `The merge queue for ${inWords(place)} is ${state} already; nothing was sent.`;
        return { result: "unchanged", message, details: why, outputs, record };
    }
    await knowing(queue, () => setState(place, state, context.client));
    return {
        result: done,
        message: `The merge queue for ${inWords(place)} was ${done}; before, it was ${queueStateInWords(queue.state)}.`,
        details: [...why, `${depthInWords(queue)} ${afterwards}`],
        outputs,
        record,
    };
}
function previousState({ state }) {
    return { "previous-state": state };
}
/** Does something of which a failure still tells the state that the queue was in. */
async function knowing(queue, act) {
    try {
        return await act();
    }
    catch (error) {
        throw (0,errors/* withMore */.iA)(error, { outputs: previousState(queue) });
    }
}
function plannedChange({ state, done }, place, queue) {
    const subject = `merge queue for ${inWords(place)}`;
    if (queue.state === state)
        return planned(`Nothing would be sent: the ${subject} is ${state} already.`);
    const when = isSwitching(queue) ? ", once that is done" : "";
    return planned(`The ${subject} is ${queueStateInWords(queue.state)} and would be ${done}${when}.`, endpoints.updateQueue, stateRequest(place, state));
}
function depthInWords({ enqueuedPullRequests }) {
    const count = enqueuedPullRequests.length;
    return `${pullRequestsInWords(count)} ${count === 1 ? "stands" : "stand"} in it.`;
}

;// CONCATENATED MODULE: ./lib/src/operations/pause-queue.js



const pauseQueue = queueOperation({
    name: "pause-queue",
    title: "Pauses a queue: nothing is taken in and nothing is merged until it is resumed.",
    inputs: { reason: reasonInput },
    results: {
        paused: { description: "It was paused by this step." },
        unchanged: { description: "It was paused already: nothing was sent." },
    },
    outputs: { "previous-state": "State of the queue before." },
    permissions: {},
    branch: "given",
    run({ reason }, place, context) {
        const afterwards = "Nothing is merged until resume-queue.";
        return changeState({ state: "paused", done: "paused", reason, afterwards }, place, context);
    },
});

;// CONCATENATED MODULE: ./lib/src/operations/restart-tests.js








const restartTests = pullRequestOperation({
    name: "restart-tests",
    title: "Runs the queue's tests of a pull request again. It is sent once: a repeat would throw away the first new run.",
    inputs: {},
    results: { restarted: { description: "The tests were started again." } },
    outputs: { state: "State of the pull request afterwards." },
    permissions: {},
    onTestBranch: "skip",
    async run(_values, place, { client, dryRun }) {
        const request = pullRequestRequest(place);
        if (dryRun) {
            return planned(`The tests of #${place.number} would be restarted.`, endpoints.restartTestsOnPullRequest, request);
        }
        try {
            await client.call(endpoints.restartTestsOnPullRequest, request);
        }
        catch (error) {
            const what = `#${place.number} in the merge queue for ${inWords(place)}`;
            throw withAdvice(named404(error, what, OF_A_PULL_REQUEST), place);
        }
        const record = await recordAfterwards(client, place);
        const message = `The tests of #${place.number} were restarted in the merge queue for ${inWords(place)}.`;
        return {
            result: "restarted",
            message,
            outputs: { state: record?.state },
            summary: (0,markdown/* escapeText */.X1)(message),
            record: { record },
        };
    },
});
/** After an unclear failure the tests may have been restarted all the same. */
function withAdvice(error, { number }) {
    if (!(0,errors/* isAmbiguous */.X2)(error))
        return error;
    return error.withMore({
        details: [`The tests of #${number} may have been restarted. Look at its status before you try again.`],
    });
}

;// CONCATENATED MODULE: ./lib/src/operations/resume-queue.js



const resumeQueue = queueOperation({
    name: "resume-queue",
    title: "Lets a paused or draining queue run again.",
    inputs: { reason: reasonInput },
    results: {
        resumed: { description: "It runs again." },
        unchanged: { description: "It was running already: nothing was sent." },
    },
    outputs: { "previous-state": "State of the queue before." },
    permissions: {},
    branch: "given",
    run({ reason }, place, context) {
        const afterwards = "It takes in and merges again.";
        return changeState({ state: "running", done: "resumed", reason, afterwards }, place, context);
    },
});

;// CONCATENATED MODULE: ./lib/src/impacted-targets/body.js
/** Targets that are turned into JSON at a time: enough to be fast, few enough to need little memory. */
const CHUNK = 4096;
/** The bytes of a request around its targets: everything but the list's items. */
function envelopeBytes(envelope) {
    return encodeRequest(envelope, []).length;
}
function encodeRequest(envelope, impactedTargets) {
    return Buffer.from(JSON.stringify({ ...envelope, impactedTargets }));
}
/** `20,971,520 bytes`. Without `toLocaleString`, which takes longer than everything else here to load its tables. */
function inBytes(bytes) {
    return `${String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ",")} bytes`;
}
/** Builds the body in chunks and stops as soon as it is over `limitBytes`. */
function buildListBody(envelope, targets, limitBytes) {
    const sorted = [...targets].toSorted();
    const around = encodeRequest(envelope, []);
    const closing = around.subarray(around.lastIndexOf("]"));
    // As large as it may get: memory that is not written to costs nothing.
    const body = Buffer.allocUnsafe(limitBytes);
    let end = around.copy(body, 0, 0, around.length - closing.length);
    for (let index = 0; index < sorted.length; index += CHUNK) {
        const items = JSON.stringify(sorted.slice(index, index + CHUNK)).slice(1, -1);
        const text = index === 0 ? items : `,${items}`;
        const bytes = end + Buffer.byteLength(text) + closing.length;
        if (bytes > limitBytes)
            return { kind: "too-large", atLeastBytes: bytes };
        end += body.write(text, end);
    }
    end += closing.copy(body, end);
    return { kind: "fits", body: body.subarray(0, end) };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/not-a-list.js

/** What keeps a source from being a list of targets, as the sentence that a user reads. */
function notAList(source, problem) {
    return new errors/* InputError */.dz([`${source} ${problem}.`]);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/read-json.js





/** A whole JSON file is held in memory; a list that needs more is over the service's limit many times. */
const LARGEST_FILE_BYTES = 256 * 1024 * 1024;
/** Line breaks among them: one target per item. */
const CONTROL_CHARACTER = /[^\P{Cc}\t]/u;
/** Reads a JSON array of strings, the text "ALL" or "NONE", or the file of `compute-impacted-targets`. */
function readJsonFile(path, set, source) {
    const { size } = (0,external_node_fs_.statSync)(path);
    if (size > LARGEST_FILE_BYTES) {
        throw notAList(source, `is ${inBytes(size)} of JSON, more than can be read at once. Write one target per line instead`);
    }
    return read_json_readJson(readUtf8(path, source), set, source);
}
function readUtf8(path, source) {
    const bytes = (0,external_node_fs_.readFileSync)(path);
    // Bytes that are no UTF-8 would turn into replacement characters, and the target into another one.
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw notAList(source, "is not UTF-8 text");
    return bytes.toString("utf8").replace(/^\uFEFF/, "");
}
function read_json_readJson(text, set, source) {
    if (text.trim() === "")
        return undefined;
    const value = parse(text, source);
    if (value === "ALL" || value === "NONE") {
        set.add(value);
        return undefined;
    }
    if (Array.isArray(value)) {
        addAll(value, set, source);
        return undefined;
    }
    return readComputed(value, set, source);
}
function parse(text, source) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw notAList(source, `is not JSON (${(0,errors/* messageOf */.bD)(error)}). For one target per line, use impacted-targets-format: lines`);
    }
}
function addAll(items, set, source) {
    for (const [index, item] of items.entries()) {
        if (typeof item !== "string")
            throw notAList(source, `must hold strings only; item ${index + 1} is ${read_json_kindOf(item)}`);
        if (CONTROL_CHARACTER.test(item))
            throw notAList(source, `holds a control character in item ${index + 1}, which is no part of a target`);
        set.add(item);
        if (set.isFull())
            return;
    }
}
/** Any other object is refused: it may be a tool's error, or the output of a version that we do not know. */
function readComputed(value, set, source) {
    const fields = new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
    const mode = fields.get("mode");
    const head = fields.get("head");
    // Only a list needs its items.
    const targets = mode === "list" ? fields.get("targets") : [];
    const reason = fields.get("reason");
    if ((mode !== "list" && mode !== "all" && mode !== "none") ||
        typeof head !== "string" ||
        !Array.isArray(targets)) {
        throw notAList(source, `must be a JSON array of strings, or the file of compute-impacted-targets; it is ${read_json_kindOf(value)}${fields.has("error") ? " with an error in it" : ""}`);
    }
    if (mode === "list")
        addAll(targets, set, source);
    return { mode, head, reason: typeof reason === "string" ? reason : undefined };
}
function read_json_kindOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "a list";
    return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/checked-text.js



const JSON_START = /["{[]/;
/** How lines begin that tools print beside a list, or in place of it: taken for targets, they impact almost nothing. */
const MESSAGE_STARTS = [
    // Git, Bazel, compilers: `fatal: ...`, `ERROR: ...`, `INFO: ...`, `error[E0432]: ...`.
    /(?:error|fatal|panic|failure|failed|warning|warn|info|debug|notice|usage|loading|analyzing)(?:\[[^\]\n]*\])?:(?=\s|$)/,
    // Exceptions and the frames below.
    /exception in thread\b/,
    /traceback \(/,
    /at [^\n]+:\d+\)?[^\S\n]*(?=\n|$)/,
    // Package managers: `npm ERR! ...`, `ERR_PNPM_...`, and the `> name@1.0.0 script` of `npm run`.
    /npm (?:err|error|warn|notice)\b/,
    /err_pnpm_/,
    /> /,
    // Nx and Turborepo: ` NX   Cannot find ...`, `× could not resolve ...`.
    /nx {2,}\S/,
    /[x×\u2716\u2717\u2718] /,
];
const FIRST_WORDS = [JSON_START, ...MESSAGE_STARTS].map(({ source }) => source).join("|");
const NO_TARGET = new RegExp(`(?:^|\\n)[^\\S\\n]*(?:${FIRST_WORDS})`, "i");
/** Anywhere in a line: `file.ts(1,2): error: ...`, `TypeError: ...`, `sh: 1: nx: not found`. */
const MESSAGE_WITHIN = /(?:error|exception|fatal|panic):[^\S\n]|: (?:command )?not found/i;
const ESCAPE = 0x1b;
const CARRIAGE_RETURN = 0x0d;
/** The text of whole lines, after making sure that it can be a list of targets. @throws InputError */
function checkedText(bytes, source, firstLine) {
    if (bytes.includes(0))
        throw notAList(source, "holds a NUL byte; is it UTF-16? Save it as UTF-8 text");
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw notAList(source, "is not UTF-8 text");
    if (bytes.includes(ESCAPE)) {
        throw notAList(source, "holds terminal colour codes; switch them off in the tool that wrote it");
    }
    const text = bytes.toString("utf8");
    // Asked of the bytes first, which is quicker by far and mostly enough.
    if (bytes.includes(CARRIAGE_RETURN) && /\r(?!\n|$)/.test(text)) {
        throw notAList(source, "holds carriage returns within lines, as a progress bar writes them");
    }
    for (const pattern of [NO_TARGET, MESSAGE_WITHIN]) {
        const found = pattern.exec(text);
        if (found !== null)
            throw noTarget(checked_text_lineAt(text, found.index + found[0].length - 1, firstLine), source);
    }
    return text;
}
function checked_text_lineAt(text, index, firstLine) {
    const before = text.slice(0, index).split("\n");
    const start = index - (before.at(-1)?.length ?? 0);
    return { line: firstLine + before.length - 1, text: (text.slice(start).split("\n", 1)[0] ?? "").trim() };
}
function noTarget({ line, text }, source) {
    const shown = (0,shorten/* quote */.hD)(text);
    return JSON_START.test(text.slice(0, 1))
        ? notAList(source, `looks like JSON in line ${line} (${shown}); use a .json file, or impacted-targets-format: json`)
        : notAList(source, `holds a message in line ${line}, not a target: ${shown}. Look at the step that wrote the list`);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/line-blocks.js


const line_blocks_CHUNK_BYTES = 1024 * 1024;
/** No build tool has a target this long; without line breaks the whole file would be one. */
const LONGEST_LINE_BYTES = 65_536;
const LINE_FEED = 0x0a;
/** Reads a file in pieces of about a mebibyte. Each ends where a line ends, so no line or character is cut. */
function* lineBlocks(path, source) {
    const file = (0,external_node_fs_.openSync)(path, "r");
    try {
        const chunk = Buffer.allocUnsafe(line_blocks_CHUNK_BYTES);
        let carried = Buffer.alloc(0);
        for (let size = (0,external_node_fs_.readSync)(file, chunk); size > 0; size = (0,external_node_fs_.readSync)(file, chunk)) {
            const bytes = Buffer.concat([carried, chunk.subarray(0, size)]);
            const end = bytes.lastIndexOf(LINE_FEED) + 1;
            refuseLongLines(bytes, source);
            if (end > 0)
                yield bytes.subarray(0, end);
            carried = bytes.subarray(end);
        }
        if (carried.length > 0)
            yield carried;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** Leaps from line to line: in each stretch of the longest length there must be a line break. */
function refuseLongLines(bytes, source) {
    let start = 0;
    while (bytes.length - start > LONGEST_LINE_BYTES) {
        const end = bytes.lastIndexOf(LINE_FEED, start + LONGEST_LINE_BYTES);
        if (end < start) {
            throw notAList(source, `has a line of more than ${LONGEST_LINE_BYTES} bytes, which is no target`);
        }
        start = end + 1;
    }
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/size-bound.js
const size_bound_LINE_FEED = 0x0a;
/** Between them is what ASCII shows. */
const size_bound_SPACE = 0x20;
const DELETE = 0x7f;
/** Quotes and comma of a JSON string in a list. */
const PUNCTUATION_BYTES = 3;
/** A power of two, several times the number of lines that fill a request. */
const MARKS = 4 * 1024 * 1024;
/** Of the 32-bit FNV-1a hash. */
const HASH_PRIME = 0x01000193;
/**
 * Each line marks the place that its hash points to, and counts only when that place was free: then no line before it
 * was the same. Two lines of one place count once, which keeps the bound low, never too high. For the same reason only
 * visible ASCII is looked at, so that blanks around a target make no difference.
 */
function createSizeBound() {
    const marks = new Uint8Array(MARKS);
    let bytes = 0;
    let breaks = 0;
    return {
        add(lines) {
            let hash = 0;
            let length = 0;
            for (let index = 0; index < lines.length; index += 1) {
                const byte = lines[index] ?? size_bound_LINE_FEED;
                if (byte > size_bound_SPACE && byte < DELETE) {
                    hash = Math.imul(hash ^ byte, HASH_PRIME);
                    length += 1;
                }
                else if (byte === size_bound_LINE_FEED) {
                    const place = (hash ^ (hash >>> 15)) & (MARKS - 1);
                    if (length > 0 && marks[place] === 0) {
                        marks[place] = 1;
                        bytes += length + PUNCTUATION_BYTES;
                    }
                    hash = 0;
                    length = 0;
                    breaks += 1;
                }
            }
        },
        // The last item has no comma.
        atLeastBytes: () => Math.max(0, bytes - 1),
        lines: () => breaks,
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/read-lines.js



/** One target per line, from a text. `source` names it in messages. */
function readLines(text, set, source) {
    for (const line of checkedText(Buffer.from(text), source, 1).split("\n"))
        set.add(line);
}
/** One target per line, from a file in UTF-8. Stops reading when the list cannot fit any more. */
function readLinesOfFile(path, set, source) {
    let firstLine = 1;
    for (const block of lineBlocks(path, source)) {
        const lines = checkedText(block, source, firstLine).split("\n");
        for (const line of lines)
            set.add(line);
        if (set.isFull())
            return;
        firstLine += lines.length - 1;
    }
}
/** A file that repeats its lines this often is read in the plain way. */
const BOUND_OVER_BYTES = 64 * 1024 * 1024;
/**
 * Bytes of JSON that the lines of a file need at the least; stops as soon as they are over `limitBytes`. Much quicker
 * than collecting the lines, which for a file over the limit is mostly work for nothing.
 */
function leastBytesOfFile(path, source, limitBytes) {
    const bound = createSizeBound();
    let read = 0;
    for (const block of lineBlocks(path, source)) {
        checkedText(block, source, bound.lines() + 1);
        bound.add(block);
        read += block.length;
        if (bound.atLeastBytes() > limitBytes || read > BOUND_OVER_BYTES)
            break;
    }
    return bound.atLeastBytes();
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/target-set.js
/** Quotes and comma of a JSON string in a list. */
const target_set_PUNCTUATION_BYTES = 3;
function createTargetSet(limitBytes) {
    const targets = new Set();
    // The last target has no comma.
    let bytes = -1;
    return {
        targets,
        add(target) {
            const trimmed = target.trim();
            const before = targets.size;
            if (trimmed === "" || targets.add(trimmed).size === before)
                return;
            bytes += trimmed.length + target_set_PUNCTUATION_BYTES;
        },
        atLeastBytes: () => Math.max(0, bytes),
        isFull: () => bytes > limitBytes,
    };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/source.js







/** Reads the targets. @throws InputError for anything that is not clearly a list. */
function readTargets(source, reading) {
    if (source.file === undefined)
        return readText(source, source.text ?? "", reading);
    const name = `impacted-targets-file: ${source.file}`;
    try {
        return readFile(source, (0,external_node_path_.resolve)(reading.workspace, source.file), name, reading);
    }
    catch (error) {
        // Errors of the file system have a syscall; everything else speaks for itself.
        if (!(error instanceof Error && "syscall" in error))
            throw error;
        throw new errors/* InputError */.dz([`${name} cannot be read: ${error.message}.`], { cause: error });
    }
}
function readText({ format }, text, { headSha, limitBytes }) {
    const name = "impacted-targets";
    const set = createTargetSet(limitBytes);
    if (format === "json")
        return source_judge(set, read_json_readJson(text, set, name), name, headSha);
    readLines(text, set, name);
    return source_judge(set, undefined, name, headSha);
}
function readFile({ format }, path, name, { headSha, limitBytes }) {
    const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (found === undefined)
        return { kind: "empty", reason: `${name} does not exist` };
    if (found.isDirectory())
        throw new errors/* InputError */.dz([`${name} is not a file.`]);
    const set = createTargetSet(limitBytes);
    if (format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"))) {
        return source_judge(set, readJsonFile(path, set, name), name, headSha);
    }
    if (found.size > limitBytes) {
        const atLeastBytes = leastBytesOfFile(path, name, limitBytes);
        if (atLeastBytes > limitBytes)
            return { kind: "too-large", atLeastBytes };
    }
    readLinesOfFile(path, set, name);
    return source_judge(set, undefined, name, headSha);
}
/** What the collected targets say together. */
function source_judge(set, computed, name, headSha) {
    const { targets } = set;
    if (computed !== undefined && !sameCommit(computed.head, headSha)) {
        throw new errors/* InputError */.dz([
            `${name} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute it again for this head.`,
        ]);
    }
    if (computed?.mode === "all" || computed?.mode === "none") {
        return { kind: computed.mode, reason: computed.reason ?? `${name} says so` };
    }
    for (const word of ["ALL", "NONE"]) {
        if (!targets.has(word))
            continue;
        if (targets.size > 1) {
            throw new errors/* InputError */.dz([
                `${name} mixes ${word} with other targets. Give ${word} alone, or leave it out.`,
            ]);
        }
        return { kind: word === "ALL" ? "all" : "none", reason: `${word} was given` };
    }
    if (set.isFull())
        return { kind: "too-large", atLeastBytes: set.atLeastBytes() };
    if (targets.size === 0)
        return { kind: "empty", reason: `${name} is empty` };
    return { kind: "list", targets, reason: computed?.reason };
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/decision.js





/** Reads the source and decides between the list, `ALL` and nothing. @throws InputError */
function decideTargets(envelope, options) {
    const aroundBytes = envelopeBytes(envelope);
    const limitBytes = BODY_LIMIT_BYTES - aroundBytes;
    const read = readTargets(options, { workspace: options.workspace, headSha: envelope.pr.sha, limitBytes });
    switch (read.kind) {
        case "all":
            return decision_all(envelope, read.reason);
        case "none":
            return none(envelope, read.reason);
        case "empty":
            return empty(envelope, read.reason, options.onEmpty);
        case "too-large":
            return tooLarge(envelope, aroundBytes + read.atLeastBytes, options);
        case "list":
            return decision_list(envelope, read, options);
    }
}
function decision_list(envelope, { targets, reason }, options) {
    const built = buildListBody(envelope, targets, BODY_LIMIT_BYTES);
    if (built.kind === "too-large")
        return tooLarge(envelope, built.atLeastBytes, options);
    const said = reason ?? `list of ${counted(targets.size, "target")}`;
    return { mode: "list", body: built.body, count: targets.size, reason: said, warning: undefined };
}
function decision_all(envelope, reason, warning) {
    return { mode: "all", body: encodeRequest(envelope, "ALL"), count: undefined, reason, warning };
}
function none(envelope, reason) {
    return { mode: "none", body: encodeRequest(envelope, []), count: 0, reason, warning: undefined };
}
/** An empty list mostly means that its computation failed, and "impacts nothing" is the most dangerous thing to say. */
function empty(envelope, reason, onEmpty) {
    switch (onEmpty) {
        case "all":
            return decision_all(envelope, `${reason}, and on-empty is all`);
        case "none":
            return none(envelope, `${reason}, and on-empty is none`);
        case "error":
            throw new errors/* InputError */.dz([
                `${reason}. If the pull request really impacts nothing, give NONE; or say with on-empty what an empty list means (all, none).`,
            ]);
    }
}
function tooLarge(envelope, atLeastBytes, { onTooLarge }) {
    const problem = `The request body for this list needs at least ${inBytes(atLeastBytes)}, and the service takes ${inBytes(BODY_LIMIT_BYTES)} at most`;
    if (onTooLarge === "error") {
        throw new errors/* InputError */.dz([`${problem}; on-too-large is error, so nothing was sent.`]);
    }
    return decision_all(envelope, "the list is over the size limit", `${problem}: ALL is sent instead, so the pull request shares its lane with every other.`);
}
/** The limits of the service count bytes; 20,000,000 of them are taken for sure, more may be refused. */
const SURELY_TAKEN_BYTES = 20_000_000;
/** What to send after the service refused the body for its size, or undefined when that was not the reason. */
function decisionAfterRefusal(envelope, refused, status, options) {
    const size = refused.body.length;
    if (refused.mode !== "list" || size <= SURELY_TAKEN_BYTES || (status !== 400 && status !== 413))
        return undefined;
    if (options.onTooLarge === "error")
        return undefined;
    return decision_all(envelope, "the service refused the list for its size", `The service refused a body of ${inBytes(size)} (${inBytes(SURELY_TAKEN_BYTES)} are always taken): ALL is sent instead, so the pull request shares its lane with every other.`);
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/upload.js






/** Sends what was decided; when the service refuses its size, once more what `fallBack` says. Gives what was sent. */
async function upload(decided, fallBack, place, context) {
    try {
        await context.client.call(endpoints.setImpactedTargets, decided.body);
        return decided;
    }
    catch (error) {
        const smaller = error instanceof errors/* ApiError */.hD ? fallBack(error.facts.status) : undefined;
        if (smaller === undefined)
            throw named404(error, `pull request #${place.number}, or has no queue for branch ${inWords(place)}`, OF_A_PULL_REQUEST);
        context.log.warning(smaller.warning ?? smaller.reason);
        return await upload(smaller, () => undefined, place, context);
    }
}
/** What is sent, in one phrase. */
function inOnePhrase({ mode, count, reason, body }) {
    switch (mode) {
        case "list":
            return `${counted(count ?? 0, "target")} in ${inBytes(body.length)}`;
        case "all":
            return `ALL (${reason})`;
        case "none":
            return `none (${reason})`;
    }
}

;// CONCATENATED MODULE: ./lib/src/impacted-targets/verification.js



/** The record may show an upload some moments later. */
const READS = 3;
const PAUSE_MS = 1000;
/** Reads back whether the service counts the upload for the head commit, and warns with the cure when it does not. */
async function verifyUpload(headSha, place, context) {
    const { client, clock, log, signal } = context;
    try {
        for (let read = 1;; read += 1) {
            const reading = await readRecordOnly(client, place);
            // Not submitted yet: there is no record to look at, and nothing is wrong.
            if (reading.kind === "absent")
                return "unknown";
            const doubt = doubtOf(reading.record, headSha, place);
            if (doubt === undefined)
                return reading.record.readiness?.hasImpactedTargets === true ? "true" : "unknown";
            if (read === READS) {
                log.warning(doubt);
                return "false";
            }
            await clock.sleep(PAUSE_MS, signal);
        }
    }
    catch (error) {
        if (!(error instanceof errors/* ApiError */.hD))
            throw error;
        log.warning(`The upload succeeded, but could not be read back: ${(0,errors/* messageOf */.bD)(error)}`);
        return "unknown";
    }
}
/** What does not fit, as a sentence with the way out. */
function doubtOf(record, headSha, { number }) {
    if (!sameCommit(record.prSha, headSha)) {
        return `The targets are for commit ${headSha}, but the head of #${number} is ${record.prSha}: they do not count. Run this step for the new head; if this was no push in between, give head-sha the pull request's head and not github.sha.`;
    }
    if (record.readiness?.hasImpactedTargets === false) {
        return `The service took the targets of #${number}, but its record does not show them for ${headSha}. Check target-branch and head-sha, and run this step again.`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/src/inputs/impacted-targets.js


/** Inputs of `set-impacted-targets`. */
const impactedTargetsInputs = {
    text: optional(parsers/* text */.Qq, {
        name: "impacted-targets",
        description: "Targets, one per line, or `ALL`, or `NONE`. For short lists: the runner passes inputs as environment variables, which hold 128 KiB on Linux and 32 KiB on Windows.",
    }),
    file: optional(parsers/* text */.Qq, {
        name: "impacted-targets-file",
        description: "File with the targets, relative to the workspace: one per line, a JSON array, or the file of `compute-impacted-targets`.",
    }),
    format: withDefault((0,parsers/* oneOf */.yL)("auto", "lines", "json"), "auto", {
        name: "impacted-targets-format",
        description: "`lines` or `json`; `auto` takes a `.json` file for JSON and anything else for lines.",
    }),
    onEmpty: withDefault((0,parsers/* oneOf */.yL)("error", "all", "none"), "error", {
        name: "on-empty",
        description: "What an empty or missing list means: `error`, `all` (impacts everything) or `none` (impacts nothing).",
    }),
    onTooLarge: withDefault((0,parsers/* oneOf */.yL)("all", "error"), "all", {
        name: "on-too-large",
        description: "What to do when the request body would be over 20 MiB: send `ALL` (`all`), or fail (`error`).",
    }),
    verify: withDefault(parsers/* flag */.Jt, "true", {
        name: "verify",
        description: "Read back whether the service counts the targets for the head commit, and warn when it does not.",
    }),
};

;// CONCATENATED MODULE: ./lib/src/operations/set-impacted-targets.js










const setImpactedTargets = pullRequestOperation({
    name: "set-impacted-targets",
    title: "Declares what a pull request impacts, for queues that test unrelated pull requests side by side.",
    inputs: impactedTargetsInputs,
    results: { uploaded: { description: "The service has the targets." } },
    outputs: {
        "impacted-targets-mode": "What was sent: `list`, `all` or `none`.",
        "impacted-targets-count": "Number of distinct targets; empty when `ALL` was sent.",
        "impacted-targets-bytes": "Size of the request body, in bytes.",
        "impacted-targets-reason": "Why that was sent.",
        verified: "`true` when the record shows the targets for the head commit, `false` when it does not, `unknown` when nothing was read back: no record yet, a fork's run, `verify: false`, or a failed read.",
    },
    permissions: {},
    onTestBranch: "skip",
    forkMayRun: true,
    check: (values) => values.text !== undefined && values.file !== undefined
        ? ["impacted-targets, impacted-targets-file: give one of them, not both."]
        : [],
    async run(values, place, context) {
        const headSha = requireHead(place);
        const envelope = { ...queueRequest(place), pr: { number: place.number, sha: headSha } };
        const options = { ...values, workspace: context.workspace };
        const decided = decideTargets(envelope, options);
        if (context.dryRun) {
            return {
                ...planned(`The impacted targets of #${place.number} would be sent: ${inOnePhrase(decided)}.`, endpoints.setImpactedTargets, decided.body),
                outputs: decisionOutputs(decided),
                details: decided.warning === undefined ? [] : [decided.warning],
            };
        }
        if (decided.warning !== undefined)
            context.log.warning(decided.warning);
        const sent = await upload(decided, (status) => decisionAfterRefusal(envelope, decided, status, options), place, context);
        const message = `The impacted targets of #${place.number} were sent: ${inOnePhrase(sent)}.`;
        // A fork's run has no token to read with.
        const verified = values.verify && !context.asFork ? await verifyUpload(headSha, place, context) : "unknown";
        return {
            result: "uploaded",
            message,
            outputs: { ...decisionOutputs(sent), verified },
            summary: [
                `${(0,markdown/* escapeText */.X1)(message)} Head commit: ${(0,markdown/* code */.aY)(headSha)}`,
                ...(sent.warning === undefined ? [] : [(0,markdown/* escapeText */.X1)(sent.warning)]),
            ].join("\n\n"),
        };
    },
});
function decisionOutputs({ mode, count, body, reason }) {
    return {
        "impacted-targets-mode": mode,
        "impacted-targets-count": count,
        "impacted-targets-bytes": body.length,
        "impacted-targets-reason": reason,
    };
}
function requireHead({ headSha, number }) {
    if (headSha !== undefined)
        return headSha;
    throw new errors/* InputError */.dz([
        `head-sha: is needed here: targets belong to one head commit, and the event does not name the head of #${number}.`,
    ]);
}

;// CONCATENATED MODULE: ./lib/src/pull-request/position.js
/** The list of a queue stands in queue order. */
function positionIn(queue, number) {
    const numbers = queue.enqueuedPullRequests.map((pullRequest) => pullRequest.prNumber);
    const index = numbers.indexOf(number);
    return {
        position: index < 0 ? undefined : index + 1,
        ahead: index < 0 ? [] : numbers.slice(0, index),
        depth: numbers.length,
        queueState: queue.state,
        mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
    };
}
/** `2nd of 5 in the queue`, or nothing. */
function positionInWords({ position, depth }) {
    return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}
function ordinal(number) {
    const lastTwo = number % 100;
    const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
    return `${number}${suffix}`;
}

;// CONCATENATED MODULE: ./lib/src/pull-request/queue-beside.js


/** Where the queue only says more about a record that is there, it is waited for so long, in milliseconds. */
const ENOUGH_MS = 5000;
function readQueueBeside(place, { client, log, signal }) {
    const unwanted = new AbortController();
    const stop = () => unwanted.abort();
    const read = readQueue(client, place, { signal: AbortSignal.any([signal, unwanted.signal]) }).then((queue) => ({ queue, error: undefined }), (error) => ({ queue: undefined, error }));
    return {
        stop,
        async needed() {
            const { queue, error } = await read;
            if (queue === undefined)
                throw error;
            return queue;
        },
        async ifSoon() {
            const timer = setTimeout(stop, ENOUGH_MS);
            const { queue, error } = await read;
            clearTimeout(timer);
            if (queue !== undefined)
                return queue;
            if (signal.aborted)
                throw error;
            const why = unwanted.signal.aborted ? "the service did not answer in time" : (0,errors/* messageOf */.bD)(error);
            log.info(`The position in the queue is not known: ${why}`);
            return undefined;
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/pull-request/readiness.js
/**
 * The readiness rule (the service's document, "Submitted pull request"): the base branch matches, the provider calls
 * the pull request mergeable, and its impacted targets are there where the queue requires them.
 */
function readinessOf({ readiness }) {
    if (readiness === null || readiness === undefined)
        return { ready: undefined, blockers: [] };
    const blockers = [];
    if (readiness.doesBaseBranchMatch === false)
        blockers.push("base branch");
    const mergeability = readiness.gitHubMergeability ?? undefined;
    if (mergeability !== undefined && mergeability !== "mergeable")
        blockers.push("mergeability");
    if (readiness.requiresImpactedTargets === true && readiness.hasImpactedTargets !== true)
        blockers.push("impacted targets");
    return { ready: blockers.length === 0, blockers };
}
/** Each blocker as a sentence with the way out. */
function explainBlockers(record, targetBranch) {
    return readinessOf(record).blockers.map((blocker) => explain(blocker, record, targetBranch));
}
function explain(blocker, record, targetBranch) {
    switch (blocker) {
        case "base branch":
            return `Wrong base branch: the pull request goes into ${record.prBaseBranch ?? "another branch"}, the queue into ${targetBranch}. Change the base of the pull request, or target-branch.`;
        case "mergeability":
            return mergeabilityInWords(record.readiness?.gitHubMergeability);
        case "impacted targets":
            return `Impacted targets missing for the head commit ${record.prSha}. Run set-impacted-targets for it.`;
    }
}
const MERGEABILITY_IN_WORDS = new Map([
    [
        "not_mergeable",
        "Not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.",
    ],
    ["in_progress", "Not mergeable yet: GitHub is still working out whether the pull request can be merged."],
    ["unspecified", "Not mergeable yet: GitHub has not said whether the pull request can be merged."],
]);
function mergeabilityInWords(mergeability) {
    const value = mergeability ?? "nothing";
    return MERGEABILITY_IN_WORDS.get(value) ?? `Not mergeable: GitHub reports ${value}.`;
}

;// CONCATENATED MODULE: ./lib/src/pull-request/record-outputs.js
/** The record's fields as outputs: name, and what it says. One entry per field of the service's document. */
const recordOutputs = {
    state: "State of the pull request in the queue, in lower case: `not_ready`, `pending`, `testing`, `tests_passed`, `merged`, `failed`, `cancelled`, `pending_failure`, or a newer one.",
    "state-changed-at": "When the state changed, as the service writes it.",
    "priority-value": "Priority as a number, 0 is the most urgent.",
    "priority-name": "Priority as a name.",
    "used-default-priority-name": "Name of the default priority, when that one was used.",
    "skip-the-line": "`true` when it skips the line.",
    "force-enqueued": "`true` when it was put into the queue without being ready.",
    "no-batch": "`true` when it is tested alone.",
    "is-currently-submitted-to-queue": "`true` while it is submitted to the queue.",
    "pr-number": "Number of the pull request.",
    "pr-title": "Title of the pull request.",
    "pr-sha": "Head commit that the queue knows.",
    "pr-base-branch": "Base branch of the pull request.",
    "pr-author": "Author of the pull request.",
    id: "The service's id of the record.",
    readiness: "What the readiness rule looks at, as JSON.",
};

;// CONCATENATED MODULE: ./lib/src/summary/record.js


/** What a record says, as rows of a table. */
function recordRows(record) {
    const priority = (0,markdown/* escapeText */.X1)(`${record.priorityName ?? ""} ${record.priorityValue ?? ""}`.trim());
    return [
        ["State", (0,markdown/* escapeText */.X1)(stateInWords(record.state))],
        ["Since", (0,markdown/* escapeText */.X1)(record.stateChangedAt)],
        ["Head commit", (0,markdown/* code */.aY)(record.prSha)],
        ...(priority === "" ? [] : [["Priority", priority]]),
    ];
}

;// CONCATENATED MODULE: ./lib/src/summary/status.js





/** The page about where a pull request stands. */
function statusSummary(message, place, record, queue) {
    const rows = [...(record === undefined ? [] : recordRows(record)), ...queueRows(queue, place)];
    const blockers = record === undefined ? [] : explainBlockers(record, place.targetBranch);
    const title = record?.prTitle ?? "";
    return (0,markdown/* paragraphs */.qN)([
        (0,markdown/* escapeText */.X1)(message),
        (0,markdown/* escapeText */.X1)(title),
        (0,markdown/* table */.tp)(["", ""], rows),
        ...(record !== undefined && readinessOf(record).ready === false
            ? ["#### Not ready", ...blockers.map(markdown/* escapeText */.X1)]
            : []),
    ]);
}
function queueRows(queue, place) {
    if (queue === undefined)
        return [];
    const position = positionIn(queue, place.number);
    const ahead = position.ahead.map((number) => `#${number}`).join(", ");
    return [
        ["Queue", (0,markdown/* escapeText */.X1)(queueStateInWords(queue.state))],
        ...(position.position === undefined ? [] : [["Position", (0,markdown/* escapeText */.X1)(positionInWords(position))]]),
        ...(ahead === "" ? [] : [["Ahead of it", ahead]]),
    ];
}

;// CONCATENATED MODULE: ./lib/src/operations/status.js










const status_status = pullRequestOperation({
    name: "status",
    title: "Reads where a pull request stands in the merge queue.",
    inputs: {},
    results: {
        found: { description: "The queue knows the pull request." },
        "not-submitted": { description: "It was never submitted to this queue." },
    },
    outputs: {
        ...recordOutputs,
        ready: "`true` when nothing keeps it from being tested, `false` when something does; empty when the record does not tell.",
        "blocked-by": "What keeps it from being tested, in plain words: `base branch`, `mergeability`, `impacted targets`.",
        position: "Its place in the queue, from 1; empty when it does not stand in it.",
        ahead: "Numbers of the pull requests before it, as JSON.",
        "safe-to-push": "`false` while it is submitted to the queue, where a push would throw it out.",
        "queue-state": "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
    },
    permissions: {},
    onTestBranch: "run",
    dryRun: "ignored",
    async run(_values, place, context) {
        // Both are wanted in most cases, so they are asked for side by side.
        const beside = readQueueBeside(place, context);
        const reading = await readRecordOnly(context.client, place).catch((error) => {
            beside.stop();
            throw error;
        });
        if (reading.kind === "absent") {
            const queue = await beside.needed();
            const message = `#${place.number} was never submitted to the merge queue for ${inWords(place)}.`;
            const outputs = { "pr-number": place.number, "safe-to-push": true, "queue-state": queue.state };
            return {
                result: "not-submitted",
                message,
                outputs,
                summary: statusSummary(message, place, undefined, queue),
            };
        }
        return found(reading.record, await beside.ifSoon(), place);
    },
});
function found(record, queue, place) {
    const { ready, blockers } = readinessOf(record);
    const position = queue === undefined ? undefined : positionIn(queue, place.number);
    const message = `#${place.number} is ${stateInWords(record.state)} in the merge queue for ${inWords(place)}.`;
    return {
        result: "found",
        message,
        outputs: {
            ...outputsOf(record, recordOutputs),
            ready,
            "blocked-by": blockers.join(", "),
            position: position?.position,
            ahead: position?.position === undefined ? undefined : position.ahead,
            "safe-to-push": hasEnded(record),
            "queue-state": queue?.state,
        },
        summary: statusSummary(message, place, record, queue),
        record: { record, queue },
    };
}

;// CONCATENATED MODULE: ./lib/src/inputs/submit.js


/** The lowest priority; 0 is the most urgent. */
const PRIORITY_MAXIMUM = 255;
/** A number, or the name of a priority as the queue defines it (`urgent`, `high`, `medium`, `low`). */
const priority = (value) => {
    const number = (0,parsers/* wholeNumber */.rD)(0, PRIORITY_MAXIMUM)(value);
    if (number.ok)
        return number;
    return /^[a-z][\w-]{0,63}$/i.test(value)
        ? { ok: true, value }
        : {
            ok: false,
            allowed: `a name such as high, or a whole number from 0 (most urgent) to ${PRIORITY_MAXIMUM}`,
        };
};
const submitInputs = {
    priority: optional(priority, {
        name: "priority",
        description: "Name (`urgent`, `high`, `medium`, `low`) or number from 0 (most urgent) to 255. Default: the queue's.",
    }),
    noBatch: withDefault(parsers/* flag */.Jt, "false", {
        name: "no-batch",
        description: "Test the pull request alone. With `update`, `false` leaves it as it is.",
    }),
    update: withDefault(parsers/* flag */.Jt, "false", {
        name: "update",
        description: "Send priority and batching again for a pull request that is in the queue already.",
    }),
    resubmit: withDefault(parsers/* flag */.Jt, "true", {
        name: "resubmit",
        description: "Submit again after an attempt that failed or was cancelled.",
    }),
    wait: withDefault(parsers/* flag */.Jt, "false", {
        name: "wait",
        description: "Go on as `wait-for-merge`, whose inputs and results apply then.",
    }),
};

;// CONCATENATED MODULE: ./lib/src/pull-request/cancel-in-words.js


/** Takes what is ours out of the queue after a signal, and says how that went. */
async function cancelInWords(place, { client }, isOurs) {
    try {
        const cancellation = await cancelAbandoned(client, place, isOurs);
        switch (cancellation) {
            case "cancelled":
                return "It was taken out of the queue, as cancel-on-abort says.";
            case "not-queued":
                return "It was not in the queue any more, so nothing was cancelled.";
            case "already-merged":
                return "It was merged in the meantime, so nothing was cancelled.";
            case "other-attempt":
                return "What is in the queue now is not the attempt and head that was waited for, so it was left there.";
        }
    }
    catch (error) {
        if (error instanceof errors/* AbortedError */.oM)
            return "It may still be in the queue: the service did not answer within five seconds.";
        return `It could not be taken out of the queue: ${(0,errors/* messageOf */.bD)(error)}`;
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/abandoned-submission.js



/** The process was told to stop while the submission was under way: what became of it is open. */
async function abandonSubmission(error, plan, takeOut, place, context) {
    if (!context.signal.aborted || plan.kind !== "send")
        throw error;
    const isOurs = ({ prSha }) => place.guardedHead === undefined || sameCommit(prSha, place.guardedHead);
    const left = `#${place.number} may be in the queue now. Look with status, or take it out with cancel.`;
    throw new errors/* Failure */.HR("aborted", `The step was told to stop while it submitted #${place.number}.`, {
        details: [takeOut ? await cancelInWords(place, context, isOurs) : left],
        outputs: { "pr-number": place.number },
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/src/pull-request/submission-plan.js


function planSubmission(place, reading, options) {
    const request = submitRequest(place, options.priority, options.noBatch ? true : undefined);
    if (reading.kind === "absent")
        return { kind: "send", request, stale: undefined };
    const { record } = reading;
    if (terminalState(record) === "merged")
        return { kind: "leave", submission: "already-merged", record };
    if (hasEnded(record)) {
        return options.resubmit
            ? { kind: "send", request, stale: markOf(record) }
            : { kind: "leave", submission: "not-resubmitted", record };
    }
    if (hasOtherHead(place, record))
        return { kind: "leave", submission: "head-changed", record };
    if (!options.update)
        return { kind: "leave", submission: "already-queued", record };
    return { kind: "update", request: submission_plan_updateRequest(place, options, record), record };
}
function submitRequest(place, priority, noBatch) {
    return {
        ...pullRequestRequest(place),
        ...(priority === undefined ? {} : { priority }),
        ...(noBatch === undefined ? {} : { noBatch }),
    };
}
/** A repeated submit rewrites priority and batching, so a priority that the user left out is sent as it stands. */
function submission_plan_updateRequest(place, options, record) {
    const priority = options.priority ?? record.priorityValue ?? record.priorityName ?? undefined;
    return submitRequest(place, priority, options.noBatch || record.noBatch === true);
}
/** Whether the queue has another commit than the one that is meant. */
function hasOtherHead({ guardedHead }, record) {
    return guardedHead !== undefined && !sameCommit(guardedHead, record.prSha);
}
/** Whether a record shows the priority and batching that a request asked for; what it does not tell is taken as done. */
function showsUpdate({ priority, noBatch }, record) {
    const shown = typeof priority === "number" ? record.priorityValue : record.priorityName?.toLowerCase();
    const asked = typeof priority === "number" ? priority : priority?.toLowerCase();
    const samePriority = asked === undefined || asked === shown;
    return samePriority && (noBatch === undefined || (record.noBatch ?? noBatch) === noBatch);
}

;// CONCATENATED MODULE: ./lib/src/pull-request/submission-end.js




/** An end that began no attempt of ours. */
function withoutAttempt(submission, record) {
    return { submission, record, submittedAt: undefined, stale: undefined };
}
/** Our own submission of a head that nobody meant is taken back. */
async function guarded(record, stale, place, client) {
    const end = {
        submission: "submitted",
        record,
        submittedAt: record.stateChangedAt,
        stale,
    };
    if (terminalState(record) === "merged" || !hasOtherHead(place, record))
        return end;
    if (hasEnded(record))
        return { ...end, submission: "head-changed" };
    const after = await takeBack(record, place, client);
    return after !== undefined && terminalState(after) === "merged"
        ? { ...end, record: after }
        : { ...end, submission: "head-changed", record: after ?? record };
}
async function takeBack({ prSha }, place, client) {
    try {
        return (await cancelPullRequest(client, place)).record;
    }
    catch (error) {
        throw (0,errors/* withMore */.iA)(error, {
            details: [
                `#${place.number} was submitted with the head ${prSha}, which is not the one that this run is for, and could not be taken out again. Cancel it.`,
            ],
        });
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/submission-record.js



/** How long the record of a new attempt may take to show, in milliseconds. */
const SHOWS_WITHIN_MS = 15_000;
/** The same where it is not certain that there is one. */
const SETTLES_WITHIN_MS = 5000;
/** Even where nothing may be waited for, one read gets this long. */
const FIRST_READ_MS = 5000;
const submission_record_FIRST_PAUSE_MS = 250;
const submission_record_LONGEST_PAUSE_MS = 2000;
/** The first record that is not the one from before, or undefined when none shows in time. */
async function newRecord(stale, place, { client, clock, signal }, withinMs) {
    const deadline = clock.now() + withinMs;
    let readMs = Math.max(FIRST_READ_MS, withinMs);
    for (let pauseMs = submission_record_FIRST_PAUSE_MS;; pauseMs = Math.min(submission_record_LONGEST_PAUSE_MS, pauseMs * 2)) {
        // A read that fails says nothing of the write, which must not be reported as failed for it.
        const record = await recordAfterwards(client, place, { withinMs: readMs });
        if (record !== undefined && isNew(record, stale))
            return record;
        if (signal.aborted)
            throw new errors/* AbortedError */.oM();
        if (clock.now() + pauseMs > deadline)
            return undefined;
        await clock.sleep(pauseMs, signal);
        readMs = Math.max(1, deadline - clock.now());
    }
}
function isNew(record, stale) {
    return (stale === undefined ||
        !hasEnded(record) ||
        terminalState(record) === "merged" ||
        !sameMark(stale, markOf(record)));
}

;// CONCATENATED MODULE: ./lib/src/pull-request/submission.js









/** Carries a plan out and waits until the new attempt shows in the record. */
async function carryOut(plan, place, around) {
    switch (plan.kind) {
        case "leave":
            return withoutAttempt(plan.submission, plan.record);
        case "update":
            return sendUpdate(plan.request, place, around);
        case "send":
            return sendNew(plan.request, plan.stale, place, around);
    }
}
async function sendUpdate(request, place, { client, log }) {
    try {
        await client.call(endpoints.submitPullRequest, request);
    }
    catch (error) {
        if (!isRefused(error) && !(0,errors/* isAmbiguous */.X2)(error)) {
            const what = `pull request #${place.number} in the queue for ${inWords(place)}`;
            throw named404(error, what, OF_A_PULL_REQUEST);
        }
        const record = await recordAfterwards(client, place);
        if (record !== undefined && terminalState(record) === "merged") {
            return withoutAttempt("already-merged", record);
        }
        if (isConflict(error)) {
            log.warning("The service refuses to change a pull request that is in the queue already: it stays as it is.");
            return withoutAttempt("already-queued", record);
        }
        if (isRefused(error) || record === undefined || !showsUpdate(request, record))
            throw error;
        log.info("The service gave no clear answer, but its record shows what was sent.");
        return withoutAttempt("updated", record);
    }
    return withoutAttempt("updated", await recordAfterwards(client, place));
}
async function sendNew(request, stale, place, around) {
    const { client, log } = around;
    try {
        await client.call(endpoints.submitPullRequest, request);
    }
    catch (error) {
        return submission_settle(error, stale, place, around);
    }
    const record = await newRecord(stale, place, around, SHOWS_WITHIN_MS);
    if (record === undefined) {
        log.warning(`The service accepted #${place.number}, but its record does not show the new attempt yet; submitted-at stays empty.`);
        return { submission: "submitted", record, submittedAt: undefined, stale };
    }
    return guarded(record, stale, place, around.client);
}
/** After an unclear answer the record decides whether the submission took place. */
async function submission_settle(error, stale, place, around) {
    const refused = isRefused(error);
    if (!refused && !(0,errors/* isAmbiguous */.X2)(error)) {
        const what = `pull request #${place.number} of the queue for ${inWords(place)}`;
        throw named404(error, what, OF_A_PULL_REQUEST);
    }
    const withinMs = refused && !isConflict(error) ? 0 : SETTLES_WITHIN_MS;
    const record = await newRecord(stale, place, around, withinMs);
    if (record === undefined) {
        // The service has just said that it is queued; which record shows it is left open.
        if (isConflict(error))
            return { ...withoutAttempt("already-queued", undefined), stale };
        throw error;
    }
    if (terminalState(record) === "merged")
        return { ...withoutAttempt("already-merged", record), stale };
    if (isConflict(error))
        return queuedBefore(record, place);
    if (refused)
        throw error;
    around.log.info("The service gave no clear answer, but its record shows the submission.");
    return guarded(record, stale, place, around.client);
}
/** Somebody else submitted it between our read and our write: theirs is left alone. */
function queuedBefore(record, place) {
    return withoutAttempt(hasOtherHead(place, record) ? "head-changed" : "already-queued", record);
}
function isRefused(error) {
    return error instanceof errors/* ApiError */.hD && error.kind === "rejected";
}
function isConflict(error) {
    return isRefused(error) && error.facts.status === 409;
}

;// CONCATENATED MODULE: ./lib/src/pull-request/submission-words.js



/** How a submission went, in one sentence. */
function submissionInWords(submission, place) {
    const subject = `#${place.number}`;
    switch (submission) {
        case "submitted":
            return `${subject} was submitted to the merge queue for ${inWords(place)}.`;
        case "updated":
            return `${subject} is in the merge queue for ${inWords(place)}; its priority and batching were sent again.`;
        case "already-queued":
            return `${subject} is in the merge queue for ${inWords(place)} already.`;
        case "already-merged":
            return `${subject} is merged already.`;
        case "not-resubmitted":
            return `${subject} is not submitted again: its last attempt ended without a merge, and resubmit is false.`;
        case "head-changed":
            return `${subject} has another head than ${place.guardedHead ?? "the event's"}, the commit that this run is for.`;
    }
}
/** What to know about a submission beyond its sentence. */
function submissionDetails({ submission, record, submittedAt }) {
    if (submission !== "head-changed" || record === undefined)
        return [];
    return [
        `The queue has the head ${record.prSha}. Start a new run for it: running this one again does not help, since its event still carries the old commit.`,
        submittedAt !== undefined
            ? "The submission of this step was taken back."
            : "It was in the queue before this step and was left there.",
    ];
}
/** The end of a dry run: what would be sent. */
function plannedSubmission(plan, wait, place) {
    const then = wait ? " Then the step would wait for the merge." : "";
    switch (plan.kind) {
        case "leave":
            return planned(`Nothing would be sent: ${submissionInWords(plan.submission, place)}${then}`);
        case "send":
            return planned(`#${place.number} would be submitted to the queue.${then}`, endpoints.submitPullRequest, plan.request);
        case "update":
            return planned(`Priority and batching of #${place.number} would be sent again.${then}`, endpoints.submitPullRequest, plan.request);
    }
}

;// CONCATENATED MODULE: ./lib/src/test-run/checks.js
/** GitHub lets a required check pass with these conclusions, and with no other. */
const GOOD_CONCLUSIONS = new Set(["success", "neutral", "skipped"]);
const BAD_CONCLUSIONS = new Set([
    "failure",
    "timed_out",
    "cancelled",
    "action_required",
    "startup_failure",
    "stale",
]);
const STATE_RESULTS = new Map([
    ["success", "passed"],
    ["failure", "failed"],
    ["error", "failed"],
    ["pending", "running"],
    ["expected", "running"],
]);
/** Of several reports the first of these counts. */
const WORST_FIRST = ["failed", "running", "unknown", "passed"];
/**
 * Every check that was reported for a run, once, the required ones first: the queue's verdict depends on them.
 * Of a commit status the last entry counts, as on GitHub. Check runs of one name carry no times, so nothing tells a
 * repeat from a namesake in another suite: one that failed fails the name.
 */
function checksOf(run) {
    const required = new Set(run.requiredStatuses ?? []);
    const checkRuns = new Map();
    for (const report of (run.checkSuites ?? []).flatMap(({ checkRuns: runs }) => runs ?? []).map(ofCheckRun)) {
        const before = checkRuns.get(report.name);
        if (before === undefined || rank(report) < rank(before))
            checkRuns.set(report.name, report);
    }
    const statuses = new Map((run.statusChecks ?? []).map(ofStatus).map((report) => [report.name, report]));
    return [...checkRuns.values(), ...statuses.values()]
        .map((report) => ({ ...report, required: required.has(report.name) }))
        .toSorted((one, other) => Number(other.required) - Number(one.required));
}
/** Names of the checks that ended badly, required or not. */
function failingChecks(checks) {
    return [...new Set(checks.filter(({ result }) => result === "failed").map(({ name }) => name))];
}
/** Names of the required checks of which there is no report. */
function missingChecks(run, checks) {
    const reported = new Set(checks.map(({ name }) => name));
    return [...new Set(run.requiredStatuses ?? [])].filter((name) => !reported.has(name));
}
function ofCheckRun({ name, url, status, conclusion }) {
    return {
        name,
        kind: "check-run",
        result: resultOf(status ?? "", conclusion ?? ""),
        word: conclusion || status || "",
        url: url ?? undefined,
    };
}
function resultOf(status, conclusion) {
    if (GOOD_CONCLUSIONS.has(conclusion))
        return "passed";
    if (BAD_CONCLUSIONS.has(conclusion))
        return "failed";
    // Every other status says that the check has not ended; there were five of them so far.
    return conclusion === "" && status !== "" && status !== "completed" ? "running" : "unknown";
}
function ofStatus({ context, url, state }) {
    const word = state ?? "";
    return {
        name: context,
        kind: "status",
        result: STATE_RESULTS.get(word) ?? "unknown",
        word,
        url: url ?? undefined,
    };
}
function rank({ result }) {
    return WORST_FIRST.indexOf(result);
}

;// CONCATENATED MODULE: ./lib/src/test-run/names.js

const names_SHOWN_CHARACTERS = 200;
/** A name (of a check, a target, a state) as a sentence or a table shows it. */
function shownName(name) {
    return (0,shorten/* shorten */.ml)(name, names_SHOWN_CHARACTERS) || "(no name)";
}

;// CONCATENATED MODULE: ./lib/src/summary/test-run.js




/** Nobody reads more rows than this; the outputs and the result file have all. */
const test_run_ROWS = 100;
/** Results of checks as people say them; the service's other words are shown as they are. */
const RESULT_WORDS = new Map([
    ["failure", "failed"],
    ["success", "passed"],
    ["timed_out", "timed out"],
    ["action_required", "waits for somebody to act"],
    ["startup_failure", "could not start"],
    ["stale", "given up by GitHub"],
    ["", "no result given"],
]);
/** Where the required checks come from, in the service's words and in ours. */
const SOURCE_WORDS = new Map([
    ["trunk_config", "the repository's configuration file of the service"],
    ["service_config", "the repository's configuration file of the service"],
    ["repo_provider_branch_protection", "branch protection on GitHub"],
    ["merge_instance", "the queue's own settings"],
]);
/** The page about a test run: how it stands, then why. */
function testRunSummary(message, advice, run) {
    return [(0,markdown/* escapeText */.X1)(message), ...advice.map(markdown/* escapeText */.X1), ...testRunSections(run)].join("\n\n");
}
/** What a run is made of, the failures first. */
function testRunSections(run) {
    const checks = checksOf(run);
    const missing = missingChecks(run, checks);
    const sections = [
        checkSection("Failed checks", checks, "failed"),
        missing.length === 0 ? "" : `${heading(test_run_missingInWords(run))}\n\n${bullets(missing)}`,
        checkSection("Checks without a clear result", checks, "unknown"),
        checkSection("Checks that still run", checks, "running"),
        passedChecks(checks),
        checks.length === 0 ? "The service lists no check of this run." : "",
        test_run_pullRequests(run),
        targets("Impacted targets of the tested pull requests", run.impactedTargetsForTestedPrs),
        targets("Impacted targets, with those of the pull requests ahead", run.impactedTargets),
        facts(run),
    ];
    return sections.filter((section) => section !== "");
}
function heading(title) {
    return `#### ${title}`;
}
function test_run_missingInWords({ status }) {
    switch (status ?? "") {
        case "in_progress":
            return "Required checks without a report so far";
        case "succeeded":
            return "Required checks that the service does not list";
        default:
            return "Required checks without a report";
    }
}
function checkSection(title, checks, result) {
    const found = checks.filter((check) => check.result === result);
    return found.length === 0 ? "" : `${heading(title)}\n\n${checkTable(found)}`;
}
function passedChecks(checks) {
    const passed = checks.filter(({ result }) => result === "passed");
    if (passed.length === 0)
        return "";
    return (0,markdown/* folded */.TM)(`${counted(passed.length, "check")} passed`, checkTable(passed));
}
function checkTable(checks) {
    const rows = checks
        .slice(0, test_run_ROWS)
        .map(({ name, url, word, required }) => [
        (0,markdown/* link */.nf)(shownName(name), url),
        (0,markdown/* escapeText */.X1)(RESULT_WORDS.get(word) ?? wordInWords(word)),
        required ? "yes" : "",
    ]);
    return withRest((0,markdown/* table */.tp)(["Check", "Result", "Required"], rows), checks.length);
}
function bullets(names) {
    const lines = names.slice(0, test_run_ROWS).map((name) => `- ${(0,markdown/* escapeText */.X1)(shownName(name))}`);
    return withRest(lines.join("\n"), names.length);
}
function withRest(shown, count) {
    return (0,markdown/* paragraphs */.qN)([shown, (0,markdown/* andMore */.v)(count - test_run_ROWS)]);
}
function test_run_pullRequests(run) {
    const tested = run.testedPullRequests ?? [];
    const ahead = run.dependentPrs ?? [];
    const rows = tested
        .slice(0, test_run_ROWS)
        .map(({ prNumber, prUrl, title }) => [(0,markdown/* link */.nf)(`#${prNumber}`, prUrl), (0,markdown/* escapeText */.X1)(shownName(title ?? ""))]);
    const numbers = ahead.slice(0, test_run_ROWS).map((number) => `#${number}`);
    return (0,markdown/* paragraphs */.qN)([
        rows.length === 0 ? "" : heading("Tested pull requests"),
        rows.length === 0 ? "" : withRest((0,markdown/* table */.tp)(["Number", "Title"], rows), tested.length),
        numbers.length === 0 ? "" : withRest(`On top of those ahead: ${numbers.join(", ")}`, ahead.length),
    ]);
}
function targets(title, names) {
    return names === null || names === undefined ? "" : (0,markdown/* folded */.TM)(`${title}: ${names.length}`, bullets(names));
}
function facts({ testBranch, testBranchSha, createdAt, ...run }) {
    const required = run.requiredStatuses;
    const source = run.requiredStatusesSource ?? "";
    const from = SOURCE_WORDS.get(source) ?? wordInWords(source);
    const rows = [
        ["Test branch", (0,markdown/* code */.aY)(shownName(testBranch))],
        testBranchSha ? ["Commit", (0,markdown/* code */.aY)(testBranchSha)] : [],
        createdAt ? ["Began", (0,markdown/* escapeText */.X1)(createdAt)] : [],
        required ? ["Required checks", `${required.length}`] : [],
        source === "" ? [] : ["They come from", (0,markdown/* escapeText */.X1)(from)],
    ];
    return (0,markdown/* table */.tp)(["", ""], rows.filter((row) => row.length > 0));
}

;// CONCATENATED MODULE: ./lib/src/summary/wait.js




/** A pull request that restarts all day has more stretches than anybody reads. */
const SPANS_SHOWN = 50;
/** The same for states, should the service make them up. */
const STATES_SHOWN = 20;
/** Less is the moment in which the wait ended: no time went there. */
const NOTHING_BELOW_MS = 50;
const MEANING = new Map([
    ["not submitted", "waiting for somebody to submit it"],
    ["not ready", "waiting for its base branch, mergeability or impacted targets"],
    ["pending", "waiting for its turn behind others"],
    ["testing", "the queue's tests run"],
    ["tests passed", "waiting for those ahead of it, then the merge"],
    ["pending failure", "its tests failed; waiting to see whether one ahead of it is to blame"],
    ["out of the queue", "no longer in the queue"],
]);
/** The page about a wait: how it ended, and where the time went. */
function waitSummary({ end, place, message, details, mergeCommit, testRun }) {
    const title = end.record?.prTitle ?? "";
    const spans = end.spans.filter(({ fromMs, toMs }) => toMs - fromMs >= NOTHING_BELOW_MS);
    const parts = [
        (0,markdown/* escapeText */.X1)(message),
        title === "" ? "" : `#${place.number} ${(0,markdown/* escapeText */.X1)(title)}`,
        details.map((line) => `- ${(0,markdown/* escapeText */.X1)(line)}`).join("\n"),
        mergeCommit === undefined
            ? ""
            : `Merge commit on ${(0,markdown/* escapeText */.X1)(place.targetBranch)}: ${(0,markdown/* code */.aY)(mergeCommit)}`,
        ...(testRun === undefined ? [] : testRunSections(testRun)),
        spans.length === 0 ? "" : whereTheTimeWent(spans),
    ];
    return (0,markdown/* paragraphs */.qN)(parts);
}
function whereTheTimeWent(spans) {
    const shown = spans.slice(-SPANS_SHOWN);
    const hidden = spans.length - shown.length;
    return (0,markdown/* paragraphs */.qN)([
        "#### Where the time went",
        totals(spans),
        (0,mermaid/* gantt */.VM)(shown),
        hidden > 0 ? `The chart shows the last ${SPANS_SHOWN} of ${spans.length} stretches.` : "",
        stretches(shown),
    ]);
}
/** Each state once, in the order in which they came first. */
function totals(spans) {
    const byLabel = new Map();
    for (const { label, fromMs, toMs } of spans) {
        const before = byLabel.get(label) ?? { count: 0, ms: 0 };
        byLabel.set(label, { count: before.count + 1, ms: before.ms + toMs - fromMs });
    }
    const all = [...byLabel];
    const shown = all.slice(0, STATES_SHOWN);
    const rest = all.slice(STATES_SHOWN).map(([, total]) => total);
    const totalMs = sum(all.map(([, { ms }]) => ms));
    const row = (state, meaning, count, ms) => [
        state,
        meaning,
        `${count}`,
        (0,duration/* formatDuration */.a3)(ms),
        `${Math.round((100 * ms) / totalMs)} %`,
    ];
    const rows = shown.map(([label, { count, ms }]) => row((0,markdown/* escapeText */.X1)(label), MEANING.get(label) ?? "", count, ms));
    if (rest.length > 0)
        rows.push(row(`${rest.length} more states`, "", sum(rest.map(({ count }) => count)), sum(rest.map(({ ms }) => ms))));
    rows.push(["**Whole wait**", "", "", `**${(0,duration/* formatDuration */.a3)(totalMs)}**`, ""]);
    return (0,markdown/* table */.tp)(["State", "Meaning", "Times", "Duration", "Share"], rows);
}
function stretches(spans) {
    const rows = spans.map(({ label, fromMs, toMs }, index) => [
        `${index + 1}`,
        (0,markdown/* escapeText */.X1)(label),
        clockTime(fromMs),
        (0,duration/* formatDuration */.a3)(toMs - fromMs),
    ]);
    const listed = (0,markdown/* table */.tp)(["", "State", "From (UTC)", "Duration"], rows);
    return (0,markdown/* folded */.TM)("Each stretch, with its time", listed);
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}
function clockTime(ms) {
    return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}

;// CONCATENATED MODULE: ./lib/src/test-run/read-test-run.js



/** @throws Failure `not-found` that names the run and the queue when the service does not know them. */
async function readTestRun(client, place, testRunId, options = {}) {
    try {
        const request = { ...queueRequest(place), testRunId };
        return await client.call(endpoints.getMergeQueueTestingDetails, request, options);
    }
    catch (error) {
        const what = `test run ${testRunId} of the merge queue for ${inWords(place)}`;
        throw named404(error, what, "test-run-id, target-branch and repository");
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/failed-test-run.js



/** The report is a courtesy: it may hold up the end of the step for so long, in milliseconds. */
const READ_MS = 10_000;
/** Restarts leave several runs; the one that counts is among the last. */
const RUNS_READ = 3;
/**
 * Of the runs that were seen the newest one that failed, else the newest one that went on to its end.
 * It never fails a step: what is missing stays empty, with a line that says why.
 */
async function findFailedTestRun({ ids, trouble, looked }, place, { client, log }) {
    const newest = ids.at(-1);
    if (newest === undefined) {
        if (trouble !== undefined) {
            log.info(`test-run-id stays empty: ${trouble.message}.`);
            for (const line of trouble.permissions)
                log.info(line);
        }
        else if (looked) {
            log.info(`test-run-id stays empty: no test branch of #${place.number} was seen while its tests ran.`);
        }
        return undefined;
    }
    const readings = await Promise.all(ids.slice(-RUNS_READ).map((id) => tryToRead(client, place, id)));
    const read = readings.filter(({ run }) => run !== undefined);
    if (read.length === 0) {
        log.info(`failing-checks stays empty: ${(0,errors/* messageOf */.bD)(readings.at(-1)?.error)}`);
        return { id: newest, run: undefined };
    }
    const own = read.filter(({ run }) => failed_test_run_tests(run, place.number));
    const found = newestOf(own.filter(({ run }) => run?.status === "failed")) ?? newestOf(own.filter(explains));
    if (found === undefined)
        log.info("test-run-id stays empty: the test runs that were seen were cancelled or not its own, so another one failed.");
    return found;
}
async function tryToRead(client, place, id) {
    try {
        return { id, run: await readTestRun(client, place, id, { withinMs: READ_MS }) };
    }
    catch (error) {
        return { id, run: undefined, error };
    }
}
/** Whether a run tests the pull request; one that does not tell is taken to. */
function failed_test_run_tests(run, number) {
    const tested = run?.testedPullRequests ?? [];
    return tested.length === 0 || tested.some(({ prNumber }) => prNumber === number);
}
/** A run that the queue gave up says nothing about a failure, unless a check had failed by then. */
function explains({ run }) {
    return run !== undefined && (run.status !== "cancelled" || failingChecks(checksOf(run)).length > 0);
}
/** By the service's times; where they say nothing, the one that was seen later. */
function newestOf(runs) {
    return runs.reduce((newest, other) => (newest !== undefined && createdAt(other) < createdAt(newest) ? newest : other), undefined);
}
function createdAt({ run }) {
    return Date.parse(run?.createdAt ?? "");
}

;// CONCATENATED MODULE: ./lib/src/pull-request/merge-commit.js

/** GitHub may show a merge some seconds after the queue does. */
const merge_commit_PATIENCE_MS = 30_000;
const merge_commit_PAUSE_MS = 2000;
/** The commit that a merged pull request became on its target branch, or undefined; never fails a step. */
async function findMergeCommit(place, { host, log, clock, signal }) {
    if (host === undefined)
        return undefined;
    const deadline = clock.now() + merge_commit_PATIENCE_MS;
    for (;;) {
        const seen = await lookUp(host, place, stopAfter(deadline - clock.now(), signal));
        if (signal.aborted)
            return undefined;
        if (!(seen instanceof host_error/* HostError */.d) && seen.mergeCommitSha !== undefined)
            return seen.mergeCommitSha;
        // A refusal stays one; anything else may pass.
        const refusal = seen instanceof host_error/* HostError */.d ? seen.permissions : [];
        if (refusal.length > 0 || clock.now() + merge_commit_PAUSE_MS >= deadline) {
            log.warning(`merge-commit-sha stays empty: ${whyNot(seen)}.`);
            for (const line of refusal)
                log.info(line);
            return undefined;
        }
        await pause(clock, signal);
        if (signal.aborted)
            return undefined;
    }
}
function stopAfter(ms, signal) {
    return AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.ceil(ms)))]);
}
async function lookUp(host, { repository, number }, stop) {
    try {
        return await host.pullRequest(repository, number, stop);
    }
    catch (error) {
        // Whatever it is, the merge took place and the step tells of it.
        return error instanceof host_error/* HostError */.d ? error : new host_error/* HostError */.d(`Pull request #${number}`, error);
    }
}
function whyNot(seen) {
    if (seen instanceof host_error/* HostError */.d)
        return seen.message;
    return seen.merged
        ? "GitHub shows the pull request as merged, but no commit for it"
        : "GitHub does not show the pull request as merged yet";
}
/** Comes back early when the process is told to stop. */
async function pause(clock, signal) {
    try {
        await clock.sleep(merge_commit_PAUSE_MS, signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
}

// EXTERNAL MODULE: ./lib/src/ci/test-branch.js
var test_branch = __nccwpck_require__(564);
;// CONCATENATED MODULE: ./lib/src/pull-request/test-run-watch.js


/** GitHub may show a new branch some polls late; after so many look-ups in one state there is none. */
const LOOK_UPS = 5;
/** States in which the branch of a pull request's test run may exist. */
const TESTED = new Set(["testing", "pending_failure", "tests_passed"]);
function createTestRunWatch({ repository, number }, host) {
    const unwanted = new AbortController();
    const ids = [];
    let trouble;
    let looked = false;
    let underWay;
    /** The state that the look-ups are for, with its time: a restart shows in the time alone. */
    let phase;
    let found = false;
    let left = 0;
    async function look(github) {
        const start = `trunk-merge/pr-${number}/`;
        try {
            const branches = await github.branchesStartingWith(repository, start, unwanted.signal);
            const live = branches.flatMap((branch) => (0,test_branch/* parseTestBranch */.c)(branch)?.testRunId ?? []);
            const fresh = [...new Set(live)].filter((id) => !ids.includes(id));
            ids.push(...fresh);
            found ||= fresh.length > 0;
            trouble = undefined;
        }
        catch (error) {
            // Whatever it is, the wait goes on without.
            trouble = error instanceof host_error/* HostError */.d ? error : new host_error/* HostError */.d(`the branches of #${number}`, error);
        }
        underWay = undefined;
    }
    return {
        polled({ latest, lasting }) {
            const state = lasting === undefined ? (latest?.state ?? "") : "";
            if (!TESTED.has(state)) {
                phase = undefined;
                found = false;
                return;
            }
            const now = `${state} ${latest?.stateChangedAt ?? ""}`;
            if (now !== phase) {
                phase = now;
                left = LOOK_UPS;
                // Tests that start again run on another branch.
                if (state === "testing")
                    found = false;
            }
            // What GitHub refuses once it refuses every time.
            const refused = (trouble?.permissions.length ?? 0) > 0;
            if (host === undefined || refused || found || left === 0 || underWay !== undefined)
                return;
            left -= 1;
            looked = true;
            underWay = look(host);
        },
        async seen() {
            await underWay;
            return { ids, trouble, looked };
        },
        stop() {
            unwanted.abort();
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/test-run/test-run-words.js



/** A sentence names so many checks, and so many pull requests. */
const test_run_words_NAMED = 3;
/** How a test run stands, in one sentence. */
function testRunInWords(run, id) {
    const tested = testedInWords(run);
    const subject = `test run ${id}${tested === "" ? "" : ` of ${tested}`}`;
    const why = whyFailed(run);
    switch (run.status ?? "") {
        case "":
            return `The service does not say how the ${subject} stands.`;
        case "succeeded":
            return `The ${subject} succeeded.`;
        case "cancelled":
            return `The ${subject} was cancelled.`;
        case "in_progress":
            return `The ${subject} is in progress${why === undefined ? "" : `; ${why} so far`}.`;
        case "failed":
            return why === undefined ? `The ${subject} failed.` : `The ${subject} failed: ${why}.`;
        default:
            return `The ${subject} is in a state that this version does not know: ${wordInWords(run.status ?? "")}.`;
    }
}
/** Which checks failed, or what else explains a failed run: for the end of a sentence. */
function whyFailed(run) {
    const checks = checksOf(run);
    const failing = failingChecks(checks);
    const failed = failing.length === 0 ? [] : [`${named(failing)} failed`];
    // Only what is required decides; what is missing explains nothing once that has failed.
    const missing = run.status === "failed" && !hasFailedRequired(checks) ? missingChecks(run, checks) : [];
    // The reply may lack what GitHub shows, so more than this cannot be said.
    const absent = missing.length === 0 ? [] : [`the service has no report of ${named(missing)}`];
    const reasons = [...absent, ...failed];
    if (reasons.length > 0)
        return reasons.join(", and ");
    const running = checks.filter(({ result, required }) => result === "running" && required);
    return run.status === "failed" && running.length > 0
        ? `${named(running.map(({ name }) => name))} had not ended`
        : undefined;
}
function hasFailedRequired(checks) {
    return checks.some(({ result, required }) => result === "failed" && required);
}
/** What one should know to act on a run, one sentence a line. */
function testRunAdvice(run) {
    return [...batchCaveat(run), ...adviceByStatus(run)];
}
function batchCaveat(run) {
    const tested = run.testedPullRequests ?? [];
    const failing = run.status === "failed" || failingChecks(checksOf(run)).length > 0;
    return failing && tested.length > 1
        ? [`The run tests ${testedInWords(run)} together, as a batch: the fault may be in any of them.`]
        : [];
}
function adviceByStatus(run) {
    const checks = checksOf(run);
    if (run.status === "cancelled") {
        return [
            "The queue cancels a run when what it was built on has changed or its pull request left the queue.",
        ];
    }
    if (run.status !== "failed")
        return [];
    if (!hasFailedRequired(checks) && missingChecks(run, checks).length > 0) {
        return [
            "A required check that nothing reports fails the run once the queue's testing timeout is over. Let a workflow report it on the branches trunk-merge/**, or do not require it.",
        ];
    }
    return whyFailed(run) === undefined
        ? [
            "No check failed and no required one is missing: the run took too long, or the queue could not start it.",
        ]
        : [];
}
/** `#7`, `#7 and #8`, `#7, #8, #9 and 2 more`; empty when the reply names none. */
function testedInWords(run) {
    return someInWords((run.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`), test_run_words_NAMED);
}
function named(checks) {
    return someInWords(checks.map(shownName), test_run_words_NAMED);
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait-words.js






/** How a wait ended, in one sentence. */
function waitInWords(end, place, limits, { testRun }) {
    const subject = `#${place.number}`;
    const waited = (0,duration/* formatDuration */.a3)(end.waitedMs);
    switch (end.result) {
        case "merged":
            return `${subject} was merged into ${place.targetBranch} after ${waited}.`;
        case "failed":
            return `${subject} failed in the merge queue after ${waited} and was not merged${wait_words_reasonOf(testRun)}.`;
        case "cancelled":
            return `${subject} was taken out of the merge queue after ${waited} and was not merged.`;
        case "head-changed":
            return `${subject} has another head than the commit that was meant: the queue shows ${end.record?.prSha ?? "none"}, this run is for ${place.guardedHead ?? "none"}.`;
        case "not-ready":
            return `${subject} was not ready for the merge queue for ${(0,duration/* formatDuration */.a3)(limits.notReadyTimeout)}.`;
        case "left-queue":
            return `${subject} left the merge queue without a final state (its state there is ${stateOf(end)}).`;
        case "not-submitted":
            return `${subject} is not in the merge queue for ${inWords(place)}.`;
        case "timed-out":
            return end.unreadable === undefined
                ? `${subject} was not merged within ${(0,duration/* formatDuration */.a3)(limits.timeout)}; its last state is: ${end.situation}.`
                : `${subject} was not seen merged within ${(0,duration/* formatDuration */.a3)(limits.timeout)}: the service could not be read for the last ${(0,duration/* formatDuration */.a3)(end.unreadable.forMs)}. Its last state before that: ${end.situation}.`;
        case "aborted":
            return `The wait for ${subject} was stopped after ${waited}; its last state was: ${end.situation}.`;
    }
}
function stateOf({ record }) {
    return wordInWords(record?.state ?? "") || "unknown";
}
function wait_words_reasonOf(testRun) {
    const why = testRun?.run === undefined ? undefined : whyFailed(testRun.run);
    return why === undefined ? "" : `: ${why}`;
}
/** What to do about it, one sentence a line. */
function nextSteps(end, place, { cancelled, testRun }) {
    switch (end.result) {
        case "merged":
            return [];
        case "failed":
            return afterFailure(testRun);
        case "cancelled":
            return [
                "A push, a closed pull request, a changed base or a person does this. Submit it again when it is ready.",
            ];
        case "head-changed":
            return [
                "Start a new run for the new head: running this one again does not help, since its event still carries the old commit.",
            ];
        case "not-ready":
            return whyNotReady(end, place);
        case "left-queue":
            return ["Submit it again, or look at the queue for what took it out."];
        case "not-submitted":
            return ["Submit it first, or raise grace-period if something else submits it later."];
        case "timed-out":
            return afterTimeout(end);
        case "aborted":
            return [cancelled ?? wait_words_whereItIsLeft(end)];
    }
}
const SEE_CHECKS = "See the checks on the queue's test branch for it, fix what failed, and submit it again.";
function afterFailure(testRun) {
    if (testRun?.run === undefined)
        return [SEE_CHECKS];
    const { id, run } = testRun;
    if (run.status === "succeeded") {
        return [
            `Its test run ${id} succeeded, so it failed after the tests, for example at the merge itself.`,
            "See whether it still merges into its base branch, and submit it again.",
        ];
    }
    const next = whyFailed(run) === undefined ? SEE_CHECKS : "Fix what failed, and submit it again.";
    return [`The test run is ${id}.`, ...testRunAdvice(run), next];
}
function whyNotReady({ record, position }, { targetBranch }) {
    const blockers = record === undefined ? [] : explainBlockers(record, targetBranch);
    const trouble = position === undefined ? "" : queueTroubleInWords(position.queueState);
    const reasons = [...blockers, ...(trouble === "" ? [] : [trouble])];
    return reasons.length > 0 ? reasons : ["The service does not say what it still waits for."];
}
function afterTimeout(end) {
    const { unreadable, position } = end;
    const trouble = position === undefined ? "" : queueTroubleInWords(position.queueState);
    return [
        ...(unreadable === undefined ? [] : [unreadable.error.message, ...unreadable.error.details]),
        ...(trouble === "" ? [] : [trouble]),
        isInQueue(end)
            ? "It stays in the queue. Run the job again to go on waiting, or raise timeout."
            : "Raise timeout if it is submitted later than this.",
    ];
}
function wait_words_whereItIsLeft(end) {
    return isInQueue(end)
        ? "It stays in the queue. Set cancel-on-abort: true to take it out when a job is cancelled."
        : "Nothing was changed in the queue.";
}
function isInQueue({ record, absent }) {
    return record?.isCurrentlySubmittedToQueue === true && !absent;
}

;// CONCATENATED MODULE: ./lib/src/pull-request/poll-interval.js
const poll_interval_SHORTEST_MS = 2000;
/** After a change the pause grows with the time since, so that short-lived states are seen and long ones cost little. */
const poll_interval_SHARE_OF_AGE = 0.5;
/** So many pull requests from the front the merge may come at any moment. */
const NEAR = 2;
/** Milliseconds until the next poll: short after a change and near the merge, long while nothing can happen soon. */
function adaptiveInterval(situation) {
    const longest = longestMs(situation);
    return isFar(situation.position)
        ? longest
        : Math.max(poll_interval_SHORTEST_MS, Math.min(longest, poll_interval_SHARE_OF_AGE * situation.ageMs));
}
/** Far from the front, the place decides how long the pauses are. */
function isFar(position) {
    return position !== undefined && position > NEAR;
}
/** The longest pause of each situation. The figures come from the simulation in test/pull-request. */
function longestMs({ state, position = 1 }) {
    const forEachAhead = (ms) => ms * Math.max(1, position - 1);
    switch (state) {
        case undefined:
            return 5000;
        case "not_ready":
            return 60_000;
        case "pending":
            return Math.min(120_000, forEachAhead(20_000));
        case "testing":
        case "pending_failure":
            return Math.min(60_000, forEachAhead(20_000));
        case "tests_passed":
            // What is ahead may merge within seconds of each other.
            return Math.min(60_000, forEachAhead(5000));
        default:
            return 30_000;
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/position-watch.js



/** The position is a courtesy: it may not hold up the wait. */
const position_watch_READ_MS = 5000;
/** It is read with each change of state, and else this seldom: when pauses depend on it, and when only the log shows it. */
const NEEDED_MS = 2 * 60_000;
const SHOWN_MS = 5 * 60_000;
function createPositionWatch(place, { client, clock }, log) {
    let current;
    let readAtMs = Number.NEGATIVE_INFINITY;
    async function read(withinMs) {
        readAtMs = clock.now();
        try {
            current = positionIn(await readQueue(client, place, { withinMs }), place.number);
        }
        catch (error) {
            if (error instanceof errors/* AbortedError */.oM)
                throw error;
            log.positionUnknown(error);
        }
    }
    return {
        get current() {
            return current;
        },
        async look({ latest, lasting }, { changed, needed, withinMs }) {
            const inQueue = latest !== undefined && (lasting === undefined || lasting.kind === "not-ready");
            const old = clock.now() - readAtMs >= (needed ? NEEDED_MS : SHOWN_MS);
            if (!inQueue)
                current = undefined;
            else if (withinMs > 0 && (changed || old))
                await read(Math.min(position_watch_READ_MS, withinMs));
            return current;
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/pull-request/timeline.js
function createTimeline(startedAtMs) {
    const ended = [];
    let current;
    return {
        enter(label, nowMs) {
            if (current?.label === label)
                return undefined;
            const previous = current === undefined ? undefined : { ...current, toMs: nowMs };
            if (previous !== undefined)
                ended.push(previous);
            // What the first answer shows held while it was on its way.
            current = { label, fromMs: previous === undefined ? startedAtMs : nowMs };
            return previous;
        },
        ageMs: (nowMs) => nowMs - (current?.fromMs ?? startedAtMs),
        spans: (nowMs) => (current === undefined ? ended : [...ended, { ...current, toMs: nowMs }]),
    };
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait-rules.js

const NOTHING_SEEN = { latest: undefined, lasting: undefined, olderSinceMs: undefined };
/** Judges one reading. `merged` comes before `head-changed`, and that before `failed` and `cancelled`. */
function wait_rules_judge(rules, memory, reading, nowMs) {
    if (reading.kind === "absent")
        return absent(rules, memory, nowMs);
    const { record } = reading;
    if (terminalState(record) !== "merged" && isOlder(memory, record)) {
        // A replica that lags says nothing new, unless the service sticks to it.
        const olderSinceMs = memory.olderSinceMs ?? nowMs;
        const leftMs = olderSinceMs + rules.graceMs - nowMs;
        if (leftMs > 0)
            return { kind: "go-on", memory: { ...memory, olderSinceMs }, limitMs: leftMs };
    }
    if (isStale(rules, record))
        return absent(rules, memory, nowMs);
    const seen = { latest: record, lasting: memory.lasting, olderSinceMs: undefined };
    const ended = wait_rules_resultOf(rules, record);
    if (ended !== undefined)
        return { kind: "end", result: ended, memory: { ...seen, lasting: undefined } };
    if (!record.isCurrentlySubmittedToQueue)
        return lasting(seen, "left", nowMs, rules.graceMs, "left-queue");
    if (record.state === "not_ready")
        return lasting(seen, "not-ready", nowMs, rules.notReadyMs, "not-ready");
    return { kind: "go-on", memory: { ...seen, lasting: undefined }, limitMs: undefined };
}
/** No record of the attempt that is waited for. */
function absent(rules, memory, nowMs) {
    return lasting({ ...memory, olderSinceMs: undefined }, "absent", nowMs, rules.graceMs, "not-submitted");
}
function wait_rules_resultOf({ guardedHead }, record) {
    const terminal = terminalState(record);
    const moved = guardedHead !== undefined && !sameCommit(record.prSha, guardedHead);
    return terminal !== "merged" && moved ? "head-changed" : terminal;
}
/** The record of an earlier attempt: the service reuses it when a pull request is submitted again. `merged` is never stale. */
function isStale(rules, record) {
    if (!hasEnded(record) || terminalState(record) === "merged")
        return false;
    const known = rules.stale !== undefined && sameMark(rules.stale, markOf(record));
    return known || (rules.since !== undefined && isBefore(record.stateChangedAt, rules.since));
}
function isOlder({ latest }, record) {
    return (latest !== undefined && latest.id === record.id && isBefore(record.stateChangedAt, latest.stateChangedAt));
}
/** Keeps the start of a situation that lasts, and ends the wait when its time is over. */
function lasting(memory, kind, nowMs, limitMs, result) {
    const sinceMs = memory.lasting?.kind === kind ? memory.lasting.sinceMs : nowMs;
    const leftMs = sinceMs + limitMs - nowMs;
    const kept = { ...memory, lasting: { kind, sinceMs } };
    return leftMs > 0
        ? { kind: "go-on", memory: kept, limitMs: leftMs }
        : { kind: "end", result, memory: kept };
}
/** What holds, as a person reads it. */
function situationInWords({ latest, lasting: situation }) {
    if (situation?.kind === "left")
        return "out of the queue";
    return situation?.kind === "absent" || latest === undefined ? "not submitted" : stateInWords(latest.state);
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait-log.js







function createWaitLog({ number, targetBranch }, log, startedAt) {
    const { say, isSilent, readable, unreadable } = createPollLog(log);
    let begun = false;
    let blockersSaid = "";
    let troubleSaid = "";
    let positionUnknownSaid = false;
    function sayBlockers({ latest, lasting }) {
        const lines = latest !== undefined && lasting?.kind === "not-ready" ? explainBlockers(latest, targetBranch) : [];
        if (lines.join() !== blockersSaid)
            for (const line of lines)
                log.info(`  ${line}`);
        blockersSaid = lines.join();
    }
    function sayTrouble(position) {
        const trouble = queueTroubleInWords(position.queueState);
        if (trouble !== troubleSaid)
            log.info(`  ${trouble === "" ? "The queue runs again." : trouble}`);
        troubleSaid = trouble;
    }
    return {
        polled(memory, change, position, nowMs) {
            readable(nowMs);
            const place = position === undefined ? "" : positionInWords(position);
            const where = `${situationInWords(memory)}${place === "" ? "" : `, ${place}`}`;
            if (change !== undefined) {
                say(`#${number}: ${where} (before: ${spanInWords(change)}).`, nowMs);
            }
            else if (!begun) {
                say(`#${number}: ${where}.`, nowMs);
            }
            else if (isSilent(nowMs)) {
                say(`#${number}: still ${where}; waiting for ${sinceInWords(startedAt, nowMs)} so far.`, nowMs);
            }
            begun = true;
            sayBlockers(memory);
            if (position !== undefined)
                sayTrouble(position);
        },
        unreadable,
        positionUnknown(error) {
            if (!positionUnknownSaid)
                log.info(`The position in the queue is not known; the wait goes on without. ${(0,errors/* messageOf */.bD)(error)}`);
            positionUnknownSaid = true;
        },
    };
}
function sinceInWords(ms, nowMs) {
    return (0,duration/* formatDuration */.a3)(nowMs - ms);
}
function spanInWords({ label, fromMs, toMs }) {
    return `${label} for ${(0,duration/* formatDuration */.a3)(toMs - fromMs)}`;
}

;// CONCATENATED MODULE: ./lib/src/pull-request/waiting.js










/**
 * Polls getSubmittedPullRequest until the attempt ends, by the rules of wait-rules.ts.
 * @throws what the first read throws; later only failures that asking again cannot cure.
 */
async function waitForMerge(place, options, context) {
    const { client, clock, log, signal } = context;
    const startedAt = clock.now();
    const deadline = startedAt + options.timeoutMs;
    const leftMs = () => deadline - clock.now();
    const timeline = createTimeline(startedAt);
    const waitLog = createWaitLog(place, log, startedAt);
    const positions = createPositionWatch(place, context, waitLog);
    const { shown } = options;
    let memory = shown === undefined ? NOTHING_SEEN : { ...NOTHING_SEEN, latest: shown };
    const outage = createOutageWatch();
    let polls = 0;
    try {
        while (leftMs() > 0) {
            polls += 1;
            const next = await poll();
            if (typeof next === "string")
                return endOf(next);
            await clock.sleep(untilNextPoll(next, leftMs()), signal);
        }
    }
    catch (error) {
        if (signal.aborted)
            return endOf("aborted");
        throw error;
    }
    return endOf("timed-out");
    /** One poll: the result that ends the wait, or the milliseconds until the next one. */
    async function poll() {
        const askedAt = clock.now();
        const reading = await read();
        if (reading instanceof errors/* ApiError */.hD) {
            outage.failed(reading, askedAt);
            waitLog.unreadable(reading, clock.now());
            return Math.max(reading.facts.retryAfterMs ?? 0, interval());
        }
        outage.over();
        const verdict = wait_rules_judge(options, memory, reading, clock.now());
        memory = verdict.memory;
        const change = timeline.enter(situationInWords(memory), clock.now());
        if (verdict.kind === "end") {
            waitLog.polled(memory, change, undefined, clock.now());
            return verdict.result;
        }
        context.testRuns.polled(memory);
        const needed = options.pollInterval === "auto" && isFar(placeInLine());
        const look = { changed: change !== undefined, needed, withinMs: leftMs() };
        const position = await positions.look(memory, look);
        waitLog.polled(memory, change, position, clock.now());
        return Math.min(verdict.limitMs ?? Number.POSITIVE_INFINITY, interval());
    }
    /** Before the first answer every failure ends the wait; afterwards only those that asking again cannot cure. */
    async function read() {
        try {
            const reading = await readRecordOnly(client, place, { withinMs: leftMs() });
            // A 404 may also mean a wrong branch or repository, so when it is new the queue is asked for.
            if (reading.kind === "absent" && memory.lasting?.kind !== "absent")
                await readQueue(client, place, { withinMs: leftMs() });
            return reading;
        }
        catch (error) {
            if (memory !== NOTHING_SEEN && error instanceof errors/* ApiError */.hD && error.facts.transient)
                return error;
            throw error;
        }
    }
    function interval() {
        if (options.pollInterval !== "auto")
            return options.pollInterval;
        const situation = {
            state: memory.lasting?.kind === "absent" ? undefined : (memory.latest?.state ?? "unknown"),
            position: placeInLine(),
            ageMs: timeline.ageMs(clock.now()),
        };
        return withJitter(adaptiveInterval(situation), context.random);
    }
    /** The place, where it says how near the merge is. */
    function placeInLine() {
        return positions.current?.mergesInOrder === true ? positions.current.position : undefined;
    }
    function endOf(result) {
        return {
            result,
            record: memory.latest,
            situation: situationInWords(memory),
            absent: memory.lasting?.kind === "absent",
            position: positions.current,
            unreadable: outage.lasting(clock.now()),
            waitedMs: clock.now() - startedAt,
            polls,
            spans: timeline.spans(clock.now()),
        };
    }
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait-outcome.js











/** The rules that the inputs and the place make. */
function waitRules(values, { guardedHead }) {
    const { since, gracePeriod: graceMs, notReadyTimeout: notReadyMs } = values;
    return { guardedHead, since, graceMs, notReadyMs };
}
/** Waits, and says in words, outputs and summary how it ended. */
async function waitOutcome(values, attempt, place, context) {
    context.log.info(`Waiting for #${place.number} to merge into ${inWords(place)}, ${(0,duration/* formatDuration */.a3)(values.timeout)} at most.`);
    const options = {
        ...waitRules(values, place),
        stale: attempt.stale,
        shown: attempt.record,
        timeoutMs: values.timeout,
        pollInterval: values.pollInterval,
    };
    const testRuns = createTestRunWatch(place, context.host);
    try {
        const end = await waitForMerge(place, options, { ...context, testRuns });
        const aftermath = await lookAfter(end, values, place, context, testRuns);
        return report(end, aftermath, values, place);
    }
    finally {
        testRuns.stop();
    }
}
/** What is done once the wait has ended: nothing of it changes the result. */
async function lookAfter(end, { cancelOnAbort }, place, context, testRuns) {
    const isOurs = (record) => isWaitedFor(record, end.record, place);
    switch (end.result) {
        case "merged":
            return { mergeCommit: await findMergeCommit(place, context) };
        case "failed":
            return { testRun: await findFailedTestRun(await testRuns.seen(), place, context) };
        case "aborted":
            return cancelOnAbort ? { cancelled: await cancelInWords(place, context, isOurs) } : {};
        case "cancelled":
        case "head-changed":
        case "not-ready":
        case "left-queue":
        case "not-submitted":
        case "timed-out":
            return {};
    }
}
function report(end, aftermath, values, place) {
    const message = waitInWords(end, place, values, aftermath);
    const details = nextSteps(end, place, aftermath);
    const { mergeCommit, testRun } = aftermath;
    return {
        result: end.result,
        message,
        details,
        allowed: values.allowedResults,
        outputs: {
            state: end.record?.state,
            "waited-seconds": Math.round(end.waitedMs / 1000),
            polls: end.polls,
            "pr-sha": end.record?.prSha,
            "merge-commit-sha": mergeCommit,
            "test-run-id": testRun?.id,
            "failing-checks": testRun?.run === undefined ? undefined : failingChecks(checksOf(testRun.run)),
        },
        summary: waitSummary({ end, place, message, details, mergeCommit, testRun: testRun?.run }),
        record: { record: end.record, position: end.position, timeline: end.spans, testRun: testRun?.run },
    };
}

;// CONCATENATED MODULE: ./lib/src/pull-request/wait-results.js
/** Results of a wait (the order is that of the documentation). */
const waitResults = {
    merged: { description: "The pull request is merged." },
    failed: { description: "The queue rejected it.", fails: "result" },
    cancelled: { description: "It was taken out of the queue.", fails: "result" },
    "head-changed": { description: "Its head is another commit than the one that was meant.", fails: "result" },
    "not-ready": { description: "It did not become ready within `not-ready-timeout`.", fails: "result" },
    "left-queue": { description: "It left the queue without a final state.", fails: "result" },
    "not-submitted": { description: "It was not in the queue for the whole `grace-period`.", fails: "result" },
    "timed-out": { description: "`timeout` passed.", fails: "timeout" },
    aborted: { description: "The job was cancelled.", fails: "aborted" },
};
const waitOutputs = {
    state: "Last state that was seen.",
    "waited-seconds": "How long the wait took, in whole seconds.",
    polls: "How often the record was read.",
    "pr-sha": "Head commit that the queue knows.",
    "merge-commit-sha": "The commit on the target branch, when merged and readable on GitHub; else empty.",
    "test-run-id": "When failed: the test run that explains it, if its branch was seen on GitHub during the wait; else empty. `testing-details` takes it.",
    "failing-checks": "When failed: names of the checks of that run that ended badly, required or not, as JSON; empty where the run is not known.",
};
const waitPermissions = {
    contents: "read: test-run-id",
    "pull-requests": "read: merge-commit-sha",
};

;// CONCATENATED MODULE: ./lib/src/summary/submission.js




/** The page about a submission. */
function submissionSummary({ submission, record }, place) {
    const message = (0,markdown/* escapeText */.X1)(submissionInWords(submission, place));
    if (record === undefined)
        return message;
    const blockers = record.state === "not_ready" ? explainBlockers(record, place.targetBranch) : [];
    return (0,markdown/* paragraphs */.qN)([
        message,
        (0,markdown/* escapeText */.X1)(record.prTitle ?? ""),
        (0,markdown/* table */.tp)(["", ""], recordRows(record)),
        ...blockers.map((line) => (0,markdown/* escapeText */.X1)(line)),
    ]);
}

;// CONCATENATED MODULE: ./lib/src/operations/submit.js












const submissions = {
    submitted: { description: "It was submitted." },
    updated: { description: "It was in the queue; its priority and batching were sent again." },
    "already-queued": { description: "It was in the queue already; nothing was sent." },
    "already-merged": { description: "It was merged already; nothing was sent." },
    "not-resubmitted": { description: "Its last attempt ended without a merge, and `resubmit` is `false`." },
    "head-changed": {
        description: "Its head is another commit than the one that was meant. What this step submitted was taken out again, what was in the queue before is left there.",
        fails: "result",
    },
};
const submit_submit = pullRequestOperation({
    name: "submit",
    title: "Submits a pull request to the merge queue; one that is in it already is left as it is.",
    inputs: { ...submitInputs, ...waitInputs },
    results: { ...submissions, ...waitResults, "head-changed": submissions["head-changed"] },
    outputs: {
        ...waitOutputs,
        submission: "How the submission went: `submitted`, `updated`, `already-queued`, `already-merged`, `not-resubmitted` or `head-changed`.",
        state: "State of the pull request in the queue.",
        "pr-number": "Number of the pull request.",
        "pr-sha": "Head commit that the queue knows.",
        "submitted-at": "Time of the service at which this attempt began; input `since` of `wait-for-merge` takes it.",
    },
    permissions: waitPermissions,
    onTestBranch: "skip",
    async run(values, place, context) {
        const plan = planSubmission(place, await readRecord(context.client, place), values);
        if (context.dryRun)
            return plannedSubmission(plan, values.wait, place);
        const end = await carryOut(plan, place, context).catch((error) => abandonSubmission(error, plan, values.wait && values.cancelOnAbort, place, context));
        const said = submissionInWords(end.submission, place);
        const outputs = {
            submission: end.submission,
            state: end.record?.state,
            "pr-number": place.number,
            "pr-sha": end.record?.prSha,
            "submitted-at": end.submittedAt,
        };
        if (!values.wait || end.submission === "head-changed") {
            return {
                result: end.submission,
                message: said,
                details: submissionDetails(end),
                ...(values.wait ? { allowed: values.allowedResults } : {}),
                outputs,
                summary: submissionSummary(end, place),
                record: { record: end.record },
            };
        }
        context.log.info(said);
        try {
            const since = values.since ?? end.submittedAt;
            const waited = await waitOutcome({ ...values, since }, end, place, context);
            return { ...waited, outputs: { ...outputs, ...waited.outputs } };
        }
        catch (error) {
            // The submission stands, and a later wait needs its time.
            throw (0,errors/* withMore */.iA)(error, { outputs });
        }
    },
});

;// CONCATENATED MODULE: ./lib/src/inputs/test-run.js


/** A run's id as the service makes it, or as it may make it one day: nothing that could be a path or a flag. */
const RUN_ID = /^[a-z0-9][\w.-]*$/i;
/** While the queue looks for a culprit it puts this behind the id in the names of its branches. */
const BISECTION = /-bisection[\w-]*$/i;
/** A test run's id, also with what a bisection puts behind it, or the whole name of its branch. */
const testRunId = (value) => {
    const branch = (0,test_branch/* parseTestBranch */.c)(value);
    if (branch !== undefined)
        return { ok: true, value: branch.testRunId };
    const id = value.replace(BISECTION, "");
    return RUN_ID.test(id)
        ? { ok: true, value: id }
        : { ok: false, allowed: "the id of a test run, or the name of its branch trunk-merge/pr-N/ID" };
};
/** Inputs of `testing-details`. */
const testRunInputs = {
    testRunId: optional(testRunId, {
        name: "test-run-id",
        description: "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the run whose branch the workflow runs on.",
    }),
};
/** What is missing when neither input nor event names a test run. */
const NO_TEST_RUN = "test-run-id: is needed here: this run is neither for a push to a test branch of the queue nor for the draft pull request of one. The id is the last part of the branch's name, trunk-merge/pr-N/ID.";

;// CONCATENATED MODULE: ./lib/src/test-run/test-run-outputs.js
/** The fields of a test run as outputs: name, and what it says. One entry per field of the service's document. */
const testRunOutputs = {
    "required-statuses": "Names of the checks that must pass, as JSON.",
    "required-statuses-source": "Where the required checks come from: `trunk_config` or `service_config` (the repository's configuration file of the service), `repo_provider_branch_protection`, `merge_instance` (the queue's own settings), or a newer one.",
    "test-branch": "Branch that the queue made for the run.",
    "test-branch-sha": "Commit at the tip of that branch.",
    "check-suites": "Check suites with their check runs, as JSON.",
    "status-checks": "Commit statuses, as JSON.",
    "tested-pull-requests": "The pull requests that the run tests (several in a batch), as JSON.",
    "created-at": "When the run began, as the service writes it.",
    status: "Status of the run, in lower case: `in_progress`, `succeeded`, `failed`, `cancelled`, or a newer one.",
    "impacted-targets": "Targets of the tested pull requests and of all ahead of them, as JSON.",
    "impacted-targets-for-tested-prs": "Targets of the tested pull requests alone, as JSON.",
    "dependent-prs": "Numbers of the pull requests ahead that the run builds on, as JSON.",
};

;// CONCATENATED MODULE: ./lib/src/operations/testing-details.js









const results = {
    in_progress: { description: "The tests are under way." },
    succeeded: { description: "Every required check passed." },
    failed: { description: "A required check failed or was not reported in time, or the run could not go on." },
    cancelled: { description: "The queue gave the run up." },
    unknown: { description: "The service gives no status, or one that this version does not know." },
};
const testingDetails = queueOperation({
    name: "testing-details",
    title: "Reads a test run of the queue: how it stands, which checks failed, and whose changes it tests.",
    inputs: testRunInputs,
    results,
    outputs: {
        "test-run-id": "Id of the run that was asked for.",
        ...testRunOutputs,
        "failing-checks": "Names of all checks that ended badly, required or not, as JSON.",
        "missing-checks": "Names of the required checks of which the service has no report, as JSON.",
    },
    permissions: { "pull-requests": "read: target-branch" },
    branch: "found",
    dryRun: "ignored",
    check: (values, _given, run) => values.testRunId === undefined && run.testRunId === undefined ? [NO_TEST_RUN] : [],
    async run(values, place, { client, testRunId }) {
        const id = values.testRunId ?? testRunId;
        if (id === undefined)
            throw new errors/* InputError */.dz([NO_TEST_RUN]);
        const run = await readTestRun(client, place, id);
        const checks = checksOf(run);
        const [message, details] = [testRunInWords(run, id), testRunAdvice(run)];
        return {
            result: testing_details_resultOf(run),
            message,
            details,
            outputs: {
                ...outputsOf(run, testRunOutputs),
                "test-run-id": id,
                "failing-checks": failingChecks(checks),
                "missing-checks": missingChecks(run, checks),
            },
            summary: testRunSummary(message, details, run),
            record: { testRun: run },
        };
    },
});
function testing_details_resultOf(run) {
    const status = run.status ?? "";
    switch (status) {
        case "in_progress":
        case "succeeded":
        case "failed":
        case "cancelled":
            return status;
        default:
            return "unknown";
    }
}

;// CONCATENATED MODULE: ./lib/src/operations/update-queue.js







const updateQueue = queueOperation({
    name: "update-queue",
    title: "Changes settings of a merge queue; sends only those that differ.",
    inputs: { settings: settingsInput },
    results: {
        updated: { description: "Settings were changed." },
        unchanged: { description: "The queue had these settings already; nothing was sent." },
    },
    outputs: {
        changes: "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
    },
    permissions: {},
    branch: "given",
    check: ({ settings }) => settings === undefined
        ? ['settings: is required; write one setting per line, such as "concurrency: 5".']
        : settingsProblems(settings),
    async run({ settings = "" }, place, context) {
        const wanted = await settingsOf(settings);
        const queue = await readQueue(context.client, place);
        if (context.dryRun)
            return plannedUpdate(place, changesFor(queue, wanted));
        const update = await updateSettings(place, wanted, queue, context);
        return {
            result: update.changes.length === 0 ? "unchanged" : "updated",
            ...updateReport(place, update),
        };
    },
});

;// CONCATENATED MODULE: ./lib/src/operations/wait-for-merge.js









const wait_for_merge_waitForMerge = pullRequestOperation({
    name: "wait-for-merge",
    title: "Waits until a submitted pull request is merged, or says why it was not.",
    inputs: waitInputs,
    results: waitResults,
    outputs: waitOutputs,
    permissions: waitPermissions,
    onTestBranch: "skip",
    async run(values, place, context) {
        if (!context.dryRun)
            return waitOutcome(values, { record: undefined, stale: undefined }, place, context);
        const reading = await readRecord(context.client, place);
        const rules = { ...waitRules(values, place), stale: undefined };
        const verdict = wait_rules_judge(rules, NOTHING_SEEN, reading, context.clock.now());
        const now = `#${place.number}: ${situationInWords(verdict.memory)} in the queue for ${inWords(place)}.`;
        return planned(verdict.kind === "end"
            ? `${now} The step would end at once as ${verdict.result}.`
            : `${now} The step would wait ${(0,duration/* formatDuration */.a3)(values.timeout)} at most.`);
    },
});

;// CONCATENATED MODULE: ./lib/src/operations/registry.js


















/** Every operation, in the order of the documentation. */
const operations = [
    setImpactedTargets,
    submit_submit,
    wait_for_merge_waitForMerge,
    status_status,
    cancel,
    restartTests,
    testingDetails,
    getQueue,
    create_queue_createQueue,
    updateQueue,
    delete_queue_deleteQueue,
    pauseQueue,
    resumeQueue,
    drainQueue,
    applyQueue,
    metrics_metrics,
    listQuarantinedTests,
    checkTestResults,
];
/** Finds an operation by its name in kebab-case, or in camelCase as the API's calls are written. */
function findOperation(name) {
    return operations.find((operation) => operation.name === name || camelCase(operation.name) === name);
}
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
/** Every own input of every operation. */
function ownInputs() {
    return operations.flatMap(({ name, inputs }) => Object.values(inputs).map((input) => ({ operation: name, input })));
}

;// CONCATENATED MODULE: ./lib/src/task.js







/** Reads all inputs and the event. @throws InputError with every problem at once; nothing was sent by then. */
async function prepareTask(ci, signal) {
    const raw = (name) => ci.input(name);
    const common = readInputs(commonInputs, raw);
    const name = raw(operationInput.name).trim();
    const operation = findOperation(name);
    if (operation === undefined)
        throw new errors/* InputError */.dz([operationProblem(name), ...common.problems]);
    const own = readInputs(operation.inputs, raw);
    const trigger = ci.trigger();
    const aiming = aimAt(operation, common.values, trigger);
    const aim = aiming.ok ? aiming.aim : undefined;
    const skippedOn = aim?.skippedOn;
    const host = ci.host(common.values.githubToken, signal);
    const tokenProblems = common.given.has("token") ? [] : missingToken(operation, trigger);
    const problems = [
        ...common.problems,
        ...own.problems,
        ...strayInputs(operation.name, ownInputs(), raw),
        ...(own.problems.length === 0
            ? await checked(operation, own, { testRunId: aim?.testRunId, dryRun: common.values.dryRun })
            : []),
        ...(aiming.ok ? [] : unlessReported(common, aiming.problem)),
        ...(skippedOn === undefined && host === undefined ? unasked(common, aim) : []),
        ...(skippedOn === undefined && operation.needsToken !== "later" ? tokenProblems : []),
    ];
    if (aim === undefined || problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    const chosen = { operation, common: common.values };
    if (skippedOn !== undefined)
        return { ...chosen, kind: "skip", outcome: skip(operation, skippedOn) };
    const { forkRunId } = trigger;
    return { ...chosen, kind: "perform", values: own.values, aim, forkRunId, host, tokenProblems };
}
async function checked({ check }, { values, given }, facts) {
    return check === undefined ? [] : check(values, given, facts);
}
function operationProblem(name) {
    const names = operations.map((known) => known.name).join(", ");
    const problem = name === "" ? "is required" : `${(0,shorten/* quote */.hD)(name)} is not known`;
    return `operation: ${problem}; it must be one of ${names}.`;
}
/** An ill number or branch is reported as such, not as missing too. */
function unlessReported({ problems }, problem) {
    const isSameInput = (other) => other.split(":")[0] === problem.split(":")[0];
    return problems.some(isSameInput) ? [] : [problem];
}
/** An ill `github-token` is reported as such, not as what it keeps from being looked up. */
function unasked(common, aim) {
    const question = aim?.question;
    if (question === undefined || common.given.has("github-token"))
        return [];
    return unlessReported(common, unanswered(question));
}
function missingToken(operation, { secrets, forkRunId }) {
    if (operation.forkMayRun === true && forkRunId !== undefined)
        return [];
    switch (secrets) {
        case "not-to-forks":
            return [
                "token: is empty, because runs of a fork's pull request get no secrets. Run this step in a pull_request_target or workflow_run workflow that does not check out the fork's code.",
            ];
        case "not-to-dependabot":
            return [
                "token: is empty, because runs that Dependabot starts get no Actions secrets. Store the token under Settings, Secrets and variables, Dependabot as well.",
            ];
        case "all":
            return [
                "token: is required. Pass it as `token: ${{ secrets.NAME }}`; when it is passed, a secret of that name is missing or empty for this repository or environment.",
            ];
    }
}
function skip(operation, branch) {
    return {
        result: "skipped",
        message: `${operation.name} has nothing to do on ${branch}: this run tests a branch of the merge queue, whose pull request is in the queue already.`,
        details: ["Give pr-number to act on a pull request all the same."],
        outputs: {},
    };
}

// EXTERNAL MODULE: ./lib/src/version.js
var version = __nccwpck_require__(1294);
;// CONCATENATED MODULE: ./lib/src/run.js








/** Runs the operation that the inputs name. Gives the kind of its failure, or undefined when all is well. */
async function run({ ci, signal, clock = systemClock, random = Math.random, }) {
    maskSecrets(ci);
    try {
        const task = await prepareTask(ci, signal);
        const outcome = task.kind === "skip" ? task.outcome : await perform(task, { ci, signal, clock, random });
        return await reportOutcome(ci, task.operation, outcome, task.common.summary);
    }
    catch (error) {
        return reportFailure(ci, signal.aborted ? aborted(error) : error);
    }
    finally {
        ci.end();
    }
}
const LONGEST_CONNECT_MS = 10_000;
/** Before anything else happens: from here on no secret can be shown. */
function maskSecrets(ci) {
    for (const input of Object.values(commonInputs)) {
        const text = input.secret === true ? ci.input(input.name).trim() : "";
        if (text !== "")
            ci.mask(text);
    }
}
/** What was under way when the signal came may have failed for it; what is known by then stays known. */
function aborted(error) {
    if (!(error instanceof errors/* Failure */.HR))
        return new errors/* AbortedError */.oM();
    return error.kind === "unavailable"
        ? (0,errors/* withMore */.iA)(new errors/* AbortedError */.oM(), { details: error.details, outputs: error.outputs })
        : error;
}
async function perform(task, { ci, signal, clock, random }) {
    const { operation, values, common, aim, forkRunId, host, tokenProblems } = task;
    if (aim.repository.host !== "github.com" && operation.anyHost !== true) {
        ci.log.notice(`The v1 merge queue serves repositories on github.com only; this one is on ${aim.repository.host}.`);
    }
    const dispatcher = await createDispatcher({
        apiUrl: common.apiUrl,
        environment: ci.environment,
        // Clearly before the attempt's own end, so that a request which was never sent is known as such.
        connectTimeoutMs: Math.min(LONGEST_CONNECT_MS, common.requestTimeout / 2),
    });
    try {
        const client = createClient({
            apiUrl: common.apiUrl,
            credentials: credentials(common.token, forkRunId),
            userAgent: version/* userAgent */.N,
            requestTimeoutMs: common.requestTimeout,
            dispatcher,
            clock,
            random,
            signal,
            debug: ci.log.debug,
        });
        const context = {
            client,
            host,
            log: ci.log,
            clock,
            random,
            signal,
            dryRun: common.dryRun && operation.dryRun !== "ignored",
            workspace: ci.workspace,
            asFork: common.token === undefined && forkRunId !== undefined,
            testRunId: aim.testRunId,
            requireToken() {
                if (tokenProblems.length > 0)
                    throw new errors/* InputError */.dz(tokenProblems);
            },
            file: (name, text) => fileFor(ci, name, text),
        };
        return await aim.run(values, context);
    }
    finally {
        // Ends idle connections, which would keep the process alive.
        await dispatcher.destroy();
    }
}
/** A file that the user asked for cannot be left out in silence. */
function fileFor(ci, name, text) {
    try {
        return ci.file(name, text);
    }
    catch (error) {
        throw new errors/* InputError */.dz([`${name} cannot be written to the runner's temporary folder: ${(0,errors/* messageOf */.bD)(error)}.`], {
            cause: error,
        });
    }
}
function credentials(token, forkRunId) {
    if (token !== undefined)
        return { "x-api-token": token };
    return forkRunId === undefined ? {} : { "x-forked-workflow-run-id": forkRunId };
}


/***/ }),

/***/ 3531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ firstItems),
/* harmony export */   Ws: () => (/* binding */ shortenJson),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/*
 * The one place that leaves out a part of a text. A secret is recognised and hidden only while it is whole, and a part
 * of one would stay: so a text ends where no secret can be, at white space (a token has none) or between items of JSON.
 */
/** The words at the start of a text that fit; undefined where the first one is too long already. */
function firstWords(text, atMost) {
    const words = text
        .slice(0, atMost + 1)
        .replace(/\S*$/, "")
        .trimEnd();
    return words === "" ? undefined : words;
}
function lengthOf(text) {
    return `a text of ${text.length} characters`;
}
/** Text of somebody else on one line of so many characters at most; what has no words that fit is told by its length. */
function shorten(text, atMost) {
    const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
    if (line.length <= atMost)
        return line;
    const words = firstWords(line, atMost - 1);
    return words === undefined ? `(${lengthOf(line)})` : `${words}\u2026`;
}
const QUOTED_CHARACTERS = 100;
/** An ill text as a message quotes it. */
function quote(text) {
    if (text.length <= QUOTED_CHARACTERS)
        return JSON.stringify(text);
    const words = firstWords(text, QUOTED_CHARACTERS);
    return words === undefined ? lengthOf(text) : JSON.stringify(`${words}\u2026`);
}
/** JSON (without spaces) of so many characters at most, which ends after a text of a list or an object. */
function shortenJson(json, atMost) {
    return json.length <= atMost ? json : `${firstItems(json.slice(0, atMost))}\u2026`;
}
/** JSON that breaks off, up to the last place between two items. */
function firstItems(json) {
    // Within a text of JSON a quotation mark has a backslash in front.
    return /^.*[^\\]",/s.exec(json)?.[0] ?? "";
}


/***/ }),

/***/ 5384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ IN_RESULT_FILE),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/** Characters that Markdown or HTML could take for structure, and invisible ones that could hide it. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;
/**
 * Text of somebody else for any place in Markdown: one line, everything that could be structure as an entity.
 * Entities are shown as the character but never read as Markdown or HTML.
 */
function escapeText(text) {
    return text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
        .replace(STRUCTURE, asEntity)
        .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
        .replace(/:(?=\/\/)/g, asEntity)
        .replace(/(?<=\bwww)\./gi, asEntity);
}
function asEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Short technical text (a commit, a name) in a fixed-width face, whatever it holds. */
function code(text) {
    return `<code>${escapeText(text)}</code>`;
}
/** Browsers take no longer address in earnest. */
const ADDRESS_CHARACTERS = 2000;
/**
 * A link on somebody else's text to somebody else's address; the text alone unless that is a plain http(s) address.
 * One with a user name in front looks like another host, so it is none.
 */
function link(text, address) {
    const target = linkTarget(address ?? "");
    return target === undefined ? escapeText(text) : `[${escapeText(text)}](${target})`;
}
/** The address with everything encoded that could end it in Markdown or in a table. */
function linkTarget(address) {
    if (address.length > ADDRESS_CHARACTERS || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(address))
        return undefined;
    if (!URL.canParse(address))
        return undefined;
    const { origin, username, password, pathname, search, hash } = new URL(address);
    if (username !== "" || password !== "")
        return undefined;
    const rest = `${pathname}${search}${hash}`.replace(/[^\w\-.~/?#:@+,;=&%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
    return `${origin}${rest.replaceAll("&", "&amp;")}`;
}
/** Something long that is folded away under one line. */
function folded(title, content) {
    return `<details><summary>${escapeText(title)}</summary>\n\n${content}\n\n</details>`;
}
function tableRow(cells) {
    return `| ${cells.join(" | ")} |`;
}
/** A table of cells that are Markdown already. */
function table(head, rows) {
    return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}
/** Parts of a page, one below the other, without those that have nothing to say. */
function paragraphs(parts) {
    return parts.filter((part) => part !== "").join("\n\n");
}
/** For a shortened list. */
const IN_RESULT_FILE = "the output result-file has them all";
/** How much a shortened list leaves out, and where the whole of it is; empty when it leaves out nothing. */
function andMore(hidden, whole = "") {
    return hidden > 0 ? `And ${hidden} more${whole === "" ? "" : `; ${whole}`}.` : "";
}
/** A table of so many rows at most; only what is shown is made into cells, since a list can be long. */
function limitedTable(head, items, rowOf, { atMost, whole }) {
    const rows = items.slice(0, atMost).map(rowOf);
    return paragraphs([table(head, rows), andMore(items.length - rows.length, whole)]);
}


/***/ }),

/***/ 7306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ barChart),
/* harmony export */   VM: () => (/* binding */ gantt),
/* harmony export */   jb: () => (/* binding */ lettersAndDigits)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3300);

/** Each stretch is drawn this long at least, so that it can be seen. */
const SHORTEST_MS = 1000;
/** Up to this length the axis shows seconds. */
const SECONDS_UNTIL_MS = 10 * 60_000;
/** From this length on it shows the day. */
const DAYS_FROM_MS = 20 * 3_600_000;
/** A label longer than this would leave no room for the bars. */
const LABEL_CHARACTERS = 40;
/** Everything else may be structure in a Mermaid diagram. */
function lettersAndDigits(text) {
    return text
        .replace(/[^\p{L}\p{N} ]+/gu, " ")
        .replace(/\s+/g, " ")
        .trim();
}
function plain(text) {
    const label = lettersAndDigits(text);
    // A label may have lost what kept the parts of a secret together, so it has no place to be cut at.
    return label.length <= LABEL_CHARACTERS ? label : `a text of ${label.length} characters`;
}
/** Spans as a Gantt chart, one bar each. The axis shows the reader's local time. */
function gantt(spans) {
    const totalMs = (spans.at(-1)?.toMs ?? 0) - (spans[0]?.fromMs ?? 0);
    // A number in front keeps a label from being read as a keyword.
    const tasks = spans.map(({ label, fromMs, toMs }, index) => {
        const lengthMs = toMs - fromMs;
        const from = Math.round(fromMs);
        const until = from + Math.max(SHORTEST_MS, Math.round(lengthMs));
        return `    ${index + 1} ${plain(label)} ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(lengthMs).replace(".", " ")} :s${index}, ${from}, ${until}`;
    });
    return [
        "```mermaid",
        "gantt",
        "    dateFormat x",
        `    axisFormat ${axisOf(totalMs)}`,
        ...tasks,
        "```",
    ].join("\n");
}
function axisOf(totalMs) {
    if (totalMs < SECONDS_UNTIL_MS)
        return "%H:%M:%S";
    return totalMs < DAYS_FROM_MS ? "%H:%M" : "%d %b %H:%M";
}
/** More would not be told apart. */
const BARS_SHOWN = 24;
/** The diagram's grammar knows no exponents, with which larger numbers are written. */
const LARGEST_BAR = 1e15;
/** Bars of whole numbers from zero on; undefined where there is nothing to draw, or nothing that can be drawn. */
function barChart({ title, labels, values, bars }) {
    const heights = bars.map(({ value }) => Math.round(value));
    const highest = Math.max(0, ...heights);
    const drawable = heights.every((height) => height >= 0 && height < LARGEST_BAR);
    if (!drawable || highest === 0 || bars.length > BARS_SHOWN)
        return undefined;
    return [
        "```mermaid",
        "xychart-beta",
        `    title ${quoted(title)}`,
        `    x-axis ${quoted(labels)} [${bars.map(({ label }) => quoted(label)).join(", ")}]`,
        `    y-axis ${quoted(values)} 0 --> ${highest}`,
        `    bar [${heights.join(", ")}]`,
        "```",
    ].join("\n");
}
/** The grammar takes no empty text in quotes. */
function quoted(text) {
    return `"${plain(text) || "unnamed"}"`;
}


/***/ }),

/***/ 1294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ userAgent)
/* harmony export */ });
/* unused harmony export version */
/** The version in package.json; a test holds the two together. */
const version = "0.1.0";
/** What the service sees of us: name and version, nothing of the machine or the repository. */
const userAgent = `merge-queue-action/${version}`;


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(8317);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
