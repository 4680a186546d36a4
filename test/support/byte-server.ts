import { createServer, type Server, type Socket } from "node:net";
import { setDefaultCACertificates, TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";
import { type Certificate, givenCertificate } from "./certificate.js";

/** Function that controls a server's side of one connection, byte by byte. */
export type ServerBehavior = (socket: Socket) => void;

export interface ByteServer {
  readonly port: number;
  /** Returns the number of all connections so far. */
  made(): number;
  open(): number;
  /** Returns the number of request heads that were read, without CONNECT. */
  requests(): number;
}

/** Event of a socket that has received the head of a request. */
const HEAD_READ = "head-read";

/** Function that registers a cleanup for the end of a test. A concurrent test has its own function. */
export type OnEnd = (clean: () => void) => void;

/** Starts a server on any free port of this machine. The server closes at the end of the test. */
export async function givenByteServer(conduct: ServerBehavior, onEnd: OnEnd = onTestFinished): Promise<ByteServer> {
  const sockets = new Set<Socket>();
  let made = 0;
  let requests = 0;
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    made += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    socket.on(HEAD_READ, (head: string) => {
      if (!head.startsWith("CONNECT ")) requests += 1;
    });
    // When the client ends its side, the connection is finished.
    socket.on("end", () => socket.destroy());
    conduct(socket);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { port, made: () => made, open: () => sockets.size, requests: () => requests };
}

/** Creates a certificate that only this process trusts. */
export function givenTrustedCertificate(onEnd: OnEnd = onTestFinished): Certificate {
  const certificate = givenCertificate(onEnd);
  setDefaultCACertificates([certificate.cert.toString("utf8")]);
  return certificate;
}

export const silence: ServerBehavior = (socket) => void socket.resume();
export const fin: ServerBehavior = (socket) => void socket.resume().end();
export const reset: ServerBehavior = (socket) => void socket.resetAndDestroy();

/** Sends a text, then continues with `next`. */
export function says(text: string, next: ServerBehavior = silence): ServerBehavior {
  return (socket) => {
    socket.write(text, "latin1", () => next(socket));
    if (next === silence) socket.resume();
  };
}

/** Sends a text repeatedly. */
export function repeats(text: string, everyMs: number): ServerBehavior {
  return (socket) => {
    socket.resume();
    const timer = setInterval(() => socket.write(text), everyMs);
    socket.on("close", () => clearInterval(timer));
  };
}

/** Waits for the head of a request. */
export function afterRequestHead(next: ServerBehavior): ServerBehavior {
  return (socket) => {
    let head = "";
    const listen = (chunk: Buffer): void => {
      head += chunk.toString("latin1");
      if (!head.includes("\r\n\r\n")) return;
      socket.off("data", listen);
      socket.emit(HEAD_READ, head);
      next(socket);
    };
    socket.on("data", listen);
  };
}

/** Encrypts the connection as a server does. */
export function overTls({ key, cert }: Certificate, next: ServerBehavior): ServerBehavior {
  return (socket) => {
    const encrypted = new TLSSocket(socket, { isServer: true, key, cert });
    encrypted.on("error", () => {});
    encrypted.on(HEAD_READ, (head: string) => socket.emit(HEAD_READ, head));
    encrypted.on("end", () => encrypted.destroy());
    encrypted.once("secure", () =>
      // A reset applies to the connection below TLS.
      next(Object.assign(encrypted, { resetAndDestroy: () => socket.resetAndDestroy() })),
    );
  };
}
