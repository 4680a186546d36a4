import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readJsonList, readJsonText, readJsonValue } from "../../../src/ci/github/event.js";
import { gitHubTrigger } from "../../support/trigger.js";

const webhooks: unknown = createRequire(import.meta.url)("@octokit/webhooks-examples");

/** Returns the recorded payloads of an event. */
function recorded(name: string): readonly unknown[] {
  const all = Array.isArray(webhooks) ? webhooks : [];
  const examples = all.flatMap((webhook) =>
    readJsonText(webhook, "name") === name ? readJsonList(webhook, "examples") : [],
  );
  if (examples.length === 0) throw new Error(`There is no recorded ${name} event.`);
  return examples;
}

function classify(name: string, payload: unknown) {
  const repository = readJsonText(payload, "repository", "full_name") ?? "";
  return gitHubTrigger(name, payload, { GITHUB_REPOSITORY: repository }).pullRequest;
}

const HEAD = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";

test.each(["pull_request", "pull_request_review", "pull_request_review_comment"])(
  "gitHubTrigger returns the head and the base in recorded %s events",
  (name) => {
    const headSha: unknown = expect.stringMatching(/^[0-9a-f]{40}$/);
    for (const example of recorded(name)) {
      expect(classify(name, example)).toEqual({ kind: "event", number: 2, headSha, baseBranch: "master", fork: false });
    }
  },
);

test("gitHubTrigger returns the pull request in recorded events of review threads", () => {
  const numbers = recorded("pull_request_review_thread").map((example) => {
    const source = classify("pull_request_review_thread", example);
    return source.kind === "event" ? source.number : source.kind;
  });

  expect(new Set(numbers)).toEqual(new Set([2, 118]));
});

test("gitHubTrigger returns the listed pull request in recorded events of check suites", () => {
  for (const example of recorded("check_suite")) {
    const hasOne = readJsonList(example, "check_suite", "pull_requests").length > 0;
    expect(classify("check_suite", example)).toEqual(
      hasOne
        ? { kind: "event", number: 2, headSha: HEAD, baseBranch: "master", fork: false }
        : { kind: "none", lookedAt: "check_suite.pull_requests, which is empty" },
    );
  }
});

test("gitHubTrigger returns the listed pull request in recorded events of check runs", () => {
  for (const example of recorded("check_run")) {
    const [first] = readJsonList(example, "check_run", "pull_requests");
    const source = classify("check_run", example);
    if (first === undefined) expect(source.kind).toBe("none");
    else {
      expect(source).toMatchObject({
        kind: "event",
        number: readJsonValue(first, "number"),
        headSha: readJsonText(example, "check_run", "head_sha"),
        baseBranch: "master",
      });
    }
  }
});

test("gitHubTrigger returns the head branch or head commit of recorded workflow_run events", () => {
  const sources = recorded("workflow_run").map((example) => classify("workflow_run", example));

  // The first run is for a commit of another repository.
  expect(sources.map(({ kind }) => kind)).toEqual(["head", "commit", "commit", "commit", "commit"]);
  expect(sources[0]).toMatchObject({ owner: "octo-org", branch: "main" });
});
