import { describe, expect, onTestFinished, test } from "vitest";
import type { PullRequestSource } from "../src/ci/build.js";
import { messageOf } from "../src/errors.js";
import { prepare } from "../src/prepare.js";
import { fakeCi } from "./support/fake-ci.js";
import { hostWith } from "./support/git-host.js";
import { HEAD } from "./support/payloads.js";

const COMMIT: PullRequestSource = { kind: "commit", sha: HEAD };
const TEST_BRANCH: PullRequestSource = { kind: "test-branch", number: 7, branch: "b", testRunId: "r" };

interface Given {
  readonly inputs: Readonly<Record<string, string>>;
  readonly pullRequest?: PullRequestSource;
  /** False where look-ups are switched off. */
  readonly mayAsk?: boolean;
}

/** What comes of a preparation, by its kind or its message, and what the Git host was asked meanwhile. */
async function prepared({ inputs, pullRequest, mayAsk = false }: Given) {
  const { host, asked } = hostWith({ number: 7 });
  const { ci, clean } = fakeCi({
    inputs: { token: "a-token", ...inputs },
    ...(pullRequest === undefined ? {} : { pullRequest }),
    ...(mayAsk ? { host } : {}),
  });
  onTestFinished(clean);
  const end = await prepare(ci, new AbortController().signal).then(({ kind }) => kind, messageOf);
  return { end, asked };
}

describe("a target that only the Git host can complete", () => {
  test("asks nobody while the inputs are read", async () => {
    const { end, asked } = await prepared({ inputs: { operation: "status" }, pullRequest: COMMIT, mayAsk: true });

    expect(end).toBe("perform");
    expect(asked).toEqual([]);
  });

  test("is one problem among the others where nobody can be asked", async () => {
    const { end } = await prepared({ inputs: { operation: "status", summary: "yes", token: "" }, pullRequest: COMMIT });

    expect(end.split("\n").map((line) => line.replace(/:.*/, ""))).toEqual(["- summary", "- pr-number", "- token"]);
    expect(end).toContain(`so open pull requests of commit ${HEAD} cannot be looked up.`);
  });

  test("is no second problem where github-token cannot be read", async () => {
    const { end } = await prepared({
      inputs: { operation: "status", "github-token": "two words" },
      pullRequest: COMMIT,
    });

    expect(end).toMatch(/^github-token: must be .*$/);
  });

  test("is not missing as well where the input that would name it cannot be read", async () => {
    const { end } = await prepared({ inputs: { operation: "status", "pr-number": "x" }, pullRequest: COMMIT });

    expect(end).toMatch(/^pr-number: must be .*$/);
  });
});

describe("what no look-up could answer", () => {
  test("is told with the other problems, and before anybody is asked", async () => {
    const { end, asked } = await prepared({
      inputs: { operation: "submit", priority: "-1" },
      pullRequest: { kind: "none", lookedAt: "the event" },
      mayAsk: true,
    });

    expect(end).toMatch(
      /^- priority: must be .*\n- pr-number: is needed here: no pull request was found in the event\.$/,
    );
    expect(asked).toEqual([]);
  });

  test("is told once where the input cannot be read", async () => {
    const { end } = await prepared({
      inputs: { operation: "submit", "pr-number": "0" },
      pullRequest: { kind: "none", lookedAt: "the event" },
    });

    expect(end).toMatch(/^pr-number: must be .*$/);
  });
});

describe("on a test branch", () => {
  test("an operation that changes something is skipped, without a token and without a look-up", async () => {
    const inputs = { operation: "submit", token: "" };

    expect(await prepared({ inputs, pullRequest: TEST_BRANCH })).toEqual({ end: "skip", asked: [] });
  });

  test("its other problems are told all the same", async () => {
    const inputs = { operation: "submit", priority: "-1" };

    expect((await prepared({ inputs, pullRequest: TEST_BRANCH })).end).toMatch(/^priority: must be /);
  });

  test("an operation that reads goes on", async () => {
    const inputs = { operation: "status", "target-branch": "main" };

    expect((await prepared({ inputs, pullRequest: TEST_BRANCH })).end).toBe("perform");
  });
});
