/** This file runs operations on API v2 with the replies of a newer service, and compares the results. */
import type { FaultEndpoint } from "../../../local-queue/src/api/faults/fault.js";
import { findOperation } from "../../../src/operations/registry.js";
import { givenFront } from "../../support/front.js";
import { type CaseEnd, type Circumstances, runCase } from "../../support/run-case.js";
import type { Case } from "../../support/run-cases.js";
import { listBrokenPromises } from "../faults.js";
import {
  addPlace,
  applyVariation,
  formatVariation,
  isCarrier,
  isShown,
  listErrorStatuses,
  listVariations,
  UNKNOWN_VALUE,
  type Variation,
} from "./variations.js";

/** Run of an operation, and its successful replies by endpoint. */
interface Baseline {
  readonly subject: Case;
  readonly end: CaseEnd;
  readonly replies: ReadonlyMap<string, readonly string[]>;
}

/** Operation with one variation in the replies of its service. */
export interface Member {
  readonly name: string;
  /** Variation, by which different variations are counted. */
  readonly what: string;
  /** True when other cases of the operation need not repeat the variation. */
  readonly isOnce: boolean;
  attempt(): Promise<{ readonly deviations: readonly string[]; readonly kind: string }>;
}

type Rewrite = (reply: string, endpoint: string) => string;

const NOW_MS = Date.UTC(2026, 0, 31, 12);
const SHARED: Circumstances = {
  api: "v2",
  nowMs: NOW_MS,
  // The time of the service must advance, or a wait would never finish.
  onSleep: (service) => service.control.advance(30),
};

function runThrough(subject: Case, rewrite: Rewrite, inputs: Readonly<Record<string, string>> = {}): Promise<CaseEnd> {
  return runCase(subject, {
    ...SHARED,
    inputs,
    through: (service) =>
      givenFront(
        service,
        async (ask, endpoint) => {
          const answer = await ask();
          const isJson = answer.status === 200 && answer.type.startsWith("application/json");
          return isJson ? { ...answer, text: rewrite(answer.text, endpoint) } : answer;
        },
        "v2",
      ),
  });
}

async function runBaseline(subject: Case): Promise<Baseline> {
  const replies = new Map<string, string[]>();
  const end = await runThrough(subject, (reply, endpoint) => {
    replies.set(endpoint, [...(replies.get(endpoint) ?? []), reply]);
    return reply;
  });
  return { subject, end, replies };
}

/**
 * Lists runs of a case with one variation each, without those in `seen`. Adds variations to `seen` that are tried only
 * once.
 */
export async function membersOf(subject: Case, seen: Set<string>): Promise<readonly Member[]> {
  const baseline = await runBaseline(subject);
  const members = [variedReplies, addedPlaces, unknownCodes, unknownStates].flatMap((list) => list(baseline));
  return members.filter(({ what, isOnce }) => {
    const key = `${subject.operation}, ${what}`;
    const isSeen = seen.has(key);
    if (isOnce) seen.add(key);
    return !isSeen;
  });
}

function variedReplies({ subject, end, replies }: Baseline): readonly Member[] {
  return [...replies].flatMap(([endpoint, texts]) =>
    listVariations(endpoint)
      .filter((variation) => texts.some((text) => rewriteWith(text, variation) !== unchanged(text)))
      .map((variation) => {
        const rewrite: Rewrite = (text, asked) => (asked === endpoint ? rewriteWith(text, variation) : text);
        const attempt = async () => {
          const varied = await runThrough(subject, rewrite);
          return resultOf(varied, [...listBrokenPromises(varied), ...differences(end, varied, variation)]);
        };
        const what = `${endpoint}: ${formatVariation(variation)}`;
        return memberOf(subject, what, attempt, endpoint.startsWith("repositories."));
      }),
  );
}

/** Lists variations of fields that the replies of the run lack. An added field may change the result. */
function addedPlaces({ subject, end, replies }: Baseline): readonly Member[] {
  return [...replies].flatMap(([endpoint, texts]) => {
    const rewrite = (text: string, variation: Variation): string => {
      const reply = addPlace(endpoint, JSON.parse(text), variation);
      return JSON.stringify(applyVariation(reply, variation));
    };
    return listVariations(endpoint)
      .filter((variation) => texts.every((text) => !isEmpty(text) && rewriteWith(text, variation) === unchanged(text)))
      .filter((variation) => texts.some((text) => rewrite(text, variation) !== unchanged(text)))
      .map((variation) => {
        const attempt = async () => {
          const varied = await runThrough(subject, (text, asked) =>
            asked === endpoint && !isEmpty(text) ? rewrite(text, variation) : text,
          );
          return resultOf(varied, [...listBrokenPromises(varied), ...unreadable(end, varied)]);
        };
        return memberOf(subject, `${endpoint}: ${formatVariation(variation)}, added`, attempt, true);
      });
  });
}

function isEmpty(reply: string): boolean {
  return reply.includes('"data":[]');
}

function memberOf(subject: Case, what: string, attempt: Member["attempt"], isOnce = false): Member {
  return { name: `${subject.operation} (${subject.result}), ${what}`, what, isOnce, attempt };
}

function rewriteWith(text: string, variation: Variation): string {
  return JSON.stringify(applyVariation(JSON.parse(text), variation));
}

function unchanged(text: string): string {
  return JSON.stringify(JSON.parse(text));
}

function resultOf({ kind = "none" }: CaseEnd, deviations: readonly string[]) {
  return { kind, deviations };
}

/** Lists differences that a variation must not cause. A field that carries the result may change it. */
export function differences(expected: CaseEnd, varied: CaseEnd, variation: Variation): readonly string[] {
  if (isCarrier(variation)) return unreadable(expected, varied);
  const names = isShown(variation) ? ["result", "error-kind"] : Object.keys(expected.outputs);
  return [
    ...(expected.exitCode === varied.exitCode ? [] : [`It exits with ${varied.exitCode}.`]),
    ...differentOutputs(expected, varied, names),
  ];
}

function unreadable(expected: CaseEnd, varied: CaseEnd): readonly string[] {
  const isRead = varied.kind !== "response" || expected.kind === "response";
  return isRead ? [] : [`It cannot read the reply: ${varied.outputs["error-message"]}`];
}

/** Lists different outputs. Names of files differ in each run, and lists and objects may show the variation. */
function differentOutputs(expected: CaseEnd, varied: CaseEnd, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const [before, after] = [comparable(expected.outputs[name]), comparable(varied.outputs[name])];
    const isOfTheRun = name.endsWith("-file") || /^[[{]/.test(before);
    return before === after || isOfTheRun ? [] : [`Its output ${name} is ${after}, not ${before}.`];
  });
}

function comparable(output = ""): string {
  return output.replace(/request id [\w-]+/, "a request id");
}

/** Compares replies with an unknown error code and replies with only the status. */
function unknownCodes({ subject, end }: Baseline): readonly Member[] {
  const asked = new Set(
    end.requests.flatMap(({ api, endpoint }) => (api === "v2" && endpoint !== null ? [endpoint] : [])),
  );
  return [...asked].flatMap((endpoint) =>
    listErrorStatuses(endpoint).map((status) => {
      const what = `${endpoint}: unknown code of status ${status}`;
      const attempt = async () => {
        const expected = await runWithError(subject, endpoint, status, { text: "no" });
        const json = { error: { code: "SOMETHING_NEW", message: "no" } };
        const varied = await runWithError(subject, endpoint, status, { json });
        const different = differentOutputs(expected, varied, Object.keys(expected.outputs));
        return resultOf(varied, [...listBrokenPromises(varied), ...different]);
      };
      return memberOf(subject, what, attempt, true);
    }),
  );
}

type ErrorBody = { readonly text: string } | { readonly json: object };

function runWithError(subject: Case, endpoint: FaultEndpoint, status: number, body: ErrorBody): Promise<CaseEnd> {
  const given: Case["given"] = (service) => {
    const prepared = subject.given?.(service);
    service.control.addFault({ endpoint, times: 0, fault: { kind: "reply", status, ...body } });
    return prepared;
  };
  return runCase({ ...subject, given }, SHARED);
}

/** Number of replies with an unknown state, before the replies contain true states again. */
const UNKNOWN_REPLIES = 5;
const TIMEOUT = { timeout: "10m" };

/**
 * Creates variations of a wait that show an unknown state of a queued pull request: for a while, and until the
 * deadline.
 */
function unknownStates({ subject, end }: Baseline): readonly Member[] {
  const { outputs = {} } = findOperation(subject.operation) ?? {};
  const isWait = "polls" in outputs && end.outputs.polls !== "" && end.outputs.result !== "not-submitted";
  if (!isWait) return [];
  const forAWhile = async () => {
    const varied = await runThrough(subject, showUnknownState(UNKNOWN_REPLIES));
    const different = differentOutputs(end, varied, ["result", "error-kind"]);
    return resultOf(varied, [...listBrokenPromises(varied), ...different]);
  };
  const untilTheDeadline = async () => {
    const varied = await runThrough(subject, showUnknownState(Number.POSITIVE_INFINITY), TIMEOUT);
    const { result = "" } = varied.outputs;
    const isRight = result === "timed-out" || (result === "head-changed" && end.outputs.result === result);
    return resultOf(varied, [
      ...listBrokenPromises(varied),
      ...(isRight ? [] : [`Its result is ${result}, not timed-out.`]),
    ]);
  };
  return [
    memberOf(subject, "an unknown state for a while", forAWhile),
    memberOf(subject, "an unknown state until the deadline", untilTheDeadline),
  ];
}

function showUnknownState(times: number): Rewrite {
  let shown = 0;
  return (text) => {
    if (!text.includes('"queueEntry"') || shown >= times) return text;
    shown += 1;
    return text
      .replaceAll(/("mergeQueueId":"[^"]*","state":)"\w+"/g, `$1"${UNKNOWN_VALUE}"`)
      .replaceAll('"isCurrentlySubmittedToQueue":false', '"isCurrentlySubmittedToQueue":true');
  };
}
