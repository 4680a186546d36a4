/** The settings of a queue as the page shows them. */
import type { SettingView } from "./page-view.js";

/** What the value of each setting counts or does, for those that the queue acts on. */
const MEANINGS: Readonly<Record<string, string>> = {
  mode: "queue: in a parallel one only those meet that impact the same targets",
  concurrency: "test runs at once",
  bisectionConcurrency: "more test runs at once for bisections; 0 shares those above",
  testingTimeoutMinutes: "minutes until tests fail that still run; 0 is never",
  pendingFailureDepth: "pull requests behind a failure whose tests may still clear it",
  canOptimisticallyMerge: "to let tests that passed clear everything ahead that they contain",
  batch: "to test several pull requests as one",
  batchingMinSize: "pull requests in a full batch",
  batchingMaxWaitTimeMinutes: "minutes until a batch starts that is not full",
  batchingRules: "for targets that are tested alone",
  directMergeMode: "to merge what is up to date without tests while the queue is empty",
  optimizationMode: "to leave out test runs of a bisection that are known to fail",
  mergeMethod: "for what is merged",
  notReadyTimeoutHours: "hours until what is not ready is taken out; 0 is never",
  requiredStatuses: "to pass; none takes those of the branch's protection",
};

export function settingViews(settings: Readonly<Record<string, unknown>>): readonly SettingView[] {
  return Object.entries(settings).map(([name, value]) => ({
    name,
    value: inWords(value),
    meaning: Object.hasOwn(MEANINGS, name) ? (MEANINGS[name] ?? "") : "",
  }));
}

const LONGEST_VALUE = 300;

function inWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "string") return value.slice(0, LONGEST_VALUE) || "none";
  if (Array.isArray(value) && value.length === 0) return "none";
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) {
    return value.join(", ").slice(0, LONGEST_VALUE);
  }
  return JSON.stringify(value).slice(0, LONGEST_VALUE);
}
