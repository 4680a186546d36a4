import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { createServer as createTlsServer } from "node:tls";
import { onTestFinished } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";

/** Name that only the proxy of a test can resolve. */
export const SERVICE_NAME = "queue.example.test";

export interface Certificate {
  readonly file: string;
  readonly key: Buffer;
  readonly cert: Buffer;
}

/** Creates an untrusted certificate for the service's name and this machine with OpenSSL. */
export function givenCertificate(onEnd: (clean: () => void) => void = onTestFinished): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const [key, file] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const names = `subjectAltName=DNS:${SERVICE_NAME},DNS:localhost,IP:127.0.0.1`;
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subject = ["-days", "2", "-subj", `/CN=${SERVICE_NAME}`, "-addext", names];
  execFileSync("openssl", ["req", "-x509", ...curve, "-keyout", key, "-out", file, ...subject], { stdio: "ignore" });
  return { file, key: readFileSync(key), cert: readFileSync(file) };
}

/** Starts a server that decrypts TLS and forwards to the service. Returns the port. */
export function givenTlsService(service: LocalService, { key, cert }: Certificate): Promise<number> {
  const port = Number(new URL(service.url).port);
  return listen(createTlsServer({ key, cert }, (socket) => joinSockets(socket, connect(port, "127.0.0.1"))));
}

/** Connects two sockets. Bytes pass both ways, and the end of one socket ends the other. */
export function joinSockets(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
    from.pipe(to);
  }
}

/** Listens on any free port of this machine. The server closes at the end of the test. */
export async function listen(server: Server): Promise<number> {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => open.add(socket));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
