/**
 * This file opens pages in a real browser, Chrome or Chromium. All tests share one browser, which the main process of
 * Vitest starts at the first use (`browser-server.ts`).
 */
import { pathToFileURL } from "node:url";
import { type Browser, connect, type Page } from "puppeteer-core";
import { inject, onTestFinished, type TestContext } from "vitest";
import { findBrowser } from "./browser-server.js";

/** Skips a test when no browser is installed. With `MERGE_QUEUE_BROWSER=1`, as in CI, a missing browser is an error. */
export function requireBrowser({ skip }: TestContext): void {
  if (findBrowser() !== undefined) return;
  const message = "Chrome or Chromium is not installed on this machine, and CHROME_PATH is not set";
  if (process.env.MERGE_QUEUE_BROWSER === "1") throw new Error(message);
  skip(message);
}

export interface PageOptions {
  /** Width of the window in pixels. */
  readonly width?: number;
  readonly scheme?: "light" | "dark";
}

export interface OpenedPage {
  readonly page: Page;
  /** Errors and warnings in the console, uncaught errors, and failed requests. */
  readonly errors: readonly string[];
}

let browser: Promise<Browser> | undefined;

async function connectBrowser(): Promise<Browser> {
  const reply = await fetch(inject("browserServer"));
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return connect({ browserWSEndpoint: text, defaultViewport: null });
}

/** Opens an address or a file in a new window, which closes at the end of the test. */
export async function openPage(
  urlOrFile: string,
  { width = 1000, scheme = "light" }: PageOptions = {},
): Promise<OpenedPage> {
  browser ??= connectBrowser();
  // Pages of one context share storage, so each page has a context of its own.
  const context = await (await browser).createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("requestfailed", (request) => errors.push(`${request.url()} failed: ${request.failure()?.errorText}`));
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  const url = /^[a-z]+:\/\//.test(urlOrFile) ? urlOrFile : pathToFileURL(urlOrFile).href;
  await page.goto(url, { waitUntil: "load" });
  return { page, errors };
}

/** Returns the pixels by which the content is wider than the window; 0 for a page that does not scroll sideways. */
export async function readOverflow(page: Page): Promise<number> {
  const [whole, shown] = ["scrollWidth", "clientWidth"].map((name) =>
    page.evaluate(`document.documentElement.${name}`),
  );
  return Number(await whole) - Number(await shown);
}
