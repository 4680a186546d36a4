/** The part of the page's script that says what stands on it: from what the service told, a tree of plain data. */
import type { BisectionView, BoxView, EndedView, ListView, MemberView, PageView, QueueView } from "../page-view.js";
import type { Child, Leaf } from "./tree.js";
import type { ReaderTimes, Scene, Writer } from "./words.js";

/** How the page stands with the service. */
export type Connection = "connecting" | "live" | "lost";

export interface Sight {
  readonly view: PageView;
  /** The service's time by now. */
  readonly nowMs: number;
  /** The queue that the reader chose; the first one where that is not there. */
  readonly chosen: string | null;
  readonly connection: Connection;
}

interface Rendered {
  readonly title: string;
  readonly children: readonly Child[];
}

export type Render = (sight: Sight) => Rendered;

/** Gives the function that makes the page's tree; like everything of the script, it knows its parameters only. */
export function renderer({ h, wordsOf, timeOf, progressOf, listOf, momentsOf }: Writer, times: ReaderTimes): Render {
  /** So many of those that have ended stand open. */
  const RECENT = 8;

  function render({ view, nowMs, chosen, connection }: Sight): Rendered {
    const queue = view.queues.find(({ id }) => id === chosen) ?? view.queues[0];
    const status = statusOf(view, nowMs, connection);
    if (queue === undefined) {
      const empty = h("main", { id: "queue", class: "alone" }, h("p", { class: "empty" }, "There is no queue yet."));
      return {
        title: "Merge queue",
        children: [h("header", { class: "top" }, h("h1", {}, "Merge queue"), status), empty],
      };
    }
    const scene = { nowMs, shown: numbersOf(queue) };
    return {
      title: `${queue.branch} of ${queue.repository}: merge queue`,
      children: [
        topOf(queue, status, scene),
        view.queues.length > 1 ? chooserOf(view.queues, queue) : null,
        figuresOf(queue),
        h("div", { class: "work" }, lineOf(queue, scene), besideOf(queue, scene)),
      ].filter((child) => child !== null),
    };
  }

  function numbersOf(queue: QueueView): ReadonlySet<number> {
    const boxes = [...queue.lanes.flatMap((lane) => lane.boxes), ...queue.bisections.flatMap((each) => each.boxes)];
    const members = [...boxes.flatMap((box) => box.members.items), ...queue.notReady.items];
    return new Set(members.map(({ number }) => number));
  }

  function statusOf({ clock }: PageView, nowMs: number, connection: Connection): Leaf {
    const words = { connecting: "Connecting", live: "Live", lost: "No answer, trying again" };
    const speed = clock.speed === 1 ? "" : clock.speed === 0 ? ", stands still" : `, ${clock.speed} times as fast`;
    return h(
      "p",
      { class: `status ${connection}` },
      h("span", { class: "lamp", "aria-hidden": "true" }),
      h("span", { class: "link" }, words[connection]),
      h("span", { class: "clock", title: "The time of the service" }, times.time(nowMs), speed),
    );
  }

  function topOf({ repository, branch, phase }: QueueView, status: Leaf, scene: Scene): Leaf {
    return h(
      "header",
      { class: "top" },
      h(
        "h1",
        {},
        branch,
        h("span", { class: "of" }, " merge queue of "),
        h("span", { class: "repository" }, repository),
      ),
      status,
      h(
        "p",
        { class: `phase ${phase.state}` },
        h("strong", {}, phase.label),
        h("span", { class: "words" }, ...wordsOf(phase.words, scene)),
      ),
    );
  }

  function chooserOf(queues: readonly QueueView[], chosen: QueueView): Leaf {
    const links = queues.map((queue) =>
      h(
        "li",
        { key: queue.id },
        h(
          "a",
          { href: `?queue=${encodeURIComponent(queue.id)}`, ...(queue === chosen && { "aria-current": "page" }) },
          h("span", { class: "repository" }, queue.repository),
          " ",
          h("strong", {}, queue.branch),
        ),
      ),
    );
    return h("nav", { "aria-label": "Queues", class: "chooser", key: "chooser" }, h("ul", {}, ...links));
  }

  function figuresOf({ figures }: QueueView): Leaf {
    const each = figures.map(({ label, value, of, place }) =>
      h(
        "div",
        { key: label, class: value === 0 ? "none" : "some" },
        h("dt", {}, place === null ? label : h("a", { href: `#${place}` }, label)),
        h("dd", {}, h("strong", {}, `${value}`), of === null ? null : h("span", {}, ` of ${of}`)),
      ),
    );
    return h("section", { "aria-label": "How much there is", class: "figures", key: "figures" }, h("dl", {}, ...each));
  }

  function lineOf(queue: QueueView, scene: Scene): Leaf {
    const { lanes, moreWaiting, isParallel, bisections } = queue;
    const boxes = lanes.map((lane, index) =>
      h(
        "section",
        { key: lane.key, class: "lane", "aria-labelledby": `lane-${index + 1}` },
        h("h3", { id: `lane-${index + 1}` }, lane.title),
        lane.targets.items.length > 0 ? targetsOf(lane.targets) : null,
        h(
          "ol",
          { class: "boxes" },
          h(
            "li",
            { class: "base", key: "base" },
            h("code", {}, queue.branch),
            " at ",
            h("code", {}, queue.tip.slice(0, 7)),
          ),
          ...lane.boxes.map((box) => boxOf(box, scene)),
        ),
      ),
    );
    return h(
      "main",
      { id: "queue" },
      h("h2", {}, isParallel ? "Lanes" : "Line"),
      boxes.length === 0 ? emptyOf(queue) : h("div", { class: `lanes ${lanes.length > 1 ? "many" : "one"}` }, ...boxes),
      moreWaiting > 0 ? h("p", { class: "more" }, `${moreWaiting} more wait behind these.`) : null,
      bisections.length > 0 ? h("h2", { key: "bisections", id: "bisections", tabindex: -1 }, "Bisections") : null,
      ...bisections.map((each) => bisectionOf(each, scene)),
    );
  }

  function emptyOf({ bisections, notReady, branch }: QueueView): Leaf {
    const text =
      bisections.length > 0
        ? "Nothing stands in line. What is left of a batch that failed is looked at below."
        : notReady.items.length > 0
          ? "Nothing stands in line. What was submitted is not ready yet."
          : `Nothing is in the queue. What is submitted for ${branch} is tested and merged.`;
    return h("p", { class: "empty", key: "empty" }, text);
  }

  function targetsOf({ items, more }: ListView<string>): Leaf {
    const names = items.map((name) => h("li", { key: name }, name));
    const rest = more > 0 ? h("li", { class: "more" }, `and ${more} more`) : null;
    return h("ul", { class: "targets", "aria-label": "Targets" }, ...names, rest);
  }

  function boxOf(box: BoxView, scene: Scene): Leaf {
    const id = `box-${box.key}`;
    const { items, more } = box.members;
    const [only] = items;
    const isOne = items.length === 1 && more === 0 && only !== undefined;
    return h(
      "li",
      { key: box.key },
      h(
        "article",
        { class: `box ${box.state}`, "aria-labelledby": id, ...(isOne && { id: `pr-${only.number}`, tabindex: -1 }) },
        h("span", { class: "mark", "aria-hidden": "true" }),
        h("p", { class: "state" }, box.label),
        h("h4", { id }, ...(isOne ? nameOf(only) : [box.title])),
        box.progress === null ? null : progressOf(box.progress, box.title, scene),
        isOne ? null : membersOf(box, scene),
        ...[...(isOne ? only.why : []), ...box.why].map((words) => h("p", { class: "why" }, ...wordsOf(words, scene))),
        moreOf(box, scene),
      ),
    );
  }

  function membersOf({ members: { items, more } }: BoxView, scene: Scene): Leaf {
    const rest = more > 0 ? h("li", { class: "more" }, `and ${more} more`) : null;
    return h("ul", { class: "members", key: "members" }, ...items.map((member) => memberOf(member, scene)), rest);
  }

  function nameOf({ number, title, author, marks }: MemberView): readonly Child[] {
    return [
      h("strong", { class: "number" }, `#${number}`),
      " ",
      h("span", { class: "name" }, title),
      " ",
      h("span", { class: "author" }, author),
      ...marks.flatMap((mark) => [" ", h("span", { class: "tag" }, mark)]),
    ];
  }

  function memberOf(member: MemberView, scene: Scene): Leaf {
    return h(
      "li",
      { id: `pr-${member.number}`, key: `${member.number}`, tabindex: -1 },
      ...nameOf(member),
      ...member.why.map((words) => h("p", { class: "why" }, ...wordsOf(words, scene))),
    );
  }

  function moreOf({ title, members: { items }, details }: BoxView, scene: Scene): Leaf {
    const [only] = items;
    const parts =
      items.length === 1 && only !== undefined ? aboutOf(only, scene) : items.map((each) => chapter(each, scene));
    return h(
      "details",
      { key: "more" },
      h("summary", {}, "Details", h("span", { class: "unseen" }, ` of ${title}`)),
      listOf(details, scene),
      ...parts,
    );
  }

  function chapter(member: MemberView, scene: Scene): Leaf {
    const heading = h("p", { class: "chapter" }, h("strong", {}, `#${member.number}`), ` ${member.title}`);
    return h("div", { key: `${member.number}` }, heading, ...aboutOf(member, scene));
  }

  function aboutOf({ details, moments }: MemberView, scene: Scene): readonly Leaf[] {
    return [listOf(details, scene), momentsOf(moments, scene)];
  }

  function bisectionOf({ key, title, words, boxes, details }: BisectionView, scene: Scene): Leaf {
    return h(
      "section",
      { key, class: "bisection", "aria-label": title },
      h("h3", {}, title),
      ...words.map((each) => h("p", { class: "about" }, ...wordsOf(each, scene))),
      h("ol", { class: "boxes" }, ...boxes.map((box) => boxOf(box, scene))),
      h(
        "details",
        { key: "more" },
        h("summary", {}, "Details", h("span", { class: "unseen" }, ` of the bisection`)),
        listOf(details, scene),
      ),
    );
  }

  function besideOf({ notReady, ended, settings }: QueueView, scene: Scene): Leaf {
    return h(
      "aside",
      { "aria-label": "Around the line" },
      notReady.items.length > 0 ? h("h2", { key: "not-ready", id: "not-ready", tabindex: -1 }, "Not ready") : null,
      notReady.items.length > 0
        ? h("ul", { class: "unready", key: "unready" }, ...notReady.items.map((member) => waitingOf(member, scene)))
        : null,
      notReady.more > 0 ? h("p", { class: "more", key: "more" }, `and ${notReady.more} more`) : null,
      h("h2", { key: "ended" }, "Last ended"),
      ended.length > 0
        ? h("ol", { class: "ended", key: "ends" }, ...ended.slice(0, RECENT).map((each) => endOf(each, scene)))
        : h("p", { class: "empty", key: "no-ends" }, "Nothing has ended yet."),
      ended.length > RECENT ? earlierOf(ended.slice(RECENT), scene) : null,
      settingsOf(settings),
    );
  }

  function earlierOf(ended: readonly EndedView[], scene: Scene): Leaf {
    const list = h("ol", { class: "ended" }, ...ended.map((each) => endOf(each, scene)));
    return h(
      "details",
      { key: "earlier", class: "earlier" },
      h("summary", {}, `${ended.length} that ended before`),
      list,
    );
  }

  function waitingOf(member: MemberView, scene: Scene): Leaf {
    const { attributes, children } = memberOf(member, scene);
    return h(
      "li",
      { ...attributes, key: `${member.number}` },
      ...children,
      h("details", { key: "more" }, h("summary", {}, "Details", unseen(member.number)), ...aboutOf(member, scene)),
    );
  }

  function endOf(
    { key, number, title, author, conclusion, label, atMs, words, moments }: EndedView,
    scene: Scene,
  ): Leaf {
    return h(
      "li",
      { key, class: conclusion },
      h("span", { class: "mark", "aria-hidden": "true" }),
      h(
        "p",
        {},
        h("strong", { class: "number" }, `#${number}`),
        " ",
        h("span", { class: "name" }, title),
        " ",
        h("span", { class: "author" }, author),
      ),
      h("p", { class: "how" }, h("strong", {}, label), " ", timeOf(atMs, scene)),
      conclusion === "merged" ? null : h("p", { class: "why" }, ...wordsOf(words, scene)),
      h("details", { key: "more" }, h("summary", {}, "History", unseen(number)), momentsOf(moments, scene)),
    );
  }

  function unseen(number: number): Leaf {
    return h("span", { class: "unseen" }, ` of #${number}`);
  }

  function settingsOf(settings: QueueView["settings"]): Leaf {
    const lines = settings.flatMap(({ name, value, meaning }) => [
      h("dt", {}, h("code", {}, name)),
      h("dd", {}, h("strong", {}, value), meaning === "" ? null : h("span", { class: "meaning" }, ` ${meaning}`)),
    ]);
    return h(
      "details",
      { key: "settings", class: "settings" },
      h("summary", {}, h("h2", {}, "Settings")),
      h("dl", {}, ...lines),
    );
  }

  return render;
}
