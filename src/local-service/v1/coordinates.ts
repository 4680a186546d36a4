/** The fields that most requests to the service share. */

import type { Coordinates, RepositoryName } from "../engine/lookup.js";
import { LARGEST_NUMBER } from "../engine/pull-request.js";
import { type Fields, invalid, objectAt, stringAt } from "../http/fields.js";

export function readRepository(fields: Fields): RepositoryName {
  const repo = objectAt(fields.repo, "repo");
  return {
    host: stringAt(repo.host, "repo.host"),
    owner: stringAt(repo.owner, "repo.owner"),
    name: stringAt(repo.name, "repo.name"),
  };
}

export function readCoordinates(fields: Fields): Coordinates {
  return { repo: readRepository(fields), targetBranch: stringAt(fields.targetBranch, "targetBranch") };
}

/** An integer, or the same in a string, which the service takes too. Uploads begin at 1, all else at 0. */
export function readNumber(fields: Fields, smallest: 0 | 1 = 0): number {
  const { number: value } = objectAt(fields.pr, "pr");
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (
    typeof number !== "number" ||
    !Number.isInteger(number) ||
    number < smallest ||
    number > LARGEST_NUMBER
  ) {
    throw invalid("pr.number", `must be an integer from ${smallest} to ${LARGEST_NUMBER}`);
  }
  return number;
}
