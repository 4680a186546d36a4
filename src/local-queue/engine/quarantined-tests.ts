import { Refusal } from "./refusal.js";

/** One item of the list; unlike the rest of the API these endpoints spell fields with underscores. */
export interface QuarantinedTest {
  readonly name: string;
  readonly parent: string | null;
  readonly file: string | null;
  readonly classname: string | null;
  readonly status: "HEALTHY" | "FLAKY" | "BROKEN";
  readonly codeowners: readonly string[];
  readonly quarantine_setting: "ALWAYS_QUARANTINE" | "AUTO_QUARANTINE";
  readonly quarantined_at: string;
  readonly status_last_updated_at: string;
  readonly test_case_id: string;
  readonly variant: string;
}

/** What must be said about a test; all else has a default. */
export type NewQuarantinedTest = Pick<QuarantinedTest, "name"> & Partial<QuarantinedTest>;

export interface PageQuery {
  readonly size: number;
  /** Empty for the first page. */
  readonly token: string;
}

export const LARGEST_PAGE = 100;

/** A page of the list. Its tokens are opaque; an empty next one is the end of the list. */
export function quarantinedTestsPage(tests: readonly QuarantinedTest[], { size, token }: PageQuery) {
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
    throw new Refusal(400, `Invalid value for "page_query.page_size": must be an integer from 1 to ${LARGEST_PAGE}`);
  }
  const index = token === "" ? 0 : pageIndexOf(token);
  const pages = Math.ceil(tests.length / size);
  return {
    quarantined_tests: tests.slice(index * size, (index + 1) * size),
    page: {
      total_rows: tests.length,
      total_pages: pages,
      next_page_token: index + 1 < pages ? tokenOf(index + 1) : "",
      prev_page_token: index > 0 ? tokenOf(index - 1) : "",
      last_page_token: pages > 0 ? tokenOf(pages - 1) : "",
      page_index: index,
    },
  };
}

export function newQuarantinedTest(given: NewQuarantinedTest, defaults: { at: string; id: string }): QuarantinedTest {
  return {
    parent: null,
    file: null,
    classname: null,
    status: "FLAKY",
    codeowners: [],
    quarantine_setting: "AUTO_QUARANTINE",
    quarantined_at: defaults.at,
    status_last_updated_at: defaults.at,
    test_case_id: defaults.id,
    variant: "",
    ...given,
  };
}

function tokenOf(pageIndex: number): string {
  return Buffer.from(`page:${pageIndex}`).toString("base64url");
}

function pageIndexOf(token: string): number {
  const match = /^page:(\d+)$/.exec(Buffer.from(token, "base64url").toString());
  if (match?.[1] === undefined) throw new Refusal(400, 'Invalid value for "page_query.page_token"');
  return Number(match[1]);
}
