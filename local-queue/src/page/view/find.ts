/** This file finds pull requests in the whole repository of a queue, for the list of the page. */
import { formCandidates } from "../../engine/batches.js";
import type { Entry } from "../../engine/state.js";
import * as tree from "../../engine/tree.js";
import type { PullRequest } from "../../state/pull-request.js";
import { listAdmittedNumbers } from "../../state/queues.js";
import { collectFacts, estimate, HAPPENED, type KnownQueue, shorten } from "./known.js";

export interface FindQuery {
  /** Id of a queue in the view. */
  readonly queue: string;
  /** Words that the number, title, author or branch must contain. */
  readonly search: string;
  /** Number of omitted first results. */
  readonly from: number;
}

const MOST_FOUND = 20;

export type FoundView = ReturnType<typeof findPullRequests>;

/** Finds pull requests, in this order: in the queue, not ready, open, finished. */
export function findPullRequests(queues: readonly KnownQueue[], { queue: id, search, from }: FindQuery, nowMs: number) {
  const queue = queues.find(({ repository, branch }) => `${repository}:${branch}` === id);
  if (queue === undefined) return { total: 0, from: 0, items: [] };
  const { state } = queue;
  const merges = estimate(collectFacts(queue, nowMs), formCandidates(state));
  const exact = Number(search.trim().replace("#", ""));
  const found = listInOrder(queue)
    .filter(matcher(search))
    .toSorted((one, other) => Number(other.number === exact) - Number(one.number === exact));
  const first = Math.min(Math.max(0, from), Math.floor(Math.max(0, found.length - 1) / MOST_FOUND) * MOST_FOUND);
  const items = found.slice(first, first + MOST_FOUND).map((pullRequest) => {
    const { number, title, author, headBranch } = pullRequest;
    const entry = tree.get(state.entries, number);
    const mergeAtMs = entry?.state === "pending_failure" ? null : (merges.get(number) ?? null);
    const texts = { title: shorten(title), author: shorten(author), branch: shorten(headBranch) };
    return { number, ...texts, ...describe(pullRequest, entry), mergeAtMs };
  });
  return { total: found.length, from: first, items };
}

/** Lists the pull requests of a queue, and the open pull requests that it could admit. */
function listInOrder({ state, branch, pullRequest, pullRequests }: KnownQueue): readonly PullRequest[] {
  const live = [...listAdmittedNumbers({ engine: state }), ...tree.values(state.waiting)];
  const isOther = new Set(live);
  const others = [...pullRequests()].filter(
    ({ number, baseBranch }) => !isOther.has(number) && (baseBranch === branch || tree.get(state.entries, number)),
  );
  const open = others.filter((each) => each.state === "open");
  const finished = others.filter((each) => each.state !== "open").toReversed();
  return [...live.flatMap((number) => pullRequest(number) ?? []), ...open, ...finished];
}

function matcher(search: string): (pullRequest: PullRequest) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ number, title, author, headBranch }) => {
    const text = `#${number} ${title} ${author} ${headBranch}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** Returns the state of a pull request, and the change that a reader can request. */
function describe({ state, draft }: PullRequest, entry: Entry | undefined) {
  const live = entry && LIVE.get(entry.state);
  if (live !== undefined) return { ...live, act: "cancel" } as const;
  if (state === "merged") return { state, label: "Merged", act: null } as const;
  const label = state === "closed" ? "Closed" : draft ? "Draft" : "Open";
  const act = state === "closed" || draft ? null : "submit";
  const last = entry === undefined || entry.state === "merged" ? "" : `, ${HAPPENED[entry.state].toLowerCase()}`;
  return { state: last === "" ? state : "failed", label: `${label}${last}`, act } as const;
}

/** Class and label of each state in the queue. */
const LIVE = new Map<Entry["state"], { readonly state: string; readonly label: string }>([
  ["not_ready", { state: "waiting", label: "Not ready" }],
  ["pending", { state: "waiting", label: "Waiting" }],
  ["testing", { state: "testing", label: "Testing" }],
  ["tests_passed", { state: "passed", label: "Passed" }],
  ["pending_failure", { state: "pending_failure", label: "Failed, not final" }],
]);
