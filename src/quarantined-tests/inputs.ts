import { optional } from "../inputs/input.js";
import { parser } from "../inputs/parsers.js";
import { problemOf } from "../text/problem.js";

export const LARGEST_PAGE = 100;

export const LIST_FORMATS = ["json", "csv", "markdown", "lines"] as const;

/** Its case is kept: a slug in another one belongs to no organisation, and matches nothing. */
const slug = parser("the organisation's slug, visible characters without spaces or slashes", (value) =>
  /^[^\s/\p{C}]+$/u.test(value) ? value : undefined,
);

export const orgSlugInput = optional(slug, {
  name: "org-slug",
  description: "Slug of the organisation, as its settings in the web application show it, capital letters included.",
});

/** The problem of leaving it out where the list of quarantined tests is needed. */
export const orgSlugMissing = problemOf(
  "org-slug",
  "is required. The organisation's settings in the web application show it; copy it as it is there, capital letters included.",
);
