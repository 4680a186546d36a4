import { optional } from "../inputs/input.js";
import { parser } from "../inputs/parsers.js";
import { problemOf } from "../text/problem.js";

export const LARGEST_PAGE = 100;

export const LIST_FORMATS = ["json", "csv", "markdown", "lines"] as const;

/** Case counts: the slug is a part of a test's identity. */
const slug = parser("the organisation's slug, visible characters without spaces or slashes", (value) =>
  /^[^\s/\p{C}]+$/u.test(value) ? value : undefined,
);

export const orgSlugInput = optional(slug, {
  name: "org-slug",
  description: "Slug of the organisation, as its settings in the web application show it, capital letters included.",
});

export const orgSlugMissing = problemOf(
  "org-slug",
  "is required. The organisation's settings in the web application show it; copy it as it is there, capital letters included.",
);
