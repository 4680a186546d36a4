import { STATUS_CODES } from "node:http";
import { Refusal } from "../../state/refusal.js";

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function textReply(status: number, body: string = STATUS_CODES[status] ?? ""): Reply {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}

export function jsonReply(value: unknown, status = 200): Reply {
  return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: JSON.stringify(value) };
}

/** Returns the reply for an unknown path or method, an HTML page as in the service. */
export function notFoundPage(method: string, path: string): Reply {
  const request = `${method} ${path}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const title = '<head><meta charset="utf-8"><title>Error</title></head>';
  const body = `<!DOCTYPE html>\n<html lang="en">\n${title}\n<body><pre>Cannot ${request}</pre></body>\n</html>\n`;
  return { status: 404, headers: { "content-type": "text/html; charset=utf-8" }, body };
}

export function answerOrRefuse(handle: () => Reply, write: (refusal: Refusal) => Reply): Reply {
  try {
    return handle();
  } catch (error) {
    return write(error instanceof Refusal ? error : new Refusal(500, "Internal Server Error"));
  }
}
