/** Settings of a queue as a person writes them: by the API's names, or by the same in kebab-case. */
import { closestName } from "../../../src/text/suggest.js";
import type { QueueSettings } from "../engine/settings.js";
import { readSetting, SETTING_NAMES } from "../state/settings.js";

export function findSetting(written: string): keyof QueueSettings | undefined {
  const name = written.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  return SETTING_NAMES.find((each) => each === name);
}

/** Continues a message after the name that was written. */
export function unknownSetting(written: string): string {
  const meant = closestName(written, SETTING_NAMES);
  return meant === undefined
    ? `is not a setting; the settings are ${SETTING_NAMES.join(", ")}`
    : `is not a setting; did you mean ${meant}?`;
}

/** Reads a mapping of settings, with a problem for each that is unknown or has a wrong value. Keys are as written. */
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
