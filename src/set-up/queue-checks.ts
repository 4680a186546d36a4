/** This file checks the key, the settings of the queue, and the rules of GitHub that concern the queue. */
import { formatTruncatedList } from "../text/format.js";
import {
  createFaultIf,
  describeQueueSetting,
  type Fault,
  type FaultDetector,
  findQueueSetting,
  findSettingPosition,
  type SetUp,
} from "./set-up.js";

/** Rules that prevent the queue from creating, changing or deleting its test branches. */
const BLOCKING_RULES: readonly string[] = ["creation", "update", "deletion", "pull_request", "required_status_checks"];

const HOST_METHODS: Readonly<Record<string, string>> = { merge_commit: "merge", squash: "squash", rebase: "rebase" };

function findForbiddenMethod(setUp: SetUp): readonly Fault[] {
  const method = findQueueSetting(setUp, "mergeMethod");
  const { rules } = setUp;
  if (rules === undefined || typeof method !== "string") return [];
  const hostMethod = HOST_METHODS[method] ?? "";
  const isForbidden = hostMethod !== "" && rules.mergeMethods?.includes(hostMethod) === false;
  const isNotLinear = method === "merge_commit" && rules.types.includes("required_linear_history");
  const message = `${describeQueueSetting(setUp, "mergeMethod")}, which the rules of ${setUp.targetBranch} do not allow.`;
  return createFaultIf(isForbidden || isNotLinear, message, findSettingPosition(setUp, "mergeMethod"));
}

function setting(name: string, isWrong: (value: unknown, get: (other: string) => unknown) => boolean) {
  return (setUp: SetUp): readonly Fault[] => {
    const get = (other: string) => findQueueSetting(setUp, other);
    const value = get(name);
    const isFault = value !== undefined && isWrong(value, get);
    return createFaultIf(isFault, `${describeQueueSetting(setUp, name)}.`, findSettingPosition(setUp, name));
  };
}

export const queueFaultDetectors: readonly FaultDetector[] = [
  {
    id: "token-rejected",
    severity: "error",
    meaning: "The service rejects the key or the token.",
    fix: "Make a new key in the web application of the organization that owns the queue.",
    find: ({ queue }) => createFaultIf(queue === "rejected", "The service rejects the token."),
  },
  {
    id: "token-of-v1",
    severity: "note",
    meaning: "The token is the organization's token for API v1, which can change every queue.",
    fix: "Make a key of API v2 with the permissions that the workflows need.",
    find: ({ token }) => createFaultIf(token === "v1", "The token is the organization's token for API v1."),
  },
  {
    id: "queue-missing",
    severity: "error",
    meaning: "The service has no queue for the target branch.",
    fix: "Create the queue, or correct `target-branch` and `repository`.",
    find: ({ queue, targetBranch }) =>
      createFaultIf(queue === "not-found", `There is no queue for branch ${targetBranch}.`),
  },
  {
    id: "queue-file-invalid",
    severity: "error",
    meaning: "The file with the settings of the queues has errors, so `apply-queue` rejects the file.",
    fix: "Correct the line that the message names.",
    find: ({ queueFileProblems }) => queueFileProblems.map(({ text, ...place }) => ({ message: text, place })),
  },
  {
    id: "queue-file-without-branch",
    severity: "note",
    meaning: "The file with the settings of the queues has other branches, but not the target branch.",
    fix: "Correct the name of the branch in the file, or ignore the finding if the file has no settings for this queue on purpose.",
    find: ({ queueFile, targetBranch }) => {
      if (queueFile === undefined || queueFile.branches.length === 0) return [];
      const { branches, file, line } = queueFile;
      const message = `The file ${file} has no settings for ${targetBranch}. The file has settings for ${formatTruncatedList(branches, 5)}.`;
      return createFaultIf(!branches.includes(targetBranch), message, { file, line });
    },
  },
  {
    id: "optimistic-merge-without-depth",
    severity: "warning",
    meaning: "`canOptimisticallyMerge` has no effect, because `pendingFailureDepth` is 0.",
    fix: "Set `pendingFailureDepth` to 1 or more, or `canOptimisticallyMerge: false`.",
    find: setting("pendingFailureDepth", (value, get) => value === 0 && get("canOptimisticallyMerge") === true),
  },
  {
    id: "optimistic-merge-without-slots",
    severity: "warning",
    meaning:
      "`canOptimisticallyMerge` has no effect, because `concurrency: 1` allows no test run of a later pull request.",
    fix: "Set `concurrency` to 2 or more, or `canOptimisticallyMerge: false`.",
    find: setting("concurrency", (value, get) => value === 1 && get("canOptimisticallyMerge") === true),
  },
  {
    id: "batch-of-one",
    severity: "warning",
    meaning:
      "`batch` is `true`, but `batchingMinSize: 1` starts the tests of a batch as soon as it has one pull request.",
    fix: "Set `batchingMinSize` to 2 or more, or `batch: false`.",
    find: setting("batchingMinSize", (value, get) => value === 1 && get("batch") === true),
  },
  {
    id: "bisection-without-batch",
    severity: "warning",
    meaning: "`optimizationMode` has no effect, because only batches are bisected, and `batch` is `false`.",
    fix: "Set `batch: true`, or `optimizationMode: off`.",
    find: setting("optimizationMode", (value, get) => value !== "off" && value !== null && get("batch") === false),
  },
  {
    id: "label-command-without-label",
    severity: "warning",
    meaning: "`labelCommandsEnabled` is `true`, but the queue has no `enqueueingLabel`.",
    fix: "Set `enqueueingLabel`, or `labelCommandsEnabled: false`.",
    find: setting("labelCommandsEnabled", (value, get) => value === true && !get("enqueueingLabel")),
  },
  {
    id: "merge-method-forbidden",
    severity: "error",
    meaning: "GitHub's rules of the target branch do not allow the queue's `mergeMethod`.",
    fix: "Set `mergeMethod` to an allowed method, or change the rules of the branch.",
    find: findForbiddenMethod,
  },
  {
    id: "second-merge-queue",
    severity: "error",
    meaning: "The rules of the target branch require GitHub's own merge queue, so the service's queue cannot merge.",
    fix: "Remove the rule `Require merge queue` from the target branch.",
    find: ({ rules, targetBranch }) =>
      createFaultIf(rules?.types.includes("merge_queue") === true, `${targetBranch} requires GitHub's merge queue.`),
  },
  {
    id: "test-branches-protected",
    severity: "warning",
    meaning:
      "A ruleset applies to the test branches. The queue can write to these branches only if its app may bypass the ruleset.",
    fix: "Exclude `trunk-merge/**` and `trunk-temp/**` from the ruleset.",
    find({ testBranchRules = [] }) {
      const blocking = BLOCKING_RULES.filter((type) => testBranchRules.includes(type));
      return createFaultIf(
        blocking.length > 0,
        `These rules apply to the branches trunk-merge/**: ${blocking.join(", ")}.`,
      );
    },
  },
];
