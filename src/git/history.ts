import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { InputError, inputError } from "../errors.js";
import { knownMergeBases, missingCommits } from "./commits.js";
import { type Git, gitOutput, runGit, shortReason } from "./git.js";

export interface Needed {
  readonly sha: string;
  /** Name in a sentence: `head <sha> (github.event.after)`. */
  readonly name: string;
  /** Ref of `origin` that leads to it, for servers that serve no commits by their name. */
  readonly ref: string | undefined;
}

const STEPS = ["--deepen=50", "--deepen=200", "--deepen=1000", "--unshallow"] as const;

export function checkoutStep(setting: string): readonly string[] {
  return ["  - uses: actions/checkout@v7", "    with:", `      ${setting}`];
}

const WHOLE_CHECKOUT: readonly string[] = [
  "Let the checkout bring the history:",
  ...checkoutStep("fetch-depth: 0"),
  "If you call the reusable workflow impacted-targets.yml, set its input instead: fetch-depth: 0",
];

/** Fetches missing commits without their history. @throws InputError that names those that origin lacks */
export async function needCommits(git: Git, needed: readonly Needed[]): Promise<void> {
  const gone = await fetchCommits(git, needed);
  if (gone.length === 0) return;
  const problems = gone.map(
    ({ name }) => `The ${name} is neither in the clone nor on origin; a force push may have removed it.`,
  );
  throw new InputError(problems, { details: WHOLE_CHECKOUT });
}

export async function fetchCommits(git: Git, needed: readonly Needed[]): Promise<readonly Needed[]> {
  const wanted = await missingCommits(git, needed);
  if (wanted.length === 0) return [];
  const extent = await extentForNew(git);
  const gone: Needed[] = [];
  const byRef: Needed[] = [];
  // A commit that origin lacks fails the whole fetch, so each has its own.
  for (const commit of wanted) {
    const failure = await fetchFromOrigin(git, extent, [commit.sha]);
    if (failure?.why === "failed") throw unfetched(wanted, failure.reason);
    if (failure !== undefined) (failure.why === "unknown" ? gone : byRef).push(commit);
  }
  return byRef.length === 0 ? gone : [...gone, ...(await fetchThroughRefs(git, byRef))];
}

/** A fetch with a depth makes a whole clone shallow. */
async function extentForNew(git: Git): Promise<Extent> {
  return (await shallowCommits(git)).size > 0 ? "--depth=1" : undefined;
}

async function fetchThroughRefs(git: Git, needed: readonly Needed[]): Promise<readonly Needed[]> {
  const tips = await tipsOfOrigin(git, needed);
  if (tips.length === 0) return missingCommits(git, needed);
  const newTips = await missingCommits(git, tips);
  const newRefs = newTips.map(({ ref }) => ref);
  if (newRefs.length > 0) must(await fetchFromOrigin(git, await extentForNew(git), newRefs), needed);
  const refs = tips.map(({ ref }) => ref);
  for (const step of STEPS) {
    const left = await missingCommits(git, needed);
    if (left.length === 0 || (await shallowCommits(git)).size === 0) return left;
    const fetchTips = () => fetchFromOrigin(git, step, refs);
    must(await keepingHistory(git, tips, fetchTips), needed);
  }
  return missingCommits(git, needed);
}

/** Deepens a shallow clone until the merge bases are certain. @throws InputError without common history or access */
export async function findMergeBases(git: Git, one: Needed, other: Needed): Promise<readonly string[]> {
  await needCommits(git, [one, other]);
  for (const step of [...STEPS, undefined]) {
    const cut = await shallowCommits(git);
    const found = await knownMergeBases(git, one.sha, other.sha, cut);
    if (found.length > 0) return found;
    if (cut.size === 0) break;
    if (step === undefined) throw unfetched([one, other], "origin gave no more of it.");
    must(await deepen(git, step, [one, other]), [one, other]);
  }
  throw inputError("base-sha", `is needed here: the ${one.name} and the ${other.name} have no common history.`);
}

export async function deepen(git: Git, extent: Extent, below: readonly Needed[]): Promise<FetchFailure | undefined> {
  return keepingHistory(git, below, async () => {
    const shas = below.map(({ sha }) => sha);
    const failure = await fetchFromOrigin(git, extent, shas);
    if (failure === undefined || failure.why === "failed") return failure;
    const tips = await tipsOfOrigin(git, below);
    const refs = tips.map(({ ref }) => ref);
    return refs.length === 0 ? failure : fetchFromOrigin(git, extent, refs);
  });
}

function must(failure: FetchFailure | undefined, needed: readonly Needed[]): void {
  if (failure !== undefined) throw unfetched(needed, failure.reason);
}

function unfetched(needed: readonly Needed[], reason: string): InputError {
  const names = needed.map(({ name }) => name).join(" and the ");
  const problem = `The clone is missing history of the ${names}, and it could not be fetched from origin: ${reason || "git did not say why"}`;
  return new InputError([problem], { details: WHOLE_CHECKOUT });
}

/** History that a fetch brings. `--depth` cuts off what is below a commit, so it is for new commits only. */
type Extent = "--depth=1" | `--deepen=${number}` | "--unshallow" | undefined;

interface FetchFailure {
  /** `unknown`: origin lacks it. `by-ref`: origin serves only what its refs name. */
  readonly why: "unknown" | "by-ref" | "failed";
  readonly reason: string;
}

const FETCH_TIMEOUT_MS = 180_000;
const LIST_TIMEOUT_MS = 60_000;

/** Changes nothing but objects and the `shallow` file: no ref, no FETCH_HEAD, no configuration. */
const SETTINGS = ["gc.auto=0", "maintenance.auto=false", "fetch.writeCommitGraph=false"].flatMap((set) => ["-c", set]);
const OPTIONS = ["--quiet", "--no-tags", "--no-prune", "--no-recurse-submodules", "--no-write-fetch-head", "--refmap="];
const FETCH = [...SETTINGS, "fetch", ...OPTIONS];

async function fetchFromOrigin(git: Git, extent: Extent, wanted: readonly string[]): Promise<FetchFailure | undefined> {
  const args = [...FETCH, ...(extent ? [extent] : []), "origin", ...wanted];
  const { code, stderr } = await runGit(git, args, { timeoutMs: FETCH_TIMEOUT_MS });
  if (code === 0) return undefined;
  const reason = shortReason(stderr);
  if (/unadvertised object/i.test(stderr)) return { why: "by-ref", reason };
  const isUnknown = /not our ref|find remote ref|no such remote ref/i.test(stderr);
  return { why: isUnknown ? "unknown" : "failed", reason };
}

/** Lists the refs that `origin` has, with their commits. @throws InputError when it cannot be asked */
export async function tipsOfOrigin(git: Git, of: readonly Pick<Needed, "ref">[]) {
  const refs = [...new Set(of.flatMap(({ ref }) => ref ?? []))];
  if (refs.length === 0) return [];
  const output = await gitOutput(git, ["ls-remote", "--quiet", "origin", ...refs], { timeoutMs: LIST_TIMEOUT_MS });
  const lines = output.toString("utf8").split("\n");
  return lines.flatMap((line) => {
    const [sha, ref] = line.split("\t");
    // `ls-remote` also returns longer names with the same end.
    return sha !== undefined && ref !== undefined && refs.includes(ref) ? [{ sha, ref }] : [];
  });
}

export async function shallowCommits(git: Git): Promise<ReadonlySet<string>> {
  try {
    const text = await readFile(git.shallowFile, "utf8");
    return new Set(text.split("\n").filter((line) => line !== ""));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Set();
    throw error;
  }
}

/**
 * Deepens a shallow clone without cutting it elsewhere: a fetch counts its depth from every cut, so from a commit
 * that was fetched alone it can end, and cut, in the middle of known history. Such new cuts are reverted.
 */
async function keepingHistory(
  git: Git,
  tips: readonly Pick<Needed, "sha">[],
  fetchMore: () => Promise<FetchFailure | undefined>,
): Promise<FetchFailure | undefined> {
  const before = await shallowCommits(git);
  const visible = await visibleCommits(git, ["HEAD", ...tips.map(({ sha }) => sha), ...before]);
  const failure = await fetchMore();
  const after = await shallowCommits(git);
  const kept = [...after].filter((sha) => before.has(sha) || !visible.has(sha));
  if (kept.length < after.size) await writeShallow(git, kept);
  return failure;
}

async function visibleCommits(git: Git, tips: readonly string[]): Promise<ReadonlySet<string>> {
  const stdin = tips.map((tip) => `${tip}\n`).join("");
  const output = await gitOutput(git, ["rev-list", "--ignore-missing", "--all", "--stdin"], { stdin });
  return new Set(output.toString("latin1").split("\n"));
}

/** Writes under git's own lock. A clone without cuts has no such file. */
async function writeShallow(git: Git, shas: readonly string[]): Promise<void> {
  const lock = `${git.shallowFile}.lock`;
  await writeFile(lock, shas.map((sha) => `${sha}\n`).join(""), { flag: "wx" });
  if (shas.length > 0) return rename(lock, git.shallowFile);
  await rm(git.shallowFile);
  await rm(lock);
}
