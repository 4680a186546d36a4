/**
 * Setup of the test runner. It starts the browser when the first test requests it, and stops it after all tests. The
 * reply to the request is the address of the browser.
 */
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { createServer } from "node:http";
import { delimiter, isAbsolute, join } from "node:path";
import type { Browser } from "puppeteer-core";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    readonly browserServer: string;
  }
}

/** Names of the program in `PATH`, and its path on macOS. */
const NAMES = [
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Finds the browser: the path in `CHROME_PATH`, or the first installed program; undefined without a browser. */
export function findBrowser({ CHROME_PATH = "", PATH = "" } = process.env): string | undefined {
  if (CHROME_PATH !== "") return CHROME_PATH;
  const folders = PATH.split(delimiter);
  return NAMES.flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)))).find(
    isProgram,
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

let browser: Promise<Browser> | undefined;

const server = createServer((_, response) => {
  browser ??= launch();
  browser.then(
    (started) => response.end(started.wsEndpoint()),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

export async function setup(project: TestProject): Promise<void> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  project.provide("browserServer", `http://127.0.0.1:${port}`);
}

export async function teardown(): Promise<void> {
  server.close();
  await (await browser?.catch(() => undefined))?.close();
}

async function launch(): Promise<Browser> {
  // Most runs start no browser, and loading the package takes a while.
  const { launch: start } = await import("puppeteer-core");
  // Chrome refuses to start its sandbox for the user root.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return start({ executablePath: findBrowser() ?? "", args });
}
