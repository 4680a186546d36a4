import { type HostComment, HostError, type HostPosts, type NewHostStatus } from "../ci/host.js";
import type { Context } from "../operation.js";
import type { Repository } from "../service/service.js";
import { isBefore, isoTime } from "../text/format.js";
import { isFolded } from "../text/markdown.js";
import { earlierReport } from "./end-text.js";
import type { End } from "./ends.js";
import { type Reporter, type Seal, type ToldIn, toldIn, writeMark } from "./marks.js";

/** Where the ends of one pull request are reported, and by which run. */
export interface Board extends Pick<Context, "clock" | "signal"> {
  readonly posts: HostPosts;
  readonly repository: Repository;
  readonly number: number;
  readonly seal: Seal;
  readonly reporter: Reporter;
}

/** The place for the report of one end. Several runs may create it at the same time; the first one counts. */
export interface Place<Report> {
  /** True when the report that counts is this run's, false when it is another's, undefined when there is none. */
  isOurs(): Promise<boolean | undefined>;
  create(report: Report): Promise<unknown>;
  /** Cleans up after this run has reported. */
  finish?(): Promise<void>;
}

/** Time after which GitHub shows the reports that other runs sent at the same time. */
const SETTLE_MS = 1000;
/** Pause before the next try, so that GitHub shows a write whose answer was lost. */
const PAUSE_MS = 2000;
/** A limit that lasts longer is not waited for. */
const LONGEST_LIMIT_MS = 120_000;
const RETRIES = 4;

/**
 * Reports an end unless another run has reported it, and returns true in the one run that reported it. The report is the
 * claim: of several the one with the lowest id counts, and none is rewritten, so that all runs agree. @throws HostError
 */
export async function reportOnce<Report>(
  place: Place<Report>,
  report: Report,
  { clock, signal }: Pick<Board, "clock" | "signal">,
): Promise<boolean> {
  let isCreated = false;
  for (let tries = 1; ; tries += 1) {
    try {
      const isOurs = await place.isOurs();
      if (isOurs === true) await place.finish?.();
      if (isOurs !== undefined) return isOurs;
      // GitHub does not show the report that it has accepted.
      if (isCreated && tries > RETRIES) return true;
      if (!isCreated) await place.create(report);
      isCreated = true;
      await clock.sleep(SETTLE_MS, signal);
    } catch (error) {
      const pauseMs = error instanceof HostError ? pauseAfter(error, isCreated) : undefined;
      if (pauseMs === undefined || tries > RETRIES) throw error;
      await clock.sleep(pauseMs, signal);
    }
  }
}

/** A run that was allowed to write is allowed to read, so a refusal after the write is an error that passes. */
function pauseAfter({ uncertain, refused, reply }: HostError, isCreated: boolean): number | undefined {
  const limitedMs = reply?.limitedMs;
  if (limitedMs !== undefined) return limitedMs <= LONGEST_LIMIT_MS ? limitedMs : undefined;
  return uncertain || reply?.unsent === true || (isCreated && refused) ? PAUSE_MS : undefined;
}

/** One comment for each end: GitHub notifies people of a new comment, and not of an edit. */
export function commentOn<Report>(board: Board, end: End, write: (report: Report) => string): Place<Report> {
  const { posts, repository, number, seal, reporter } = board;
  let found: readonly ToldIn[] = [];
  return {
    async isOurs() {
      found = toldIn(await posts.comments(repository, number), seal);
      const [first, ...spare] = found.filter(({ mark }) => mark.key === end.key);
      // Somebody may have copied the mark into a comment of their own.
      const own = spare.filter(({ comment, mark }) => isBy(first, comment) && reporter.isOwn(mark.nonce));
      for (const { comment } of own) await bestEffort(posts.deleteComment(repository, comment.id));
      return first === undefined ? undefined : reporter.isOwn(first.mark.nonce);
    },
    create(report) {
      const mark = writeMark({ ...end, at: isoWord(end.at), nonce: reporter.nonce }, seal);
      return posts.createComment(repository, number, `${write(report)}\n${mark}`);
    },
    async finish() {
      for (const told of found.filter((each) => isEarlier(each, found, end)))
        await bestEffort(foldComment(told, board));
    },
  };
}

/** A time as a mark can hold it; the beginning of all times when it cannot be read. */
function isoWord(at: string): string {
  return new Date(isoTime(at)?.ms ?? 0).toISOString();
}

function isBy(told: ToldIn | undefined, { author }: HostComment): boolean {
  return told?.comment.author === author;
}

/** True for this author's report of an earlier end. A run that is late may report an end after a later one. */
function isEarlier({ comment, mark }: ToldIn, found: readonly ToldIn[], { key, at }: End): boolean {
  const own = found.find((each) => each.mark.key === key);
  return isBy(own, comment) && mark.key !== key && !isBefore(at, mark.at);
}

/** Folds a comment. Its mark stays, so its end stays reported. */
async function foldComment({ comment: { id, body }, mark }: ToldIn, { posts, repository, seal }: Board): Promise<void> {
  const written = writeMark(mark, seal);
  const text = body.replace(written, "").trim();
  if (!isFolded(text)) await posts.editComment(repository, id, `${earlierReport(mark, text)}\n${written}`);
}

/** Ignores errors of GitHub: the next report repeats the change. */
async function bestEffort(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
  }
}

/** GitHub's limit for a description. */
const DESCRIPTION_CHARACTERS = 140;
/** Of the seal; with the commit of the status it is for one end. */
const SEAL_DIGITS = 16;

/** One status for each end on a commit. Statuses can be neither edited nor deleted. */
export function statusOn<Report>(
  { posts, repository, seal, reporter }: Board,
  sha: string,
  { key }: Pick<End, "key">,
  write: (report: Report) => NewHostStatus,
): Place<Report> {
  const name = ` [${seal(`${sha} ${key}`).slice(0, SEAL_DIGITS)}.`;
  return {
    async isOurs() {
      const all = await posts.statuses(repository, sha);
      const named = all.filter(({ description }) => description.includes(name));
      const [first] = named.toSorted((one, other) => one.id - other.id);
      const nonce = first?.description.split(name)[1]?.replace("]", "");
      return nonce === undefined ? undefined : reporter.isOwn(nonce);
    },
    create(report) {
      const status = write(report);
      const mark = `${name}${reporter.nonce}]`;
      const text = status.description.slice(0, DESCRIPTION_CHARACTERS - mark.length).toWellFormed();
      return posts.createStatus(repository, sha, { ...status, description: `${text}${mark}` });
    },
  };
}
