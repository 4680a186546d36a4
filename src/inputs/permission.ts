import { PERMISSIONS } from "../ci/permission.js";
import { optional } from "./input.js";
import { oneOf } from "./parsers.js";

export const permissionInputs = {
  requirePermission: optional(oneOf(...PERMISSIONS), {
    name: "require-permission",
    description:
      "Least permission on the repository (`read`, `triage`, `write`, `maintain`, `admin`) of those who caused the run: the author of its comment or review, the sender of its event, and who ran it again. GitHub is asked with `github-token`; a look-up without an answer is an error. Default: nobody is asked for.",
  }),
} as const;
