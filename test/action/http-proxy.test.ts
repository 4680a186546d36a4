import { createServer } from "node:http";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { errorLine, givenService, runAction } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { givenCertificate, givenTlsService, joinSockets, listen, SERVICE_NAME } from "../support/certificate.js";
import { givenTesting } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

interface ProxySight {
  readonly target: string;
  readonly authorization: string | undefined;
}

/** Starts a proxy that leads every connection to one port of this machine, or rejects all connections with a status. */
async function givenProxy(to: { readonly port: number } | { readonly refuses: number }) {
  const seen: ProxySight[] = [];
  const server = createServer((_request, response) => void response.writeHead(418).end());
  server.on("connect", (request, socket) => {
    seen.push({ target: String(request.url), authorization: request.headers["proxy-authorization"] });
    if ("refuses" in to) {
      socket.end(`HTTP/1.1 ${to.refuses} Refused\r\nconnection: close\r\n\r\n`);
      return;
    }
    const upstream = connect(to.port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      joinSockets(socket, upstream);
    });
    upstream.on("error", () => socket.destroy());
  });
  return { port: await listen(server), seen };
}

async function givenTlsSetup() {
  const service = await givenService();
  const certificate = givenCertificate();
  const port = await givenTlsService(service, certificate);
  const proxy = await givenProxy({ port });
  const pullRequest = givenTesting(service);
  const status = (apiUrl: string, environment: Readonly<Record<string, string>>, run = runAction) =>
    run(
      service,
      { operation: "status", "api-url": apiUrl, "request-timeout": "10s" },
      { event: pullRequestEvent(pullRequest), environment },
    );
  return { service, certificate, port, proxy, status };
}

describe("a step behind a proxy", () => {
  test("connects to a service whose name only the proxy can resolve", async () => {
    const { certificate, proxy, status, service } = await givenTlsSetup();
    const end = await status(`https://${SERVICE_NAME}/v1`, {
      HTTPS_PROXY: `http://someone:pass%40word-7@127.0.0.1:${proxy.port}`,
      NODE_EXTRA_CA_CERTS: certificate.file,
    });

    expect([end.exitCode, end.outputs.result, end.outputs["queue-state"]]).toEqual([0, "found", "running"]);
    expect(proxy.seen.length).toBeGreaterThan(0);
    const authorization = `Basic ${Buffer.from("someone:pass@word-7").toString("base64")}`;
    for (const sight of proxy.seen) expect(sight).toEqual({ target: `${SERVICE_NAME}:443`, authorization });
    expect(new Set(end.requests.map(({ headers }) => headers["x-api-token"]))).toEqual(new Set([service.token]));
    expect(end.requests.every(({ headers }) => headers["proxy-authorization"] === undefined)).toBe(true);
    expect(end.log).not.toMatch(/word-7|Warning/);
  });

  test("rejects an untrusted certificate of the service", async () => {
    const { proxy, status } = await givenTlsSetup();
    const end = await status(`https://${SERVICE_NAME}/v1`, { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` }, runHere);

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(errorLine(end.log)).toContain("the certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)");
    expect(end.log).toContain("set NODE_EXTRA_CA_CERTS");
    expect(end.requests).toEqual([]);
  });

  test("sends no request to the proxy for this machine or for a host in NO_PROXY", async () => {
    const { certificate, port, proxy, status, service } = await givenTlsSetup();
    const variables = {
      HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
      HTTP_PROXY: `http://127.0.0.1:${proxy.port}`,
      NODE_EXTRA_CA_CERTS: certificate.file,
    };
    const [plain, tls, covered] = await Promise.all([
      status(service.apiUrl, variables, runHere),
      status(`https://localhost:${port}/v1`, variables),
      status(`https://${SERVICE_NAME}/v1`, { ...variables, NO_PROXY: "example.test" }, runHere),
    ]);

    expect([plain.outputs.result, tls.outputs.result]).toEqual(["found", "found"]);
    expect(covered.outputs["error-kind"]).toBe("unavailable");
    expect(proxy.seen).toEqual([]);
  });

  test.each([403, 407])("fails after one request when the proxy returns status %i", async (refuses) => {
    const service = await givenService();
    const proxy = await givenProxy({ refuses });
    const end = await runHere(
      service,
      { operation: "restart-tests", "api-url": `https://${SERVICE_NAME}/v1` },
      {
        event: pullRequestEvent(givenTesting(service)),
        environment: { https_proxy: `http://127.0.0.1:${proxy.port}` },
      },
    );

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(errorLine(end.log)).toContain(`with status ${refuses}`);
    expect(end.log).toContain("Check HTTPS_PROXY and NO_PROXY.");
    expect(end.log).not.toContain("may have been restarted");
    expect(proxy.seen).toHaveLength(1);
  });

  test("fails without a request when the address of the proxy is invalid", async () => {
    const service = await givenService();
    const end = await runHere(
      service,
      { operation: "restart-tests", "api-url": `https://${SERVICE_NAME}/v1` },
      { event: pullRequestEvent(givenTesting(service)), environment: { HTTPS_PROXY: "proxy.example.test:3128" } },
    );
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(errorLine(end.log)).toContain("The value of the environment variable HTTPS_PROXY is not the address");
  });
});

test("a step connects to a service with a private certificate when NODE_EXTRA_CA_CERTS names it", async () => {
  const { certificate, port, status } = await givenTlsSetup();
  const apiUrl = `https://localhost:${port}/v1`;
  const [trusted, untrusted] = await Promise.all([
    status(apiUrl, { NODE_EXTRA_CA_CERTS: certificate.file }),
    status(apiUrl, {}, runHere),
  ]);

  expect([trusted.exitCode, trusted.outputs.result]).toEqual([0, "found"]);
  expect(untrusted.exitCode).toBe(1);
  expect(untrusted.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
  expect(errorLine(untrusted.log)).toContain("the certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)");
  expect(untrusted.log).toContain(
    "set NODE_EXTRA_CA_CERTS for this step to a file with the root certificate of the proxy",
  );
});

test("a step connects to a service on an IPv6 address", async () => {
  const service = await givenService({ host: "::1" });
  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(givenTesting(service)) });
  expect(service.apiUrl).toContain("http://[::1]:");
  expect([end.exitCode, end.outputs.result]).toEqual([0, "found"]);
});
