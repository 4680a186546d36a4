import * as fc from "fast-check";

/** Property that is true for every text. It throws for a counterexample. */
export interface Law {
  readonly name: string;
  readonly property: fc.IRawProperty<unknown>;
}

const SURROGATES = 0x800;
const indexOf = (code: number) => (code < 0xd800 ? code : code - SURROGATES);

/** Any character. The unit `binary` of fast-check is the same, but builds a table of all characters at its first use. */
export const ANY_CHARACTER = fc.nat(indexOf(0x10_ff_ff)).map(
  (index) => String.fromCodePoint(index < 0xd800 ? index : index + SURROGATES),
  (character) => indexOf(String(character).codePointAt(0) ?? 0),
);

/** Draws texts of any characters and parts of characters, and of the given words, which the parser recognizes. */
export function textsOf(...words: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.string({ unit: ANY_CHARACTER, maxLength: 6 }) },
    { weight: 1, arbitrary: fc.constantFrom("\ud800", "\u0000", "\ufeff", "\u2028", "\r", "\n", " ", "\t") },
  );
  return fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));
}

export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

export const law = <Given>(name: string, given: fc.Arbitrary<Given>, check: (given: Given) => void): Law => ({
  name,
  property: fc.property(given, check),
});

export const asyncLaw = <Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  check: (given: Given) => Promise<void>,
): Law => ({ name, property: fc.asyncProperty(given, (each) => check(each)) });

/** Maximum milliseconds to try one law, so that a busy machine tries fewer texts instead of taking too long. */
const TRIED_FOR_MS = 45_000;

/** Returns a counterexample to a law; undefined if the law is true for all tried texts. */
export async function tryLaw({ property }: Law, seed: number, runs: number): Promise<readonly string[]> {
  const details = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: TRIED_FOR_MS });
  if (!details.failed) return [];
  return [`${String(details.errorInstance)} for ${JSON.stringify(details.counterexample)}`];
}
