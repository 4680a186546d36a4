import { expect, test } from "vitest";
import { KEPT_REQUESTS, noteRequest, type RecordedRequest } from "../../src/local-queue/request-log.js";

function requestAt(serviceTimeMs: number): RecordedRequest {
  return {
    id: `${serviceTimeMs}`,
    api: "v1",
    endpoint: "getQueue",
    method: "POST",
    path: "/v1/getQueue",
    headers: {},
    bodyBytes: 0,
    receivedAtMs: 0,
    serviceTimeMs,
    fault: null,
  };
}

test("a queue that is asked for weeks notes the newest requests and forgets the oldest ones", () => {
  const requests: RecordedRequest[] = [];
  let most = 0;
  for (let at = 0; at < 5 * KEPT_REQUESTS; at += 1) {
    noteRequest(requests, requestAt(at));
    most = Math.max(most, requests.length);
  }
  expect(most).toBeLessThanOrEqual(1.1 * KEPT_REQUESTS);
  const newest = 5 * KEPT_REQUESTS - 1;
  expect(requests.slice(-KEPT_REQUESTS).map(({ serviceTimeMs }) => serviceTimeMs)).toEqual(
    Array.from({ length: KEPT_REQUESTS }, (_, index) => newest - KEPT_REQUESTS + 1 + index),
  );
});
