/** Conversion of queue settings between the two versions of the API, from the table in the migration guide. */

type Fields = Readonly<Record<string, unknown>>;

/** Names in version 2 by names in version 1, only for names that differ. */
const NAMES: Readonly<Record<string, string>> = {
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
const V1_NAMES = new Map(Object.entries(NAMES).map(([v1, v2]) => [v2, v1]));
/** Settings with values that are words. */
const WORDS: ReadonlySet<string> = new Set([
  "mergeMethod",
  "optimizationMode",
  "testBranchConstructionMode",
  "directMergeMode",
]);
const MODES = new Map([
  ["single", "queue"],
  ["parallel", "graph"],
]);

/** Converts a word to the spelling of version 2. Returns any other text unchanged. */
export function toCamelCase(word: string): string {
  if (!/^[A-Z_]+$/i.test(word)) return word;
  return word.toLowerCase().replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase());
}

export function toSnakeCase(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the settings of a request in the form of version 1. */
export function toV1Settings(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === "mode") return [name, [...MODES].find(([, mode]) => mode === value)?.[0] ?? value];
      if (name === "notReadyTimeoutMinutes") return ["notReadyTimeoutHours", Number(value) / 60];
      if (name === "requiredStatuses" && Array.isArray(value) && value.length === 0)
        return ["deleteRequiredStatuses", true];
      return [V1_NAMES.get(name) ?? name, WORDS.has(name) && typeof value === "string" ? toSnakeCase(value) : value];
    }),
  );
}

/** Returns the configuration in version 2 for fields of a reply in version 1. */
export function toV2Config(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === "notReadyTimeoutHours") return ["notReadyTimeoutMinutes", Number(value) * 60];
      if (name === "requiredStatuses") return [name, value ?? []];
      return [toV2Name(name), WORDS.has(name) && typeof value === "string" ? toCamelCase(value) : value];
    }),
  );
}

export function toV2Name(name: string): string {
  return NAMES[name] ?? name;
}

export function toV2Mode(mode: unknown): unknown {
  return typeof mode === "string" ? (MODES.get(mode.toLowerCase()) ?? mode) : mode;
}
