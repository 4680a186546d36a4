/** The control interface over HTTP, below `/_control/`: JSON in and out, no token. */

import { FASTEST } from "../clock.js";
import { Refusal } from "../engine/refusal.js";
import { readFaultSpec } from "../faults/read-fault.js";
import { numberFrom, optional } from "../http/fields.js";
import { type Incoming, jsonBody, jsonFields } from "../http/incoming.js";
import { answered, jsonReply, type Reply } from "../http/reply.js";
import type { ClockState, Control } from "./control.js";
import {
  readCollaborator,
  readForkRun,
  readNewPullRequest,
  readNewRepository,
  readPullRequestPatch,
  readQuarantinedTests,
  readQueueChange,
} from "./read-bodies.js";

type Handler = (control: Control, incoming: Incoming) => unknown;

const DONE = { ok: true };

const HANDLERS: Readonly<Record<string, Handler>> = {
  "POST repositories": (control, incoming) =>
    done(() => control.addRepository(readNewRepository(jsonFields(incoming)))),
  "POST queues": (control, incoming) => done(() => control.addQueue(readQueueChange(jsonFields(incoming)))),
  "PATCH queues": (control, incoming) =>
    done(() => control.updateQueue(readQueueChange(jsonFields(incoming)))),
  "POST pull-requests": (control, incoming) =>
    control.addPullRequest(readNewPullRequest(jsonFields(incoming))),
  "POST fork-runs": (control, incoming) => done(() => control.addForkRun(readForkRun(jsonFields(incoming)))),
  "POST collaborators": (control, incoming) =>
    done(() => control.setCollaborator(readCollaborator(jsonFields(incoming)))),
  "POST quarantined-tests": (control, incoming) =>
    done(() => control.setQuarantinedTests(readQuarantinedTests(jsonBody(incoming)), repositoryOf(incoming))),
  "GET clock": (control) => control.clock(),
  "POST clock": changeClock,
  "GET state": (control) => control.state(),
  "GET requests": (control) => control.requests(),
  "DELETE requests": (control) => done(() => control.clearRequests()),
  "GET faults": (control) => control.state().faults,
  "POST faults": (control, incoming) => done(() => control.addFault(readFaultSpec(jsonFields(incoming)))),
  "DELETE faults": (control) => done(() => control.clearFaults()),
};

export function answerControl(control: Control, incoming: Incoming): Reply {
  return answered(
    () => jsonReply(handlerOf(incoming)(control, incoming)),
    ({ status, message }) => jsonReply({ error: message }, status),
  );
}

function handlerOf({ method, url }: Incoming): Handler {
  const path = url.pathname.slice("/_control/".length);
  const number = /^pull-requests\/(\d+)$/.exec(path)?.[1];
  if (method === "PATCH" && number !== undefined) {
    return (control, incoming) =>
      control.updatePullRequest(Number(number), readPullRequestPatch(jsonFields(incoming)));
  }
  const handler = HANDLERS[`${method} ${path}`];
  if (handler === undefined) throw new Refusal(404, `There is no ${method} ${url.pathname}`);
  return handler;
}

/** Both are read before either counts, so that a refusal changes nothing. */
function changeClock(control: Control, incoming: Incoming): ClockState {
  const fields = jsonFields(incoming);
  const { speed } = optional(fields, "speed", numberFrom(0, FASTEST));
  const { advanceSeconds } = optional(fields, "advanceSeconds", numberFrom(0, Number.MAX_VALUE));
  if (speed === undefined && advanceSeconds === undefined) {
    throw new Refusal(400, 'The clock takes "speed" or "advanceSeconds"');
  }
  if (advanceSeconds !== undefined) control.advance(advanceSeconds);
  if (speed !== undefined) control.setSpeed(speed);
  return control.clock();
}

/** The list itself is the body, so the repository stands in the query. */
function repositoryOf({ url }: Incoming): string | undefined {
  return url.searchParams.get("repository") ?? undefined;
}

function done(act: () => void): typeof DONE {
  act();
  return DONE;
}
