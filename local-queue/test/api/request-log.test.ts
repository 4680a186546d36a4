import { expect, test } from "vitest";
import { MIN_RECORDED_REQUESTS, type RecordedRequest, recordRequest } from "../../src/api/control/request-log.js";

const REQUEST = { id: "", api: "v1", endpoint: "getQueue", method: "POST", path: "/v1/getQueue" } as const;

test("recordRequest removes the oldest requests when the log is full", () => {
  const requests: RecordedRequest[] = [];
  const count = 5 * MIN_RECORDED_REQUESTS;
  for (let serviceTimeMs = 0; serviceTimeMs < count; serviceTimeMs += 1) {
    recordRequest(requests, { ...REQUEST, headers: {}, bodyBytes: 0, receivedAtMs: 0, serviceTimeMs, fault: null });
    if (requests.length > 1.1 * MIN_RECORDED_REQUESTS) expect.fail(`It has ${requests.length} requests.`);
  }
  const newest = requests.slice(-MIN_RECORDED_REQUESTS).map(({ serviceTimeMs }) => serviceTimeMs);
  expect(newest).toEqual(
    Array.from({ length: MIN_RECORDED_REQUESTS }, (_, index) => count - MIN_RECORDED_REQUESTS + index),
  );
});
