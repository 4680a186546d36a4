type Attributes = Readonly<Record<string, string>>;

/** Attributes in which some tools tell how a test ended, or a suite. */
export const TELLING = ["status", "result", "outcome", "success"] as const;

const FAILED = new Set([
  ...["fail", "failed", "failing", "failure", "error", "errored", "broken", "invalid", "notrunnable"],
  ...["crash", "crashed", "timeout", "timedout", "aborted", "interrupted", "cancelled", "canceled"],
  ...["ko", "nok", "notok"],
]);
/** Not `0`: on a suite that is a count. */
const UNSUCCESSFUL = new Set(["false", "no"]);
const NOT_RUN = new Set([
  ...["notrun", "notexecuted", "skipped", "skip", "disabled", "suppressed", "filtered"],
  ...["ignored", "pending", "todo", "inconclusive"],
]);

/** The attribute by which something failed, as it stands in the report. */
export function toldFailure(attributes: Attributes): string | undefined {
  const name = TELLING.find((each) => FAILED.has(plain(attributes[each])));
  const success = attributes.success?.trim().toLowerCase() ?? "";
  if (name === undefined) return UNSUCCESSFUL.has(success) ? `success="${attributes.success}"` : undefined;
  return `${name}="${attributes[name]}"`;
}

export function isToldNotRun(attributes: Attributes): boolean {
  return TELLING.some((name) => NOT_RUN.has(plain(attributes[name])));
}

/** The same word for `Timed Out`, `timed-out` and `timedOut`. */
function plain(value = ""): string {
  return value.toLowerCase().replace(/[\s_-]+/g, "");
}
