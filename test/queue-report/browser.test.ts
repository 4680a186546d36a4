import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openPage, readOverflow, requireBrowser } from "../../local-queue/test/support/browser.js";
import { givenService } from "../support/action.js";
import { givenQueued } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

beforeEach(requireBrowser);

const TITLE = '<img src=x onerror="alert(1)"> a_very_long_name_without_any_space_'.padEnd(160, "x");

/** Writes the report of a queue with merged, failed and waiting pull requests. Returns the path of the HTML file. */
async function givenReport(): Promise<string> {
  const service = await givenService({ queue: { concurrency: 2 } });
  givenQueued(service, { testPlan: { result: "fail" } });
  for (let each = 0; each < 6; each += 1) givenQueued(service, { title: TITLE });
  service.control.advance(1500);
  const workspace = givenWorkspace({});
  const inputs = { operation: "report-queue", "target-branch": "main", "report-file": "report.html" };
  const { outputs } = await runHere(service, inputs, { workspace });
  return outputs["report-file"] ?? join(workspace, "report.html");
}

test("the HTML report shows its figures and charts without errors in light mode and dark mode at two page widths", async () => {
  const file = await givenReport();

  for (const scheme of ["light", "dark"] as const) {
    for (const width of [1000, 400]) {
      const { page, errors } = await openPage(file, { width, scheme });

      const background = String(await page.evaluate("getComputedStyle(document.body).backgroundColor"));
      const [red = 255] = (/\d+/.exec(background) ?? []).map(Number);
      expect(scheme === "dark" ? red < 60 : red > 200, background).toBe(true);
      expect(await page.$$eval("svg", (charts) => charts.map((chart) => chart.clientWidth > 200))).toEqual(
        Array.from({ length: 4 }, () => true),
      );
      expect(await page.$$("svg:not(:has(rect, path, circle))")).toHaveLength(0);
      expect(await page.$eval("main", (main) => main.textContent)).toContain(TITLE.slice(0, 20));
      expect(await page.$$("img")).toHaveLength(0);
      expect(await readOverflow(page)).toBe(0);
      expect(errors).toEqual([]);
    }
  }
});
