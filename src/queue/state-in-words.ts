import { wordInWords } from "../words.js";

/** What it means that a queue does not run, or nothing when it does. */
export function queueTroubleInWords(state: string): string {
  switch (state) {
    case "running":
      return "";
    case "paused":
      return "The queue is paused: nothing is merged until somebody resumes it.";
    case "draining":
      return "The queue is draining: it merges what is in it and takes nothing new in until somebody resumes it.";
    case "switching_modes":
      return "The queue is switching modes: it takes nothing new in until that is done.";
    default:
      return `The queue is ${queueStateInWords(state)}, so it may neither take in nor merge.`;
  }
}

/** The state of a queue as a person reads it. */
export function queueStateInWords(state: string): string {
  return state === "" ? "in an unknown state" : wordInWords(state);
}

/** `1 pull request`, `7 pull requests`. */
export function pullRequestsInWords(count: number): string {
  return `${count} pull request${count === 1 ? "" : "s"}`;
}
