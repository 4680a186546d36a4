/** The small parts that everything on the page is written with: elements, sentences, times, lists. */
import type { DetailView, MomentView, ProgressView, Words } from "../page-view.js";
import type { Attributes, Child, Leaf, Tag } from "./tree.js";

/** Times in the words of the reader's place. */
export interface ReaderTimes {
  readonly time: (ms: number) => string;
  readonly day: (ms: number) => string;
}

/** What every sentence may need to know. */
export interface Scene {
  readonly nowMs: number;
  /** Pull requests that the page shows somewhere, so that a link can lead there. */
  readonly shown: ReadonlySet<number>;
}

export type Writer = ReturnType<typeof writer>;

/** Gives those parts; like everything of the script, it knows its parameters only. */
export function writer(times: ReaderTimes) {
  function h(
    tag: Tag,
    { key = null, ...attributes }: Attributes & { readonly key?: string | null },
    ...children: readonly (Child | null)[]
  ): Leaf {
    return { tag, key, attributes, children: children.filter((child) => child !== null) };
  }

  function progressOf({ fromMs, expectedMs, deadlineMs }: ProgressView, title: string, { nowMs }: Scene): Leaf {
    const elapsedMs = Math.max(0, nowMs - fromMs);
    const endMs = expectedMs ?? deadlineMs;
    const wholeMs = endMs === null ? null : Math.max(1, endMs - fromMs);
    const bar =
      wholeMs === null
        ? null
        : h("progress", { max: wholeMs, value: Math.min(wholeMs, elapsedMs), "aria-label": `Tests of ${title}` });
    const usual = expectedMs === null ? "" : ` of about ${duration(expectedMs - fromMs)}`;
    const isLate = expectedMs === null || elapsedMs > expectedMs - fromMs;
    const limit = deadlineMs === null || !isLate ? "" : ` of at most ${duration(deadlineMs - fromMs)}`;
    return h(
      "div",
      { class: "progress", key: "progress" },
      bar,
      h(
        "p",
        {},
        h("strong", {}, duration(elapsedMs)),
        usual === "" ? limit : usual,
        usual === "" ? "" : limit.replace(" of", ","),
      ),
    );
  }

  function listOf(details: readonly DetailView[], scene: Scene): Leaf {
    const lines = details.flatMap(({ label, values, isCode }) => [
      h("dt", {}, label),
      ...values.map((words) =>
        h("dd", {}, ...(isCode ? [h("code", {}, ...wordsOf(words, scene))] : wordsOf(words, scene))),
      ),
    ]);
    return h("dl", { class: "details" }, ...lines);
  }

  function momentsOf(moments: readonly MomentView[], scene: Scene): Leaf {
    const lines = moments.map(({ atMs, state, words }) =>
      h("li", { class: state }, timeOf(atMs, scene), h("span", {}, ...wordsOf(words, scene))),
    );
    return h("ol", { class: "moments", "aria-label": "What happened to it" }, ...lines);
  }

  function wordsOf(words: Words, scene: Scene): readonly Child[] {
    return words.map((word) => {
      if (typeof word === "string") return word;
      if ("atMs" in word) return timeOf(word.atMs, scene);
      return scene.shown.has(word.pr) ? h("a", { href: `#pr-${word.pr}` }, `#${word.pr}`) : `#${word.pr}`;
    });
  }

  function timeOf(atMs: number, { nowMs }: Scene): Leaf {
    const isToday = times.day(atMs) === times.day(nowMs);
    const text = isToday ? times.time(atMs) : `${times.day(atMs)}, ${times.time(atMs)}`;
    const left = atMs > nowMs ? ` (in ${duration(atMs - nowMs)})` : "";
    return h("time", { datetime: new Date(atMs).toISOString() }, `${text}${left}`);
  }

  /** The two largest units: `1d 2h`, `3m 10s`, `5s`. */
  function duration(ms: number): string {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const parts: readonly (readonly [number, string])[] = [
      [Math.floor(seconds / 86_400), "d"],
      [Math.floor(seconds / 3600) % 24, "h"],
      [Math.floor(seconds / 60) % 60, "m"],
      [seconds % 60, "s"],
    ];
    const first = parts.findIndex(([amount]) => amount > 0);
    if (first === -1) return "0s";
    return parts
      .slice(first, first + 2)
      .filter(([amount]) => amount > 0)
      .map(([amount, unit]) => `${amount}${unit}`)
      .join(" ");
  }

  return { h, wordsOf, timeOf, progressOf, listOf, momentsOf };
}
