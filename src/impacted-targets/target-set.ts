/**
 * Distinct targets as they are read. Counts a lower bound of their JSON: each UTF-16 unit takes a byte at least, and
 * each target its quotes and a comma. Once that is over the limit, no more reading can make the list fit.
 */
export interface TargetSet {
  readonly targets: ReadonlySet<string>;
  /** Takes one target; blanks around it do not count, and a blank one is none. */
  add(target: string): void;
  /** Bytes of JSON that the targets need at the least, without the list's brackets. */
  atLeastBytes(): number;
  /** True when they cannot fit. */
  isFull(): boolean;
}

/** Quotes and comma of a JSON string in a list. */
const PUNCTUATION_BYTES = 3;

export function createTargetSet(limitBytes: number): TargetSet {
  const targets = new Set<string>();
  // The last target has no comma.
  let bytes = -1;
  return {
    targets,
    add(target) {
      const trimmed = target.trim();
      const before = targets.size;
      if (trimmed === "" || targets.add(trimmed).size === before) return;
      bytes += trimmed.length + PUNCTUATION_BYTES;
    },
    atLeastBytes: () => Math.max(0, bytes),
    isFull: () => bytes > limitBytes,
  };
}
