/** Faults for endpoints of version 1, applied to the requests of version 2 of the API. */
import type { FaultSpec, LocalServiceOptions } from "../../../local-queue/src/serve/service.js";
import { repositoryIdOf } from "../../../local-queue/src/state/service-state.js";
import { REPO } from "../queue.js";
import {
  type Change,
  changeDetails,
  changeItems,
  changeOrder,
  changePullRequest,
  changeQueue,
  changeTestRun,
  changeTests,
  changeTimeline,
  type Fields,
  type Patch,
  pullRequestFrom,
} from "./replies.js";
import { v1NameOf } from "./requests.js";

type Found = ReturnType<NonNullable<LocalServiceOptions["intercept"]>>;

/** Fault for one kind of request, with its own count. */
interface Pending {
  readonly accepts: (endpoint: string, name: string | undefined) => boolean;
  readonly fault: Found;
  readonly patches?: "getQueue";
  skip: number;
  /** Number of requests that fail; 0 means all. */
  times: number;
}

export interface V2Faults {
  /** Adds a fault. Returns false for a fault of an endpoint outside of version 1. */
  add(spec: FaultSpec): boolean;
  clear(): void;
  /** Returns the fault for a request. `isAbsent` is true for a look-up of a queue that does not exist. */
  take(endpoint: string, url: URL, isAbsent: boolean): Found;
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
    take(endpoint, url, isAbsent) {
      // A queue that does not exist has no reply to change, but its read counts for `skip`.
      for (const each of isAbsent ? pending : []) if (each.patches === "getQueue" && each.skip > 0) each.skip -= 1;
      const name = isAbsent ? "getQueue" : v1NameOf(endpoint, url.searchParams);
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

function at(...endpoints: readonly string[]): Pending["accepts"] {
  return (endpoint) => endpoints.includes(endpoint);
}

type Part = Pick<Pending, "accepts" | "fault" | "patches">;

function partsOf({ endpoint, fault, skip = 0 }: FaultSpec, firstQueueId: () => string): readonly Part[] {
  if (endpoint === "*" || endpoint.includes(".") || endpoint.includes(":")) return [];
  const whole = (found: Found): Part => ({ accepts: (_endpoint, name) => name === endpoint, fault: found });
  const patch = patchOf(endpoint, fault);
  if (patch !== undefined)
    return patchedParts(endpoint, patch, { whole, queueId: firstQueueId(), isReply: fault.kind === "reply" });
  if (fault.kind === "status" && fault.status === 404) return absences(endpoint, skip) ?? [whole(fault)];
  if (fault.kind === "status") {
    const [status, code] = CODED[`${endpoint} ${fault.status}`] ?? [];
    return [whole(status === undefined || code === undefined ? fault : coded(status, code, fault.body))];
  }
  return [whole(fault)];
}

interface Surroundings {
  /** Returns the fault for all requests that represent the endpoint. */
  readonly whole: (found: Found) => Part;
  readonly queueId: string;
  /** True for a full reply, false for changes of a reply. */
  readonly isReply: boolean;
}

function patchedParts(endpoint: string, patch: Patch, { whole, queueId, isReply }: Surroundings): readonly Part[] {
  switch (endpoint) {
    case "getSubmittedPullRequest": {
      const change = isReply
        ? replaceItems(pullRequestFrom(patch.merge ?? {}, queueId))
        : changeItems(changePullRequest(patch));
      const timeline = { accepts: at("pullRequests.queueEntryHistoryBatch"), fault: rewrite(changeTimeline(patch)) };
      return patch.merge?.timeline === undefined ? [whole(rewrite(change))] : [whole(rewrite(change)), timeline];
    }
    case "getQueue":
      return [
        // The first reader of a queue has the queue's settings from the look-up.
        { accepts: at("mergeQueues.list", "mergeQueues.get"), fault: rewrite(changeAny(changeQueue(patch))) },
        { accepts: at("mergeQueues.order"), fault: rewrite(changeOrder(patch)) },
        { accepts: isOfReader, fault: rewrite(changeDetails(patch, queueId)) },
      ].map((part) => ({ ...part, patches: "getQueue" }));
    case "listPullRequests": {
      const { pullRequests: listed } = patch.merge ?? {};
      const found: readonly Fields[] = Array.isArray(listed) ? listed : [];
      return [whole(rewrite(replaceItems(...found.map((each) => pullRequestFrom(each, queueId)))))];
    }
    case "listQuarantinedTests":
      return [whole(rewrite(changeTests(patch, repositoryIdOf(REPO))))];
    case "getMergeQueueTestingDetails":
      return [whole(rewrite(changeTestRun(patch)))];
    default:
      return [];
  }
}

/** True for the list of pull requests that a reader of a queue requests. */
function isOfReader(endpoint: string, name: string | undefined): boolean {
  return endpoint === "mergeQueues.listPullRequests" && name === undefined;
}

/** Fields in replies of version 1 that can be replaced. */
const REQUIRED: Readonly<Record<string, string>> = {
  getSubmittedPullRequest: "state",
  getQueue: "enqueuedPullRequests",
  listPullRequests: "pullRequests",
};

/** Endpoints whose replies can be changed. */
const PATCHED: ReadonlySet<string> = new Set([
  ...Object.keys(REQUIRED),
  "listQuarantinedTests",
  "getMergeQueueTestingDetails",
]);

/** Returns the change of the fields of a reply; undefined for other faults. */
function patchOf(endpoint: string, fault: FaultSpec["fault"]): Patch | undefined {
  if (fault.kind === "patch") return PATCHED.has(endpoint) ? fault : undefined;
  if (fault.kind !== "reply" || fault.status !== 200 || fault.json === undefined) return undefined;
  const merge: Fields = Object(fault.json);
  return (REQUIRED[endpoint] ?? "") in merge ? { merge } : undefined;
}

function rewrite(change: Change): Found {
  return {
    kind: "rewrite",
    rewrite: (reply) => {
      if (reply.status !== 200) return reply;
      const json: Fields = Object(JSON.parse(reply.body));
      const { etag: _etag, ...headers } = reply.headers;
      return { ...reply, headers, body: JSON.stringify(change(json)) };
    },
  };
}

function changeAny(change: Change): Change {
  return (json) => ("data" in json ? changeItems(change)(json) : change(json));
}

function replaceItems(...data: readonly Fields[]): Change {
  return () => ({ data, nextCursor: null, hasMore: false });
}

/** Version 2 reports a missing resource as an empty list or with an error code. */
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

function coded(status: number, code: string, message = ""): Found {
  return { kind: "reply", status, json: { error: { code, message } } };
}

/** Refusals with a status that differs between the versions, or with a code. */
const CODED: Readonly<Record<string, readonly [number, string]>> = {
  "submitPullRequest 409": [409, "PR_ALREADY_ENQUEUED"],
  "createQueue 409": [409, "QUEUE_ALREADY_EXISTS"],
  "deleteQueue 400": [409, "QUEUE_HAS_ACTIVE_ENTRIES"],
};
