import { isAscii } from "node:buffer";
import { bytesOf } from "./regular-file.js";

/** An XML declaration with its encoding stands within so many bytes. */
const HEAD_BYTES = 256;

/** A report's bytes, piece by piece; each call begins anew. A piece holds until the next one is asked for. */
export type Source = () => Iterable<Uint8Array>;

/** The bytes of a regular file. Errors of the file system come out of the iteration. */
export function fileSource(path: string): Source {
  return () => bytesOf(path);
}

/** The text of a source, without its byte order mark. @throws Error for an encoding that nobody knows. */
export function* textOf(source: Source): Generator<string> {
  let head: Buffer | undefined = Buffer.alloc(0);
  let decode: ((bytes: Uint8Array) => string) | undefined;
  for (const bytes of source()) {
    if (decode !== undefined) yield decode(bytes);
    else {
      head = Buffer.concat([head ?? Buffer.alloc(0), bytes]);
      if (head.length < HEAD_BYTES) continue;
      decode = decoderFor(head);
      yield decode(head);
      head = undefined;
    }
  }
  if (decode === undefined && head !== undefined) {
    decode = decoderFor(head);
    yield decode(head);
  }
  if (decode !== undefined) yield decode(new Uint8Array(0));
}

/** Decodes a run of pieces; an empty one is the end. */
function decoderFor(head: Buffer): (bytes: Uint8Array) => string {
  const encoding = encodingOf(head);
  const decoder = new TextDecoder(encoding);
  // Inside a sequence of several bytes, ASCII means an error that only the decoder may report.
  let isBetweenCharacters = encoding === "utf-8";
  return (bytes) => {
    if (bytes.length === 0) return decoder.decode();
    const isPlain = isBetweenCharacters && isAscii(bytes);
    if (encoding === "utf-8") isBetweenCharacters = (bytes.at(-1) ?? 0) < 0x80;
    // Several times faster than the decoder.
    return isPlain
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")
      : decoder.decode(bytes, { stream: true });
  };
}

/** By byte order mark, else by where the zero bytes are, else by the XML declaration, else UTF-8. */
function encodingOf(head: Buffer): string {
  const start = head.toString("hex", 0, 4);
  if (start.startsWith("fffe") || start === "3c003f00") return "utf-16le";
  if (start.startsWith("feff") || start === "003c003f") return "utf-16be";
  const declared = /^<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.toString("latin1", 0, HEAD_BYTES),
  );
  const name = (declared?.[1] ?? "utf-8").toLowerCase();
  // A declaration that can be read as ASCII is not UTF-16, whatever it says.
  return name.startsWith("utf-16") || name === "utf8" || name === "us-ascii" ? "utf-8" : name;
}
