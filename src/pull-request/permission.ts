import { HostError, isAtLeast, PERMISSIONS } from "../ci/host.js";
import { InputError, LookUpError } from "../errors.js";
import { optional, type Values } from "../inputs/input.js";
import { oneOf } from "../inputs/parsers.js";
import type { Context, OperationResult, ResultSpec } from "../operation.js";
import type { PullRequestTarget } from "../target/target.js";
import { inputName, type Problem, problemOf, words } from "../text/problem.js";

export const permissionInputs = {
  requirePermission: optional(oneOf(...PERMISSIONS), {
    name: "require-permission",
    description:
      "Least permission on the repository (`read`, `triage`, `write`, `maintain`, `admin`) of those who caused the run: the author of its comment or review, the sender of its event, and who ran it again. GitHub is asked with `github-token`; a look-up without an answer is an error. Default: nobody is asked for.",
  }),
} as const;

export type PermissionValues = Values<typeof permissionInputs>;

export const permissionResults = {
  "not-permitted": {
    description: "Somebody who caused the run has less than `require-permission`; nothing was sent.",
    fails: "result",
  },
} as const satisfies Record<string, ResultSpec>;

const NO_HOST = problemOf("require-permission", words`needs a ${inputName("github-token")} to ask GitHub with.`);

export function permissionProblems(
  { requirePermission }: PermissionValues,
  { host, run }: Pick<Context, "host" | "run">,
): readonly Problem[] {
  if (requirePermission === undefined) return [];
  if (host === undefined) return [NO_HOST];
  return run.actors.length === 0
    ? [problemOf("require-permission", "cannot be checked, because the run does not say who caused it.")]
    : [];
}

export async function refusePermission(
  { requirePermission: needed }: PermissionValues,
  { repository }: PullRequestTarget,
  { host, run }: Pick<Context, "host" | "run">,
): Promise<OperationResult<"not-permitted", never> | undefined> {
  if (needed === undefined) return undefined;
  if (host === undefined) throw new InputError([NO_HOST]);
  for (const login of run.actors) {
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
    return new LookUpError([problem], { details: ["Nothing was sent. Run the job again later."], cause: error });
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
