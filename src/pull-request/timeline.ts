/** A stretch of the wait in which nothing changed. Times in milliseconds since 1970, on the clock of this machine. */
export interface Span {
  readonly label: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Where the time of a wait went: spans without a gap, from the start on. */
export interface Timeline {
  /** Says what holds from now on; the same again changes nothing. Gives the span that just ended, if one did. */
  enter(label: string, nowMs: number): Span | undefined;
  /** Milliseconds since the last change. */
  ageMs(nowMs: number): number;
  spans(nowMs: number): readonly Span[];
}

export function createTimeline(startedAtMs: number): Timeline {
  const ended: Span[] = [];
  let current: { readonly label: string; readonly fromMs: number } | undefined;
  return {
    enter(label, nowMs) {
      if (current?.label === label) return undefined;
      const previous = current === undefined ? undefined : { ...current, toMs: nowMs };
      if (previous !== undefined) ended.push(previous);
      // What the first answer shows held while it was on its way.
      current = { label, fromMs: previous === undefined ? startedAtMs : nowMs };
      return previous;
    },
    ageMs: (nowMs) => nowMs - (current?.fromMs ?? startedAtMs),
    spans: (nowMs) => (current === undefined ? ended : [...ended, { ...current, toMs: nowMs }]),
  };
}
