import type { Repository } from "../api/endpoints.js";
import { ApiError } from "../errors.js";

/** The service does not tell a wrong organisation from a wrong token: it may answer any of these to either. */
const SLUG_AND_TOKEN_DISAGREE: ReadonlySet<number | undefined> = new Set([401, 403, 404]);

/** Adds to such an answer what may be behind it; any other error stays as it is. */
export function withSlugAdvice(
  error: unknown,
  {
    repository: { host, owner, name },
    orgSlug,
  }: { readonly repository: Repository; readonly orgSlug: string },
): unknown {
  if (!(error instanceof ApiError) || !SLUG_AND_TOKEN_DISAGREE.has(error.facts.status)) return error;
  return error.withMore({
    details: [
      `For this list 401, 403 and 404 may all mean that org-slug and token do not belong together: org-slug is ${JSON.stringify(orgSlug)}, and must be spelled as in the organisation's settings in the web application, capital letters included.`,
      `The list was asked for the repository ${owner}/${name} on ${host}; see repository and repository-host.`,
    ],
  });
}
