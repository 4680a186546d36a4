import { textAt } from "./payload.js";

/** Permissions on a repository, from the least to the most. */
export const PERMISSIONS = ["read", "triage", "write", "maintain", "admin"] as const;

export type Permission = (typeof PERMISSIONS)[number];

/**
 * What GitHub's older field calls them, which knows four levels (docs.github.com/rest/collaborators/collaborators, "Get
 * repository permissions for a user").
 */
const LEVELS = { read: "read", triage: "read", write: "write", maintain: "write", admin: "admin" } as const;

const BASE_PERMISSIONS = ["none", "read", "write", "admin"] as const;

/**
 * Reads GitHub's reply about one person; undefined when it has another shape. `permission` knows four levels only, so
 * `role_name` counts where it is one of ours on that level; a custom role counts as the level, whatever its name.
 */
export function readPermission(data: unknown): Permission | "none" | undefined {
  const base = BASE_PERMISSIONS.find((each) => each === textAt(data, "permission"));
  if (base === undefined || base === "none") return base;
  const role = PERMISSIONS.find((each) => each === textAt(data, "role_name"));
  return role !== undefined && LEVELS[role] === base ? role : base;
}

export function isAtLeast(held: Permission | "none", needed: Permission): boolean {
  return held !== "none" && PERMISSIONS.indexOf(held) >= PERMISSIONS.indexOf(needed);
}
