import { type Git, gitOutput, runGit } from "./git.js";
import { gitWords } from "./git-words.js";

/** How much history a fetch brings. */
export type Extent =
  /** The commits alone. */
  | { readonly kind: "alone" }
  /** So many commits more than a shallow clone has. */
  | { readonly kind: "deeper"; readonly commits: number }
  /** All that a shallow clone lacks. */
  | { readonly kind: "whole" }
  /** All that the repository lacks, for one that is not shallow. */
  | { readonly kind: "connected" };

export type Fetching =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** `unknown`: origin does not have what was asked for. `by-ref`: it gives only what its refs name. */
      readonly why: "unknown" | "by-ref" | "failed";
      readonly words: string;
    };

const FETCH_TIMEOUT_MS = 180_000;
const LIST_TIMEOUT_MS = 60_000;

/** Nothing but objects and the `shallow` file changes: no ref, no FETCH_HEAD, no configuration, no cleaning up. */
const SETTINGS = ["gc.auto=0", "maintenance.auto=false", "fetch.writeCommitGraph=false"];
const FETCH = [
  ...SETTINGS.flatMap((setting) => ["-c", setting]),
  "fetch",
  "--quiet",
  "--no-tags",
  "--no-prune",
  "--no-recurse-submodules",
  "--no-write-fetch-head",
  "--refmap=",
];

/** Fetches commits, or refs in full, from `origin` with the access that the checkout has. */
export async function fetchFromOrigin(
  git: Git,
  extent: Extent,
  wanted: readonly string[],
): Promise<Fetching> {
  const args = [...FETCH, ...options(extent), "origin", ...wanted];
  const { code, stderr } = await runGit(git, args, { timeoutMs: FETCH_TIMEOUT_MS });
  if (code === 0) return { ok: true };
  return { ok: false, why: reasonOf(stderr), words: gitWords(stderr) };
}

function reasonOf(stderr: string): Exclude<Fetching, { ok: true }>["why"] {
  if (/unadvertised object/i.test(stderr)) return "by-ref";
  return /not our ref|find remote ref|no such remote ref/i.test(stderr) ? "unknown" : "failed";
}

/** `--depth` cuts off what a clone has below it; so it is used only for commits that are not there yet. */
function options(extent: Extent): readonly string[] {
  switch (extent.kind) {
    case "alone":
      return ["--depth=1"];
    case "deeper":
      return [`--deepen=${extent.commits}`];
    case "whole":
      return ["--unshallow"];
    case "connected":
      return [];
  }
}

/** The commits of those refs that `origin` has, by ref. @throws InputError when it cannot be asked. */
export async function refsOfOrigin(git: Git, refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (refs.length === 0) return new Map();
  const output = await gitOutput(git, ["ls-remote", "--quiet", "origin", ...refs], {
    timeoutMs: LIST_TIMEOUT_MS,
  });
  const lines = output.toString("utf8").split("\n");
  // A pattern also fits the ends of longer names.
  return new Map(
    lines.flatMap((line) => {
      const [sha, ref] = line.split("\t");
      return sha !== undefined && ref !== undefined && refs.includes(ref) ? [[ref, sha] as const] : [];
    }),
  );
}
