import { createOptionalInput, type InputParser, type ParseResult } from "../inputs/input.js";
import { anyTextParser } from "../inputs/parsers.js";
import type { TargetPathsResult } from "./ownership.js";

/** Lock files of npm packages. For them, the step computes the impacted projects itself. */
const NPM_LOCK_FILES: readonly string[] = [
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  "bun.lock",
];

/**
 * Default patterns of files that impact everything, such as lockfiles. They apply at the top and in the working
 * directory.
 */
export const DEFAULT_PATHS_IMPACTING_EVERYTHING: readonly string[] = [
  ...NPM_LOCK_FILES,
  "bun.lockb",
  "deno.lock",
  "Cargo.lock",
  "go.sum",
  "go.work.sum",
  "poetry.lock",
  "pdm.lock",
  "uv.lock",
  "Pipfile.lock",
  "Gemfile.lock",
  "composer.lock",
  "gradle.lockfile",
  "MODULE.bazel.lock",
  "common/config/rush/**",
  "package.json",
  "pnpm-workspace.yaml",
  "lerna.json",
  "rush.json",
  "nx.json",
  "turbo.json",
  "turbo.jsonc",
  ".moon/**",
  ".yarnrc",
  ".yarnrc.yml",
  ".yarn/**",
  ".npmrc",
  ".pnpmfile.cjs",
  "bunfig.toml",
  "patches/**",
  ".nvmrc",
  ".node-version",
  ".python-version",
  ".tool-versions",
  ".prototools",
  ".mise.toml",
  "mise.toml",
  "rust-toolchain",
  "rust-toolchain.toml",
  ".cargo/**",
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
  ".github/workflows/**",
  ".github/actions/**",
  ".gitlab-ci.yml",
  ".circleci/**",
  ".buildkite/**",
  "Jenkinsfile",
  "azure-pipelines.yml",
];

/**
 * Default patterns of files that impact nothing unless a target claims them. They apply at the top and in the working
 * directory.
 */
export const DEFAULT_INERT_PATHS: readonly string[] = [
  // Release notes: only a release reads them.
  ".changeset/*.md",
  "common/changes/**",
  ".changes/**",
  "changelog.d/**",
  // Documentation: only people read it. The list omits MDX and reStructuredText, because they may run code.
  "*.md",
  "docs/**/*.md",
  "docs/**/*.{png,jpg,jpeg,gif,svg,webp}",
  "LICENSE",
  "LICENSE.txt",
  "LICENSE-*",
  "NOTICE",
  // Texts and forms: only GitHub's pages show them.
  ".github/*.md",
  ".github/ISSUE_TEMPLATE/**",
  ".github/PULL_REQUEST_TEMPLATE/**",
  ".github/DISCUSSION_TEMPLATE/**",
];

/**
 * Lock files by producer. By default, a change of such a file does not impact everything, because the step computes the
 * impacted projects.
 */
export const ANALYZED_LOCK_FILES_BY_PRODUCER: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  ["workspaces", [...NPM_LOCK_FILES, "Cargo.lock", "uv.lock", "go.sum"]],
  ...["nx", "turbo", "pnpm", "moon", "lerna", "rush"].map((tool) => [tool, NPM_LOCK_FILES] as const),
]);

export const impactedTargetsFileInput = createOptionalInput(anyTextParser, {
  name: "impacted-targets-file",
  description:
    "Path of a file with the targets, relative to the workspace. The file contains one target per line, a JSON array, the result of `compute-impacted-targets`, or the output of a build tool.",
});

export interface LazyTargetPaths {
  read(): Promise<TargetPathsResult>;
}

/** Accepts any text. Only `read` parses it, because the YAML parser is slow to load. */
export const targetPathsParser: InputParser<LazyTargetPaths> = Object.assign(
  (given: string): ParseResult<LazyTargetPaths> => {
    let reading: Promise<TargetPathsResult> | undefined;
    const load = async () => (await import("./ownership.js")).readTargetPaths(given);
    return { ok: true, value: { read: () => (reading ??= load()) } };
  },
  { repeatable: true },
);
