import { describe, expect, test } from "vitest";
import type { GitHostApi } from "../../src/ci/host.js";
import { ACCOUNT_PERMISSIONS } from "../../src/ci/host.js";
import { checkUserPermission, findPermissionProblems } from "../../src/pull-request/permission.js";
import { checkContext } from "../support/context.js";
import { fakeHost, refusal } from "../support/fake-host.js";
import { TARGET } from "./wait/wait-run.js";

type Held = Awaited<ReturnType<GitHostApi["permission"]>>;

const HELD: readonly Held[] = ["none", ...ACCOUNT_PERMISSIONS];
/** All pairs of an actual and a required permission. */
const PAIRS = HELD.flatMap((held, has) =>
  ACCOUNT_PERMISSIONS.map((needed, least) => ({
    held,
    needed,
    may: has > least,
    result: has > least ? "no problem" : "not-permitted",
  })),
);

/** Returns a host that knows the permissions of some logins, and `none` for all others. */
function hostWith(held: Readonly<Record<string, Held>>): GitHostApi {
  return fakeHost({ permission: async (_repository, login) => held[login] ?? "none" });
}

describe("checkUserPermission", () => {
  test.each(PAIRS)(
    "returns $result when the user has the permission $held and $needed is required",
    async ({ held, needed, may }) => {
      const refused = await checkUserPermission(
        { requirePermission: needed },
        TARGET,
        checkContext(hostWith({ "developer-1": held }), { actors: ["developer-1"] }),
      );

      expect(refused?.result).toBe(may ? undefined : "not-permitted");
      if (!may)
        expect(refused?.message).toBe(
          `Nothing was sent: developer-1, who caused this run, has the permission ${held} on local/playground, but ${needed} is required.`,
        );
    },
  );

  test.each([
    [["developer-1", "developer-2"], undefined],
    [["developer-1", "developer-3"], "not-permitted"],
    [["developer-3", "developer-1"], "not-permitted"],
    [["stranger"], "not-permitted"],
  ])("requires the permission of every actor of a run: %j", async (actors, result) => {
    const host = hostWith({ "developer-1": "write", "developer-2": "admin", "developer-3": "read" });

    expect(
      (await checkUserPermission({ requirePermission: "write" }, TARGET, checkContext(host, { actors })))?.result,
    ).toBe(result);
  });

  test("sends no request when no permission is required", async () => {
    const host = fakeHost({ permission: () => Promise.reject(new Error("asked")) });

    expect(
      await checkUserPermission({ requirePermission: undefined }, TARGET, checkContext(host, { actors: ["stranger"] })),
    ).toBeUndefined();
  });
});

test.each([
  [403, "input"],
  [404, "input"],
  [500, "unavailable"],
])("checkUserPermission fails when GitHub returns status %d, with the error kind %s", async (status, kind) => {
  const host = fakeHost({ permission: () => Promise.reject(refusal(status)) });

  await expect(
    checkUserPermission({ requirePermission: "read" }, TARGET, checkContext(host, { actors: ["developer-1"] })),
  ).rejects.toMatchObject({ kind });
});

describe("the input require-permission", () => {
  test.each([
    ["one problem without a host", checkContext(undefined, { actors: ["developer-1"] }), 1],
    ["one problem without actors", checkContext(fakeHost({}), { actors: [] }), 1],
    ["no problem with a host and an actor", checkContext(fakeHost({}), { actors: ["developer-1"] }), 0],
  ])("findPermissionProblems returns %s", async (_what, run, count) => {
    expect(findPermissionProblems({ requirePermission: "write" }, run)).toHaveLength(count);
    expect(findPermissionProblems({ requirePermission: undefined }, run)).toEqual([]);
  });

  test("checkUserPermission fails with an input error when it has no access to GitHub", async () => {
    const run = checkContext(undefined, { actors: ["developer-1"] });

    await expect(checkUserPermission({ requirePermission: "read" }, TARGET, run)).rejects.toMatchObject({
      kind: "input",
    });
  });
});
