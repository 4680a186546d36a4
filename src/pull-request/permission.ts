import { HostError } from "../ci/host-error.js";
import { isAtLeast, type Permission } from "../ci/permission.js";
import { InputError } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context, Outcome, ResultSpec } from "../operation.js";

export const permissionResults = {
  "not-permitted": {
    description: "Somebody who caused the run has less than `require-permission`; nothing was sent.",
    fails: "result",
  },
} as const satisfies Record<string, ResultSpec>;

interface PermissionValues {
  readonly requirePermission: Permission | undefined;
}

const NO_HOST = "require-permission: needs a github-token to ask GitHub with.";

/** What makes the check impossible, known before anything is asked. */
export function permissionProblems(
  { requirePermission }: PermissionValues,
  _given: ReadonlySet<string>,
  { host, causedBy }: Pick<Context, "host" | "causedBy">,
): readonly string[] {
  if (requirePermission === undefined) return [];
  if (host === undefined) return [NO_HOST];
  return causedBy.length === 0
    ? ["require-permission: cannot be checked, because the run does not say who caused it."]
    : [];
}

/** Ends the operation when somebody who caused the run may not; undefined when all may, or nobody asks. */
export async function refusePermission(
  { requirePermission: needed }: PermissionValues,
  { repository }: PullRequestPlace,
  { host, causedBy }: Pick<Context, "host" | "causedBy">,
): Promise<Outcome<"not-permitted", never> | undefined> {
  if (needed === undefined) return undefined;
  if (host === undefined) throw new InputError([NO_HOST]);
  for (const login of causedBy) {
    const held = await host.permission(repository, login).catch((error: unknown) => {
      throw unanswered(error, login);
    });
    if (isAtLeast(held, needed)) continue;
    const where = `${repository.owner}/${repository.name}`;
    return {
      result: "not-permitted",
      message: `Nothing was sent: ${login}, who caused this run, has the permission ${held} on ${where}, and ${needed} is required.`,
      outputs: {},
    };
  }
  return undefined;
}

function unanswered(error: unknown, login: string): unknown {
  if (!(error instanceof HostError)) return error;
  const isApp = login.endsWith("[bot]");
  return new InputError([`require-permission: cannot be checked: ${error.message}.`], {
    details: [
      isApp
        ? "GitHub may know no permission of an app. Let the app's runs use a step without require-permission."
        : "github-token must be allowed to read the repository; the job's own token is.",
    ],
    cause: error,
  });
}
