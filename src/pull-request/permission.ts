import { ACCOUNT_PERMISSIONS, GitHostError, isPermissionAtLeast } from "../ci/host.js";
import { GitHostLookUpError, InputError } from "../errors.js";
import { createOptionalInput, type InputValues } from "../inputs/input.js";
import { createChoiceParser } from "../inputs/parsers.js";
import type { OperationContext, OperationResult, ResultSpec } from "../operation.js";
import type { PullRequestTarget } from "../target/target.js";
import { createInputProblem, createMessageText, type InputProblem, toInputReference } from "../text/problem.js";

export const permissionInputs = {
  requirePermission: createOptionalInput(createChoiceParser(...ACCOUNT_PERMISSIONS), {
    name: "require-permission",
    description:
      "Minimum permission on the repository that every user who caused the run must have: `read`, `triage`, `write`, `maintain` or `admin`. These users are the author of the comment or review, the sender of the event, and the user who started a re-run. The step reads the permissions with `github-token`, and fails if it cannot read them. By default, the step does not check permissions.",
  }),
} as const;

export type PermissionInputValues = InputValues<typeof permissionInputs>;

export const permissionResults = {
  "not-permitted": {
    description:
      "A user who caused the run has a lower permission than `require-permission`; the step changed nothing.",
    fails: "result",
  },
} as const satisfies Record<string, ResultSpec>;

const NO_HOST = createInputProblem(
  "require-permission",
  createMessageText`this input requires a ${toInputReference("github-token")} to read permissions from GitHub.`,
);

export function findPermissionProblems(
  { requirePermission }: PermissionInputValues,
  { host, run }: Pick<OperationContext, "host" | "run">,
): readonly InputProblem[] {
  if (requirePermission === undefined) return [];
  if (host === undefined) return [NO_HOST];
  return run.actors.length === 0
    ? [
        createInputProblem(
          "require-permission",
          "the permission cannot be checked, because the run does not name the user who started the run.",
        ),
      ]
    : [];
}

export async function checkUserPermission(
  { requirePermission: needed }: PermissionInputValues,
  { repository }: Pick<PullRequestTarget, "repository">,
  { host, run }: Pick<OperationContext, "host" | "run">,
): Promise<OperationResult<"not-permitted", never> | undefined> {
  if (needed === undefined) return undefined;
  if (host === undefined) throw new InputError([NO_HOST]);
  for (const login of run.actors) {
    const permission = await host.permission(repository, login).catch((error: unknown) => {
      throw lookUpError(error, login);
    });
    if (isPermissionAtLeast(permission, needed)) continue;
    const where = `${repository.owner}/${repository.name}`;
    return {
      result: "not-permitted",
      message: `Nothing was sent: ${login}, who caused this run, has the permission ${permission} on ${where}, but ${needed} is required.`,
      outputs: {},
    };
  }
  return undefined;
}

function lookUpError(error: unknown, login: string): unknown {
  if (!(error instanceof GitHostError)) return error;
  const problem = createInputProblem("require-permission", `the permission cannot be checked: ${error.message}.`);
  if (error.unavailable) {
    return new GitHostLookUpError([problem], { details: ["Nothing was sent. Run the job again later."], cause: error });
  }
  const isApp = login.endsWith("[bot]");
  return new InputError([problem], {
    details: [
      isApp
        ? createMessageText`GitHub often reports no permission for an app. For runs that an app starts, use a step without ${toInputReference("require-permission")}.`
        : createMessageText`${toInputReference("github-token")} must be allowed to read the repository; the job's own token on GitHub Actions is.`,
    ],
    cause: error,
  });
}
