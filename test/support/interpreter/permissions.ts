/** Permissions of a job's token, `github.token`. */
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";
import type { GithubEndpoint } from "../../../local-queue/src/api/github/routes.js";
import type { LocalService } from "../../../local-queue/src/serve/service.js";
import { entries, written } from "./parse.js";

/** Scopes with `read` or `write`. Scopes without permission are missing. */
export type Permissions = Readonly<Record<string, string>>;

/** Permissions without a `permissions` key, in a repository with GitHub's restricted default. */
export const DEFAULT: Permissions = { contents: "read", packages: "read" };

const SCOPES = ["actions", "checks", "contents", "deployments", "id-token", "issues", "pull-requests", "statuses"];

/** Returns the permissions of a `permissions` key, or `fallback` without one. */
export function granted(token: TemplateToken | undefined, fallback: Permissions): Permissions {
  if (token === undefined) return fallback;
  const all = /^(read|write)-all$/.exec(written(token))?.[1];
  if (all !== undefined) return Object.fromEntries(SCOPES.map((scope) => [scope, all]));
  const levels = entries(token).map(([scope, level]) => [scope, written(level)] as const);
  return Object.fromEntries(levels.filter(([, level]) => level !== "none"));
}

/** Rejects a called workflow that requests more permissions than the calling job has. */
export function rejectMorePermissions(job: string, asked: Permissions, allowed: Permissions): void {
  for (const [scope, level] of Object.entries(asked)) {
    if (allowed[scope] === level || allowed[scope] === "write") continue;
    throw new Error(
      `The job ${job} asks for ${scope}: ${level}, but is only allowed ${scope}: ${allowed[scope] ?? "none"}.`,
    );
  }
}

export function readOnly(permissions: Permissions): Permissions {
  return Object.fromEntries(Object.keys(permissions).map((scope) => [scope, "read"]));
}

/** Permission that GitHub requires for each request in a private repository. By default, it is `read`. */
const NEEDED: readonly (readonly [GithubEndpoint, scope: string, level?: "write"])[] = [
  ["github:pulls.get", "pull-requests"],
  ["github:pulls.list", "pull-requests"],
  ["github:commits.pulls", "pull-requests"],
  ["github:matching-refs", "contents"],
  ["github:comments.list", "pull-requests"],
  ["github:comments.list-all", "pull-requests"],
  ["github:comments.create", "pull-requests", "write"],
  ["github:comments.edit", "pull-requests", "write"],
  ["github:comments.delete", "pull-requests", "write"],
  ["github:statuses.list", "statuses"],
  ["github:statuses.create", "statuses", "write"],
  ["github:issues.list", "issues"],
  ["github:issues.create", "issues", "write"],
  ["github:issues.edit", "issues", "write"],
];

/** Makes the simulated GitHub API reject requests that the token does not permit. Returns a function that ends this. */
export function enforce({ control }: LocalService, permissions: Permissions): () => void {
  const body = JSON.stringify({ message: "Resource not accessible by integration", status: "403" });
  const headers = { "content-type": "application/json" };
  const refusals = NEEDED.filter(([, scope, level]) =>
    level === undefined ? permissions[scope] === undefined : permissions[scope] !== level,
  ).map(([endpoint]) => ({ endpoint, times: 0, fault: { kind: "status" as const, status: 403, body, headers } }));
  for (const refusal of refusals) control.addFault(refusal);
  return () => {
    const others = control.state().faults.filter((each) => !refusals.some((refusal) => refusal === each));
    control.clearFaults();
    for (const fault of others) control.addFault(fault);
  };
}
