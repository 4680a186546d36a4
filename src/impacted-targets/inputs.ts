import { optional, type Parse, type Parsed } from "../inputs/input.js";
import { text } from "../inputs/parsers.js";
import type { TargetPathsRead } from "./ownership.js";

/**
 * Default of `impact-all-paths`: what every target may depend on without any build tool saying so. At the top of the
 * repository, and of the working directory, only: the same file inside a project is that project's.
 */
export const IMPACT_ALL_PATHS: readonly string[] = [
  // Lockfiles.
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  "bun.lock",
  "bun.lockb",
  "deno.lock",
  "Cargo.lock",
  "go.sum",
  "go.work.sum",
  "poetry.lock",
  "uv.lock",
  "Pipfile.lock",
  "Gemfile.lock",
  "composer.lock",
  "gradle.lockfile",
  "MODULE.bazel.lock",
  "common/config/rush/**",
  // Configuration of workspaces and tools.
  "package.json",
  "pnpm-workspace.yaml",
  "lerna.json",
  "rush.json",
  "nx.json",
  "turbo.json",
  "turbo.jsonc",
  ".moon/**",
  ".yarnrc.yml",
  ".npmrc",
  ".nvmrc",
  ".node-version",
  ".tool-versions",
  "tsconfig*.json",
  "babel.config.*",
  "Cargo.toml",
  "go.mod",
  "go.work",
  "pyproject.toml",
  "pants.toml",
  "settings.gradle*",
  "build.gradle*",
  "gradle.properties",
  "gradle/**",
  "WORKSPACE*",
  "MODULE.bazel",
  ".bazelrc",
  ".bazelversion",
  // What runs the tests.
  ".github/workflows/**",
  ".github/actions/**",
  ".gitlab-ci.yml",
  ".circleci/**",
  ".buildkite/**",
  "Jenkinsfile",
  "azure-pipelines.yml",
];

/** The list, for what computes one and for what uploads it. */
export const impactedTargetsFile = optional(text, {
  name: "impacted-targets-file",
  description:
    "File with the targets, relative to the workspace: one per line, a JSON array, the file of `compute-impacted-targets`, or what a build tool printed.",
});

/** The text of `target-paths`, which is read once: when the inputs are checked, for all who need it later. */
export interface TargetPathsText {
  read(): Promise<TargetPathsRead>;
}

/** Any text: what is wrong with it is found out later, since the reader of YAML is loaded only where it is needed. */
export const targetPathsText: Parse<TargetPathsText> = Object.assign(
  (given: string): Parsed<TargetPathsText> => {
    let reading: Promise<TargetPathsRead> | undefined;
    const load = async () => (await import("./ownership.js")).readTargetPaths(given);
    return { ok: true, value: { read: () => (reading ??= load()) } };
  },
  { repeatable: true },
);
