import { OperationError } from "../errors.js";
import { ApiError } from "../service/errors.js";
import type { QuarantinedTest, QuarantinedTestsPage, QuarantinedTestsQuery, QueueService } from "../service/service.js";
import { formatCount } from "../text/format.js";
import { createMessageText, toInputReference } from "../text/problem.js";

/** Reads all pages of the list. @throws ApiError, or OperationError `response` after too many pages */
export function readAllQuarantinedTests(service: QueueService, query: QuarantinedTestsQuery) {
  return readQuarantinedTestPages((token) =>
    service.readQuarantinedTests(query, token).catch((error: unknown) => {
      throw withSlugAdvice(error, query);
    }),
  );
}

/** Reads pages until the token of the next page is empty. If the list changes during the read, tests may be missing. */
export async function readQuarantinedTestPages(pageAt: (token: string) => Promise<QuarantinedTestsPage>) {
  const tests = new Map<string, QuarantinedTest>();
  const totals = new Set<number>();
  const seen = new Set<string>();
  let token = "";
  do {
    const page = await pageAt(token);
    for (const test of page.tests) {
      const key = keyOf(test);
      if (!tests.has(key)) tests.set(key, test);
    }
    if (page.total !== undefined) totals.add(page.total);
    token = page.nextPage;
    if (seen.has(token)) {
      throw new OperationError(
        "response",
        `The list of quarantined tests cannot be read completely, because the service returned the same page token twice. The step has read ${tests.size} tests.`,
        { details: ["This is a fault of the service. Run this again; if it fails again, report it to the service."] },
      );
    }
    seen.add(token);
  } while (token !== "");
  return { tests: [...tests.values()], warning: warningOf(tests.size, totals) };
}

/** Returns the key of a listed test. Tests of different collections may have the same names (API v2). */
function keyOf({ test_case_id: id, testId, name, parent, file, classname, variant }: QuarantinedTest): string {
  return id || testId || JSON.stringify([name, parent, file, classname, variant]);
}

/** Returns a warning if the service reported a total that differs from the number of tests read. */
function warningOf(count: number, totals: ReadonlySet<number>): string | undefined {
  const other = [...totals].find((total) => total !== count);
  return other === undefined
    ? undefined
    : `The list of quarantined tests may be incomplete: ${formatCount(count, "test")} ${count === 1 ? "was" : "were"} read, but the service reported ${other}. It may have changed during the reading; run the step again to check.`;
}

function withSlugAdvice(
  error: unknown,
  { repository: { host, owner, name }, orgSlug }: QuarantinedTestsQuery,
): unknown {
  // Only API v1 uses the slug, and the errors of API v1 have no code. If the token belongs to another organization, the
  // service may return any of these statuses.
  const isPossible = orgSlug !== "" && error instanceof ApiError && error.facts.code === undefined;
  if (!isPossible || ![401, 403, 404].includes(error.facts.status ?? 0)) return error;
  return error.withDetails({
    details: [
      createMessageText`The status 401, 403 or 404 may mean that ${toInputReference("org-slug")} and the token belong to different organizations. The value of ${toInputReference("org-slug")} is ${JSON.stringify(orgSlug)}. Spell the slug as in the organization's settings in the web application, with the same capital letters.`,
      createMessageText`The request was for the repository ${owner}/${name} on ${host}; see ${toInputReference("repository")} and ${toInputReference("repository-host")}.`,
    ],
  });
}
