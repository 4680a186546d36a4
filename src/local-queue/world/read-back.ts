/**
 * Checks of what a data folder gives back. A damaged or edited file is refused in one sentence; no part of the service
 * has to cope with a command or a state of another shape.
 */
import * as z from "zod/mini";
import type { Command } from "./commands.js";
import { anyObject, anyText, type Fields, flag, isFields, list, object, oneOf, optional, strings } from "./fields.js";
import type { HostAnswer } from "./host.js";
import { newComment, newIssue, newStatus, type Posting } from "./posts.js";
import { newPullRequest, pullRequestPatch } from "./pull-request.js";
import { newQuarantinedTest } from "./quarantined-tests.js";
import { newCollaborator, newForkRun, newPush, newRepository } from "./repositories.js";
import type { World } from "./world.js";

const number = z.number("must be a number");
const at = object({ repo: object({ host: anyText, owner: anyText, name: anyText }), targetBranch: anyText });
const where = optional({ repository: anyText });
/** The world reads the settings in it when it applies the command. */
const queueChange = z.intersection(anyObject, object({ branch: anyText, ...where }));

type Shape = Readonly<Record<string, z.ZodMiniType>>;

const COMMANDS: Readonly<Record<Command["type"], Shape>> = {
  begin: {
    seed: number,
    timings: z.record(z.string(), number, "must be an object of numbers"),
    host: oneOf(["made-up", "outside"]),
  },
  addRepository: { given: newRepository },
  addQueue: { given: queueChange },
  changeQueue: { given: queueChange },
  addPullRequest: { given: newPullRequest },
  updatePullRequest: { number, patch: pullRequestPatch },
  pushToBranch: { given: newPush },
  addForkRun: { given: newForkRun },
  setCollaborator: { given: newCollaborator },
  setQuarantinedTests: { tests: list(newQuarantinedTest), ...where },
  post: { posting: byWord("kind", postings()) },
  submit: { at, given: object({ number, ...optional({ noBatch: flag }) }) },
  cancel: { at, number },
  restart: { at, number },
  setImpactedTargets: {
    at,
    given: object({ number, sha: anyText, targets: z.union([z.literal("ALL"), strings], 'must be "ALL" or an array') }),
  },
  createQueue: { at, fields: anyObject },
  updateQueue: { at, fields: anyObject },
  deleteQueue: { at },
  pass: {},
  answer: { repository: anyText, branch: anyText, answer: byWord("type", answers()) },
};

function postings(): Readonly<Record<Posting["kind"], Shape>> {
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

/** An object whose field of this name says which other fields it has. */
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

/** Reads a command that a file holds. @throws Error for anything else */
export function readCommand(value: unknown): Command;
export function readCommand(value: unknown): Fields {
  if (!isFields(value)) throw new Error("It is no command, which would be an object");
  const known = Object.entries(COMMANDS).find(([type]) => type === value.type);
  if (known === undefined) throw new Error(`${JSON.stringify(value.type) ?? "Without a type it"} is no command`);
  const [type, shape] = known;
  requireShape(object(shape), value, `the command ${type}`);
  return value;
}

const rows = z.array(anyObject);
const queue = object({
  id: number,
  branch: anyText,
  engine: anyObject,
  settings: anyObject,
  entries: z.map(number, object({ id: anyText, priority: anyObject, sinceMs: number })),
  numbers: z.map(z.string(), number),
  submitted: z.array(number),
  runs: z.map(number, object({ id: anyText, run: number, branch: anyText, members: z.array(number) })),
  runIds: z.map(z.string(), number),
  bisectionRuns: z.map(number, number),
  results: rows,
  moves: rows,
  ends: z.map(number, rows),
  ended: rows,
  mergesUntilMs: number,
});
const pullRequest = object({
  number,
  headSha: anyText,
  baseBranch: anyText,
  state: oneOf(["open", "closed", "merged"]),
  testPlan: anyObject,
});
const repository = object({
  host: anyText,
  owner: anyText,
  name: anyText,
  defaultBranch: anyText,
  requiredStatuses: strings,
  queues: z.map(z.string(), queue),
  pullRequests: z.map(number, pullRequest),
  testPullRequests: z.map(number, anyObject),
  lastNumber: number,
  numbers: anyObject,
  branches: z.map(z.string(), object({ tip: anyText, commits: number })),
  impactedTargets: z.map(z.string(), anyObject),
  forkRuns: z.map(z.string(), anyObject),
  collaborators: z.map(z.string(), anyObject),
  quarantinedTests: rows,
  posts: object({ lastId: number, comments: z.map(number, anyObject), issues: z.map(number, anyObject) }),
});
const world = object({
  seed: number,
  timings: z.record(z.string(), number),
  host: oneOf(["made-up", "outside"]),
  repositories: z.map(z.string(), repository),
  queues: z.map(number, object({ repository: anyText, branch: anyText })),
  timeMs: number,
  last: object({ name: number, queue: number, timer: number }),
  asked: z.array(anyObject),
});

/** Reads a state that a file holds, down to the records of a queue. @throws Error for anything else */
export function readWorld(value: unknown): World;
export function readWorld(value: unknown): unknown {
  requireShape(world, value, "the state of a service");
  return value;
}

function requireShape(schema: z.ZodMiniType, value: unknown, whole: string): void {
  const { error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return;
  const path = z.core.toDotPath(issue.path);
  throw new Error(`${path === "" ? whole : `"${path}" of ${whole}`} ${issue.message}`);
}
