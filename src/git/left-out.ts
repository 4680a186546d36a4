import { type Git, gitOutput } from "./git.js";

/** Paths of tracked files with one of these names that a sparse checkout leaves out of the work tree. */
export async function leftOutFiles(git: Git, names: readonly string[]): Promise<readonly string[]> {
  const patterns = names.map((name) => `:(top,glob)**/${name}`);
  const output = await gitOutput(git, ["ls-files", "-t", "-z", "--", ...patterns]);
  // A letter, a blank, a name: `S` is for what Git does not look for in the work tree.
  return output
    .toString("utf8")
    .split("\0")
    .flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : []));
}
