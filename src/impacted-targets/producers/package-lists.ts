import type { Text } from "../../text/problem.js";
import { getField, parseLastDocument, parseList, readNames, readProjects } from "./parsing.js";
import type { Argv, ToolProducer } from "./producer.js";

type ReadPackages = (output: string, source: Text) => readonly unknown[];

interface PackageTool {
  readonly affected: (base: string) => Argv;
  readonly all: Argv;
  readonly environment: Readonly<Record<string, string>>;
  readonly packages: ReadPackages;
  readonly targets?: ReadPackages;
  readonly folder: string;
}

function packageLists({ affected, all, environment, packages, targets = packages, folder }: PackageTool): ToolProducer {
  return {
    affected: ({ base }) => ({ argv: affected(base), environment }),
    projects: {
      call: { argv: all, environment },
      parse: (output, source, top) =>
        readProjects(targets(output, source), { name: "name", path: folder }, source, top),
    },
    parse: (output, source) => readNames(packages(output, source), source, "name"),
  };
}

/** Lerna compares with the work tree, so the head must be checked out without changes. It runs the graph of Nx. */
export const lerna = packageLists({
  // Without `--all`, Lerna omits private packages.
  affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
  all: ["lerna", "ls", "--all", "--json"],
  environment: { NX_DAEMON: "false" },
  packages: (output, source) => parseList(output, source, "the JSON list that `lerna ls --all --json` prints"),
  folder: "location",
});

export const rush = packageLists({
  // The option `--from` would also list the dependencies of changed projects.
  affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
  all: ["rush", "list", "--json"],
  // Rush may need the version in rush.json. It must already be downloaded.
  environment: { npm_config_offline: "true" },
  // Rush prints other lines before the list. After a failed installation, it prints no list.
  packages: (output, source) =>
    parseList(output, source, "the JSON that `rush list --json` prints", { path: "projects", read: parseLastDocument }),
  folder: "path",
});

const PNPM_LIST =
  "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing in this case, but also after some errors)";

/** Reads one list, or one for each package. pnpm 9 and 10 print these without a shared lockfile. */
const pnpmPackages: ReadPackages = (output, source) =>
  output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => parseList(text, source, PNPM_LIST));

/** pnpm compares with the work tree, so the head must be checked out without changes. */
export const pnpm = packageLists({
  affected: (base) => ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
  all: ["pnpm", "-r", "list", "--depth", "-1", "--json"],
  // Otherwise pnpm would download the version in the field `packageManager`.
  environment: { npm_config_manage_package_manager_versions: "false", pnpm_config_pm_on_fail: "ignore" },
  packages: pnpmPackages,
  // A workspace root without a name is not a target.
  targets: (output, source) => pnpmPackages(output, source).filter((item) => getField(item, "name") !== undefined),
  folder: "path",
});
