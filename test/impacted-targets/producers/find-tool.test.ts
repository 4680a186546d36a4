import { join } from "node:path";
import { expect, test } from "vitest";
import { findTool } from "../../../src/impacted-targets/producers/run-tool.js";
import { givenWorkspace } from "../../support/workspace.js";

test("prefers a tool in the nearest node_modules/.bin to a tool on the PATH", () => {
  const folder = givenWorkspace({ "node_modules/.bin/nx": "", "tools/nx": "", "tools/pants": "", "packages/a/x": "" });
  const find = (name: string) =>
    findTool(name, {
      workingDirectory: join(folder, "packages/a"),
      environment: { PATH: `relative:${join(folder, "missing")}:${join(folder, "tools")}` },
      platform: "linux",
    });

  expect(find("nx")).toEqual([join(folder, "node_modules/.bin/nx")]);
  expect(find("pants")).toEqual([join(folder, "tools/pants")]);
  expect(find("x")).toBeUndefined();
  expect(find("./x")).toEqual([join(folder, "packages/a/x")]);
  expect(find("../../tools/nx")).toEqual([join(folder, "tools/nx")]);
  expect(find(join(folder, "tools/nx"))).toEqual([join(folder, "tools/nx")]);
});

test("ignores a folder that has the name of the tool, and ignores relative folders on the PATH", () => {
  const folder = givenWorkspace({ "bin/x": "" });
  const find = (name: string) =>
    findTool(name, { workingDirectory: folder, environment: { PATH: `bin:${folder}` }, platform: "linux" });

  expect(find("bin")).toBeUndefined();
  expect(find("x")).toBeUndefined();
});
