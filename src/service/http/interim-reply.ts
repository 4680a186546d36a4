import type { Socket } from "node:net";

/** Pattern of an interim HTTP/1 reply (status 1xx). Status 101 is excluded, because it changes the protocol. */
const INTERIM = /^HTTP\/1\.[01] 1(?!01)\d\d(?: [^\r\n]*)?\r\n(?:[^\r\n]+\r\n)*\r\n/;
const BEGINNING = "HTTP/1.x 1";
const END_OF_HEAD = "\r\n\r\n";
const LONGEST_BYTES = 8192;

/**
 * Removes interim replies (RFC 9110, section 15.2) from the data of a socket, because undici closes the connection
 * after a 100.
 */
export function skipInterimRepliesOfSocket(socket: Socket): Socket {
  const { write, read } = socket;
  let pending: Buffer = Buffer.alloc(0);
  let atStart = true;
  return Object.assign(socket, {
    write(...parts: Parameters<typeof write>): boolean {
      atStart = true;
      return write.apply(socket, parts);
    },
    read(size?: number): unknown {
      const chunk: unknown = read.call(socket, size);
      if (!atStart || !Buffer.isBuffer(chunk)) return chunk;
      pending = removeInterimReplyBytes(Buffer.concat([pending, chunk]));
      if (pending.length === 0 || mayBecomeInterim(pending)) return null;
      const rest = pending;
      pending = Buffer.alloc(0);
      atStart = false;
      return rest;
    },
  });
}

export function removeInterimReplyBytes(bytes: Buffer): Buffer {
  let rest = bytes;
  for (;;) {
    const found = INTERIM.exec(rest.toString("latin1", 0, LONGEST_BYTES));
    if (found === null) return rest;
    rest = rest.subarray(found[0].length);
  }
}

function mayBecomeInterim(bytes: Buffer): boolean {
  const text = bytes.toString("latin1", 0, LONGEST_BYTES);
  if (text.length === LONGEST_BYTES || text.includes(END_OF_HEAD)) return false;
  const start = text.slice(0, BEGINNING.length).replace(/^(HTTP\/1\.)[01]/, "$1x");
  return BEGINNING.startsWith(start);
}
