import type { Text } from "../../text/problem.js";
import { field, jsonList, namesIn, projectsIn } from "./parsing.js";
import type { RunProducer } from "./producer.js";

const EXPECTED =
  "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing then, as it may after an error)";

/** The pnpm that is there is the one that runs, whatever `packageManager` says: pnpm would download the other one. */
const environment = {
  npm_config_manage_package_manager_versions: "false",
  pnpm_config_pm_on_fail: "ignore",
};

/** It compares with the files of the work tree, so the head must be checked out and clean. */
export const pnpm: RunProducer = {
  name: "pnpm",
  affected: ({ base }) => ({
    argv: ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
    environment,
  }),
  projects: {
    call: { argv: ["pnpm", "-r", "list", "--depth", "-1", "--json"], environment },
    parse: (output, source, folder) => {
      // A root without a name is a project of no target.
      const named = packages(output, source).filter((item) => field(item, "name") !== undefined);
      return projectsIn(named, { name: "name", path: "path" }, source, folder);
    },
  },
  parse: (output, source) => namesIn(packages(output, source), source, "name"),
};

/** Without a shared lockfile pnpm 9 and 10 print a list for each package. On a bad commit it is an object with an error. */
function packages(output: string, source: Text): readonly unknown[] {
  return output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => jsonList(text, source, EXPECTED));
}
