import { type Git, gitFailure, runGit } from "./git.js";

/** Tracked files of the work tree, from the top of the repository, in which one of the words stands as a whole. */
export async function filesThatMention(git: Git, words: readonly string[]): Promise<readonly string[]> {
  const asked = words.filter((word) => word !== "" && !/[\n\r]/.test(word)).flatMap((word) => ["-e", word]);
  if (asked.length === 0) return [];
  const options = ["--files-with-matches", "--null", "--fixed-strings", "--word-regexp", "-I", "--no-color"];
  const args = ["grep", ...options, ...asked, "--"];
  const end = await runGit(git, args);
  // 1: nowhere.
  if (end.code !== 0 && end.code !== 1) throw gitFailure(git, args, end);
  return end.stdout
    .toString("utf8")
    .split("\0")
    .filter((path) => path !== "");
}
