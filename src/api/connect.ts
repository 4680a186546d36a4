import { request } from "node:http";
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { formatDuration } from "../duration.js";
import { messageOf } from "../errors.js";
import { TimeOverError, withinTime } from "./within-time.js";

/** How a server is reached. */
export interface Route {
  readonly url: URL;
  readonly proxy: URL | undefined;
  /** Longest time until the connection stands, in milliseconds: name, proxy and TLS together. */
  readonly timeoutMs: number;
  /** Another way to look up names than the machine's. */
  readonly lookup?: LookupFunction;
}

/** How far an attempt to connect has come. */
export interface Stage {
  readonly peer: "server" | "proxy";
  /** What is waited for. */
  readonly step: string;
  /** The way leads through a proxy. */
  readonly proxied: boolean;
}

export const STAGES = {
  proxy: { peer: "proxy", proxied: true, step: "the connection to the proxy" },
  proxyTls: { peer: "proxy", proxied: true, step: "the TLS handshake with the proxy" },
  tunnel: { peer: "proxy", proxied: true, step: "the proxy's answer to CONNECT" },
  server: { peer: "server", proxied: false, step: "the connection" },
  serverTls: { peer: "server", proxied: false, step: "the TLS handshake" },
  tunnelledTls: { peer: "server", proxied: true, step: "the TLS handshake through the proxy" },
} as const satisfies Readonly<Record<string, Stage>>;

/** There was no connection, so nothing of the request has left. */
export class NotConnectedError extends Error {
  /** Whether it was the proxy that could not be reached or trusted. */
  readonly peer: Stage["peer"];
  readonly proxied: boolean;

  constructor(cause: unknown, { peer, step, proxied }: Stage = STAGES.server) {
    const tooLong = cause instanceof TimeOverError ? formatDuration(cause.ms) : undefined;
    const message =
      tooLong === undefined ? messageOf(cause) : `no connection within ${tooLong}, waiting for ${step}`;
    super(message, { cause });
    this.name = new.target.name;
    this.peer = peer;
    this.proxied = proxied;
  }
}

/** A proxy answered that it opens no way. */
export class ProxyRefusal extends Error {
  readonly status: number;

  constructor(status: number, authority: string) {
    super(`Proxy response (${status}) to CONNECT ${authority}`);
    this.name = new.target.name;
    this.status = status;
  }
}

/**
 * A connection to the server that a request can be sent over: encrypted where the address says so, through the proxy
 * where there is one. Of an attempt that fails nothing stays open. `entered` hears of each stage.
 * @throws NotConnectedError, or the reason of the signal.
 */
export async function connect(
  { url, proxy, timeoutMs, lookup }: Route,
  signal: AbortSignal,
  entered: (stage: Stage) => void = () => {},
): Promise<Socket> {
  const opened: Socket[] = [];
  let stage: Stage = STAGES.server;
  try {
    return await withinTime(timeoutMs, [signal], async (stop) => {
      const enter = (next: Stage): void => {
        stop.throwIfAborted();
        stage = next;
        entered(next);
      };
      const reach = async (next: Stage, to: URL): Promise<Socket> => {
        enter(next);
        const socket = keep(connectTcp({ host: hostOf(to), port: portOf(to), ...(lookup && { lookup }) }));
        socket.setNoDelay(true);
        return until(socket, "connect");
      };
      const encrypt = async (next: Stage, over: Socket, to: URL): Promise<Socket> => {
        enter(next);
        const host = hostOf(to);
        // An address is no name that TLS could ask for.
        const servername = isIP(host) === 0 ? host : "";
        const options = { socket: over, host, servername, ALPNProtocols: ["http/1.1"] };
        return until(keep(connectTls(options)), "secureConnect");
      };
      let socket = await reach(proxy === undefined ? STAGES.server : STAGES.proxy, proxy ?? url);
      if (proxy !== undefined) {
        if (proxy.protocol === "https:") socket = await encrypt(STAGES.proxyTls, socket, proxy);
        enter(STAGES.tunnel);
        await openTunnel(socket, proxy, `${url.hostname}:${portOf(url)}`);
      }
      if (url.protocol !== "https:") return socket;
      return encrypt(proxy === undefined ? STAGES.serverTls : STAGES.tunnelledTls, socket, url);
    });
  } catch (error) {
    for (const socket of opened) socket.destroy();
    if (signal.aborted) throw error;
    throw new NotConnectedError(error, stage);
  }

  function keep<Opened extends Socket>(socket: Opened): Opened {
    opened.push(socket);
    return socket;
  }
}

/** The socket once it is ready. Its errors stay heard: between its owners nobody else does. */
function until(socket: Socket, ready: "connect" | "secureConnect"): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once(ready, () => resolve(socket));
    socket.on("error", reject);
    socket.once("close", () => reject(new Error("the connection was closed")));
  });
}

/** Asks the proxy at the other end of a socket for a way to `authority`: from then on the socket leads there. */
function openTunnel(socket: Socket, proxy: URL, authority: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request({
      method: "CONNECT",
      path: authority,
      headers: { host: authority, ...proxyAuthorization(proxy) },
      createConnection: () => socket,
    });
    asked.once("connect", ({ statusCode = 0 }, _socket, head: Buffer) => {
      if (statusCode < 200 || statusCode >= 300) return reject(new ProxyRefusal(statusCode, authority));
      if (head.length > 0) socket.unshift(head);
      resolve();
    });
    asked.on("error", reject);
    asked.end();
  });
}

function proxyAuthorization({ username, password }: URL): { readonly "proxy-authorization"?: string } {
  if (username === "" && password === "") return {};
  const pair = `${decoded(username)}:${decoded(password)}`;
  return { "proxy-authorization": `Basic ${Buffer.from(pair, "utf8").toString("base64")}` };
}

/** A percent sign that begins no code stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Without the brackets around an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

export function portOf({ port, protocol }: URL): number {
  if (port !== "") return Number(port);
  return protocol === "https:" ? 443 : 80;
}
