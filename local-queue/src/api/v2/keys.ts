/** API keys of version 2 with their permissions, and tokens of workflow runs. */
import type { IncomingHttpHeaders } from "node:http";
import { keysOf } from "../../state/fields.js";
import { headerText } from "../http/incoming.js";
import { refusal } from "./errors.js";

/** Names of the permissions, by the last part of the local key with only this permission. */
const PERMISSIONS = {
  merge: "Merge and cancel PRs",
  priority: "Set priority on PRs",
  batching: "Skip batching",
  direct: "Merge PRs with direct to queue",
  settings: "Update Merge Queue settings",
  upload: "Upload test results",
  quarantine: "Quarantine tests",
} as const;

export type Permission = keyof typeof PERMISSIONS;

const NAMES = keysOf(PERMISSIONS);

/**
 * Meanings of the local keys: a key with all permissions, a key without permissions, and one key per permission. `+`
 * combines permissions.
 */
export const KEY_MEANINGS = {
  all: "All permissions",
  read: "No permissions: the key can only read",
  ...PERMISSIONS,
} as const;

export type KeyName = keyof typeof KEY_MEANINGS;

const KEY_PREFIX = "trunk_v2_";
const PREFIX = `${KEY_PREFIX}local_`;

export const KEYS = createKeys();

function createKeys(): Readonly<Record<KeyName, string>>;
function createKeys(): Readonly<Record<string, string>> {
  return Object.fromEntries(keysOf(KEY_MEANINGS).map((name) => [name, `${PREFIX}${name}`]));
}

/** Sender of a request: a key with its permissions, or a workflow run. */
export type Caller =
  | { readonly kind: "key"; readonly key: string; readonly permissions: ReadonlySet<Permission> }
  | { readonly kind: "run"; readonly runId: string };

/**
 * Finds the caller by its key or by the token of its workflow run. The service's own token counts as a key with all
 * permissions if it has the format of a key. @throws Refusal (401) for any other token
 */
export function readCaller(headers: IncomingHttpHeaders, ownToken: string): Caller {
  const authorization = headerText(headers, "authorization");
  const token = headerText(headers, "x-trunk-token");
  if (authorization === "" && token.startsWith(RUN_PREFIX)) {
    return { kind: "run", runId: token.slice(RUN_PREFIX.length) };
  }
  if (authorization === "" && token === "") {
    throw refusal("AUTHENTICATION_REQUIRED", "Send an API key in the header Authorization: Bearer trunk_v2_...");
  }
  const [, key = ""] = /^bearer +(\S+)$/i.exec(authorization) ?? [];
  const permissions = key === ownToken && key.startsWith(KEY_PREFIX) ? new Set(NAMES) : findPermissions(key);
  if (permissions === undefined) throw refusal("INVALID_TOKEN", "The API key is unknown");
  return { kind: "key", key, permissions };
}

/** Returns the permissions of a key, such as `trunk_v2_local_merge+priority`; undefined for an unknown key. */
function findPermissions(key: string): ReadonlySet<Permission> | undefined {
  const name = keysOf(KEYS).find((each) => KEYS[each] === key);
  if (name !== undefined) return new Set(NAMES.filter((permission) => name === "all" || name === permission));
  const parts = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split("+") : [];
  const found = NAMES.filter((permission) => parts.includes(permission));
  return found.length > 0 && found.length === parts.length ? new Set(found) : undefined;
}

/** Checks the permissions of a caller. @throws Refusal (403) with the first missing permission */
export function requirePermissions(caller: Caller, needed: readonly Permission[]): void {
  const missing = needed.find((each) => caller.kind === "run" || !caller.permissions.has(each));
  if (missing === undefined) return;
  throw refusal("INSUFFICIENT_PERMISSIONS", `The API key lacks the permission "${PERMISSIONS[missing]}"`);
}

const RUN_PREFIX = "run-";

/** Returns the token of a workflow run, for the header `x-trunk-token`. */
export function createRunToken(runId: string): string {
  return `${RUN_PREFIX}${runId}`;
}
