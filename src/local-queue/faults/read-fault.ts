/** Reads faults that are sent to the control interface over HTTP. */
import {
  booleanAt,
  type Fields,
  integerFrom,
  numberFrom,
  objectAt,
  oneOf,
  optional,
  stringAt,
  stringsAt,
} from "../http/fields.js";
import type { Fault, FaultEndpoint, FaultSpec } from "./fault.js";

/** A longer timer would go off at once. */
const LONGEST_PAUSE_MS = 2_147_483_647;

const pause = numberFrom(0, LONGEST_PAUSE_MS);
const count = integerFrom(0, Number.MAX_SAFE_INTEGER);
/** A status below 200 announces another reply, which never comes. */
const finalStatus = integerFrom(200, 599);

type Readers = { readonly [Kind in Fault["kind"]]: (fields: Fields) => Extract<Fault, { kind: Kind }> };

const READERS: Readers = {
  status: (fields) => ({
    kind: "status",
    status: status(fields),
    ...optional(fields, "body", text),
    ...scripted(fields),
  }),
  delay: ({ ms }) => ({ kind: "delay", ms: pause(ms, "fault.ms") }),
  drop: ({ when }) => ({ kind: "drop", when: oneOf(["before", "after"], when, "fault.when") }),
  hang: (fields) => ({ kind: "hang", ...optional(fields, "afterEffect", booleanAt) }),
  "headers-only": () => ({ kind: "headers-only" }),
  trickle: ({ msPerByte }) => ({ kind: "trickle", msPerByte: pause(msPerByte, "fault.msPerByte") }),
  "content-type": (fields) => ({
    kind: "content-type",
    contentType: stringAt(fields.contentType, "fault.contentType"),
    ...optional(fields, "body", text),
  }),
  reply: (fields) => ({
    kind: "reply",
    status: status(fields),
    ...(Object.hasOwn(fields, "json") ? { json: fields.json } : {}),
    ...optional(fields, "text", text),
    ...scripted(fields),
  }),
  patch: (fields) => ({
    kind: "patch",
    ...optional(fields, "merge", objectAt),
    ...optional(fields, "omit", stringsAt),
  }),
  redirect: (fields) => ({
    kind: "redirect",
    status: status(fields),
    location: stringAt(fields.location, "fault.location"),
  }),
};

const ENDPOINTS: Readonly<Record<FaultEndpoint, true>> = {
  "*": true,
  "github:*": true,
  submitPullRequest: true,
  cancelPullRequest: true,
  restartTestsOnPullRequest: true,
  getSubmittedPullRequest: true,
  setImpactedTargets: true,
  getMergeQueueTestingDetails: true,
  listPullRequests: true,
  listMergeQueueTestingResults: true,
  createQueue: true,
  deleteQueue: true,
  getQueue: true,
  updateQueue: true,
  getMergeQueueMetrics: true,
  listQuarantinedTests: true,
  "github:repos.get": true,
  "github:pulls.get": true,
  "github:pulls.list": true,
  "github:commits.pulls": true,
  "github:matching-refs": true,
  "github:collaborators.permission": true,
};

export function readFaultSpec(fields: Fields): FaultSpec {
  const fault = objectAt(fields.fault, "fault");
  const kind = oneOf(keysOf(READERS), fault.kind, "fault.kind");
  return {
    endpoint: oneOf(keysOf(ENDPOINTS), fields.endpoint, "endpoint"),
    ...optional(fields, "times", count),
    ...optional(fields, "skip", count),
    fault: READERS[kind](fault),
  };
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  const isKey = (name: string): name is Key => Object.hasOwn(table, name);
  return Object.keys(table).filter(isKey);
}

function status(fields: Fields): number {
  return finalStatus(fields.status, "fault.status");
}

function text(value: unknown, name: string): string {
  return value === "" ? "" : stringAt(value, name);
}

function scripted(fields: Fields) {
  return { ...optional(fields, "headers", headersAt), ...optional(fields, "afterEffect", booleanAt) };
}

function headersAt(value: unknown, name: string): Readonly<Record<string, string>> {
  const entries = Object.entries(objectAt(value, name));
  return Object.fromEntries(entries.map(([header, sent]) => [header, text(sent, `${name}.${header}`)]));
}
