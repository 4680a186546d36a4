import { onTestFinished } from "vitest";
import type { BuildTrigger } from "../../src/ci/build.js";
import { getErrorMessage } from "../../src/errors.js";
import { resolveRunInputs } from "../../src/prepare.js";
import { fakeCi } from "../support/fake-ci.js";

/** Prepares a run without requests. Returns `perform`, `skip`, or the problems. */
export async function prepared(inputs: Readonly<Record<string, string>>, trigger?: BuildTrigger): Promise<string> {
  const { ci, clean } = fakeCi({ inputs: { token: "a-token", ...inputs }, ...(trigger && { trigger }) });
  onTestFinished(clean);
  return resolveRunInputs(ci, new AbortController().signal).then(({ kind }) => kind, getErrorMessage);
}
