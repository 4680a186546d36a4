import { createServer, type Server, type Socket } from "node:net";
import { setDefaultCACertificates, TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";
import { type Certificate, givenCertificate } from "./certificate.js";

/** Behavior of a server on one connection, byte by byte. */
export type Conduct = (socket: Socket) => void;

export interface ByteServer {
  readonly port: number;
  /** Connections that were ever made. */
  made(): number;
  open(): number;
  /** Heads of requests, without CONNECT, that the conduct has read. */
  requests(): number;
}

/** Event of a socket over which the head of a request has come in. */
const HEAD_READ = "head-read";

/** Takes what is to be done at the end of a test; one that runs beside others has its own. */
export type OnEnd = (clean: () => void) => void;

/** A server on any free port of this machine. It ends with the test. */
export async function givenByteServer(conduct: Conduct, onEnd: OnEnd = onTestFinished): Promise<ByteServer> {
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
    // What ends its side is done with the connection.
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

/** A certificate that only this process trusts. */
export function givenTrustedCertificate(onEnd: OnEnd = onTestFinished): Certificate {
  const certificate = givenCertificate(onEnd);
  setDefaultCACertificates([certificate.cert.toString("utf8")]);
  return certificate;
}

export const silence: Conduct = (socket) => void socket.resume();
export const fin: Conduct = (socket) => void socket.resume().end();
export const reset: Conduct = (socket) => void socket.resetAndDestroy();

/** Says something, then goes on. */
export function says(text: string, next: Conduct = silence): Conduct {
  return (socket) => {
    socket.write(text, "latin1", () => next(socket));
    if (next === silence) socket.resume();
  };
}

/** Says something again and again. */
export function repeats(text: string, everyMs: number): Conduct {
  return (socket) => {
    socket.resume();
    const timer = setInterval(() => socket.write(text), everyMs);
    socket.on("close", () => clearInterval(timer));
  };
}

/** Waits for the head of a request. */
export function onceAsked(next: Conduct): Conduct {
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
export function overTls({ key, cert }: Certificate, next: Conduct): Conduct {
  return (socket) => {
    const encrypted = new TLSSocket(socket, { isServer: true, key, cert });
    encrypted.on("error", () => {});
    encrypted.on(HEAD_READ, (head: string) => socket.emit(HEAD_READ, head));
    encrypted.on("end", () => encrypted.destroy());
    encrypted.once("secure", () =>
      // A reset is one of the connection below.
      next(Object.assign(encrypted, { resetAndDestroy: () => socket.resetAndDestroy() })),
    );
  };
}
