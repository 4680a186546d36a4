import { writeRef } from "../../../local-queue/test/support/git-objects.js";
import { commitAll } from "../../../local-queue/test/support/repositories.js";
import type { TargetComputation } from "../../../src/impacted-targets/compute.js";
import { computeIn } from "../compute-in.js";

/** Content by path, or a link with its destination; null removes the file. */
export type Files = Readonly<Record<string, string | null | { readonly mode: "120000"; readonly content: string }>>;

/** Computes the targets of a committed change in a repository without checked out files. */
export async function computeChange(
  folder: string,
  before: Files,
  change: Files,
  options: Partial<Parameters<typeof computeIn>[1]> = {},
): Promise<TargetComputation> {
  const [base = "", head = ""] = commitAll(folder, [
    { ref: "refs/heads/before", files: before },
    { ref: "refs/heads/after", parents: [":1"], files: change },
  ]);
  writeRef(`${folder}/.git`, "HEAD", head);
  return await computeIn(folder, { producer: "workspaces", base, impactAllPaths: [], ...options });
}

/** Returns the targets of a change; for `ALL`, the reason. */
export async function listImpacted(
  folder: string,
  before: Files,
  change: Files,
  options: Partial<Parameters<typeof computeIn>[1]> = {},
): Promise<readonly string[] | string> {
  const { mode, targets, reason } = await computeChange(folder, before, change, options);
  return mode === "all" ? `ALL: ${reason}` : targets;
}

/** Returns the text of a `package.json`. */
export function manifest(
  name: string | undefined,
  needs: Readonly<Record<string, string>> = {},
  more: object = {},
): string {
  return JSON.stringify({ name, version: "1.0.0", dependencies: needs, ...more });
}
