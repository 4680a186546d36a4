import { listTools } from "../cli/mcp-tools.js";
import { formatExampleCommand, listOperationResults } from "../cli/surface.js";
import { findOperation } from "../operations/registry.js";
import { joinBlocks, toTable } from "../text/markdown.js";

/** Commands of each skill, by folder: the name of an operation, and flags after those of its example. */
const SKILLS: Readonly<Record<string, readonly string[]>> = {
  "merge-queue-merging": [
    "status",
    "submit --dry-run",
    "submit",
    "wait-for-merge --timeout 30m",
    "cancel --dry-run",
    "restart-tests --dry-run",
  ],
  "merge-queue-triage": [
    "status",
    "report-outcome --report-to none",
    "testing-details",
    "get-queue",
    "check-queue-health",
    "report-queue --days 7",
  ],
  "merge-queue-set-up": ["doctor", "get-queue", "create-queue --dry-run", "apply-queue --dry-run", "metrics"],
};

/** Creates the generated parts of the skills and of the page about agents. */
export function generateAgentPageSections(): readonly (readonly [
  path: string,
  regions: ReadonlyMap<string, string>,
])[] {
  const skills = Object.entries(SKILLS).map(
    ([name, commands]) => [`skills/${name}/SKILL.md`, new Map([["commands", describeCommands(commands)]])] as const,
  );
  return [...skills, ["docs/agents.md", new Map([["tools", toolTable()]])]];
}

function describeCommands(commands: readonly string[]): string {
  const chosen = commands.flatMap((command) => {
    const [name = "", ...flags] = command.split(" ");
    const operation = findOperation(name);
    return operation === undefined ? [] : [{ operation, line: [formatExampleCommand(operation), ...flags].join(" ") }];
  });
  const lines = chosen.map(({ operation, line }) => `# ${operation.title.replaceAll("`", "")}\n${line}`);
  const rows = [...new Set(chosen.map(({ operation }) => operation))].flatMap((operation) =>
    listOperationResults(operation).map(({ name, description, exitCode }) => [
      `\`${operation.name}\`: \`${name}\``,
      `${exitCode}`,
      description.replaceAll("|", "\\|"),
    ]),
  );
  const table = toTable(["Command and result", "Exit code", "Meaning"], rows);
  return joinBlocks([`\`\`\`sh\n${lines.join("\n")}\n\`\`\``, table]);
}

function toolTable(): string {
  const readingCount = listTools(false).length;
  const rows = listTools(true).map(({ name, description, input }, index) => [
    `\`${name}\`${index < readingCount ? "" : " (`--allow-writes`)"}`,
    description.split("\n")[0] ?? "",
    Object.keys(input.properties)
      .map((each) => `\`${each}\``)
      .join(", "),
  ]);
  return toTable(["Tool", "Description", "Arguments"], rows);
}
