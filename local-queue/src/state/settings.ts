/** Reads settings of a queue. */
import * as z from "zod/mini";
import { listSettings, type QueueSettings, type SettingName, type Settings } from "../engine/settings.js";
import { type Fields, flag, integerFrom, list, object, read, strings, text, wordOf } from "./fields.js";

const LARGEST = 4_294_967_295;

type Entry = ReturnType<typeof listSettings>[number][1];

function schemaOf({ initial, values, least, items }: Entry): z.ZodMiniType {
  if (values !== undefined) return wordOf(values);
  if (least !== undefined) return integerFrom(least, LARGEST);
  if (items !== undefined) return items === "text" ? strings : list(z.unknown());
  return typeof initial === "boolean" ? flag : text;
}

const possible = new Map(listSettings().map(([name, setting]) => [name, schemaOf(setting)]));
const settable = new Map(
  listSettings().map(([name, setting]) => {
    const { least, leastInV1 = least } = setting;
    return [name, schemaOf(leastInV1 === undefined ? setting : { ...setting, least: leastInV1 })];
  }),
);

/** Reads the settings in `fields` with the limits of version 1 of the API. Ignores other fields. */
export function readSettings(fields: Fields): Partial<QueueSettings> {
  return readBy(settable, fields);
}

/** Reads the settings in `fields` with the limits of a queue, which are wider than those of the API. */
export function readPossibleSettings(fields: Fields): Partial<QueueSettings> {
  return readBy(possible, fields);
}

function readBy(schemas: typeof possible, fields: Fields): Partial<QueueSettings>;
function readBy(schemas: typeof possible, fields: Fields): Fields {
  const given = [...schemas].filter(([name]) => fields[name] !== undefined);
  return read(object(Object.fromEntries(given)), fields);
}

/** Returns the settings that the engine of a queue uses. */
export function engineSettings(all: QueueSettings): Settings;
export function engineSettings(all: Fields): Fields {
  const names = listSettings().flatMap(([name, { drawn }]) => (drawn === undefined ? [] : [name]));
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

export const SETTING_NAMES: readonly SettingName[] = listSettings().map(([name]) => name);

/** Reads one setting with the limits of a queue. Returns its value, or the rule for valid values. */
export function readSetting(name: SettingName, value: unknown) {
  const result = z.safeParse(possible.get(name) ?? z.never(), value);
  return result.success
    ? { ok: true as const, value: result.data }
    : { ok: false as const, rule: result.error.issues[0]?.message ?? "does not fit" };
}
