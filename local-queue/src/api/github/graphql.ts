/**
 * This file answers two GraphQL queries in GitHub's format: pull requests by their numbers, and a search. It reads the
 * values in the query, and ignores the selected fields.
 */
import { anyText, object, optional, read, text } from "../../state/fields.js";
import { nameOf, type Repository } from "../../state/service-state.js";
import type { Incoming } from "../http/incoming.js";
import { fieldsOf } from "./posts.js";
import { findShown, type Shown } from "./pull-requests.js";
import type { GithubCall } from "./question.js";

const question = object({
  query: text,
  variables: object({ owner: anyText, name: anyText, ...optional({ search: anyText, after: anyText }) }),
});

/** Returns owner and name of the repository in the variables of a query. */
export function readRepository(incoming: Incoming): readonly [string, string] {
  const { owner, name } = read(question, fieldsOf(incoming)).variables;
  return [owner, name];
}

export function answerQuery(call: GithubCall): unknown {
  const { query, variables } = read(question, fieldsOf(call.incoming));
  const { search, after } = variables;
  return search === undefined ? answerNumbers(call, query) : answerSearch(call, search, readSize(query), after);
}

function answerNumbers(call: GithubCall, query: string): unknown {
  const asked = [...query.matchAll(/(\w+): *pullRequest\(number: *(\d+)\)/g)];
  const nodes = asked.map(([, alias = "", number]) => {
    const found = findShown(call, Number(number));
    return [alias, found === undefined ? null : nodeOf(call.repository, found)] as const;
  });
  const errors = nodes.flatMap(([alias, node]) =>
    node === null
      ? [{ type: "NOT_FOUND", path: ["repository", alias], message: "Could not resolve to a PullRequest." }]
      : [],
  );
  return { data: { repository: Object.fromEntries(nodes) }, ...(errors.length > 0 && { errors }) };
}

function answerSearch(call: GithubCall, search: string, size: number, after: string | undefined): unknown {
  const { repository } = call;
  const terms = [...search.matchAll(/([\w-]+:)?("[^"]*"|\S+)/g)].map(([, name = "", value = ""]) => {
    return { name, value: value.replaceAll('"', "").toLowerCase() };
  });
  const found = [...repository.pullRequests.keys()]
    .toSorted((one, other) => one - other)
    .flatMap((number) => findShown(call, number) ?? [])
    .filter((shown) => terms.every(({ name, value }) => isMatch(repository, shown, name, value)));
  const start = Number(after ?? 0);
  const end = start + size;
  return {
    data: {
      repository: { pullRequests: { totalCount: repository.pullRequests.size } },
      search: {
        issueCount: found.length,
        pageInfo: { hasNextPage: end < found.length, endCursor: String(Math.min(end, found.length)) },
        nodes: found.slice(start, end).map((shown) => nodeOf(repository, shown)),
      },
    },
  };
}

function readSize(query: string): number {
  return Number(/\bfirst: *(\d+)/.exec(query)?.[1] ?? 0);
}

/** True when a pull request matches one term of a search. Text without a qualifier must be in the title. */
function isMatch(repository: Repository, shown: Shown, name: string, value: string): boolean {
  switch (name) {
    case "repo:":
      return value === nameOf(repository).toLowerCase();
    case "is:":
      return value === "pr" || value === (shown.isOpen ? "open" : shown.mergedAtMs === null ? "closed" : "merged");
    case "label:":
      return (shown.labels ?? []).some((label) => label.toLowerCase() === value);
    case "author:":
      return shown.author.toLowerCase() === value.replace(/^app\/(.*)$/, "$1[bot]");
    case "base:":
      return shown.baseBranch.toLowerCase() === value;
    case "draft:":
      return String(shown.draft) === value;
    case "sort:":
      return true;
    default:
      return shown.title.toLowerCase().includes(value);
  }
}

function nodeOf(repository: Repository, { number, isOpen, mergedAtMs, headSha, baseBranch, title }: Shown) {
  return {
    number,
    title,
    state: isOpen ? "OPEN" : mergedAtMs === null ? "CLOSED" : "MERGED",
    headRefOid: headSha,
    baseRefName: baseBranch,
    repository: { nameWithOwner: nameOf(repository) },
  };
}
