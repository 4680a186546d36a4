import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { at, listAt, textAt } from "../../../src/ci/github/event.js";
import { gitHubTrigger } from "../../support/trigger.js";

const webhooks: unknown = createRequire(import.meta.url)("@octokit/webhooks-examples");

/** The recorded payloads of an event, or of one of its actions. */
function recorded(name: string, action?: string): readonly unknown[] {
  const all = Array.isArray(webhooks) ? webhooks : [];
  const examples = all.flatMap((webhook) => (textAt(webhook, "name") === name ? listAt(webhook, "examples") : []));
  const wanted = action === undefined ? examples : examples.filter((example) => textAt(example, "action") === action);
  if (wanted.length === 0) throw new Error(`There is no recorded ${name} event.`);
  return wanted;
}

function classify(name: string, payload: unknown) {
  const repository = textAt(payload, "repository", "full_name") ?? "";
  return gitHubTrigger(name, payload, { GITHUB_REPOSITORY: repository }).pullRequest;
}

const HEAD = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";

test("every recorded event of every kind is classified without a throw", () => {
  const all = Array.isArray(webhooks) ? webhooks : [];
  const kinds = all.flatMap((webhook) => {
    const name = textAt(webhook, "name") ?? "";
    return listAt(webhook, "examples").map((example) => classify(name, example).kind);
  });

  expect(kinds.length).toBeGreaterThan(100);
});

describe.each(["pull_request", "pull_request_review", "pull_request_review_comment"])("%s", (name) => {
  test("recorded events name their pull request with head and base", () => {
    for (const example of recorded(name)) {
      expect(classify(name, example)).toEqual({
        kind: "event",
        number: 2,
        headSha: expect.stringMatching(/^[0-9a-f]{40}$/),
        baseBranch: "master",
        fork: false,
      });
    }
  });
});

test("recorded review threads name the pull request that they stand on", () => {
  const numbers = recorded("pull_request_review_thread").map((example) => {
    const source = classify("pull_request_review_thread", example);
    return source.kind === "event" ? source.number : source.kind;
  });

  expect(new Set(numbers)).toEqual(new Set([2, 118]));
});

test("recorded check suites name their pull request, or none", () => {
  for (const example of recorded("check_suite")) {
    const hasOne = listAt(example, "check_suite", "pull_requests").length > 0;
    expect(classify("check_suite", example)).toEqual(
      hasOne
        ? { kind: "event", number: 2, headSha: HEAD, baseBranch: "master", fork: false }
        : { kind: "none", lookedAt: "check_suite.pull_requests, which is empty" },
    );
  }
});

test("recorded check runs name their pull request, or none", () => {
  for (const example of recorded("check_run")) {
    const [first] = listAt(example, "check_run", "pull_requests");
    const source = classify("check_run", example);
    if (first === undefined) expect(source.kind).toBe("none");
    else {
      expect(source).toMatchObject({
        kind: "event",
        number: at(first, "number"),
        headSha: textAt(example, "check_run", "head_sha"),
        baseBranch: "master",
      });
    }
  }
});

test("recorded workflow runs leave the question to the commit or the fork's branch", () => {
  const sources = recorded("workflow_run").map((example) => classify("workflow_run", example));

  // The first one ran for another repository's commit; one lists a pull request of another repository.
  expect(sources.map(({ kind }) => kind)).toEqual(["head", "commit", "commit", "commit", "commit"]);
  expect(sources[0]).toMatchObject({ owner: "octo-org", branch: "main" });
});
