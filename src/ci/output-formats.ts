/** Ways to write a run's outputs to a file that the next step of a CI system reads. */
export const OUTPUT_FORMATS = ["json", "dotenv", "shell", "azure"] as const;

export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

type Outputs = ReadonlyMap<string, string>;

/**
 * The outputs, by their kebab-case names, in one of the formats. Each value stays one value: whatever it holds, it
 * becomes no second variable, no command and no shell code.
 */
export function outputsAs(format: OutputFormat, outputs: Outputs): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(Object.fromEntries(outputs))}\n`;
    case "dotenv":
      return asDotenv(outputs);
    case "shell":
      return written(outputs, (variable, value) => `export ${variable}=${quotedForShell(value)}`);
    case "azure":
      return written(
        outputs,
        (variable, value) => `##vso[task.setvariable variable=${variable};isOutput=true]${azureData(value)}`,
      );
  }
}

function written(outputs: Outputs, line: (variable: string, value: string) => string): string {
  return [...outputs].map(([name, value]) => `${line(variableName(name), value)}\n`).join("");
}

/** `pr-sha` is `MERGE_QUEUE_PR_SHA`, which every system takes for the name of a variable. */
export function variableName(output: string): string {
  return `MERGE_QUEUE_${output.toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}

/** Between single quotes a shell takes everything as it is; no variable can hold a NUL. */
function quotedForShell(value: string): string {
  return `'${value.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;
}

function azureData(value: string): string {
  return value.replaceAll("%", "%AZP25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function asDotenv(outputs: Outputs): string {
  return written(
    outputs,
    (variable, value) => `${variable}=${value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")}`,
  );
}
