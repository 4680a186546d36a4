import { describe, expect, test } from "vitest";
import { fakeQueueService, MAIN, REPO, refusalOf, submittedService } from "../support/fake-queue-service.js";

const MAIN_LABELS = 'repo="local/playground",branch="main",queue_type="main"';

describe("metrics of the local service", () => {
  test("describe the current queue as gauges", () => {
    const service = submittedService([{}, {}, { mergeability: "not_mergeable" }], 5);
    const samples = samplesOf(service.engine.getMergeQueueMetrics(REPO));
    expect(samples.get(`mq_depth_current{${MAIN_LABELS}}`)).toBe(2);
    expect(samples.get(`mq_awaiting_mergeability{${MAIN_LABELS}}`)).toBe(1);
    expect(samples.get(`mq_testing_slots_active{${MAIN_LABELS}}`)).toBe(1);
    expect(samples.get('mq_depth_current{repo="local/playground",branch="main",queue_type="bisection"}')).toBe(0);
  });

  test("count conclusions, restarts and durations of the last hour", () => {
    const service = submittedService(
      [{ testPlan: { result: "fail", testSeconds: 400 } }, { testPlan: { testSeconds: 500 } }, {}],
      3,
      { concurrency: 2 },
    );
    service.engine.cancelPullRequest(MAIN, 3);
    service.advance(1000);
    const samples = samplesOf(service.engine.getMergeQueueMetrics(REPO));
    const value = (name: string, more = "") => samples.get(`${name}{${MAIN_LABELS}${more}}`);
    expect(value("mq_pr_conclusions_1h_total", ',conclusion="merged"')).toBe(1);
    expect(value("mq_pr_conclusions_1h_total", ',conclusion="failed"')).toBe(1);
    expect(value("mq_pr_conclusions_1h_total", ',conclusion="cancelled"')).toBe(1);
    expect(value("mq_pr_restarts_1h_total")).toBe(1);
    // Tests of 400 s failed, tests of 400 s were interrupted by that failure, and tests of 500 s passed.
    expect(value("mq_pr_test_duration_1h_seconds_bucket", ',le="300"')).toBe(0);
    expect(value("mq_pr_test_duration_1h_seconds_bucket", ',le="600"')).toBe(2);
    expect(value("mq_pr_test_duration_1h_seconds_bucket", ',le="+Inf"')).toBe(2);
    expect(value("mq_pr_test_duration_1h_seconds_sum")).toBe(900);
    expect(value("mq_pr_time_in_queue_1h_seconds_sum", ',conclusion="failed"')).toBe(402);
    expect(value("mq_pr_state_duration_1h_seconds_sum", ',state="testing"')).toBe(1300);
    expect(value("mq_pr_wait_duration_1h_seconds_count")).toBe(3);
  });

  test("omit events that are older than an hour", () => {
    const service = submittedService([{}]);
    const merged = `mq_pr_conclusions_1h_total{${MAIN_LABELS},conclusion="merged"}`;
    service.advance(14 + 3599);
    expect(samplesOf(service.engine.getMergeQueueMetrics(REPO)).get(merged)).toBe(1);
    service.advance(1);
    expect(samplesOf(service.engine.getMergeQueueMetrics(REPO)).get(merged)).toBe(0);
  });

  test("contain help and type before the samples of a metric, and each sample once", () => {
    const service = fakeQueueService();
    const lines = service.engine.getMergeQueueMetrics(REPO).trimEnd().split("\n");
    const types = lines.filter((line) => line.startsWith("# TYPE ")).map((line) => line.slice("# TYPE ".length));
    expect(types).toEqual([
      "mq_depth_current gauge",
      "mq_awaiting_mergeability gauge",
      "mq_testing_slots_active gauge",
      "mq_pr_conclusions_1h_total gauge",
      "mq_pr_restarts_1h_total gauge",
      "mq_pr_wait_duration_1h_seconds histogram",
      "mq_pr_test_duration_1h_seconds histogram",
      "mq_pr_time_in_queue_1h_seconds histogram",
      "mq_pr_state_duration_1h_seconds histogram",
    ]);
    let family = "";
    for (const line of lines) {
      if (line.startsWith("# HELP ")) family = line.split(" ")[2] ?? "";
      else expect(line).toMatch(new RegExp(`^(# TYPE )?${family}(_bucket|_sum|_count)?[ {]`));
    }
    const names = lines.filter((line) => !line.startsWith("#")).map((line) => line.slice(0, line.lastIndexOf(" ")));
    expect(new Set(names).size).toBe(names.length);
  });

  test("escape special characters in labels", () => {
    const service = fakeQueueService();
    service.engine.createQueue({ ...MAIN, targetBranch: 'a"b\\c\nd' }, {});
    expect(service.engine.getMergeQueueMetrics(REPO)).toContain('branch="a\\"b\\\\c\\nd"');
  });

  test("describe all repositories when the request names no repository, and return 404 for an unknown one", () => {
    const service = fakeQueueService();
    service.engine.outside.addRepository({ owner: "local", name: "other" });
    service.engine.createQueue({ repo: { ...REPO, name: "other" }, targetBranch: "main" }, {});
    expect(service.engine.getMergeQueueMetrics(null)).toContain('repo="local/other"');
    expect(service.engine.getMergeQueueMetrics(REPO)).not.toContain('repo="local/other"');
    expect(refusalOf(() => service.engine.getMergeQueueMetrics({ ...REPO, name: "none" }))?.status).toBe(404);
  });
});

function samplesOf(text: string): ReadonlyMap<string, number> {
  const lines = text
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(" ");
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}
