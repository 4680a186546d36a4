/**
 * Steps of the service's uploader before it computes an id, in its order: trim, cut, remove escape sequences and
 * control characters.
 */

/** Bytes of UTF-8. */
const LONGEST_BYTES = 8_000;

/** Texts without a match and not too long stay unchanged. */
const MAY_CHANGE = /[^ -~\u00a1-\uffff]|^\s|\s$/;

export function normalizeName(written: string): string {
  if (written.length * 3 <= LONGEST_BYTES && !MAY_CHANGE.test(written)) return written;
  return withoutControls(cut(trim(written)));
}

/** Normalizes until nothing changes: the second pass trims white space behind removed escape sequences. */
export function comparableName(name: string): string {
  return normalizeName(normalizeName(name));
}

/** JavaScript's own trim includes U+FEFF and lacks U+0085. */
const WHITE_SPACE = /\p{White_Space}/u;

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE_SPACE.test(text.charAt(start))) start += 1;
  while (end > start && WHITE_SPACE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function cut(text: string): string {
  const bytes = Buffer.from(text);
  let end = LONGEST_BYTES;
  if (bytes.length <= end) return text;
  while (isContinuation(bytes.readUInt8(end))) end -= 1;
  return bytes.toString("utf8", 0, end);
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

type State = "text" | "escape" | "intermediate" | "csi" | "osc" | "string" | DeviceControl;
type DeviceControl = "dcs" | "dcs-parameters" | "dcs-intermediate" | "dcs-ignored" | "dcs-data";

/** States of a terminal inside an escape sequence. */
const NEXT: Readonly<Partial<Record<State, readonly (readonly [characters: RegExp, next: State])[]>>> = {
  escape: [
    [/[ -/]/, "intermediate"],
    [/P/, "dcs"],
    [/[X^_]/, "string"],
    [/\[/, "csi"],
    [/\]/, "osc"],
    [/[0-~]/, "text"],
  ],
  intermediate: [[/[0-~]/, "text"]],
  csi: [[/[@-~]/, "text"]],
  dcs: [
    [/[ -/]/, "dcs-intermediate"],
    [/[0-?]/, "dcs-parameters"],
    [/[@-~]/, "dcs-data"],
  ],
  "dcs-parameters": [
    [/[ -/]/, "dcs-intermediate"],
    [/[<-?]/, "dcs-ignored"],
    [/[@-~]/, "dcs-data"],
  ],
  "dcs-intermediate": [
    [/[0-?]/, "dcs-ignored"],
    [/[@-~]/, "dcs-data"],
  ],
};

const PRINTS_LINE_FEED: ReadonlySet<State> = new Set(["text", "escape", "intermediate", "csi"]);

/** Keeps line feeds and U+007F. */
function withoutControls(text: string): string {
  let state: State = "text";
  let shown = "";
  for (const character of text) {
    shown += shownIn(state, character);
    state = nextState(state, character);
  }
  return shown;
}

function shownIn(state: State, character: string): string {
  if (character === "\n") return PRINTS_LINE_FEED.has(state) ? character : "";
  if (state === "text") return isRemovedControl(character) ? "" : character;
  return state === "dcs-data" ? (afterTerminator(character) ?? "") : "";
}

function nextState(state: State, character: string): State {
  if (character === "\u001b") return "escape";
  if (state === "text" || isSequenceEnd(state, character)) return "text";
  if (state === "dcs-data") return afterTerminator(character) === undefined ? state : "text";
  return NEXT[state]?.find(([characters]) => characters.test(character))?.[1] ?? state;
}

function isRemovedControl(character: string): boolean {
  return /\p{Cc}/u.test(character) && character !== "\u007f";
}

/** CAN, SUB, and BEL at the end of an OSC sequence. */
function isSequenceEnd(state: State, character: string): boolean {
  return character === "\u0018" || character === "\u001a" || (character === "\u0007" && state === "osc");
}

/**
 * The byte 0x9c ends a device control string even inside a character; the bytes after it are no text. Undefined without
 * that byte.
 */
function afterTerminator(character: string): string | undefined {
  const bytes = Buffer.from(character);
  const at = bytes.indexOf(0x9c);
  return at < 0 ? undefined : "\ufffd".repeat(bytes.subarray(at + 1).filter((byte) => byte > 0x9f).length);
}
