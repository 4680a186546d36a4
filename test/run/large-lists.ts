import { byApi } from "../support/api.js";

const TARGET_CHARACTERS = 40_000;

/**
 * Returns a list whose request for a pull request has exactly a number of bytes. Each target contains two characters of
 * two bytes: one in UTF-8, one as an escape.
 */
export function listOf(
  bytes: number,
  { number, headSha }: { readonly number: number; readonly headSha: string },
): readonly string[] {
  const targetBranch = "main";
  const around = JSON.stringify(
    byApi<object>({
      v1: {
        repo: { host: "github.com", owner: "local", name: "playground" },
        targetBranch,
        pr: { number, sha: headSha },
        impactedTargets: [],
      },
      v2: { repositoryId: "1".repeat(36), targetBranch, sha: headSha, number, impactedTargets: [] },
    }),
  );
  const targets: string[] = [];
  let left = bytes - around.length + 1;
  for (let index = 0; left > 0; index += 1) {
    const start = `${index} ä"`;
    // A target has two quotes, a comma, and two additional bytes for its two special characters.
    const characters = Math.min(TARGET_CHARACTERS, left - 3 - 2);
    targets.push(start.padEnd(characters, "x"));
    left -= characters + 3 + 2;
    // The remaining bytes must be enough for one more target.
    if (left > 0 && left < 50) throw new Error(`${left} bytes are left over`);
  }
  return targets;
}
