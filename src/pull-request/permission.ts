import { HostError } from "../ci/host-error.js";
import { isAtLeast } from "../ci/permission.js";
import { InputError, LookUpError } from "../errors.js";
import type { Values } from "../inputs/input.js";
import { NO_HOST, type permissionInputs } from "../inputs/permission.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { inputName, problemOf, words } from "../problem.js";

/** Ends the operation when somebody who caused the run may not; undefined when all may, or nobody asks. */
export async function refusePermission(
  { requirePermission: needed }: Values<typeof permissionInputs>,
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
  const problem = problemOf("require-permission", `cannot be checked: ${error.message}.`);
  if (error.unavailable) {
    return new LookUpError(problem, {
      details: ["Nothing was sent. Run the job again later."],
      cause: error,
    });
  }
  const isApp = login.endsWith("[bot]");
  return new InputError([problem], {
    details: [
      isApp
        ? words`GitHub may know no permission of an app. Let the app's runs use a step without ${inputName("require-permission")}.`
        : words`${inputName("github-token")} must be allowed to read the repository; the job's own token on GitHub Actions is.`,
    ],
    cause: error,
  });
}
