import { parseDuration } from "./duration.js";
import { optional, withDefault } from "./input.js";
import { orgSlugInput } from "./org-slug.js";
import { lines, oneOf, wholeNumber } from "./parsers.js";

/** So many tests fit on a page of the service at most. */
export const LARGEST_PAGE = 100;

const LIST_FORMATS = ["json", "csv", "markdown", "lines"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export const listInputs = {
  orgSlug: orgSlugInput,
  pageSize: withDefault(wholeNumber(1, LARGEST_PAGE), `${LARGEST_PAGE}`, {
    name: "page-size",
    description: "How many tests one request asks for, from 1 to 100. All pages are read whatever it is.",
  }),
  codeOwners: optional(lines, {
    name: "code-owner",
    description:
      "Keep tests of any of these code owners, one per line, as in CODEOWNERS. Capital letters and the leading `@` do not matter.",
  }),
  filePatterns: optional(lines, {
    name: "file-pattern",
    description:
      "Keep tests whose file fits any of these globs, one per line: `src/**` is for the whole path, `*.spec.ts` (without a slash) for the file's own name.",
  }),
  olderThan: optional(parseDuration, {
    name: "older-than",
    description:
      "Keep tests that were quarantined longer ago than this. One whose time of quarantine cannot be read stays.",
  }),
  failIfOlderThan: optional(parseDuration, {
    name: "fail-if-older-than",
    description:
      "Fail the step when a test of the list was quarantined longer ago than this. One whose time of quarantine cannot be read gets a warning instead.",
  }),
  format: withDefault(oneOf(...LIST_FORMATS), "json", {
    name: "format",
    description:
      "Format of the file: `json` (the service's items), `csv`, `markdown` (by code owner) or `lines` (one name per line, for a test runner).",
  }),
} as const;
