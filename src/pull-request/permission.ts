import { HostError, isPermissionAtLeast, PERMISSIONS } from "../ci/host.js";
import { InputError, LookUpError } from "../errors.js";
import { optional, type Values } from "../inputs/input.js";
import { oneOf } from "../inputs/parsers.js";
import type { Context, OperationResult, ResultSpec } from "../operation.js";
import type { PullRequestTarget } from "../target/target.js";
import { inputName, type Problem, textWithNames, toProblem } from "../text/problem.js";

export const permissionInputs = {
  requirePermission: optional(oneOf(...PERMISSIONS), {
    name: "require-permission",
    description:
      "Minimum permission on the repository that every user who caused the run must have: `read`, `triage`, `write`, `maintain` or `admin`. These users are the author of the comment or review, the sender of the event, and the user who started a re-run. The step reads the permissions with `github-token`, and fails if it cannot read them. By default, the step does not check permissions.",
  }),
} as const;

export type PermissionValues = Values<typeof permissionInputs>;

export const permissionResults = {
  "not-permitted": {
    description:
      "A user who caused the run has a lower permission than `require-permission`; the step changed nothing.",
    fails: "result",
  },
} as const satisfies Record<string, ResultSpec>;

const NO_HOST = toProblem(
  "require-permission",
  textWithNames`this input requires a ${inputName("github-token")} to read permissions from GitHub.`,
);

export function findPermissionProblems(
  { requirePermission }: PermissionValues,
  { host, run }: Pick<Context, "host" | "run">,
): readonly Problem[] {
  if (requirePermission === undefined) return [];
  if (host === undefined) return [NO_HOST];
  return run.actors.length === 0
    ? [
        toProblem(
          "require-permission",
          "the permission cannot be checked, because the run does not name the user who started the run.",
        ),
      ]
    : [];
}

export async function checkPermission(
  { requirePermission: needed }: PermissionValues,
  { repository }: Pick<PullRequestTarget, "repository">,
  { host, run }: Pick<Context, "host" | "run">,
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
  if (!(error instanceof HostError)) return error;
  const problem = toProblem("require-permission", `the permission cannot be checked: ${error.message}.`);
  if (error.unavailable) {
    return new LookUpError([problem], { details: ["Nothing was sent. Run the job again later."], cause: error });
  }
  const isApp = login.endsWith("[bot]");
  return new InputError([problem], {
    details: [
      isApp
        ? textWithNames`GitHub often reports no permission for an app. For runs that an app starts, use a step without ${inputName("require-permission")}.`
        : textWithNames`${inputName("github-token")} must be allowed to read the repository; the job's own token on GitHub Actions is.`,
    ],
    cause: error,
  });
}
