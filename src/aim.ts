import type { Repository } from "./api/endpoints.js";
import type { Trigger } from "./ci/ci.js";
import type { Question } from "./inputs/ask-host.js";
import { findPullRequestPlace, openQuestion } from "./inputs/find-pull-request.js";
import type { Values } from "./inputs/input.js";
import { eventFor, type PlaceInputs, planPullRequest, planRepository } from "./inputs/place.js";
import { findQueuePlace, openQueueQuestion, planQueue } from "./inputs/queue-place.js";
import { planRange } from "./inputs/range-plan.js";
import type { Context, Operation, Outcome } from "./operation.js";
import type { Problem } from "./problem.js";

/** An operation together with the place that it acts on, as far as that is known without asking anybody. */
export interface Aim {
  /** Undefined where the operation needs none, and nobody named one. */
  readonly repository: Repository | undefined;
  /** What only the Git host can say about the place. */
  readonly question: Question | undefined;
  /** The test branch on which the operation has nothing to do. */
  readonly skippedOn: string | undefined;
  /** The queue's test run that this run is a part of. */
  readonly testRunId: string | undefined;
  run(values: Values<Operation["inputs"]>, context: Context): Promise<Outcome>;
}

export type Aiming =
  | { readonly ok: true; readonly aim: Aim }
  | { readonly ok: false; readonly problem: Problem };

/** Finds what the operation is about, by its kind. */
export function aimAt(
  operation: Operation,
  inputs: PlaceInputs,
  values: Values<Operation["inputs"]>,
  trigger: Trigger,
): Aiming {
  switch (operation.about) {
    case "pull-request": {
      const planning = planPullRequest(inputs, trigger);
      if (!planning.ok) return planning;
      const { repository, pullRequest } = planning.plan;
      const skips = operation.onTestBranch === "skip" && pullRequest.kind === "known";
      return aimed({
        repository,
        question: openQuestion(planning.plan),
        skippedOn: skips ? pullRequest.testBranch : undefined,
        run: async (own, context) =>
          operation.run(own, await findPullRequestPlace(planning.plan, context.host), context),
      });
    }
    case "queue": {
      const planning = planQueue(operation.name, operation.branch, inputs, trigger);
      if (!planning.ok) return planning;
      return aimed({
        repository: planning.plan.repository,
        question: openQueueQuestion(planning.plan),
        skippedOn: undefined,
        run: async (own, context) =>
          operation.run(own, await findQueuePlace(planning.plan, context.host), context),
      });
    }
    case "change": {
      const planning = planRange({ ...inputs, baseSha: operation.baseSha(values) }, trigger);
      if (!planning.ok) return planning;
      return aimed({
        repository: planning.plan.repository,
        question: undefined,
        skippedOn: undefined,
        run: (own, context) => operation.run(own, planning.plan, context),
      });
    }
    case "repository": {
      const planning = planRepository(inputs, trigger);
      if (!planning.ok) return planning;
      const place = { ...planning.plan, onlyBranch: inputs.targetBranch };
      return aimed({
        repository: place.repository,
        question: undefined,
        skippedOn: undefined,
        run: (own, context) => operation.run(own, place, context),
      });
    }
  }

  function aimed(aim: Omit<Aim, "testRunId">): Aiming {
    const event = eventFor(aim.repository, trigger);
    const testRunId = event.kind === "test-branch" ? event.testRunId : undefined;
    return { ok: true, aim: { ...aim, testRunId } };
  }
}
