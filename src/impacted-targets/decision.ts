import { BODY_LIMIT_BYTES } from "../api/body-limit.js";
import { InputError } from "../errors.js";
import { asInYaml, inputName, type Text, textFor, words } from "../problem.js";
import { counted } from "../words.js";
import { buildListBody, type Envelope, encodeRequest, envelopeBytes, inBytes } from "./body.js";
import { readTargets, type TargetsRead, type TargetsSource } from "./source.js";

export interface TargetsOptions extends TargetsSource {
  readonly onEmpty: "error" | "all" | "none";
  readonly onTooLarge: "all" | "error";
  readonly workspace: string;
  /** Set where the checked out code may be a stranger's although the run has secrets. */
  readonly strangersCode: string | undefined;
}

/** What will be sent, and why. */
export interface TargetsDecision {
  readonly mode: "list" | "all" | "none";
  readonly body: Buffer;
  /** Number of distinct targets; undefined when the list was not read to its end, or there is none. */
  readonly count: number | undefined;
  readonly reason: string;
  /** Who computed the targets, as a sentence, where the source says so. */
  readonly origin?: string | undefined;
  /** Set when `ALL` was not asked for: what a person should know. */
  readonly warning: string | undefined;
}

/** Reads the source and decides between the list, `ALL` and nothing. @throws InputError */
export function decideTargets(envelope: Envelope, options: TargetsOptions): TargetsDecision {
  const aroundBytes = envelopeBytes(envelope);
  const limitBytes = BODY_LIMIT_BYTES - aroundBytes;
  const read = readTargets(options, { ...options, headSha: envelope.pr.sha, limitBytes });
  switch (read.kind) {
    case "all":
      return { ...all(envelope, read.reason), origin: read.origin };
    case "none":
      return { ...none(envelope, read.reason), origin: read.origin };
    case "empty":
      return empty(envelope, read.reason, options.onEmpty);
    case "too-large":
      return tooLarge(envelope, aroundBytes + read.atLeastBytes, options);
    case "list":
      return list(envelope, read, options);
  }
}

function list(
  envelope: Envelope,
  { targets, reason, origin }: Extract<TargetsRead, { kind: "list" }>,
  options: TargetsOptions,
): TargetsDecision {
  const built = buildListBody(envelope, targets, BODY_LIMIT_BYTES);
  if (built.kind === "too-large") return tooLarge(envelope, built.atLeastBytes, options);
  const said = reason ?? `list of ${counted(targets.size, "target")}`;
  return { mode: "list", body: built.body, count: targets.size, reason: said, origin, warning: undefined };
}

function all(envelope: Envelope, reason: string, warning?: string): TargetsDecision {
  return { mode: "all", body: encodeRequest(envelope, "ALL"), count: undefined, reason, warning };
}

function none(envelope: Envelope, reason: string): TargetsDecision {
  return { mode: "none", body: encodeRequest(envelope, []), count: 0, reason, warning: undefined };
}

/** An empty list mostly means that its computation failed, and "impacts nothing" is the most dangerous thing to say. */
function empty(envelope: Envelope, why: Text, onEmpty: TargetsOptions["onEmpty"]): TargetsDecision {
  // An output says the same whoever asked.
  const reason = textFor(asInYaml, why);
  switch (onEmpty) {
    case "all":
      return all(envelope, `${reason}, and on-empty is all`);
    case "none":
      return none(envelope, `${reason}, and on-empty is none`);
    case "error":
      throw new InputError([
        words`${why}. If the pull request really impacts nothing, give NONE; or say with ${inputName("on-empty")} what an empty list means (all, none).`,
      ]);
  }
}

function tooLarge(envelope: Envelope, atLeastBytes: number, { onTooLarge }: TargetsOptions): TargetsDecision {
  const problem = `The request body for this list needs at least ${inBytes(atLeastBytes)}, and the service takes ${inBytes(BODY_LIMIT_BYTES)} at most`;
  if (onTooLarge === "error") {
    throw new InputError([words`${problem}; ${inputName("on-too-large")} is error, so nothing was sent.`]);
  }
  return all(
    envelope,
    "the list is over the size limit",
    `${problem}: ALL is sent instead, so the pull request shares its lane with every other.`,
  );
}

/** The limits of the service count bytes; 20,000,000 of them are taken for sure, more may be refused. */
const SURELY_TAKEN_BYTES = 20_000_000;

/** What to send after the service refused the body for its size, or undefined when that was not the reason. */
export function decisionAfterRefusal(
  envelope: Envelope,
  refused: TargetsDecision,
  status: number | undefined,
  options: TargetsOptions,
): TargetsDecision | undefined {
  const size = refused.body.length;
  if (refused.mode !== "list" || size <= SURELY_TAKEN_BYTES || (status !== 400 && status !== 413))
    return undefined;
  if (options.onTooLarge === "error") return undefined;
  return all(
    envelope,
    "the service refused the list for its size",
    `The service refused a body of ${inBytes(size)} (${inBytes(SURELY_TAKEN_BYTES)} are always taken): ALL is sent instead, so the pull request shares its lane with every other.`,
  );
}
