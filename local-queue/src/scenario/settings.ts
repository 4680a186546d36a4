/** This file finds settings by the API's names or in kebab case, and suggests the right name for a misspelled one. */
import { formatDidYouMeanQuestion } from "../../../src/text/suggest.js";
import type { QueueSettings } from "../engine/settings.js";
import { readSetting, SETTING_NAMES } from "../state/settings.js";

export function findSetting(written: string): keyof QueueSettings | undefined {
  const name = written.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  return SETTING_NAMES.find((each) => each === name);
}

/** Returns the second part of a message, which starts with the misspelled name. */
export function unknownSetting(written: string): string {
  return `is not a setting; ${formatDidYouMeanQuestion(written, SETTING_NAMES, `the settings are ${SETTING_NAMES.join(", ")}`)}`;
}

/** Returns a question with the closest word of a rule such as "must be one of on, off"; empty if no word is close. */
export function suggestWord(found: unknown, rule: string): string {
  const words = /one of ([\w, -]+)/.exec(rule)?.[1]?.split(", ") ?? [];
  const question = typeof found === "string" ? formatDidYouMeanQuestion(found, words, "") : "";
  return question && `; ${question}`;
}

/**
 * Reads a mapping of settings. Returns a problem for each unknown name or invalid value, with the key from the text.
 */
export function readWrittenSettings(given: Readonly<Record<string, unknown>>) {
  const read: Record<string, unknown> = {};
  const problems: { readonly key: string; readonly rule: string }[] = [];
  for (const [key, value] of Object.entries(given)) {
    const name = findSetting(key);
    const result = name === undefined ? { ok: false as const, rule: unknownSetting(key) } : readSetting(name, value);
    if (!result.ok) problems.push({ key, rule: result.rule });
    else if (name !== undefined) read[name] = result.value;
  }
  const settings: Partial<QueueSettings> = read;
  return { settings, problems };
}
