/** Faults that tests set by endpoints of version 1, in requests to version 2 of the API. */
import type { FaultSpec, LocalServiceOptions } from "../../../local-queue/src/serve/service.js";
import {
  type Change,
  changeDetails,
  changeItems,
  changeOrder,
  changePullRequest,
  changeQueue,
  changeTestRun,
  changeTimeline,
  type Fields,
  type Patch,
  pullRequestFrom,
} from "./replies.js";
import { v1NameOf } from "./requests.js";

type Intercept = NonNullable<LocalServiceOptions["intercept"]>;
type Found = ReturnType<Intercept>;

/** A fault in a kind of requests, with a count of its own. */
interface Pending {
  readonly accepts: (endpoint: string, name: string | undefined) => boolean;
  readonly fault: Found;
  skip: number;
  /** Zero: all requests. */
  times: number;
}

export interface V2Faults {
  /** Adds a fault; false for one that is not about an endpoint of version 1. */
  add(spec: FaultSpec): boolean;
  clear(): void;
  readonly intercept: Intercept;
}

export function createV2Faults(firstQueueId: () => string): V2Faults {
  let pending: readonly Pending[] = [];
  return {
    add(spec) {
      const parts = partsOf(spec, firstQueueId);
      const { skip = 0, times = 1 } = spec;
      pending = [...pending, ...parts.map((part) => ({ ...part, skip, times }))];
      return parts.length > 0;
    },
    clear() {
      pending = [];
    },
    intercept(endpoint, { url }) {
      const name = v1NameOf(endpoint, url.searchParams);
      const found = pending.find(({ accepts }) => accepts(endpoint, name));
      if (found === undefined) return null;
      if (found.skip > 0) {
        found.skip -= 1;
        return null;
      }
      if (found.times === 1) pending = pending.filter((each) => each !== found);
      if (found.times > 1) found.times -= 1;
      return found.fault;
    },
  };
}

type Part = Pick<Pending, "accepts" | "fault">;

function partsOf({ endpoint, fault, skip = 0 }: FaultSpec, firstQueueId: () => string): readonly Part[] {
  if (endpoint === "*" || endpoint.includes(".") || endpoint.includes(":")) return [];
  const whole = (found: Found): Part => ({ accepts: (_endpoint, name) => name === endpoint, fault: found });
  const at =
    (...endpoints: readonly string[]) =>
    (own: string) =>
      endpoints.includes(own);
  if (fault.kind === "status" && fault.status === 404) return absences(endpoint, skip) ?? [whole(fault)];
  if (fault.kind === "status") return [whole(CODED[`${endpoint} ${fault.status}`] ?? fault)];
  const patch = patchOf(endpoint, fault);
  if (patch === undefined) return [whole(fault)];
  switch (endpoint) {
    case "getSubmittedPullRequest": {
      const isWhole = fault.kind === "reply";
      const change = isWhole
        ? replaceItems(pullRequestFrom(patch.merge ?? {}, firstQueueId()))
        : changeItems(changePullRequest(patch));
      const timeline = { accepts: at("pullRequests.queueEntryHistoryBatch"), fault: rewrite(changeTimeline(patch)) };
      return patch.merge?.timeline === undefined ? [whole(rewrite(change))] : [whole(rewrite(change)), timeline];
    }
    case "getQueue":
      return [
        { accepts: at("mergeQueues.list"), fault: rewrite(changeItems(changeQueue(patch))) },
        { accepts: at("mergeQueues.get"), fault: rewrite(changeQueue(patch)) },
        { accepts: at("mergeQueues.order"), fault: rewrite(changeOrder(patch)) },
        {
          accepts: (own, name) => own === "mergeQueues.listPullRequests" && name === undefined,
          fault: rewrite(changeDetails(patch, firstQueueId())),
        },
      ];
    case "getMergeQueueTestingDetails":
      return [whole(rewrite(changeTestRun(patch)))];
    default:
      return [whole(fault)];
  }
}

/** Returns the change of the fields of a reply; undefined for other faults. */
function patchOf(endpoint: string, fault: FaultSpec["fault"]): Patch | undefined {
  if (fault.kind === "patch") return fault;
  const isRecord = endpoint === "getSubmittedPullRequest";
  if (fault.kind !== "reply" || fault.status !== 200 || !isRecord || fault.json === undefined) return undefined;
  return { merge: Object(fault.json) };
}

function rewrite(change: Change): Found {
  return {
    kind: "rewrite",
    rewrite: (reply) => {
      if (reply.status !== 200) return reply;
      const json: Fields = Object(JSON.parse(reply.body));
      return { ...reply, body: JSON.stringify(change(json)) };
    },
  };
}

function replaceItems(...data: readonly Fields[]): Change {
  return () => ({ data, nextCursor: null, hasMore: false });
}

/** Absent things are empty lists, or have a code. */
function absences(endpoint: string, skip: number): readonly Part[] | undefined {
  const none = rewrite(replaceItems());
  if (endpoint === "getSubmittedPullRequest") {
    return [{ accepts: (_endpoint, name) => name === endpoint, fault: none }];
  }
  if (endpoint !== "getQueue") return undefined;
  const order = { accepts: (own: string) => own === "mergeQueues.order", fault: coded(404, "MERGE_QUEUE_NOT_FOUND") };
  const list = { accepts: (own: string) => own === "mergeQueues.list", fault: none };
  return skip === 0 ? [list] : [order];
}

function coded(status: number, code: string): Found {
  return { kind: "reply", status, json: { error: { code, message: `Test: ${code}` } } };
}

/** Refusals whose status differs between the versions, or that have a code. */
const CODED: Readonly<Record<string, Found>> = {
  "submitPullRequest 409": coded(409, "PR_ALREADY_ENQUEUED"),
  "createQueue 409": coded(409, "QUEUE_ALREADY_EXISTS"),
  "deleteQueue 400": coded(409, "QUEUE_HAS_ACTIVE_ENTRIES"),
};
