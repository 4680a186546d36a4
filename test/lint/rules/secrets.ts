import { referenceOf } from "../../support/our-references.js";
import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Job, type Step, type Workflow } from "../../support/workflow/read.js";

/** Requires that secrets are passed by name, to jobs of an environment that run no code of a pull request. */
export function secrets(workflow: Workflow): readonly Finding[] {
  const forAll = workflow.env.filter(({ text }) => SECRET.test(text));
  const inJobs = workflow.jobs.flatMap((job) => [
    ...(job.secrets === "inherit"
      ? [finding(workflow, job.line, `The job ${job.name} passes every secret on; name those that are needed.`)]
      : []),
    ...(holdsSecret(job) && job.uses === undefined ? secretJob(workflow, job) : []),
  ]);
  return [
    ...forAll.map(({ line }) => finding(workflow, line, "Every job gets this secret; give it to one step.")),
    ...inJobs,
  ];
}

/** Pattern of an expression with a secret. Excludes the token of the run, which has only the job's permissions. */
const SECRET = /\$\{\{[^}]*\bsecrets(?:\.(?!GITHUB_TOKEN\b)|\s*\[|\s*[)}])/i;

export function holdsSecret({ texts }: Job): boolean {
  return texts.some(({ text }) => SECRET.test(text));
}

function secretJob(workflow: Workflow, job: Job): readonly Finding[] {
  const withoutEnvironment = workflow.source.shows !== "steps" && !job.keys.has("environment");
  return [
    ...(withoutEnvironment
      ? [finding(workflow, job.line, `The job ${job.name} holds a secret without an environment that guards it.`)]
      : []),
    ...job.steps
      .filter((step) => bringsPullRequest(step, workflow))
      .map(({ line }) =>
        finding(workflow, line, `The job ${job.name} holds a secret and checks out code of a pull request.`),
      ),
  ];
}

/** Rejects a checkout of a pull request in runs that have secrets for every actor. */
export function privilegedCheckouts(workflow: Workflow): readonly Finding[] {
  const event = ["pull_request_target", "workflow_run", "issue_comment"].find((name) => workflow.events.has(name));
  if (event === undefined) return [];
  return workflow.jobs
    .flatMap(({ steps }) => steps)
    .filter(namesPullRequest)
    .map(({ line }) => finding(workflow, line, `A run on ${event} must not check out code of a pull request.`));
}

/** Requires that a checkout stores no token for later steps. */
export function checkouts(workflow: Workflow): readonly Finding[] {
  return workflow.jobs
    .flatMap(({ steps }) => steps)
    .filter((step) => checksOut(step) && step.with.get("persist-credentials")?.text !== "false")
    .map(({ line }) => finding(workflow, line, "The checkout has no `persist-credentials: false`."));
}

export function checksOut({ uses }: Step): boolean {
  const reference = referenceOf(uses?.text ?? "");
  return reference.kind === "foreign" && reference.repository === "actions/checkout";
}

function namesPullRequest(step: Step): boolean {
  if (/\bgh pr checkout\b|\bpull\/\S+\/(head|merge)\b/.test(step.run?.text ?? "")) return true;
  if (!checksOut(step)) return false;
  const ref = `${step.with.get("ref")?.text} ${step.with.get("repository")?.text}`;
  return /pull_request|head_ref|refs\/pull|head_sha|head_branch|head\.|merge_group/.test(ref);
}

/** True when a checkout names a pull request's commit, or the event's own commit belongs to a pull request. */
function bringsPullRequest(step: Step, { events, source }: Workflow): boolean {
  if (namesPullRequest(step)) return true;
  if (!checksOut(step) || step.with.has("ref") || source.shows !== "workflow") return false;
  return [...events].some(([name, options]) =>
    name === "push" ? takesAnyBranch(options) : OF_PULL_REQUESTS.has(name),
  );
}

const OF_PULL_REQUESTS = new Set([
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
  "merge_group",
  // A called workflow runs for the event of its caller.
  "workflow_call",
]);

/** True for a push from any branch. A push is trusted if the workflow names its branches in full, or only tags. */
function takesAnyBranch(options: unknown): boolean {
  const { branches, tags } = Object(options);
  if (branches === undefined) return tags === undefined;
  return [branches].flat().some((branch) => String(branch).includes("*"));
}
