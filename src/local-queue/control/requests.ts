/** The control interface over HTTP, below `/_control/`: JSON in and out, no token. */
import { FASTEST } from "../clock.js";
import type { NewRepository } from "../engine/engine.js";
import {
  LARGEST_NUMBER,
  LONGEST_TEST_SECONDS,
  MERGEABILITIES,
  type NewPullRequest,
  type PlannedCheck,
  type PullRequestPatch,
  type TestPlan,
} from "../engine/pull-request.js";
import type { NewQuarantinedTest } from "../engine/quarantined-tests.js";
import { Refusal } from "../engine/refusal.js";
import { readSettings } from "../engine/settings.js";
import { readFaultSpec } from "../faults/read-fault.js";
import {
  booleanAt,
  type Fields,
  integerFrom,
  listAt,
  numberFrom,
  objectAt,
  oneOf,
  optional,
  stringAt,
  stringsAt,
} from "../http/fields.js";
import { type Incoming, jsonBody, jsonFields } from "../http/incoming.js";
import { answered, jsonReply, type Reply } from "../http/reply.js";
import type { ClockState, Control, NewCollaborator, NewForkRun, QueueChange } from "./control.js";

type Handler = (control: Control, incoming: Incoming) => unknown;

const DONE = { ok: true };

const HANDLERS: Readonly<Record<string, Handler>> = {
  "POST repositories": (control, incoming) =>
    done(() => control.addRepository(readNewRepository(jsonFields(incoming)))),
  "POST queues": (control, incoming) => done(() => control.addQueue(readQueueChange(jsonFields(incoming)))),
  "PATCH queues": (control, incoming) => done(() => control.updateQueue(readQueueChange(jsonFields(incoming)))),
  "POST pull-requests": (control, incoming) => control.addPullRequest(readNewPullRequest(jsonFields(incoming))),
  "POST fork-runs": (control, incoming) => done(() => control.addForkRun(readForkRun(jsonFields(incoming)))),
  "POST collaborators": (control, incoming) =>
    done(() => control.setCollaborator(readCollaborator(jsonFields(incoming)))),
  "POST quarantined-tests": (control, incoming) =>
    done(() => control.setQuarantinedTests(readQuarantinedTests(jsonBody(incoming)), repositoryOf(incoming))),
  "GET clock": (control) => control.clock(),
  "POST clock": changeClock,
  "GET state": (control) => control.state(),
  "GET requests": (control) => control.requests(),
  "DELETE requests": (control) => done(() => control.clearRequests()),
  "GET faults": (control) => control.state().faults,
  "POST faults": (control, incoming) => done(() => control.addFault(readFaultSpec(jsonFields(incoming)))),
  "DELETE faults": (control) => done(() => control.clearFaults()),
};

export function answerControl(control: Control, incoming: Incoming): Reply {
  return answered(
    () => jsonReply(handlerOf(incoming)(control, incoming)),
    ({ status, message }) => jsonReply({ error: message }, status),
  );
}

function handlerOf({ method, url }: Incoming): Handler {
  const path = url.pathname.slice("/_control/".length);
  const number = /^pull-requests\/(\d+)$/.exec(path)?.[1];
  if (method === "PATCH" && number !== undefined) {
    return (control, incoming) => control.updatePullRequest(Number(number), readPullRequestPatch(jsonFields(incoming)));
  }
  const handler = HANDLERS[`${method} ${path}`];
  if (handler === undefined) throw new Refusal(404, `There is no ${method} ${url.pathname}`);
  return handler;
}

/** Both are read before either counts, so that a refusal changes nothing. */
function changeClock(control: Control, incoming: Incoming): ClockState {
  const fields = jsonFields(incoming);
  const { speed } = optional(fields, "speed", numberFrom(0, FASTEST));
  const { advanceSeconds } = optional(fields, "advanceSeconds", numberFrom(0, Number.MAX_VALUE));
  if (speed === undefined && advanceSeconds === undefined) {
    throw new Refusal(400, 'The clock takes "speed" or "advanceSeconds"');
  }
  if (advanceSeconds !== undefined) control.advance(advanceSeconds);
  if (speed !== undefined) control.setSpeed(speed);
  return control.clock();
}

/** The list itself is the body, so the repository stands in the query. */
function repositoryOf({ url }: Incoming): string | undefined {
  return url.searchParams.get("repository") ?? undefined;
}

function done(act: () => void): typeof DONE {
  act();
  return DONE;
}

function readNewRepository(fields: Fields): NewRepository {
  return {
    owner: stringAt(fields.owner, "owner"),
    name: stringAt(fields.name, "name"),
    ...optional(fields, "host", stringAt),
    ...optional(fields, "defaultBranch", stringAt),
    ...optional(fields, "requiredStatuses", stringsAt),
  };
}

function readQueueChange(fields: Fields): QueueChange {
  return {
    ...readSettings(fields),
    ...optional(fields, "repository", stringAt),
    ...optional(fields, "state", (value, name) => oneOf(["running", "paused", "draining"], value, name)),
    branch: stringAt(fields.branch, "branch"),
  };
}

function readNewPullRequest(fields: Fields): NewPullRequest {
  return {
    ...readSharedFields(fields),
    ...optional(fields, "number", integerFrom(1, LARGEST_NUMBER)),
    ...optional(fields, "headBranch", stringAt),
    ...optional(fields, "fork", booleanAt),
  };
}

function readPullRequestPatch(fields: Fields): PullRequestPatch {
  return {
    ...readSharedFields(fields),
    ...optional(fields, "unnoticed", booleanAt),
    ...optional(fields, "state", (value, name) => oneOf(["open", "closed", "merged"], value, name)),
  };
}

function readForkRun(fields: Fields): NewForkRun {
  return {
    runId: stringAt(fields.runId, "runId"),
    headSha: stringAt(fields.headSha, "headSha"),
    ...optional(fields, "repository", stringAt),
    ...optional(fields, "live", booleanAt),
    ...optional(fields, "fork", booleanAt),
  };
}

function readCollaborator(fields: Fields): NewCollaborator {
  return {
    login: stringAt(fields.login, "login"),
    permission: oneOf(["none", "read", "write", "admin"], fields.permission, "permission"),
    ...optional(fields, "repository", stringAt),
    ...optional(fields, "role", stringAt),
  };
}

export function readQuarantinedTests(value: unknown): readonly NewQuarantinedTest[] {
  return listAt(value, "quarantined tests").map((item, index) => {
    const fields = objectAt(item, `[${index}]`);
    return {
      name: stringAt(fields.name, `[${index}].name`),
      ...optional(fields, "parent", stringOrNull),
      ...optional(fields, "file", stringOrNull),
      ...optional(fields, "classname", stringOrNull),
      ...optional(fields, "status", (status, name) => oneOf(["HEALTHY", "FLAKY", "BROKEN"], status, name)),
      ...optional(fields, "codeowners", stringsAt),
      ...optional(fields, "quarantine_setting", (setting, name) =>
        oneOf(["ALWAYS_QUARANTINE", "AUTO_QUARANTINE"], setting, name),
      ),
      ...optional(fields, "quarantined_at", stringAt),
      ...optional(fields, "status_last_updated_at", stringAt),
      ...optional(fields, "test_case_id", stringAt),
      ...optional(fields, "variant", (variant, name) => (variant === "" ? "" : stringAt(variant, name))),
    };
  });
}

function readSharedFields(fields: Fields) {
  return {
    ...optional(fields, "repository", stringAt),
    ...optional(fields, "title", stringAt),
    ...optional(fields, "author", stringAt),
    ...optional(fields, "headSha", stringAt),
    ...optional(fields, "headRepository", stringOrNull),
    ...optional(fields, "baseBranch", stringAt),
    ...optional(fields, "draft", booleanAt),
    ...optional(fields, "mergeability", (value, name) => oneOf(MERGEABILITIES, value, name)),
    ...optional(fields, "upToDate", booleanAt),
    ...optional(fields, "testPlan", readTestPlan),
  };
}

function readTestPlan(value: unknown, name: string): Partial<TestPlan> {
  const fields = objectAt(value, name);
  return {
    ...optional(fields, "testSeconds", numberFrom(0, LONGEST_TEST_SECONDS)),
    ...optional(fields, "result", (result, field) => oneOf(["pass", "fail"], result, field)),
    ...optional(fields, "checks", (checks, field) => listAt(checks, field).map(readPlannedCheck)),
  };
}

function readPlannedCheck(value: unknown, index: number): PlannedCheck {
  const name = `checks[${index}]`;
  const fields = objectAt(value, name);
  return {
    name: stringAt(fields.name, `${name}.name`),
    result: oneOf(["success", "failure", "never-reported"], fields.result, `${name}.result`),
    ...optional(fields, "kind", (kind, field) => oneOf(["status", "check-run"], kind, field)),
  };
}

function stringOrNull(value: unknown, name: string): string | null {
  return value === null ? null : stringAt(value, name);
}
