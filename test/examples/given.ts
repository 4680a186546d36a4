import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import type { ProcessEnvironment } from "../../src/text/environment.js";
import { givenService } from "../support/action.js";
import { listed, report } from "../support/reports.js";
import { recordOf, scriptRecord } from "../support/run-wait.js";
import type { Agent } from "./agent.js";

/** Initial situation of a template: an agent, and a service with the pull request of its checkout. */
export interface Given {
  readonly agent: Agent;
  readonly service: LocalService;
  readonly pullRequest: PullRequest;
  /** Only variable that a user would not set. */
  readonly api: ProcessEnvironment;
}

export async function given(agent: Agent): Promise<Given> {
  agent.tidy();
  const service = await givenService({ orgSlug: "ORGANIZATION" });
  service.control.addRepository({ host: "gitlab.com", owner: "local/group", name: "playground" });
  const pullRequest = service.control.addPullRequest({ headSha: agent.head });
  return { agent, service, pullRequest, api: { MERGE_QUEUE_API_URL: service.apiUrl } };
}

/** Sets the state of the next attempt after its submission. */
export function endsAs({ service, pullRequest }: Given, state: "merged" | "failed" | "testing"): void {
  service.control.clearFaults();
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    times: 1,
    fault: { kind: "reply", status: 404, json: {} },
  });
  scriptRecord(service, [recordOf(pullRequest, state)]);
}

export function testsPass(found: Given): void {
  givenTests(found, "exit 0", report("pays"));
}

/** Writes tests with one failure to the checkout. */
export function testsFail(found: Given, name: string): void {
  givenTests(found, "exit 3", report("pays", `!${name}`));
}

function givenTests({ agent }: Given, end: string, results: string): void {
  writeFileSync(join(agent.store, "results.xml"), results);
  const script = `#!/bin/sh\nmkdir -p reports\ncp '${agent.store}/results.xml' reports/junit.xml\n${end}\n`;
  writeFileSync(join(agent.checkout, "run-tests"), script);
  chmodSync(join(agent.checkout, "run-tests"), 0o755);
}

/** Marks these tests as quarantined in the repository, on every Git host. */
export function quarantine({ service }: Given, ...names: readonly string[]): void {
  for (const repository of ["local/playground", "local/group/playground"]) {
    service.control.setQuarantinedTests(
      names.map((name) => listed(name)),
      repository,
    );
  }
}

/** Returns the names of the requests to the service, without reads of records. */
export function writes({ service }: Given): readonly string[] {
  return service.requests.map(({ endpoint }) => String(endpoint)).filter((name) => !name.startsWith("get"));
}
