import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { createChildEnvironment } from "../../../src/impacted-targets/producers/run-tool.js";

test("passes environment variables to a tool, but omits inputs, tokens and file paths of the runner", () => {
  const kept = { PATH: "/bin", HOME: "/home", NPM_TOKEN: "n", TURBO_TOKEN: "t", GITHUB_SHA: "s", INPUTS: "i" };

  const found = createChildEnvironment({
    ...kept,
    INPUT_TOKEN: "secret",
    "INPUT_GITHUB-TOKEN": "secret",
    input_token: "secret",
    ACTIONS_RUNTIME_TOKEN: "secret",
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: "secret",
    ACTIONS_ID_TOKEN_REQUEST_URL: "secret",
    GITHUB_TOKEN: "secret",
    MERGE_QUEUE_TOKEN: "secret",
    MERGE_QUEUE_API_TOKEN: "secret",
    GITHUB_OUTPUT: "file",
    GITHUB_ENV: "file",
    GITHUB_PATH: "file",
    GITHUB_STATE: "file",
    GITHUB_STEP_SUMMARY: "file",
    // These variables would select another repository.
    GIT_DIR: "file",
    GIT_WORK_TREE: "file",
    GIT_INDEX_FILE: "file",
    FORCE_COLOR: "1",
    UNSET: undefined,
  });

  expect(found).toMatchObject(kept);
  expect(JSON.stringify(found)).not.toMatch(/secret|file|FORCE_COLOR|UNSET/);
});

/** Returns the value of a Git setting. */
function setting(name: string, environment: Readonly<Record<string, string>>): string {
  const env = { PATH: process.env.PATH ?? "", ...environment };
  return execFileSync("git", ["config", "--get", name], { env, encoding: "utf8" }).trim();
}

test("adds Git settings, so that Git prints names without quotes and both paths of a moved file", () => {
  const given = { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "core.quotePath", GIT_CONFIG_VALUE_0: "true" };

  for (const environment of [createChildEnvironment({}), createChildEnvironment(given)]) {
    expect(setting("core.quotePath", environment)).toBe("false");
    expect(setting("diff.renames", environment)).toBe("false");
  }
  expect(createChildEnvironment(given)).toMatchObject({ ...given, GIT_CONFIG_COUNT: "4" });
  expect(createChildEnvironment({ GIT_CONFIG_COUNT: "no" })).toMatchObject({ GIT_CONFIG_COUNT: "3" });
});
