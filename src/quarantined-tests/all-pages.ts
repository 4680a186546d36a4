import type { Client } from "../api/client.js";
import { endpoints, type Repository } from "../api/endpoints.js";
import type { QuarantinedTestsPage } from "../api/schemas.js";
import { Failure } from "../errors.js";
import { withSlugAdvice } from "./slug-advice.js";

export type QuarantinedTest = QuarantinedTestsPage["quarantined_tests"][number];

/** Whose list is read, and in pages of how many tests (1 to 100). */
export interface ListQuery {
  readonly repository: Repository;
  readonly orgSlug: string;
  readonly pageSize: number;
}

/**
 * Reads the whole list of quarantined tests: the first page has an empty token, and an empty next one is the end.
 * A failure half-way is the failure of the whole, since a part of the list must never pass for all of it.
 * @throws ApiError, and Failure `response` when the service gives a page token twice.
 */
export async function readAllQuarantinedTests(
  client: Client,
  query: ListQuery,
): Promise<readonly QuarantinedTest[]> {
  const tests: QuarantinedTest[] = [];
  const seen = new Set<string>();
  let token = "";
  do {
    const reply = await readPage(client, query, token);
    // One by one: a page larger than asked for could be more than a call takes as arguments.
    for (const test of reply.quarantined_tests) tests.push(test);
    token = reply.page.next_page_token ?? "";
    if (seen.has(token)) throw endless(tests.length);
    seen.add(token);
  } while (token !== "");
  return tests;
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
