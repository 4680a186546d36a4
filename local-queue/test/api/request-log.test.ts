import { expect, test } from "vitest";
import { KEPT_REQUESTS, type RecordedRequest, recordRequest } from "../../src/api/control/request-log.js";

const REQUEST = { id: "", api: "v1", endpoint: "getQueue", method: "POST", path: "/v1/getQueue" } as const;

test("recordRequest removes the oldest requests when the log is full", () => {
  const requests: RecordedRequest[] = [];
  const count = 5 * KEPT_REQUESTS;
  for (let serviceTimeMs = 0; serviceTimeMs < count; serviceTimeMs += 1) {
    recordRequest(requests, { ...REQUEST, headers: {}, bodyBytes: 0, receivedAtMs: 0, serviceTimeMs, fault: null });
    if (requests.length > 1.1 * KEPT_REQUESTS) expect.fail(`It has ${requests.length} requests.`);
  }
  const newest = requests.slice(-KEPT_REQUESTS).map(({ serviceTimeMs }) => serviceTimeMs);
  expect(newest).toEqual(Array.from({ length: KEPT_REQUESTS }, (_, index) => count - KEPT_REQUESTS + index));
});
