import { InputError } from "../../../../src/errors.js";
import { listSettings, type QueueSettings } from "../../engine/settings.js";
import { readSetting } from "../../state/settings.js";
import { findSetting, suggestWord, unknownSetting } from "../settings.js";

/** Setting with the values to compare. `name` and `text` are spelled as in the command. */
export interface Axis {
  readonly name: string;
  readonly values: readonly { readonly text: string; readonly settings: Partial<QueueSettings> }[];
}

export interface Combination {
  readonly values: readonly string[];
  readonly settings: Partial<QueueSettings>;
}

/** Names of settings that affect a simulation and have values of one word. */
const PLAYED = listSettings().flatMap(([name, { drawn = [], items }]) =>
  drawn.length > 1 && items === undefined ? [name] : [],
);

const MOST_COMBINATIONS = 1000;

/**
 * Reads settings and values of `--what-if`, such as `concurrency=1,4,8`. @throws InputError for an invalid setting or
 * value
 */
export function readAxes(written: readonly string[]): readonly Axis[] {
  const axes = written.map(readAxis);
  const settings = axes.map(({ name }) => findSetting(name));
  const twice = axes.find((_axis, index) => settings.indexOf(settings[index]) < index);
  if (twice !== undefined)
    throw refusal(twice.name, `is repeated; write all its values in one flag, ${twice.name}=...`);
  const combinations = axes.reduce((product, { values }) => product * values.length, 1);
  if (combinations > MOST_COMBINATIONS) {
    throw new InputError([`--what-if: ${combinations} combinations are too many; the limit is ${MOST_COMBINATIONS}`]);
  }
  return axes;
}

function readAxis(written: string): Axis {
  const [, name = "", list = ""] = /^([^=]+)=(.*)$/s.exec(written) ?? [];
  if (name === "" || list === "") {
    throw new InputError([`--what-if must be a setting and its values, such as concurrency=5,10,20; got "${written}"`]);
  }
  const setting = findSetting(name);
  if (setting === undefined) throw refusal(name, unknownSetting(name));
  if (!PLAYED.includes(setting)) {
    throw refusal(name, `has no effect on a simulation; settings with an effect are ${PLAYED.join(", ")}`);
  }
  const values = list.split(",").map((each) => readValue(name, setting, each.trim()));
  const keys = values.map(({ settings }) => JSON.stringify(settings));
  // Two spellings of the same value would cause two equal rows.
  return { name, values: values.filter((_value, index) => keys.indexOf(keys[index] ?? "") === index) };
}

/** Reads a value. `batch=4` is a minimum batch size, and `batch=1` means no batching. */
function readValue(name: string, setting: keyof QueueSettings, text: string): Axis["values"][number] {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : text === "true" ? true : text === "false" ? false : text;
  if (setting === "batch" && typeof value === "number" && value >= 1) {
    return { text, settings: { batch: value > 1, batchingMinSize: value } };
  }
  const result = readSetting(setting, value);
  if (result.ok) return { text, settings: { [setting]: result.value } };
  const rule = setting === "batch" ? "must be true, false, or the number of pull requests in a batch" : result.rule;
  throw refusal(name, `${rule}; got "${text}"${suggestWord(text, rule)}`);
}

function refusal(name: string, text: string): InputError {
  return new InputError([`--what-if ${name}: ${text}`]);
}

/** Returns all combinations of the values, in their order. The last setting changes fastest. */
export function listCombinations(axes: readonly Axis[]): readonly Combination[] {
  let all: readonly Combination[] = [{ values: [], settings: {} }];
  for (const { values } of axes) {
    all = all.flatMap((each) =>
      values.map(({ text, settings }) => ({
        values: [...each.values, text],
        settings: { ...each.settings, ...settings },
      })),
    );
  }
  return all;
}
