/**
 * This file counts the requests of each operation in both versions of the API, and lists the permissions that its key
 * needs in v2.
 */

import { operations } from "../../src/operations/registry.js";
import type { ApiVersion } from "../../src/service/api-version.js";
import type { Endpoint } from "../../src/service/client.js";
import { endpoints } from "../../src/service/v2/endpoints.js";
import { type ActionEnd, givenService } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { runWithCleanups } from "../support/outside-vitest.js";
import { submitSilently } from "../support/queue.js";
import { runCase } from "../support/run-case.js";
import { cases } from "../support/run-cases.js";
import { runHere } from "../support/run-in-process.js";
import { print, type Requirement } from "./report.js";

interface Row {
  readonly name: string;
  run(api: ApiVersion): Promise<Pick<ActionEnd, "requests">>;
}

/** Duration of the tests in waits, in seconds. */
const TEST_SECONDS = 1200;
/** Input with a value that needs an additional permission. */
const PLAIN = { priority: "" };

const ROWS: readonly Row[] = operations.map(({ name }): Row => {
  const own = cases.filter(({ operation }) => operation === name);
  const typical = own.find(({ result }) => result === "quarantined") ?? own[0];
  if (typical === undefined) throw new Error(`There is no case of ${name}.`);
  if (name === "wait-for-merge") return { name: `${name}, 20 minutes`, run: (api) => waitWith(name, api) };
  const inputs = name === "submit" ? PLAIN : {};
  const run: Row["run"] = (api) => runCase(typical, { api, inputs, onSleep: ({ control }) => control.advance(30) });
  return { name: `${name} (${typical.result})`, run };
});

const MANY = 500;
const MANY_ROWS = ["submit", "status", "cancel"].map((operation): Row => {
  return { name: `${operation}, ${MANY} pull requests`, run: (api) => runMany(operation, api) };
});

/** Prints the table. There are no requirements. */
export async function benchRequests(): Promise<readonly Requirement[]> {
  print("\nRequests of each operation; those on v2 include the look-ups of the repository and the queue\n");
  print("| operation | requests on v1 | requests on v2 | permissions on v2 |");
  print("| --- | --: | --: | --- |");
  const others = [{ name: "submit and wait, 20 minutes", run: submitAndWait }, ...MANY_ROWS];
  for (const { name, run } of [...ROWS, ...others]) {
    const v1 = namesOf(await runWithCleanups(() => run("v1")), "v1");
    const v2 = namesOf(await runWithCleanups(() => run("v2")), "v2");
    print(`| ${name} | ${v1.length} | ${v2.length} | ${permissionsOf(v2).join(", ") || "none"} |`);
  }
  return [];
}

function namesOf({ requests }: Pick<ActionEnd, "requests">, api: ApiVersion): readonly string[] {
  return requests.filter((each) => each.api === api).map(({ endpoint }) => String(endpoint));
}

function permissionsOf(names: readonly string[]): readonly string[] {
  const asked = Object.values<Endpoint<unknown>>(endpoints).filter(({ name }) => names.includes(name));
  return [...new Set(asked.flatMap(({ permissions = [] }) => permissions))];
}

function submitAndWait(api: ApiVersion): Promise<ActionEnd> {
  return waitWith("submit", api);
}

/** Waits for a merge while the time of the service advances. */
async function waitWith(operation: "submit" | "wait-for-merge", api: ApiVersion): Promise<ActionEnd> {
  const service = await givenService({ seed: 1 });
  const pullRequest = service.control.addPullRequest({ testPlan: { result: "pass", testSeconds: TEST_SECONDS } });
  if (operation === "wait-for-merge") submitSilently(service, pullRequest.number);
  const [token, address] = api === "v1" ? [service.token, service.apiUrl] : [service.keys.all, service.apiV2Url];
  const inputs = { operation, token, "api-url": address, ...(operation === "submit" ? { wait: "true" } : {}) };
  const end = await runHere(service, inputs, { event: pullRequestEvent(pullRequest) });
  if (end.outputs.result !== "merged") throw new Error(`The result is ${end.outputs.result}.`);
  return end;
}

/** Acts on many pull requests, which are in the queue except for a submission. */
async function runMany(operation: string, api: ApiVersion): Promise<ActionEnd> {
  const service = await givenService({ seed: 1, limits: true });
  for (let number = 1; number <= MANY; number += 1) {
    service.control.addPullRequest({ labels: ["dependencies"] });
    if (operation !== "submit") submitSilently(service, number);
  }
  const [token, address] = api === "v1" ? [service.token, service.apiUrl] : [service.keys.all, service.apiV2Url];
  const end = await runHere(service, { operation, label: "dependencies", token, "api-url": address });
  if (end.outputs.result !== "completed") throw new Error(`The result is ${end.outputs.result}.`);
  return end;
}
