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
  readonly name: string;
  readonly names: readonly string[];
  readonly folders: readonly string[];
  /** Text after the name in a reason, such as `was removed`. */
  readonly why: string;
}

const OTHER_EXPORTS = "has different exports after the change";

/**
 * Finds targets whose files still mention a removed or renamed project, or a package with other `exports`. The tool may
 * find no dependency for such a mention. @throws Undecidable if a file without an owner mentions a project
 */
export async function findMentionsOfLost(
  git: Git,
  sides: readonly ToolSide[],
  { before, after }: { readonly before: EarlierProjects; readonly after: ToolSide },
  ignored: PathOwners,
): Promise<ReadonlyMap<string, string>> {
  const mentions = new Map<string, string>();
  for (const { folder, name, names, folders, why } of findLost(before, after)) {
    for (const { commit, owners } of sides) {
      for (const path of await findFilesNaming(git, commit, { names, folders })) {
        if (ignored.ownersOf(path).length > 0) continue;
        const mentioning = owners.ownersOf(path);
        if (mentioning.length === 0 && why !== OTHER_EXPORTS && !path.endsWith(".md"))
          throw new Undecidable(`${quoteName(folder)} ${why}, but ${quoteName(path)} still mentions its project`);
        for (const owner of mentioning)
          mentions.set(
            owner,
            `the target still mentions the project ${quoteName(name)} in ${quoteName(path)}, but this project ${why}`,
          );
      }
    }
  }
  return mentions;
}

function findLost({ members, touched, before, after }: EarlierProjects, present: ToolSide): readonly Lost[] {
  const folders = new Set(present.members.map(({ path }) => path));
  const names = new Set([...present.members.map(({ name }) => name), ...present.packages]);
  return members.flatMap(({ name, path: folder }): readonly Lost[] => {
    if (!touched.has(folder)) return [];
    const [old, now] = [readPackage(before(folder)), readPackage(after(folder))];
    const packageName = getText(old, "name") ?? name;
    const gone = [...new Set([name, packageName])].filter((each) => !names.has(each));
    if (!folders.has(folder))
      return [{ folder, name, names: gone, folders: [posix.basename(folder)], why: "was removed" }];
    if (gone.length > 0) return [{ folder, name, names: gone, folders: [], why: "was renamed" }];
    const isSame = ENTRIES.every(
      (field) => JSON.stringify(getField(old, field)) === JSON.stringify(getField(now, field)),
    );
    return isSame ? [] : [{ folder, name, names: [packageName], folders: [], why: OTHER_EXPORTS }];
  });
}

function readPackage(texts: ManifestTexts): unknown {
  return parseLenientJson(texts.get("package.json") ?? "");
}

/** Fields that Nx reads to find the module of an import. */
const ENTRIES = ["exports", "main", "module", "types"] as const;
