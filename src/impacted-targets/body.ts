import type { ImpactedTargetsRequest } from "../api/endpoints.js";

/** Targets that are turned into JSON at a time: enough to be fast, few enough to need little memory. */
const CHUNK = 4096;

type Envelope = Omit<ImpactedTargetsRequest, "impactedTargets">;

/** The bytes of a request around its targets: everything but the list's items. */
export function envelopeBytes(envelope: Envelope): number {
  return Buffer.byteLength(JSON.stringify({ ...envelope, impactedTargets: [] }));
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
  const whole = JSON.stringify({ ...envelope, impactedTargets: [] });
  const start = whole.lastIndexOf("]");
  const parts: Buffer[] = [Buffer.from(whole.slice(0, start))];
  const end = Buffer.from(whole.slice(start));
  let bytes = envelopeBytes(envelope);
  for (let index = 0; index < sorted.length; index += CHUNK) {
    const items = JSON.stringify(sorted.slice(index, index + CHUNK)).slice(1, -1);
    const part = Buffer.from(index === 0 ? items : `,${items}`);
    bytes += part.length;
    if (bytes > limitBytes) return { kind: "too-large", atLeastBytes: bytes };
    parts.push(part);
  }
  return { kind: "fits", body: Buffer.concat([...parts, end]) };
}
