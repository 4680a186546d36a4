import type { Repository } from "../api/endpoints.js";
import type { Host } from "../ci/ci.js";
import { HostError } from "../ci/host-error.js";
import { InputError, LookUpError } from "../errors.js";
import { inputName, type Problem, problemOf, words } from "../problem.js";
import type { RepositoryPlace } from "./place.js";

/** A question to the Git host. */
export interface Question {
  /** The input that would spare it. */
  readonly input: "pr-number" | "target-branch";
  /** What is asked for, in words. */
  readonly about: string;
}

/** The problem where nobody can be asked. */
export function unanswered({ input, about }: Question): Problem {
  return problemOf(
    input,
    words`is needed here: ${inputName("github-token")} is empty, so ${about} cannot be looked up.`,
  );
}

/** Puts a question to the Git host. @throws InputError or LookUpError that names the input which would spare it. */
export async function ask<Answer>(
  host: Host | undefined,
  question: Question,
  put: (host: Host) => Promise<Answer>,
): Promise<Answer> {
  if (host === undefined) throw new InputError([unanswered(question)]);
  try {
    return await put(host);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.unavailable) {
      const [first = "", ...rest] = error.message;
      throw new LookUpError(
        words`${first.toUpperCase()}${rest.join("")}. Run it again later, or give ${inputName(question.input)}, which spares this look-up.`,
        { cause: error },
      );
    }
    throw new InputError([problemOf(question.input, `is needed here: ${error.message}.`)], {
      details: error.advice,
      cause: error,
    });
  }
}

export function whichBase(number: number): Question {
  return { input: "target-branch", about: `the base branch of #${number}` };
}

/** The base branch of a pull request, as the Git host shows it. */
export async function baseBranchOf(
  { repository }: RepositoryPlace,
  number: number,
  host: Host | undefined,
): Promise<string> {
  const { baseBranch } = await ask(host, whichBase(number), (github) =>
    github.pullRequest(repository, number),
  );
  return baseBranch;
}

export function whichDefault({ owner, name }: Repository): Question {
  return { input: "target-branch", about: `the default branch of ${owner}/${name}` };
}

/** The repository's default branch, as the Git host shows it. */
export function defaultBranchOf({ repository }: RepositoryPlace, host: Host | undefined): Promise<string> {
  return ask(host, whichDefault(repository), (github) => github.defaultBranch(repository));
}
