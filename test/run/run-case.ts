import { onTestFinished } from "vitest";
import type { LocalService, PullRequest } from "../../src/local-queue/service.js";
import { operations } from "../../src/operations/registry.js";
import { run } from "../../src/run.js";
import { givenService } from "../action/harness.js";
import { addFiles } from "../impacted-targets/workspace.js";
import { fakeClock } from "../pull-request/fake-clock.js";
import type { Case } from "./cases.js";
import { fakeCi } from "./fake-ci.js";

const OF_A_BRANCH: ReadonlySet<string> = new Set(
  operations.flatMap((operation) =>
    operation.target === "queue" && operation.branch === "given" ? [operation.name] : [],
  ),
);

export interface End {
  readonly service: LocalService;
  readonly told: ReturnType<ReturnType<typeof fakeCi>["told"]>;
  readonly kind: Awaited<ReturnType<typeof run>>;
}

export interface Circumstances {
  readonly inputs?: Readonly<Record<string, string>>;
  /** Where the service is reached, when not directly. */
  readonly through?: (service: LocalService) => Promise<string>;
  /** What happens whenever the run sleeps. */
  readonly onSleep?: (service: LocalService, stop: AbortController) => void;
}

/** Runs an operation in this process, against a service of its own whose time stands still. */
export async function runCase(subject: Case, { inputs = {}, through, onSleep }: Circumstances = {}): Promise<End> {
  const service = await givenService();
  const given = subject.given?.(service) ?? {};
  const stop = new AbortController();
  const clock = fakeClock();
  const { ci, told, clean } = fakeCi({
    inputs: {
      operation: subject.operation,
      token: service.token,
      "api-url": through === undefined ? service.apiUrl : await through(service),
      ...(OF_A_BRANCH.has(subject.operation) ? { "target-branch": "main" } : {}),
      ...subject.inputs,
      ...given.inputs,
      ...inputs,
    },
    ...(given.pullRequest === undefined ? {} : { pullRequest: eventOf(given.pullRequest) }),
    ...(given.host === undefined ? {} : { host: given.host }),
    ...(given.workspace === undefined ? {} : { workspace: given.workspace }),
  });
  onTestFinished(clean);
  addFiles(ci.workspace, given.files ?? {});
  const kind = await run({
    ci,
    signal: stop.signal,
    random: () => 0.5,
    clock: {
      ...clock,
      async sleep(ms, signal) {
        onSleep?.(service, stop);
        await clock.sleep(ms, signal);
      },
    },
  });
  return { service, told: told(), kind };
}

function eventOf({ number, headSha, baseBranch }: PullRequest) {
  return { kind: "event", number, headSha, baseBranch, fork: false } as const;
}
