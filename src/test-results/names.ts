/*
 * The service's uploader changes every attribute of a test before it makes the test's id: it trims white space, cuts
 * long text, then removes escape sequences and control characters. Its steps, in its order.
 */

/** Longest text of one attribute, in bytes of UTF-8. */
const LONGEST_BYTES = 8_000;

/** Anything that the steps might change: a text without such a character, and not too long, stays as it is. */
const MAY_CHANGE = /[^ -~\u00a1-\uffff]|^\s|\s$/;

/** Returns an attribute of a report as the uploader stores it. */
export function normalizeName(written: string): string {
  if (written.length * 3 <= LONGEST_BYTES && !MAY_CHANGE.test(written)) return written;
  return withoutControls(cut(trim(written)));
}

/**
 * Returns the form in which two names are compared: normalized until nothing changes. The uploader trims before it
 * removes escape sequences, so a second pass trims white space that the first one uncovered.
 */
export function comparableName(name: string): string {
  return normalizeName(normalizeName(name));
}

/** Not that of JavaScript: that one has U+FEFF, and lacks U+0085. */
const WHITE_SPACE = /\p{White_Space}/u;

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE_SPACE.test(text.charAt(start))) start += 1;
  while (end > start && WHITE_SPACE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Cuts between two characters. */
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

/** States of a terminal inside an escape sequence, and which ASCII characters lead to another one. */
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

/** States in which a line feed is still printed. */
const PRINTS_LINE_FEED: ReadonlySet<State> = new Set(["text", "escape", "intermediate", "csi"]);

/** Removes escape sequences as a terminal reads them, and all control characters but line feeds and U+007F. */
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

/** True for the control characters CAN and SUB, and for BEL at the end of a command to the operating system. */
function isSequenceEnd(state: State, character: string): boolean {
  return character === "\u0018" || character === "\u001a" || (character === "\u0007" && state === "osc");
}

/**
 * The byte 0x9c ends the data of a device control string, also inside a character: the bytes after it are no text then.
 * Undefined for a character without that byte.
 */
function afterTerminator(character: string): string | undefined {
  const bytes = Buffer.from(character);
  const at = bytes.indexOf(0x9c);
  return at < 0 ? undefined : "\ufffd".repeat(bytes.subarray(at + 1).filter((byte) => byte > 0x9f).length);
}
