import { describe, expect, test } from "vitest";
import { InputError } from "../../../src/errors.js";
import { findProxy } from "../../../src/service/http/proxy.js";

const SERVICE = new URL("https://queue.example.test/v1");
const PROXY = "http://proxy.test:3128";

describe("findProxy", () => {
  test.each([
    ["HTTPS_PROXY", { HTTPS_PROXY: PROXY }],
    ["https_proxy before HTTPS_PROXY", { https_proxy: PROXY, HTTPS_PROXY: "http://other.test:1" }],
    ["HTTPS_PROXY when https_proxy is empty", { https_proxy: "", HTTPS_PROXY: PROXY }],
    ["HTTP_PROXY when there is no other", { HTTP_PROXY: PROXY }],
    ["HTTPS_PROXY before HTTP_PROXY", { HTTPS_PROXY: PROXY, HTTP_PROXY: "http://other.test:1" }],
  ])("returns the proxy in %s", (_what, environment) => {
    expect(findProxy(SERVICE, environment)?.href).toBe(`${PROXY}/`);
  });

  test("returns undefined when the variables are empty", () => {
    expect(findProxy(SERVICE, {})).toBeUndefined();
    expect(findProxy(SERVICE, { HTTPS_PROXY: " ", HTTP_PROXY: "", NO_PROXY: "*" })).toBeUndefined();
  });

  test.each(["proxy.test:3128", "10.0.0.1:3128", "socks5://proxy.test:1080", "http://"])(
    "rejects the proxy %s with an error that does not contain the address",
    (text) => {
      const read = () => findProxy(SERVICE, { HTTPS_PROXY: text });
      expect(read).toThrow(InputError);
      expect(read).toThrow("The value of the environment variable HTTPS_PROXY is not the address of an HTTP proxy.");
    },
  );
});

describe("findProxy and the variable NO_PROXY", () => {
  test.each([
    "*",
    "queue.example.test",
    "QUEUE.Example.Test",
    "example.test",
    ".example.test",
    "*.example.test",
    "other.test, example.test",
    "other.test example.test",
    "queue.example.test:443",
  ])("returns no proxy when NO_PROXY is %s", (text) => {
    expect(findProxy(SERVICE, { HTTPS_PROXY: PROXY, NO_PROXY: text })).toBeUndefined();
    expect(findProxy(SERVICE, { HTTPS_PROXY: PROXY, no_proxy: text })).toBeUndefined();
  });

  test.each(["", ",", "ample.test", "queue", "queue.example.test:8443", "queue.example.test.other", ".", "*."])(
    "returns the proxy when NO_PROXY is %j, which does not match",
    (text) => {
      expect(findProxy(SERVICE, { HTTPS_PROXY: PROXY, NO_PROXY: text })?.href).toBe(`${PROXY}/`);
    },
  );
});
