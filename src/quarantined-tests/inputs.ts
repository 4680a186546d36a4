import { createOptionalInput } from "../inputs/input.js";
import { createParser } from "../inputs/parsers.js";
import { createInputProblem } from "../text/problem.js";

export const MAX_PAGE_SIZE = 100;

export const TEST_LIST_FORMATS = ["json", "csv", "markdown", "lines"] as const;

const slug = createParser("the organization's slug, visible characters without spaces or slashes", (value) =>
  /^[^\s/\p{C}]+$/u.test(value) ? value : undefined,
);

export const orgSlugInput = createOptionalInput(slug, {
  name: "org-slug",
  description:
    "Slug of the organization, spelled as in its settings in the web application, with the same capital letters. Required with API v1; API v2 ignores it.",
});

export const missingOrgSlugProblem = createInputProblem(
  "org-slug",
  "a value is required with API v1. Copy the slug from the organization's settings in the web application, with the same capital letters.",
);
