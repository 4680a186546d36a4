/** What stands in for `actions/upload-artifact` and `actions/download-artifact`. */

import { cpSync, existsSync, globSync, mkdirSync, statSync } from "node:fs";
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
  const [taken, excluded] = [
    paths.filter((path) => !path.startsWith("!")),
    paths.filter((path) => path.startsWith("!")),
  ];
  const under = (patterns: readonly string[]): string[] =>
    patterns.flatMap((pattern) => globSync(resolve(workspace, pattern))).flatMap(withoutFolders);
  const without = new Set(under(excluded.map((path) => path.slice(1))));
  const files = [...new Set(under(taken))].filter((file) => !without.has(file));
  const [only = ""] = taken;
  const whole = resolve(workspace, only);
  if (taken.length === 1 && existsSync(whole) && statSync(whole).isDirectory()) return { files, root: whole };
  return {
    files,
    root: files.map((file) => dirname(file)).reduce(common, (files[0] && dirname(files[0])) || ""),
  };
}

function withoutFolders(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return globSync("**/*", { cwd: path })
    .concat(globSync("**/.*", { cwd: path }))
    .map((file) => join(path, file))
    .filter((file) => !statSync(file).isDirectory());
}

function common(one: string, other: string): string {
  return other === one || other.startsWith(`${one}/`) || one === "/" ? one : common(dirname(one), other);
}
