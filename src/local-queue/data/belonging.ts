/**
 * What a data folder belongs to. Its log tells of commits and numbers of one repository, so a service for anything else
 * would mix two worlds; a file beside the log says which one it is, and a start compares.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { InputError } from "../../errors.js";
import { codeOf, dataFailure, dataProblem, parseJson, replaceFile } from "./disk.js";

export interface Belonging {
  /** Real path of the Git repository that is driven; null where everything is made up. */
  readonly git: string | null;
  readonly branch: string;
  /** As `owner/name`. */
  readonly repository: string;
}

const NAME = "about.json";
const FORMAT = "merge-queue-folder";

const about = z.object({
  format: z.literal(FORMAT),
  git: z.nullable(z.string()),
  branch: z.string(),
  repository: z.string(),
});

/** What a folder says that it belongs to; null where it says nothing. @throws InputError for a damaged file */
export function readBelonging(folder: string): Belonging | null {
  const path = join(folder, NAME);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw dataFailure(`${path} cannot be read`, error);
  }
  const { data } = about.safeParse(parseJson(text));
  if (data !== undefined) return { git: data.git, branch: data.branch, repository: data.repository };
  throw dataProblem(
    `${path} is damaged: it should say what the folder belongs to. Delete this file to start as you did before, or choose another folder`,
  );
}

/** Says in a folder what it belongs to, also after a power cut. @throws InputError when the disk refuses it */
export function writeBelonging(folder: string, belonging: Belonging): void {
  const path = join(folder, NAME);
  try {
    replaceFile(path, `${JSON.stringify({ format: FORMAT, ...belonging })}\n`);
  } catch (error) {
    throw dataFailure(`${path} cannot be written`, error);
  }
}

/** @throws InputError that says what is in the folder, where that is something else than what is asked for */
export function refuseOther(folder: string, held: Belonging, asked: Belonging): void {
  const isSame = held.git === asked.git && held.branch === asked.branch && held.repository === asked.repository;
  if (isSame) return;
  const { git, branch, repository } = held;
  const what = git === null ? "a made-up repository" : `the Git repository ${git}`;
  const flags = [...(git === null ? [] : [`--git ${git}`]), `--branch ${branch}`, `--repository ${repository}`];
  const without = git === null && asked.git !== null ? " without --git" : "";
  throw new InputError([
    `--data: ${folder} holds the queue of ${what}, called ${repository}, for the branch ${branch}. Go on with it by ${flags.join(" ")}${without}, or choose another folder`,
  ]);
}
