import { expect, test } from "vitest";
import { givenServer, type Script } from "../../support/scripted-server.js";
import { gitHubAt, hostErrorOf, REPOSITORY } from "./github-host.js";

const RULE = { protected_branches: false, custom_branch_policies: true };

function page(first: number, count: number): Script {
  const environments = Array.from({ length: count }, (_, index) => {
    return { name: `Preview-${first + index}`, deployment_branch_policy: RULE };
  });
  return { body: JSON.stringify({ total_count: 150, environments }) };
}

function policies(first: number, count: number): Script {
  const listed = Array.from({ length: count }, (_, index) => ({ name: `release-${first + index}` }));
  return { body: JSON.stringify({ total_count: 120, branch_policies: listed }) };
}

test("the client reads all pages of environments, but only the rules of the named environments", async () => {
  const server = await givenServer(page(0, 100), page(100, 50), policies(0, 100), policies(100, 20));
  const setUp = await gitHubAt(server.url.origin).host.setUp();

  const found = await setUp.environments(REPOSITORY, new Set(["preview-120", "missing"]));

  expect(found.map(({ name }) => name)).toEqual(["Preview-120"]);
  expect(found[0]?.branches).toHaveLength(120);
  const rules = "/environments/Preview-120/deployment-branch-policies";
  expect(server.seen.map(({ path }) => path.replace("/repos/local/playground", ""))).toEqual([
    "/environments?per_page=100&page=1",
    "/environments?per_page=100&page=2",
    `${rules}?per_page=100&page=1`,
    `${rules}?per_page=100&page=2`,
  ]);
});

test("environments fails when the environments of the repository fill more than ten pages", async () => {
  const server = await givenServer(...Array.from({ length: 10 }, (_, index) => page(index * 100, 100)));
  const setUp = await gitHubAt(server.url.origin).host.setUp();

  const error = await hostErrorOf(setUp.environments(REPOSITORY, new Set(["merge-queue"])));

  expect(server.seen).toHaveLength(10);
  expect(error.message).toContain("the list has more than 1000 items");
});
