import { describe, expect, test } from "vitest";
import { lines } from "../support/workflow/finding.js";
import { anchors } from "./anchors.js";
import { findLinkProblems, isAddress, links } from "./links.js";
import { pages } from "./sources.js";

test("findLinkProblems finds no broken link in the documentation", () => {
  const documents = pages();

  expect(documents.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"]),
  );
  expect(documents.flatMap(links).length).toBeGreaterThan(20);
  expect(lines(documents.flatMap((page) => findLinkProblems(page)))).toEqual([]);
});

test.runIf(process.env.MERGE_QUEUE_LIST_LINKS === "1")(
  "links returns the external addresses of the documentation, and prints a list",
  () => {
    const addresses = pages().flatMap((page) =>
      links(page)
        .filter(({ target }) => isAddress(target))
        .map(({ target, line }) => `${target} ${page.file}:${line}`),
    );

    process.stdout.write(`${[...new Set(addresses)].toSorted().join("\n")}\n`);
    expect(addresses.length).toBeGreaterThan(0);
  },
);

describe("findLinkProblems", () => {
  const files: Readonly<Record<string, string>> = { "docs/b.md": "# B\n\n## Two words\n", docs: "", "a.txt": "a" };
  const check = (text: string, file = "a.md") => lines(findLinkProblems({ file, text }, (path) => files[path]));

  test.each([
    ["[a](docs/c.md)", "a.md:1: docs/c.md: there is no docs/c.md."],
    ["[a](docs/b.md#three)", "a.md:1: docs/b.md#three: there is no heading for #three."],
    ["\n[`a`](#none)", "a.md:2: #none: there is no heading for #none."],
    ["[a]: docs/c.md", "a.md:1: docs/c.md: there is no docs/c.md."],
    ["![a](c.png)", "a.md:1: c.png: there is no c.png."],
    ['<img src="c.png">', "a.md:1: c.png: there is no c.png."],
    ["[a](../a.txt)", "a.md:1: ../a.txt: it leads out of the repository."],
    ["[a](http://example.com)", "a.md:1: http://example.com: an address begins with https:."],
    ["[a](//example.com)", "a.md:1: //example.com: an address begins with https:."],
    ["[a](mailto:a@example.com)", "a.md:1: mailto:a@example.com: an address begins with https:."],
    ["<http://example.com>", "a.md:1: http://example.com: an address begins with https:."],
    [
      "[a](https://example.com/?utm_source=b)",
      "a.md:1: https://example.com/?utm_source=b: the address tracks its readers.",
    ],
  ])("rejects the link in %j", (text, found) => {
    expect(check(text)).toEqual([found]);
  });

  test.each([
    "[a](docs/b.md) [b](docs/b.md#two-words) [c](docs) [d](/a.txt) [e](a.txt#L3)",
    "[a](#one-b)\n\n# One `b`",
    "`[a](none.md)`",
    "```md\n[a](none.md)\n```",
    "[a](https://example.com/b_(c)?d=e#f)",
  ])("accepts the links in %j", (text) => {
    expect(check(text)).toEqual([]);
  });

  test("resolves a link relative to the folder of the document", () => {
    expect(check("[a](b.md) [b](../a.txt)", "docs/c.md")).toEqual([]);
  });
});

test("anchors returns the same anchor as GitHub for each heading", () => {
  const page = [
    "# What's new, in 2?",
    "## `set-impacted-targets` & co.",
    "## A [link](b.md) **and** under_score",
    "## Same",
    "## Same",
    "## Größe",
    "```sh\n# no heading\n```",
    '<a id="own"></a>',
  ].join("\n");

  expect([...anchors(page)]).toEqual([
    "own",
    "whats-new-in-2",
    "set-impacted-targets--co",
    "a-link-and-under_score",
    "same",
    "same-1",
    "größe",
  ]);
});
