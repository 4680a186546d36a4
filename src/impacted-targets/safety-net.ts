import type { ChangedFile } from "../git/changed-files.js";
import { LONGEST_PATH } from "../globs/glob.js";
import { inReason } from "./computed.js";
import type { PathOwners } from "./path-owners.js";

/** What a changed file leads to. */
export type Fate =
  | { readonly kind: "impacts-all"; readonly pattern: string }
  | { readonly kind: "ignored" }
  | { readonly kind: "claimed"; readonly targets: readonly string[] }
  | { readonly kind: "unclaimed" }
  /** Nobody says which paths the targets own, so the producer is taken at its word. */
  | { readonly kind: "left-to-producer" };

export interface JudgedFile {
  /** Its path, or what stands for a name that is no text. */
  readonly path: string;
  readonly status: ChangedFile["status"];
  readonly fate: Fate;
}

export interface SafetyNet {
  /** Owners are the patterns of `impact-all-paths`. */
  readonly impactAll: PathOwners;
  readonly ignored: PathOwners;
  /** Targets by path; undefined where no producer and no input says which paths a target owns. */
  readonly claims: PathOwners | undefined;
}

/** Judges each changed file. What impacts everything does so even where it is ignored or claimed too. */
export function judgeFiles(files: readonly ChangedFile[], net: SafetyNet): readonly JudgedFile[] {
  return files.map((file) => {
    const { status } = file;
    // No pattern and no project can claim a name that is no text, nor one that no system can check out.
    if (file.path === undefined) return { path: file.shownAs, status, fate: { kind: "unclaimed" } };
    if (file.path.length > LONGEST_PATH) return { path: file.path, status, fate: { kind: "unclaimed" } };
    return { path: file.path, status, fate: fateOf(file.path, net) };
  });
}

function fateOf(path: string, { impactAll, ignored, claims }: SafetyNet): Fate {
  const [pattern] = impactAll.ownersOf(path);
  if (pattern !== undefined) return { kind: "impacts-all", pattern };
  if (ignored.ownersOf(path).length > 0) return { kind: "ignored" };
  if (claims === undefined) return { kind: "left-to-producer" };
  const targets = claims.ownersOf(path);
  return targets.length > 0 ? { kind: "claimed", targets } : { kind: "unclaimed" };
}

/** Several owners together; of what more than one owns all count. */
export function claimsOf(owners: readonly (PathOwners | undefined)[]): PathOwners | undefined {
  const known = owners.filter((each) => each !== undefined);
  // One alone has no owner twice, and is asked for each of a hundred thousand files.
  if (known.length <= 1) return known[0];
  return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}

/**
 * The end of a sentence about a changed project that the producer does not list, or undefined: some tools drop a file
 * in silence, for the letters of its name say.
 */
export function overlookedBy(
  listed: ReadonlySet<string>,
  files: readonly JudgedFile[],
  projects: PathOwners,
): string | undefined {
  for (const { path, fate } of files) {
    const owners = fate.kind === "claimed" ? projects.ownersOf(path) : [];
    if (owners.length > 0 && !owners.some((owner) => listed.has(owner)))
      return `does not list ${owners.map(inReason).join(", ")}, although ${inReason(path)} changed`;
  }
  return undefined;
}
