import { expect, test } from "vitest";
import { describeCiRun } from "../../src/ci/shell.js";

const ON_GITHUB = {
  GITHUB_ACTIONS: "true",
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: "local/playground",
  GITHUB_RUN_ID: "7",
};

test("describeCiRun returns the system and the address of a GitHub Actions run", () => {
  expect(describeCiRun(ON_GITHUB)).toMatchObject({
    system: "GitHub Actions",
    url: "https://github.com/local/playground/actions/runs/7",
  });
});

test.each(["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID"])(
  "describeCiRun returns no address of the run when %s is missing",
  (name) => {
    expect(describeCiRun({ ...ON_GITHUB, [name]: "" }).url).toBeNull();
  },
);
