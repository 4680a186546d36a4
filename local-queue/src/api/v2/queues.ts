/** Endpoints of version 2 of the API about repositories and queues. */
import {
  type Fields,
  integerFrom,
  invalid,
  oneOf,
  optional,
  strictObject,
  text,
  time,
  uuid,
} from "../../state/fields.js";
import { findRepositoryById, listQueues, type QueueContext } from "../../state/service-state.js";
import { requireStoredPeriod } from "../wire/lists.js";
import { metricsText } from "../wire/metrics.js";
import { type Call, type Endpoint, endpoint, queryFlag } from "./endpoint.js";
import { refusal } from "./errors.js";
import { queueAt, refOf, repositoryAt } from "./find.js";
import { configChange, enqueueingLabel, settingsFields } from "./wire/config.js";
import { graphRecord, orderRecord } from "./wire/order.js";
import { MODES, queueRecord, repositoryRecord, stateRecord, webUrl } from "./wire/queues.js";
import { resultRecord } from "./wire/runs.js";

const mode = oneOf(Object.values(MODES));
const modeCalled = (name: string): string => (name === MODES.single ? "single" : "parallel");

const newQueue = strictObject({
  repositoryId: uuid,
  targetBranch: text,
  ...optional({ mode, concurrency: integerFrom(1, 1000), bisectionConcurrency: integerFrom(0, 1000), enqueueingLabel }),
});

export const QUEUE_ENDPOINTS = {
  "repositories.resolveByProviderUrl": endpoint(
    "GET /v2/repositories",
    { query: { providerUrl: text }, isPaged: true },
    ({ state, query: { providerUrl }, page }) => {
      const wanted = providerUrl.replace(/\/+$/, "").replace(/\.git$/, "");
      const found = [...state.repositories.values()].filter((each) => webUrl(each) === wanted);
      if (found.length === 0) throw refusal("PROVIDER_URL_NOT_FOUND", `There is no repository at ${providerUrl}`);
      return page(found, repositoryRecord);
    },
  ),
  "repositories.get": endpoint("GET /v2/repositories/{id}", {}, ({ state, id }) =>
    repositoryRecord(repositoryAt(state, id).repository),
  ),
  "mergeQueues.list": endpoint(
    "GET /v2/merge-queues",
    { query: optional({ repositoryId: uuid, targetBranch: text }), isPaged: true },
    ({ state, query, page }) => {
      const { repositoryId, targetBranch } = query;
      if (targetBranch !== undefined && repositoryId === undefined) {
        throw invalid("targetBranch", 'must be given together with "repositoryId"');
      }
      const of = repositoryId === undefined ? null : findRepositoryById(state, repositoryId);
      const queues = listQueues(state).filter(
        ({ repository, queue: { branch } }) =>
          (of === null || repository === of) && (targetBranch === undefined || branch === targetBranch),
      );
      return page(queues, queueRecord, ({ queue }) => queue.id);
    },
  ),
  "mergeQueues.create": endpoint(
    "POST /v2/merge-queues",
    { permission: "settings", body: newQueue, status: 201 },
    ({ engine, state, body, isTerraform }) => {
      const { repositoryId, targetBranch, mode: wanted = "queue", concurrency, ...others } = body;
      const { repository } = repositoryAt(state, repositoryId);
      const { host, owner, name } = repository;
      const at = { repo: { host, owner, name }, targetBranch };
      const first = { mode: modeCalled(wanted), ...(concurrency === undefined ? {} : { concurrency }) };
      engine.apply({ type: "createQueue", at, fields: first });
      engine.apply({ type: "configureQueue", at, fields: settingsFields(others), isTerraform });
      const queue = repository.queues.get(targetBranch);
      return queue === undefined ? undefined : queueRecord({ state, repository, queue });
    },
  ),
  "mergeQueues.organizationMetrics": endpoint(
    "GET /v2/merge-queues/metrics",
    { query: optional({ repositoryId: uuid }) },
    ({ state, query: { repositoryId } }) => {
      const of = repositoryId === undefined ? null : repositoryAt(state, repositoryId).repository;
      return metricsText(
        listQueues(state).filter(({ repository }) => of === null || repository === of),
        state.timeMs,
      );
    },
  ),
  "mergeQueues.get": endpoint("GET /v2/merge-queues/{id}", { hasTag: true }, ({ state, id }) =>
    queueRecord(queueAt(state, id)),
  ),
  "mergeQueues.delete": endpoint(
    "DELETE /v2/merge-queues/{id}",
    { permission: "settings", status: 204 },
    ({ engine, state, id }) => {
      engine.deleteQueue(refOf(queueAt(state, id)));
    },
  ),
  "mergeQueues.metrics": endpoint("GET /v2/merge-queues/{id}/metrics", {}, ({ state, id }) =>
    metricsText([queueAt(state, id)], state.timeMs),
  ),
  "mergeQueues.updateConfig": endpoint(
    "PATCH /v2/merge-queues/{id}/config",
    { permission: "settings", body: configChange },
    (call) => {
      rejectSwitching(queueAt(call.state, call.id));
      return queueRecord(configure(call, settingsFields(call.body)));
    },
  ),
  "mergeQueues.pause": stateEndpoint("pause", "paused"),
  "mergeQueues.resume": stateEndpoint("resume", "running"),
  "mergeQueues.drain": stateEndpoint("drain", "draining"),
  "mergeQueues.switchModes": endpoint(
    "POST /v2/merge-queues/{id}/switch-modes",
    { permission: "settings", body: strictObject({ mode }) },
    (call) => {
      rejectSwitching(queueAt(call.state, call.id));
      return stateRecord(configure(call, { mode: modeCalled(call.body.mode) }));
    },
  ),
  "mergeQueues.order": endpoint("GET /v2/merge-queues/{id}/order", { hasTag: true }, ({ state, id }) =>
    orderRecord(queueAt(state, id)),
  ),
  "mergeQueues.graph": endpoint(
    "GET /v2/merge-queues/{id}/graph",
    { query: optional({ includeImpactedTargets: queryFlag }) },
    ({ state, id, query: { includeImpactedTargets = false } }) =>
      graphRecord(queueAt(state, id), includeImpactedTargets),
  ),
  "mergeQueues.listTestingResults": endpoint(
    "GET /v2/merge-queues/{id}/testing-results",
    { query: { since: time, ...optional({ until: time }) }, isPaged: true },
    ({ state, id, query, page, startedAtMs }) => {
      const { since, until = startedAtMs } = query;
      requireStoredPeriod(since, until);
      const { queue } = queueAt(state, id);
      const found = queue.results.filter(({ atMs }) => atMs >= since && atMs <= until);
      return page(
        found,
        (result) => resultRecord(queue, result),
        (_result, index) => -index,
      );
    },
  ),
} satisfies Readonly<Record<string, Endpoint>>;

function stateEndpoint(verb: string, phase: string): Endpoint {
  return endpoint(`POST /v2/merge-queues/{id}/${verb}`, { permission: "settings" }, (call) =>
    stateRecord(configure(call, { state: phase })),
  );
}

type Write = Pick<Call<unknown, unknown>, "engine" | "state" | "id" | "isTerraform">;

function configure({ engine, state, id, isTerraform }: Write, fields: Fields): QueueContext {
  const context = queueAt(state, id);
  engine.apply({ type: "configureQueue", at: refOf(context), fields, isTerraform });
  return context;
}

function rejectSwitching({ queue }: QueueContext): void {
  if (queue.engine.switching === null) return;
  throw refusal("MODE_CHANGE_IN_PROGRESS", `The merge queue for the branch "${queue.branch}" is switching its mode`);
}
