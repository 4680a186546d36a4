import { readFileSync } from "node:fs";
import { addAbortSignal, type Readable } from "node:stream";
import { type Environment, textIn } from "../environment.js";
import { messageOf } from "../errors.js";
import { type Problem, problemOf } from "../problem.js";
import { SECRETS } from "./flags.js";
import { VARIABLES, variableFor } from "./variables.js";

/** Texts of inputs, from wherever they come. */
export interface GivenTexts {
  readonly texts: ReadonlyMap<string, string>;
  /** What a person wrote instead of the flags of these inputs: variables, and flags of files. */
  readonly writtenAs: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** Where texts come from that are no flags. */
export interface Sources {
  readonly environment: Environment;
  readonly stdin: Readable;
  /** Aborts when the process is told to stop, and ends the wait for standard input. */
  readonly signal: AbortSignal;
}

/** Adds what files and variables say to the flags. A file comes before a variable. */
export async function withFilesAndVariables(
  flags: ReadonlyMap<string, string>,
  sources: Sources,
): Promise<GivenTexts> {
  const { environment } = sources;
  const texts = new Map(flags);
  const writtenAs = new Map(SECRETS.map((name) => [name, variableFor(name)]));
  const problems: Problem[] = [];
  for (const [name, variables] of Object.entries(VARIABLES)) {
    const variable = variables.find((each) => textIn(environment, each) !== undefined);
    if (variable === undefined || texts.has(name)) continue;
    texts.set(name, environment[variable] ?? "");
    writtenAs.set(name, variable);
  }
  if (flags.get("token-file") === "-" && flags.get("github-token-file") === "-")
    problems.push(
      problemOf("github-token-file", "- is taken by --token-file already; standard input holds one token."),
    );
  else
    for (const name of SECRETS) {
      const path = flags.get(`${name}-file`)?.trim();
      if (path === undefined || path === "") continue;
      const read = await readSecret(path, sources);
      if (typeof read === "string") problems.push(problemOf(`${name}-file`, read));
      else texts.set(name, read.secret);
      writtenAs.set(name, `--${name}-file`);
    }
  return { texts, writtenAs, problems };
}

/** Gives a text when there is none: why. */
async function readSecret(
  path: string,
  { stdin, signal }: Sources,
): Promise<{ readonly secret: string } | string> {
  try {
    const secret = (
      path === "-" ? await textFrom(addAbortSignal(signal, stdin)) : readFileSync(path, "utf8")
    ).trim();
    return secret === "" ? "is empty." : { secret };
  } catch (error) {
    return `cannot be read: ${messageOf(error)}.`;
  }
}

async function textFrom(stdin: Readable): Promise<string> {
  let text = "";
  for await (const chunk of stdin) text += String(chunk);
  return text;
}
