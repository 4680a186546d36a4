/** This file checks the stored commands and state of a data folder. The service starts only with valid ones. */
import * as z from "zod/mini";
import type { Command } from "../state/commands.js";
import {
  anyObject,
  anyText,
  type Fields,
  flag,
  isFields,
  list,
  object,
  oneOf,
  optional,
  strings,
} from "../state/fields.js";
import type { HostAnswer } from "../state/host.js";
import { type HostContent, newComment, newIssue, newStatus } from "../state/host-content.js";
import { newPullRequest, pullRequestPatch } from "../state/pull-request.js";
import { newQuarantinedTest } from "../state/quarantined-tests.js";
import { newCollaborator, newForkRun, newHostSettings, newPush, newRepository } from "../state/repositories.js";
import { emptyState, type ServiceState } from "../state/service-state.js";
import { SETTING_NAMES } from "../state/settings.js";

const number = z.number("must be a number");
const at = object({ repo: object({ host: anyText, owner: anyText, name: anyText }), targetBranch: anyText });
const where = optional({ repository: anyText });
/** Schema for a change of a queue. The settings are checked later, when the command is applied. */
const queueChange = z.intersection(anyObject, object({ branch: anyText, ...where }));

const upload = object({
  number,
  sha: anyText,
  targets: z.union([z.literal("ALL"), strings], 'must be "ALL" or an array'),
});

type Shape = Readonly<Record<string, z.ZodMiniType>>;

const COMMANDS: Readonly<Record<Command["type"], Shape>> = {
  begin: {
    seed: number,
    timings: z.record(z.string(), number, "must be an object of numbers"),
    host: oneOf(["simulated", "outside"]),
  },
  addRepository: { given: newRepository },
  addQueue: { given: queueChange },
  changeQueue: { given: queueChange },
  addPullRequest: { given: newPullRequest },
  updatePullRequest: { number, patch: pullRequestPatch },
  pushToBranch: { given: newPush },
  addForkRun: { given: newForkRun },
  setCollaborator: { given: newCollaborator },
  setHostSettings: { given: newHostSettings },
  setQuarantinedTests: { tests: list(newQuarantinedTest), ...where },
  post: { posting: byWord("kind", postings()) },
  submit: { at, given: object({ number, ...optional({ noBatch: flag, direct: flag }) }) },
  changeEntry: { at, number, given: object(optional({ noBatch: flag, direct: flag })) },
  rerunFailedChecks: { at, number, mode: oneOf(["now", "wait"]) },
  cancel: { at, number },
  restart: { at, number },
  setImpactedTargets: { at, given: upload },
  uploadImpactedTargets: { at, given: upload },
  createQueue: { at, fields: anyObject },
  updateQueue: { at, fields: anyObject },
  configureQueue: { at, fields: anyObject, isTerraform: flag },
  deleteQueue: { at },
  pass: {},
  answer: { repository: anyText, branch: anyText, answer: byWord("type", answers()) },
};

function postings(): Readonly<Record<HostContent["kind"], Shape>> {
  return {
    comment: { given: newComment },
    "edited-comment": { id: number, body: anyText, ...where },
    "deleted-comment": { id: number, ...where },
    status: { given: newStatus },
    issue: { given: newIssue },
    "edited-issue": { number, patch: object(optional({ title: anyText, body: anyText, isOpen: flag })), ...where },
  };
}

function answers(): Readonly<Record<HostAnswer["type"], Shape>> {
  const check = object({
    name: anyText,
    kind: oneOf(["status", "check-run"]),
    result: oneOf(["pending", "success", "failure"]),
  });
  return {
    "run-started": { run: number, sha: anyText },
    "run-refused": {
      run: number,
      number,
      reason: anyText,
      ...optional({ culprit: z.nullable(number), files: strings }),
    },
    "runs-ended": { runs: list(object({ run: number, passed: flag, ...optional({ checks: list(check) }) })) },
    merged: { group: number, merges: list(object({ number, sha: anyText })) },
    "merge-refused": { group: number, number, reason: anyText },
  };
}

/** Returns a schema for objects in which the value of one field determines the other fields. */
function byWord(name: string, shapes: Readonly<Record<string, Shape>>) {
  const words = new Map(Object.entries(shapes).map(([word, shape]) => [word, object(shape)]));
  return z.custom(
    (value) => {
      const word = isFields(value) ? value[name] : undefined;
      return typeof word === "string" && words.get(word)?.safeParse(value).success === true;
    },
    `must be one of ${[...words.keys()].join(", ")}, with its fields`,
  );
}

/** Checks a stored command, and returns it. @throws Error if it is invalid */
export function readCommand(value: unknown): Command;
export function readCommand(value: unknown): Fields {
  if (!isFields(value)) throw new Error("the value is not an object, so it is not a command");
  const known = Object.entries(COMMANDS).find(([type]) => type === value.type);
  if (known === undefined) throw new Error(`the type ${JSON.stringify(value.type) ?? "undefined"} is not a command`);
  const [type, shape] = known;
  requireShape(object(shape), value, `the command ${type}`);
  return value;
}

/**
 * Checks the state of a snapshot, and returns it. Each field must have the same type as in an empty state. A field that
 * is null in an empty state may have any value. @throws Error if the state is invalid
 */
export function readState(value: unknown): ServiceState;
export function readState(value: unknown): unknown {
  const given = isFields(value) ? value : {};
  const wrong = Object.entries(emptyState()).find(([name, example]) => {
    return !(name in given) || (example !== null && kindOf(given[name]) !== kindOf(example));
  });
  if (wrong !== undefined)
    throw new Error(`in the state of a service, "${wrong[0]}" must have the type ${kindOf(wrong[1])}`);
  return value;
}

/** Returns a setting that the snapshot of an earlier version lacks; undefined if it has all settings. */
export function findMissingSetting({ repositories }: ServiceState): string | undefined {
  const queues = [...repositories.values()].flatMap((repository) => [...repository.queues.values()]);
  return SETTING_NAMES.find((name) => queues.some(({ settings }) => !(name in settings)));
}

function kindOf(value: unknown): string {
  return typeof value === "object" ? Object.prototype.toString.call(value) : typeof value;
}

function requireShape(schema: z.ZodMiniType, value: unknown, whole: string): void {
  const { error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return;
  const path = z.core.toDotPath(issue.path);
  throw new Error(`${path === "" ? whole : `"${path}" of ${whole}`} ${issue.message}`);
}
