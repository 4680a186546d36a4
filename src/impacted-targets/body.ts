import type { ImpactedTargetsRequest } from "../api/endpoints.js";

/** Targets that are turned into JSON at a time: enough to be fast, few enough to need little memory. */
const CHUNK = 4096;

/** A request without its targets. */
export type Envelope = Omit<ImpactedTargetsRequest, "impactedTargets">;

/** The bytes of a request around its targets: everything but the list's items. */
export function envelopeBytes(envelope: Envelope): number {
  return encodeRequest(envelope, []).length;
}

export function encodeRequest(
  envelope: Envelope,
  impactedTargets: ImpactedTargetsRequest["impactedTargets"],
): Buffer {
  return Buffer.from(JSON.stringify({ ...envelope, impactedTargets }));
}

/** `20,971,520 bytes`. Without `toLocaleString`, which takes longer than everything else here to load its tables. */
export function inBytes(bytes: number): string {
  return `${String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ",")} bytes`;
}

/** The request with the whole list, sorted, in UTF-8; or how large it would be, when that is over the limit. */
export type ListBody =
  | { readonly kind: "fits"; readonly body: Buffer }
  | { readonly kind: "too-large"; readonly atLeastBytes: number };

/** Builds the body in chunks and stops as soon as it is over `limitBytes`. */
export function buildListBody(
  envelope: Envelope,
  targets: ReadonlySet<string>,
  limitBytes: number,
): ListBody {
  const sorted = [...targets].toSorted();
  const around = encodeRequest(envelope, []);
  const closing = around.subarray(around.lastIndexOf("]"));
  // As large as it may get: memory that is not written to costs nothing.
  const body = Buffer.allocUnsafe(limitBytes);
  let end = around.copy(body, 0, 0, around.length - closing.length);
  for (let index = 0; index < sorted.length; index += CHUNK) {
    const items = JSON.stringify(sorted.slice(index, index + CHUNK)).slice(1, -1);
    const text = index === 0 ? items : `,${items}`;
    const bytes = end + Buffer.byteLength(text) + closing.length;
    if (bytes > limitBytes) return { kind: "too-large", atLeastBytes: bytes };
    end += body.write(text, end);
  }
  end += closing.copy(body, end);
  return { kind: "fits", body: body.subarray(0, end) };
}
