import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { InputError } from "../../../src/errors.js";
import type { ProducerName } from "../../../src/impacted-targets/producers/producer.js";
import { producers } from "../../../src/impacted-targets/producers/registry.js";

const FIXTURES = "test/impacted-targets/fixtures";
const SOURCE = "The output";

function read(name: ProducerName, output: string, key?: string): readonly string[] {
  return producers[name].parse(output, SOURCE, key);
}

function refusal(name: ProducerName, output: string, key?: string): string {
  try {
    return `It was taken: ${read(name, output, key).join(", ")}`;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** What the tools printed; in each recording `b` was changed, which `c` needs. */
const RECORDINGS = (["nx", "turbo", "pnpm", "moon", "lerna", "rush"] as const).flatMap((tool) =>
  readdirSync(`${FIXTURES}/${tool}`).map((file) => ({
    tool,
    file,
    what: file.replace(/^[\d.]+-|\.\w+$/g, ""),
    output: readFileSync(`${FIXTURES}/${tool}/${file}`, "utf8"),
  })),
);

/** Old versions that print lines where JSON was asked for, or nothing where there is nothing to list. */
const TOO_OLD = /^nx\/15\.|^pnpm\/9\..*-none/;

function recorded(...whats: readonly string[]) {
  return RECORDINGS.filter(({ tool, file, what }) => whats.includes(what) && !TOO_OLD.test(`${tool}/${file}`));
}

test.each(recorded("affected", "query-tasks", "query-packages", "dry-run"))(
  "$tool names the changed project and what needs it ($file)",
  ({ tool, output }) => {
    const names = tool === "moon" ? ["b", "c"] : ["@x/b", "@x/c"];
    expect(read(tool, output).toSorted()).toEqual(names);
  },
);

test.each(recorded("none"))("$tool says that nothing is affected ($file)", ({ tool, output }) => {
  expect(read(tool, output)).toEqual([]);
});

test.each(
  RECORDINGS.filter(
    ({ tool, file, what }) =>
      TOO_OLD.test(`${tool}/${file}`) ||
      // Turborepo takes an unknown commit for "everything changed".
      (what === "bad-base" && file !== "2.11.11-bad-base.json"),
  ),
)("what $tool prints in place of a list is refused ($file)", ({ tool, output }) => {
  expect(refusal(tool, output)).toMatch(/^The output (must be|is empty, but must be) the /);
});

test.each(recorded("projects"))("$tool lists all projects with their folders ($file)", ({ tool, output }) => {
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
  "of the output of $tool ($file)",
  ({ tool, output, what }) => {
    const parse = (text: string): readonly unknown[] =>
      what === "projects" ? (producers[tool].projects?.parse(text, SOURCE, "/workspace") ?? []) : read(tool, text);

    test("no beginning is taken for the whole, wherever it was cut off", () => {
      const whole = output.trimEnd();
      const step = Math.max(1, Math.floor(whole.length / 100));
      for (let length = 0; length < whole.length; length += step) {
        expect(() => parse(whole.slice(0, length)), `${length} characters`).toThrow(InputError);
      }
    });

    test("no part without its beginning is taken for the whole", () => {
      const start = output.search(/[[{]/);
      for (const skipped of [1, 2, 5, 20]) {
        expect(() => parse(output.slice(start + skipped)), `${skipped} characters`).toThrow(InputError);
      }
    });

    test("something behind the list is no part of it", () => {
      expect(() => parse(`${output}\nError: the daemon was stopped`)).toThrow(InputError);
    });

    test("a byte order mark and the line ends of Windows change nothing", () => {
      expect(parse(`\uFEFF${output.replaceAll("\n", "\r\n")}`)).toEqual(parse(output));
    });
  },
);

const JSON_TOOLS = ["nx", "turbo", "pnpm", "moon", "lerna", "rush", "json", "paths-filter"] as const;

describe.each(JSON_TOOLS)("%s", (tool) => {
  test.each([
    ["nothing", ""],
    ["a line break", "\n"],
    ["a page", "<!DOCTYPE html>\n<html><body>502 Bad Gateway</body></html>"],
    ["a message", "fatal: bad revision 'nonsense'"],
    ["lines", "a\nb"],
    ["an error in JSON", '{"error":{"code":"ERR_PNPM_FILTER_CHANGED","message":"bad revision"}}'],
    ["another object", "{}"],
    ["null", "null"],
    ["a text", '"a"'],
    ["a number", "7"],
    ["a list of numbers", "[1, 2]"],
    ["a list of lists", '[["a"]]'],
    ["a list with a blank name", '["a", " "]'],
    ["items without names", '[{"version":"1.0.0"}]'],
    ["items without names in an object", '{"projects":[{}],"packages":{"count":1,"items":[{}]}}'],
    ["a list in a text", '"[]"'],
    ["a name with a line break", '["a\\nb"]'],
  ])("is refused: %s", (_, output) => {
    expect(refusal(tool, output)).toMatch(/^The output (must|is empty|has)/);
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
] as const)("a shape that %s is not known to print is no list: %s", (tool, output) => {
  expect(refusal(tool, output)).toMatch(/^The output must /);
});

test("a refusal says what was expected and what came, at most some of it", () => {
  expect(refusal("nx", "\n@x/a\n@x/b\n")).toBe(
    'The output must be the JSON list that `nx show projects --affected --json` prints (Nx 16 or later), but begins with "@x/a\\n@x/b".',
  );
  expect(refusal("lerna", "x😀".repeat(500)).length).toBeLessThan(350);
  expect(refusal("rush", "")).toBe("The output is empty, but must be the JSON that `rush list --json` prints.");
});

test.each(["nx", "rush"] as const)("lines that %s prints before the list are passed over", (tool) => {
  const list = { nx: '["a"]', rush: '{"projects":[{"name":"a"}]}' }[tool];
  const before = 'NX   The cache [.nx] is "cold"\n[warn] {not json}\n{"deprecated":true}\n';

  expect(read(tool, `${before}\n${list}\n`)).toEqual(["a"]);
});

test.each(["turbo", "pnpm", "moon", "lerna"] as const)(
  "%s prints nothing before its list, so what has something there is refused",
  (tool) => {
    const recording = RECORDINGS.find((each) => each.tool === tool && each.what === "affected");
    expect(refusal(tool, `warning: cold\n${recording?.output}`)).toMatch(/but begins with "warning: cold/);
  },
);

test("an inner list of a document that was cut off is not the list", () => {
  expect(refusal("nx", '{\n  "graph": {},\n  "affected":\n  []')).toMatch(/^The output must be/);
  expect(refusal("rush", '{\n  "projects": [\n    {"projects":[]}')).toMatch(/^The output must be/);
});

test("the count that Turborepo gives must fit its list", () => {
  expect(refusal("turbo", '{"packages":{"count":2,"items":[{"name":"a","path":"a"}]}}')).toBe(
    "The output reports 2 packages, but lists 1.",
  );
  expect(refusal("turbo", '{"data":{"affectedTasks":{"length":3,"items":[]}}}')).toContain("reports 3 packages");
  expect(refusal("turbo", '{"packages":{"count":"0","items":[]}}')).toContain('reports "0" packages');
});

test("the root of a Turborepo workspace is no target", () => {
  expect(read("turbo", '{"tasks":[],"packages":["//","a"]}')).toEqual(["a"]);
  expect(read("turbo", '{"packages":{"count":2,"items":[{"name":"//"},{"name":"a"}]}}')).toEqual(["a"]);
  // Alone it says that something has changed, which is not nothing.
  expect(read("turbo", '{"packages":{"count":1,"items":[{"name":"//"}]}}')).toEqual(["//"]);
});

function pnpmList(name: string): string {
  return JSON.stringify([{ name, path: `/w/${name}` }], undefined, 2);
}

test("pnpm prints a list for each package where they share no lockfile", () => {
  expect(read("pnpm", `${pnpmList("a")}\n${pnpmList("b")}\r\n${pnpmList("c")}\n`)).toEqual(["a", "b", "c"]);
  expect(refusal("pnpm", `${pnpmList("a")}\n{"error":{"code":"E"}}`)).toMatch(/^The output must be/);
});

test("a pnpm root without a name is a project of no target, but no target itself", () => {
  const output = '[{"path":"/w"},{"name":"a","path":"/w/a"}]';

  expect(producers.pnpm.projects?.parse(output, SOURCE, "/w")).toEqual([{ name: "a", path: "a" }]);
  expect(refusal("pnpm", output)).toContain("must have a name in item 1");
});

test("refuses a name that is nested 50,000 deep", () => {
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  expect(refusal("pnpm", `[{"name":${deep},"path":"/w/a"}]`)).toMatch(/^The output must be/);
});

test("moon's map of reasons names the projects, and a shallow clone is an error", () => {
  expect(read("moon", '{"projects":{"a":{"files":["a/x"],"other":false},"b":{"upstream":["a"]}},"tasks":{}}')).toEqual([
    "a",
    "b",
  ]);
  expect(refusal("moon", '{"projects":[],"files":[],"shallow":true}')).toContain("shallow clone");
});

describe("bazel", () => {
  test("takes the lines of bazel-diff and target-determinator, with or without a final line break", () => {
    for (const output of ["//a:x\r\n//b:y\r\n", "//a:x\n\n//b:y", "//a:x\n//b:y\n//a:x\n"])
      expect(read("bazel", output)).toEqual(["//a:x", "//b:y"]);
  });

  test.each([
    ["with distances", '[{"label":"//a:x","targetDistance":0,"packageDistance":0},{"label":"//b:y"}]'],
    ["of the server", '{"from":"1","to":"2","impactedTargets":["//a:x","//b:y"]}'],
    ["plain", '["//a:x","//b:y"]'],
  ])("takes the JSON of bazel-diff: %s", (_, output) => {
    expect(read("bazel", output)).toEqual(["//a:x", "//b:y"]);
  });

  test("leaves labels of other repositories out", () => {
    const own = ["//a:x", "@//b:y", "@@//c:z"];
    const output = [...own, "//external:bar", "@foo//x:y", "@@rules~1//x:y"].join("\n");

    expect(read("bazel", output)).toEqual(own);
  });

  test("never makes an empty list of one that holds labels", () => {
    expect(read("bazel", "//external:bar\n@foo//x:y\n")).toEqual(["//external:bar", "@foo//x:y"]);
  });

  test.each(["a:x", "//a:x\nLoading is done", ":x", "/a:x"])("refuses what is no label: %j", (output) => {
    expect(refusal("bazel", output)).toContain("must contain labels, which begin with // or @");
  });

  test.each(["ERROR: no such package", "INFO: Invocation ID: 1\n//a:x", 'Exception in thread "main" java'])(
    "refuses messages: %j",
    (output) => {
      expect(refusal("bazel", output)).toContain("has a message instead of a target in line 1");
    },
  );
});

describe.each(["lines", "pants", "gradle", "command"] as const)("%s", (tool) => {
  test("takes one target per line, whatever the line ends are", () => {
    expect(read(tool, "\uFEFF:app:core\r\n\r\n  src/python/app:lib \nname with blanks\n:app:core")).toEqual([
      ":app:core",
      "src/python/app:lib",
      "name with blanks",
    ]);
  });

  test.skipIf(tool === "command")("takes nothing for an empty list, since it has no other way to say so", () => {
    expect(read(tool, "\n")).toEqual([]);
  });

  test.runIf(tool === "command")("takes nothing for a failure, since it can say NONE", () => {
    expect(refusal(tool, "\n")).toContain("is empty; if nothing is impacted, it must be NONE or []");
  });

  test.each([
    ["a message", "a\nERROR: unknown revision", "has a message instead of a target in line 2"],
    ["an object", '{"error":1}', "contains JSON"],
    ["colours", "\u001b[31ma", "terminal color codes"],
    ["an endless line", "x".repeat(70_000), "a line of more than 65536"],
  ])("refuses %s", (_, output, expected) => {
    expect(refusal(tool, output)).toContain(expected);
  });
});

test("the output of a command may be a JSON list", () => {
  expect(read("command", '\n ["b", "a", "b"]\n')).toEqual(["b", "a"]);
  expect(refusal("command", '["a", "b')).toMatch(/^The output must be a JSON array of strings/);
});

test("a JSON list may stand under a key", () => {
  const output = '{"affected":{"projects":["a","b"]},"list":{}}';

  expect(read("json", output, "affected.projects")).toEqual(["a", "b"]);
  for (const key of ["affected", "list", "affected.tasks", "affected.projects.0", "__proto__", "constructor.name"])
    expect(refusal("json", output, key), key).toContain(`an array of strings under ${key}`);
});

test("names are taken as they are: with blanks, quotes, other scripts", () => {
  const names = ["two words", `"quoted"`, "ä 日本 😀", "a\tb", "%0A::error::", "-x"];

  expect(read("nx", JSON.stringify(names))).toEqual(names);
  expect(read("lerna", JSON.stringify(names.map((name) => ({ name }))))).toEqual(names);
});
