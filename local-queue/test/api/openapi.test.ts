import { describe, expect, test } from "vitest";
import { type Exchange, findProblems } from "../support/openapi/validate.js";

const QUEUE = "/v2/merge-queues/abcdefgh";
const JSON_TYPE = "application/json; charset=utf-8";
const ERROR = '{"error":{"code":"INVALID_CURSOR","message":"a"}}';

function exchange(given: Partial<Exchange>): Exchange {
  return { method: "POST", path: `${QUEUE}/pause`, request: "", status: 200, reply: "", type: JSON_TYPE, ...given };
}

const CHANGED = '{"id":"a","state":"paused","mode":"queue","pullRequestsUrl":"/a"}';
const CONFIG = { method: "PATCH", path: `${QUEUE}/config` };

describe("findProblems for replies of the API", () => {
  test.each<[string, Partial<Exchange>]>([
    ["a valid reply", { reply: CHANGED }],
    ["a reply with more fields", { reply: CHANGED.replace("{", '{"more":1,') }],
    ["an unknown path", { path: "/v2/unknown", reply: "{}" }],
    [
      "a wrong request that was refused",
      { ...CONFIG, request: '{"a":1}', status: 400, reply: ERROR.replace("INVALID_CURSOR", "VALIDATION_FAILED") },
    ],
    ["a text from a proxy in front of the service", { status: 503, type: "text/plain", reply: "no" }],
    ["a text of version 1", { path: "/v1/getQueue", status: 404, type: "text/plain", reply: "no" }],
  ])("returns no problem when the exchange is %s", (_what, given) => {
    expect(findProblems(exchange(given))).toEqual([]);
  });

  test.each<[string, Partial<Exchange>, string]>([
    ["a reply without a field", { reply: CHANGED.replace('"id":"a",', "") }, "must have required property 'id'"],
    [
      "a reply with an unknown word",
      { reply: CHANGED.replace('"queue"', '"single"') },
      "/mode must be equal to one of",
    ],
    ["an empty reply", {}, "the reply is empty"],
    ["a status without a description", { status: 418, reply: "{}" }, "this status is not in the document"],
    ["an error code that does not belong to the status", { status: 403, reply: ERROR }, "the code is INVALID_CURSOR"],
    ["a text for an error of the API", { status: 409, type: "text/plain", reply: "no" }, "it is no JSON"],
    ["an error without the outer field", { status: 404, reply: "{}" }, "must have required property 'error'"],
    ["metrics as JSON", { method: "GET", path: `${QUEUE}/metrics`, reply: "{}" }, "the content type is"],
    [
      "an unknown setting in a request",
      { ...CONFIG, request: '{"a":1}', reply: "{}" },
      "the request: / must NOT have additional",
    ],
    ["an unknown parameter", { method: "GET", path: "/v2/merge-queues?a=1", reply: "{}" }, "unknown parameter a"],
    ["a missing parameter", { method: "GET", path: "/v2/repositories", reply: "{}" }, "the query lacks providerUrl"],
    ["a status 304 with a body", { method: "GET", path: QUEUE, status: 304, type: "", reply: "{}" }, "has a body"],
    ["a reply of version 1", { path: "/v1/getQueue", request: "{}", reply: "{}" }, "the request: / must have"],
  ])("returns the problem when the exchange is %s", (_what, given, problem) => {
    expect(findProblems(exchange(given)).join("\n")).toContain(problem);
  });
});
