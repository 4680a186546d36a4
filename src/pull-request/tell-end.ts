import { HostError } from "../ci/host.js";
import { InputError, LookUpError } from "../errors.js";
import type { Context, PlannedRequest } from "../operation.js";
import type { PullRequestTarget } from "../target/target.js";
import type { TellValues } from "./end-inputs.js";
import { type EndStory, endAddress, endComment, endStatus } from "./end-text.js";
import type { End } from "./ends.js";
import { reporterFor, type Seal } from "./marks.js";
import { type Board, commentOn, type Place, reportOnce, statusOn } from "./told.js";

/** An end that is to be told. */
interface Telling {
  readonly target: PullRequestTarget;
  readonly end: End;
  /** The commit that a status stands on. */
  readonly sha: string;
  /** True when a check just made found no report. */
  readonly isUntold: boolean;
  /** What there is to tell; it is asked for when nobody has told it. */
  readonly story: () => Promise<EndStory>;
}

/** What came of it: the story where this run told it. */
type Told =
  | { readonly kind: "told"; readonly story: EndStory }
  | { readonly kind: "told-before" }
  | { readonly kind: "planned"; readonly story: EndStory; readonly request: PlannedRequest };

/** Tells an end where the inputs say, unless it was told. @throws InputError, LookUpError */
export async function tellEnd(telling: Telling, values: TellValues, context: Context): Promise<Told> {
  const { target, end, sha } = telling;
  const { host } = context;
  if (values.tell === "none" || host === undefined) return { kind: "told", story: await telling.story() };
  const { repository, number } = target;
  const seal = sealFor(target, context.seal);
  const board: Board = { ...context, ...host, repository, number, seal, reporter: reporterFor(context, seal) };
  const place: Place<EndStory> =
    values.tell === "comment"
      ? commentOn(board, end, endComment)
      : statusOn(board, sha, end, (story) => statusOf(story, values));
  try {
    const isOurs = telling.isUntold ? undefined : await place.isOurs();
    // A repeated run finds the report of its earlier attempt, and has nothing to send.
    if (isOurs === false || (isOurs === true && context.dryRun)) return { kind: "told-before" };
    const story = await telling.story();
    if (context.dryRun) return { kind: "planned", story, request: planned(story, telling, values) };
    return (await reportOnce(place, story, context)) ? { kind: "told", story } : { kind: "told-before" };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const problem = `How the queue ended with #${number} could not be told: ${error.message}.`;
    const options = { details: error.advice, cause: error };
    throw error.unavailable ? new LookUpError([problem], options) : new InputError([problem], options);
  }
}

/** What is sealed for one pull request says nothing of another one. */
export function sealFor({ repository, number }: Pick<PullRequestTarget, "repository" | "number">, seal: Seal): Seal {
  const subject = `${repository.host}/${repository.owner}/${repository.name}#${number}`.toLowerCase();
  return (text) => seal(`${subject} ${text}`);
}

const STATES = {
  merged: "success",
  "not-from-queue": "success",
  failed: "failure",
  cancelled: "error",
  closed: "error",
} as const;

function statusOf(story: EndStory, { statusContext }: TellValues) {
  const { result } = story.end;
  return { state: STATES[result], context: statusContext, description: endStatus(story), url: endAddress(story) };
}

function planned(story: EndStory, { target, sha }: Telling, values: TellValues): PlannedRequest {
  const { owner, name } = target.repository;
  const [path, body] =
    values.tell === "comment"
      ? [`issues/${target.number}/comments`, { body: endComment(story) }]
      : [`statuses/${sha}`, statusOf(story, values)];
  return { title: `POST /repos/${owner}/${name}/${path}`, body: JSON.stringify(body, null, 2).split("\n") };
}
