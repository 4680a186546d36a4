type Attributes = Readonly<Record<string, string>>;

/** Attributes in which some tools tell how a test ended, or a suite. */
export const TELLING = ["status", "result", "outcome", "success"] as const;

const FAILED =
  /^(?:fail(?:ed|ing|ure)?|error(?:ed)?|broken|invalid|notrunnable|crash(?:ed)?|timeout|timedout|aborted|interrupted|cancell?ed|nok|notok|ko)$/;
/** Not `0`: on a suite that is a count. */
const UNSUCCESSFUL = /^\s*(?:false|no)\s*$/i;
const NOT_RUN =
  /^(?:not(?:run|executed)|skip(?:ped)?|disabled|suppressed|filtered|ignored|pending|todo|inconclusive)$/;

/** The attribute by which something failed, as it stands in the report. */
export function toldFailure(attributes: Attributes): string | undefined {
  const { success = "" } = attributes;
  const name = TELLING.find((each) => FAILED.test(plain(attributes[each])));
  if (name !== undefined) return `${name}="${attributes[name]}"`;
  return UNSUCCESSFUL.test(success) ? `success="${success}"` : undefined;
}

export function isToldNotRun(attributes: Attributes): boolean {
  return TELLING.some((name) => NOT_RUN.test(plain(attributes[name])));
}

/** The same word for `Timed Out`, `timed-out` and `timedOut`. */
function plain(value = ""): string {
  return value.toLowerCase().replace(/[\s_-]+/g, "");
}
