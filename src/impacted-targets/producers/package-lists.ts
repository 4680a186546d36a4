import type { Text } from "../../text/problem.js";
import { field, jsonList, lastDocument, namesIn, projectsIn } from "./parsing.js";
import type { Argv, RunProducer } from "./producer.js";

type ReadPackages = (output: string, source: Text) => readonly unknown[];

interface PackageTool {
  readonly affected: (base: string) => Argv;
  readonly all: Argv;
  readonly environment: Readonly<Record<string, string>>;
  readonly packages: ReadPackages;
  readonly targets?: ReadPackages;
  readonly folder: string;
}

function packageLists({ affected, all, environment, packages, targets = packages, folder }: PackageTool): RunProducer {
  return {
    affected: ({ base }) => ({ argv: affected(base), environment }),
    projects: {
      call: { argv: all, environment },
      parse: (output, source, top) => projectsIn(targets(output, source), { name: "name", path: folder }, source, top),
    },
    parse: (output, source) => namesIn(packages(output, source), source, "name"),
  };
}

/** It compares with the files of the work tree, so the head must be checked out and clean. Its graph is that of Nx. */
export const lerna = packageLists({
  // Without `--all` private packages are left out.
  affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
  all: ["lerna", "ls", "--all", "--json"],
  environment: { NX_DAEMON: "false" },
  packages: (output, source) => jsonList(output, source, "the JSON list that `lerna ls --all --json` prints"),
  folder: "location",
});

export const rush = packageLists({
  // `--from` would also list what the changed projects depend on.
  affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
  all: ["rush", "list", "--json"],
  // Rush installs the version that rush.json names when it is another one: only from what was downloaded before.
  environment: { npm_config_offline: "true" },
  // The list follows other lines, or is missing after a failed installation.
  packages: (output, source) =>
    jsonList(output, source, "the JSON that `rush list --json` prints", { path: "projects", read: lastDocument }),
  folder: "path",
});

const PNPM_LIST =
  "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing then, as it may after an error)";

/** Without a shared lockfile pnpm 9 and 10 print a list for each package. On a bad commit it is an object with an error. */
const pnpmPackages: ReadPackages = (output, source) =>
  output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => jsonList(text, source, PNPM_LIST));

/** It compares with the files of the work tree, so the head must be checked out and clean. */
export const pnpm = packageLists({
  affected: (base) => ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
  all: ["pnpm", "-r", "list", "--depth", "-1", "--json"],
  // Runs the installed pnpm, whatever `packageManager` names: pnpm would download that one.
  environment: { npm_config_manage_package_manager_versions: "false", pnpm_config_pm_on_fail: "ignore" },
  packages: pnpmPackages,
  // A root without a name is a project of no target.
  targets: (output, source) => pnpmPackages(output, source).filter((item) => field(item, "name") !== undefined),
  folder: "path",
});
