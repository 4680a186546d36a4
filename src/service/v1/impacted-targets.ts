/** Targets that are turned into JSON at a time: enough to be fast, few enough to need little memory. */
const CHUNK = 4096;

/** The bytes of a request around its targets: everything but the list's items. */
export function bytesAround(fields: object): number {
  return encode(fields, []).length;
}

/**
 * Adds the targets to the fields of a request, sorted, in chunks: it stops as soon as it is over `limitBytes`. Then there
 * is no body, and `bytes` is a size that it would have at least.
 */
export function encodeTargets(fields: object, targets: ReadonlySet<string> | "ALL", limitBytes: number) {
  if (targets === "ALL") {
    const whole = encode(fields, targets);
    return { body: whole, bytes: whole.length };
  }
  const sorted = [...targets].toSorted();
  const around = encode(fields, []);
  const closing = around.subarray(around.lastIndexOf("]"));
  // As large as it may get: memory that is not written to costs nothing.
  const body = Buffer.allocUnsafe(limitBytes);
  let end = around.copy(body, 0, 0, around.length - closing.length);
  for (let index = 0; index < sorted.length; index += CHUNK) {
    const items = JSON.stringify(sorted.slice(index, index + CHUNK)).slice(1, -1);
    const text = index === 0 ? items : `,${items}`;
    const bytes = end + Buffer.byteLength(text) + closing.length;
    if (bytes > limitBytes) return { body: undefined, bytes };
    end += body.write(text, end);
  }
  end += closing.copy(body, end);
  return { body: body.subarray(0, end), bytes: end };
}

function encode(fields: object, impactedTargets: readonly string[] | "ALL"): Buffer {
  return Buffer.from(JSON.stringify({ ...fields, impactedTargets }));
}
