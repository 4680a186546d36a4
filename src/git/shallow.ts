import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Git, gitLine, gitOutput } from "./git.js";

/** The commits whose parents a shallow clone leaves out; none when the clone has its whole history. */
export async function shallowCommits(git: Git): Promise<ReadonlySet<string>> {
  try {
    const text = await readFile(await shallowFile(git), "utf8");
    return new Set(text.split("\n").filter((line) => line !== ""));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Set();
    throw error;
  }
}

async function shallowFile(git: Git): Promise<string> {
  return resolve(git.root, await gitLine(git, ["rev-parse", "--git-path", "shallow"]));
}

/**
 * Makes a shallow clone deeper without making it shallower elsewhere. A fetch counts its depth from every cut, so from
 * a commit that was fetched alone it can end in the middle of history that is there, and cuts that off. Such new cuts
 * are taken back: below them everything is there down to where it was before.
 */
export async function keepingHistory<Result>(
  git: Git,
  tips: readonly string[],
  deepen: () => Promise<Result>,
): Promise<Result> {
  const before = await shallowCommits(git);
  const visible = await visibleCommits(git, ["HEAD", ...tips, ...before]);
  const result = await deepen();
  const after = await shallowCommits(git);
  const kept = [...after].filter((sha) => before.has(sha) || !visible.has(sha));
  if (kept.length < after.size) await writeShallow(git, kept);
  return result;
}

async function visibleCommits(git: Git, tips: readonly string[]): Promise<ReadonlySet<string>> {
  const stdin = tips.map((tip) => `${tip}\n`).join("");
  const output = await gitOutput(git, ["rev-list", "--ignore-missing", "--all", "--stdin"], { stdin });
  return new Set(output.toString("latin1").split("\n"));
}

/** Under the lock that git itself takes. A clone without cuts has no such file. */
async function writeShallow(git: Git, shas: readonly string[]): Promise<void> {
  const path = await shallowFile(git);
  const lock = `${path}.lock`;
  await writeFile(lock, shas.map((sha) => `${sha}\n`).join(""), { flag: "wx" });
  if (shas.length > 0) return rename(lock, path);
  await rm(path);
  await rm(lock);
}
