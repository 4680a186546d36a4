import { optional, type Parse, type Parsed } from "../inputs/input.js";
import { text } from "../inputs/parsers.js";
import type { TargetPathsRead } from "./ownership.js";

/** Files that every target may need, at the top of the repository and of the working directory. */
export const IMPACT_ALL_PATHS: readonly string[] = [
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
  ".github/workflows/**",
  ".github/actions/**",
  ".gitlab-ci.yml",
  ".circleci/**",
  ".buildkite/**",
  "Jenkinsfile",
  "azure-pipelines.yml",
];

export const impactedTargetsFile = optional(text, {
  name: "impacted-targets-file",
  description:
    "File with the targets, relative to the workspace: one per line, a JSON array, the file of `compute-impacted-targets`, or the output of a build tool.",
});

export interface TargetPathsText {
  read(): Promise<TargetPathsRead>;
}

/** Accepts any text, and loads the YAML reader on first use. */
export const targetPathsText: Parse<TargetPathsText> = Object.assign(
  (given: string): Parsed<TargetPathsText> => {
    let reading: Promise<TargetPathsRead> | undefined;
    const load = async () => (await import("./ownership.js")).readTargetPaths(given);
    return { ok: true, value: { read: () => (reading ??= load()) } };
  },
  { repeatable: true },
);
