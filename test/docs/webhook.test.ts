import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SECRET = `whsec_${Buffer.from("a key of some length").toString("base64")}`;
const BODY = '{"type":"pull_request.failed","pr_number":7}';
const NOW_MS = Date.UTC(2026, 0, 31, 12);

type IsSigned = (headers: Readonly<Record<string, string>>, body: string, secret: string, now?: number) => boolean;

/** Returns the program that the page shows. */
async function shownProgram(): Promise<IsSigned> {
  const page = readFileSync("docs/workflows/report-outcome.md", "utf8");
  const code = /^```js\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? "";
  const { isSigned } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return isSigned;
}

/** Returns the headers of a webhook: an id, a time, and signatures of id, time and raw body. */
function headersOf(body: string, { secondsAgo = 0, secret = SECRET } = {}) {
  const timestamp = String(NOW_MS / 1000 - secondsAgo);
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key).update(`msg_1.${timestamp}.${body}`).digest("base64");
  return { "svix-id": "msg_1", "svix-timestamp": timestamp, "svix-signature": `v1,AAAA v1,${signature}` };
}

test("webhook program in the documentation: accepts only requests with a valid signature of the service", async () => {
  const isSigned = await shownProgram();
  const signed = headersOf(BODY);
  const check = (headers: Readonly<Record<string, string>>, body = BODY): boolean =>
    isSigned(headers, body, SECRET, NOW_MS);

  expect(check(signed)).toBe(true);
  expect(check(signed, BODY.replace("7", "8"))).toBe(false);
  expect(check({ ...signed, "svix-id": "msg_2" })).toBe(false);
  expect(check(headersOf(BODY, { secret: "whsec_b3RoZXI=" }))).toBe(false);
  expect(check(headersOf(BODY, { secondsAgo: 301 }))).toBe(false);
  expect(check(headersOf(BODY, { secondsAgo: -301 }))).toBe(false);
  expect(check({ ...signed, "svix-timestamp": "soon" })).toBe(false);
  expect(check({ ...signed, "svix-signature": signed["svix-signature"].replaceAll("v1,", "v2,") })).toBe(false);
  expect(check({})).toBe(false);
});
