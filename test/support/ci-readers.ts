/**
 * Reads the log of an Azure Pipelines step by its documentation ("Logging commands"). Commands may be anywhere in a
 * line, `;` separates their properties, and escapes are decoded last.
 */
export function readSetVariables(log: string): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  for (const line of log.split(/\r\n|\r|\n/)) {
    const match = /##vso\[(\S+) ([^\]]*)\](.*)$/s.exec(line);
    if (match === null) {
      if (line === "") continue;
      throw new Error(`This line is no command: ${line}`);
    }
    const properties = new Map((match[2] ?? "").split(";").map((part) => pair(part)));
    const name = unescaped(properties.get("variable") ?? "");
    if (match[1] !== "task.setvariable" || properties.get("isOutput") !== "true" || name === "") {
      throw new Error(`This command sets no output variable: ${line}`);
    }
    variables.set(name, unescaped(match[3] ?? ""));
  }
  return variables;
}

function pair(part: string): [string, string] {
  const at = part.indexOf("=");
  return [part.slice(0, at), part.slice(at + 1)];
}

function unescaped(text: string): string {
  return text
    .replaceAll("%3B", ";")
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%5D", "]")
    .replaceAll("%AZP25", "%");
}

const VARIABLE = /\$\$|%%|\$([A-Za-z_]\w*)|\$\{([A-Za-z_]\w*)\}|%([A-Za-z_]\w*)%/g;

/**
 * Reads a dotenv report by GitLab's documentation ("Pass dotenv variables to specific jobs"). It has one `NAME=value`
 * per line, no empty lines, and names of ASCII letters, digits and underscores. Then it inserts other variables, as
 * GitLab does.
 */
export function readDotenv(text: string, others: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const match = /^([A-Za-z0-9_]+)=(.+)$/.exec(line);
    if (match?.[1] === undefined || match[2] === undefined) throw new Error(`GitLab refuses this line: ${line}`);
    if (variables.has(match[1])) throw new Error(`This variable is there twice: ${match[1]}`);
    variables.set(match[1], expanded(match[2].trim(), others));
  }
  return variables;
}

/**
 * Expands variables like GitLab, which leaves `$$` and `%%`, and then like its runner, which replaces the remaining
 * variables and changes `$$` to `$`.
 */
function expanded(value: string, others: Readonly<Record<string, string>>): string {
  const byServer = value.replace(VARIABLE, (whole, ...names) => {
    const name = names.slice(0, 3).find((one) => one !== undefined);
    return name === undefined ? whole : (others[name] ?? whole);
  });
  return byServer.replace(/\$\$|\$([A-Za-z_]\w*)|\$\{([A-Za-z_]\w*)\}/g, (whole, bare, braced) =>
    whole === "$$" ? "$" : (others[bare ?? braced] ?? ""),
  );
}
