/** Simulated actions `actions/upload-artifact` and `actions/download-artifact`. */

import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { RUN_ID } from "./contexts.js";

export interface Artifacts {
  /** Uploads files. Returns their number. */
  readonly upload: (job: ArtifactsOfJob, inputs: Inputs) => number;
  readonly download: (job: ArtifactsOfJob, inputs: Inputs) => void;
}

export interface ArtifactsOfJob {
  readonly workspace: string;
  /** Full name of the job, and a function that checks if another job has certainly finished. */
  readonly name: string;
  readonly comesAfter: (job: string) => boolean;
}

type Inputs = Readonly<Record<string, string>>;

/** Creates a store for artifacts in a folder, by run and name. */
export function createArtifacts(folder: string): Artifacts {
  const placeOf = (name: string, run: string): string => join(folder, run, name);
  const owners = new Map<string, string>();
  return {
    upload(job, { name = "artifact", path = "", ...inputs }) {
      const place = placeOf(name, RUN_ID);
      if (existsSync(place) && inputs.overwrite !== "true") {
        throw new Error(`An artifact with the name ${name} is there already.`);
      }
      rmSync(place, { recursive: true, force: true });
      const lines = path.split("\n").map((line) => line.trim());
      const found = filesAt(job.workspace, lines.filter(Boolean));
      const files = found.files.filter((file) => {
        return inputs["include-hidden-files"] === "true" || !/(^|\/)\./.test(relative(found.root, file));
      });
      for (const file of files) {
        const target = join(place, relative(found.root, file));
        mkdirSync(dirname(target), { recursive: true });
        cpSync(file, target);
      }
      owners.set(name, job.name);
      return files.length;
    },
    download(job, { name = "", path = "", "run-id": run = RUN_ID }) {
      const target = resolve(job.workspace, path);
      const from = name === "" ? join(folder, run) : placeOf(name, run);
      if (!existsSync(from) && name !== "") throw new Error(`Run ${run} has no artifact ${name}.`);
      for (const [each, owner] of run === RUN_ID ? owners : []) {
        if ((name !== "" && name !== each) || owner === job.name || job.comesAfter(owner)) continue;
        throw new Error(`The artifact ${each} may be missing: nothing makes this job wait for ${owner}.`);
      }
      if (existsSync(from)) cpSync(from, target, { recursive: true });
    },
  };
}

/** Finds the files of paths, and the deepest folder that contains all of them. */
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
