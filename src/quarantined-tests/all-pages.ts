import type { Client } from "../api/client.js";
import { endpoints, type Repository } from "../api/endpoints.js";
import type { QuarantinedTestsPage } from "../api/schemas.js";
import { Failure } from "../errors.js";
import { counted } from "../words.js";
import { withSlugAdvice } from "./slug-advice.js";

export type QuarantinedTest = QuarantinedTestsPage["quarantined_tests"][number];

/** Whose list is read, and in pages of how many tests (1 to 100). */
export interface ListQuery {
  readonly repository: Repository;
  readonly orgSlug: string;
  readonly pageSize: number;
}

export interface WholeList {
  /** Each test once. */
  readonly tests: readonly QuarantinedTest[];
  /** Says that these may not be all, or not all still listed; undefined when nothing hints at it. */
  readonly warning: string | undefined;
}

/** Reads the whole list of quarantined tests. @throws ApiError, and Failure `response` for a list without an end. */
export async function readAllQuarantinedTests(client: Client, query: ListQuery): Promise<WholeList> {
  return allPages((token) => readPage(client, query, token));
}

/**
 * The first page has an empty token, and an empty next one is the end. A failure half-way is the failure of the whole,
 * since a part of the list must never pass for all of it. A list that changes meanwhile moves tests over the edges of
 * pages: one may come twice, and another one not at all.
 */
export async function allPages(pageAt: (token: string) => Promise<QuarantinedTestsPage>): Promise<WholeList> {
  const tests = new Map<string, QuarantinedTest>();
  const totals = new Set<number>();
  const seen = new Set<string>();
  let token = "";
  do {
    const { quarantined_tests: found, page } = await pageAt(token);
    for (const test of found) {
      const key = keyOf(test);
      if (!tests.has(key)) tests.set(key, test);
    }
    if (typeof page.total_rows === "number") totals.add(page.total_rows);
    token = page.next_page_token ?? "";
    if (seen.has(token)) throw endless(tests.size);
    seen.add(token);
  } while (token !== "");
  return { tests: [...tests.values()], warning: warningOf(tests.size, totals) };
}

/** One test has one id; without any its names have to do. */
function keyOf({ test_case_id: id, name, parent, file, classname, variant }: QuarantinedTest): string {
  return id || JSON.stringify([name, parent, file, classname, variant]);
}

/** Each page tells a total. A test that moved to a page that was read before shows in none but these. */
function warningOf(count: number, totals: ReadonlySet<number>): string | undefined {
  const other = [...totals].find((total) => total !== count);
  return other === undefined
    ? undefined
    : `The list of quarantined tests may not be whole: ${counted(count, "test")} ${count === 1 ? "was" : "were"} read, and the service told of ${other}. It may have changed while it was read; run the step again to be sure.`;
}

async function readPage(client: Client, query: ListQuery, token: string): Promise<QuarantinedTestsPage> {
  try {
    return await client.call(endpoints.listQuarantinedTests, {
      repo: query.repository,
      org_url_slug: query.orgSlug,
      page_query: { page_size: query.pageSize, page_token: token },
    });
  } catch (error) {
    throw withSlugAdvice(error, query);
  }
}

function endless(count: number): Failure {
  return new Failure(
    "response",
    `The list of quarantined tests cannot be read to its end: after ${count} tests the service gave a page token that it had given before.`,
    {
      details: [
        "This is a fault of the service. Run this again; if it happens again, report it to the service.",
      ],
    },
  );
}
