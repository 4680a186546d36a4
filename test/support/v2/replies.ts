/** This file changes replies of version 2 of the API as the tests describe the changes for version 1. */
import { toCamelCase, toV2Config, toV2Mode, toV2Name } from "./settings.js";

export type Fields = Readonly<Record<string, unknown>>;

/** Change of a reply, with the names of version 1. */
export interface Patch {
  readonly merge?: Fields;
  /** Names of removed fields. */
  readonly omit?: readonly string[];
}

/** Function that returns the changed JSON of a reply. */
export type Change = (json: Fields) => Fields;

const TOP: Readonly<Record<string, string>> = {
  prNumber: "number",
  prTitle: "title",
  prSha: "sha",
  prBaseBranch: "baseBranch",
  prAuthor: "author",
  isCurrentlySubmittedToQueue: "isCurrentlySubmittedToQueue",
};
const IN_ENTRY: Readonly<Record<string, string>> = {
  skipTheLine: "skipsTheLine",
  forceEnqueued: "direct",
  verifiedByTestRun: "verifiedByVerificationRunId",
};
const READINESS: Readonly<Record<string, string>> = { gitHubMergeability: "mergeability" };

function mapFields(fields: Fields, map: (name: string, value: unknown) => readonly [string, unknown]): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => map(name, value)));
}

const words = (value: unknown): unknown => (typeof value === "string" ? toCamelCase(value) : value);

function entryField(name: string, value: unknown): readonly [string, unknown] {
  if (name === "state") return [name, words(value)];
  if (name === "noBatch") return ["allowBatching", value !== true];
  return [IN_ENTRY[name] ?? name, value];
}

function toV2Readiness(readiness: unknown): Fields {
  return mapFields(Object(readiness), (name, value) => [READINESS[name] ?? name, words(value)]);
}

/** Changes a pull request. A field of a record belongs to the entry in the queue or to the pull request itself. */
export function changePullRequest({ merge = {}, omit = [] }: Patch): Change {
  const { readiness, timeline: _timeline, ...fields } = merge;
  const [own, ofEntry] = [Object.entries(fields), Object.entries(fields)].map((all, index) =>
    Object.fromEntries(all.filter(([name]) => name in TOP === (index === 0))),
  );
  return (pullRequest) => {
    const entry: Fields = Object(pullRequest.queueEntry);
    const changed = {
      ...entry,
      ...mapFields(ofEntry ?? {}, entryField),
      ...(readiness === undefined ? {} : { readiness: { ...Object(entry.readiness), ...toV2Readiness(readiness) } }),
    };
    const whole = { ...pullRequest, ...mapFields(own ?? {}, (name, value) => [TOP[name] ?? name, value]) };
    return without({ ...whole, queueEntry: changed }, omit.map(pathInPullRequest));
  };
}

function pathInPullRequest(name: string): string {
  if (TOP[name] !== undefined) return TOP[name];
  const [first = "", second] = name.split(".");
  if (second !== undefined) return `queueEntry.${first}.${READINESS[second] ?? second}`;
  return `queueEntry.${entryField(first, undefined)[0]}`;
}

function without(fields: Fields, omit: readonly string[], prefix = ""): Fields {
  const kept = Object.entries(fields).filter(([name]) => !omit.includes(`${prefix}${name}`));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
      return [name, isObject ? without(Object(value), omit, `${prefix}${name}.`) : value];
    }),
  );
}

/** Changes each item of a page. */
export function changeItems(change: Change): Change {
  return (page) => ({ ...page, data: (Array.isArray(page.data) ? page.data : []).map((item) => change(Object(item))) });
}

/** Changes the transitions of a pull request. They become empty unless the field is missing in the change. */
export function changeTimeline({ merge = {} }: Patch): Change {
  return changeItems((history) => (merge.timeline === undefined ? history : { ...history, transitions: [] }));
}

/** Changes the settings of a queue. */
export function changeQueue({ merge = {}, omit = [] }: Patch): Change {
  const { state, mode, enqueuedPullRequests: _list, ...settings } = merge;
  return (queue) =>
    without(
      {
        ...queue,
        ...(state === undefined ? {} : { state: words(state) }),
        ...(mode === undefined ? {} : { mode: toV2Mode(mode) }),
        config: { ...Object(queue.config), ...toV2Config(settings) },
      },
      omit.map((name) => `config.${toV2Name(name)}`),
    );
}

/** Changes state, mode and pull requests in the order of a queue. */
export function changeOrder({ merge = {}, omit = [] }: Patch): Change {
  const { state, mode, enqueuedPullRequests: list } = merge;
  const removed = omit.includes("enqueuedPullRequests") ? ["batches", "pending", "awaitingAdmission"] : [];
  return (order) => {
    const changed = {
      ...order,
      ...(state === undefined ? {} : { queueState: words(state) }),
      ...(mode === undefined ? {} : { mode: toV2Mode(mode) }),
      ...(Array.isArray(list) ? orderOf(list) : {}),
    };
    return without(changed, removed);
  };
}

function orderOf(list: readonly Fields[]): Fields {
  const shown = ({ prNumber: number, prSha: sha, prTitle: title }: Fields) => ({ number, sha, title });
  const isPending = ({ state = "pending" }: Fields) => words(state) === "pending";
  return {
    batches: list
      .filter((each) => !isPending(each))
      .map((each) => ({ state: words(each.state), pullRequests: [shown(each)] })),
    pending: list.filter(isPending).map((each) => ({ pullRequest: shown(each), directlyAhead: [], heldBy: [] })),
    awaitingAdmission: [],
  };
}

/** Changes the details of the pull requests in a queue. */
export function changeDetails({ merge = {} }: Patch, queueId: string): Change {
  const { enqueuedPullRequests: list } = merge;
  if (!Array.isArray(list)) return (page) => page;
  const data = list.map((each) => pullRequestFrom(each, queueId));
  return (page) => ({ ...page, data, nextCursor: null, hasMore: false });
}

/** Creates a pull request from a record of version 1. */
export function pullRequestFrom(record: Fields, queueId: string): Fields {
  const isLive = !["merged", "failed", "cancelled"].includes(String(record.state).toLowerCase());
  const first = { id: `pull-request-${String(record.prNumber)}`, sha: "", isCurrentlySubmittedToQueue: isLive };
  const entry = { mergeQueueId: queueId, state: "pending", stateChangedAt: "2026-01-31T12:00:00.000Z" };
  return changePullRequest({ merge: record })({ ...first, queueEntry: entry });
}

const IN_TEST: Readonly<Record<string, string>> = {
  parent: "parentName",
  classname: "className",
  status_last_updated_at: "statusSince",
  quarantined_at: "quarantinedSince",
  test_case_id: "id",
};

/** Changes a page of quarantined tests. Their repository is that of the other tests. */
export function changeTests({ merge = {}, omit = [] }: Patch, repoId: string): Change {
  const { page: own, quarantined_tests: tests } = merge;
  const { next_page_token: token } = Object(own);
  const isLast = omit.includes("page.next_page_token");
  const hasNext = token === undefined ? {} : { nextCursor: token || null, hasMore: Boolean(token) };
  const next = isLast ? { hasMore: false } : hasNext;
  const shown = (test: Fields) => ({ repoId, ...mapFields(test, (name, value) => [IN_TEST[name] ?? name, value]) });
  return (page) =>
    without({ ...page, ...next, ...(Array.isArray(tests) ? { data: tests.map(shown) } : {}) }, [
      ...(omit.includes("page") ? ["nextCursor", "hasMore"] : []),
      ...(isLast ? ["nextCursor"] : []),
      ...(omit.includes("quarantined_tests") ? ["data"] : []),
    ]);
}

/** Changes a test run. */
export function changeTestRun({ merge = {}, omit = [] }: Patch): Change {
  return (run) => {
    const checks: readonly Fields[] = Array.isArray(run.checks) ? run.checks : [];
    const { checkSuites, statusChecks, testedPullRequests, dependentPrs, ...fields } = merge;
    const { impactedTargets, impactedTargetsForTestedPrs, ...others } = fields;
    const isStatus = ({ kind }: Fields) => kind === "statusCheck";
    const runs = Array.isArray(checkSuites) ? checkSuites.flatMap(checksIn) : checks.filter((each) => !isStatus(each));
    const statuses = Array.isArray(statusChecks) ? statusChecks.map(statusFrom) : checks.filter(isStatus);
    const targets = {
      ...(impactedTargets === undefined ? {} : { all: targetsFrom(impactedTargets) }),
      ...(impactedTargetsForTestedPrs === undefined
        ? {}
        : { testedPullRequestsOnly: targetsFrom(impactedTargetsForTestedPrs) }),
    };
    const changed = {
      ...run,
      ...mapFields(others, (name, value) => [
        name,
        /^(status|requiredStatusesSource)$/.test(name) ? words(value) : value,
      ]),
      checks: [...runs, ...statuses],
      ...(Array.isArray(testedPullRequests) ? { testedPullRequests: testedPullRequests.map(testedFrom) } : {}),
      ...(Array.isArray(dependentPrs) ? { dependentPullRequests: dependentPrs.map((number) => ({ number })) } : {}),
      impactedTargets: { ...Object(run.impactedTargets), ...targets },
    };
    return without(changed, omit.map(pathInRun));
  };
}

const IN_RUN: Readonly<Record<string, string>> = {
  dependentPrs: "dependentPullRequests",
  impactedTargets: "impactedTargets.all",
  impactedTargetsForTestedPrs: "impactedTargets.testedPullRequestsOnly",
};

function pathInRun(name: string): string {
  return IN_RUN[name] ?? name;
}

function targetsFrom(targets: unknown): Fields {
  return { impactsAllTargets: false, impactedTargets: targets };
}

function checksIn(suite: Fields): readonly Fields[] {
  const runs: readonly Fields[] = Array.isArray(suite.checkRuns) ? suite.checkRuns : [];
  return runs.map(({ name, url, status = "completed", conclusion }) => ({
    name,
    kind: "checkRun",
    url: url ?? null,
    status: words(status),
    conclusion: "neutral",
    ...(conclusion == null ? {} : { providerConclusion: conclusion }),
  }));
}

function statusFrom({ context, url, state }: Fields): Fields {
  const status = /^pending$/i.test(String(state)) ? "inProgress" : "completed";
  return {
    name: context,
    kind: "statusCheck",
    url: url ?? null,
    status,
    conclusion: "neutral",
    providerConclusion: state,
  };
}

function testedFrom({ prNumber: number, prUrl: url, title }: Fields): Fields {
  return { number, url, title };
}
