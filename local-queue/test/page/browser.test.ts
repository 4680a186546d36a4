import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { beforeEach, describe, expect, test } from "vitest";
import { openPage, readOverflow, requireBrowser } from "../support/browser.js";
import { AT_MAIN } from "../support/client.js";
import { start } from "../support/running-service.js";

beforeEach(requireBrowser);

const HOSTILE = '<img src=x onerror="alert(1)"> & a very_long_name_without_any_space_'.padEnd(160, "x");

/** Starts a service with 50 open pull requests. The tests of 1 fail, and the title of 2 is malicious. */
async function givenService({ isReadOnly = false } = {}) {
  const service = await start({ seed: 1, isReadOnly, queue: { concurrency: 3 } });
  for (let number = 1; number <= 50; number += 1) {
    service.control.addPullRequest({
      title: number === 2 ? HOSTILE : `Change ${number}`,
      author: number % 10 === 0 ? "grace" : "ada",
      headBranch: number === 2 ? HOSTILE.replaceAll(/[^a-z]/g, "") : `topic/${number}`,
      ...(number === 1 && { testPlan: { result: "fail" } }),
    });
  }
  const submit = (last: number) => {
    for (let number = 1; number <= last; number += 1) service.engine.submitPullRequest(AT_MAIN, { number });
  };
  return { ...service, submit, stateOf: (number: number) => findState(service, number) };
}

function findState({ control }: Awaited<ReturnType<typeof start>>, number: number): string | undefined {
  const [repository] = control.state().repositories;
  return repository?.queues[0]?.entries.find((entry) => entry.prNumber === number)?.state;
}

function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => element.textContent ?? "");
}

/** Waits until the text of an element contains a text. */
async function shows(page: Page, selector: string, text: string): Promise<void> {
  await expect.poll(() => textOf(page, selector).catch(() => ""), { timeout: 20_000 }).toContain(text);
}

function press(page: Page, ...keys: readonly ("Tab" | "Enter" | "Space")[]): Promise<void> {
  return keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
}

/** Returns the text of the element with the focus. */
async function focused(page: Page): Promise<string> {
  return String(await page.evaluate("document.activeElement.textContent"));
}

describe("page of the local queue in a browser", () => {
  test("shows each change without a reload, and texts of people as text", async () => {
    const service = await givenService();
    const { page, errors } = await openPage(service.url);
    await shows(page, ".empty", "The queue is empty.");
    await shows(page, ".found", "#20 Change 20");
    await shows(page, ".finder pre", "merge-queue submit --repository local/playground --target-branch main");
    service.submit(8);
    await shows(page, ".figures", "Not ready8");
    service.control.advance(4);
    await shows(page, ".figures", "Test runs3 of 3");
    await shows(page, "#pr-2 h4", HOSTILE);
    for (let seconds = 0; seconds < 30; seconds += 1) service.control.advance(1);
    await shows(page, ".ended", "#1 Change 1 adaFailed");
    await shows(page, ".ended", `#2 ${HOSTILE} adaMerged`);
    await shows(page, "#pr-8 .estimate, .boxes .estimate", "Expected merge: ");
    const view: unknown = JSON.parse(await (await fetch(`${service.url}/_page/view`)).text());
    const figures = await page.$$eval(".figures dl > div", (all) =>
      all.map((each) => [each.querySelector("dt")?.textContent, Number(each.querySelector("strong")?.textContent)]),
    );
    const shown = figures.map(([label, value]) => ({ label, value }));
    expect(view).toMatchObject({ queues: [{ figures: shown }] });
    expect(errors).toEqual([]);
  });

  test("finds every pull request with the keyboard", async () => {
    const service = await givenService();
    service.submit(48);
    service.control.advance(1);
    const { page, errors } = await openPage(service.url);
    await shows(page, ".range", "1 to 20 of 50");
    await press(page, "Tab");
    expect(await focused(page)).toBe("Skip to the queue");
    await press(page, "Tab", "Tab");
    expect(await focused(page)).toBe("Find a pull request");
    await press(page, "Enter", "Tab");
    await page.keyboard.type("grace 40");
    await shows(page, ".range", "1 to 1 of 1");
    await shows(page, ".found", "#40 Change 40");
    await press(page, "Tab");
    expect(await focused(page)).toBe("Cancel #40");
    await press(page, "Enter");
    await expect.poll(() => service.stateOf(40)).toBe("cancelled");
    await shows(page, ".found .failed", "Open, canceled");
    expect(await page.$eval("input", (input) => input.value), "the text stays").toBe("grace 40");
    await page.$eval("input", (input) => input.select());
    await page.keyboard.press("Backspace");
    await shows(page, ".range", "1 to 20 of 50");
    await (await page.waitForSelector('button[name="page"]'))?.focus();
    await press(page, "Enter");
    await shows(page, ".range", "21 to 40 of 50");
    await page.click('button[name="page"]:last-child');
    await shows(page, ".found", "#50 Change 50");
    expect(errors).toEqual([]);
  });

  test("pauses and resumes the queue, submits a pull request, and shows a rejected request", async () => {
    const service = await givenService();
    const { page, errors } = await openPage(service.url);
    const phase = () => service.control.state().repositories[0]?.queues[0]?.state;
    await (await page.waitForSelector('button[name="pause"]'))?.focus();
    await press(page, "Space");
    await shows(page, ".phase", "Paused");
    expect(phase()).toBe("paused");
    await page.click('button[name="resume"]');
    await shows(page, ".phase", "Running");
    expect(phase()).toBe("running");
    await page.click('button[name="submit"][value="7"]');
    await expect.poll(() => service.stateOf(7)).toBe("not_ready");
    await page.waitForSelector('button[name="cancel"][value="7"]');
    expect(errors).toEqual([]);
    service.control.updatePullRequest(8, { draft: true });
    await page.click('button[name="submit"][value="8"]');
    await shows(page, ".problem", "Pull request #8 is a draft");
  });

  test("shows no buttons that change the queue when the control interface is off", async () => {
    const service = await givenService({ isReadOnly: true });
    service.submit(5);
    const { page, errors } = await openPage(service.url);
    await shows(page, ".range", "1 to 20 of 50");
    expect(await page.$$eval("button", (all) => all.map(({ name }) => name))).toEqual(["page"]);
    expect(await textOf(page, "#live")).not.toContain("MERGE_QUEUE_TOKEN");
    expect(errors).toEqual([]);
  });

  test.each([
    { scheme: "light", paper: "rgb(246, 246, 243)", ink: "rgb(29, 31, 35)" },
    { scheme: "dark", paper: "rgb(21, 23, 26)", ink: "rgb(232, 232, 228)" },
  ] as const)(
    "shows readable colors, and does not scroll sideways, in $scheme mode",
    async ({ scheme, paper, ink }) => {
      const service = await givenService();
      service.submit(10);
      service.control.advance(3);
      const { page, errors } = await openPage(service.url, { scheme, width: 1000 });
      await shows(page, ".range", "1 to 20 of 50");
      const style = (name: string) => page.evaluate(`getComputedStyle(document.documentElement).${name}`);
      expect([await style("backgroundColor"), await style("color")]).toEqual([paper, ink]);
      for (const width of [1000, 400]) {
        await page.setViewport({ width, height: 900 });
        await page.$$eval("details", (all) => {
          for (const each of all) each.open = true;
        });
        expect(await readOverflow(page), `${width} pixels`).toBe(0);
      }
      expect(errors).toEqual([]);
    },
  );
});

test("openPage opens a file, and reports its problems", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "page-")), "a page.html");
  await writeFile(
    file,
    '<!doctype html><title>A file</title><img src="missing.png"><script>console.error("broken"); throw new Error("thrown");</script><div style="width: 500px">wide</div>',
  );
  const { page, errors } = await openPage(file, { width: 400 });
  expect(await page.title()).toBe("A file");
  expect(await readOverflow(page)).toBeGreaterThan(100);
  for (const problem of ["broken", "thrown", "missing.png"]) expect(errors.join()).toContain(problem);
});
