import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { checkOutCommit } from "../../local-queue/test/support/git-objects.js";
import { commitAll, givenRepository } from "../../local-queue/test/support/repositories.js";

type Files = Readonly<Record<string, string>>;
/** Needed modules by module. */
type Modules = Readonly<Record<string, readonly string[]>>;

interface BuildTool {
  readonly script: string;
  /** Program that the script runs. */
  readonly program?: string;
  readonly files: (modules: Modules) => Files;
  readonly target: (module: string) => string;
  /** True when a change of the dependencies of a module impacts everything. */
  readonly isShared?: boolean;
}

const pom = (name: string, content: string): string =>
  `<project><modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>${name}</artifactId><version>1</version>${content}</project>\n`;
const dependency = (name: string, more = ""): string =>
  `<dependency><groupId>x</groupId><artifactId>${name}</artifactId><version>1</version>${more}</dependency>`;
const dependencies = (names: readonly string[]): string =>
  `<dependencies>${names.map((name) => dependency(name)).join("")}</dependencies>`;

const TOOLS: readonly BuildTool[] = [
  {
    script: "maven.mjs",
    files: (modules) => ({
      "pom.xml": pom(
        "root",
        `<packaging>pom</packaging><modules>${Object.keys(modules)
          .map((name) => `<module>${name}</module>`)
          .join("")}</modules>`,
      ),
      ...mapModules(modules, (name, needs) => ({ [`${name}/pom.xml`]: pom(name, dependencies(needs)) })),
    }),
    target: (module) => module,
  },
  {
    script: "gradle.mjs",
    program: "gradle",
    files: (modules) => ({
      ".gitignore": ".gradle\nbuild\n",
      "settings.gradle": `include ${Object.keys(modules)
        .map((name) => `':${name}'`)
        .join()}\n`,
      "build.gradle": "subprojects { apply plugin: 'java' }\n",
      ...mapModules(modules, (name, needs) => {
        // One need is of a configuration, another one only of a task.
        const [first, ...others] = needs.map((need) => `project(':${need}')`);
        const tasks = others.map((other) => `check.dependsOn "\${${other}.path}:assemble"\n`);
        return {
          [`${name}/build.gradle`]: `dependencies { ${first === undefined ? "" : `testImplementation ${first}`} }\n${tasks.join("")}`,
        };
      }),
    }),
    target: (module) => `:${module}`,
  },
  {
    script: "sbt.mjs",
    program: "sbt",
    files: (modules) => ({
      "project/build.properties": "sbt.version=1.10.7\n",
      "build.sbt": Object.entries(modules)
        .map(([name, needs]) => `lazy val ${name} = project.dependsOn(${needs.join()})\n`)
        .join(""),
      ...mapModules(modules, () => ({})),
    }),
    // One file defines all projects.
    isShared: true,
    target: (module) => module,
  },
  {
    script: "bazel.mjs",
    program: "bazel",
    files: (modules) => ({
      WORKSPACE: "",
      BUILD: "",
      ...mapModules(modules, (name, needs) => {
        const sources = ["x.txt", ...needs.map((need) => `//${need}`)];
        return {
          [`${name}/BUILD`]: `filegroup(name="${name}", srcs=${JSON.stringify(sources)}, visibility=["//visibility:public"])\n`,
        };
      }),
    }),
    target: (module) => `//${module}`,
  },
];

function mapModules(modules: Modules, toFiles: (name: string, needs: readonly string[]) => Files): Files {
  return Object.assign(
    {},
    ...Object.entries(modules).map(([name, needs]) => ({ [`${name}/x.txt`]: "x\n", ...toFiles(name, needs) })),
  );
}

let folder = "";

/** Returns the list of a script for the change between two commits. The second one is checked out in `folder`. */
function list(script: string, before: Files, after: Files, pathspecs: readonly string[] = []): string {
  folder = givenRepository();
  const removed = Object.keys(before).filter((path) => after[path] === undefined);
  const [base = "", head = ""] = commitAll(folder, [
    { ref: "refs/heads/main", files: before },
    {
      ref: "refs/heads/main",
      parents: [":1"],
      files: { ...after, ...Object.fromEntries(removed.map((path) => [path, null])) },
    },
  ]);
  checkOutCommit(folder, head);
  const output = execFileSync(process.execPath, [resolve("examples/impacted-targets", script), ...pathspecs], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // The server of Bazel must not outlive the test.
  if (script === "bazel.mjs") execFileSync("bazel", ["shutdown"], { cwd: folder, stdio: "ignore" });
  return output.trim().replaceAll("\n", " ");
}

/** Tools that the tests run, such as `mvn gradle sbt bazel`. */
const BUILD_SYSTEMS = (process.env.MERGE_QUEUE_BUILD_SYSTEMS ?? "").split(" ");
const toSkipMessage = (program: string): string =>
  `MERGE_QUEUE_BUILD_SYSTEMS=${program} runs this test with the installed ${program}.`;
const MODULES: Modules = { a: [], b: ["a"], c: [], d: ["c", "b"], e: ["d"] };
const LIMIT_MS = 600_000;

describe.each(TOOLS)("$script", ({ script, program, files, target, isShared }) => {
  const skipMessage = program === undefined || BUILD_SYSTEMS.includes(program) ? undefined : toSkipMessage(program);
  const before = files(MODULES);
  const targets = (...names: readonly string[]): string => names.map(target).join(" ");

  test(
    "lists the modules that depend on a change before or after it, or ALL when a shared file changed",
    ({ skip }) => {
      if (skipMessage !== undefined) skip(skipMessage);

      expect(list(script, before, { ...before, "b/x.txt": "y\n" })).toBe(targets("b", "d", "e"));
      const after = files({ ...MODULES, c: ["a"], d: ["c"] });
      // The module that no longer needs `b` depended on it before.
      expect(list(script, before, { ...after, "b/x.txt": "y\n" })).toBe(
        isShared === true ? "ALL" : targets("a", "b", "c", "d", "e"),
      );
    },
    LIMIT_MS,
  );

  test(
    "lists ALL when a file outside the modules changed, and NONE when only ignored files changed",
    ({ skip }) => {
      if (skipMessage !== undefined) skip(skipMessage);
      const after = { ...before, "docs/x.md": "y\n" };

      expect(list(script, before, after, [":!docs"])).toBe("NONE");
      expect(list(script, before, after)).toBe("ALL");
    },
    LIMIT_MS,
  );
});

/** Kinds of dependencies that `mvn --also-make-dependents` does not follow. */
const NOT_FOR_MAVEN: readonly string[] = ["a property", "an imported list of versions"];

function mavenFiles(modules: Files, more: Files = {}): Files {
  return {
    "pom.xml": pom(
      "root",
      `<packaging>pom</packaging><modules>${Object.keys(modules)
        .map((name) => `<module>${name}</module>`)
        .join("")}</modules>`,
    ),
    ...Object.assign(
      {},
      ...Object.entries(modules).map(([name, content]) => ({ [`${name}/pom.xml`]: pom(name, content) })),
    ),
    "a/x.txt": "x\n",
    ...more,
  };
}

describe("maven.mjs with other kinds of dependencies", () => {
  const parent = "<packaging>pom</packaging>";
  const OTHERS: Readonly<Record<string, string>> = {
    "a parent":
      "<parent><groupId>x</groupId><artifactId>a</artifactId><version>1</version><relativePath>../a</relativePath></parent>",
    "a test JAR": `<dependencies>${dependency("a", "<type>test-jar</type><scope>test</scope>")}</dependencies>`,
    "a plugin": `<build><plugins><plugin><groupId>y</groupId><artifactId>p</artifactId><version>1</version>${dependencies(["a"])}</plugin></plugins></build>`,
    "a profile": `<profiles><profile><id>p</id>${dependencies(["a"])}</profile></profiles>`,
    "an imported list of versions": `<dependencyManagement><dependencies>${dependency("a", "<type>pom</type><scope>import</scope>")}</dependencies></dependencyManagement>`,
    "a property": `<dependencies>${dependency("${name}")}</dependencies>`,
  };

  test.each(Object.entries(OTHERS))("lists a module that depends on a changed module by %s", (_, content) => {
    const before = mavenFiles({ a: parent, b: content, c: dependencies(["b"]), d: "" });

    expect(list("maven.mjs", before, { ...before, "a/x.txt": "y\n" })).toBe("a b c");
  });

  test("ignores managed versions and comments, and assigns the files of an unlisted module to the enclosing module", () => {
    const managed = `<dependencyManagement>${dependencies(["a"])}</dependencyManagement><!-- ${dependency("a")} -->`;
    const before = mavenFiles({ a: "", b: managed }, { "a/src/it/pom.xml": pom("b", "") });

    expect(list("maven.mjs", before, { ...before, "a/src/it/pom.xml": pom("b", "<name>x</name>") })).toBe("a");
  });

  test("lists a removed module and the modules that depended on it", () => {
    const before = mavenFiles({ a: "", b: dependencies(["a"]), c: "" });
    const after = { ...mavenFiles({ b: "", c: "" }), "pom.xml": before["pom.xml"] ?? "" };
    const others = Object.fromEntries(Object.entries(after).filter(([path]) => path !== "a/x.txt"));

    expect(list("maven.mjs", before, others)).toBe("a b");
  });

  test(
    "lists the modules that Maven builds with --also-make-dependents",
    ({ skip }) => {
      if (!BUILD_SYSTEMS.includes("mvn")) skip(toSkipMessage("mvn"));
      const known = Object.entries(OTHERS).filter(([kind]) => !NOT_FOR_MAVEN.includes(kind));
      const modules = Object.fromEntries(known.map(([, content], index) => [`m${index}`, content]));
      const before = mavenFiles({ a: parent, ...modules, z: "" });
      const listed = list("maven.mjs", before, { ...before, "a/x.txt": "y\n" });
      const output = execFileSync("mvn", ["--batch-mode", "--offline", "-pl", ":a", "-amd", "-Pp", "validate"], {
        cwd: folder,
        encoding: "utf8",
      });
      const built = [...output.matchAll(/ ([a-z]\d?) \.+ SUCCESS/g)].map(([, name]) => name ?? "");

      expect(built.length).toBeGreaterThan(4);
      expect(listed.split(" ")).toEqual(built.toSorted());
    },
    LIMIT_MS,
  );
});
