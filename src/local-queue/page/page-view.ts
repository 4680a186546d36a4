/**
 * What the page shows, as plain JSON: sentences and times, nothing to work out. It says the same as long as nothing
 * happens in a queue: what changes by the passing of time alone is given as the time that it counts from.
 */
export interface PageView {
  readonly clock: ClockView;
  readonly queues: readonly QueueView[];
}

/** The service's time when this was said, and how much of it passes in the same time of the reader. */
export interface ClockView {
  readonly nowMs: number;
  readonly speed: number;
}

/** A sentence: text, pull requests that the page can lead to, and times that it shows in the reader's zone. */
export type Words = readonly (string | { readonly pr: number } | { readonly atMs: number })[];

export interface QueueView {
  /** Tells it apart from the others: `owner/name:branch`. */
  readonly id: string;
  readonly repository: string;
  readonly branch: string;
  /** The commit that the branch points to. */
  readonly tip: string;
  readonly phase: { readonly state: PhaseState; readonly label: string; readonly words: Words };
  /** How much of everything there is, in the order of a pull request's way. */
  readonly figures: readonly FigureView[];
  readonly isParallel: boolean;
  readonly lanes: readonly LaneView[];
  /** How many wait that no lane shows, because there are too many. */
  readonly moreWaiting: number;
  readonly bisections: readonly BisectionView[];
  readonly notReady: ListView<MemberView>;
  /** The last ones, the newest first. */
  readonly ended: readonly EndedView[];
  readonly settings: readonly SettingView[];
}

export type PhaseState = "running" | "paused" | "draining" | "switching_modes";

export interface FigureView {
  readonly label: string;
  readonly value: number;
  /** Out of how many, where there is a limit. */
  readonly of: number | null;
  /** The part of the page that shows them, where there is one. */
  readonly place: "bisections" | "not-ready" | null;
}

/** The first of a list, and how many more there are. */
export interface ListView<Item> {
  readonly items: readonly Item[];
  readonly more: number;
}

interface LaneView {
  readonly key: string;
  readonly title: string;
  /** In a parallel queue, what its pull requests impact: names, or that it is everything or nothing. */
  readonly targets: ListView<string>;
  /** The front of the line first. */
  readonly boxes: readonly BoxView[];
}

export type BoxState = "waiting" | "starting" | "testing" | "passed" | "merging" | "deciding";

/** What is tested together: one pull request, or a batch. */
export interface BoxView {
  readonly key: string;
  readonly state: BoxState;
  readonly label: string;
  readonly title: string;
  readonly members: ListView<MemberView>;
  readonly progress: ProgressView | null;
  /** What holds it, and why. */
  readonly why: readonly Words[];
  readonly details: readonly DetailView[];
}

export interface ProgressView {
  readonly fromMs: number;
  /** When its tests should be done, where somebody knows. */
  readonly expectedMs: number | null;
  /** When the queue gives up on them. */
  readonly deadlineMs: number | null;
}

export interface MemberView {
  readonly number: number;
  readonly title: string;
  readonly author: string;
  /** What is special about it, such as `urgent`. */
  readonly marks: readonly string[];
  /** Why it is where it is, where its box does not say. */
  readonly why: readonly Words[];
  readonly details: readonly DetailView[];
  /** What happened to it, the oldest first. */
  readonly moments: readonly MomentView[];
}

export interface MomentView {
  readonly atMs: number;
  readonly state: EntryWord;
  readonly words: Words;
}

type EntryWord =
  | "not_ready"
  | "pending"
  | "testing"
  | "tests_passed"
  | "merged"
  | "failed"
  | "cancelled"
  | "pending_failure";

export interface DetailView {
  readonly label: string;
  readonly values: readonly Words[];
  /** Names of commits and branches stand in another type. */
  readonly isCode: boolean;
}

/** The search for what broke a batch. */
export interface BisectionView {
  readonly key: string;
  readonly title: string;
  readonly words: readonly Words[];
  readonly boxes: readonly BoxView[];
  readonly details: readonly DetailView[];
}

export interface EndedView {
  readonly key: string;
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly conclusion: "merged" | "failed" | "cancelled";
  readonly label: string;
  readonly atMs: number;
  readonly words: Words;
  readonly moments: readonly MomentView[];
}

export interface SettingView {
  /** Its name in the API. */
  readonly name: string;
  readonly value: string;
  /** What the value means; empty where it has no effect here. */
  readonly meaning: string;
}

/** Where the page gets its view from, and word that it may be another one. */
export interface PageSource {
  readonly view: () => PageView;
  /** Calls back after each change, of the clock as well, until what it returns is called. */
  readonly changed: (listener: () => void) => () => void;
}
