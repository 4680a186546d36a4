import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../../local-queue/src/engine/settings.js";
import { findSettingChanges } from "../../src/queue/changes.js";
import { SETTING_DEFINITIONS, type SettingValue } from "../../src/queue/settings.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";

function queueWith(fields: Readonly<Record<string, unknown>>) {
  return queueSchema.parse({ state: "running", enqueuedPullRequests: [], ...fields });
}

function changesBetween(now: unknown, name: string, wanted: SettingValue) {
  return findSettingChanges(queueWith({ [name]: now }), new Map([[name, wanted]]));
}

test("SETTINGS lists exactly the settings that the service returns", () => {
  const names = SETTING_DEFINITIONS.map(({ name }) => name);

  expect(names.toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
});

test("findSettingChanges returns no change between a queue and its own settings", () => {
  const shown = new Map(
    SETTING_DEFINITIONS.map(({ name, read }) => [name, read(Object(DEFAULT_SETTINGS)[name]) ?? null]),
  );

  expect(findSettingChanges(queueWith(Object(DEFAULT_SETTINGS)), shown)).toEqual([]);
});

describe("findSettingChanges with equal values", () => {
  test.each<[unknown, string, SettingValue]>([
    [0, "pendingFailureDepth", 0],
    ["0", "pendingFailureDepth", 0],
    ["12", "notReadyTimeoutHours", 12],
    ["REBASE", "mergeMethod", "rebase"],
    [["b", "a"], "requiredStatuses", ["a", "b"]],
    [["a", "b", "a"], "requiredStatuses", ["a", "b"]],
    [[], "requiredStatuses", null],
    [null, "requiredStatuses", null],
    [undefined, "requiredStatuses", null],
    [["b", "a"], "allowedBotSubmitters", ["a", "b"]],
    [[{ a: 1, b: [2] }], "batchingRules", [{ b: [2], a: 1 }]],
  ])("returns no change when the reply has %j for %s and the file has %j", (now, name, wanted) => {
    expect(changesBetween(now, name, wanted)).toEqual([]);
  });
});

describe("findSettingChanges with different values", () => {
  test.each<[unknown, string, SettingValue]>([
    [1, "pendingFailureDepth", 0],
    [undefined, "pendingFailureDepth", 0],
    [null, "concurrency", 1],
    ["", "notReadyTimeoutHours", 0],
    ["true", "extensionEnabled", true],
    ["a_new_method", "mergeMethod", "rebase"],
    [null, "requiredStatuses", ["a"]],
    [["a"], "requiredStatuses", null],
    [["A"], "requiredStatuses", ["a"]],
    [["a", "b"], "requiredStatuses", ["a"]],
    [undefined, "allowedBotSubmitters", []],
    [[{ a: 1 }, { a: 2 }], "batchingRules", [{ a: 2 }, { a: 1 }]],
    [["a", "b"], "batchingRules", ["b", "a"]],
  ])("returns one change when the reply has %j for %s and the file has %j", (now, name, wanted) => {
    expect(changesBetween(now, name, wanted)).toMatchObject([{ setting: name, to: wanted }]);
  });
});
