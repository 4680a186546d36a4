import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * Layers of both products, from the top. An import goes down or stays in its room, also for types; rooms of one layer do
 * not import each other. A room is a folder or a loose file at the top of `src` or `local-queue/src`.
 */
const LAYERS: readonly (readonly string[])[] = [
  ["release"],
  ["start", "generate"],
  ["main", "cli"],
  ["demo", "run"],
  ["local-queue"],
  ["local-queue/serve"],
  ["local-queue/page", "local-queue/scenario"],
  ["local-queue/api"],
  ["local-queue/hosts/git", "local-queue/hosts/simulated", "local-queue/persistence"],
  ["local-queue/state"],
  ["local-queue/engine", "local-queue/command-flags"],
  ["prepare", "report"],
  ["operations"],
  ["requeue"],
  ["outcome", "queue-report"],
  ["pull-request"],
  ["diagnosis"],
  ["impacted-targets"],
  ["metrics", "set-up", "test-results", "test-run"],
  ["quarantined-tests", "queue"],
  ["operation"],
  ["target"],
  // The parsers of inputs also read the variables of CI systems.
  ["ci"],
  ["inputs"],
  ["polling"],
  ["git", "service"],
  ["globs"],
  ["child-process", "clock"],
  ["errors"],
  ["text"],
];

interface Import {
  /** Path of the file that imports. */
  readonly by: string;
  /** Path of an own file such as `src/run.ts`, or the name of a package. */
  readonly of: string;
  /** Imported names; `*` for all. */
  readonly names: readonly string[];
}

interface SourceFile {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  readonly exports: readonly string[];
}

const files = ["src", "local-queue", "test"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .concat("vitest.config.ts")
  .filter((path) => path.endsWith(".ts"))
  .map(readSource);
const sources = files.filter(({ path }) => /^(?:local-queue\/)?src\//.test(path) && !path.endsWith(".d.ts"));
const paths = new Set(sources.map(({ path }) => path));
const imports = sources.flatMap((file) => file.imports);

function readSource(path: string): SourceFile {
  const text = readFileSync(path, "utf8");
  const code = text.replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm, "");
  const named = [...code.matchAll(/^(?:import|export)(?: type)? ([^;"]*?) from "([^"]+)"/gm)];
  const whole = [...code.matchAll(/^import "([^"]+)"|\bimport\(\s*(?:\/\*.*?\*\/\s*)?"([^"]+)"/gm)];
  const exported = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
  return {
    path,
    lines: text.split("\n").length - 1,
    imports: [
      ...named.map(([, clause = "", from = ""]) => taken(path, from, namesIn(clause))),
      ...whole.map(([, bare, loaded]) => taken(path, bare ?? loaded ?? "", ["*"])),
    ],
    exports: [...code.matchAll(exported)].map(([, name = ""]) => name),
  };
}

function taken(by: string, from: string, names: readonly string[]): Import {
  const of = from.startsWith(".") ? normalize(join(dirname(by), from)).replace(/\.js$/, ".ts") : from;
  return { by, of, names };
}

function namesIn(clause: string): readonly string[] {
  const list = /\{([^}]*)\}/.exec(clause)?.[1];
  return list === undefined
    ? ["*"]
    : list.split(",").map((name) =>
        name
          .trim()
          .replace(/^type /, "")
          .replace(/ as .*/, ""),
      );
}

/** Returns the room of a file: `queue` for `src/queue/read.ts`, the file itself for `src/run.ts`. */
function roomOf(path: string): string {
  const inside = path
    .replace(/^src\//, "")
    .replace("local-queue/src/", "local-queue/")
    .replace("local-queue/index", "local-queue");
  return /^(?:local-queue\/(?:hosts\/)?)?[^/.]+/.exec(inside)?.[0] ?? inside;
}

function edgesOf(nameOf: (path: string) => string): ReadonlyMap<string, ReadonlySet<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { by, of } of imports) {
    if (!paths.has(of) || nameOf(by) === nameOf(of)) continue;
    edges.set(nameOf(by), (edges.get(nameOf(by)) ?? new Set()).add(nameOf(of)));
  }
  return edges;
}

/** Returns the edges of circles: repeatedly removes nodes that import no other node. */
function inCircles(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  let left = [...edges.keys()];
  for (;;) {
    const still = left.filter((name) => [...(edges.get(name) ?? [])].some((other) => left.includes(other)));
    if (still.length === left.length) return left;
    left = still;
  }
}

function importersOf(path: string): readonly Import[] {
  return files.flatMap((file) => file.imports).filter(({ of, by }) => of === path && by !== path);
}

const ENTRIES = /^src\/(?:start|generate\/(?:bundle|documents))\.ts$/;

/** Tools that are not part of the bundled program. */
const TOOLS = /^src\/(?:generate|release)\//;

describe("the structure of the source", () => {
  test("contains no circular imports of files or folders", () => {
    expect(inCircles(edgesOf((path) => path))).toEqual([]);
    expect(inCircles(edgesOf(roomOf))).toEqual([]);
    expect(inCircles(edgesOf((path) => (/^local-queue\/src\/.*\//.test(path) ? dirname(path) : path)))).toEqual([]);
  });

  test("contains no lower layer that imports a higher layer", () => {
    const rank = new Map(LAYERS.flatMap((layer, index) => layer.map((room) => [room, index] as const)));
    const rankOf = (path: string) => rank.get(roomOf(path));
    const against = imports.filter(({ by, of }) => {
      const [above, below] = [rankOf(by), rankOf(of)];
      if (!paths.has(of) || roomOf(by) === roomOf(of)) return false;
      return above === undefined || below === undefined || above >= below;
    });
    expect(against.map(({ by, of }) => `${by} imports ${of}`)).toEqual([]);
  });

  test.each([
    ["undici", /^undici/, "src/service/http/"],
    ["@actions/*", /^@actions\//, "src/ci/github/"],
  ])("uses the package %s only in one folder", (_name, packages, folder) => {
    const users = imports.filter(({ of }) => packages.test(of)).map(({ by }) => by);
    expect(users).not.toEqual([]);
    expect(users.filter((by) => !by.startsWith(folder))).toEqual([]);
  });

  test("shares only errors and text between the local queue and the client", () => {
    const all = files.flatMap((file) => file.imports);
    const shared = all.filter(({ by, of }) => by.startsWith("local-queue/") && of.startsWith("src/"));
    const rooms = new Set(shared.map(({ of }) => roomOf(of)));
    expect([...rooms].toSorted()).toEqual(["errors", "text"]);
  });

  test("imports the local queue only through its entry module", () => {
    const entered = imports.filter(({ by, of }) => by.startsWith("src/") && of.startsWith("local-queue/"));
    expect(new Set(entered.map(({ of }) => of))).toEqual(new Set(["local-queue/src/index.ts"]));
  });

  test("contains no unused file or export", () => {
    const unused = sources.flatMap(({ path, exports }) => {
      const names = importersOf(path).flatMap((each) => each.names);
      if (names.includes("*") || ENTRIES.test(path)) return [];
      return [
        ...(names.length === 0 ? [path] : []),
        ...exports.filter((name) => !names.includes(name)).map((name) => `${path}: ${name}`),
      ];
    });
    expect(unused).toEqual([]);
  });

  test("contains no file that is too long, and no short file with one importer", () => {
    const long = files.filter(({ lines }) => lines > 400).map(({ path }) => path);
    const scraps = sources.filter(({ path, lines }) => {
      const importers = importersOf(path).filter(({ by }) => paths.has(by));
      return lines < 20 && importers.length === 1 && !path.startsWith("src/operations/");
    });
    expect(long, "more than 400 lines: give one of its subjects a file of its own").toEqual([]);
    expect(
      scraps.map(({ path }) => path),
      "fewer than 20 lines and one importer: put it into a file of its subject",
    ).toEqual([]);
  });

  test("contains a limited number of files", () => {
    const program = sources.filter(({ path }) => !TOOLS.test(path));
    expect(program.filter(({ path }) => path.startsWith("src/")).length).toBeLessThanOrEqual(306);
    expect(program.length).toBeLessThanOrEqual(449);
    expect(sources.filter(({ path }) => dirname(path) === "src").length).toBeLessThanOrEqual(10);
  });
});

/** Test folders; each has a folder `support` with helpers of several rooms. */
const TEST_FOLDERS: readonly string[] = ["local-queue/test", "test"];

/** Returns the room of a test: `local-queue/test/hosts/git` for a file in it; loose files share one room. */
function testRoomOf(path: string): string {
  return /^(?:local-queue\/)?test(?:\/hosts)?(?:\/[^/]+(?=\/))?/.exec(path)?.[0] ?? "";
}

/** Returns the rooms that import a file, directly or through other support files. */
function roomsUsing(path: string, support: string, seen = new Set<string>()): ReadonlySet<string> {
  const rooms = new Set<string>();
  for (const { by } of importersOf(path)) {
    if (testRoomOf(by) !== support) rooms.add(testRoomOf(by));
    else if (!seen.has(by)) for (const room of roomsUsing(by, support, seen.add(by))) rooms.add(room);
  }
  return rooms;
}

describe.each(TEST_FOLDERS)("the structure of %s", (folder) => {
  const support = `${folder}/support`;
  const own = files.filter(({ path }) => path.startsWith(`${folder}/`));

  test("contains no import between test folders except from support", () => {
    const shared = folder === "test" ? [support, "local-queue/test/support"] : [support];
    const against = own
      .flatMap((file) => file.imports)
      .filter(({ by, of }) => testRoomOf(of) !== "" && ![testRoomOf(by), ...shared].includes(testRoomOf(of)));
    expect(against.map(({ by, of }) => `${by} imports ${of}`)).toEqual([]);
  });

  test("contains no support file that only one test folder imports", () => {
    const alone = own.filter(({ path }) => testRoomOf(path) === support && roomsUsing(path, support).size < 2);
    expect(alone.map(({ path }) => path)).toEqual([]);
  });
});
