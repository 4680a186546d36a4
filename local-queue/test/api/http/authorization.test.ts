import { describe, expect, test } from "vitest";
import { AT_MAIN, post, send } from "../../support/client.js";
import { start } from "../../support/running-service.js";

const SHA = "a".repeat(40);
const TESTS = "flaky-tests/list-quarantined-tests";
const UNAUTHORIZED = { status: 401, type: "text/plain; charset=utf-8", text: "Unauthorized" };

describe("local service with the API token", () => {
  test.each([
    ["missing", {}],
    ["empty", { "x-api-token": "" }],
    ["wrong", { "x-api-token": "other" }],
    ["sent as a bearer", { authorization: "Bearer local-token" }],
  ])("returns 401 from every endpoint when the token is %s", async (_word, given) => {
    const service = await start();
    const headers = { ...given, "content-type": "application/json" };
    for (const path of ["submitPullRequest", "getQueue", "updateQueue", "listPullRequests", TESTS]) {
      const sent = { method: "POST", headers, body: JSON.stringify(AT_MAIN) };
      expect(await send(`${service.apiUrl}/${path}`, sent)).toMatchObject(UNAUTHORIZED);
    }
    expect(await send(`${service.apiUrl}/getMergeQueueMetrics`, { headers })).toMatchObject({ status: 401 });
  });

  test("returns 200 only for the token that the service started with", async () => {
    const service = await start({ token: "another" });
    expect(await post(service, "getQueue")).toMatchObject({ status: 200 });
    expect(await post({ ...service, token: "local-token" }, "getQueue")).toMatchObject({ status: 401 });
  });

  test("returns 401 for the slug of another organization when the service has an organization", async () => {
    const service = await start({ orgSlug: "local" });
    const list = (slug: string) => post(service, TESTS, { org_url_slug: slug, page_query: { page_size: 1 } });
    expect(await list("local")).toMatchObject({ status: 200 });
    expect(await list("Local")).toMatchObject({ status: 401 });
  });
});

describe("upload from a workflow run of a fork without a token", () => {
  const HEADER = { "x-forked-workflow-run-id": "77" };

  test.each<[string, number, object?, Readonly<Record<string, string>>?, string?, string?]>([
    ["the upload is for the commit of the run", 200],
    ["the token is empty", 200, {}, { ...HEADER, "x-api-token": "" }],
    ["the run is over", 401, { live: false }],
    ["the run is not for a fork", 401, { fork: false }],
    ["the run is unknown", 401, {}, { "x-forked-workflow-run-id": "78" }],
    ["a wrong token is sent with the run", 401, {}, { ...HEADER, "x-api-token": "other" }],
    ["the upload is for another commit", 401, {}, HEADER, "b".repeat(40)],
    ["the request is to another endpoint", 401, {}, HEADER, SHA, "submitPullRequest"],
  ])(
    "returns the expected status when %s: %i",
    async (_when, status, run = {}, headers = HEADER, sha = SHA, path = "setImpactedTargets") => {
      const service = await start();
      service.control.addPullRequest({ headSha: SHA, fork: true });
      service.control.addForkRun({ runId: "77", headSha: SHA, ...run });
      const body = JSON.stringify({ ...AT_MAIN, pr: { number: 1, sha }, impactedTargets: ["app"] });
      const sent = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
      expect(await send(`${service.apiUrl}/${path}`, sent)).toMatchObject({ status });
    },
  );
});
