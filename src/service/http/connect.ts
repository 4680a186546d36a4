import { connect as connectTcp, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { CONNECTION_STAGES, type ConnectionStage, NotConnectedError, TimeLimitError } from "./failure.js";
import { findUrlPort } from "./proxy.js";
import { openTunnel } from "./tunnel.js";

export interface ConnectionRoute {
  readonly url: URL;
  readonly proxy: URL | undefined;
  /** Maximum milliseconds for the name look-up, the proxy and TLS together. */
  readonly timeoutMs: number;
  readonly lookup?: LookupFunction;
}

/** Connects to a server. If a step fails, closes all sockets. @throws NotConnectedError, or the signal's reason */
export async function connectToServer(
  { url, proxy, timeoutMs, lookup }: ConnectionRoute,
  signal: AbortSignal,
  entered: (stage: ConnectionStage) => void = () => {},
): Promise<Socket> {
  const opened: Socket[] = [];
  let stage: ConnectionStage = CONNECTION_STAGES.server;
  try {
    return await runWithTimeLimit(timeoutMs, [signal], async (stop) => {
      const enter = (next: ConnectionStage): void => {
        stop.throwIfAborted();
        stage = next;
        entered(next);
      };
      const reach = async (next: ConnectionStage, to: URL): Promise<Socket> => {
        enter(next);
        const socket = track(connectTcp({ host: hostOf(to), port: findUrlPort(to), ...(lookup && { lookup }) }));
        socket.setNoDelay(true);
        return until(socket, "connect");
      };
      const encrypt = async (next: ConnectionStage, over: Socket, to: URL): Promise<Socket> => {
        enter(next);
        const host = hostOf(to);
        // TLS sends the server's name (SNI), but never an IP address.
        const servername = isIP(host) === 0 ? host : "";
        const options = { socket: over, host, servername, ALPNProtocols: ["http/1.1"] };
        return until(track(connectTls(options)), "secureConnect");
      };
      let socket = await reach(proxy === undefined ? CONNECTION_STAGES.server : CONNECTION_STAGES.proxy, proxy ?? url);
      if (proxy !== undefined) {
        if (proxy.protocol === "https:") socket = await encrypt(CONNECTION_STAGES.proxyTls, socket, proxy);
        enter(CONNECTION_STAGES.tunnel);
        await openTunnel(socket, proxy, `${url.hostname}:${findUrlPort(url)}`);
      }
      if (url.protocol !== "https:") return socket;
      return encrypt(proxy === undefined ? CONNECTION_STAGES.serverTls : CONNECTION_STAGES.tunnelledTls, socket, url);
    });
  } catch (error) {
    for (const socket of opened) socket.destroy();
    if (signal.aborted) throw error;
    throw new NotConnectedError(error, stage);
  }

  function track<Opened extends Socket>(socket: Opened): Opened {
    opened.push(socket);
    return socket;
  }
}

/**
 * Resolves when the socket is ready. Does not remove the error listener, because an error without a listener ends the
 * process.
 */
function until(socket: Socket, ready: "connect" | "secureConnect"): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once(ready, () => resolve(socket));
    socket.on("error", reject);
    socket.once("close", () => reject(new Error("the connection was closed")));
  });
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/** Maximum milliseconds that Node.js accepts for a timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Limits the time of `work`, even if `work` ignores the signal `stop`. @throws TimeLimitError, or the reason of a
 * signal
 */
export function runWithTimeLimit<Result>(
  ms: number,
  signals: readonly AbortSignal[],
  work: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    for (const signal of signals) signal.throwIfAborted();
    const stop = new AbortController();
    const end = (reason: unknown): void => {
      letGo();
      stop.abort(reason);
      reject(reason);
    };
    // On a busy machine, a timer can fire before Node reads data that has already arrived. With setImmediate, Node
    // reads the data first.
    const overdue = (): void => void setImmediate(() => end(new TimeLimitError(ms)));
    const timer = setTimeout(overdue, Math.max(1, Math.min(ms, LONGEST_TIMER_MS)));
    const listeners = signals.map((signal) => ({ signal, listener: () => end(signal.reason) }));
    const letGo = (): void => {
      clearTimeout(timer);
      for (const { signal, listener } of listeners) signal.removeEventListener("abort", listener);
    };
    for (const { signal, listener } of listeners) signal.addEventListener("abort", listener);
    work(stop.signal).finally(letGo).then(resolve, reject);
  });
}
