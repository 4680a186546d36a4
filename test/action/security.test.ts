import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Fault, FaultSpec } from "../../local-queue/src/serve/service.js";
import { annotations, errorLine, givenService, runAction } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { asToken } from "../support/api.js";
import { givenQueued, givenTesting } from "../support/queue.js";
import { type RunForOptions, runFor } from "../support/run-for.js";
import { runHere } from "../support/run-in-process.js";

/** Text with all characters that could end the place where a text is shown. */
const HOSTILE = [
  "start",
  "\n::error::injected",
  "\r\n::add-mask::start",
  "\u0085::warning::injected",
  "\u2028::set-output name=result::merged",
  " ##[set-output name=result]merged ##[error]injected",
  "%0A::error::injected %0D%0A",
  "\u001b[31mred\u001b[0m \u202egnihtemos\u2066 zero\u200bwidth",
  "| cell | `code` ``` <img src=x onerror=1> </code></details> <!-- -->",
  "\n```\n# Heading\n[link](https://link.example) @developer-9 $x$",
  "\n    section injected :done, a, 0, 9\n%% comment",
  "\nresult=merged\nghadelimiter_x\nEOF\nresult<<EOF\nmerged\nEOF",
].join("");

const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

type End = Awaited<ReturnType<typeof runHere>>;

/** Returns the lines that the runner would execute as commands, by the name of the command. */
function commandsIn(log: string): readonly string[] {
  return log.split("\n").flatMap((line) => /^\s*::([\w-]+)/.exec(line)?.[1] ?? []);
}

function expectHarmlessLog({ log }: End, commands: readonly string[]): void {
  expect(commandsIn(log)).toEqual(["add-mask", "add-mask", ...commands]);
  expect(log).not.toContain("##[");
  for (const line of log.split("\n")) expect(line).not.toMatch(CONTROL);
  const annotated = log.split("\n").filter((line) => line.startsWith("::"));
  // The runner decodes these escape sequences in a command. The sequences in the untrusted text must stay escaped.
  for (const line of annotated) expect(line.replaceAll("%250A", "").replaceAll("%250D", "")).not.toMatch(/%0[AD]/);
}

function expectHarmlessSummary({ summary }: End): void {
  const [, ...blocks] = summary.split("```");
  expect(blocks.length % 2, "fences come in pairs").toBe(0);
  expect(summary).not.toMatch(/<(?!\/?(?:code|details|summary)>)/);
  // Only the link to the pull request itself is allowed.
  expect(summary.replaceAll("](https://github.com/local/playground/pull/1)", "")).not.toContain("](");
  expect(summary).not.toContain("@developer-9");
  for (const line of summary.split("\n")) {
    expect(line).not.toMatch(CONTROL);
    expect(line).not.toMatch(/^# /);
    expect(line).not.toMatch(/^\s*(section|%%)/);
  }
  for (const block of summary.split("\n\n").filter((part) => part.startsWith("|"))) {
    const cells = block
      .trim()
      .split("\n")
      .map((row) => row.split("|").length);
    expect(new Set(cells).size, block).toBe(1);
  }
}

function declaredOutputs(): ReadonlySet<string> {
  const section = readFileSync("action.yml", "utf8").split("\noutputs:\n")[1]?.split("\nruns:")[0] ?? "";
  return new Set([...section.matchAll(/^ {2}([\w-]+):$/gm)].map((match) => match[1] ?? ""));
}

function expectDeclaredOutputs({ outputs }: End): void {
  const declared = declaredOutputs();
  expect(Object.keys(outputs).filter((name) => !declared.has(name))).toEqual([]);
}

/** Returns a fault that changes fields of a record or a queue, as a stranger could. */
function patched(endpoint: FaultSpec["endpoint"], merge: Readonly<Record<string, unknown>>, times = 0): FaultSpec {
  return { endpoint, times, fault: { kind: "patch", merge } };
}

describe("a step with hostile texts", () => {
  test("shows hostile texts of the service as plain text in log, summary and outputs", async () => {
    const names = ["state", "prTitle", "prAuthor", "priorityName", "stateChangedAt", "prSha", "id"];
    const readiness = { gitHubMergeability: HOSTILE, doesBaseBranchMatch: false };
    const record = { ...Object.fromEntries(names.map((name) => [name, HOSTILE])), readiness };
    const service = await givenService();
    const event = pullRequestEvent(givenQueued(service));
    service.control.addFault(patched("getSubmittedPullRequest", record));
    service.control.addFault(patched("getQueue", { state: HOSTILE }));

    const end = await runAction(service, { operation: "status" }, { event, environment: { RUNNER_DEBUG: "1" } });

    expect(end.outputs.result).toBe("found");
    expectHarmlessLog(
      end,
      commandsIn(end.log).filter((name) => name === "debug"),
    );
    expectHarmlessSummary(end);
    expectDeclaredOutputs(end);
    // An output is data for a later step: it contains the whole text, and sets no other output.
    expect(end.outputs["pr-title"]).toBe(HOSTILE);
    expect(end.outputs).not.toHaveProperty("EOF");
  });

  const refusals = (["restartTestsOnPullRequest", "getSubmittedPullRequest"] as const).map(
    (endpoint): FaultSpec => ({ endpoint, times: 0, fault: { kind: "status", status: 400, body: HOSTILE } }),
  );
  const states = [
    patched("getSubmittedPullRequest", { state: HOSTILE, prTitle: HOSTILE, isCurrentlySubmittedToQueue: true }, 1),
    patched("getSubmittedPullRequest", { state: "failed", prTitle: HOSTILE, isCurrentlySubmittedToQueue: false }),
  ];
  const base = "a`|<img>%0A::error::##[x]\u202e";

  test.each<[string, string, Readonly<Record<string, string>>, RunForOptions, string]>([
    ["the states of a wait", "wait-for-merge", { "poll-interval": "1s" }, { given: givenQueued, faults: states }, ""],
    ["a refusal", "status", {}, { faults: refusals }, "rejected"],
    ["a refused write", "restart-tests", {}, { faults: refusals }, "rejected"],
    [
      "the event's base branch",
      "cancel",
      {},
      { on: (pullRequest) => pullRequestEvent({ ...pullRequest, baseBranch: base }) },
      "not-found",
    ],
  ])(
    "shows hostile texts in %s as plain text in log, table and diagram",
    async (_, operation, inputs, options, kind) => {
      const end = await runFor(operation, inputs, options);

      expect(end.outputs["error-kind"]).toContain(kind);
      expectHarmlessLog(end, ["error"]);
      expectHarmlessSummary(end);
      expectDeclaredOutputs(end);
      expect(end.summary.includes("```mermaid")).toBe(operation === "wait-for-merge");
      if (kind === "not-found") expect(end.requests[0]?.body).toMatchObject({ targetBranch: base });
    },
  );

  test("shows a hostile text in an invalid input as plain text", async () => {
    const text = "a\n::error::b\r::warning::c ##[d]%0A";

    const end = await runFor(text, { "pr-number": text, summary: text });

    expectHarmlessLog({ ...end, log: end.log.replace(/%0A- /g, " - ") }, ["error"]);
    expect(annotations(end.log)).toHaveLength(1);
  });
});

/** Returns all texts that a run writes, except the lines that mask secrets. */
function written(end: End): string {
  const log = end.log.split("\n").filter((line) => !line.startsWith("::add-mask::"));
  const values = Object.values(end.outputs).join("\n");
  const page = end.summary.replace(/&#(\d+);/g, (_, digits: string) => String.fromCharCode(Number(digits)));
  return [...log, values, page, JSON.stringify(end.result ?? "")].join("\n");
}

describe("a step with its token in other texts", () => {
  // Markdown, HTML and JSON escape some of these characters.
  const TOKEN = asToken('tok_5ECRET"<0123>*456/789+=');
  const GITHUB_TOKEN = "ghs_5ECRET_9876543210";

  test("hides the token and the GitHub token in a record and in an error", async () => {
    const echo = `${TOKEN} and ${GITHUB_TOKEN}`;
    const json = { state: "testing", prTitle: echo, prAuthor: echo, prSha: TOKEN, stateChangedAt: echo, [TOKEN]: echo };
    const faults: readonly Fault[] = [
      { kind: "reply", status: 200, json: { ...json, isCurrentlySubmittedToQueue: true, readiness: { more: echo } } },
      { kind: "status", status: 400, body: `refused: ${echo}` },
    ];
    for (const fault of faults) {
      const end = await runFor(
        "status",
        {},
        {
          service: { token: TOKEN },
          faults: [{ endpoint: "getSubmittedPullRequest", times: 0, fault }],
          githubToken: GITHUB_TOKEN,
          environment: { RUNNER_DEBUG: "1" },
        },
      );

      expect(end.requests.some(({ headers }) => headers["x-api-token"] === TOKEN)).toBe(true);
      expect(end.requests.some((request) => request.fault !== null)).toBe(true);
      expect(written(end)).not.toMatch(/5ECRET/i);
    }
  });

  test("hides the token when other inputs contain the token by mistake", async () => {
    const service = await givenService({ token: TOKEN });

    const end = await runHere(
      service,
      { operation: TOKEN, "pr-number": TOKEN, "api-url": `https://${TOKEN}@service.example/v1` },
      { githubToken: GITHUB_TOKEN },
    );

    expect(end.outputs["error-kind"]).toBe("input");
    expect(written(end)).not.toMatch(/5ECRET/i);
  });

  test.each(["submit", "cancel", "restart-tests", "wait-for-merge"])(
    "hides the token in a dry run of %s",
    async (operation) => {
      const end = await runFor(
        operation,
        { "dry-run": "true" },
        {
          service: { token: TOKEN },
          given: ({ control }) => control.addPullRequest({ title: TOKEN }),
          githubToken: GITHUB_TOKEN,
        },
      );

      expect(end.outputs.result).toBe("planned");
      expect(written(end)).not.toMatch(/5ECRET/i);
    },
  );

  test.each(["line-one-5ECRET\nline-two-5ECRET", "with 5ECRET spaces"])(
    "rejects the token %j and hides it",
    async (token) => {
      const end = await runFor("status", { token });

      expect(errorLine(end.log)).toContain("token: must be one line of visible ASCII characters without spaces");
      expect(written(end)).not.toMatch(/5ECRET/i);
      expect(end.requests).toEqual([]);
    },
  );
});

describe("a step with long texts and lists", () => {
  test("omits a long title in the summary, but returns it in the result file", async () => {
    const title = "|".repeat(225 * 1024);
    const faults = [patched("getSubmittedPullRequest", { prTitle: title })];

    const end = await runFor("status", {}, { given: givenQueued, faults });

    expect(Buffer.byteLength(end.summary)).toBeLessThan(2048);
    expect(end.summary).toContain("### status: found");
    expect(end.summary).not.toContain("&#124;");
    expect(end.result).toMatchObject({ "pr-title": title });
  });

  test("shortens a long list in an output, but writes the whole list to the result file", async () => {
    const others = Array.from({ length: 15_000 }, (_, index) => ({ prNumber: 10_000 + index }));
    const faults = [patched("getQueue", { enqueuedPullRequests: [...others, { prNumber: 1 }] })];

    // A pull request that is not ready has no position in the queue.
    const end = await runFor("status", {}, { given: givenTesting, faults });

    const text = end.outputs.ahead ?? "";
    const shown: unknown = JSON.parse(text);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64 * 1024);
    expect(Buffer.byteLength(text)).toBeGreaterThan(64 * 1024 - 16);
    const numbers = others.map(({ prNumber }) => prNumber);
    expect(shown).toEqual(numbers.slice(0, Array.isArray(shown) ? shown.length : 0));
    expect(end.result).toMatchObject({ ahead: numbers });
    expect(end.summary).toContain("#10049 and 14950 more |");
    expect(end.outputs.position).toBe("15001");
  });
});
