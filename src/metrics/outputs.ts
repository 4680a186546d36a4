export const figureOutputs = {
  depth: "Number of pull requests in the queue, excluding pull requests that GitHub does not report as mergeable yet.",
  "awaiting-mergeability": "Number of submitted pull requests that GitHub does not report as mergeable yet.",
  "testing-slots-active": "Number of test slots in use.",
  "merged-1h": "Number of pull requests merged in the last hour.",
  "failed-1h": "Number of pull requests that failed in the last hour.",
  "cancelled-1h": "Number of pull requests canceled in the last hour.",
  "restarts-1h": "Number of test restarts in the last hour.",
  "wait-p50-seconds":
    "Median time from `pending` to `testing` in the last hour, in seconds. The value is `> 7200` if the time is beyond the last bucket of the histogram; empty without data.",
  "wait-p95-seconds": "The 95th percentile of the time from `pending` to `testing` in the last hour, in seconds.",
  "test-p50-seconds": "Median duration of tests in the last hour, in seconds.",
  "test-p95-seconds": "The 95th percentile of the duration of tests in the last hour, in seconds.",
  "time-in-queue-p50-seconds": "Median time from submission to outcome in the last hour, in seconds.",
  "time-in-queue-p95-seconds":
    "The 95th percentile of the time from submission to outcome in the last hour, in seconds.",
} as const;

export type FigureName = keyof typeof figureOutputs;
