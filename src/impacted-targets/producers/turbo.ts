import type { Text } from "../../text/problem.js";
import { field, itemsAt, namesIn, notAList, projectsIn, unlike, wholeDocument } from "./parsing.js";
import type { RunProducer } from "./producer.js";

const EXPECTED =
  "the JSON that `turbo ls --affected --output=json`, `turbo query affected` or `turbo run --affected --dry=json` prints";

/** The package at the root of the workspace. */
const ROOT = "//";

const environment = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

export const turbo: RunProducer = {
  affected: ({ base, head }) => ({
    argv: ["turbo", "ls", "--affected", "--output=json"],
    environment: { ...environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: head },
  }),
  projects: {
    call: { argv: ["turbo", "ls", "--output=json"], environment },
    parse: (output, source, folder) => {
      const expected = "the JSON that `turbo ls --output=json` prints";
      const found = counted(wholeDocument(output, source, expected), "packages", "count", source);
      if (found === undefined) throw unlike(source, expected, output);
      return projectsIn(found, { name: "name", path: "path" }, source, folder).filter(({ name }) => name !== ROOT);
    },
  },
  parse: (output, source) => {
    const value = wholeDocument(output, source, EXPECTED);
    const found = packageNames(value, source);
    if (found === undefined) throw unlike(source, EXPECTED, output);
    const all = namesIn(found, source);
    const packages = all.filter((name) => name !== ROOT);
    // A list never becomes an empty one.
    return packages.length === 0 ? all : packages;
  },
};

function packageNames(value: unknown, source: Text): readonly unknown[] | undefined {
  const named =
    counted(value, "packages", "count", source) ?? counted(value, "data.affectedPackages", "length", source);
  return (
    named?.map((item) => field(item, "name")) ??
    counted(value, "data.affectedTasks", "length", source)?.map((item) => field(item, "package.name")) ??
    // A dry run. Its tasks also name what the affected packages depend on.
    (itemsAt(value, "tasks") === undefined ? undefined : itemsAt(value, "packages"))
  );
}

/** The items of a list that stands beside its length, or undefined when there is none. @throws InputError */
function counted(value: unknown, path: string, length: string, source: Text): readonly unknown[] | undefined {
  const items = itemsAt(value, `${path}.items`);
  if (items === undefined) return undefined;
  const count = field(value, `${path}.${length}`);
  if (count !== items.length)
    throw notAList(source, `says ${JSON.stringify(count)} packages, and lists ${items.length}`);
  return items;
}
