/** Local service that tests use with version 2 of the API, but describe with the names of version 1. */
import type { LocalService, LocalServiceOptions, RecordedRequest } from "../../../local-queue/src/serve/service.js";
import { queueIdOf } from "../../../local-queue/src/state/service-state.js";
import { isKey } from "../api.js";
import { contextsIn } from "./addresses.js";
import { createV2Faults } from "./faults.js";
import { presentRequests } from "./requests.js";

type Intercept = NonNullable<LocalServiceOptions["intercept"]>;

/** Starts a service with a function that receives a hook for each request. */
export async function startForV2(start: (intercept: Intercept) => Promise<LocalService>): Promise<LocalService> {
  /** Headers of the look-ups of queues that do not exist. */
  const absent = new WeakSet<object>();
  const faults = createV2Faults(() => {
    const [first] = contextsIn(service);
    return first === undefined ? "" : queueIdOf(first.state, first.queue);
  });
  const service = await start((endpoint, { url, headers }) => {
    const isAbsent = endpoint === "mergeQueues.list" && !hasQueue(service, url.searchParams);
    const fault = faults.take(endpoint, url, isAbsent);
    if (isAbsent || isRemoval(endpoint, fault)) absent.add(headers);
    return fault;
  });
  let presented: { readonly count: number; readonly requests: readonly RecordedRequest[] } = {
    count: -1,
    requests: [],
  };
  return {
    ...service,
    apiUrl: service.apiV2Url,
    token: isKey(service.token) ? service.token : service.keys.all,
    control: {
      ...service.control,
      addFault(spec) {
        if (!faults.add(spec)) service.control.addFault(spec);
      },
      clearFaults() {
        faults.clear();
        service.control.clearFaults();
      },
    },
    get requests() {
      const seen = service.requests.map((request) => ({ request, isAbsent: absent.has(request.headers) }));
      if (seen.length !== presented.count) presented = { count: seen.length, requests: presentRequests(service, seen) };
      return presented.requests;
    },
  };
}

function hasQueue(service: LocalService, query: URLSearchParams): boolean {
  return service.engine
    .snapshots()
    .some(({ queues }) => queues.some(({ branch }) => branch === query.get("targetBranch")));
}

/** True for a fault that hides a queue from its look-up. */
function isRemoval(endpoint: string, fault: ReturnType<Intercept>): boolean {
  const page = { status: 200, headers: {}, body: '{"data":[{}]}' };
  return (
    endpoint === "mergeQueues.list" && fault?.kind === "rewrite" && fault.rewrite(page).body.startsWith('{"data":[]')
  );
}
