import { onTestFinished } from "vitest";
import type { PullRequestSource } from "../../src/ci/ci.js";
import { createGitHubHost } from "../../src/ci/github/api.js";
import type { Host } from "../../src/ci/host.js";
import type { LocalService, PullRequest, RecordedRequest } from "../../src/local-queue/service.js";
import { run } from "../../src/run.js";
import { fakeCi } from "../run/fake-ci.js";
import { fakeClock } from "./fake-clock.js";

type Inputs = Readonly<Record<string, string>>;

/** The event of a run of `pull_request`, whose head is the one that is meant. */
export function eventOf({
  number,
  headSha,
  baseBranch,
}: Pick<PullRequest, "number" | "headSha" | "baseBranch">): PullRequestSource {
  return { kind: "event", number, headSha, baseBranch, fork: false };
}

/** What a run meets whose event names no pull request. */
export const NO_EVENT: PullRequestSource = { kind: "none", lookedAt: "the event" };

/** The service's own GitHub, as a run asks it with a token that may be refused. */
export function gitHubOf(service: LocalService): Host {
  return createGitHubHost({
    token: "github-token",
    environment: { GITHUB_API_URL: service.githubApiUrl },
    permissions: ["  permissions:", "    contents: read"],
    signal: new AbortController().signal,
    clock: fakeClock(),
    random: () => 0.5,
  });
}

export interface Surrounding {
  readonly event?: PullRequestSource;
  /** What answers look-ups on GitHub; nothing, when left out. */
  readonly host?: Host;
  /** The service's time stands still in pauses too. */
  readonly frozen?: boolean;
  /** What happens as a pause begins, with how many there were before. */
  readonly onPause?: (pauses: number, stop: AbortController) => void;
  /** What happens with each line of the log. */
  readonly onLine?: (line: string, stop: AbortController) => void;
}

/** What a run in this process came to, in the form that a process of the bundle has. */
export interface RunEnd {
  readonly exitCode: number;
  readonly outputs: Inputs;
  /** The lines, with warnings and the failure as annotations of GitHub's runner. */
  readonly log: string;
  readonly summary: string;
  /** Requests to the service, in order: `submitPullRequest`, ... */
  readonly calls: readonly string[];
  readonly requests: readonly RecordedRequest[];
  readonly result: unknown;
}

/** Runs an operation in this process. A pause costs no time: the service's own goes on by it at once. */
export async function runOperation(
  service: LocalService,
  inputs: Inputs,
  { event = NO_EVENT, host, frozen = false, onPause, onLine }: Surrounding = {},
): Promise<RunEnd> {
  const before = service.requests.length;
  const stop = new AbortController();
  const clock = fakeClock(Date.now());
  const underWay: Promise<unknown>[] = [];
  const { ci, told, clean } = fakeCi({
    inputs: { token: service.token, "api-url": service.apiUrl, ...inputs },
    pullRequest: event,
    ...(host === undefined ? {} : { host: noting(host, underWay) }),
  });
  onTestFinished(clean);
  const log: string[] = [];
  const say = (line: string): void => {
    log.push(line);
    onLine?.(line, stop);
  };
  let pauses = 0;
  const failure = await run({
    ci: {
      ...ci,
      log: { ...ci.log, info: say, notice: say, warning: (message) => say(`::warning::${message}`) },
      succeed: (message, details) => [message, ...details].forEach(say),
      ended: (result) => say(`result: ${result}`),
      fail(title, message, details) {
        say(`::error title=${title.replaceAll(":", "%3A")}::${message.replaceAll("\n", "%0A")}`);
        details.forEach(say);
      },
    },
    signal: stop.signal,
    random: () => 0.5,
    clock: {
      ...clock,
      async sleep(ms, signal) {
        // A look-up that nobody waits for is over long before a pause is.
        await Promise.allSettled(underWay);
        onPause?.(pauses, stop);
        pauses += 1;
        if (!frozen && !signal.aborted) service.control.advance(ms / 1000);
        await clock.sleep(ms, signal);
      },
    },
  });
  const { outputs, files, pages } = told();
  const written: { outputs?: object; record?: object } = JSON.parse(files.get("result.json") ?? "{}");
  const requests = service.requests.slice(before);
  return {
    exitCode: failure === undefined ? 0 : 1,
    outputs: Object.fromEntries(outputs),
    log: `${log.join("\n")}\n`,
    summary: pages.join(""),
    calls: requests.map(({ endpoint }) => String(endpoint)),
    requests,
    result: { ...written, ...written.outputs, ...written.record },
  };
}

/** A host whose look-ups for branches, beside which a wait goes on, are noted as they begin. */
function noting(host: Host, underWay: Promise<unknown>[]): Host {
  return {
    ...host,
    branchesStartingWith(...asked) {
      const answer = host.branchesStartingWith(...asked);
      underWay.push(answer);
      return answer;
    },
  };
}

/** Inputs of a wait that a test has time for. */
const SHORT = { operation: "wait-for-merge", "poll-interval": "1s", "grace-period": "1s", timeout: "20s" };

/** Waits in the run of a `pull_request` event, with a token for look-ups unless the inputs say that it is empty. */
export function waitFor(
  service: LocalService,
  pullRequest: PullRequest,
  inputs: Inputs = {},
  surrounding: Surrounding = {},
): Promise<RunEnd> {
  return runOperation(
    service,
    { ...SHORT, ...inputs },
    {
      event: eventOf(pullRequest),
      ...(inputs["github-token"] === "" ? {} : { host: gitHubOf(service) }),
      ...surrounding,
    },
  );
}
