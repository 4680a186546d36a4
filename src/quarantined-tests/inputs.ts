import { optional, type Parse } from "../inputs/input.js";
import { problemOf } from "../text/problem.js";

/** So many tests fit on a page of the service at most. */
export const LARGEST_PAGE = 100;

/** Formats of the file with the list. */
export const LIST_FORMATS = ["json", "csv", "markdown", "lines"] as const;

/** Its case is kept: a slug in another one belongs to no organisation, and matches nothing. */
const slug: Parse<string> = (value) =>
  /^[^\s/\p{C}]+$/u.test(value)
    ? { ok: true, value }
    : { ok: false, allowed: "the organisation's slug, visible characters without spaces or slashes" };

export const orgSlugInput = optional(slug, {
  name: "org-slug",
  description: "Slug of the organisation, as its settings in the web application show it, capital letters included.",
});

/** The problem of leaving it out where the list of quarantined tests is needed. */
export const orgSlugMissing = problemOf(
  "org-slug",
  "is required. The organisation's settings in the web application show it; copy it as it is there, capital letters included.",
);
