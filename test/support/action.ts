import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { onTestFinished } from "vitest";
import {
  type LocalService,
  type LocalServiceOptions,
  type RecordedRequest,
  startLocalService,
} from "../../local-queue/src/serve/service.js";
import { observeExchanges } from "../../local-queue/test/support/openapi/observe.js";
import { runStep, type StepOptions, type StepProcessStarter, type StepResult } from "../../src/demo/runner.js";
import { dispatchEvent, REPOSITORY } from "./action-events.js";
import { byApi } from "./api.js";
import { SERVICE_NAME } from "./certificate.js";
import { inV1Names } from "./v2/requests.js";
import { startForV2 } from "./v2/service.js";

/**
 * Starts a local service for the test, or for the tests before another hook, such as `afterAll`. Its clock stands
 * still, so that a slow machine does not change its state.
 */
export async function givenService(
  options: LocalServiceOptions = {},
  atEnd: (close: () => Promise<void>) => void = onTestFinished,
): Promise<LocalService> {
  const { observe, requireValid } = observeExchanges();
  const own = { repository: REPOSITORY, speed: 0, names: [SERVICE_NAME], observe };
  const given = { ...own, ...options };
  const service = await byApi({
    v1: () => startLocalService(given),
    v2: () => startForV2((intercept) => startLocalService({ ...given, intercept })),
  })();
  atEnd(async () => {
    await service.close();
    requireValid();
  });
  return service;
}

export interface ActionEnd extends StepResult {
  /** Names of the requests to the service, in order, such as `submitPullRequest`. */
  readonly calls: readonly string[];
  readonly requests: readonly RecordedRequest[];
  /** The content of `result-file`. */
  readonly result: unknown;
}

/** Folder with the compiled bundle, with which the processes of all tests start faster. */
export const COMPILE_CACHE = resolve("node_modules/.cache/compile");

export type ActionOptions = Partial<Omit<StepOptions, "action" | "inputs">>;

/** Runs the shipped bundle in a separate process, connected to the service. */
export function runAction(
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  options: ActionOptions = {},
): Promise<ActionEnd> {
  const environment = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...options.environment };
  return runActionBy(undefined, service, inputs, { ...options, environment });
}

/** Runs the action with the service. By default, starts the bundle. */
export async function runActionBy(
  start: StepProcessStarter | undefined,
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  options: ActionOptions,
): Promise<ActionEnd> {
  const before = service.requests.length;
  const step = {
    action: "action.yml",
    inputs: { token: service.token, "api-url": service.apiUrl, ...inputs },
    event: dispatchEvent(),
    repository: REPOSITORY,
    githubApiUrl: service.githubApiUrl,
    ...options,
  };
  const end = await runStep(step, start);
  const file = end.outputs["result-file"];
  const result: unknown =
    file === undefined || file === "" ? undefined : JSON.parse(inV1Names(readFileSync(file, "utf8")));
  onTestFinished(end.clean);
  const requests = service.requests.slice(before);
  const texts = {
    log: inV1Names(end.log),
    summary: inV1Names(end.summary),
    outputs: mapValues(end.outputs, inV1Names),
  };
  return { ...end, ...texts, requests, result, calls: requests.map((request) => String(request.endpoint)) };
}

/** Returns the lines of a log that the runner would show as annotations. */
export function annotations(log: string): readonly string[] {
  return log.split("\n").filter((line) => /^::(error|warning|notice)/.test(line));
}

/** Returns the only error annotation of a failed step. */
export function errorLine(log: string): string {
  const lines = log.split("\n").filter((line) => line.startsWith("::error"));
  if (lines.length !== 1) throw new Error(`One error annotation was expected, there are ${lines.length}:\n${log}`);
  return lines[0] ?? "";
}

function mapValues(texts: Readonly<Record<string, string>>, map: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, map(text)]));
}
