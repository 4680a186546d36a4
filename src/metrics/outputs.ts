export const figureOutputs = {
  depth: "Number of pull requests in the queue. Pull requests that wait for mergeability do not count.",
  "awaiting-mergeability": "Number of submitted pull requests that wait for mergeability.",
  "testing-slots-active": "Number of test slots in use.",
  "merged-1h": "Number of pull requests merged in the last hour.",
  "failed-1h": "Number of pull requests that failed in the last hour.",
  "cancelled-1h": "Number of pull requests canceled in the last hour.",
  "restarts-1h": "Number of test restarts in the last hour.",
  "wait-p50-seconds":
    "Median seconds from `pending` to `testing` in the last hour. `> 7200` if the time is beyond the last bucket of the histogram; empty without data.",
  "wait-p95-seconds": "The 95th percentile of the seconds from `pending` to `testing`, in the last hour.",
  "test-p50-seconds": "The median of the seconds of tests, in the last hour.",
  "test-p95-seconds": "The 95th percentile of the seconds of tests, in the last hour.",
  "time-in-queue-p50-seconds": "The median of the seconds in the queue, from submission to outcome, in the last hour.",
  "time-in-queue-p95-seconds":
    "The 95th percentile of the seconds in the queue, from submission to outcome, in the last hour.",
} as const;

export type FigureName = keyof typeof figureOutputs;
