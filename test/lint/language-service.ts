import { validate } from "@actions/languageservice";
import type { ActionMetadata } from "@actions/languageservice/action";
import { TextDocument } from "vscode-languageserver-textdocument";
import { REPOSITORY } from "../support/our-references.js";
import type { Finding } from "../support/workflow/finding.js";
import { lineInFile, type WorkflowSource } from "../support/workflow/source.js";
import { FOREIGN_INPUTS } from "./foreign-inputs.js";
import { fromDisk, type ReadReusable } from "./reusable.js";

/**
 * Checks a workflow with GitHub's own schema and contexts. Warnings, which are about contexts, count as errors. Calls
 * of this repository's reusable workflows are compared with their files. Our own rules check inputs of our action.
 */
export async function findWorkflowProblems(
  source: WorkflowSource,
  reusable: ReadReusable = fromDisk,
): Promise<readonly Finding[]> {
  const { file, text } = source;
  const missing: string[] = [];
  const findings = await validateText("workflow.yml", text, (path) => {
    const content = reusable(path);
    if (content === undefined) missing.push(path);
    return content;
  });
  return [
    ...findings.map(({ line, message }) => ({ file, line: lineInFile(source, line), message })),
    ...missing.map((path) => ({ file, line: source.shownFrom, message: `There is no workflow ${path} here.` })),
  ];
}

/**
 * Checks an action.yml with GitHub's own schema. Also rejects an expression outside of a default: the runner evaluates
 * expressions in descriptions too, and does not load the action if a context is missing.
 */
export async function findActionProblems(file: string, text: string): Promise<readonly Finding[]> {
  const findings = await validateText("action.yml", text, () => undefined);
  const strayExpressions = text
    .split("\n")
    .flatMap((line, index) => (line.includes("${{") && !/^\s*default:/.test(line) ? [index + 1] : []))
    .map((line) => ({ line, message: "An expression that is no default; the runner does not load the action." }));
  return [...findings, ...strayExpressions].map((found) => ({ file, ...found }));
}

/** Returns the known inputs of another author's action. If undefined, every input is allowed. */
function metadataOf(repository: string): ActionMetadata {
  const inputs = FOREIGN_INPUTS.get(repository)?.map((input) => [input, { description: "" }] as const);
  return { name: repository, description: "", ...(inputs && { inputs: Object.fromEntries(inputs) }) };
}

const UNKNOWN_WORKFLOW = "on: workflow_call\njobs: { job: { runs-on: ubuntu-latest, steps: [{ run: make }] } }\n";

let texts = 0;

async function validateText(
  name: string,
  text: string,
  reusable: ReadReusable,
): Promise<readonly Omit<Finding, "file">[]> {
  // The service caches files by address, so each text needs a new address.
  texts += 1;
  const document = TextDocument.create(`file:///${texts}/${name}`, "yaml", 1, text);
  const diagnostics = await validate(document, {
    actionsMetadataProvider: { fetchActionMetadata: async (action) => metadataOf(`${action.owner}/${action.name}`) },
    fileProvider: {
      async getFileContent(reference) {
        const foreign = "repository" in reference && `${reference.owner}/${reference.repository}` !== REPOSITORY;
        const content = foreign ? undefined : reusable(reference.path);
        return { name: reference.path, content: content ?? UNKNOWN_WORKFLOW };
      },
    },
  });
  return diagnostics
    .map(({ range, message }) => ({
      line: range.start.line + 1,
      message: typeof message === "string" ? message : message.value,
    }))
    .toSorted((one, other) => one.line - other.line);
}
