import type { Text } from "../../problem.js";
import { notAList } from "../not-a-list.js";
import { document, field, itemsAt, names } from "./document.js";
import { namedProjects } from "./named-projects.js";
import type { Producer } from "./producer.js";
import { unlike } from "./unlike.js";

const EXPECTED =
  "the JSON that `turbo ls --affected --output=json`, `turbo query affected` or `turbo run --affected --dry=json` prints";

/** The package at the root of the workspace. */
const ROOT = "//";

const environment = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

export const turbo: Producer = {
  name: "turbo",
  affected: ({ base, head }) => ({
    argv: ["turbo", "ls", "--affected", "--output=json"],
    environment: { ...environment, TURBO_SCM_BASE: base, TURBO_SCM_HEAD: head },
  }),
  projects: {
    call: { argv: ["turbo", "ls", "--output=json"], environment },
    parse: (output, source, folder) => {
      const expected = "the JSON that `turbo ls --output=json` prints";
      const found = counted(document(output, source, expected), "packages", "count", source);
      if (found === undefined) throw unlike(source, expected, output);
      return namedProjects(found, { name: "name", path: "path" }, source, folder).filter(
        ({ name }) => name !== ROOT,
      );
    },
  },
  parse: (output, source) => {
    const value = document(output, source, EXPECTED);
    const found = packageNames(value, source);
    if (found === undefined) throw unlike(source, EXPECTED, output);
    const all = names(found, source);
    const packages = all.filter((name) => name !== ROOT);
    // A list that holds something never becomes one that says "impacts nothing".
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
  const said = field(value, `${path}.${length}`);
  if (said !== items.length)
    throw notAList(source, `says ${JSON.stringify(said)} packages, and lists ${items.length}`);
  return items;
}
