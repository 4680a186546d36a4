import { InputError } from "../../errors.js";
import { createMessageText, type MessageText } from "../../text/problem.js";
import {
  createFormatError,
  getField,
  getListField,
  parseWholeOutputAsJson,
  readDistinctNames,
  readProjects,
} from "./parsing.js";
import type { RunnableProducer } from "./producer.js";

const EXPECTED =
  "the JSON that `turbo ls --affected --output=json`, `turbo query affected` or `turbo run --affected --dry=json` prints";

/** Name of the package at the top of the workspace. It is not a target. */
const ROOT = "//";

const environment = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

export const turboProducer: RunnableProducer = {
  affected: ({ base, head }) => ({
    argv: ["turbo", "ls", "--affected", "--output=json"],
    environment: { ...environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: head },
  }),
  projects: {
    call: { argv: ["turbo", "ls", "--output=json"], environment },
    parse: (output, source, folder) => {
      const expected = "the JSON that `turbo ls --output=json` prints";
      const found = readCountedItems(parseWholeOutputAsJson(output, source, expected), "packages", "count", source);
      if (found === undefined) throw createFormatError(source, expected, output);
      return readProjects(found, { name: "name", path: "path" }, source, folder).filter(({ name }) => name !== ROOT);
    },
  },
  parse: (output, source) => {
    const value = parseWholeOutputAsJson(output, source, EXPECTED);
    const found = packageNames(value, source);
    if (found === undefined) throw createFormatError(source, EXPECTED, output);
    const all = readDistinctNames(found, source);
    const packages = all.filter((name) => name !== ROOT);
    // An empty list would mean that nothing is impacted.
    return packages.length === 0 ? all : packages;
  },
};

function packageNames(value: unknown, source: MessageText): readonly unknown[] | undefined {
  const named =
    readCountedItems(value, "packages", "count", source) ??
    readCountedItems(value, "data.affectedPackages", "length", source);
  return (
    named?.map((item) => getField(item, "name")) ??
    readCountedItems(value, "data.affectedTasks", "length", source)?.map((item) => getField(item, "package.name")) ??
    // In the output of a dry run of Turborepo, `packages` has only the affected packages, but `tasks` also has tasks of
    // their dependencies.
    (getListField(value, "tasks") === undefined ? undefined : getListField(value, "packages"))
  );
}

/**
 * Returns the items of a list; undefined if there is no list. @throws InputError if `length` is not the number of items
 */
function readCountedItems(
  value: unknown,
  path: string,
  length: string,
  source: MessageText,
): readonly unknown[] | undefined {
  const items = getListField(value, `${path}.items`);
  if (items === undefined) return undefined;
  const count = getField(value, `${path}.${length}`);
  if (count !== items.length)
    throw new InputError([
      createMessageText`${source} reports ${JSON.stringify(count)} packages, but lists ${items.length}.`,
    ]);
  return items;
}
