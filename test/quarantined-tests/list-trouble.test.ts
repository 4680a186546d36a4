import { describe, expect, test } from "vitest";
import { errorLine } from "../support/action.js";
import { listFault, listHere, manyTests } from "./run-list.js";

describe("an incomplete list", () => {
  test("fails the step and sets no output when a later page fails", async () => {
    const end = await listHere(
      manyTests(250),
      {},
      listFault({ skip: 1, times: 0, fault: { kind: "status", status: 500 } }),
    );

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(end.outputs).not.toHaveProperty("count");
    expect(end.outputs).not.toHaveProperty("quarantined-tests-file");
    expect(end.requests).toHaveLength(1 + 4);
    expect(JSON.stringify(end.result)).not.toContain("test 0");
  });

  test.each([
    ["of the page before", 1, "page:1"],
    ["of an earlier page", 2, "page:1"],
  ])("fails the step when the service repeats the token %s", async (_, skip, token) => {
    const again = Buffer.from(token).toString("base64url");
    const end = await listHere(
      manyTests(8),
      { "page-size": "2" },
      listFault({ skip, times: 0, fault: { kind: "patch", merge: { page: { next_page_token: again } } } }),
    );

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "response" });
    expect(end.outputs["error-message"]).toContain(`after ${(skip + 1) * 2} tests the service repeated a page token`);
    expect(end.requests).toHaveLength(skip + 1);
    expect(end.outputs).not.toHaveProperty("count");
  });

  test.each([
    ["without a list", { omit: ["quarantined_tests"] }],
    ["without a page", { omit: ["page"] }],
    ["with a nameless test", { merge: { quarantined_tests: [{ file: "a" }] } }],
  ])("fails the step when a reply comes %s", async (_, patch) => {
    const end = await listHere(
      manyTests(3),
      { "page-size": "2" },
      listFault({ skip: 1, fault: { kind: "patch", ...patch } }),
    );

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "response" });
  });
});

describe("org-slug", () => {
  test.each([
    [401, "auth"],
    [403, "auth"],
    [404, "not-found"],
  ])("appears as a possible cause of status %d", async (status, kind) => {
    const end = await listHere(
      manyTests(3),
      { "page-size": "2" },
      listFault({ fault: { kind: "status", status, body: "No such thing" } }),
    );

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": kind });
    expect(errorLine(end.log)).toContain(`listQuarantinedTests was answered with status ${status}: "No such thing"`);
    expect(end.log).toContain('org-slug is "local" and must be spelled as in the organization\'s settings');
    expect(end.log).toContain("The request was for the repository local/playground on github.com");
    expect(end.requests).toHaveLength(1);
  });

  test("appears only in messages about status 401, 403 and 404", async () => {
    const end = await listHere(manyTests(3), {}, listFault({ fault: { kind: "status", status: 400 } }));

    expect(end.outputs["error-kind"]).toBe("rejected");
    expect(end.log).not.toContain("org-slug");
  });

  test("reaches the service with its capital letters, and fails in another spelling", async () => {
    const end = await listHere(manyTests(3), { "org-slug": "Local" });

    expect(end.requests[0]?.body).toMatchObject({ org_url_slug: "Local" });
    expect(end.outputs["error-kind"]).toBe("auth");
    expect(end.log).toContain('org-slug is "Local"');
  });

  test("causes an error that names the place to find it when it is missing", async () => {
    const end = await listHere([], { "org-slug": "" });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(end.outputs["error-message"]).toBe(
      "org-slug: a value is required with API v1. Copy the slug from the organization's settings in the web application, with the same capital letters.",
    );
    expect(end.requests).toEqual([]);
  });

  test.each(["two words", "app.example/local", "local/", "a\u0007b", "a\u200bb"])("rejects %j", async (slug) => {
    const end = await listHere([], { "org-slug": slug });

    expect(end.outputs["error-message"]).toContain("org-slug: must be the organization's slug");
    expect(end.requests).toEqual([]);
  });
});

test.each(["0", "101", "1.5", "ten"])("rejects a page-size of %s", async (size) => {
  const end = await listHere([], { "page-size": size });

  expect(end.outputs["error-message"]).toBe(`page-size: must be a whole number from 1 to 100; got "${size}".`);
});
