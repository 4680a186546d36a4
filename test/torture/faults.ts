import type { RecordedRequest } from "../../local-queue/src/api/control/request-log.js";
import type { Fault, FaultEndpoint } from "../../local-queue/src/api/faults/fault.js";
import type { ApiVersion } from "../../src/service/api-version.js";
import { pagesOf, problemsOf } from "../support/pages.js";
import { type CaseEnd, runCase } from "../support/run-case.js";
import { type Case, cases } from "../support/run-cases.js";

/** Faults of the service, one of each kind that an operation must distinguish. */
export const FAULTS: readonly Fault[] = [
  ...[301, 400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 503].map(
    (status) => ({ kind: "status", status }) as const,
  ),
  { kind: "status", status: 503, afterEffect: true },
  { kind: "drop", when: "before" },
  { kind: "drop", when: "after" },
  { kind: "reply", status: 200, text: "" },
  { kind: "reply", status: 200, text: '{"half": ' },
  { kind: "reply", status: 200, json: null },
  { kind: "reply", status: 200, json: [] },
  { kind: "content-type", contentType: "text/html" },
];

/** Operation with a fault at every request to an endpoint, or at the first one only. */
export interface Trial {
  readonly api: ApiVersion;
  readonly subject: Case;
  readonly endpoint: FaultEndpoint;
  readonly fault: Fault;
  readonly times: 0 | 1;
}

export function nameOfTrial({ api, subject, endpoint, fault, times }: Trial): string {
  const { operation, result } = subject;
  return `${operation} (${result}) on ${api}, ${JSON.stringify(fault)} at ${times === 0 ? "every" : "the first"} ${endpoint}`;
}

/** Lists the trials of a case: each fault at each endpoint that its operation uses. */
export async function trialsOf(subject: Case, api: ApiVersion): Promise<readonly Trial[]> {
  const { requests } = await runCase(subject, { api });
  const asked = new Set(
    requests.flatMap((each) => (each.api === api && each.endpoint !== null ? [each.endpoint] : [])),
  );
  return [...asked].flatMap((endpoint) =>
    FAULTS.flatMap((fault) => ([0, 1] as const).map((times) => ({ api, subject, endpoint, fault, times }))),
  );
}

/** Lists the promises that an operation breaks after a fault. */
export async function tryTrial({ api, subject, endpoint, fault, times }: Trial) {
  const end = await runCase(
    {
      ...subject,
      given(service) {
        const given = subject.given?.(service);
        service.control.addFault({ endpoint, times, fault });
        return given;
      },
    },
    // The time of the service must advance, or a wait would never finish.
    { api, onSleep: (service) => service.control.advance(30) },
  );
  return {
    deviations: [...listBrokenPromises(end), ...listRepeatedWrites(end.requests, api)],
    kind: end.kind ?? "none",
  };
}

/** Lists the promises for every run that this run breaks. */
export function listBrokenPromises({ exitCode, kind, outputs, log, summary, token }: CaseEnd): readonly string[] {
  const errors = log.split("\n").filter((line) => line.startsWith("::error"));
  const pages = pagesOf(summary);
  const written = [log.replaceAll(`::add-mask::${token}`, ""), summary, ...Object.values(outputs)];
  return [
    ...(kind === "bug" ? [`It is a bug: ${outputs["error-message"]}`] : []),
    ...(errors.length === exitCode ? [] : [`It failed with ${errors.length} annotations.`]),
    ...(outputs.result === "" ? ["It has no result."] : []),
    ...(exitCode === 0 || outputs["error-message"] ? [] : ["It has no error-message."]),
    ...(pages.length === 1 ? [] : [`It wrote ${pages.length} pages.`]),
    ...pages.flatMap(problemsOf),
    ...(written.some((text) => text.includes(token)) ? ["The token is in what it wrote."] : []),
  ];
}

/** Writes that may be repeated: the last upload counts, and a queue may receive the same settings twice. */
const REPEATABLE: ReadonlySet<unknown> = new Set([
  "setImpactedTargets",
  "updateQueue",
  "impactedTargets.upload",
  "mergeQueues.updateConfig",
  "mergeQueues.switchModes",
  "mergeQueues.pause",
  "mergeQueues.resume",
  "mergeQueues.drain",
]);

/** Lists writes that were repeated although an earlier one may have taken effect. */
export function listRepeatedWrites(requests: readonly RecordedRequest[], api: ApiVersion): readonly string[] {
  const met = new Set<string>();
  return requests.flatMap((request) => {
    const { endpoint, method, path, body, fault } = request;
    const isRead = method === "GET" || /^(get|list)/.test(String(endpoint));
    if (request.api !== api || isRead || REPEATABLE.has(endpoint)) return [];
    const key = `${method} ${path} ${JSON.stringify(body)}`;
    const isRepeated = met.has(key);
    // A refusal, such as status 429, has no effect.
    if (fault === null || fault === "drop" || fault === "content-type" || fault === "reply") met.add(key);
    return isRepeated ? [`${endpoint} was sent again although it may have had its effect.`] : [];
  });
}

/** Lists the cases whose runs depend on requests. Omits cases whose service sends scripted replies of v1. */
export function listTriedCases(api: ApiVersion): readonly Case[] {
  const scripted =
    api === "v1" ? ["testing-details unknown"] : ["testing-details unknown", "wait-for-merge left-queue"];
  return cases.filter(({ operation, result }) => !scripted.includes(`${operation} ${result}`));
}
