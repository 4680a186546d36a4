/** Reads what is sent to the control interface over HTTP. */

import type { NewRepository } from "../engine/host-side.js";
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
import { readSettings } from "../engine/read-settings.js";
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
import type { NewCollaborator, NewForkRun, QueueChange } from "./control.js";

export function readNewRepository(fields: Fields): NewRepository {
  return {
    owner: stringAt(fields.owner, "owner"),
    name: stringAt(fields.name, "name"),
    ...optional(fields, "host", stringAt),
    ...optional(fields, "defaultBranch", stringAt),
    ...optional(fields, "requiredStatuses", stringsAt),
  };
}

export function readQueueChange(fields: Fields): QueueChange {
  return {
    ...readSettings(fields),
    ...optional(fields, "repository", stringAt),
    ...optional(fields, "state", (value, name) => oneOf(["running", "paused", "draining"], value, name)),
    branch: stringAt(fields.branch, "branch"),
  };
}

export function readNewPullRequest(fields: Fields): NewPullRequest {
  return {
    ...readSharedFields(fields),
    ...optional(fields, "number", integerFrom(1, LARGEST_NUMBER)),
    ...optional(fields, "headBranch", stringAt),
    ...optional(fields, "fork", booleanAt),
  };
}

export function readPullRequestPatch(fields: Fields): PullRequestPatch {
  return {
    ...readSharedFields(fields),
    ...optional(fields, "unnoticed", booleanAt),
    ...optional(fields, "state", (value, name) => oneOf(["open", "closed", "merged"], value, name)),
  };
}

export function readForkRun(fields: Fields): NewForkRun {
  return {
    runId: stringAt(fields.runId, "runId"),
    headSha: stringAt(fields.headSha, "headSha"),
    ...optional(fields, "repository", stringAt),
    ...optional(fields, "live", booleanAt),
    ...optional(fields, "fork", booleanAt),
  };
}

export function readCollaborator(fields: Fields): NewCollaborator {
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
