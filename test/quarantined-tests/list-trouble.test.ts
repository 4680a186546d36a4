import { describe, expect, test } from "vitest";
import { errorLine } from "../support/action.js";
import { listFault, listHere, manyTests } from "./run-list.js";

describe("list-quarantined-tests with a wrong reply", () => {
  test("fails the step, and sets no outputs of the list, when the request for a later page fails", async () => {
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
    ["of the previous page", 1, "page:1"],
    ["of an earlier page", 2, "page:1"],
  ])("fails the step when the service repeats the page token %s", async (_, skip, token) => {
    const again = Buffer.from(token).toString("base64url");
    const end = await listHere(
      manyTests(8),
      { "page-size": "2" },
      listFault({ skip, times: 0, fault: { kind: "patch", merge: { page: { next_page_token: again } } } }),
    );

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "response" });
    expect(end.outputs["error-message"]).toContain(`The step has read ${(skip + 1) * 2} tests.`);
    expect(end.requests).toHaveLength(skip + 1);
    expect(end.outputs).not.toHaveProperty("count");
  });

  test.each([
    ["without a list", { omit: ["quarantined_tests"] }],
    ["without a page", { omit: ["page"] }],
    ["with a test that has no name", { merge: { quarantined_tests: [{ file: "a" }] } }],
  ])("fails the step when a reply arrives %s", async (_, patch) => {
    const end = await listHere(
      manyTests(3),
      { "page-size": "2" },
      listFault({ skip: 1, fault: { kind: "patch", ...patch } }),
    );

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "response" });
  });
});

describe("list-quarantined-tests with org-slug", () => {
  test.each([
    [401, "auth"],
    [403, "auth"],
    [404, "not-found"],
  ])("names org-slug as a possible cause when the service responds with status %d", async (status, kind) => {
    const end = await listHere(
      manyTests(3),
      { "page-size": "2" },
      listFault({ fault: { kind: "status", status, body: "No such thing" } }),
    );

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": kind });
    expect(errorLine(end.log)).toContain(`listQuarantinedTests was answered with status ${status}: "No such thing"`);
    expect(end.log).toContain('The value of org-slug is "local". Spell the slug as in the organization\'s settings');
    expect(end.log).toContain("The request was for the repository local/playground on github.com");
    expect(end.requests).toHaveLength(1);
  });

  test("logs nothing about org-slug when the service responds with another status, such as 400", async () => {
    const end = await listHere(manyTests(3), {}, listFault({ fault: { kind: "status", status: 400 } }));

    expect(end.outputs["error-kind"]).toBe("rejected");
    expect(end.log).not.toContain("org-slug");
  });

  test("sends org-slug with unchanged capital letters, and fails when the service expects small letters", async () => {
    const end = await listHere(manyTests(3), { "org-slug": "Local" });

    expect(end.requests[0]?.body).toMatchObject({ org_url_slug: "Local" });
    expect(end.outputs["error-kind"]).toBe("auth");
    expect(end.log).toContain('org-slug is "Local"');
  });

  test("fails, and explains where to find the slug, when org-slug is missing", async () => {
    const end = await listHere([], { "org-slug": "" });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(end.outputs["error-message"]).toBe(
      "org-slug: a value is required with API v1. Copy the slug from the organization's settings in the web application, with the same capital letters.",
    );
    expect(end.requests).toEqual([]);
  });

  test.each(["two words", "app.example/local", "local/", "a\u0007b", "a\u200bb"])(
    "rejects the org-slug %j",
    async (slug) => {
      const end = await listHere([], { "org-slug": slug });

      expect(end.outputs["error-message"]).toContain("org-slug: must be the organization's slug");
      expect(end.requests).toEqual([]);
    },
  );
});

test.each(["0", "101", "1.5", "ten"])("list-quarantined-tests rejects the page-size %s", async (size) => {
  const end = await listHere([], { "page-size": size });

  expect(end.outputs["error-message"]).toBe(`page-size: must be a whole number from 1 to 100; got "${size}".`);
});
