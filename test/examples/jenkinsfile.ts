/** Stage of a declarative Jenkinsfile, limited to the syntax in the template. */
export interface Stage {
  readonly name: string;
  readonly forChangeRequests: boolean;
  readonly notForForks: boolean;
  readonly checksOut: boolean;
  /** True when the stage binds the token to a variable. */
  readonly hasToken: boolean;
  readonly unstashes: string | undefined;
  readonly stashes: { readonly name: string; readonly includes: readonly string[] } | undefined;
  /** Argument of `sh`. */
  readonly script: string;
}

/** Reads a Jenkinsfile strictly. An unknown part of a stage is an error. */
export function readJenkinsfile(text: string): ReadonlyMap<string, Stage> {
  const program = /^def PROGRAM = '''\n(.*?)'''$/ms.exec(text)?.[1];
  if (program === undefined) throw new Error("The Jenkinsfile defines no PROGRAM.");
  const parts = text.split(/^ {4}stage\('([^']+)'\) \{$/m).slice(1);
  const stages = new Map<string, Stage>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const name = parts[index] ?? "";
    stages.set(name, readStage(name, parts[index + 1] ?? "", groovyText(program)));
  }
  return stages;
}

/** Returns the variables in the pipeline's `environment` block. */
export function environmentOf(text: string): Readonly<Record<string, string>> {
  const block = /^ {2}environment \{\n((?: {4}\w+ = '[^']*'\n)+) {2}\}$/m.exec(text)?.[1];
  if (block === undefined) throw new Error("The Jenkinsfile has no environment.");
  return Object.fromEntries([...block.matchAll(/(\w+) = '([^']*)'/g)].map(([, name, value]) => [name, value ?? ""]));
}

const WHEN: Readonly<Record<string, Pick<Stage, "forChangeRequests" | "notForForks">>> = {
  "changeRequest()": { forChangeRequests: true, notForForks: false },
  "allOf { changeRequest(); expression { !env.CHANGE_FORK } }": { forChangeRequests: true, notForForks: true },
};

function readStage(name: string, body: string, program: string): Stage {
  const scripts = [...body.matchAll(/\bsh (?:returnStatus: true, script: )?(PROGRAM \+ )?'''\n(.*?)'''/gs)];
  const [only, ...more] = scripts;
  if (only === undefined || more.length > 0) throw new Error(`The stage ${name} has not one script.`);
  const stash = /^ +stash name: '([^']+)', includes: '([^']+)'$/m.exec(body);
  const credentials = /^ +environment \{ MERGE_QUEUE_TOKEN = credentials\('merge-queue-token'\) \}$/m;
  return {
    name,
    ...conditionOf(name, body),
    checksOut: /^ +checkout scm$/m.test(body),
    hasToken: credentials.test(body),
    unstashes: /^ +unstash '([^']+)'$/m.exec(body)?.[1],
    stashes: stash?.[1] === undefined ? undefined : { name: stash[1], includes: (stash[2] ?? "").split(",") },
    script: `${only[1] === undefined ? "" : program}${groovyText(only[2] ?? "")}`,
  };
}

function conditionOf(name: string, body: string): Pick<Stage, "forChangeRequests" | "notForForks"> {
  const block = /^ +when \{(.*?)\}\n(?= +agent)/ms.exec(body)?.[1];
  if (block === undefined) return { forChangeRequests: false, notForForks: false };
  const condition = block.trim();
  const known = WHEN[condition];
  if (known === undefined) throw new Error(`The condition of the stage ${name} is not known: ${condition}`);
  return known;
}

/**
 * Between three single quotes, a backslash at the end of a line removes the line break. Other backslashes are escapes.
 */
function groovyText(text: string): string {
  const joined = text.replaceAll("\\\n", "");
  if (joined.includes("\\")) throw new Error("A backslash in a script: Groovy would take it for an escape.");
  return joined;
}
