/** What stands in for `actions/upload-artifact` and `actions/download-artifact`. */

import { cpSync, existsSync, globSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { RUN_ID } from "./contexts.js";

export interface Artifacts {
  /** Gives how many files there were. */
  readonly upload: (workspace: string, inputs: Inputs) => number;
  readonly download: (workspace: string, inputs: Inputs) => void;
}

type Inputs = Readonly<Record<string, string>>;

/** Artifacts by run and name, in a folder of their own; `given` puts those of other runs there. */
export function keepArtifacts(folder: string): Artifacts {
  const placeOf = (name: string, run: string): string => join(folder, run, name);
  return {
    upload(workspace, { name = "artifact", path = "", ...inputs }) {
      const place = placeOf(name, RUN_ID);
      if (existsSync(place) && inputs.overwrite !== "true") {
        throw new Error(`An artifact with the name ${name} is there already.`);
      }
      const found = filesAt(
        workspace,
        path
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean),
      );
      const files = found.files.filter((file) => {
        return inputs["include-hidden-files"] === "true" || !/(^|\/)\./.test(relative(found.root, file));
      });
      for (const file of files) {
        const target = join(place, relative(found.root, file));
        mkdirSync(dirname(target), { recursive: true });
        cpSync(file, target);
      }
      return files.length;
    },
    download(workspace, { name = "", path = "", "run-id": run = RUN_ID }) {
      const target = resolve(workspace, path);
      const from = name === "" ? join(folder, run) : placeOf(name, run);
      if (!existsSync(from) && name !== "") throw new Error(`Run ${run} has no artifact ${name}.`);
      if (existsSync(from)) cpSync(from, target, { recursive: true });
    },
  };
}

/** The files that the paths mean, and the folder that they stay relative to: the deepest that holds them all. */
function filesAt(workspace: string, paths: readonly string[]) {
  const under = (patterns: readonly string[]): string[] =>
    patterns.flatMap((pattern) => globSync(resolve(workspace, pattern))).flatMap(filesIn);
  const without = new Set(under(paths.filter((path) => path.startsWith("!")).map((path) => path.slice(1))));
  const taken = paths.filter((path) => !path.startsWith("!"));
  const files = [...new Set(under(taken))].filter((file) => !without.has(file));
  const folders = files.map((file) => dirname(file));
  const only = resolve(workspace, taken[0] ?? "");
  const isFolder = taken.length === 1 && existsSync(only) && statSync(only).isDirectory();
  return { files, root: isFolder ? only : folders.reduce(common, folders[0] ?? "") };
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const found = readdirSync(path, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

function common(one: string, other: string): string {
  return `${other}/`.startsWith(`${one}/`) ? one : common(dirname(one), other);
}
