import type { PathOwners } from "./path-owners.js";

/** A file of the change. */
export interface ChangedFile {
  readonly path: string;
  readonly status: string;
}

/** What a changed file leads to. */
export type FileFate = ChangedFile &
  (
    | { readonly fate: "impacts-all"; readonly pattern: string }
    | { readonly fate: "ignored" }
    | { readonly fate: "claimed"; readonly targets: readonly string[] }
    | { readonly fate: "unclaimed" }
    /** Nobody says which paths the targets own, so the producer is taken at its word. */
    | { readonly fate: "left-to-producer" }
  );

export interface SafetyNet {
  /** Owners are the patterns of `impact-all-paths`. */
  readonly impactAll: PathOwners;
  readonly ignored: PathOwners;
  /** Targets by path; undefined where no producer and no input says which paths a target owns. */
  readonly claims: PathOwners | undefined;
}

/** Judges each changed file. What impacts everything does so even where it is ignored or claimed too. */
export function fatesOf(
  files: readonly ChangedFile[],
  { impactAll, ignored, claims }: SafetyNet,
): readonly FileFate[] {
  return files.map((file): FileFate => {
    const [pattern] = impactAll.ownersOf(file.path);
    if (pattern !== undefined) return { ...file, fate: "impacts-all", pattern };
    if (ignored.ownersOf(file.path).length > 0) return { ...file, fate: "ignored" };
    if (claims === undefined) return { ...file, fate: "left-to-producer" };
    const targets = claims.ownersOf(file.path);
    return targets.length > 0 ? { ...file, fate: "claimed", targets } : { ...file, fate: "unclaimed" };
  });
}
