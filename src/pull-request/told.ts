import { randomUUID } from "node:crypto";
import { HostError, type HostPosts, type NewHostStatus } from "../ci/host.js";
import type { Context } from "../operation.js";
import type { Repository } from "../service/service.js";
import { isoTime } from "../text/format.js";
import type { End } from "./ends.js";
import { type Mark, readMarks, type Seal, type ToldIn, toldIn, writeMark } from "./marks.js";

/** Where the ends of one pull request are told. */
export interface Board extends Pick<Context, "clock" | "signal"> {
  readonly posts: HostPosts;
  readonly repository: Repository;
  readonly number: number;
  readonly seal: Seal;
}

/** What is to stand in the comment. */
interface Report {
  /** The oldest first. The newest is told; those before it that nobody told are told along with it. */
  readonly ends: readonly End[];
  /** The text, by what was told before; the first time the author is named. */
  readonly text: (before: readonly Mark[], isFirst: boolean) => string;
}

/** So many ends of one pull request are remembered: the first, and the last ones. */
const MARKS_KEPT = 30;
/** An edit is done so long after the comment was read, whatever happens on the way. */
const EDIT_MS = 10_000;
/** A limit that lasts longer is not waited for. */
const LONGEST_LIMIT_MS = 120_000;
const TRIES = 4;

/** Whether an end was told in a comment. @throws HostError */
export async function isToldByComment(board: Board, { key }: Pick<End, "key">): Promise<boolean> {
  const found = toldIn(await board.posts.comments(board.repository, board.number), board.seal);
  return found.some(({ marks }) => marks.some((mark) => mark.key === key));
}

/**
 * Tells the newest end in one comment on the pull request, which is edited for each further end. Gives true in the one
 * run that told it, also where several do so at once: the comment with the lowest id stands, and in it the last edit. As
 * each edit follows the reading of that comment within a bounded time, a run that looks again after that time knows
 * whether its own is the last. @throws HostError
 */
export async function tellByComment(board: Board, { ends, text }: Report): Promise<boolean> {
  const { posts, repository, number, clock, signal, seal } = board;
  const newest = ends.at(-1);
  const nonce = randomUUID().slice(0, 8);
  // Of several that were created the first one stands; what was told in another one is told again in that.
  const isSpare = ({ marks: [mark] }: ToldIn, index: number): boolean => index > 0 && mark?.nonce === nonce;
  const read = async () => {
    const found = toldIn(await posts.comments(repository, number), seal);
    for (const { comment } of found.filter(isSpare)) await posts.deleteComment(repository, comment.id);
    return found.filter((each, index) => !isSpare(each, index));
  };
  const readOne = async (id: number) => readMarks((await posts.comment(repository, id)).body, seal);
  const bodyOf = (before: readonly Mark[], isFirst: boolean): string => {
    const missing = ends.filter(({ key }) => !before.some((mark) => mark.key === key));
    const marks = [...before, ...missing.map((end) => ({ ...end, at: isoWord(end.at), nonce }))];
    return [text(before, isFirst), ...kept(marks).map((mark) => writeMark(mark, seal))].join("\n");
  };
  const isOf = ({ key }: Mark): boolean => key === newest?.key;

  /** One try: whether this run told it; undefined where somebody wrote over it. */
  async function tryToTell(): Promise<boolean | undefined> {
    const found = await read();
    const [own, ...others] = found;
    if (own === undefined) {
      await posts.createComment(repository, number, bodyOf([], true));
      const [first] = await read();
      // It was created, and GitHub may not show it yet.
      return first === undefined ? true : isOurs(first.marks);
    }
    const { id } = own.comment;
    // All comments of a long discussion may take longer to read than an edit may come after it.
    const readAt = clock.now();
    const before = [...(await readOne(id)), ...others.flatMap(({ marks }) => marks)];
    const told = before.find(isOf);
    if (told !== undefined && told.nonce !== nonce) return false;
    if (told === undefined)
      await posts.editComment(repository, id, bodyOf(before, false), EDIT_MS / 2 - (clock.now() - readAt));
    await clock.sleep(EDIT_MS, signal);
    return isOurs(await readOne(id));
  }

  function isOurs(marks: readonly Mark[]): boolean | undefined {
    const standing = marks.find(isOf);
    return standing === undefined ? undefined : standing.nonce === nonce;
  }

  return newest !== undefined && (await retried(tryToTell, board));
}

/** Tries again where nobody knows whether it was told, or somebody wrote over it; false where that goes on. */
async function retried(tryIt: () => Promise<boolean | undefined>, { clock, signal }: StatusBoard): Promise<boolean> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const told = await tryIt();
      if (told !== undefined) return told;
    } catch (error) {
      const pauseMs = error instanceof HostError ? pauseAfter(error) : undefined;
      if (pauseMs === undefined || tries === TRIES) throw error;
      await clock.sleep(pauseMs, signal);
    }
  }
  return false;
}

/** What may have been done is looked up, and what came too late or has to wait begins anew: others may have been faster. */
function pauseAfter({ uncertain, reply }: HostError): number | undefined {
  const limitedMs = reply?.limitedMs;
  if (limitedMs !== undefined) return limitedMs <= LONGEST_LIMIT_MS ? limitedMs : undefined;
  return uncertain || reply?.unsent === true ? 1000 : undefined;
}

function kept(marks: readonly Mark[]): readonly Mark[] {
  return marks.length <= MARKS_KEPT ? marks : [...marks.slice(0, 1), ...marks.slice(1 - MARKS_KEPT)];
}

/** A time as a mark can hold it; the beginning of all of them where it cannot be read. */
function isoWord(at: string): string {
  return new Date(isoTime(at)?.ms ?? 0).toISOString();
}

/** GitHub's limit for a description. */
const DESCRIPTION_CHARACTERS = 140;
/** Of the seal; with the commit that a status stands on it is for one end. */
const SEAL_DIGITS = 16;

/** Whether an end was told by a status on a commit. @throws HostError */
export async function isToldByStatus(board: StatusBoard, sha: string, end: Pick<End, "key">): Promise<boolean> {
  const found = await board.posts.statuses(board.repository, sha);
  return found.some(({ description }) => description.includes(nameOf(board, sha, end)));
}

type StatusBoard = Omit<Board, "number">;

function nameOf({ seal }: StatusBoard, sha: string, { key }: Pick<End, "key">): string {
  return ` [${seal(`${sha} ${key}`).slice(0, SEAL_DIGITS)}.`;
}

/**
 * Tells an end by a status on a commit. Statuses can be neither edited nor deleted: of several for one end the first
 * counts. @throws HostError
 */
export async function tellByStatus(
  board: StatusBoard,
  sha: string,
  end: Pick<End, "key">,
  status: NewHostStatus,
): Promise<boolean> {
  const { posts, repository } = board;
  const name = nameOf(board, sha, end);
  const mark = `${name}${randomUUID().slice(0, 4)}]`;
  const text = status.description.slice(0, DESCRIPTION_CHARACTERS - mark.length).toWellFormed();
  const isToldByUs = async (): Promise<boolean | undefined> => {
    const all = await posts.statuses(repository, sha);
    const [first] = all.filter(({ description }) => description.includes(name)).toSorted(byId);
    return first?.description.endsWith(mark);
  };
  return retried(async () => {
    const told = await isToldByUs();
    if (told !== undefined) return told;
    await posts.createStatus(repository, sha, { ...status, description: `${text}${mark}` });
    // It was created, and GitHub may not show it yet.
    return (await isToldByUs()) ?? true;
  }, board);
}

function byId(one: { readonly id: number }, other: { readonly id: number }): number {
  return one.id - other.id;
}
