import type { ErrorKind } from "../../src/errors.js";
import { findOperation } from "../../src/operations/registry.js";
import type { Case } from "../run/cases.js";
import { pagesOf, problemsOf } from "../run/pages.js";
import type { Fault, Meaning } from "./faults.js";
import type { Asked } from "./front.js";
import { type End, runOperation, type Trouble } from "./run-operation.js";
import type { ObstructedWay } from "./ways.js";

/** How an operation ends where nothing goes wrong, which says what there is that could. */
export interface Subject {
  readonly known: Case;
  readonly clean: End;
}

/** `every` request, or the first `one` to this endpoint, or `all` to it. */
export type Mode = { readonly which: "every" } | { readonly which: "one" | "all"; readonly endpoint: string };

export interface Pair {
  readonly subject: Subject;
  readonly fault: Fault;
  readonly mode: Mode;
}

export interface Report {
  readonly end: End;
  readonly boundMs: number;
  readonly deviations: readonly string[];
}

const SILENT_TIMEOUT_S = 2;
const PLAIN_TIMEOUT_S = 30;
/** What a busy machine may add to a run, in milliseconds; what has no bound goes on for longer, or for good. */
const BUSY_MS = 15_000;

export async function meetSubject(known: Case): Promise<Subject> {
  return { known, clean: await runOperation(known) };
}

/** Everything that can go wrong with an operation: each fault at every request, at one, and at all to one endpoint. */
export function pairsOf(subject: Subject, faults: readonly Fault[]): readonly Pair[] {
  const { calls, refused } = subject.clean;
  // A good answer to what the service refuses would be no fault of the wire.
  const endpoints = [...new Set(calls)].filter((endpoint) => isRead(endpoint) || !refused.has(endpoint));
  if (endpoints.length === 0) return [];
  const modes: readonly Mode[] = [
    { which: "every" },
    ...endpoints.map((endpoint): Mode => ({ which: "one", endpoint })),
    // Where there is one endpoint, all of it is everything.
    ...(endpoints.length > 1 ? endpoints.map((endpoint): Mode => ({ which: "all", endpoint })) : []),
  ];
  return faults.flatMap((fault) => {
    const own = ORDINARY.test(fault.name) ? modes.slice(0, 1) : modes;
    return own.map((mode) => ({ subject, fault, mode }));
  });
}

/** One of many statuses that mean the same. */
const ORDINARY = /^(4(?!0[01345789]|13|2[259]|31)|5(?!0[0234]|11|99))\d\d$/;

export function nameOf({ subject: { known }, fault, mode }: Pair): string {
  const where = mode.which === "every" ? "every request" : `${mode.which} ${mode.endpoint}`;
  return `${known.operation} (${known.result}), ${fault.name} at ${where}`;
}

/** Runs a pair, and says where it is not as promised. */
export async function tryPair(pair: Pair): Promise<Report> {
  const { subject, fault, mode } = pair;
  let met = 0;
  const chosen = (asked: Asked) => {
    if (mode.which !== "every" && mode.endpoint !== asked.endpoint) return undefined;
    if (mode.which === "one" && met > 0) return undefined;
    met += 1;
    return fault.mischief;
  };
  return judge(pair, await runOperation(subject.known, troubleOf(pair, timeoutOf(fault), chosen)));
}

/** Seconds for an attempt: few where it takes them all. */
export function timeoutOf({ silent }: { readonly silent?: boolean }): number {
  return silent === true ? SILENT_TIMEOUT_S : PLAIN_TIMEOUT_S;
}

function troubleOf({ subject }: Pair, timeoutS: number, chosen: NonNullable<Trouble["chosen"]>): Trouble {
  const { inputs = {} } = findOperation(subject.known.operation) ?? {};
  const waits = Object.values(inputs).some(({ name }) => name === "poll-interval");
  // Few polls: each of them may take the whole time of its attempts.
  const rarely = waits ? { "poll-interval": "2m", timeout: "6m" } : {};
  const wait = subject.known.operation === "submit" && subject.known.inputs?.wait === undefined;
  return { chosen, requestTimeout: `${timeoutS}s`, inputs: wait ? {} : rarely };
}

function judge(pair: Pair, end: End): Report {
  const { subject, fault } = pair;
  const boundMs = boundOf(fault, end.calls.length);
  const deviations = [
    ...(end.ms <= boundMs ? [] : [`It took ${Math.round(end.ms)} ms, and ${boundMs} are its bound.`]),
    ...(end.open === 0 ? [] : [`It left ${end.open} connections open.`]),
    ...soundness(end),
    ...effectProblems(subject.clean, end),
    ...kindProblems(pair, end),
    ...(fault.silent === true || end.met > 0 || subject.clean.calls.length === 0 ? [] : ["The fault met nothing."]),
  ];
  return { end, boundMs, deviations };
}

/** The budget of each call that met silence; the rest is for the machine. */
function boundOf({ silent }: Pick<Fault, "silent">, attempts: number): number {
  return BUSY_MS + (silent === true ? attempts * SILENT_TIMEOUT_S * 1000 : 0);
}

/** Where an operation on a way that leads nowhere is not as promised; `made` is how many connections it made. */
export function judgeWay(
  subject: Subject,
  { meaning, silent = false }: ObstructedWay,
  end: End,
  made: number | undefined,
): Pick<Report, "boundMs" | "deviations"> {
  const { clean, known } = subject;
  const fault = { reads: meaning, writes: meaning, silent };
  const [least, most] = attemptsOf(fault, decidingEndpoint(subject));
  const deciding = decidingEndpoint(subject);
  // What is read beside it, or after a write without an end, makes as many connections again.
  const besides = subject.clean.calls.some((call) => !isNeeded(subject, call)) || READ_BACK.test(deciding);
  const mostMade = besides ? 3 * MOST_ATTEMPTS : most;
  const boundMs = boundOf(fault, mostMade);
  const kind = known.operation === "check-test-results" ? "result" : KIND[meaning];
  const asWanted = meaning === "fine" ? end.kind === clean.kind && end.result === clean.result : end.kind === kind;
  const few = made === undefined || meaning === "fine" || (made >= least && made <= mostMade);
  const deviations = [
    ...(end.ms <= boundMs ? [] : [`It took ${Math.round(end.ms)} ms, and ${boundMs} are its bound.`]),
    ...soundness(end),
    ...(meaning === "fine" ? effectProblems(clean, end) : []),
    ...(meaning !== "fine" && end.effects.size > 0 ? ["It had an effect."] : []),
    ...(asWanted ? [] : [notAs(end, clean)]),
    ...(few ? [] : [`It made ${made} connections, not ${least} to ${mostMade}.`]),
  ];
  return { boundMs, deviations };
}

/** What holds however a run ends. */
function soundness(end: End): readonly string[] {
  const { kind, failures, outputs, result, pages, lines } = end;
  const token = [...lines, ...pages, ...outputs.values()].some((text) => text.includes("local-token"));
  return [
    ...(end.ended ? [] : ["It did not end."]),
    ...(kind === "bug" ? [`It is a bug: ${outputs.get("error-message")}`] : []),
    ...(failures.length === (kind === undefined ? 0 : 1) ? [] : [`It failed with ${failures.length} annotations.`]),
    ...((outputs.get("error-kind") ?? "") === (kind ?? "") ? [] : [`error-kind is ${outputs.get("error-kind")}.`]),
    ...(result === "" ? ["It has no result."] : []),
    ...(kind === undefined || outputs.get("error-message") ? [] : ["It has no error-message."]),
    ...(pages.length === 1 ? [] : [`It wrote ${pages.length} pages.`]),
    ...pages.flatMap((page) => pagesOf(page)).flatMap(problemsOf),
    ...(token ? ["The token is in what it wrote."] : []),
    ...end.leaks,
  ];
}

/** The last upload counts anyway, so it may be sent again; nothing else is ever done twice. */
const MAY_BE_REPEATED: ReadonlySet<string> = new Set(["setImpactedTargets"]);

function effectProblems(clean: End, end: End): readonly string[] {
  const doubled = [...end.effects].filter(
    ([endpoint, count]) => count > Math.max(1, clean.effects.get(endpoint) ?? 0) && !MAY_BE_REPEATED.has(endpoint),
  );
  const missing = [...clean.effects].filter(([endpoint, count]) => (end.effects.get(endpoint) ?? 0) < count);
  // Priority and batching are sent again as they stand, and what is there already needs no effect.
  const isThere = clean.calls.includes("submitPullRequest") && clean.result === "updated";
  const claimsAll = end.kind === clean.kind && end.result === clean.result && !isThere;
  return [
    ...doubled.map(([endpoint, count]) => `${endpoint} had its effect ${count} times.`),
    ...(claimsAll ? missing.map(([endpoint]) => `It ended as ${end.result}, but ${endpoint} had no effect.`) : []),
  ];
}

const KIND: Readonly<Record<Meaning, ErrorKind | undefined>> = {
  fine: undefined,
  unclear: "unavailable",
  unsent: "unavailable",
  either: "unavailable",
  busy: "unavailable",
  early: "unavailable",
  blocked: "unavailable",
  unreadable: "response",
  rejected: "rejected",
  auth: "auth",
  "not-found": "not-found",
};

const MOST_ATTEMPTS = 4;
/** Where each takes the whole time of an attempt: three times that is the budget of a call. */
const MOST_SILENT_ATTEMPTS = 2;

type Outlook = Pick<Fault, "reads" | "writes" | "silent" | "attempts">;

type Repeat = "always" | "unsent" | "never";

function repeatOf(endpoint: string): Repeat {
  if (/^(get|list|setImpactedTargets$)/.test(endpoint)) return "always";
  return endpoint === "restartTestsOnPullRequest" ? "never" : "unsent";
}

/** How often a request is sent that meets the fault each time; the least and the most. */
function attemptsOf(fault: Outlook, endpoint: string): readonly [number, number] {
  const repeat = repeatOf(endpoint);
  const meaning = isRead(endpoint) ? fault.reads : fault.writes;
  const most = fault.attempts ?? (fault.silent === true ? MOST_SILENT_ATTEMPTS : MOST_ATTEMPTS);
  switch (meaning) {
    case "unclear":
    case "early":
      return repeat === "always" ? [most, most] : [1, 1];
    case "unsent":
    case "busy":
      return repeat === "never" ? [1, 1] : [most, most];
    case "either":
      return [1, most];
    case "fine":
    case "unreadable":
    case "blocked":
    case "rejected":
    case "auth":
    case "not-found":
      return [1, 1];
  }
}

function isRead(endpoint: string): boolean {
  return /^(get|list)/.test(endpoint);
}

/** Reads that only say more: where they fail the operation ends as it would without them. */
const NOT_NEEDED: Readonly<Record<string, readonly string[]>> = {
  "set-impacted-targets": ["getSubmittedPullRequest"],
  submit: ["getMergeQueueTestingDetails"],
  // They say why it failed.
  "wait-for-merge": ["getMergeQueueTestingDetails", "listMergeQueueTestingResults"],
  "report-end": ["getMergeQueueTestingDetails", "listMergeQueueTestingResults"],
  status: ["getMergeQueueTestingDetails"],
  // They say whose verdict it is.
  "testing-details": ["getSubmittedPullRequest", "listMergeQueueTestingResults"],
  "restart-tests": ["getSubmittedPullRequest"],
  // Its state is best-effort.
  metrics: ["getQueue"],
};

function isNeeded({ known, clean }: Subject, endpoint: string): boolean {
  const { target } = findOperation(known.operation) ?? {};
  // Where there is no record, the queue says whether that is because there is no queue.
  if (target === "pull-request" && endpoint === "getQueue") return clean.refused.has("getSubmittedPullRequest");
  return !(NOT_NEEDED[known.operation] ?? []).includes(endpoint);
}

/** Writes after whose unclear end the service is asked what became of them. */
const READ_BACK = /^(submitPullRequest|cancelPullRequest|(create|update|delete)Queue)$/;

/** The endpoint whose failure decides how the operation ends, where everything fails. */
function decidingEndpoint(subject: Subject): string {
  return subject.clean.calls.find((call) => isNeeded(subject, call)) ?? "";
}

function kindProblems({ subject, fault, mode }: Pair, end: End): readonly string[] {
  const { clean, known } = subject;
  const endpoint = mode.which === "every" ? decidingEndpoint(subject) : mode.endpoint;
  const meaning = isRead(endpoint) ? fault.reads : fault.writes;
  const needed = isNeeded(subject, endpoint);
  const sameEnd = end.kind === clean.kind && end.result === clean.result ? [] : [notAs(end, clean)];
  // What these say depends on what was asked for: nothing there, or there already.
  if (meaning === "not-found" || fault.name === "409") return refusalProblems(known, KIND[meaning], end);
  if (fault.name === "400" && mayBeOld(known, endpoint)) return oldProblems(known, mode, clean, end);
  if (endpoint === "getMergeQueueMetrics" && isEmpty(fault)) return end.result === "no-data" ? [] : [notAs(end, clean)];
  const counted = needed && mode.which !== "one" && meaning !== "fine";
  const attempts = counted ? attemptProblems(fault, endpoint, end) : [];
  // The queue is only asked why the service refuses; what it says is reported all the same.
  const refusal = known.operation === "delete-queue" && clean.refused.has("deleteQueue") && endpoint === "getQueue";
  if (refusal && end.kind === "rejected") return [];
  const cured = mode.which === "one" && meaning !== "fine" && attemptsOf(fault, endpoint)[0] > 1;
  if (!needed || cured) return [...attempts, ...sameEnd];
  if (meaning === "fine") {
    const goesOnWell = mode.which !== "every" || fault.reads === "fine";
    return goesOnWell ? [...attempts, ...sameEnd] : attempts;
  }
  const isThere = fault.effect || (known.operation === "submit" && clean.result === "updated");
  if (mode.which !== "every" && meaning === "unclear" && isThere && READ_BACK.test(endpoint))
    return [...attempts, ...sameEnd];
  // Without the list no failed test is excused, which is a result and not an error.
  const kind = known.operation === "check-test-results" ? "result" : KIND[meaning];
  return end.kind === kind ? attempts : [...attempts, `It ended with ${end.kind ?? end.result}, not with ${kind}.`];
}

/** An older service refuses what it does not know with a status 400, and the operation goes on without. */
function mayBeOld({ operation }: Case, endpoint: string): boolean {
  if (operation === "report-end") return endpoint === "getSubmittedPullRequest";
  return operation === "check-queue-health" && endpoint !== "getQueue";
}

function oldProblems({ operation }: Case, mode: Mode, clean: End, end: End): readonly string[] {
  // It asks the same endpoint again for less; what is refused that too is no older service.
  const kind = operation === "report-end" && mode.which !== "one" ? "rejected" : undefined;
  return end.kind === kind ? [] : [notAs(end, clean)];
}

/** No metric at all is a whole text of metrics. */
function isEmpty({ name }: Fault): boolean {
  return name === "200 with nothing" || name === "204 with a body" || name === "a length too short";
}

/** A refusal with its kind, or one of the results that the operation has for it. */
function refusalProblems({ operation }: Case, refused: ErrorKind | undefined, { kind, result }: End) {
  const declared = findOperation(operation)?.results[result];
  if (declared !== undefined && declared.fails === kind) return [];
  // Who is told that a queue is there already looks at it, and there may be none.
  return kind === refused || kind === "not-found"
    ? []
    : [`It ended with ${kind ?? result}, not with ${refused} or a result.`];
}

function attemptProblems(fault: Fault, endpoint: string, { calls }: End): readonly string[] {
  const [least, most] = attemptsOf(fault, endpoint);
  const made = runLength(
    calls.filter((call) => call === endpoint || !isRead(call)),
    endpoint,
  );
  return made >= least && made <= most ? [] : [`${endpoint} was tried ${made} times, not ${least} to ${most}.`];
}

/** How often an endpoint is asked in a row from its first call on. */
function runLength(calls: readonly string[], endpoint: string): number {
  const from = calls.indexOf(endpoint);
  if (from < 0) return 0;
  const rest = calls.slice(from);
  const to = rest.findIndex((call) => call !== endpoint);
  return to < 0 ? rest.length : to;
}

function notAs(end: End, clean: End): string {
  return `It ended as ${inWords(end)}, not as ${inWords(clean)}.`;
}

function inWords({ kind, result }: End): string {
  return kind === undefined ? result : `${result} (${kind})`;
}
