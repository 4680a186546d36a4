/** A local service that tests use by version 2 of the API, and see by the names of version 1. */
import type { LocalService, LocalServiceOptions, RecordedRequest } from "../../../local-queue/src/serve/service.js";
import { queueIdOf } from "../../../local-queue/src/state/service-state.js";
import { contextsIn } from "./addresses.js";
import { createV2Faults } from "./faults.js";
import { presentRequests } from "./requests.js";

type Hooks = Required<Pick<LocalServiceOptions, "observe" | "intercept">>;

/** Starts a service by a function that gets more options for it. */
export async function startForV2(
  { observe }: Pick<LocalServiceOptions, "observe">,
  start: (hooks: Hooks) => Promise<LocalService>,
): Promise<LocalService> {
  const absent = new WeakSet<object>();
  const faults = createV2Faults(() => {
    const [first] = contextsIn(service);
    return first === undefined ? "" : queueIdOf(first.state, first.queue);
  });
  const service = await start({
    observe(incoming, reply) {
      observe?.(incoming, reply);
      if (/^\/v2\/merge-queues\?.*targetBranch=/.test(incoming.path) && isEmptyPage(reply.body))
        absent.add(incoming.headers);
    },
    intercept(endpoint, incoming) {
      const fault = faults.intercept(endpoint, incoming);
      if (endpoint === "mergeQueues.list" && fault?.kind === "rewrite" && isEmptyPage(fault.rewrite(PAGE).body))
        absent.add(incoming.headers);
      return fault;
    },
  });
  let presented: { readonly count: number; readonly requests: readonly RecordedRequest[] } = {
    count: -1,
    requests: [],
  };
  return {
    ...service,
    apiUrl: service.apiV2Url,
    token: service.keys.all,
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

const PAGE = { status: 200, headers: {}, body: '{"data":[{}]}' };

function isEmptyPage(body: string): boolean {
  return body.startsWith('{"data":[]');
}
