import { describe, expect, test } from "vitest";
import { finder } from "../../../src/page/client/finder.js";
import { type Connection, renderer } from "../../../src/page/client/render.js";
import { type Child, type Leaf, patcher } from "../../../src/page/client/tree.js";
import { findPullRequests } from "../../../src/page/view/find.js";
import type { KnownQueue } from "../../../src/page/view/known.js";
import { pageView } from "../../../src/page/view/view.js";
import { fakeDocument, outline } from "../../support/fake-document.js";
import { BUSY, PULL_REQUEST, playedQueue, submitted } from "../played-queue.js";

/** Formats times as for a reader in London. */
const times = {
  time: (ms: number) => new Date(ms).toISOString().slice(11, 19),
  day: (ms: number) => new Date(ms).toISOString().slice(5, 10),
};
const render = renderer(times, finder);

interface Shown {
  readonly atSeconds?: number;
  readonly speed?: number;
  readonly chosen?: string | null;
  readonly connection?: Connection;
  readonly token?: string | null;
  readonly problem?: string;
}

function show(
  queues: readonly KnownQueue[],
  { atSeconds = 60, speed = 1, chosen = null, connection = "live", token = "a token", problem = "" }: Shown = {},
) {
  const nowMs = atSeconds * 1000;
  const view = pageView(queues, { nowMs, speed }, token);
  const query = { queue: chosen ?? view.queues[0]?.id ?? "", search: "", from: 0 };
  const found = findPullRequests(queues, query, nowMs);
  const origin = "http://127.0.0.1:4180";
  const { title, children } = render({ view, nowMs, chosen, connection, found, problem, origin });
  const document = fakeDocument();
  const root = document.createElement("div");
  patcher(document)(root, children);
  return { title, children, html: outline(root) };
}

function leaves(children: readonly Child[]): readonly Leaf[] {
  return children.flatMap((child) => (typeof child === "string" ? [] : [child, ...leaves(child.children)]));
}

function textOf(child: Child): string {
  return typeof child === "string" ? child : child.children.map(textOf).join("");
}

const three = [{ number: 1 }, { number: 2 }, { number: 3 }];
const queues = [BUSY, { ...BUSY, branch: "next" }];
const all = leaves(show(queues, { atSeconds: 700 }).children);
const ids = all.flatMap(({ attributes }) => attributes.id ?? []);

describe("content of the web page", () => {
  test("contains one heading of level 1, and no missing heading levels", () => {
    const tags = all.map(({ tag }) => tag);
    for (const only of ["h1", "header", "main", "nav", "aside"]) {
      expect(tags.filter((tag) => tag === only)).toHaveLength(1);
    }
    const levels = tags.filter((tag) => /^h\d$/.test(tag)).map((tag) => Number(tag.slice(1)));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test("gives each part and each progress bar a name for screen readers", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const { tag, attributes } of all) {
      const name = attributes["aria-label"] ?? attributes["aria-labelledby"];
      if (["section", "nav", "aside", "article", "progress"].includes(tag)) expect(name, tag).toBeDefined();
      const label = attributes["aria-labelledby"];
      if (label !== undefined) expect(ids).toContain(label);
    }
    const summaries = all.filter(({ tag }) => tag === "summary").map(textOf);
    expect(summaries).toContain("Details of #5");
    expect(summaries).not.toContain("Details");
  });

  test("links only to existing parts of the page", () => {
    const links = all.flatMap(({ attributes }) => attributes.href ?? []).map(String);
    const places = links.filter((link) => !link.startsWith("?queue="));
    expect(places).toEqual(expect.arrayContaining(["#not-ready", "#bisections"]));
    for (const place of places) expect(ids).toContain(place.slice(1));
  });

  test("shows the state of each box in words", () => {
    for (const { children } of all.filter(({ tag }) => tag === "article")) {
      const states = leaves(children).filter(({ attributes }) => attributes.class === "state");
      expect(states.map(textOf).join()).toMatch(/^(Waiting|Testing|Failed, not final)$/);
    }
  });

  test("shows malicious texts of people as plain text", () => {
    const hostile = '<img src=x onerror="alert(1)">&amp;</script><script>alert(2)</script>';
    const facts = { title: hostile, author: hostile, headBranch: hostile, baseBranch: hostile };
    const pullRequest = () => ({ ...PULL_REQUEST, ...facts });
    const run = () => ({
      id: hostile,
      log: null,
      branch: hostile,
      expectedSeconds: 1,
      checks: [{ name: hostile, kind: "status" as const, result: "pending" as const }],
    });
    const known = { repository: `local/${hostile}`, branch: hostile, pullRequest, run, settings: { mode: hostile } };
    const changes = [
      { number: 1, targets: [hostile] },
      { number: 2, targets: null },
    ];
    const settings = { mode: "parallel" } as const;
    const queue = playedQueue({ settings, changes, inputs: submitted(1, 2), atSeconds: 60, known });
    const shown = leaves(show([queue, { ...queue, branch: "other" }]).children);
    const texts = shown.flatMap(({ children }) => children.filter((child) => typeof child === "string"));
    expect(texts.filter((text) => text.includes(hostile)).length).toBeGreaterThan(8);
    for (const { attributes } of shown) {
      for (const [name, value] of Object.entries(attributes)) {
        if (name !== "aria-label" || value !== "Tests of #1") expect(`${value}`).not.toMatch(/[<>"]/);
      }
    }
  });

  test.each([
    [[], "There is no queue yet."],
    [
      [{ changes: [], inputs: [] }],
      "The queue is empty. It tests and merges pull requests that are submitted for main. The list below shows the open pull requests.",
    ],
    [
      [{ settings: { mode: "parallel" as const }, changes: [{ number: 1, targets: null }], inputs: submitted(1) }],
      "No pull request is ready yet.",
    ],
  ])("shows for the queues %j: %j", (days, sentence) => {
    const { html } = show(days.map((day) => playedQueue({ ...day, atSeconds: 60 })));
    expect(html).toContain(sentence);
  });

  test("shows the chosen queue, or the first queue when no queue is chosen", () => {
    const first = playedQueue({ changes: three, inputs: submitted(1), atSeconds: 60 });
    const second = playedQueue({ changes: three, inputs: submitted(2), atSeconds: 60, known: { branch: "a&b=c" } });
    const { title, html } = show([first, second], { chosen: "local/playground:a&b=c" });
    expect(title).toBe("a&b=c of local/playground: merge queue");
    expect(html).toContain('<a href="?queue=local%2Fplayground%3Aa%26b%3Dc" aria-current="page">');
    expect(show([first, second], { chosen: "gone" }).title).toBe("main of local/playground: merge queue");
    expect(show([first]).html).not.toContain("<nav");
    expect(show([]).title).toBe("Merge queue");
  });

  test.each([
    [{}, "Live</span><span", "00:01:00</span>"],
    [{ connection: "lost" as const }, "No connection to the service. The page tries again.", "00:01:00</span>"],
    [{ speed: 60 }, "Live", "00:01:00, 60 times as fast"],
    [{ speed: 0 }, "Live", "00:01:00, stopped"],
  ])("shows the connection and the clock when the page has %j", (how, link, clock) => {
    const { html } = show([playedQueue({ changes: [], inputs: [], atSeconds: 60 })], how);
    expect(html).toContain(link);
    expect(html).toContain(clock);
  });
});

function progressAt(atSeconds: number, testSeconds: number | null, testingTimeoutMinutes: number): string {
  const run = () =>
    testSeconds === null ? undefined : { id: "1", log: null, branch: "x", expectedSeconds: testSeconds, checks: [] };
  const settings = { testingTimeoutMinutes };
  const changes = [{ number: 1, testSeconds: 90_000 }];
  const queue = playedQueue({ settings, changes, inputs: submitted(1), atSeconds: 10, known: { run } });
  const found = leaves(show([queue], { atSeconds }).children).find(({ attributes }) => attributes.class === "progress");
  const bar = found === undefined ? undefined : leaves(found.children).find(({ tag }) => tag === "progress");
  const share = bar === undefined ? "none" : Number(bar.attributes.value) / Number(bar.attributes.max);
  return `${share}: ${found === undefined ? "" : textOf(found)}`;
}

describe("progress bar of the web page", () => {
  test.each([
    [75, 300, 30, "0.25: 1m 15s of about 5m"],
    [360, 300, 30, "1: 6m of about 5m, at most 30m"],
    [360, 300, 0, "1: 6m of about 5m"],
    [360, null, 30, "0.2: 6m of at most 30m"],
    [90_061, null, 0, "none: 1d 1h"],
    [3605, null, 0, "none: 1h"],
    [0, null, 0, "none: 0s"],
  ])(
    'shows "$3" after $0 s when tests take $1 s and the timeout is $2 min',
    (atSeconds, testSeconds, timeout, text) => {
      expect(progressAt(atSeconds, testSeconds, timeout)).toBe(text);
    },
  );
});

describe("times of the web page", () => {
  test("show the remaining time, and also the date when the time is on another day", () => {
    const settings = { mode: "parallel", notReadyTimeoutHours: 24 } as const;
    const changes = [{ number: 1, targets: null }];
    const { html } = show([playedQueue({ settings, changes, inputs: submitted(1), atSeconds: 60 })]);
    expect(html).toContain('<time datetime="1970-01-02T00:00:00.000Z">01-02, 00:00:00 (in 23h 59m)</time>');
    expect(html).toContain('<time datetime="1970-01-01T00:00:00.000Z">00:00:00</time>');
  });
});

describe("finished attempts on the web page", () => {
  test("show eight attempts, and the rest in a closed section", () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    const changes = numbers.map((number) => ({ number, broken: number === 12, testSeconds: 30 }));
    const settings = { concurrency: 20 };
    const { children } = show([playedQueue({ settings, changes, inputs: submitted(...numbers), atSeconds: 60 })]);
    const lists = leaves(children).filter(({ attributes }) => attributes.class === "ended");
    expect(lists.map((list) => list.children.length)).toEqual([8, 4]);
    expect(textOf(lists[0]?.children[0] ?? "")).toContain(
      "#12 Change number 12 adaFailed 00:00:30A required check failed.",
    );
    expect(leaves(children).map(textOf)).toContain("4 earlier");
  });
});

function buttonsIn(children: readonly Child[]): readonly Leaf[] {
  return leaves(children).filter(({ tag }) => tag === "button");
}

describe("list of all pull requests on the web page", () => {
  const queue = playedQueue({ changes: three, inputs: submitted(1, 2), atSeconds: 60 });

  test("shows buttons only when the reader may change the queue", () => {
    const names = buttonsIn(show([queue]).children).map(({ attributes }) => `${attributes.name} ${attributes.value}`);
    expect(names.toSorted()).toEqual(["cancel 1", "cancel 1", "cancel 2", "cancel 2", "pause ", "submit 3"]);
    const other = show([queue], { token: null });
    expect(buttonsIn(other.children)).toEqual([]);
    expect(other.html).not.toContain("MERGE_QUEUE_TOKEN");
  });

  test.each([
    ["paused", "Resume the queue"],
    ["draining", "Resume the queue"],
    ["switching_modes", undefined],
  ] as const)("shows the right button for a queue in the state %s", (phase, text) => {
    const buttons = buttonsIn(show([{ ...queue, state: { ...queue.state, phase } }]).children);
    expect(buttons.map(textOf).find((each) => each.endsWith("the queue"))).toBe(text);
  });

  test("shows a command that submits the first open pull request", () => {
    expect(show([queue]).html).toContain(
      "MERGE_QUEUE_API_URL=http://127.0.0.1:4180/v1 MERGE_QUEUE_TOKEN='a token' \\\n  merge-queue submit --repository local/playground --target-branch main --pr-number 3 --wait",
    );
    const branch = "it's;$(id)";
    const pullRequests = () => new Map([[3, { ...PULL_REQUEST, number: 3, baseBranch: branch }]]).values();
    expect(show([{ ...queue, branch, pullRequests }]).html).toContain("--target-branch 'it'\\''s;$(id)' --pr-number 3");
  });

  test("shows the expected merge as a time, or as soon", () => {
    const known = { testMs: 300_000 };
    const changes = three.map((each) => ({ ...each, testSeconds: 900 }));
    const day = { changes, inputs: submitted(1, 2), atSeconds: 60, known };
    expect(show([playedQueue(day)]).html).toContain(">00:10:00 (in 9m)</time></p>");
    expect(show([playedQueue(day)], { atSeconds: 400 }).html).toContain("Expected merge: soon");
  });

  test("shows the reason for a rejected request as an alert", () => {
    expect(show([queue], { problem: "It is merged." }).html).toContain(
      '<p role="alert" class="problem">It is merged.</p>',
    );
  });
});
