/** A command as the tests have it. */
export interface Note {
  readonly text: string;
}

/** A state as the tests have it: what the notes say, and more than JSON knows. */
export interface Notes {
  readonly texts: ReadonlySet<string>;
}

export function readNote(value: unknown): Note {
  if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string")
    throw new Error('"text" must be a string');
  return { text: value.text };
}

export function readNotes(value: unknown): Notes {
  if (typeof value !== "object" || value === null || !("texts" in value) || !(value.texts instanceof Set))
    throw new Error('"texts" must be a set');
  return { texts: new Set([...value.texts].map(String)) };
}

/** What a process that appends by itself writes as this number: mostly short, now and then so long that it is cut. */
export function textOf(seq: number): string {
  return `note ${seq} ${"x".repeat(seq % 5 === 0 ? 2_000_000 : seq % 90)}`;
}
