import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { InputError, toInputError } from "../errors.js";
import { findMergeBasesInShallowClone, findMissingCommits } from "./commits.js";
import { type Git, readGitOutput, runGit, shortenError } from "./git.js";

export interface NeededCommit {
  readonly sha: string;
  /** Name of the commit in messages, such as `head <sha> (github.event.after)`. */
  readonly name: string;
  /** Ref of `origin` that contains the commit. Some servers refuse to send a commit by its id. */
  readonly ref: string | undefined;
}

const STEPS = ["--deepen=50", "--deepen=200", "--deepen=1000", "--unshallow"] as const;

export function formatCheckoutStep(setting: string): readonly string[] {
  return ["  - uses: actions/checkout@v7", "    with:", `      ${setting}`];
}

const WHOLE_CHECKOUT: readonly string[] = [
  "Fetch the whole history in the checkout:",
  ...formatCheckoutStep("fetch-depth: 0"),
  "In a workflow that calls impacted-targets.yml, set the input fetch-depth: 0.",
];

/** Fetches missing commits without their history. @throws InputError with the commits that origin lacks */
export async function requireCommits(git: Git, needed: readonly NeededCommit[]): Promise<void> {
  const gone = await fetchCommits(git, needed);
  if (gone.length === 0) return;
  const problems = gone.map(
    ({ name }) => `Neither the clone nor origin has the ${name}; a force push may have removed it.`,
  );
  throw new InputError(problems, { details: WHOLE_CHECKOUT });
}

export async function fetchCommits(git: Git, needed: readonly NeededCommit[]): Promise<readonly NeededCommit[]> {
  const wanted = await findMissingCommits(git, needed);
  if (wanted.length === 0) return [];
  const extent = await extentForNew(git);
  const gone: NeededCommit[] = [];
  const byRef: NeededCommit[] = [];
  // A fetch of several commits fails if origin lacks one of them, so each commit has its own fetch.
  for (const commit of wanted) {
    const failure = await fetchFromOrigin(git, extent, [commit.sha]);
    if (failure?.why === "failed") throw fetchError(wanted, failure.reason);
    if (failure !== undefined) (failure.why === "unknown" ? gone : byRef).push(commit);
  }
  return byRef.length === 0 ? gone : [...gone, ...(await fetchByRefs(git, byRef))];
}

/** Returns a depth for a shallow clone. In a full clone, a fetch with a depth would hide existing history. */
async function extentForNew(git: Git): Promise<Extent> {
  return (await listShallowCommits(git)).size > 0 ? "--depth=1" : undefined;
}

async function fetchByRefs(git: Git, needed: readonly NeededCommit[]): Promise<readonly NeededCommit[]> {
  const tips = await listOriginRefs(git, needed);
  if (tips.length === 0) return findMissingCommits(git, needed);
  const newTips = await findMissingCommits(git, tips);
  const newRefs = newTips.map(({ ref }) => ref);
  if (newRefs.length > 0) requireSuccess(await fetchFromOrigin(git, await extentForNew(git), newRefs), needed);
  const refs = tips.map(({ ref }) => ref);
  for (const step of STEPS) {
    const left = await findMissingCommits(git, needed);
    if (left.length === 0 || (await listShallowCommits(git)).size === 0) return left;
    const fetchTips = () => fetchFromOrigin(git, step, refs);
    requireSuccess(await withKnownHistory(git, tips, fetchTips), needed);
  }
  return findMissingCommits(git, needed);
}

/**
 * Returns the merge bases. Deepens a shallow clone until the merge bases are certain. @throws InputError if a fetch
 * fails
 */
export async function fetchMergeBases(git: Git, one: NeededCommit, other: NeededCommit): Promise<readonly string[]> {
  await requireCommits(git, [one, other]);
  for (const step of [...STEPS, undefined]) {
    const cut = await listShallowCommits(git);
    const found = await findMergeBasesInShallowClone(git, one.sha, other.sha, cut);
    if (found.length > 0) return found;
    if (cut.size === 0) break;
    if (step === undefined) throw fetchError([one, other], "The remote origin has no older commits.");
    requireSuccess(await deepenClone(git, step, [one, other]), [one, other]);
  }
  throw toInputError("base-sha", `a value is required: the ${one.name} and the ${other.name} have no common history.`);
}

export async function deepenClone(
  git: Git,
  extent: Extent,
  below: readonly NeededCommit[],
): Promise<FetchFailure | undefined> {
  return withKnownHistory(git, below, async () => {
    const shas = below.map(({ sha }) => sha);
    const failure = await fetchFromOrigin(git, extent, shas);
    if (failure === undefined || failure.why === "failed") return failure;
    const tips = await listOriginRefs(git, below);
    const refs = tips.map(({ ref }) => ref);
    return refs.length === 0 ? failure : fetchFromOrigin(git, extent, refs);
  });
}

function requireSuccess(failure: FetchFailure | undefined, needed: readonly NeededCommit[]): void {
  if (failure !== undefined) throw fetchError(needed, failure.reason);
}

function fetchError(needed: readonly NeededCommit[], reason: string): InputError {
  const names = needed.map(({ name }) => name).join(" and the ");
  const problem = `The clone lacks the history of the ${names}, and fetching this history from the remote origin failed: ${reason || "Git gave no reason"}`;
  return new InputError([problem], { details: WHOLE_CHECKOUT });
}

/**
 * Amount of history to fetch. `--depth=1` hides the history of a commit, so it is used only for commits that are not in
 * the clone.
 */
type Extent = "--depth=1" | `--deepen=${number}` | "--unshallow" | undefined;

interface FetchFailure {
  /**
   * Reason of the failure. `unknown`: origin lacks the commit. `by-ref`: origin sends no commit by its id. `failed`:
   * any other reason.
   */
  readonly why: "unknown" | "by-ref" | "failed";
  readonly reason: string;
}

const FETCH_TIMEOUT_MS = 180_000;
const LIST_TIMEOUT_MS = 60_000;

/** Settings with which a fetch changes only objects and the `shallow` file, but no refs and no configuration. */
const SETTINGS = ["gc.auto=0", "maintenance.auto=false", "fetch.writeCommitGraph=false"].flatMap((set) => ["-c", set]);
const OPTIONS = ["--quiet", "--no-tags", "--no-prune", "--no-recurse-submodules", "--no-write-fetch-head", "--refmap="];
const FETCH = [...SETTINGS, "fetch", ...OPTIONS];

async function fetchFromOrigin(git: Git, extent: Extent, wanted: readonly string[]): Promise<FetchFailure | undefined> {
  const args = [...FETCH, ...(extent ? [extent] : []), "origin", ...wanted];
  const { code, stderr } = await runGit(git, args, { timeoutMs: FETCH_TIMEOUT_MS });
  if (code === 0) return undefined;
  const reason = shortenError(stderr);
  if (/unadvertised object/i.test(stderr)) return { why: "by-ref", reason };
  const isUnknown = /not our ref|find remote ref|no such remote ref/i.test(stderr);
  return { why: isUnknown ? "unknown" : "failed", reason };
}

/** Lists the refs of `origin` with their commits. @throws InputError if origin does not answer */
export async function listOriginRefs(git: Git, of: readonly Pick<NeededCommit, "ref">[]) {
  const refs = [...new Set(of.flatMap(({ ref }) => ref ?? []))];
  if (refs.length === 0) return [];
  const output = await readGitOutput(git, ["ls-remote", "--quiet", "origin", ...refs], { timeoutMs: LIST_TIMEOUT_MS });
  const lines = output.toString("utf8").split("\n");
  return lines.flatMap((line) => {
    const [sha, ref] = line.split("\t");
    // `ls-remote` also lists other refs that end with the same name.
    return sha !== undefined && ref !== undefined && refs.includes(ref) ? [{ sha, ref }] : [];
  });
}

export async function listShallowCommits(git: Git): Promise<ReadonlySet<string>> {
  try {
    const text = await readFile(git.shallowFile, "utf8");
    return new Set(text.split("\n").filter((line) => line !== ""));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Set();
    throw error;
  }
}

/**
 * Runs a fetch that deepens a shallow clone, then restores the previously known history. Git counts the depth from
 * the tip of every branch, so a fetch may hide commits that were already known.
 */
async function withKnownHistory(
  git: Git,
  tips: readonly Pick<NeededCommit, "sha">[],
  fetchMore: () => Promise<FetchFailure | undefined>,
): Promise<FetchFailure | undefined> {
  const before = await listShallowCommits(git);
  const visible = await visibleCommits(git, ["HEAD", ...tips.map(({ sha }) => sha), ...before]);
  const failure = await fetchMore();
  const after = await listShallowCommits(git);
  const kept = [...after].filter((sha) => before.has(sha) || !visible.has(sha));
  if (kept.length < after.size) await writeShallow(git, kept);
  return failure;
}

async function visibleCommits(git: Git, tips: readonly string[]): Promise<ReadonlySet<string>> {
  const stdin = tips.map((tip) => `${tip}\n`).join("");
  const output = await readGitOutput(git, ["rev-list", "--ignore-missing", "--all", "--stdin"], { stdin });
  return new Set(output.toString("latin1").split("\n"));
}

/** Writes the `shallow` file under git's lock. Deletes the file if the list of commits without parents is empty. */
async function writeShallow(git: Git, shas: readonly string[]): Promise<void> {
  const lock = `${git.shallowFile}.lock`;
  await writeFile(lock, shas.map((sha) => `${sha}\n`).join(""), { flag: "wx" });
  if (shas.length > 0) return rename(lock, git.shallowFile);
  await rm(git.shallowFile);
  await rm(lock);
}
