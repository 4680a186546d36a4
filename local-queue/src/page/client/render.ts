import type { FoundView } from "../view/find.js";
import type { DetailView, ListView, MemberView, RichText } from "../view/known.js";
import type { BoxView, PageView, QueueView } from "../view/view.js";
import type { Attributes, Child, Leaf, Tag } from "./tree.js";

export type Connection = "connecting" | "live" | "lost";

export interface PageSituation {
  readonly view: PageView;
  readonly nowMs: number;
  /** Id of the selected queue. For an unknown id, the page shows the first queue. */
  readonly chosen: string | null;
  readonly connection: Connection;
  /** Part of the list of all pull requests; null before the first reply. */
  readonly found: FoundView | null;
  /** Sentence about a change that the service rejected; empty without a problem. */
  readonly problem: string;
  /** Scheme and authority of the service's address. */
  readonly origin: string;
}

export type Render = (sight: PageSituation) => { readonly title: string; readonly children: readonly Child[] };

/** Functions that format a time and a day in the reader's language. */
export interface ReaderTimes {
  readonly time: (ms: number) => string;
  readonly day: (ms: number) => string;
}

export type Elements = ReturnType<typeof listElements>;

export type RenderFinder = (queue: QueueView, situation: PageSituation, scene: Scene) => Leaf;

export interface Scene {
  readonly nowMs: number;
  readonly times: ReaderTimes;
  /** True when the reader can change the queue. */
  readonly canChange: boolean;
  readonly renderFinder: RenderFinder;
  /** Numbers of the pull requests on the page. Only these can be targets of a link. */
  readonly shown: ReadonlySet<number>;
}

type Part = Child | null;

/** Names of the changes that a reader can request. */
type Act = "pause" | "resume" | "submit" | "cancel";

export function renderer(times: ReaderTimes, finder: (elements: Elements) => RenderFinder): Render {
  const renderFinder = finder(listElements());
  return (situation) => {
    const { view, nowMs, chosen, connection, problem } = situation;
    const queue = view.queues.find(({ id }) => id === chosen) ?? view.queues[0];
    const status = renderStatus(view, times.time(nowMs), connection);
    if (queue === undefined) {
      const empty = h("main", { id: "queue", class: "alone" }, h("p", "empty", "There is no queue yet."));
      return { title: "Merge queue", children: [h("header", "top", h("h1", {}, "Merge queue"), status), empty] };
    }
    const scene = { nowMs, times, renderFinder, canChange: view.token !== null, shown: listNumbers(queue) };
    return {
      title: `${queue.branch} of ${queue.repository}: merge queue`,
      children: [
        renderHeader(queue, status, scene),
        ...(problem === "" ? [] : [h("p", { key: "problem", role: "alert", class: "problem" }, problem)]),
        ...(view.queues.length > 1 ? [renderChooser(view.queues, queue)] : []),
        renderFigures(queue),
        h("div", "work", renderQueue(queue, situation, scene), renderAside(queue, scene)),
      ],
    };
  };
}

/** Lists the functions of this file that the list of all pull requests uses. */
export function listElements() {
  return { h, linkTarget, renderButton, renderEstimate, renderName };
}

/** Creates an element. A string instead of attributes is the element's class. */
export function h(
  tag: Tag,
  given: string | (Attributes & { readonly key?: string | null }),
  ...children: readonly Part[]
): Leaf {
  const { key = null, ...attributes } = typeof given === "string" ? { class: given } : given;
  return { tag, key, attributes, children: children.filter((child) => child !== null) };
}

export function listNumbers({ lanes, bisections, notReady }: QueueView): ReadonlySet<number> {
  const boxes = [...lanes, ...bisections].flatMap((each) => each.boxes);
  const members = [...boxes.flatMap((box) => box.members.items), ...notReady.items];
  return new Set(members.map(({ number }) => number));
}

export function renderStatus({ clock: { speed } }: PageView, time: string, connection: Connection): Leaf {
  const words = { connecting: "Connecting", live: "Live", lost: "No connection to the service. The page tries again." };
  const pace = speed === 1 ? "" : speed === 0 ? ", stopped" : `, ${speed} times as fast`;
  return h(
    "p",
    `status ${connection}`,
    h("span", { class: "lamp", "aria-hidden": "true" }),
    h("span", "link", words[connection]),
    h("span", { class: "clock", title: "Time of the service" }, time, pace),
  );
}

export function renderHeader({ repository, branch, phase }: QueueView, status: Leaf, scene: Scene): Leaf {
  const words = h("span", "words", ...renderSentence(phase.words, scene));
  const { state, label } = phase;
  const change = state === "switching_modes" ? null : state === "running" ? "pause" : "resume";
  return h(
    "header",
    "top",
    h("h1", {}, branch, h("span", "of", " merge queue of "), h("span", "repository", repository)),
    status,
    h("p", `phase ${state}`, h("strong", {}, label), words, change === null ? null : renderButton(change, null, scene)),
  );
}

/** Creates a button that requests a change. For screen readers, its text also names the pull request. */
export function renderButton(name: Act, number: number | null, { canChange }: Scene): Part {
  const labels = { pause: "Pause", resume: "Resume", submit: "Submit", cancel: "Cancel" };
  if (!canChange) return null;
  const subject = number === null ? "the queue" : `#${number}`;
  const value = number ?? "";
  return h("button", { key: name, type: "button", name, value }, labels[name], h("span", "unseen", ` ${subject}`));
}

export function renderChooser(queues: readonly QueueView[], chosen: QueueView): Leaf {
  const links = queues.map((queue) => {
    const { id, repository, branch } = queue;
    const to = { href: `?queue=${encodeURIComponent(id)}`, ...(queue === chosen && { "aria-current": "page" }) };
    return h("li", { key: id }, h("a", to, h("span", "repository", repository), " ", h("strong", {}, branch)));
  });
  return h("nav", { "aria-label": "Queues", class: "chooser", key: "chooser" }, h("ul", {}, ...links));
}

export function renderFigures({ figures }: QueueView): Leaf {
  const each = figures.map(({ label, value, of, place }) =>
    h(
      "div",
      { key: label, class: value === 0 ? "none" : "some" },
      h("dt", {}, place === null ? label : h("a", { href: `#${place}` }, label)),
      h("dd", {}, h("strong", {}, `${value}`), of === null ? null : h("span", {}, ` of ${of}`)),
    ),
  );
  return h("section", { "aria-label": "Figures", class: "figures", key: "figures" }, h("dl", {}, ...each));
}

export function renderQueue(queue: QueueView, situation: PageSituation, scene: Scene): Leaf {
  const { lanes, moreWaiting, isParallel, bisections, estimates } = queue;
  const lines = lanes.map((lane, index) => renderLane(lane, `lane-${index + 1}`, queue, scene));
  return h(
    "main",
    { id: "queue" },
    h("h2", {}, isParallel ? "Lanes" : "Queue"),
    h("p", "more", `${estimates} `, h("a", { href: "#find" }, "Find a pull request")),
    lines.length === 0 ? renderEmpty(queue) : h("div", `lanes ${lines.length > 1 ? "many" : "one"}`, ...lines),
    moreWaiting > 0 ? h("p", "more", `${moreWaiting} more pull requests are waiting. They are listed below.`) : null,
    bisections.length > 0 ? h("h2", { key: "bisections", ...linkTarget("bisections") }, "Bisections") : null,
    ...bisections.map((each) => renderBisection(each, scene)),
    scene.renderFinder(queue, situation, scene),
  );
}

export function renderEstimate(atMs: number | null, scene: Scene): Part {
  if (atMs === null) return null;
  const time = atMs > scene.nowMs ? renderTime(atMs, scene) : "soon";
  return h("p", { key: "estimate", class: "estimate" }, "Expected merge: ", time);
}

export function renderLane(
  { key, title, targets, boxes }: QueueView["lanes"][number],
  id: string,
  { branch, tip }: QueueView,
  scene: Scene,
): Leaf {
  const base = h("li", { class: "base", key: "base" }, h("code", {}, branch), " at ", h("code", {}, tip.slice(0, 7)));
  const names = targets.items.map((name) => h("li", { key: name }, name));
  return h(
    "section",
    { key, class: "lane", "aria-labelledby": id },
    h("h3", { id }, title),
    names.length > 0
      ? h("ul", { class: "targets", "aria-label": "Targets" }, ...names, renderMore("li", targets))
      : null,
    h("ol", "boxes", base, ...boxes.map((box) => renderBox(box, scene))),
  );
}

export function renderMore(tag: Tag, { more }: ListView<unknown>): Part {
  return more > 0 ? h(tag, "more", `and ${more} more`) : null;
}

export function renderEmpty({ bisections, notReady, branch }: QueueView): Leaf {
  const text =
    bisections.length > 0
      ? "Only bisections are in progress. This page shows them below."
      : notReady.items.length > 0
        ? "No pull request is ready yet."
        : `The queue is empty. It tests and merges pull requests that are submitted for ${branch}. The list below shows the open pull requests.`;
  return h("p", { class: "empty", key: "empty" }, text);
}

export function renderBox(box: BoxView, scene: Scene): Leaf {
  const { key, state, label, title, members, progress, mergeAtMs, why, details } = box;
  const { items, more } = members;
  const id = `box-${key}`;
  const only = items.length === 1 ? items[0] : undefined;
  const isOne = only !== undefined && more === 0;
  const parts = only === undefined ? items.map((each) => renderChapter(each, scene)) : renderFacts(only, scene);
  const list = h("ul", { class: "members", key: "members" }, ...renderMembers(items, scene), renderMore("li", members));
  return h(
    "li",
    { key },
    h(
      "article",
      { class: `box ${state}`, "aria-labelledby": id, ...(isOne && linkTarget(`pr-${only.number}`)) },
      h("span", { class: "mark", "aria-hidden": "true" }),
      h("p", "state", label),
      h("h4", { id }, ...(isOne ? renderName(only) : [title])),
      progress === null ? null : renderProgress(progress, title, scene),
      renderEstimate(mergeAtMs, scene),
      isOne ? null : list,
      ...renderParagraphs("why", [...(isOne ? only.why : []), ...why], scene),
      renderFolded("Details", title, renderDetails(details, scene), ...parts),
    ),
  );
}

export function linkTarget(id: string): Attributes {
  return { id, tabindex: -1 };
}

export function renderMembers(members: readonly MemberView[], scene: Scene, more?: (member: MemberView) => Leaf) {
  return members.map((member) =>
    h(
      "li",
      { ...linkTarget(`pr-${member.number}`), key: `${member.number}` },
      ...renderName(member),
      ...renderParagraphs("why", member.why, scene),
      more?.(member) ?? null,
    ),
  );
}

export function renderName({
  number,
  title,
  author,
  marks = [],
}: Pick<MemberView, "number" | "title" | "author"> & Partial<MemberView>): readonly Child[] {
  const tags = marks.flatMap((mark) => [" ", h("span", "tag", mark)]);
  const name = h("span", "name", title);
  return [h("strong", "number", `#${number}`), " ", name, " ", h("span", "author", author), ...tags];
}

export function renderParagraphs(className: string, texts: readonly RichText[], scene: Scene): readonly Leaf[] {
  return texts.map((words) => h("p", className, ...renderSentence(words, scene)));
}

/** Creates an element that the reader can open. For screen readers, its summary also names the subject. */
export function renderFolded(label: string, of: string, ...parts: readonly Leaf[]): Leaf {
  return h("details", { key: "more" }, h("summary", {}, label, h("span", "unseen", ` of ${of}`)), ...parts);
}

export function renderChapter(member: MemberView, scene: Scene): Leaf {
  const heading = h("p", "chapter", h("strong", {}, `#${member.number}`), ` ${member.title}`);
  return h("div", { key: `${member.number}` }, heading, ...renderFacts(member, scene));
}

export function renderFacts({ number, details, moments }: MemberView, scene: Scene): readonly Leaf[] {
  const buttons = h("p", "buttons", renderButton("cancel", number, scene));
  return [renderDetails(details, scene), renderMoments(moments, scene), buttons];
}

export function renderBisection(
  { key, title, words, boxes, details }: QueueView["bisections"][number],
  scene: Scene,
): Leaf {
  return h(
    "section",
    { key, class: "bisection", "aria-label": title },
    h("h3", {}, title),
    ...renderParagraphs("about", words, scene),
    h("ol", "boxes", ...boxes.map((box) => renderBox(box, scene))),
    renderFolded("Details", "the bisection", renderDetails(details, scene)),
  );
}

export function renderAside({ notReady, ended, settings }: QueueView, scene: Scene): Leaf {
  const OPEN = 8;
  const waiting = renderMembers(notReady.items, scene, (member) =>
    renderFolded("Details", `#${member.number}`, ...renderFacts(member, scene)),
  );
  const ends = ended.map((each) => renderOutcome(each, scene));
  const earlier = h("summary", {}, `${ends.length - OPEN} earlier`);
  return h(
    "aside",
    { "aria-label": "More about the queue" },
    waiting.length > 0 ? h("h2", { key: "not-ready", ...linkTarget("not-ready") }, "Not ready") : null,
    waiting.length > 0 ? h("ul", { class: "unready", key: "unready" }, ...waiting) : null,
    renderMore("p", notReady),
    h("h2", { key: "ended" }, "Finished"),
    ends.length > 0
      ? h("ol", { class: "ended", key: "ends" }, ...ends.slice(0, OPEN))
      : h("p", { class: "empty", key: "no-ends" }, "No pull request has finished yet."),
    ends.length > OPEN
      ? h("details", { key: "earlier", class: "earlier" }, earlier, h("ol", "ended", ...ends.slice(OPEN)))
      : null,
    renderSettings(settings),
  );
}

export function renderOutcome(ended: QueueView["ended"][number], scene: Scene): Leaf {
  const { key, number, title, author, conclusion, label, atMs, words, log, moments } = ended;
  return h(
    "li",
    { key, class: conclusion },
    h("span", { class: "mark", "aria-hidden": "true" }),
    h("p", {}, ...renderName({ number, title, author })),
    h("p", "how", h("strong", {}, label), " ", renderTime(atMs, scene)),
    ...(conclusion === "merged" ? [] : renderParagraphs("why", [[...words, " ", ...log]], scene)),
    renderFolded("History", `#${number}`, renderMoments(moments, scene)),
  );
}

export function renderSettings(settings: QueueView["settings"]): Leaf {
  const lines = settings.flatMap(({ name, value, meaning }) => [
    h("dt", {}, h("code", {}, name)),
    h("dd", {}, h("strong", {}, value), meaning === "" ? null : h("span", "meaning", ` ${meaning}`)),
  ]);
  const summary = h("summary", {}, h("h2", {}, "Settings"));
  return h("details", { key: "settings", class: "settings" }, summary, h("dl", {}, ...lines));
}

export function renderProgress(
  { fromMs, expectedMs, deadlineMs }: NonNullable<BoxView["progress"]>,
  title: string,
  { nowMs }: Scene,
): Leaf {
  const elapsedMs = Math.max(0, nowMs - fromMs);
  const endMs = expectedMs ?? deadlineMs;
  const max = endMs === null ? 0 : Math.max(1, endMs - fromMs);
  const bar = { max, value: Math.min(max, elapsedMs), "aria-label": `Tests of ${title}` };
  const usual = expectedMs === null ? "" : ` of about ${formatDuration(expectedMs - fromMs)}`;
  const isLate = expectedMs === null || elapsedMs > expectedMs - fromMs;
  const most = usual === "" ? " of at most" : ", at most";
  const limit = deadlineMs === null || !isLate ? "" : `${most} ${formatDuration(deadlineMs - fromMs)}`;
  return h(
    "div",
    { class: "progress", key: "progress" },
    endMs === null ? null : h("progress", bar),
    h("p", {}, h("strong", {}, formatDuration(elapsedMs)), usual, limit),
  );
}

export function renderDetails(details: readonly DetailView[], scene: Scene): Leaf {
  const lines = details.flatMap(({ label, values, isCode }) => [
    h("dt", {}, label),
    ...values.map((words) => {
      const parts = renderSentence(words, scene);
      return h("dd", {}, ...(isCode ? [h("code", {}, ...parts)] : parts));
    }),
  ]);
  return h("dl", "details", ...lines);
}

export function renderMoments(moments: MemberView["moments"], scene: Scene): Leaf {
  const lines = moments.map(({ atMs, state, words }) =>
    h("li", state, renderTime(atMs, scene), h("span", {}, ...renderSentence(words, scene))),
  );
  return h("ol", { class: "moments", "aria-label": "History" }, ...lines);
}

export function renderSentence(words: RichText, scene: Scene): readonly Child[] {
  return words.map((word) => {
    if (typeof word === "string") return word;
    if ("atMs" in word) return renderTime(word.atMs, scene);
    if ("log" in word) return h("a", { href: `/_page/logs/${word.log}` }, "Test output");
    return scene.shown.has(word.pr) ? h("a", { href: `#pr-${word.pr}` }, `#${word.pr}`) : `#${word.pr}`;
  });
}

export function renderTime(atMs: number, { nowMs, times }: Scene): Leaf {
  const isToday = times.day(atMs) === times.day(nowMs);
  const text = isToday ? times.time(atMs) : `${times.day(atMs)}, ${times.time(atMs)}`;
  const left = atMs > nowMs ? ` (in ${formatDuration(atMs - nowMs)})` : "";
  return h("time", { datetime: new Date(atMs).toISOString() }, `${text}${left}`);
}

/** Formats a duration with at most two units: `1d 2h`, `3m 10s`, `5s`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const amounts = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const parts = amounts.map((amount, index) => `${amount}${"dhms"[index]}`);
  const first = amounts.findIndex((amount) => amount > 0);
  const shown = parts.slice(first, first + 2).filter((part) => !part.startsWith("0"));
  return shown.join(" ") || "0s";
}
