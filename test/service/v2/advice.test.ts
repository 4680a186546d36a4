import { expect, test } from "vitest";
import { failureOf, PULL_REQUEST, QUEUE } from "../../support/service-under-test.js";
import { failed, givenApi, listOf, ok, pullRequest, QUEUE_ID, TEXT } from "./api.js";

const PAUSE = `POST /merge-queues/${QUEUE_ID}/pause`;
const KEYS_PAGE = "Settings > Developer > API keys";

test.each<[code: string, status: number, kind: string, details: readonly string[]]>([
  [
    "PR_NOT_ENQUEUEABLE",
    422,
    "rejected",
    [
      "The queue does not accept the pull request. The pull request must be open, its base branch must be target-branch, and the queue must not be draining.",
    ],
  ],
  [
    "PR_NOT_IN_ACTIVE_STATE",
    409,
    "rejected",
    ["The pull request is no longer in the queue. Check the status of the pull request."],
  ],
  [
    "PR_TESTS_NOT_RESTARTABLE",
    422,
    "rejected",
    ["Only tests of a pull request in the state testing or pending_failure can be restarted."],
  ],
  [
    "MODE_CHANGE_IN_PROGRESS",
    409,
    "rejected",
    ["The queue is switching modes and rejects changes until it is empty. Run the step again when the queue is empty."],
  ],
  [
    "MERGE_QUEUE_NOT_CREATABLE",
    422,
    "rejected",
    ["Check in the web application that the service's app is installed for the repository."],
  ],
  [
    "IMPACTED_TARGETS_UNSUPPORTED",
    422,
    "rejected",
    ["The service accepts no impacted targets for repositories on this host."],
  ],
  [
    "ALLOWED_BOT_SUBMITTERS_FROZEN",
    422,
    "rejected",
    ["The setting allowedBotSubmitters is locked. Omit the setting, or ask the vendor to unlock it."],
  ],
  [
    "INVALID_TOKEN",
    401,
    "auth",
    [
      `The key is not valid, has expired or was deleted. An administrator of the organization makes keys in the web application: ${KEYS_PAGE}.`,
    ],
  ],
  ["PR_ALREADY_ENQUEUED", 409, "rejected", []],
  ["QUEUE_ALREADY_EXISTS", 409, "rejected", []],
  ["VALIDATION_FAILED", 400, "rejected", []],
  ["INTERNAL_ERROR", 500, "unavailable", ["The service is unavailable at the moment. Run the step again later."]],
  ["A_NEWER_CODE", 418, "rejected", []],
  ["A_NEWER_CODE", 503, "unavailable", ["The service is unavailable at the moment. Run the step again later."]],
])(
  "error of a failed request on API v2 contains kind and advice for the code %s with status %i",
  async (code, status, kind, details) => {
    const { service } = await givenApi({ [PAUSE]: failed(status, code) }, { isDocumented: false });

    const error = await failureOf(service.setQueueState(QUEUE, "paused").send());

    expect([error.kind, error.facts.code, error.details]).toEqual([kind, code, details]);
    expect(error.message).toBe(`mergeQueues.pause was answered with status ${status}: "text of ${code}".`);
  },
);

test.each([
  [401, "Unauthorized", "auth", /^The key is not valid/],
  [403, "Forbidden", "auth", /^The key lacks a permission\./],
  [429, "Too Many Requests", "unavailable", /^The service is unavailable/],
  [503, "<html><h1>Service Unavailable</h1></html>", "unavailable", /^The service is unavailable/],
  [504, "upstream request timeout", "unavailable", /^The service is unavailable/],
])(
  "error of a failed request on API v2 contains advice for status %i when the reply has no code",
  async (status, body, kind, advice) => {
    const { service } = await givenApi({ [PAUSE]: { status, headers: TEXT, body } });

    const error = await failureOf(service.setQueueState(QUEUE, "paused").send());

    expect([error.kind, error.facts.code]).toEqual([kind, undefined]);
    expect(error.details).toEqual([expect.stringMatching(advice)]);
  },
);

test("error of a failed read on API v2 contains advice about the keys when the permission is missing", async () => {
  const { service } = await givenApi({ "GET /pull-requests": failed(403, "INSUFFICIENT_PERMISSIONS") });

  const { details } = await failureOf(service.readRecord(PULL_REQUEST));

  expect(details).toEqual([`Check the key and its organization in the web application: ${KEYS_PAGE}.`]);
});

test.each([
  ["a code in another place", { code: "PR_NOT_FOUND", message: "no" }],
  ["a code that is no text", { error: { code: 7, message: "no" } }],
  ["an error that is a text", { error: "PR_NOT_FOUND" }],
  ["a code in lower case", { error: { code: "pr_not_found", message: "no" } }],
])("error of a failed read on API v2 contains no code and no advice when the reply has %s", async (_what, body) => {
  const reply = { ...ok(body), status: 404 };
  const { service } = await givenApi({ "GET /pull-requests": reply }, { isDocumented: false });

  const { facts, details } = await failureOf(service.readRecord(PULL_REQUEST));

  expect([facts.code, details]).toEqual([undefined, []]);
});

test("unreadable reply to a read on API v2 allows a retry of the step", async () => {
  const { service } = await givenApi(
    { "GET /pull-requests": listOf({ ...pullRequest(), sha: 7 }) },
    { isDocumented: false },
  );

  const { kind, facts } = await failureOf(service.readRecord(PULL_REQUEST));

  expect([kind, facts.ambiguous, facts.transient]).toEqual(["response", false, true]);
});
