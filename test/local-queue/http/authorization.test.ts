import { describe, expect, test } from "vitest";
import { AT_MAIN, post, send } from "./client.js";
import { start } from "./running-service.js";

const SHA = "a".repeat(40);

describe("the token", () => {
  test.each([
    ["missing", {}],
    ["empty", { "x-api-token": "" }],
    ["wrong", { "x-api-token": "other" }],
    ["sent as a bearer", { authorization: "Bearer local-token" }],
  ])("a token that is %s is a 401 in plain text, for every endpoint", async (_word, headers) => {
    const service = await start();
    for (const path of ["submitPullRequest", "getQueue", "updateQueue", "flaky-tests/list-quarantined-tests"]) {
      const answer = await send(`${service.apiUrl}/${path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(AT_MAIN),
      });
      expect(answer).toMatchObject({ status: 401, type: "text/plain; charset=utf-8", text: "Unauthorized" });
    }
    expect(await send(`${service.apiUrl}/getMergeQueueMetrics`, { headers })).toMatchObject({ status: 401 });
  });

  test("a service can have a token of its own", async () => {
    const service = await start({ token: "another" });
    expect(await post(service, "getQueue")).toMatchObject({ status: 200 });
    expect(await post({ ...service, token: "local-token" }, "getQueue")).toMatchObject({ status: 401 });
  });

  test("it belongs to one organization where the service was given one", async () => {
    const service = await start({ orgSlug: "local" });
    const list = (slug: string) =>
      post(service, "flaky-tests/list-quarantined-tests", { org_url_slug: slug, page_query: { page_size: 1 } });
    expect(await list("local")).toMatchObject({ status: 200 });
    expect(await list("Local")).toMatchObject({ status: 401 });
  });
});

describe("the workflow run of a fork in place of the token", () => {
  const RUN = { runId: "77", headSha: SHA };

  async function upload(
    run: object,
    headers: Readonly<Record<string, string>>,
    sha = SHA,
    path = "setImpactedTargets",
  ) {
    const service = await start();
    service.control.addPullRequest({ headSha: SHA, fork: true });
    service.control.addForkRun({ ...RUN, ...run });
    return send(`${service.apiUrl}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ ...AT_MAIN, pr: { number: 1, sha }, impactedTargets: ["app"] }),
    });
  }

  const HEADER = { "x-forked-workflow-run-id": "77" };

  test("it is accepted for an upload of its own commit, also beside an empty token", async () => {
    expect(await upload({}, HEADER)).toMatchObject({ status: 200, text: "OK" });
    expect(await upload({}, { ...HEADER, "x-api-token": "" })).toMatchObject({ status: 200 });
  });

  test.each([
    ["the run is over", { live: false }, HEADER, SHA],
    ["the run is not a fork's", { fork: false }, HEADER, SHA],
    ["the commit is another", {}, HEADER, "b".repeat(40)],
    ["the run is unknown", {}, { "x-forked-workflow-run-id": "78" }, SHA],
    ["a wrong token is sent with it", {}, { ...HEADER, "x-api-token": "other" }, SHA],
  ])("it is a 401 when %s", async (_word, run, headers, sha) => {
    expect(await upload(run, headers, sha)).toMatchObject({ status: 401 });
  });

  test("it opens no other endpoint", async () => {
    expect(await upload({}, HEADER, SHA, "submitPullRequest")).toMatchObject({ status: 401 });
  });
});
