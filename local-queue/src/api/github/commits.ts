/** This file answers requests for commits in GitHub's format. */
import { createHash } from "node:crypto";
import * as tree from "../../engine/tree.js";
import { Refusal } from "../../state/refusal.js";
import type { GithubCall } from "./question.js";

/**
 * Lists the commit of a test run and the commits in it, the newest first. The test branch merges one head after another
 * into its base. Each head has one earlier commit. @throws Refusal for any other commit
 */
export function listCommits({ repository, query }: GithubCall): unknown {
  for (const { engine, runs } of repository.queues.values()) {
    const run = [...runs.values()].find(({ sha }) => sha !== "" && sha === query.get("sha"));
    if (run === undefined) continue;
    const heads = [...run.ahead, ...run.members].flatMap((number) => tree.get(engine.entries, number)?.sha ?? []);
    const merges = heads.map((_head, index) => (index === heads.length - 1 ? run.sha : newSha(run.sha, `${index}`)));
    const earlier = heads.map((head) => newSha(head, "earlier"));
    return [
      ...heads.map((head, index) => toCommit(merges[index], [merges[index - 1] ?? run.base, head])).toReversed(),
      ...heads.map((head, index) => toCommit(head, [earlier[index]])),
      ...earlier.map((sha) => toCommit(sha, [])),
      toCommit(run.base, []),
    ];
  }
  throw new Refusal(404, "Not Found");
}

function toCommit(sha = "", parents: readonly (string | undefined)[]) {
  return { sha, parents: parents.map((parent) => ({ sha: parent })) };
}

function newSha(sha: string, name: string): string {
  return createHash("sha1").update(`${sha} ${name}`).digest("hex");
}
