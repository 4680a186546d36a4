import { globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const PAGES = globSync("docs/**/*.md").map((path) => path.replaceAll("\\", "/"));

test("documentation: links every page from docs/README.md or from the README.md of its folder", () => {
  const maps = ["docs/README.md", "docs/operations/README.md", "docs/workflows/README.md"];
  const reached = maps.flatMap((map) =>
    [...readFileSync(map, "utf8").matchAll(/\]\(([^)#:]+)/g)].map(([, target = ""]) =>
      normalize(join(dirname(map), target)),
    ),
  );

  expect(
    PAGES.filter((page) => page !== "docs/README.md" && !reached.includes(page)),
    "link these pages from docs/README.md",
  ).toEqual([]);
});

test.each([["README.md", 8_192] as const, ...PAGES.map((page) => [page, 25_000] as const)])(
  "documentation: limits the page %s to %i bytes",
  (page, bytes) => {
    expect(statSync(page).size).toBeLessThanOrEqual(bytes);
  },
);
