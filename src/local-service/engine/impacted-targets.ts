import type { ImpactedTargets, Repository } from "./world.js";

/** Stores an upload; the last one for a head commit wins, lists are never joined. */
export function storeImpactedTargets(
  repository: Repository,
  upload: { readonly branch: string; readonly sha: string; readonly targets: "ALL" | readonly string[] },
): void {
  const targets = upload.targets === "ALL" ? "ALL" : new Set(upload.targets);
  repository.impactedTargets.set(keyOf(upload.branch, upload.sha), targets);
}

/** What was uploaded for a head commit, or null. An empty list counts: it says "impacts nothing". */
export function impactedTargetsOf(
  repository: Repository,
  branch: string,
  sha: string | undefined,
): ImpactedTargets | null {
  return (sha === undefined ? undefined : repository.impactedTargets.get(keyOf(branch, sha))) ?? null;
}

/** `ALL` joins every lane, even that of a pull request which impacts nothing. */
export function overlap(one: ImpactedTargets, other: ImpactedTargets): boolean {
  if (one === "ALL" || other === "ALL") return true;
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const target of few) if (many.has(target)) return true;
  return false;
}

export function unionOf(all: readonly ImpactedTargets[]): readonly string[] {
  if (all.includes("ALL")) return ["ALL"];
  return [...new Set(all.flatMap((targets) => (targets === "ALL" ? [] : [...targets])))];
}

function keyOf(branch: string, sha: string): string {
  return `${sha} ${branch}`;
}
