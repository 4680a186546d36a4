/** Built-in scenarios by their name for `--scenario`. The first line of each scenario is its subject. */
const TEXTS: Readonly<Record<string, string>> = {
  "broken-at-the-head": `
about: The queue rejects the first of three pull requests, which is broken, and tests the other two again.
queue: { concurrency: 3 }
pull-requests:
  - broken: true
  - {}
  - {}
`,
  "broken-behind": `
about: The queue rejects a broken pull request only after the tests of the pull request ahead have passed.
queue: { concurrency: 4 }
pull-requests:
  - tests: 20m
  - { tests: 5m, broken: true }
  - {}
`,
  optimistic: `
about: The third pull request is tested together with the first two, and its tests pass first, so all three merge.
queue: { concurrency: 3, can-optimistically-merge: true }
pull-requests:
  - tests: 30m
  - tests: 20m
  - {}
`,
  "flake-cleared": `
about: A flaky test fails. The queue waits for a later test run, which passes and clears the failure.
seed: 1
queue: { concurrency: 3, can-optimistically-merge: true, pending-failure-depth: 1 }
pull-requests:
  - flaky: 0.3
  - submit: 5m
`,
  "batch-fails": `
about: A batch of four pull requests fails. A bisection finds the broken pull request, and the other three merge.
queue:
  concurrency: 2
  bisection-concurrency: 4
  batch: true
  batching-min-size: 4
  batching-max-wait-time-minutes: 5
  optimization-mode: bisection_skip_redundant_tests
pull-requests:
  - {}
  - {}
  - {}
  - broken: true
`,
  "together-only": `
about: Two pull requests pass alone and fail together. The queue rejects the later pull request.
queue: { concurrency: 3 }
pull-requests:
  - {}
  - conflicts-with: 1
  - {}
`,
  lanes: `
about: Changes with different targets do not wait for each other. A change with ALL targets waits for earlier changes.
queue: { mode: parallel, concurrency: 5 }
pull-requests:
  - { tests: 20m, targets: [front] }
  - { targets: [back] }
  - { submit: 1m, targets: ALL }
  - { submit: 2m, targets: [docs] }
  - { submit: 3m, targets: [] }
`,
  urgent: `
about: An urgent pull request goes first. The queue restarts the running tests with the urgent change.
queue: { concurrency: 2 }
pull-requests:
  - {}
  - {}
  - { submit: 5m, priority: urgent }
`,
  push: `
about: A push during the tests removes a pull request from the queue. A person then submits the pull request again.
queue: { concurrency: 3 }
pull-requests:
  - {}
  - {}
events:
  - { at: 4m, push: 1 }
  - { at: 6m, submit: 1 }
`,
  pause: `
about: A paused queue. Running tests continue, but the queue starts and merges nothing until it resumes.
queue: { concurrency: 1 }
pull-requests:
  - {}
  - {}
events:
  - { at: 5m, queue: pause }
  - { at: 1h, queue: resume }
`,
  timeout: `
about: A required check never reports a result. After the timeout, the queue rejects the pull request.
queue: { concurrency: 2, testing-timeout-minutes: 30 }
pull-requests:
  - silent: true
  - {}
`,
  "text-conflict": `
about: Two pull requests change the same lines. The queue cannot create a test branch for the later pull request.
queue: { concurrency: 2 }
pull-requests:
  - {}
  - conflicts-in-text: 1
  - {}
`,
  "broken-service": `
about: The API returns errors for a while, as in an outage. This scenario is for the command "merge-queue serve".
queue: { concurrency: 2 }
pull-requests:
  - {}
  - submit: never
faults:
  - { at: 1m, endpoint: "*", times: 20, fault: { kind: status, status: 503 } }
`,
  "saturated-day": `
about: A day with more pull requests than the queue can merge. Some changes are broken, and some tests are flaky.
flaky: 0.02
queue: { concurrency: 5 }
generate:
  - { count: 300, per-hour: 30, tests: 15m to 30m, broken: 0.05 }
`,
};

export const BUILT_IN_SCENARIOS: ReadonlyMap<string, string> = new Map(
  Object.entries(TEXTS).map(([word, text]) => [word, text.trimStart()]),
);
