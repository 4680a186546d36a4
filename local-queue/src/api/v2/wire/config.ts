/** Settings of a queue with the names and limits of version 2 of the API. */
import * as z from "zod/mini";
import { listSettings, type QueueSettings } from "../../../engine/settings.js";
import {
  type Fields,
  flag,
  integerFrom,
  listUpTo,
  oneOf,
  optional,
  strictObject,
  text,
} from "../../../state/fields.js";
import { camelCase } from "./words.js";

/** Names of settings that version 2 renamed. */
const RENAMED: Readonly<Record<string, string>> = {
  batch: "allowBatching",
  createPrsForTestingBranches: "createsPrsForTestingBranches",
  commentsEnabled: "areCommentsEnabled",
  commandsEnabled: "areCommandsEnabled",
  labelCommandsEnabled: "areLabelCommandsEnabled",
  stateLabelsEnabled: "areStateLabelsEnabled",
  statusCheckEnabled: "isStatusCheckEnabled",
  extensionEnabled: "isExtensionEnabled",
  notReadyTimeoutHours: "notReadyTimeoutMinutes",
};

const MOST_ITEMS = 100;
const MOST_NUMBER = 1000;
const WEEK_MINUTES = 7 * 24 * 60;
const MONTH_MINUTES = 30 * 24 * 60;
const HOUR_MINUTES = 60;

const WHOLE_HOURS = `must be a multiple of ${HOUR_MINUTES}`;
const NOT_RESERVED = 'must not begin with "trunk-", which the labels of states use';
const PATTERN = "must be the name of a target, or the beginning of a name followed by one *";

const batchingRule = strictObject({
  targetPattern: text.check(z.regex(/^[^*]+\*?$/, PATTERN)),
  policy: oneOf(["isolate"]),
});

type Entry = ReturnType<typeof listSettings>[number];

/** Returns the schema of a setting in a request. */
function schemaOf([name, { initial, values, least, items }]: Entry): z.ZodMiniType {
  if (name === "notReadyTimeoutHours") {
    return integerFrom(0, MONTH_MINUTES).check(z.multipleOf(HOUR_MINUTES, WHOLE_HOURS));
  }
  if (name === "enqueueingLabel") return enqueueingLabel;
  if (values !== undefined) return oneOf(values.map(camelCase));
  if (least !== undefined) return integerFrom(least, name.endsWith("Minutes") ? WEEK_MINUTES : MOST_NUMBER);
  if (items !== undefined) return listUpTo(MOST_ITEMS, items === "text" ? text : batchingRule);
  return typeof initial === "boolean" ? flag : text;
}

export const enqueueingLabel = text.check(z.regex(/^(?!trunk-)/, NOT_RESERVED));

/** The mode is not a part of the configuration. */
const CONFIG = listSettings().flatMap((entry) => {
  const [setting] = entry;
  return setting === "mode" ? [] : [{ setting, name: RENAMED[setting] ?? setting, schema: schemaOf(entry), entry }];
});

export const configChange = strictObject(
  optional(Object.fromEntries(CONFIG.map(({ name, schema }) => [name, schema]))),
);

/** Returns the configuration of a queue. */
export function configRecord(settings: QueueSettings): Fields {
  return Object.fromEntries(CONFIG.map(({ setting, name }) => [name, shownValue(setting, settings[setting])]));
}

function shownValue(setting: string, value: unknown): unknown {
  if (setting === "notReadyTimeoutHours") return Number(value) * HOUR_MINUTES;
  return typeof value === "string" && setting !== "enqueueingLabel" ? camelCase(value) : value;
}

/** Returns the fields of a command that changes the configuration. */
export function settingsFields(change: Fields): Fields {
  const given = CONFIG.filter(({ name }) => change[name] !== undefined);
  const fields = given.map(({ setting, name, entry: [, { values }] }) => {
    const value = change[name];
    if (setting === "notReadyTimeoutHours") return [setting, Number(value) / HOUR_MINUTES];
    return [setting, values?.find((each) => camelCase(each) === value) ?? value];
  });
  // In version 2, an empty list removes the required statuses of the queue. In version 1, it does not.
  const { requiredStatuses } = change;
  const isCleared = Array.isArray(requiredStatuses) && requiredStatuses.length === 0;
  return { ...Object.fromEntries(fields), ...(isCleared ? { deleteRequiredStatuses: true } : {}) };
}
