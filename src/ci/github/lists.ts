/** This file reads many pull requests with GraphQL, because GitHub's other API returns no heads for a search. */
import type { Repository } from "../../service/service.js";
import { shortenText } from "../../text/truncate.js";
import { type HostPullRequestListItem, NoReplyError } from "../host.js";
import { type GitHubCall, type GitHubClient, queryGitHub } from "./client.js";
import { hasJsonValue, readJsonList, readJsonNumber, readJsonText, readJsonValue } from "./event.js";

type ListSource = Pick<GitHubCall, "repository" | "permissions">;

const PAGE_SIZE = 50;
/** Maximum number of results of one search on GitHub. */
const MOST_RESULTS = 1000;
const LIMIT_MS = 60_000;

const FIELDS = "number state headRefOid baseRefName repository { nameWithOwner }";
// GitHub returns no results and no error for a search without the permission. The first field then causes an error.
const SEARCH = `query($owner: String!, $name: String!, $search: String!, $after: String) {
  repository(owner: $owner, name: $name) { pullRequests { totalCount } }
  search(type: ISSUE, query: $search, first: ${PAGE_SIZE}, after: $after) {
    issueCount pageInfo { hasNextPage endCursor } nodes { ... on PullRequest { ${FIELDS} } }
  }
}`;

/** Reads pull requests in pages. The result lacks numbers that are not pull requests. */
export async function readPullRequests(client: GitHubClient, from: ListSource, numbers: readonly number[]) {
  const { repository } = from;
  const { owner, name } = repository;
  const found: HostPullRequestListItem[] = [];
  for (let start = 0; start < numbers.length; start += PAGE_SIZE) {
    const page = numbers.slice(start, start + PAGE_SIZE);
    const fields = page.map((number) => `p${number}: pullRequest(number: ${number}) { ${FIELDS} }`).join(" ");
    const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields} } }`;
    const asked = { ...from, what: `the list of ${numbers.length} pull requests` };
    const nodes = await queryGitHub(client, asked, { query, variables: { owner, name } }, (data) =>
      page.map((number) => readJsonValue(readData(data), "repository", `p${number}`)),
    );
    found.push(...nodes.flatMap((node) => readListed(node, repository) ?? []));
  }
  return found;
}

/** Reads the open pull requests that match a search, in pages. */
export async function searchPullRequests(client: GitHubClient, from: ListSource, search: string) {
  const { repository } = from;
  const { owner, name } = repository;
  const found = new Map<number, HostPullRequestListItem>();
  let after: string | undefined;
  do {
    // The search of the user is last, because it may contain any qualifier. The loop below checks repository, type and
    // state of each result again.
    const variables = { owner, name, search: `repo:${owner}/${name} is:pr is:open ${search}`, after };
    const asked = { ...from, what: "the search for pull requests" };
    const page: unknown = await queryGitHub(client, asked, { query: SEARCH, variables }, readSearch);
    for (const node of readJsonList(page, "nodes")) {
      const listed = readJsonText(node, "state") === "OPEN" ? readListed(node, repository) : undefined;
      if (listed !== undefined) found.set(listed.number, listed);
    }
    const isLast = readJsonValue(page, "pageInfo", "hasNextPage") !== true;
    after = isLast ? undefined : readJsonText(page, "pageInfo", "endCursor");
  } while (after !== undefined);
  return [...found.values()];
}

function readSearch(reply: unknown): unknown {
  const search = readJsonValue(readData(reply), "search");
  if ((readJsonNumber(search, "issueCount") ?? 0) <= MOST_RESULTS) return search;
  const problem = `more than ${MOST_RESULTS} pull requests match, and GitHub lists only ${MOST_RESULTS}`;
  throw new NoReplyError(problem, { permanent: true });
}

/** Reads the data of a GraphQL reply, which has status 200 also after an error. @throws NoReplyError */
function readData(reply: unknown): unknown {
  const errors = readJsonList(reply, "errors").filter((error) => readJsonText(error, "type") !== "NOT_FOUND");
  const [error] = errors;
  if (error === undefined && hasJsonValue(reply, "data", "repository")) return readJsonValue(reply, "data");
  const isLimited = errors.some((each) => readJsonText(each, "type") === "RATE_LIMITED");
  if (isLimited) throw new NoReplyError("status 403", { status: 403, limitedMs: LIMIT_MS });
  const isHidden = error === undefined || readJsonText(error, "type") === "FORBIDDEN";
  if (isHidden) throw new NoReplyError("status 403", { status: 403 });
  throw new NoReplyError(shortenText(readJsonText(error, "message") ?? "an error without a message", 300), {});
}

/** Reads a pull request of this repository. A search may also find pull requests of another repository. */
function readListed(node: unknown, { owner, name }: Repository): HostPullRequestListItem | undefined {
  const number = readJsonNumber(node, "number");
  const headSha = readJsonText(node, "headRefOid");
  const baseBranch = readJsonText(node, "baseRefName");
  const isOwn = readJsonText(node, "repository", "nameWithOwner")?.toLowerCase() === `${owner}/${name}`.toLowerCase();
  if (number === undefined || headSha === undefined || baseBranch === undefined || !isOwn) return undefined;
  return { number, headSha, baseBranch };
}
