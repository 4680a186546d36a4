import { Failure, withMore } from "../errors.js";
import { LARGEST_PAGE } from "../inputs/quarantined-tests.js";
import type { Context } from "../operation.js";
import { type QuarantinedTest, readAllQuarantinedTests } from "../quarantined-tests/all-pages.js";
import type { Owner } from "./identity.js";
import type { TestCase } from "./test-case.js";
import { someNames, tests } from "./words.js";

/** What the service says about quarantined tests, or why it says nothing. */
export type LookUp =
  | {
      readonly kind: "list";
      readonly list: readonly QuarantinedTest[];
      /** The list may not be whole. */
      readonly warning: string | undefined;
    }
  | { readonly kind: "unknown"; readonly warning: string };

export type AskingContext = Pick<Context, "client" | "signal" | "requireToken">;

/** Asks for the list because these tests failed. @throws InputError without a token, with their names. */
export async function lookUpQuarantine(
  failures: readonly TestCase[],
  { orgSlug, repository }: Owner,
  context: AskingContext,
): Promise<LookUp> {
  requireToken(failures, context);
  try {
    const query = { repository, orgSlug, pageSize: LARGEST_PAGE };
    const { tests: list, warning } = await readAllQuarantinedTests(context.client, query);
    return { kind: "list", list, warning };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "aborted" || context.signal.aborted) throw error;
    return { kind: "unknown", warning: warningOf(error) };
  }
}

function requireToken(failures: readonly TestCase[], context: AskingContext): void {
  try {
    context.requireToken();
  } catch (error) {
    throw withMore(error, {
      details: [
        `${tests(failures.length)} failed (${someNames(failures)}), and without a token nobody can be asked whether they are quarantined.`,
      ],
    });
  }
}

function warningOf({ message, details }: Failure): string {
  return [
    `The list of quarantined tests could not be read, so every failure counts: ${message}`,
    ...details,
  ].join(" ");
}
