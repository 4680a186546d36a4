import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { FaultSpec } from "../../src/local-queue/service.js";
import { runHere } from "../run/run-here.js";
import { pullRequestEvent } from "./events.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";

/** Everything that could leave the place where a text is shown. */
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

/** What the runner would take for a command, by its name. */
function commandsIn(log: string): readonly string[] {
  return log.split("\n").flatMap((line) => /^\s*::([\w-]+)/.exec(line)?.[1] ?? []);
}

function expectHarmlessLog({ log }: End, commands: readonly string[]): void {
  expect(commandsIn(log)).toEqual(["add-mask", "add-mask", ...commands]);
  expect(log).not.toContain("##[");
  for (const line of log.split("\n")) expect(line).not.toMatch(CONTROL);
  const annotated = log.split("\n").filter((line) => line.startsWith("::"));
  // In a command the runner decodes these; what came must stay what it is.
  for (const line of annotated) expect(line.replaceAll("%250A", "").replaceAll("%250D", "")).not.toMatch(/%0[AD]/);
}

function expectHarmlessSummary({ summary }: End): void {
  const [, ...blocks] = summary.split("```");
  expect(blocks.length % 2, "fences come in pairs").toBe(0);
  expect(summary).not.toMatch(/<(?!\/?(?:code|details|summary)>)/);
  // The pull request itself is linked.
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

describe("texts of others", () => {
  test("in a record and a queue stay texts in log, summary and outputs", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    await runHere(service, { operation: "submit" }, { event: pullRequestEvent(pullRequest) });
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      times: 0,
      fault: {
        kind: "patch",
        merge: {
          state: HOSTILE,
          prTitle: HOSTILE,
          prAuthor: HOSTILE,
          priorityName: HOSTILE,
          stateChangedAt: HOSTILE,
          prSha: HOSTILE,
          id: HOSTILE,
          readiness: { gitHubMergeability: HOSTILE, doesBaseBranchMatch: false },
        },
      },
    });
    service.control.addFault({ endpoint: "getQueue", times: 0, fault: { kind: "patch", merge: { state: HOSTILE } } });

    const end = await runAction(
      service,
      { operation: "status" },
      { event: pullRequestEvent(pullRequest), environment: { RUNNER_DEBUG: "1" } },
    );

    expect(end.outputs.result).toBe("found");
    expectHarmlessLog(
      end,
      commandsIn(end.log).filter((name) => name === "debug"),
    );
    expectHarmlessSummary(end);
    expectDeclaredOutputs(end);
    // An output is data for a later step: it is whole, and it sets no other one.
    expect(end.outputs["pr-title"]).toBe(HOSTILE);
    expect(end.outputs).not.toHaveProperty("EOF");
  });

  test("in the states of a wait stay texts in its log, table and diagram", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    await runHere(service, { operation: "submit" }, { event: pullRequestEvent(pullRequest) });
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      fault: { kind: "patch", merge: { state: HOSTILE, prTitle: HOSTILE, isCurrentlySubmittedToQueue: true } },
    });
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      times: 0,
      fault: { kind: "patch", merge: { state: "failed", prTitle: HOSTILE, isCurrentlySubmittedToQueue: false } },
    });

    const end = await runHere(
      service,
      { operation: "wait-for-merge", "poll-interval": "1s", timeout: "20s" },
      { event: pullRequestEvent(pullRequest) },
    );

    expect(end.outputs.result).toBe("failed");
    expect(end.summary).toContain("```mermaid");
    expectHarmlessLog(end, ["error"]);
    expectHarmlessSummary(end);
    expectDeclaredOutputs(end);
  });

  test("in the service's refusal stay texts in the one annotation and below it", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    for (const endpoint of ["restartTestsOnPullRequest", "getSubmittedPullRequest"] as const)
      service.control.addFault({ endpoint, times: 0, fault: { kind: "status", status: 400, body: HOSTILE } });

    for (const operation of ["restart-tests", "status"]) {
      const end = await runHere(service, { operation }, { event: pullRequestEvent(pullRequest) });

      expect(end.outputs).toMatchObject({ result: "error", "error-kind": "rejected" });
      expectHarmlessLog(end, ["error"]);
      expectHarmlessSummary(end);
      expectDeclaredOutputs(end);
    }
  });

  test("in the event's base branch stay texts, and reach the service as they are", async () => {
    const service = await givenService();
    const base = "a`|<img>%0A::error::##[x]\u202e";
    const pullRequest = { ...service.control.addPullRequest(), baseBranch: base };

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect(end.outputs["error-kind"]).toBe("not-found");
    expect(end.requests[0]?.body).toMatchObject({ targetBranch: base });
    expectHarmlessLog(end, ["error"]);
    expectHarmlessSummary(end);
  });

  test("in an ill input stay texts", async () => {
    const service = await givenService();
    const text = "a\n::error::b\r::warning::c ##[d]%0A";

    const end = await runHere(service, { operation: text, "pr-number": text, summary: text });

    expect(end.exitCode).toBe(1);
    expectHarmlessLog({ ...end, log: end.log.replace(/%0A- /g, " - ") }, ["error"]);
    expect(annotations(end.log)).toHaveLength(1);
  });
});

/** Wherever a run writes, besides the masks themselves. */
function written(end: End): string {
  const log = end.log.split("\n").filter((line) => !line.startsWith("::add-mask::"));
  const values = Object.values(end.outputs).join("\n");
  const page = end.summary.replace(/&#(\d+);/g, (_, digits: string) => String.fromCharCode(Number(digits)));
  return [...log, values, page, JSON.stringify(end.result ?? "")].join("\n");
}

describe("the token", () => {
  // With characters that Markdown, HTML and JSON write in another way.
  const TOKEN = 'tok_5ECRET"<0123>*456/789+=';
  const GITHUB_TOKEN = "ghs_5ECRET_9876543210";

  const echo = `${TOKEN} and ${GITHUB_TOKEN}`;
  const FAILURES: readonly [string, string, FaultSpec][] = [
    ["a refusal that repeats it", "restart-tests", reply("restartTestsOnPullRequest", 400)],
    ["a 401 that repeats it", "cancel", reply("getSubmittedPullRequest", 401)],
    ["a 403 that repeats it", "status", reply("getSubmittedPullRequest", 403)],
    ["a 404 that repeats it", "restart-tests", reply("restartTestsOnPullRequest", 404)],
    ["a 500 that repeats it", "restart-tests", reply("restartTestsOnPullRequest", 500)],
    [
      "a reply that does not fit",
      "status",
      {
        endpoint: "getSubmittedPullRequest",
        times: 0,
        fault: { kind: "reply", status: 200, json: { state: echo, [TOKEN]: GITHUB_TOKEN } },
      },
    ],
    [
      "a reply that is no JSON",
      "status",
      { endpoint: "getSubmittedPullRequest", times: 0, fault: { kind: "reply", status: 200, text: echo } },
    ],
    [
      "a redirect that repeats it",
      "status",
      {
        endpoint: "getSubmittedPullRequest",
        times: 0,
        fault: { kind: "redirect", status: 302, location: `https://service.example/${TOKEN}` },
      },
    ],
    [
      "a connection that ends",
      "restart-tests",
      { endpoint: "restartTestsOnPullRequest", times: 0, fault: { kind: "drop", when: "before" } },
    ],
    [
      "a record full of it",
      "status",
      {
        endpoint: "getSubmittedPullRequest",
        times: 0,
        fault: {
          kind: "reply",
          status: 200,
          json: {
            state: "testing",
            prTitle: echo,
            prAuthor: echo,
            prSha: TOKEN,
            stateChangedAt: echo,
            isCurrentlySubmittedToQueue: true,
            readiness: { more: echo, gitHubMergeability: TOKEN },
          },
        },
      },
    ],
  ];

  function reply(endpoint: FaultSpec["endpoint"], status: number): FaultSpec {
    return { endpoint, times: 0, fault: { kind: "status", status, body: `refused: ${echo}` } };
  }

  test.each(FAILURES)("is nowhere after %s", async (_, operation, fault) => {
    const service = await givenService({ token: TOKEN });
    const pullRequest = service.control.addPullRequest();
    service.control.addFault(fault);

    const end = await runHere(
      service,
      { operation, "request-timeout": "2s" },
      { event: pullRequestEvent(pullRequest), githubToken: GITHUB_TOKEN, environment: { RUNNER_DEBUG: "1" } },
    );

    expect(end.requests.some(({ headers }) => headers["x-api-token"] === TOKEN)).toBe(true);
    expect(end.requests.some((request) => request.fault === fault.fault.kind)).toBe(true);
    expect(written(end)).not.toMatch(/5ECRET/i);
  });

  test("is nowhere when it stands in other inputs by mistake", async () => {
    const service = await givenService({ token: TOKEN });

    const end = await runHere(
      service,
      { operation: TOKEN, "pr-number": TOKEN, "api-url": `https://${TOKEN}@service.example/v1` },
      { githubToken: GITHUB_TOKEN },
    );

    expect(end.outputs["error-kind"]).toBe("input");
    expect(written(end)).not.toMatch(/5ECRET/i);
  });

  test("is nowhere in a dry run", async () => {
    const service = await givenService({ token: TOKEN });
    const pullRequest = service.control.addPullRequest({ title: TOKEN });

    for (const operation of ["submit", "cancel", "restart-tests", "wait-for-merge"]) {
      const end = await runHere(
        service,
        { operation, "dry-run": "true" },
        { event: pullRequestEvent(pullRequest), githubToken: GITHUB_TOKEN },
      );
      expect(end.outputs.result).toBe("planned");
      expect(written(end)).not.toMatch(/5ECRET/i);
    }
  });

  test.each(["line-one-5ECRET\nline-two-5ECRET", "with 5ECRET spaces"])(
    "%j is refused without being shown",
    async (token) => {
      const service = await givenService();

      const end = await runHere(service, { operation: "status", token, "pr-number": "1" });

      expect(errorLine(end.log)).toContain("token: must be one line of visible ASCII characters without spaces");
      expect(written(end)).not.toMatch(/5ECRET/i);
      expect(end.requests).toEqual([]);
    },
  );
});

async function statusWithTitle(title: string): Promise<End> {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  await runHere(service, { operation: "submit" }, { event: pullRequestEvent(pullRequest) });
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    times: 0,
    fault: { kind: "patch", merge: { prTitle: title } },
  });
  return runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });
}

describe("sizes", () => {
  const LIMIT = 900 * 1024;

  test("a title of any length leaves the summary short, and is whole in the result", async () => {
    const end = await statusWithTitle("|".repeat(LIMIT / 4));

    expect(end.exitCode).toBe(0);
    expect(Buffer.byteLength(end.summary)).toBeLessThan(2048);
    expect(end.summary).toContain("### status: found");
    expect(end.summary).not.toContain("&#124;");
    expect(end.result).toMatchObject({ "pr-title": "|".repeat(LIMIT / 4) });
  });

  test("an output with a long list is cut at whole items, and result-file has them all", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    await runHere(service, { operation: "submit" }, { event: pullRequestEvent(pullRequest) });
    // What is not ready has no place in the queue.
    service.control.advance(1);
    const others = Array.from({ length: 15_000 }, (_, index) => ({ prNumber: 10_000 + index }));
    service.control.addFault({
      endpoint: "getQueue",
      times: 0,
      fault: { kind: "patch", merge: { enqueuedPullRequests: [...others, { prNumber: pullRequest.number }] } },
    });

    const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

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
