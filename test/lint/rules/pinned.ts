import type { Finding } from "../finding.js";
import { referenceOf, VERSION } from "../our-references.js";
import { PINS } from "../pins.js";
import { finding, type Step, type Workflow } from "../workflow.js";

/** Actions of others are pinned to a commit that was read somewhere; examples name the present version of ours. */
export function pinned(workflow: Workflow): readonly Finding[] {
  const used = workflow.jobs.flatMap((job) => [job.uses, ...job.steps.map(({ uses }) => uses)]);
  return used
    .filter((uses) => uses !== undefined)
    .flatMap((uses) => {
      const message = problem(uses);
      return message === undefined ? [] : [finding(workflow, uses.line, `${uses.text}: ${message}`)];
    });
}

function problem({ text, comment }: NonNullable<Step["uses"]>): string | undefined {
  const reference = referenceOf(text);
  switch (reference.kind) {
    case "our-action":
    case "our-workflow":
      return reference.version === undefined || reference.version === VERSION
        ? undefined
        : `this is version ${VERSION}.`;
    case "local":
      return undefined;
    case "docker":
      return /@sha256:[0-9a-f]{64}$/.test(text) ? undefined : "an image is pinned to its digest.";
    case "foreign": {
      const pin = PINS[reference.repository];
      if (!/^[0-9a-f]{40}$/.test(reference.ref)) return "actions of others are pinned to a commit.";
      if (pin?.commit !== reference.ref) return "this commit is not in test/lint/pins.ts.";
      return comment === pin.version ? undefined : `its comment has to be "# ${pin.version}".`;
    }
  }
}
