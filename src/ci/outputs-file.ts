/** Ways to write a run's outputs into a file that the next step of a CI system reads. */
export const OUTPUT_FORMATS = ["json", "dotenv", "shell", "azure"] as const;

type OutputFormat = (typeof OUTPUT_FORMATS)[number];

type Outputs = ReadonlyMap<string, string>;

/**
 * The outputs, by their kebab-case names, in one of the formats. Each value stays one value: whatever it holds, it
 * becomes no second variable, no command and no shell code, and no system replaces a part of it by another variable.
 */
export function outputsAs(format: OutputFormat, outputs: Outputs): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(Object.fromEntries(outputs))}\n`;
    case "dotenv":
      return asDotenv(outputs);
    case "shell":
      return lines(outputs, (variable, value) => `export ${variable}=${forShell(value)}`).join("");
    case "azure":
      return lines(
        outputs,
        (variable, value) => `##vso[task.setvariable variable=${variable};isOutput=true]${forAzure(value)}`,
      ).join("");
  }
}

function lines(outputs: Outputs, line: (variable: string, value: string) => string): string[] {
  return [...outputs].map(([name, value]) => `${line(variableName(name), value)}\n`);
}

/** `pr-sha` is `MERGE_QUEUE_PR_SHA`: every system takes such a name for a variable. */
function variableName(output: string): string {
  return `MERGE_QUEUE_${output.toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}

/** Between single quotes a POSIX shell takes everything as it is. No variable can hold a NUL. */
function forShell(value: string): string {
  return `'${value.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;
}

/**
 * Escapes as Azure Pipelines documents for its logging commands (learn.microsoft.com/azure/devops/pipelines/scripts/
 * logging-commands, "Formatting commands"). Azure would put another variable, secrets included, in the place of a
 * `$(name)` in this one, so such a reference is broken up.
 */
function forAzure(value: string): string {
  return value
    .replaceAll("$(", "$ (")
    .replaceAll("%", "%AZP25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A")
    .replaceAll(";", "%3B")
    .replaceAll("]", "%5D");
}

/** GitLab refuses a file of this many bytes or more (docs.gitlab.com/ci/variables/dotenv_variables). */
const DOTENV_BYTES = 5 * 1024;

/** The least of GitLab's limits on the variables of a file (docs.gitlab.com/administration/instance_limits). */
const DOTENV_VARIABLES = 20;

/**
 * A dotenv report as GitLab reads it: no quotes, no empty lines, no values of several lines. Empty outputs are left out,
 * and what comes after the limits too, since GitLab would refuse the whole file.
 */
function asDotenv(outputs: Outputs): string {
  const given = new Map([...outputs].filter(([, value]) => value.trim() !== ""));
  const kept: string[] = [];
  let bytes = 0;
  for (const line of lines(given, (variable, value) => `${variable}=${forDotenv(value)}`)) {
    const longer = bytes + Buffer.byteLength(line);
    if (longer >= DOTENV_BYTES) continue;
    if (kept.length === DOTENV_VARIABLES) break;
    bytes = longer;
    kept.push(line);
  }
  return kept.join("");
}

/**
 * GitLab puts other variables, secrets included, in the place of `$NAME` and `%NAME%`. `$$` stands for one `$`
 * (docs.gitlab.com/ci/variables, "Prevent CI/CD variable expansion"); for `%` there is no such sign.
 */
function forDotenv(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("$", "$$$$")
    .replace(/%(?=\w+%)/g, "% ")
    .trim();
}
