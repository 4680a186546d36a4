import * as z from "zod/mini";
import {
  anyText,
  type Fields,
  integerFrom,
  invalid,
  list,
  object,
  oneOf,
  optional,
  read,
  strings,
  text,
} from "./fields.js";

/** Quarantined test. Only the endpoints for quarantined tests have fields with underscores. */
export const newQuarantinedTest = object({
  name: text,
  ...optional({
    parent: z.nullable(text),
    file: z.nullable(text),
    classname: z.nullable(text),
    status: oneOf(["HEALTHY", "FLAKY", "BROKEN"]),
    codeowners: strings,
    quarantine_setting: oneOf(["ALWAYS_QUARANTINE", "AUTO_QUARANTINE"]),
    quarantined_at: text,
    status_last_updated_at: text,
    test_case_id: text,
    variant: anyText,
  }),
});

export type NewQuarantinedTest = Readonly<z.infer<typeof newQuarantinedTest>>;

export function readQuarantinedTests(value: unknown): readonly NewQuarantinedTest[] {
  return read(list(newQuarantinedTest), value, "quarantined tests");
}

export type QuarantinedTest = Required<NewQuarantinedTest>;

const pageRequest = object({
  page_query: object({
    page_size: integerFrom(1, 100),
    /** Token of a page; empty or null for the first page. */
    ...optional({ page_token: z.nullable(anyText) }),
  }),
});

/** Returns a page of the list, with tokens of other pages. An empty token means that there is no such page. */
export function quarantinedTestsPage(tests: readonly QuarantinedTest[], fields: Fields) {
  const { page_size: size, page_token: token } = read(pageRequest, fields).page_query;
  const index = token ? pageIndexOf(token) : 0;
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

export function quarantinedTestOf(given: NewQuarantinedTest, defaults: { at: string; id: string }): QuarantinedTest {
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
  if (match?.[1] === undefined) throw invalid("page_query.page_token", "must be a cursor from a page of this list");
  return Number(match[1]);
}
