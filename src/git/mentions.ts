import { type Git, gitFailure, runGit } from "./git.js";

/** Something that files may mention. */
export interface Mentioned {
  /** Names as code and configuration have them: in quotes, perhaps with something behind a `/` or `:`. */
  readonly names: readonly string[];
  /** Names of folders, as a part of a path behind a slash. */
  readonly folders: readonly string[];
}

/** Tracked text files of the work tree that mention any of these, from the top of the repository. */
export async function filesThatMention(git: Git, { names, folders }: Mentioned): Promise<readonly string[]> {
  const patterns = [
    ...names.map((name) => `${QUOTE}${literally(name)}(${QUOTE}|[/:])`),
    ...folders.map((name) => `/${literally(name)}(${QUOTE}|[])/,;[:space:]]|$)`),
  ].filter((pattern) => !/[\n\r]/.test(pattern));
  if (patterns.length === 0) return [];
  const options = ["--files-with-matches", "--null", "--extended-regexp", "-I", "--no-color"];
  const args = ["grep", ...options, ...patterns.flatMap((pattern) => ["-e", pattern]), "--"];
  const end = await runGit(git, args);
  // 1: nowhere.
  if (end.code !== 0 && end.code !== 1) throw gitFailure(git, args, end);
  return end.stdout
    .toString("utf8")
    .split("\0")
    .filter((path) => path !== "");
}

const QUOTE = "[\"'`]";

function literally(text: string): string {
  return text.replace(/[.[\]{}()*+?^$|\\]/g, "\\$&");
}
