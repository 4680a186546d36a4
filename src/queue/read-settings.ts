import { InputError } from "../errors.js";
import { nearMiss } from "../near-miss.js";
import { type Problem, problemOf } from "../problem.js";
import { quote } from "../shorten.js";
import type { SettingValue } from "./setting-forms.js";
import { findSetting, SETTINGS, type Settings } from "./settings.js";
import { readYaml, type YamlEntry, type YamlNode } from "./yaml-tree.js";

/** What was read, and everything that is wrong with it, one sentence each. */
export interface Read<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** Makes a sentence of a problem at a place: what is read, the line, and the key if there is one. */
export type Complain = (line: number, key: string, text: string) => Problem;

/** Problems of the text that an input holds, or of the file that it names. */
export function complaintsOf(input: string, file?: string): Complain {
  const start = file === undefined ? "" : `${file} `;
  return (line, key, text) =>
    problemOf(
      input,
      `${start}line ${line}${key === "" ? "" : `, ${key}`}: ${text}${text.endsWith("?") ? "" : "."}`,
    );
}

const INPUT = "settings";
const EXAMPLE = 'write one setting per line, such as "concurrency: 5"';

/** Reads the text of the input `settings`. */
export async function readSettings(text: string): Promise<Read<Settings>> {
  const complain = complaintsOf(INPUT);
  const reading = await readYaml(text);
  if (!reading.ok) {
    return { value: new Map(), problems: reading.problems.map((each) => complain(each.line, "", each.text)) };
  }
  const { root } = reading;
  const read = readMapping(root, "", complain, settingsListedOnce());
  const isEmpty = root.kind === "blank" || (root.kind === "mapping" && root.entries().length === 0);
  return isEmpty
    ? { value: new Map(), problems: [problemOf(INPUT, `has no setting in it; ${EXAMPLE}.`)] }
    : read;
}

/** The settings of that text. @throws InputError with all problems. */
export async function settingsOf(text: string): Promise<Settings> {
  const { value, problems } = await readSettings(text);
  if (problems.length > 0) throw new InputError(problems);
  return value;
}

/** Reads a mapping of settings; nothing at all is no setting. `path` ends with a dot, or is empty. */
export function readMapping(
  node: YamlNode,
  path: string,
  complain: Complain,
  listSettings: ListSettings,
): Read<Settings> {
  if (node.kind !== "mapping" && node.kind !== "blank") {
    const what = `must be a mapping of settings: ${EXAMPLE}; got ${shown(node)}`;
    return { value: new Map(), problems: [complain(node.line, path.slice(0, -1), what)] };
  }
  const settings = new Map<string, SettingValue>();
  const problems: Problem[] = [];
  for (const entry of node.entries()) {
    const value = readEntry(entry, listSettings);
    if (value.ok) settings.set(entry.key, value.value);
    else problems.push(complain(entry.line, `${path}${shownKey(entry.key)}`, value.problem));
  }
  return { value: settings, problems };
}

type EntryRead =
  | { readonly ok: true; readonly value: SettingValue }
  | { readonly ok: false; readonly problem: string };

function readEntry({ key, value: node }: YamlEntry, listSettings: ListSettings): EntryRead {
  const setting = findSetting(key);
  if (setting === undefined) return { ok: false, problem: unknownKey(key, listSettings) };
  // `requiredStatuses:` with its list forgotten must not take a list away.
  const value = node.kind === "blank" ? undefined : setting.form.fromUser(node.plain());
  return value === undefined
    ? { ok: false, problem: `must be ${setting.form.allowed}; got ${shown(node)}` }
    : { ok: true, value };
}

/** Fields of the API that look like settings and are none. */
const NO_SETTINGS: ReadonlyMap<string, string> = new Map([
  ["state", "is not a setting; use the operations pause-queue, resume-queue and drain-queue"],
  ["deleteRequiredStatuses", 'is not a setting; write "requiredStatuses: null"'],
]);

/** Gives the end of a sentence that lists all settings, and later on nothing. */
export type ListSettings = () => string;

/** For the problems of one text: the first one says what all of them need. */
export function settingsListedOnce(): ListSettings {
  let listed = false;
  return () => {
    const list = listed ? "" : `; the settings are ${SETTINGS.map(({ name }) => name).join(", ")}`;
    listed = true;
    return list;
  };
}

function unknownKey(key: string, listSettings: ListSettings): string {
  const own = NO_SETTINGS.get(key);
  if (own !== undefined) return own;
  const meant = nearMiss(
    key,
    SETTINGS.map(({ name }) => name),
  );
  return `is not a setting${meant === undefined ? listSettings() : `; did you mean ${meant}?`}`;
}

/** A key as a message shows it. */
export function shownKey(key: string): string {
  return /^[\w./-]{1,100}$/.test(key) ? key : quote(key);
}

/** A value as a message shows it. */
export function shown(node: YamlNode): string {
  if (node.kind === "blank") return "nothing";
  if (node.kind === "mapping") return "a mapping";
  return quoteValue(node.plain());
}

function quoteValue(value: unknown): string {
  if (typeof value === "string") return quote(value);
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  return text.length > 100 ? "a long list" : text;
}
