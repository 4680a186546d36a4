import type { MessageText } from "../../text/problem.js";
import { UnknownImpactError } from "../workspace-change.js";
import {
  getField,
  parseLastJsonDocument,
  parseList,
  readDistinctNames,
  readProjects,
  resolveProjectPath,
} from "./parsing.js";
import type { Argv, RunnableProducer } from "./producer.js";

type ReadPackages = (output: string, source: MessageText) => readonly unknown[];

interface PackageTool {
  readonly affected: (base: string) => Argv;
  readonly all: Argv;
  readonly environment: Readonly<Record<string, string>>;
  readonly packages: ReadPackages;
  readonly folder: string;
}

function packageLists({ affected, all, environment, packages, folder }: PackageTool): RunnableProducer {
  const named = (output: string, source: MessageText, root?: string) =>
    packages(output, source).map((item) => ({
      name: getField(item, "name") || readFolder(getField(item, folder), root),
      [folder]: getField(item, folder),
    }));
  return {
    affected: ({ base }) => ({ argv: affected(base), environment }),
    projects: {
      call: { argv: all, environment },
      parse: (output, source, top, root = top) =>
        readProjects(named(output, source, root), { name: "name", path: folder }, source, top),
    },
    parse: (output, source, { root } = {}) => readDistinctNames(named(output, source, root), source, "name"),
  };
}

/**
 * Returns the folder as the target of a package without a name. @throws UnknownImpactError if the folder is outside of
 * `root`
 */
function readFolder(path: unknown, root: string | undefined): string | undefined {
  if (typeof path !== "string" || root === undefined) return undefined;
  try {
    return resolveProjectPath(path, root, "");
  } catch {
    throw new UnknownImpactError("the list has a package without a name, and its folder is unknown");
  }
}

/** Lerna compares the base with the files in the checkout, so the checkout must not have other changes. */
export const lernaProducer = packageLists({
  // Without `--all`, Lerna omits private packages.
  affected: (base) => ["lerna", "ls", "--since", base, "--all", "--json"],
  all: ["lerna", "ls", "--all", "--json"],
  environment: { NX_DAEMON: "false" },
  packages: (output, source) => parseList(output, source, "the JSON list that `lerna ls --all --json` prints"),
  folder: "location",
});

export const rushProducer = packageLists({
  // `--impacted-by` lists changed projects and their dependents. `--from` would list their dependencies too.
  affected: (base) => ["rush", "list", "--impacted-by", `git:${base}`, "--json"],
  all: ["rush", "list", "--json"],
  // Rush then uses only an installed version, and downloads nothing.
  environment: { npm_config_offline: "true" },
  // Rush prints other lines before the list. After a failed installation, it prints no list.
  packages: (output, source) =>
    parseList(output, source, "the JSON that `rush list --json` prints", {
      path: "projects",
      read: parseLastJsonDocument,
    }),
  folder: "path",
});

const PNPM_LIST =
  "the JSON list that `pnpm -r list --depth -1 --json` prints (`[]` for no package; pnpm 9 prints nothing in this case, but also after some errors)";

/** Reads one list, or several lists: pnpm 9 and 10 print a list for each package if there is no shared lockfile. */
const pnpmPackages: ReadPackages = (output, source) =>
  output
    .trim()
    .split(/(?<=^\]\r?\n)(?=\[)/m)
    .flatMap((text) => parseList(text, source, PNPM_LIST));

/** pnpm compares the base with the files in the checkout, so the checkout must not have other changes. */
export const pnpmProducer = packageLists({
  affected: (base) => ["pnpm", "-r", "list", "--filter", `...[${base}]`, "--depth", "-1", "--json"],
  all: ["pnpm", "-r", "list", "--depth", "-1", "--json"],
  // Otherwise pnpm would download the version in the field `packageManager`.
  environment: { npm_config_manage_package_manager_versions: "false", pnpm_config_pm_on_fail: "ignore" },
  packages: pnpmPackages,
  folder: "path",
});
