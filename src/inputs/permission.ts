import { PERMISSIONS } from "../ci/permission.js";
import type { Context } from "../operation.js";
import { inputName, type Problem, problemOf, words } from "../problem.js";
import { optional, type Values } from "./input.js";
import { oneOf } from "./parsers.js";

export const permissionInputs = {
  requirePermission: optional(oneOf(...PERMISSIONS), {
    name: "require-permission",
    description:
      "Least permission on the repository (`read`, `triage`, `write`, `maintain`, `admin`) of those who caused the run: the author of its comment or review, the sender of its event, and who ran it again. GitHub is asked with `github-token`; a look-up without an answer is an error. Default: nobody is asked for.",
  }),
} as const;

export const NO_HOST = problemOf(
  "require-permission",
  words`needs a ${inputName("github-token")} to ask GitHub with.`,
);

/** What makes the check impossible, known before anything is asked. */
export function permissionProblems(
  { requirePermission }: Values<typeof permissionInputs>,
  { host, causedBy }: Pick<Context, "host" | "causedBy">,
): readonly Problem[] {
  if (requirePermission === undefined) return [];
  if (host === undefined) return [NO_HOST];
  return causedBy.length === 0
    ? [problemOf("require-permission", "cannot be checked, because the run does not say who caused it.")]
    : [];
}
