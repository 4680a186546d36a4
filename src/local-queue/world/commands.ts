/**
 * Everything that can change the world, as plain JSON: what the control interface and the API ask for, and what an
 * outside host answers. Nothing but commands, their times and the seed in the first of them decides what the world is,
 * so applying the same ones again gives the same world.
 */
import { advance } from "./advance.js";
import { takeAnswer } from "./answers.js";
import { storeImpactedTargets } from "./facts.js";
import type { Fields } from "./fields.js";
import type { HostAnswer } from "./host.js";
import { applyPosting } from "./posting.js";
import type { Posting } from "./posts.js";
import type { NewPullRequest, PullRequest, PullRequestPatch } from "./pull-request.js";
import { type NewQuarantinedTest, quarantinedTestOf } from "./quarantined-tests.js";
import { createQueue, deleteQueue, type QueueChange, updateQueue } from "./queues.js";
import { Refusal } from "./refusal.js";
import {
  addForkRun,
  addPullRequest,
  addRepository,
  type NewCollaborator,
  type NewForkRun,
  type NewPush,
  type NewRepository,
  pushToBranch,
  setCollaborator,
  updatePullRequest,
} from "./repositories.js";
import { readPossibleSettings } from "./settings.js";
import { cancel, restartTests, type Submission, submit } from "./submissions.js";
import {
  type Coordinates,
  DEFAULT_TIMINGS,
  findPlace,
  findRepository,
  newId,
  type Place,
  repositoryCalled,
  type Timings,
  type World,
} from "./world.js";

/** Where a repository is not named (`owner/name`) the first one is meant. */
export type Command =
  | { readonly type: "begin"; readonly seed: number; readonly timings: Partial<Timings>; readonly host: World["host"] }
  | { readonly type: "addRepository"; readonly given: NewRepository }
  | { readonly type: "addQueue"; readonly given: QueueChange }
  | { readonly type: "changeQueue"; readonly given: QueueChange }
  | { readonly type: "addPullRequest"; readonly given: NewPullRequest }
  | { readonly type: "updatePullRequest"; readonly number: number; readonly patch: PullRequestPatch }
  | { readonly type: "pushToBranch"; readonly given: NewPush }
  | { readonly type: "addForkRun"; readonly given: NewForkRun }
  | { readonly type: "setCollaborator"; readonly given: NewCollaborator }
  | {
      readonly type: "setQuarantinedTests";
      readonly tests: readonly NewQuarantinedTest[];
      readonly repository?: string;
    }
  | { readonly type: "post"; readonly posting: Posting }
  | { readonly type: "submit"; readonly at: Coordinates; readonly given: Submission }
  | { readonly type: "cancel"; readonly at: Coordinates; readonly number: number }
  | { readonly type: "restart"; readonly at: Coordinates; readonly number: number }
  | {
      readonly type: "setImpactedTargets";
      readonly at: Coordinates;
      readonly given: { readonly number: number; readonly sha: string; readonly targets: "ALL" | readonly string[] };
    }
  | { readonly type: "createQueue"; readonly at: Coordinates; readonly fields: Fields }
  | { readonly type: "updateQueue"; readonly at: Coordinates; readonly fields: Fields }
  | { readonly type: "deleteQueue"; readonly at: Coordinates }
  /** Nothing but that time went on: what happened by itself until then has happened. */
  | { readonly type: "pass" }
  /** What the outside host of a repository says to a queue there. */
  | { readonly type: "answer"; readonly repository: string; readonly branch: string; readonly answer: HostAnswer };

/**
 * Brings the world to a time and applies a command there. Gives the pull request that the command was about, where it
 * was about what the host knows of one.
 * @throws Refusal for a command that is turned down; it changes nothing
 */
export function applyCommand(world: World, command: Command, atMs: number): PullRequest | null {
  advance(world, atMs);
  const result = apply(world, command);
  // What takes no time happens within the same instant.
  advance(world, world.timeMs);
  return result;
}

/** Applies a command that was applied before, and may have been turned down. */
export function replayCommand(world: World, command: Command, atMs: number): void {
  try {
    applyCommand(world, command, atMs);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function apply(world: World, command: Command): PullRequest | null {
  switch (command.type) {
    case "begin":
      world.seed = command.seed;
      world.timings = { ...DEFAULT_TIMINGS, ...command.timings };
      world.host = command.host;
      break;
    case "pass":
      break;
    case "addPullRequest":
      return addPullRequest(world, command.given);
    case "updatePullRequest":
      return updatePullRequest(world, command.number, command.patch);
    case "addRepository":
      addRepository(world, command.given);
      break;
    case "addQueue":
      createQueue(world, repositoryCalled(world, command.given.repository), command.given.branch, {});
      changeQueue(world, command.given);
      break;
    case "changeQueue":
      changeQueue(world, command.given);
      break;
    case "pushToBranch":
      pushToBranch(world, command.given);
      break;
    case "addForkRun":
      addForkRun(world, command.given);
      break;
    case "setCollaborator":
      setCollaborator(world, command.given);
      break;
    case "setQuarantinedTests":
      setQuarantinedTests(world, command);
      break;
    case "post":
      applyPosting(world, command.posting);
      break;
    case "createQueue":
      createQueue(world, findRepository(world, command.at.repo), command.at.targetBranch, command.fields);
      break;
    case "answer":
      takeAnswer(placeCalled(world, command.repository, command.branch), command.answer);
      break;
    case "submit":
    case "cancel":
    case "restart":
    case "setImpactedTargets":
    case "updateQueue":
    case "deleteQueue":
      applyAt(findPlace(world, command.at), command);
  }
  return null;
}

type QueueCommand = Exclude<Extract<Command, { readonly at: Coordinates }>, { readonly type: "createQueue" }>;

/** What the API asks of a queue that is there. */
function applyAt(place: Place, command: QueueCommand): void {
  switch (command.type) {
    case "submit":
      submit(place, command.given);
      break;
    case "cancel":
      cancel(place, command.number);
      break;
    case "restart":
      restartTests(place, command.number);
      break;
    case "setImpactedTargets":
      storeImpactedTargets(place, command.given);
      break;
    case "updateQueue":
      updateQueue(place, command.fields);
      break;
    case "deleteQueue":
      deleteQueue(place);
      break;
  }
}

function setQuarantinedTests(world: World, { tests, repository }: Extract<Command, { type: "setQuarantinedTests" }>) {
  const at = new Date(Math.floor(world.timeMs / 1000) * 1000).toISOString();
  const set = tests.map((test) => quarantinedTestOf(test, { at, id: newId(world) }));
  repositoryCalled(world, repository).quarantinedTests = set;
}

function changeQueue(world: World, { repository, branch, ...fields }: QueueChange): void {
  updateQueue(placeCalled(world, repository, branch), fields, readPossibleSettings);
}

function placeCalled(world: World, repository: string | undefined, branch: string): Place {
  return findPlace(world, { repo: repositoryCalled(world, repository), targetBranch: branch });
}
