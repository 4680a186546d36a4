import { onTestFinished } from "vitest";
import { createGitHubHostApi, type GitHubApiOptions } from "../../../src/ci/github/api.js";
import { GitHostError } from "../../../src/ci/host.js";
import { createFakeClock } from "../../support/service-under-test.js";

export const REPOSITORY = { host: "github.com", owner: "local", name: "playground" };

/** Returns a host for an address, on a fake clock. */
export function gitHubAt(api: string, { environment, ...more }: Partial<GitHubApiOptions> = {}) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const clock = createFakeClock();
  const host = createGitHubHostApi({
    token: "the-github-token",
    environment: { GITHUB_API_URL: api, ...environment },
    permissions: ["Let the token read it."],
    signal: stop.signal,
    random: () => 0.5,
    clock,
    ...more,
  });
  return { host, posts: host.posts, clock, stop };
}

export async function hostErrorOf(request: Promise<unknown>): Promise<GitHostError> {
  const end = await request.catch((error: unknown) => error);
  if (end instanceof GitHostError) return end;
  throw new Error(`Expected a GitHostError, received ${String(end)}`);
}
