import { wordInWords } from "../words.js";

/** What it means that a queue does not run, or nothing when it does. */
export function queueTroubleInWords(state: string): string {
  switch (state) {
    case "running":
      return "";
    case "paused":
      return "The queue is paused: it takes nothing new in, starts no tests and merges nothing until somebody resumes it, for example with resume-queue.";
    case "draining":
      return "The queue is draining: it merges what is in it and takes nothing new in until somebody resumes it, for example with resume-queue.";
    case "switching_modes":
      return "The queue is switching modes: it merges what is in it, and takes nothing new in until that is done.";
    case "":
      return "The queue is in an unknown state: it may take nothing in and merge nothing.";
    default:
      return `The queue is ${queueStateInWords(state)}, a state that this version does not know: it may take nothing in and merge nothing.`;
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
