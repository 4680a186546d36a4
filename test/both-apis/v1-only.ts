/** Exceptions from the rule that every test with a service runs with both versions of the API. */

interface Exception {
  /** Start of the paths. */
  readonly path: string;
  /** Parts of the titles; undefined for all tests of the files. */
  readonly titles?: readonly string[];
}

export const V1_ONLY: Readonly<Record<string, readonly Exception[]>> = {
  "It sends no request to the service, or tests something other than operations.": [
    { path: "test/ci/" },
    { path: "test/generate/" },
    { path: "test/interpreter/" },
    { path: "test/examples/" },
    { path: "test/torture/" },
    { path: "test/impacted-targets/" },
    { path: "test/run/compute-impacted-targets" },
    { path: "test/run/results", titles: ["outputs that cannot be written", "reports all invalid inputs"] },
  ],
  "It tests the command line, the log or the signals, which are the same for both versions.": [
    { path: "test/cli/inputs" },
    { path: "test/cli/output" },
    { path: "test/cli/progress" },
    { path: "test/cli/terminal" },
    { path: "test/action/ci-workflow" },
    { path: "test/action/log" },
    { path: "test/action/signals" },
  ],
  "It names requests of version 2, which it chooses itself.": [
    { path: "test/run/api-v2" },
    { path: "test/run/permissions" },
  ],
  "The transport is the same below both versions.": [
    { path: "test/action/http-" },
    { path: "test/run/http-redirects" },
  ],
  "It takes long, and another test of its file runs the same code on version 2.": [
    { path: "test/queue/get-queue", titles: ["get-queue with 5,000 hostile titles"] },
    { path: "test/diagnosis/random-queues", titles: ["rarely name an innocent change"] },
    { path: "test/run/upload-size", titles: ["sends ALL with a warning when the list exceeds 20 MiB"] },
  ],
  "Only version 1 accepts the upload of a fork's run without a token.": [
    { path: "test/run/set-impacted-targets-forks" },
    { path: "test/workflows/impacted-targets", titles: ["fork"] },
  ],
  "Its replies are those of version 1.": [
    { path: "test/queue/get-queue", titles: ["an unusual reply"] },
    { path: "test/test-run/details", titles: ["accepts a reply with missing fields and new fields"] },
    {
      path: "test/pull-request/wait/results",
      titles: ["wait-for-merge logs the states of the pull request and the result"],
    },
    { path: "test/quarantined-tests/list-run", titles: ["writes null values, unknown fields"] },
    { path: "test/quarantined-tests/list-trouble", titles: ["repeats the page token"] },
    { path: "test/test-results/check.test", titles: ["the list may be incomplete"] },
  ],
  "Lists of version 2 need no slug of the organization, and show no setting and no id that names determine.": [
    {
      path: "test/quarantined-tests/list-trouble",
      titles: [
        "names org-slug as a possible cause",
        "sends org-slug with unchanged capital letters",
        "fails, and explains where to find the slug",
      ],
    },
    {
      path: "test/quarantined-tests/list-formats",
      titles: ["with format csv", "with format markdown", "shows counts by status"],
    },
    {
      path: "test/test-results/check-steps",
      titles: ["by its id when the names differ", "names org-slug in the warning"],
    },
  ],
  "Only version 1 has older services, which lack changes of state or test results.": [
    {
      path: "test/diagnosis/simulated-outcomes",
      titles: [
        "it got a push, with an older service",
        "lists no test results of a batch",
        "neither side shows a conflict",
        "lists no reason for an unnoticed push",
      ],
    },
  ],
  "Version 2 names the test run, so that nothing is unknown.": [
    {
      path: "test/pull-request/wait/failed",
      titles: [
        "ignores the test branch",
        "sends no request to GitHub",
        "logs one hint",
        "names no cause when the test run succeeded",
      ],
    },
  ],
  "Version 2 accepts an upload for a branch without a queue.": [
    { path: "test/run/set-impacted-targets.test", titles: ["fails with not-found when the branch has no queue"] },
  ],
  "It calls the client of version 1.": [{ path: "test/run/upload-size", titles: ["a service with a low size limit"] }],
};

/** Returns the reason why a file or a test in it runs with version 1 only. */
export function reasonForV1(path: string, title?: string): string | undefined {
  const found = Object.entries(V1_ONLY).find(([, exceptions]) =>
    exceptions.some(
      (each) =>
        path.startsWith(each.path) &&
        (each.titles === undefined || each.titles.some((part) => title?.includes(part) === true)),
    ),
  );
  return found?.[0];
}
