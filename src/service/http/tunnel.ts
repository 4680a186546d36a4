import type { Socket } from "node:net";
import { ProxyRefusalError } from "./failure.js";
import { removeInterimReplyBytes } from "./interim-reply.js";

/** Maximum bytes of the reply to CONNECT and the interim replies before it. */
const LONGEST_BYTES = 64 * 1024;
const STATUS_LINE = /^HTTP\/1\.[01] (\d{3})(?: [^\r\n]*)?\r\n/;
const START = "HTTP/1.";
const END_OF_HEAD = "\r\n\r\n";
const NO_REPLY = "the proxy's answer to CONNECT is not HTTP/1.1, or is too long";

/**
 * Opens a tunnel through a proxy. Node's own client mistakes an interim reply for the final one. @throws
 * ProxyRefusalError, Error
 */
export async function openTunnel(socket: Socket, proxy: URL, authority: string): Promise<void> {
  const head = [`CONNECT ${authority} HTTP/1.1`, `Host: ${authority}`, ...proxyAuthorization(proxy)];
  socket.write(`${head.join("\r\n")}${END_OF_HEAD}`, "latin1");
  const status = await readStatus(socket);
  if (status < 200 || status >= 300) throw new ProxyRefusalError(status, authority);
}

/** Reads the status of the final reply. A successful reply to CONNECT has no body (RFC 9110, section 9.3.6). */
function readStatus(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let pending: Buffer = Buffer.alloc(0);
    let size = 0;
    const finish = (settle: () => void): void => {
      socket.off("readable", read).off("end", lost).off("close", lost).off("error", fail);
      settle();
    };
    const fail = (error: Error): void => finish(() => reject(error));
    const lost = (): void => fail(new Error("the proxy closed the connection before its answer was complete"));
    const read = (): void => {
      for (let chunk: unknown = socket.read(); Buffer.isBuffer(chunk); chunk = socket.read()) {
        size += chunk.length;
        pending = removeInterimReplyBytes(Buffer.concat([pending, chunk]));
        const text = pending.toString("latin1");
        const end = text.indexOf(END_OF_HEAD);
        if (end < 0 && text.startsWith(START.slice(0, text.length)) && size <= LONGEST_BYTES) continue;
        const [, status] = STATUS_LINE.exec(text) ?? [];
        const rest = pending.subarray(end + END_OF_HEAD.length);
        // A socket that has emitted "end" accepts no bytes back.
        if (end >= 0 && rest.length > 0) socket.unshift(rest);
        const isReply = end >= 0 && end <= LONGEST_BYTES && status !== undefined;
        finish(() => (isReply ? resolve(Number(status)) : reject(new Error(NO_REPLY))));
        return;
      }
    };
    socket.on("readable", read).on("end", lost).on("close", lost).on("error", fail);
  });
}

function proxyAuthorization({ username, password }: URL): readonly string[] {
  if (username === "" && password === "") return [];
  const pair = `${decode(username)}:${decode(password)}`;
  return [`Proxy-Authorization: Basic ${Buffer.from(pair, "utf8").toString("base64")}`];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
