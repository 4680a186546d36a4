export const figureOutputs = {
  depth: "Pull requests in the queue, without those that wait for mergeability.",
  "awaiting-mergeability": "Submitted pull requests that wait for mergeability.",
  "testing-slots-active": "Test slots in use.",
  "merged-1h": "Pull requests merged in the last hour.",
  "failed-1h": "Pull requests that failed in the last hour.",
  "cancelled-1h": "Pull requests cancelled in the last hour.",
  "restarts-1h": "Tests restarted in the last hour.",
  "wait-p50-seconds":
    "Median of the seconds from `pending` to `testing` in the last hour; `> 7200` beyond the last bucket, empty when there was none.",
  "wait-p95-seconds": "The same, 95th percentile.",
  "test-p50-seconds": "Median of the seconds that tests took in the last hour.",
  "test-p95-seconds": "The same, 95th percentile.",
  "time-in-queue-p50-seconds": "Median of the seconds from submission to the end in the last hour.",
  "time-in-queue-p95-seconds": "The same, 95th percentile.",
} as const;

export type FigureName = keyof typeof figureOutputs;
