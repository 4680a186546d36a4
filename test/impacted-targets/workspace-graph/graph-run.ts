import { commitAll } from "../../../local-queue/test/support/repositories.js";
import type { Decision } from "../../../src/impacted-targets/compute.js";
import { type CheckOptions, checkList, formatImpact } from "../check-list.js";

/** Content by path, or an entry with another mode; null removes the file. */
export type Files = Readonly<
  Record<string, string | null | { readonly mode: "120000" | "160000"; readonly content: string }>
>;

type Options = Pick<CheckOptions, "workspace" | "onUnclaimed">;

/** Computes the targets of a committed change in a repository without checked out files. */
export async function computeChange(
  folder: string,
  before: Files,
  change: Files,
  options: Options = {},
): Promise<Decision> {
  const [base = "", head = ""] = commitAll(folder, [
    { ref: "refs/heads/before", files: before },
    { ref: "refs/heads/after", parents: [":1"], files: change },
  ]);
  return await checkList(folder, { base, head, impactAllPaths: [], ...options });
}

/** Returns the targets of a change; for `ALL`, the reason. */
export async function listImpacted(
  folder: string,
  before: Files,
  change: Files,
  options: Options = {},
): Promise<readonly string[] | string> {
  return formatImpact(await computeChange(folder, before, change, options));
}

/** Returns the text of a `package.json`. */
export function manifest(
  name: string | undefined,
  needs: Readonly<Record<string, string>> = {},
  more: object = {},
): string {
  return JSON.stringify({ name, version: "1.0.0", dependencies: needs, ...more });
}
