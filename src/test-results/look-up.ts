import { Failure, withMore } from "../errors.js";
import type { Context } from "../operation.js";
import { type QuarantinedTest, readAllQuarantinedTests } from "../quarantined-tests/all-pages.js";
import type { Owner } from "./identity.js";
import type { TestCase } from "./test-case.js";
import { someNames, tests } from "./words.js";

/** The service takes so many at most. */
const PAGE_SIZE = 100;

/** What the service says about quarantined tests, or why it says nothing. */
export type LookUp =
  | { readonly kind: "list"; readonly list: readonly QuarantinedTest[] }
  | { readonly kind: "unknown"; readonly warning: string };

/** Asks for the list because these tests failed. @throws InputError without a token, with their names. */
export async function lookUpQuarantine(
  failures: readonly TestCase[],
  { orgSlug, repository }: Owner,
  context: Context,
): Promise<LookUp> {
  requireToken(failures, context);
  try {
    const query = { repository, orgSlug, pageSize: PAGE_SIZE };
    return { kind: "list", list: await readAllQuarantinedTests(context.client, query) };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "aborted" || context.signal.aborted) throw error;
    return { kind: "unknown", warning: warningOf(error, orgSlug) };
  }
}

function requireToken(failures: readonly TestCase[], context: Context): void {
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

function warningOf(error: Failure, orgSlug: string): string {
  const { details, kind, message } = error;
  const isRefused = kind === "auth" || kind === "not-found" || kind === "rejected";
  const hint = isRefused
    ? [`Check that org-slug (${orgSlug}) is the slug of the organisation that the token belongs to.`]
    : details;
  return [
    `The list of quarantined tests could not be read, so every failure counts: ${message}`,
    ...hint,
  ].join(" ");
}
