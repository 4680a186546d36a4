import { describe, expect, onTestFinished, test } from "vitest";
import type { EventPullRequest } from "../src/ci/build.js";
import { getErrorMessage } from "../src/errors.js";
import { resolveRunInputs } from "../src/prepare.js";
import { fakeCi } from "./support/fake-ci.js";
import { hostWith } from "./support/git-host.js";
import { HEAD } from "./support/payloads.js";

const COMMIT: EventPullRequest = { kind: "commit", sha: HEAD };
const TEST_BRANCH: EventPullRequest = { kind: "test-branch", number: 7, branch: "b", testRunId: "r" };

interface Given {
  readonly inputs: Readonly<Record<string, string>>;
  readonly pullRequest?: EventPullRequest;
  /** False when requests to GitHub are off. */
  readonly mayAsk?: boolean;
}

/** Returns the result or the error message of prepareRun, and the requests to GitHub. */
async function prepared({ inputs, pullRequest, mayAsk = false }: Given) {
  const { host, requests } = hostWith({ number: 7 });
  const { ci, clean } = fakeCi({
    inputs: { token: "a-token", ...inputs },
    ...(pullRequest === undefined ? {} : { pullRequest }),
    ...(mayAsk ? { host } : {}),
  });
  onTestFinished(clean);
  const end = await resolveRunInputs(ci, new AbortController().signal).then(({ kind }) => kind, getErrorMessage);
  return { end, requests };
}

describe("resolveRunInputs when only GitHub knows the target", () => {
  test("sends no request during the check of the inputs", async () => {
    const { end, requests } = await prepared({ inputs: { operation: "status" }, pullRequest: COMMIT, mayAsk: true });

    expect(end).toBe("perform");
    expect(requests).toEqual([]);
  });

  test("reports the missing target with all other problems when requests to GitHub are off", async () => {
    const { end } = await prepared({ inputs: { operation: "status", summary: "yes", token: "" }, pullRequest: COMMIT });

    expect(end.split("\n").map((line) => line.replace(/:.*/, ""))).toEqual(["- summary", "- pr-number", "- token"]);
    expect(end).toContain(`so open pull requests of commit ${HEAD} cannot be looked up.`);
  });

  test("reports only github-token when github-token is invalid", async () => {
    const { end } = await prepared({
      inputs: { operation: "status", "github-token": "two words" },
      pullRequest: COMMIT,
    });

    expect(end).toMatch(/^github-token: must be .*$/);
  });

  test("reports only pr-number when pr-number is invalid", async () => {
    const { end } = await prepared({ inputs: { operation: "status", "pr-number": "x" }, pullRequest: COMMIT });

    expect(end).toMatch(/^pr-number: must be .*$/);
  });
});

describe("resolveRunInputs when nothing can name the target", () => {
  test("reports the missing target with all other problems before any request", async () => {
    const { end, requests } = await prepared({
      inputs: { operation: "submit", priority: "-1" },
      pullRequest: { kind: "none", lookedAt: "the event" },
      mayAsk: true,
    });

    expect(end).toMatch(
      /^- priority: must be .*\n- pr-number: a value is required: no pull request was found in the event\.$/,
    );
    expect(requests).toEqual([]);
  });

  test("reports only pr-number when pr-number is invalid", async () => {
    const { end } = await prepared({
      inputs: { operation: "submit", "pr-number": "0" },
      pullRequest: { kind: "none", lookedAt: "the event" },
    });

    expect(end).toMatch(/^pr-number: must be .*$/);
  });
});

describe("resolveRunInputs when the token belongs to another API version", () => {
  const KEY = { token: "trunk_v2_key", "api-version": "v1", "target-branch": "main" };

  test.each(["status", "check-test-results", "compute-impacted-targets"])(
    "reports the wrong token to %s",
    async (operation) => {
      const inputs = { ...KEY, operation };

      expect((await prepared({ inputs, pullRequest: COMMIT, mayAsk: true })).end).toMatch(
        /token: the token is a key of API v2 /,
      );
    },
  );

  test("skips submit on a test branch", async () => {
    const inputs = { ...KEY, operation: "submit" };

    expect((await prepared({ inputs, pullRequest: TEST_BRANCH })).end).toBe("skip");
  });
});

describe("resolveRunInputs on a test branch of the queue", () => {
  test("skips an operation that writes, even without a token", async () => {
    const inputs = { operation: "submit", token: "" };

    expect(await prepared({ inputs, pullRequest: TEST_BRANCH })).toEqual({ end: "skip", requests: [] });
  });

  test("reports invalid inputs of a skipped operation", async () => {
    const inputs = { operation: "submit", priority: "-1" };

    expect((await prepared({ inputs, pullRequest: TEST_BRANCH })).end).toMatch(/^priority: must be /);
  });

  test("runs an operation that only reads", async () => {
    const inputs = { operation: "status", "target-branch": "main" };

    expect((await prepared({ inputs, pullRequest: TEST_BRANCH })).end).toBe("perform");
  });
});
