import { type WorkflowSource, workflowOfExample } from "../support/workflow/source.js";

/** Creates a workflow example in the form of a document that starts with the code. */
export function givenExample(code: string): WorkflowSource {
  const source = workflowOfExample("example.md", { language: "yaml", firstLine: 1, code });
  if (source === undefined) throw new Error("The sample is neither a workflow nor jobs nor steps.");
  return source;
}

export function givenFile(text: string): WorkflowSource {
  return { file: ".github/workflows/sample.yml", firstLine: 1, text, shows: "workflow", shownFrom: 1 };
}
