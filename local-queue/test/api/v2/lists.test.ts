import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ask, given, idIn } from "./client.js";

const listed = z.object({
  data: z.array(z.object({ number: z.optional(z.number()), id: z.optional(z.string()) })),
  nextCursor: z.nullable(z.string()),
  hasMore: z.boolean(),
});

describe("list in pages on API v2", () => {
  test("returns every item once when items are added between the pages", async () => {
    const { service, queue, submit } = await given({ pullRequests: 7 });
    for (const number of [1, 2, 3, 4, 5, 6]) await submit(number);
    const numbers: unknown[] = [];
    let cursor = "";
    for (let more = true; more; ) {
      const path = `merge-queues/${queue}/pull-requests?limit=2${cursor}&includeTotal=true`;
      const { json } = await ask(service, "GET", path);
      const { data, nextCursor, hasMore } = listed.parse(json);
      numbers.push(...data.map(({ number }) => number));
      cursor = `&cursor=${nextCursor}`;
      more = hasMore;
      if (numbers.length === 2) await submit(7);
    }
    expect(numbers).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test("rejects an invalid cursor, and a cursor of another list or of other filters", async () => {
    const { service, queue, submit } = await given();
    await submit(1);
    await submit(2);
    const { json } = await ask(service, "GET", `merge-queues/${queue}/pull-requests?limit=1`);
    const { nextCursor } = listed.parse(json);
    const paths = [`merge-queues?`, `merge-queues/${queue}/pull-requests?author=developer-1&`];
    for (const [path, cursor] of [...paths.map((each) => [each, nextCursor]), ["merge-queues?", "abc"]]) {
      expect(await ask(service, "GET", `${path}cursor=${cursor}`)).toMatchObject({
        status: 400,
        json: { error: { code: "INVALID_CURSOR" } },
      });
    }
    const other = await ask(service, "GET", `merge-queues/${queue}/pull-requests?limit=5&cursor=${nextCursor}`);
    expect(other).toMatchObject({ status: 200, json: { data: [{ number: 1 }], hasMore: false, nextCursor: null } });
  });

  test("continues after the last item when a repository is added between the pages", async () => {
    const { service } = await given();
    for (const name of ["b", "c"]) service.control.addRepository({ owner: "local", name });
    const page = async (query: string) => {
      const { json } = await ask(service, "GET", `test-collections?limit=2${query}`);
      return listed.parse(json);
    };
    const first = await page("");
    service.control.addRepository({ owner: "local", name: "d" });
    const second = await page(`&cursor=${first.nextCursor}`);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(3);
    expect(second).toMatchObject({ data: [{}], hasMore: false });
  });

  test("continues a history after the last transition when earlier ones are dropped between the pages", async () => {
    const { service, repository, queue, submit, find } = await given();
    const createQueue = async (targetBranch: string) => {
      const { json } = await ask(service, "POST", "merge-queues", { body: { repositoryId: repository, targetBranch } });
      return idIn(json);
    };
    const history = async (query: string) => {
      const { json } = await ask(service, "GET", `pull-requests/${await find(1)}/queue-entry-history?${query}`);
      return z.object({ data: z.array(z.unknown()), nextCursor: z.nullable(z.string()) }).parse(json);
    };
    await submit(1);
    await ask(service, "POST", `pull-requests/${await find(1)}/dequeue`);
    await ask(service, "DELETE", `merge-queues/${queue}`);
    const { length } = (await history("")).data;
    service.control.advance(60);
    service.control.updatePullRequest(1, { baseBranch: "dev" });
    const body = { number: 1 };
    await ask(service, "POST", `merge-queues/${await createQueue("dev")}/pull-requests`, { body });
    const { data: all } = await history("");
    const { nextCursor } = await history("limit=1");
    for (let count = 1; count <= 10; count += 1)
      await ask(service, "DELETE", `merge-queues/${await createQueue("other")}`);

    expect(length).toBeGreaterThan(0);
    expect((await history(`cursor=${nextCursor}`)).data).toEqual(all.slice(length));
  });

  test("shows a pull request only in the queue of its last submission", async () => {
    const { service, repository, queue, submit, find } = await given();
    const created = await ask(service, "POST", "merge-queues", {
      body: { repositoryId: repository, targetBranch: "dev" },
    });
    await submit(1);
    await ask(service, "POST", `pull-requests/${await find(1)}/dequeue`);
    service.control.updatePullRequest(1, { baseBranch: "dev" });
    const numbersIn = async (id: string) => {
      const { json } = await ask(service, "GET", `merge-queues/${id}/pull-requests`);
      return listed.parse(json).data.map(({ number }) => number);
    };
    expect(await numbersIn(queue)).toEqual([1]);
    const other = idIn(created.json);
    await ask(service, "POST", `merge-queues/${other}/pull-requests`, { body: { number: 1 } });
    expect([await numbersIn(queue), await numbersIn(other)]).toEqual([[], [1]]);
  });

  test("selects attempts by the time of their end, and testing results until the first page", async () => {
    const { service, queue, submit } = await given();
    await submit(1);
    service.control.advance(60);
    await submit(2);
    service.control.advance(60);
    const list = (query: string) => ask(service, "GET", `merge-queues/${queue}/${query}`);
    expect((await list("pull-requests?concludedBefore=2026-01-01T00:01:00Z")).json).toMatchObject({
      data: [{ number: 1 }],
    });
    expect((await list("pull-requests?concludedAfter=2026-01-01T00:01:00Z&state=merged")).json).toMatchObject({
      data: [{ number: 2 }],
    });
    const results = "testing-results?since=2026-01-01T00:00:00Z&limit=1";
    const { json } = await list(results);
    expect(json).toMatchObject({
      data: [{ pullRequestNumber: 2, outcome: "passed", entryConclusion: "merged", testingDurationMs: 10_000 }],
    });
    await submit(3);
    service.control.advance(60);
    expect((await list(`${results}&includeTotal=true&cursor=${listed.parse(json).nextCursor}`)).json).toMatchObject({
      data: [{ pullRequestNumber: 1 }],
      total: 2,
    });
  });

  test("filters and sorts tests by the given fields", async () => {
    const tests = [
      { name: "b", file: "src/b.ts", codeowners: ["@one"], variant: "linux" },
      { name: "a", parent: "suite", status: "BROKEN", test_case_id: "7", quarantined_at: "unknown" },
    ] as const;
    const { service } = await given({ quarantinedTests: tests });
    const names = async (query: string) => {
      const { json } = await ask(service, "GET", `tests?${query}`);
      return z
        .object({ data: z.array(z.object({ name: z.string() })) })
        .parse(json)
        .data.map(({ name }) => name);
    };
    for (const [query, expected] of [
      ["", ["a", "b"]],
      ["direction=desc", ["b", "a"]],
      ["status=broken,healthy", ["a"]],
      ["q=suite", ["a"]],
      ["q=file:b.ts", ["b"]],
      ["file=src", ["b"]],
      ["owner=@one&variant=linux", ["b"]],
      ["label=slow", []],
      ["quarantineState=notQuarantined", []],
      ["markedFlaky=true", ["b"]],
      ["sort=failureRate&period=7d", []],
    ] as const) {
      expect(await names(query), query).toEqual(expected);
    }
  });

  test("returns the same test id in the list, for a single test and for a collection", async () => {
    const { service, repository } = await given({
      quarantinedTests: [{ name: "a test", quarantine_setting: "ALWAYS_QUARANTINE" }],
    });
    const { json } = await ask(service, "GET", "tests");
    const [id] = listed.parse(json).data.map((each) => each.id);
    for (const path of ["tests", "test-cases"]) {
      expect((await ask(service, "GET", `${path}/${id}`)).json).toMatchObject({
        name: "a test",
        quarantineOverride: { mode: "alwaysQuarantine" },
      });
    }
    const [collection] = listed.parse((await ask(service, "GET", "test-collections?q=local")).json).data;
    const path = `test-collections/${collection?.id}`;
    expect((await ask(service, "GET", path)).json).toMatchObject({ testCaseCount: 1 });
    const all = await ask(service, "POST", `${path}/all-quarantined-tests?limit=25000`, { body: { repo: null } });
    expect(all.json).toMatchObject({ data: [{ testId: id }], repositoryId: repository, hasMore: false });
    const body = { testIdentifiers: [{ name: "a test" }, { name: "another" }] };
    expect((await ask(service, "POST", `${path}/quarantine-status`, { body, key: "upload" })).json).toMatchObject({
      quarantineEnabled: true,
      tests: [{ quarantined: true }, { quarantined: false }],
    });
  });
});

describe("ETag of a reply on API v2", () => {
  test.each(["merge-queues/{Q}", "merge-queues/{Q}/order", "pull-requests/{P}", "merge-queue-verification-runs/{T}"])(
    "causes status 304 without a body when %s is unchanged",
    async (pattern) => {
      const { service, queue, submit, find } = await given();
      await submit(1);
      service.control.advance(3);
      const runs = (await ask(service, "GET", `merge-queues/${queue}/verification-runs`)).json;
      const run = listed.parse(runs).data[0]?.id ?? "";
      const path = pattern
        .replace("{Q}", queue)
        .replace("{P}", await find(1))
        .replace("{T}", run);
      const first = await ask(service, "GET", path);
      const etag = first.headers.get("etag") ?? "";
      expect({ status: first.status, etag }).toEqual({ status: 200, etag: expect.stringMatching(/^"[0-9a-f]{40}"$/) });
      const again = (tag: string) => ask(service, "GET", path, { headers: { "if-none-match": tag } });
      expect(await again(`"other", ${etag}`)).toMatchObject({ status: 304, text: "" });
      expect(await again('"other"')).toMatchObject({ status: 200 });
      service.control.advance(60);
      await ask(service, "PATCH", `merge-queues/${queue}/config`, { body: { concurrency: 2 } });
      expect(await again(etag)).toMatchObject({ status: 200 });
    },
  );
});

describe("rate limits of API v2", () => {
  test("allow five reads of pull requests in a second for each key, and then return 429 as JSON or text", async () => {
    const { service, find } = await given({ limits: true });
    const path = `pull-requests/${await find(1)}`;
    const read = (key: "all" | "read") => ask(service, "GET", path, { key });
    for (let count = 2; count <= 5; count += 1) expect(await read("all")).toMatchObject({ status: 200 });
    const refused = await read("all");
    expect(refused).toMatchObject({ status: 429, json: { error: { code: "RATE_LIMIT_EXCEEDED" } } });
    expect(refused.headers.get("retry-after")).toBeNull();
    expect(await read("all")).toMatchObject({ status: 429, type: "text/plain; charset=utf-8" });
    expect(await read("read")).toMatchObject({ status: 200 });
    service.control.advance(1);
    expect(await read("all")).toMatchObject({ status: 200 });
  });

  test("allow 100 other requests in a second, and count metrics separately", async () => {
    const { service, queue } = await given({ limits: true });
    const statuses = async (times: number, path: string) => {
      const replies = await Promise.all(Array.from({ length: times }, () => ask(service, "GET", path)));
      return replies.filter(({ status }) => status === 200).length;
    };
    expect(await statuses(6, `merge-queues/${queue}/metrics`)).toBe(5);
    expect(await statuses(2, "merge-queues/metrics")).toBe(0);
    service.control.advance(1);
    expect(await statuses(102, `merge-queues/${queue}/order`)).toBe(100);
  });
});
