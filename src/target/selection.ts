import type { BuildTrigger } from "../ci/build.js";
import { InputError } from "../errors.js";
import { createOptionalInput } from "../inputs/input.js";
import { createParser, lineListParser, pullRequestNumberParser } from "../inputs/parsers.js";
import { createInputProblem, createMessageText, toInputReference } from "../text/problem.js";
import {
  chooseInputOrRunRepository,
  type OperationTargetFinder,
  type OperationTargetInputs,
  type PullRequestSelection,
  type PullRequestTarget,
  requireRepository,
} from "./target.js";

const MOST = 1000;

const numbers = createParser<readonly number[]>(
  `pull request numbers, one per line, at most ${MOST}`,
  (text) => {
    const parsed = lineListParser(text);
    const items = parsed.ok ? parsed.value.map((line) => pullRequestNumberParser(line.replace(/^#/, ""))) : [];
    const found = new Set(items.flatMap((item) => (item.ok ? [item.value] : [])));
    return found.size > 0 && found.size <= MOST && items.every(({ ok }) => ok) ? [...found] : undefined;
  },
  { repeatable: true },
);

/**
 * Parses a label. Rejects quotation marks, because they would end the label in a search. `check-queue-health` uses this
 * parser too.
 */
export const labelParser = createParser("a label without quotation marks", (text) =>
  /^[^"\p{Cc}]+$/u.test(text) ? text : undefined,
);
export const labelInputDescription = {
  name: "label",
  description:
    "Label on GitHub. `submit`, `status` and `cancel` act on all open pull requests with this label. `check-queue-health` sets this label on the issues that it opens, and reads only issues with this label.",
} as const;

const search = createParser("a search of one line and at most 500 characters", (text) =>
  /^[^\p{Cc}]{1,500}$/u.test(text) ? text : undefined,
);

export const pullRequestSelectionInputs = {
  prNumbers: createOptionalInput(numbers, {
    name: "pr-numbers",
    description: `Numbers of pull requests, one per line. The step acts on each of them; at most ${MOST} are possible.`,
  }),
  label: createOptionalInput(labelParser, labelInputDescription),
  search: createOptionalInput(search, {
    name: "search",
    description:
      "Search query on GitHub. The step acts on all open pull requests of the repository that match the query, for example `author:app/dependabot draft:false`.",
  }),
} as const;

/** Returns the inputs that select several pull requests; undefined if none of these inputs is set. */
export function extractPullRequestSelection({
  prNumbers,
  label: named,
  search: text,
}: PullRequestSelection): PullRequestSelection | undefined {
  const hasSelection = prNumbers !== undefined || named !== undefined || text !== undefined;
  return hasSelection ? { prNumbers, label: named, search: text } : undefined;
}

/**
 * Finds several pull requests with their queues and heads. @throws InputError if the inputs select pull requests in
 * more than one way
 */
export function resolveSelectedPullRequests(
  selection: PullRequestSelection,
  guardsHeads: boolean,
  inputs: OperationTargetInputs,
  trigger: BuildTrigger,
): OperationTargetFinder<readonly PullRequestTarget[]> {
  const repository = requireRepository(chooseInputOrRunRepository(inputs, trigger));
  const values = new Map<string, unknown>(Object.entries(selection));
  const given = [
    ...(inputs.prNumber === undefined ? [] : ["pr-number"]),
    ...Object.entries(pullRequestSelectionInputs).flatMap(([key, { name }]) =>
      values.get(key) === undefined ? [] : [name],
    ),
  ];
  if (given.length > 1)
    throw new InputError([createInputProblem(given, "only one of these inputs can select pull requests.")]);
  if (inputs.headSha !== undefined)
    throw new InputError([
      createInputProblem("head-sha", createMessageText`this input requires ${toInputReference("pr-number")}.`),
    ]);
  return {
    repository,
    async find(host) {
      const { findSelectedPullRequests } = await import("./find-selected.js");
      return findSelectedPullRequests(
        { ...selection, guardsHeads, repository, targetBranch: inputs.targetBranch },
        host,
      );
    },
  };
}
