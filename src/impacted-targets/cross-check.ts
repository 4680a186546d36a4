import type { Git } from "../git/git.js";
import { filesThatMention } from "../git/mentions.js";
import { type Added, inReason } from "./computed.js";
import type { PathOwners } from "./path-owners.js";
import { dependentsOf, type Member, projectGraph } from "./project-graph.js";
import { createProjectOwners } from "./project-owners.js";
import type { JudgedFile } from "./safety-net.js";
import type { WorkspaceHistory } from "./workspace-history.js";

/** What manifests say of a change besides its producer. */
export interface CrossCheck {
  /** Who owned a path before the change, by the names of then. */
  readonly before: PathOwners;
  readonly after: PathOwners;
  /** What has to be added to the producer's list. */
  missing(listed: ReadonlySet<string>, files: readonly JudgedFile[]): readonly Added[];
}

/** Compares a producer's list with the owners of changed files and with what needs them, at both commits. */
export function createCrossCheck(history: WorkspaceHistory, mentions: Mentions): CrossCheck {
  const before = ownersIn(history.before, history.doubtful);
  const after = ownersIn(history.after);
  return {
    before,
    after,
    missing(listed, files) {
      const reasons = new Map<string, string>(mentions);
      for (const { path, fate } of files) {
        if (fate.kind !== "claimed") continue;
        for (const owner of after.ownersOf(path)) reasons.set(owner, `owns ${inReason(path)}, which changed`);
        for (const owner of before.ownersOf(path))
          if (!reasons.has(owner)) reasons.set(owner, `owned ${inReason(path)} before the change`);
      }
      const graphs = [projectGraph(history.before), projectGraph(history.after)];
      for (const [dependent, needed] of dependentsOf([...listed, ...reasons.keys()], graphs)) {
        if (!reasons.has(dependent)) reasons.set(dependent, `needs ${inReason(needed)}`);
      }
      return [...reasons].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
    },
  };
}

function ownersIn(members: readonly Member[], doubtful?: ReadonlySet<string>): PathOwners {
  return createProjectOwners(
    members.map(({ name, folder }) => ({ name, path: folder })),
    doubtful,
  );
}

/** Targets that name a project which is gone, and why they count. */
export type Mentions = ReadonlyMap<string, string>;

export type MentionsRead =
  | { readonly kind: "known"; readonly mentions: Mentions }
  | { readonly kind: "unknown"; readonly reason: string };

/**
 * Who still names a project that is gone. A tool may have known from the source alone that somebody needed it: whoever
 * did, and was not changed with it, still has its name or the name of its folder somewhere.
 */
export async function mentionsOfGone(
  git: Git,
  { gone, after }: WorkspaceHistory,
  ignored: PathOwners,
): Promise<MentionsRead> {
  const owners = ownersIn(after);
  // What was moved is still there by its name.
  const present = new Set(after.flatMap(({ name, manifest }) => [name, manifest?.name]));
  const mentions = new Map<string, string>();
  for (const { name, folder, manifest } of gone) {
    const names = [...new Set([name, manifest?.name ?? name])].filter((each) => !present.has(each));
    const folders = [folder.slice(folder.lastIndexOf("/") + 1)];
    for (const path of await filesThatMention(git, { names, folders })) {
      if (ignored.ownersOf(path).length > 0) continue;
      const naming = owners.ownersOf(path);
      if (naming.length === 0 && !path.endsWith(".md"))
        return {
          kind: "unknown",
          reason: `${inReason(folder)} is gone, and ${inReason(path)} still names its project`,
        };
      for (const owner of naming)
        mentions.set(owner, `still names ${inReason(name)}, which is gone, in ${inReason(path)}`);
    }
  }
  return { kind: "known", mentions };
}
