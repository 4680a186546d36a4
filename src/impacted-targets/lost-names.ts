import { posix } from "node:path";
import type { Git } from "../git/git.js";
import { findFilesNaming } from "../git/read-file.js";
import { type ManifestTexts, parseLenientJson } from "./manifests.js";
import type { PathOwners } from "./ownership.js";
import { getField, getText } from "./producers/parsing.js";
import { quoteName } from "./safety-net.js";
import type { ToolSide } from "./tool-side.js";
import { type EarlierProjects, Undecidable } from "./workspace-history.js";

/** Names and folders of a project that exist no longer. Source files may still mention them. */
interface Lost {
  readonly folder: string;
  /** Name to print in a reason. */
  readonly name: string;
  readonly names: readonly string[];
  readonly folders: readonly string[];
  /** Text after the name in a reason, such as `was deleted`. */
  readonly why: string;
  /** True for a removed or renamed project. If a file without an owner mentions it, everything is impacted. */
  readonly isGone: boolean;
}

/**
 * Finds targets whose files still mention a removed or renamed project, or a removed entry of `exports`. The tool finds
 * no dependency for such a mention. @throws Undecidable if a file without an owner mentions a project
 */
export async function findMentionsOfLost(
  git: Git,
  sides: readonly ToolSide[],
  { before, after }: { readonly before: EarlierProjects; readonly after: ToolSide },
  ignored: PathOwners,
): Promise<ReadonlyMap<string, string>> {
  const mentions = new Map<string, string>();
  for (const { folder, name, names, folders, why, isGone } of findLost(before, after)) {
    for (const { commit, owners } of sides) {
      for (const path of await findFilesNaming(git, commit, { names, folders })) {
        if (ignored.ownersOf(path).length > 0) continue;
        const mentioning = owners.ownersOf(path);
        if (mentioning.length === 0 && isGone && !path.endsWith(".md"))
          throw new Undecidable(`${quoteName(folder)} ${why}, but ${quoteName(path)} still mentions its project`);
        for (const owner of mentioning)
          mentions.set(owner, `still mentions ${quoteName(name)} in ${quoteName(path)}, but that project ${why}`);
      }
    }
  }
  return mentions;
}

function findLost({ members, touched, before, after }: EarlierProjects, present: ToolSide): readonly Lost[] {
  const folders = new Set(present.members.map(({ path }) => path));
  const names = new Set([...present.members.map(({ name }) => name), ...present.packages]);
  return members.flatMap(({ name, path }): Lost[] => {
    if (!touched.includes(path)) return [];
    const [old, now] = [before(path), after(path)];
    const isRemoved = !folders.has(path);
    const gone = [...new Set([name, packageName(old) ?? name])].filter((each) => !names.has(each));
    const paths = isRemoved ? [posix.basename(path)] : [];
    if (isRemoved || gone.length > 0)
      return [
        {
          folder: path,
          name,
          names: gone,
          folders: paths,
          why: isRemoved ? "was removed" : "was renamed",
          isGone: true,
        },
      ];
    const lost = findLostExports(old, now);
    return lost.length === 0
      ? []
      : [{ folder: path, name, names: lost, folders: [], why: "no longer exports it", isGone: false }];
  });
}

function packageName(texts: ManifestTexts): string | undefined {
  return getText(parseLenientJson(texts.get("package.json") ?? ""), "name");
}

/** Returns the modules that a package no longer exports, such as `name/entry`. */
function findLostExports(old: ManifestTexts, now: ManifestTexts): readonly string[] {
  const name = packageName(old);
  if (name === undefined) return [];
  const entries = readEntries(now);
  return [...readEntries(old)]
    .filter((entry) => !entries.has(entry))
    .map((entry) => posix.join(name, entry.replace(/\/?\*.*$|^\w+$/, "")));
}

/** Returns the keys of `exports`. A package without `exports` exports all of its files. */
function readEntries(texts: ManifestTexts): ReadonlySet<string> {
  const json = parseLenientJson(texts.get("package.json") ?? "");
  const found = getField(json, "exports");
  if (found === undefined) return new Set(["./*", ...MAIN.filter((field) => getField(json, field) !== undefined)]);
  const entries = Object.entries<unknown>(Object(found)).filter(([key]) => key.startsWith("."));
  return new Set(entries.length === 0 ? ["."] : entries.flatMap(([key, value]) => (value === null ? [] : [key])));
}

/** Fields that Nx reads if a package has no `exports`. */
const MAIN = ["main", "module", "types"] as const;
