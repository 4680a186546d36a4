import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { InputError } from "../../../src/errors.js";
import type { ProducerName } from "../../../src/impacted-targets/producers/producer.js";
import { producers } from "../../../src/impacted-targets/producers/registry.js";
import { UnknownImpactError } from "../../../src/impacted-targets/workspace-change.js";

const FIXTURES = "test/impacted-targets/fixtures";
const SOURCE = "The output";

function read(name: ProducerName, output: string, key?: string): readonly string[] {
  return producers[name].parse(output, SOURCE, { key });
}

function rejection(name: ProducerName, output: string, key?: string): string {
  try {
    return `The output was accepted: ${read(name, output, key).join(", ")}`;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** Outputs of the tools; in each recording, `b` changed and `c` depends on it. */
const RECORDINGS = (["nx", "turbo", "pnpm", "moon", "lerna", "rush"] as const).flatMap((tool) =>
  readdirSync(`${FIXTURES}/${tool}`).map((file) => ({
    tool,
    file,
    what: file.replace(/^[\d.]+-|\.\w+$/g, ""),
    output: readFileSync(`${FIXTURES}/${tool}/${file}`, "utf8"),
  })),
);

/** Old versions that print lines instead of JSON, or nothing instead of an empty list. */
const TOO_OLD = /^nx\/15\.|^pnpm\/9\..*-none/;

function recorded(...whats: readonly string[]) {
  return RECORDINGS.filter(({ tool, file, what }) => whats.includes(what) && !TOO_OLD.test(`${tool}/${file}`));
}

test.each(recorded("affected", "query-tasks", "query-packages", "dry-run"))(
  "reads the changed project and its dependents from $tool ($file)",
  ({ tool, output }) => {
    const names = tool === "moon" ? ["b", "c"] : ["@x/b", "@x/c"];
    expect(read(tool, output).toSorted()).toEqual(names);
  },
);

test.each(recorded("none"))("reads an empty list from $tool ($file)", ({ tool, output }) => {
  expect(read(tool, output)).toEqual([]);
});

test.each(
  RECORDINGS.filter(
    ({ tool, file, what }) =>
      TOO_OLD.test(`${tool}/${file}`) ||
      // Turborepo lists everything for an unknown commit.
      (what === "bad-base" && file !== "2.11.11-bad-base.json"),
  ),
)("rejects other output than a list from $tool ($file)", ({ tool, output }) => {
  expect(rejection(tool, output)).toMatch(/^The output (must be|is empty, but must be) the /);
});

test.each(recorded("projects"))("reads all projects and folders from $tool ($file)", ({ tool, output }) => {
  const projects = producers[tool].projects?.parse(output, SOURCE, "/workspace") ?? [];

  const scope = tool === "moon" ? "" : "@x/";
  const paths = new Map(projects.map(({ name, path }) => [name, path]));
  if (tool === "pnpm") {
    expect(paths.get("root")).toBe(".");
    paths.delete("root");
  }
  expect(Object.fromEntries(paths)).toEqual({
    [`${scope}a`]: "packages/a",
    [`${scope}b`]: "packages/b",
    [`${scope}c`]: "packages/c",
    [`${scope}d`]: "packages/d",
    [`${scope}odd`]: "packages/odd ä 日本",
  });
});

describe.each(recorded("affected", "projects", "query-tasks", "dry-run"))(
  "the output of $tool ($file)",
  ({ tool, output, what }) => {
    const parse = (text: string): readonly unknown[] =>
      what === "projects" ? (producers[tool].projects?.parse(text, SOURCE, "/workspace") ?? []) : read(tool, text);

    test("rejects the output of a tool when its end is missing", () => {
      const whole = output.trimEnd();
      const step = Math.max(1, Math.floor(whole.length / 100));
      for (let length = 0; length < whole.length; length += step) {
        expect(() => parse(whole.slice(0, length)), `${length} characters`).toThrow(InputError);
      }
    });

    test("rejects the output of a tool when its beginning is missing", () => {
      const start = output.search(/[[{]/);
      for (const skipped of [1, 2, 5, 20]) {
        expect(() => parse(output.slice(start + skipped)), `${skipped} characters`).toThrow(InputError);
      }
    });

    test("rejects the output of a tool when text follows the list", () => {
      expect(() => parse(`${output}\nError: the daemon was stopped`)).toThrow(InputError);
    });

    test("accepts a byte order mark and line ends of Windows", () => {
      expect(parse(`\uFEFF${output.replaceAll("\n", "\r\n")}`)).toEqual(parse(output));
    });
  },
);

const JSON_TOOLS = ["nx", "turbo", "pnpm", "moon", "lerna", "rush", "json", "paths-filter"] as const;

describe.each(JSON_TOOLS)("the parser for %s", (tool) => {
  test.each([
    ["nothing", ""],
    ["a line break", "\n"],
    ["an HTML page", "<!DOCTYPE html>\n<html><body>502 Bad Gateway</body></html>"],
    ["a message", "fatal: bad revision 'nonsense'"],
    ["lines", "a\nb"],
    ["an error in JSON", '{"error":{"code":"ERR_PNPM_FILTER_CHANGED","message":"bad revision"}}'],
    ["another object", "{}"],
    ["null", "null"],
    ["a string", '"a"'],
    ["a number", "7"],
    ["a list of numbers", "[1, 2]"],
    ["a list of lists", '[["a"]]'],
    ["a list with a blank name", '["a", " "]'],
    ["items without names", '[{"version":"1.0.0"}]'],
    ["items without names in an object", '{"projects":[{}],"packages":{"count":1,"items":[{}]}}'],
    ["a list in a string", '"[]"'],
    ["a name with a line break", '["a\\nb"]'],
  ])("rejects %s", (_, output) => {
    expect(rejection(tool, output)).toMatch(/^The output (must|is empty|has)/);
  });
});

test.each([
  ["nx", '{"affectedProjects":["a"]}'],
  ["nx", '{"graph":{"nodes":{}}}'],
  ["turbo", '{"packages":["a"]}'],
  ["turbo", '["a"]'],
  ["turbo", '{"packages":{"count":0}}'],
  ["pnpm", '["a"]'],
  ["moon", '["a"]'],
  ["moon", '{"projects":["a"]}'],
  ["lerna", '{"projects":[]}'],
  ["rush", '[{"name":"a"}]'],
  ["bazel", '{"labels":["//a"]}'],
  ["bazel", '[{"name":"//a"}]'],
] as const)("rejects an unknown format for %s: %s", (tool, output) => {
  expect(rejection(tool, output)).toMatch(/^The output must /);
});

test("reports the expected format and the start of the output", () => {
  expect(rejection("nx", "\n@x/a\n@x/b\n")).toBe(
    'The output must be the JSON list that `nx show projects --affected --json` prints (Nx 16 or later), but begins with "@x/a\\n@x/b".',
  );
  expect(rejection("lerna", "x😀".repeat(500)).length).toBeLessThan(350);
  expect(rejection("rush", "")).toBe("The output is empty, but must be the JSON that `rush list --json` prints.");
});

test.each(["nx", "rush"] as const)("ignores lines of %s before the list", (tool) => {
  const list = { nx: '["a"]', rush: '{"projects":[{"name":"a"}]}' }[tool];
  const before = 'NX   The cache [.nx] is "cold"\n[warn] {not json}\n{"deprecated":true}\n';

  expect(read(tool, `${before}\n${list}\n`)).toEqual(["a"]);
});

test.each(["turbo", "pnpm", "moon", "lerna"] as const)("rejects text before the list of %s", (tool) => {
  const recording = RECORDINGS.find((each) => each.tool === tool && each.what === "affected");
  expect(rejection(tool, `warning: cold\n${recording?.output}`)).toMatch(/but begins with "warning: cold/);
});

test("rejects a list inside an incomplete JSON document", () => {
  expect(rejection("nx", '{\n  "graph": {},\n  "affected":\n  []')).toMatch(/^The output must be/);
  expect(rejection("rush", '{\n  "projects": [\n    {"projects":[]}')).toMatch(/^The output must be/);
});

test("rejects a list of Turborepo with a wrong count", () => {
  expect(rejection("turbo", '{"packages":{"count":2,"items":[{"name":"a","path":"a"}]}}')).toBe(
    "The output reports 2 packages, but lists 1.",
  );
  expect(rejection("turbo", '{"data":{"affectedTasks":{"length":3,"items":[]}}}')).toContain("reports 3 packages");
  expect(rejection("turbo", '{"packages":{"count":"0","items":[]}}')).toContain('reports "0" packages');
});

test("omits the root of a Turborepo workspace", () => {
  expect(read("turbo", '{"tasks":[],"packages":["//","a"]}')).toEqual(["a"]);
  expect(read("turbo", '{"packages":{"count":2,"items":[{"name":"//"},{"name":"a"}]}}')).toEqual(["a"]);
  // The root alone still means that something changed.
  expect(read("turbo", '{"packages":{"count":1,"items":[{"name":"//"}]}}')).toEqual(["//"]);
});

function pnpmList(name: string): string {
  return JSON.stringify([{ name, path: `/w/${name}` }], undefined, 2);
}

test("reads several lists from pnpm without a shared lockfile", () => {
  expect(read("pnpm", `${pnpmList("a")}\n${pnpmList("b")}\r\n${pnpmList("c")}\n`)).toEqual(["a", "b", "c"]);
  expect(rejection("pnpm", `${pnpmList("a")}\n{"error":{"code":"E"}}`)).toMatch(/^The output must be/);
});

test("returns the folder as the target of a pnpm package without a name", () => {
  const output = '[{"path":"/r/w"},{"name":"a","path":"/r/w/a"},{"path":"/r/w/b"}]';

  expect(producers.pnpm.projects?.parse(output, SOURCE, "/r/w", "/r")).toEqual([
    { name: "w", path: "." },
    { name: "a", path: "a" },
    { name: "w/b", path: "b" },
  ]);
  expect(producers.pnpm.parse(output, SOURCE, { root: "/r" })).toEqual(["w", "a", "w/b"]);
  expect(() => producers.pnpm.parse(output, SOURCE, { root: "/other" })).toThrow(UnknownImpactError);
  expect(rejection("pnpm", output)).toContain("must contain a name in item 1");
});

test("rejects a name that is nested 50,000 levels deep", () => {
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  expect(rejection("pnpm", `[{"name":${deep},"path":"/w/a"}]`)).toMatch(/^The output must be/);
});

test("reads the output of moon query affected, and rejects it for a shallow clone", () => {
  expect(read("moon", '{"projects":{"a":{"files":["a/x"],"other":false},"b":{"upstream":["a"]}},"tasks":{}}')).toEqual([
    "a",
    "b",
  ]);
  expect(rejection("moon", '{"projects":[],"files":[],"shallow":true}')).toContain("shallow clone");
});

describe("bazel", () => {
  test("reads lines of bazel-diff and target-determinator with any line ends", () => {
    for (const output of ["//a:x\r\n//b:y\r\n", "//a:x\n\n//b:y", "//a:x\n//b:y\n//a:x\n"])
      expect(read("bazel", output)).toEqual(["//a:x", "//b:y"]);
  });

  test.each([
    ["with distances", '[{"label":"//a:x","targetDistance":0,"packageDistance":0},{"label":"//b:y"}]'],
    ["of the server", '{"from":"1","to":"2","impactedTargets":["//a:x","//b:y"]}'],
    ["plain", '["//a:x","//b:y"]'],
  ])("reads the JSON output of bazel-diff %s", (_, output) => {
    expect(read("bazel", output)).toEqual(["//a:x", "//b:y"]);
  });

  test("omits Bazel labels of other repositories", () => {
    const own = ["//a:x", "@//b:y", "@@//c:z"];
    const output = [...own, "//external:bar", "@foo//x:y", "@@rules~1//x:y"].join("\n");

    expect(read("bazel", output)).toEqual(own);
  });

  test("returns Bazel labels of other repositories when there are no other labels", () => {
    expect(read("bazel", "//external:bar\n@foo//x:y\n")).toEqual(["//external:bar", "@foo//x:y"]);
  });

  test.each(["a:x", "//a:x\nLoading is done", ":x", "/a:x"])(
    "rejects lines that are not Bazel labels: %j",
    (output) => {
      expect(rejection("bazel", output)).toContain("must contain labels, which begin with // or @");
    },
  );

  test.each(["ERROR: no such package", "INFO: Invocation ID: 1\n//a:x", 'Exception in thread "main" java'])(
    "rejects messages of Bazel: %j",
    (output) => {
      expect(rejection("bazel", output)).toContain("has a message instead of a target in line 1");
    },
  );
});

describe.each(["lines", "pants", "gradle", "command"] as const)("the parser for %s", (tool) => {
  test("reads one target per line with any line ends", () => {
    expect(read(tool, "\uFEFF:app:core\r\n\r\n  src/python/app:lib \nname with blanks\n:app:core")).toEqual([
      ":app:core",
      "src/python/app:lib",
      "name with blanks",
    ]);
  });

  test.skipIf(tool === "command")("accepts empty output as an empty list", () => {
    expect(read(tool, "\n")).toEqual([]);
  });

  test.runIf(tool === "command")("rejects empty output, because a command can print NONE", () => {
    expect(rejection(tool, "\n")).toContain("is empty. If nothing is impacted, the output must be NONE or []");
  });

  test.each([
    ["a message", "a\nERROR: unknown revision", "has a message instead of a target in line 2"],
    ["an object", '{"error":1}', "contains JSON"],
    ["colors", "\u001b[31ma", "terminal color codes"],
    ["a very long line", "x".repeat(70_000), "a line of more than 65536"],
  ])("rejects %s", (_, output, expected) => {
    expect(rejection(tool, output)).toContain(expected);
  });
});

test("reads a JSON list that a command prints", () => {
  expect(read("command", '\n ["b", "a", "b"]\n')).toEqual(["b", "a"]);
  expect(rejection("command", '["a", "b')).toMatch(/^The output must be a JSON array of strings/);
});

test("reads the JSON list at impacted-targets-key", () => {
  const output = '{"affected":{"projects":["a","b"]},"list":{}}';

  expect(read("json", output, "affected.projects")).toEqual(["a", "b"]);
  for (const key of ["affected", "list", "affected.tasks", "affected.projects.0", "__proto__", "constructor.name"])
    expect(rejection("json", output, key), key).toContain(`an array of strings under ${key}`);
});

test("returns names with blanks, quotes and non-Latin letters unchanged", () => {
  const names = ["two words", `"quoted"`, "ä 日本 😀", "a\tb", "%0A::error::", "-x"];

  expect(read("nx", JSON.stringify(names))).toEqual(names);
  expect(read("lerna", JSON.stringify(names.map((name) => ({ name }))))).toEqual(names);
});
