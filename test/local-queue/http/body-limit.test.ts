import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { AT_MAIN, post, send } from "./client.js";
import { start } from "./running-service.js";

const LIMIT_BYTES = 20_971_520;
const SHA = "a".repeat(40);

function uploadOf(target: string): string {
  return JSON.stringify({ ...AT_MAIN, pr: { number: 1, sha: SHA }, impactedTargets: [target] });
}

/** An upload of impacted targets whose body has exactly so many bytes. */
function bodyOf(bytes: number): string {
  return uploadOf("x".repeat(bytes - uploadOf("").length));
}

async function startWithPullRequest() {
  const service = await start();
  service.control.addPullRequest({ headSha: SHA });
  const headers = { "x-api-token": service.token, "content-type": "application/json" };
  return { service, headers, url: `${service.apiUrl}/setImpactedTargets` };
}

describe("the limit of a request body", () => {
  test("20 MiB are taken", async () => {
    const { service, headers, url } = await startWithPullRequest();
    const body = bodyOf(LIMIT_BYTES);
    expect(Buffer.byteLength(body)).toBe(LIMIT_BYTES);
    expect(await send(url, { method: "POST", headers, body })).toMatchObject({ status: 200 });
    expect(service.requests).toMatchObject([{ bodyBytes: LIMIT_BYTES }]);
    expect(service.requests[0]).not.toHaveProperty("body");
  });

  test("one byte more is a 413 in plain text, and the connection can be used again", async () => {
    const { service, headers, url } = await startWithPullRequest();
    const answer = await send(url, { method: "POST", headers, body: bodyOf(LIMIT_BYTES + 1) });
    expect(answer).toMatchObject({ status: 413, type: "text/plain; charset=utf-8" });
    expect(service.requests).toMatchObject([{ bodyBytes: LIMIT_BYTES + 1 }]);
    expect(await post(service, "getQueue")).toMatchObject({ status: 200 });
  });

  test("a length that is announced over the limit is answered before the body has come", async () => {
    const { headers, url } = await startWithPullRequest();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(url, { method: "POST", headers: { ...headers, "content-length": LIMIT_BYTES + 1 } });
      outgoing.on("error", reject);
      outgoing.on("response", (response) => {
        resolve(response.statusCode);
        outgoing.destroy();
      });
      outgoing.flushHeaders();
    });
    expect(status).toBe(413);
  });

  test("a body without a length is cut off at the limit", async () => {
    const { headers, url } = await startWithPullRequest();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(url, { method: "POST", headers: { ...headers, "transfer-encoding": "chunked" } });
      outgoing.on("error", reject);
      outgoing.on("response", (response) => {
        resolve(response.statusCode);
        outgoing.destroy();
      });
      outgoing.write(Buffer.alloc(LIMIT_BYTES + 1, "x"));
    });
    expect(status).toBe(413);
  });
});
