import type { Text } from "../../problem.js";
import { document, field, names } from "./document.js";
import { namedProjects } from "./named-projects.js";
import type { Producer } from "./producer.js";
import { unlike } from "./unlike.js";

const EXPECTED =
  "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing then, as it may after an error)";

/** The pnpm that is there is the one that runs, whatever `packageManager` says: pnpm would download the other one. */
const environment = {
  npm_config_manage_package_manager_versions: "false",
  pnpm_config_pm_on_fail: "ignore",
};

/** It compares with the files of the work tree, so the head must be checked out and clean. */
export const pnpm: Producer = {
  name: "pnpm",
  affected: ({ base }) => ({
    argv: ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
    environment,
  }),
  projects: {
    call: { argv: ["pnpm", "-r", "list", "--depth", "-1", "--json"], environment },
    parse: (output, source, folder) =>
      // A root without a name is a project of no target.
      namedProjects(
        packages(output, source).filter((item) => field(item, "name") !== undefined),
        { name: "name", path: "path" },
        source,
        folder,
      ),
  },
  parse: (output, source) =>
    names(
      packages(output, source).map((item) => field(item, "name")),
      source,
    ),
};

/** Without a shared lockfile pnpm 9 and 10 print a list for each package. */
function packages(output: string, source: Text): readonly unknown[] {
  return output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => {
      const list = document(text, source, EXPECTED);
      // On a bad commit it is an object with an error.
      if (!Array.isArray(list)) throw unlike(source, EXPECTED, text);
      return list;
    });
}
