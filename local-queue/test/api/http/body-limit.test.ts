import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { AT_MAIN, post, send } from "../../support/client.js";
import { start } from "../../support/running-service.js";

const LIMIT_BYTES = 20_971_520;
const SHA = "a".repeat(40);

function uploadOf(target: string): string {
  return JSON.stringify({ ...AT_MAIN, pr: { number: 1, sha: SHA }, impactedTargets: [target] });
}

/** Returns the body of an upload with a number of bytes. */
function bodyOf(bytes: number): string {
  return uploadOf("x".repeat(bytes - uploadOf("").length));
}

async function startWithPullRequest() {
  const service = await start();
  service.control.addPullRequest({ headSha: SHA });
  const headers = { "x-api-token": service.token, "content-type": "application/json" };
  return { service, headers, url: `${service.apiUrl}/setImpactedTargets` };
}

describe("limit for the body of a request", () => {
  test("accepts a body of 20 MiB", async () => {
    const { service, headers, url } = await startWithPullRequest();
    const body = bodyOf(LIMIT_BYTES);
    expect(await send(url, { method: "POST", headers, body })).toMatchObject({ status: 200 });
    expect(service.requests).toMatchObject([{ bodyBytes: LIMIT_BYTES }]);
    expect(service.requests[0]).not.toHaveProperty("body");
  });

  test("returns 413 in plain text for a larger body, and keeps the connection open", async () => {
    const { service, headers, url } = await startWithPullRequest();
    const answer = await send(url, { method: "POST", headers, body: bodyOf(LIMIT_BYTES + 1) });
    expect(answer).toMatchObject({ status: 413, type: "text/plain; charset=utf-8" });
    expect(service.requests).toMatchObject([{ bodyBytes: LIMIT_BYTES + 1 }]);
    expect(await post(service, "getQueue")).toMatchObject({ status: 200 });
  });

  test.each([
    ["before the body arrives when the header content-length is too large", { "content-length": LIMIT_BYTES + 1 }, 0],
    ["at the limit when the request has no content-length", { "transfer-encoding": "chunked" }, LIMIT_BYTES + 1],
  ])("returns 413 %s", async (_when, more, bytes) => {
    const { headers, url } = await startWithPullRequest();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(url, { method: "POST", headers: { ...headers, ...more } });
      outgoing.on("error", reject);
      outgoing.on("response", (response) => {
        resolve(response.statusCode);
        outgoing.destroy();
      });
      outgoing.flushHeaders();
      if (bytes > 0) outgoing.write(Buffer.alloc(bytes, "x"));
    });
    expect(status).toBe(413);
  });
});
