export interface IsoTime {
  /** Milliseconds since 1970. */
  readonly ms: number;
  /** False where no zone is given; it is read as UTC then. */
  readonly zoned: boolean;
  /** True where it is a day without a time. */
  readonly wholeDay: boolean;
}

const FORM = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Reads a time in a form of ISO 8601; a text in another form is no time. */
export function isoTime(text: string): IsoTime | undefined {
  const form = FORM.exec(text.trim());
  if (form === null) return undefined;
  const [whole, time, zone] = form;
  const [wholeDay, zoned] = [time === undefined, zone !== undefined];
  const ms = Date.parse(`${whole.replace(" ", "T").toUpperCase()}${wholeDay || zoned ? "" : "Z"}`);
  return Number.isNaN(ms) ? undefined : { ms, zoned, wholeDay };
}

/** The day (UTC) of a time; the text itself where that is no time. */
export function dayOf(text: string): string {
  const time = isoTime(text);
  return time === undefined ? text : new Date(time.ms).toISOString().slice(0, "2026-01-31".length);
}
