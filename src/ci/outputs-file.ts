export const OUTPUT_FORMATS = ["json", "dotenv", "shell", "azure"] as const;

type OutputFormat = (typeof OUTPUT_FORMATS)[number];

type Outputs = ReadonlyMap<string, string>;

/** Formats outputs for a file. A value cannot set another variable, run a command or expand a variable. */
export function formatOutputs(format: OutputFormat, outputs: Outputs): string {
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

/** Returns a variable name that every CI system accepts, such as `MERGE_QUEUE_PR_SHA` for `pr-sha`. */
function variableName(output: string): string {
  return `MERGE_QUEUE_${output.toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}

/** Puts a value in single quotes, which prevent every expansion. Removes NUL, because a variable cannot contain it. */
function forShell(value: string): string {
  return `'${value.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;
}

/**
 * Escapes a value for a logging command of Azure (learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands,
 * "Formatting commands"). Writes `$ (` for `$(`, because Azure replaces `$(name)` with a variable, even with a secret.
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

/** Maximum bytes of a file. GitLab rejects a larger file (docs.gitlab.com/ci/variables/dotenv_variables). */
const DOTENV_BYTES = 5 * 1024;

/**
 * Maximum number of variables in a file, the lowest of GitLab's limits
 * (docs.gitlab.com/administration/instance_limits).
 */
const DOTENV_VARIABLES = 20;

/**
 * Formats outputs for GitLab. Omits empty outputs and outputs over GitLab's limits, because GitLab would reject the
 * whole file.
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
 * Escapes a value for GitLab, which replaces `$NAME` and `%NAME%` with variables, even with secrets. Writes `$$` for
 * `$` (docs.gitlab.com/ci/variables, "Prevent CI/CD variable expansion"), and a space after `%`, which has no escape.
 */
function forDotenv(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("$", "$$$$")
    .replace(/%(?=\w+%)/g, "% ")
    .trim();
}
