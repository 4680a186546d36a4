/**
 * The control interface, in code and below `/_control/`. It changes the simulated Git host, the clock and the faults.
 */
import { clockSpeed, type ServiceClock } from "../../state/clock.js";
import { integerFrom, numberFrom, optional, read, strictObject, text } from "../../state/fields.js";
import { newComment, newIssue, newStatus } from "../../state/host-content.js";
import {
  LARGEST_NUMBER,
  type NewPullRequest,
  newPullRequest,
  type PullRequestPatch,
  pullRequestPatch,
} from "../../state/pull-request.js";
import { readQuarantinedTests } from "../../state/quarantined-tests.js";
import { readQueueChange } from "../../state/queues.js";
import { Refusal } from "../../state/refusal.js";
import {
  type NewForkRun,
  type NewPush,
  newCollaborator,
  newForkRun,
  newHostSettings,
  newPush,
  newRepository,
} from "../../state/repositories.js";
import { type QueueRef, repositoryCalled } from "../../state/service-state.js";
import { type FaultList, faultSpec } from "../faults/fault.js";
import { type Incoming, jsonBody, jsonFields } from "../http/incoming.js";
import { answerOrRefuse, jsonReply, type Reply } from "../http/reply.js";
import type { QueueService } from "../queue-service.js";
import { createRunToken } from "../v2/keys.js";
import type { RecordedRequest } from "./request-log.js";

export type Control = ReturnType<typeof createControl>;

export interface ControlParts {
  readonly engine: QueueService;
  readonly clock: ServiceClock;
  readonly faults: FaultList;
  readonly requests: RecordedRequest[];
}

export function createControl({ engine, clock, faults, requests }: ControlParts) {
  const clockState = () => ({ now: new Date(clock.nowMs()).toISOString(), speed: clock.speed() });
  const { outside } = engine;
  const refOf = ({ repository, branch }: QueuedNumber): QueueRef => {
    return { repo: repositoryCalled(engine.state(), repository), targetBranch: branch };
  };
  const rejectWithGit = (): void => {
    if (engine.state().host === "outside") {
      throw new Refusal(
        409,
        "This service reads pull requests and commits from a Git repository, so an API request cannot change them. Push to the repository instead.",
      );
    }
  };
  return {
    ...outside,
    addPullRequest: (given: NewPullRequest = {}) => {
      rejectWithGit();
      return outside.addPullRequest(given);
    },
    updatePullRequest: (number: number, patch: PullRequestPatch) => {
      // Git branches have no draft state, so only the field `draft` may change.
      if (Object.keys(patch).some((field) => field !== "draft")) rejectWithGit();
      return outside.updatePullRequest(number, patch);
    },
    /** Adds a workflow run. Returns the run's token for uploads of impacted targets through version 2 of the API. */
    addForkRun: (given: NewForkRun) => {
      outside.addForkRun(given);
      return { token: createRunToken(given.runId) };
    },
    pushToBranch: (given: NewPush) => {
      rejectWithGit();
      outside.pushToBranch(given);
    },
    submit: (given: QueuedNumber) => engine.submitPullRequest(refOf(given), { number: given.number }),
    cancel: (given: QueuedNumber) => engine.cancelPullRequest(refOf(given), given.number),
    clock: clockState,
    setSpeed: clock.setSpeed,
    advance: clock.advance,
    addFault: faults.add,
    clearFaults: faults.clear,
    requests: (): readonly RecordedRequest[] => [...requests],
    clearRequests: () => void requests.splice(0),
    state: () => ({ ...clockState(), repositories: engine.snapshots(), faults: faults.pending() }),
  };
}

/** Pull request in the queue of a branch; by default, in the first repository. */
const queuedNumber = strictObject({
  number: integerFrom(1, LARGEST_NUMBER),
  branch: text,
  ...optional({ repository: text }),
});

type QueuedNumber = Readonly<ReturnType<typeof readQueuedNumber>>;

function readQueuedNumber(incoming: Incoming) {
  return read(queuedNumber, jsonFields(incoming));
}

type Handler = (control: Control, incoming: Incoming) => unknown;

const HANDLERS: Readonly<Record<string, Handler>> = {
  "POST repositories": (control, incoming) => control.addRepository(read(newRepository, jsonFields(incoming))),
  "POST queues": (control, incoming) => control.addQueue(readQueueChange(jsonFields(incoming))),
  "PATCH queues": (control, incoming) => control.updateQueue(readQueueChange(jsonFields(incoming))),
  "POST submissions": (control, incoming) => control.submit(readQueuedNumber(incoming)),
  "POST cancellations": (control, incoming) => control.cancel(readQueuedNumber(incoming)),
  "POST pull-requests": (control, incoming) => control.addPullRequest(read(newPullRequest, jsonFields(incoming))),
  "POST pushes": (control, incoming) => control.pushToBranch(read(newPush, jsonFields(incoming))),
  "POST fork-runs": (control, incoming) => control.addForkRun(read(newForkRun, jsonFields(incoming))),
  "POST collaborators": (control, incoming) => control.setCollaborator(read(newCollaborator, jsonFields(incoming))),
  "POST host-settings": (control, incoming) => control.setHostSettings(read(newHostSettings, jsonFields(incoming))),
  "POST comments": (control, incoming) => control.addComment(read(newComment, jsonFields(incoming))),
  "POST statuses": (control, incoming) => control.addStatus(read(newStatus, jsonFields(incoming))),
  "POST issues": (control, incoming) => control.addIssue(read(newIssue, jsonFields(incoming))),
  "POST quarantined-tests": (control, incoming) =>
    // The body is the list of tests, so a parameter of the query names the repository.
    control.setQuarantinedTests(
      readQuarantinedTests(jsonBody(incoming)),
      incoming.url.searchParams.get("repository") ?? undefined,
    ),
  "GET clock": (control) => control.clock(),
  "POST clock": changeClock,
  "GET state": (control) => control.state(),
  "GET requests": (control) => control.requests(),
  "DELETE requests": (control) => control.clearRequests(),
  "GET faults": (control) => control.state().faults,
  "POST faults": (control, incoming) => control.addFault(read(faultSpec, jsonFields(incoming))),
  "DELETE faults": (control) => control.clearFaults(),
};

export function answerControl(control: Control, incoming: Incoming): Reply {
  return answerOrRefuse(
    () => jsonReply(findHandler(incoming)(control, incoming) ?? { ok: true }),
    ({ status, message }) => jsonReply({ error: message }, status),
  );
}

function findHandler({ method, url }: Incoming): Handler {
  const path = url.pathname.slice("/_control/".length);
  const number = /^pull-requests\/(\d+)$/.exec(path)?.[1];
  if (method === "PATCH" && number !== undefined) {
    return (control, incoming) =>
      control.updatePullRequest(Number(number), read(pullRequestPatch, jsonFields(incoming)));
  }
  const handler = HANDLERS[`${method} ${path}`];
  if (handler === undefined) throw new Refusal(404, `${method} ${url.pathname} does not exist`);
  return handler;
}

const clockChange = strictObject(optional({ speed: clockSpeed, advanceSeconds: numberFrom(0, Number.MAX_VALUE) }));

/** Reads both fields before it applies one of them, so that a rejected request changes nothing. */
function changeClock(control: Control, incoming: Incoming) {
  const { speed, advanceSeconds } = read(clockChange, jsonFields(incoming));
  if (speed === undefined && advanceSeconds === undefined) {
    throw new Refusal(400, 'The clock requires "speed" or "advanceSeconds"');
  }
  if (advanceSeconds !== undefined) control.advance(advanceSeconds);
  if (speed !== undefined) control.setSpeed(speed);
  return control.clock();
}
