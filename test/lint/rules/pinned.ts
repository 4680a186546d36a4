import { RELEASED, referenceOf, VERSION } from "../../support/our-references.js";
import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Step, type Workflow } from "../../support/workflow/read.js";

/**
 * Requires that actions of others are pinned to a commit, followed by its version, so that update tools can update
 * both. Examples must name the present version of our action, or the newest release by its commit.
 */
export function pinned(workflow: Workflow): readonly Finding[] {
  const used = workflow.jobs.flatMap((job) => [job.uses, ...job.steps.map(({ uses }) => uses)]);
  return used
    .filter((uses) => uses !== undefined)
    .flatMap((uses) => {
      const message = problem(uses);
      return message === undefined ? [] : [finding(workflow, uses.line, `${uses.text}: ${message}`)];
    });
}

const VERSION_COMMENT = /^v\d+\.\d+\.\d+$/;

function problem({ text, comment }: NonNullable<Step["uses"]>): string | undefined {
  const reference = referenceOf(text);
  switch (reference.kind) {
    case "our-action":
    case "our-workflow":
      if (reference.version === undefined || reference.version === VERSION) return undefined;
      return `${reference.version} # ${comment}` === `${RELEASED.commit} # v${RELEASED.version}`
        ? undefined
        : `this is version ${VERSION}, and the newest release is in package.json.`;
    case "local":
      return undefined;
    case "docker":
      return /@sha256:[0-9a-f]{64}$/.test(text) ? undefined : "an image is pinned to its digest.";
    case "foreign":
      if (!/^[0-9a-f]{40}$/.test(reference.ref)) return "actions of others are pinned to a commit.";
      return VERSION_COMMENT.test(comment) ? undefined : 'the commit has its version behind it, as "# v1.2.3".';
  }
}

/** Requires that each commit has one version in all places, and each version one commit. */
export function contradictions(workflows: readonly Workflow[]): readonly Finding[] {
  const said = new Map<string, string>();
  return workflows.flatMap((workflow) => {
    const used = workflow.jobs.flatMap((job) => [job.uses, ...job.steps.map(({ uses }) => uses)]);
    return used.flatMap((uses) => {
      const reference = referenceOf(uses?.text ?? "./");
      if (uses === undefined || reference.kind !== "foreign") return [];
      const { repository, ref } = reference;
      const [commit, version] = [`${repository}@${ref}`, `${repository} ${uses.comment}`];
      const isKnown = said.has(commit) || said.has(version);
      const isSame = said.get(commit) === uses.comment && said.get(version) === ref;
      said.set(commit, uses.comment).set(version, ref);
      return isKnown && !isSame
        ? [
            finding(
              workflow,
              uses.line,
              `${uses.text}: elsewhere ${uses.comment} is another commit, or this one another version.`,
            ),
          ]
        : [];
    });
  });
}
