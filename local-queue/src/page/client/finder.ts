/** This file shows the list of all pull requests, which the reader can search and page. */
import type { FoundView } from "../view/find.js";
import type { Elements, PageSituation, RenderFinder, Scene } from "./render.js";
import type { Leaf } from "./tree.js";

export function finder(elements: Elements): RenderFinder {
  return (queue, situation, scene) => renderFinder(elements, queue, situation, scene);
}

export function renderFinder(
  elements: Elements,
  { repository, branch }: { readonly repository: string; readonly branch: string },
  { found, origin, view }: PageSituation,
  scene: Scene,
): Leaf {
  const { h, linkTarget } = elements;
  const { total, from, items } = found ?? { total: 0, from: 0, items: [] };
  const to = from + items.length;
  const range = total === 0 ? "No pull request matches." : `${from + 1} to ${to} of ${total}`;
  const hint = "Number, title, author or branch";
  const turn = (value: number, label: string) =>
    h("button", { key: label, type: "button", name: "page", value }, label);
  const open = items.find(({ act }) => act === "submit");
  const command =
    open === undefined || view.token === null ? "" : writeCommand(open.number, repository, branch, view.token, origin);
  return h(
    "section",
    { key: "finder", class: "finder", "aria-labelledby": "find" },
    h("h2", linkTarget("find"), "All pull requests"),
    h("input", { type: "search", name: "search", placeholder: hint, "aria-label": `Search pull requests: ${hint}` }),
    command === ""
      ? null
      : h(
          "details",
          {},
          h("summary", {}, "Submit a pull request from a terminal"),
          h("pre", {}, h("code", {}, command)),
        ),
    h("ul", "found", ...items.map((each) => renderFound(elements, each, scene))),
    h("p", { class: "range", role: "status" }, found === null ? "" : range),
    h("p", "buttons", from > 0 ? turn(0, "First page") : null, to < total ? turn(to, "Next page") : null),
  );
}

export function renderFound(
  { h, renderButton, renderEstimate, renderName }: Elements,
  { number, title, author, branch, state, label, act, mergeAtMs }: FoundView["items"][number],
  scene: Scene,
): Leaf {
  return h(
    "li",
    { key: `${number}`, class: state },
    h("p", {}, ...renderName({ number, title, author })),
    h("div", "how", h("strong", {}, label), h("code", {}, branch), renderEstimate(mergeAtMs, scene)),
    act === null ? null : renderButton(act, number, scene),
  );
}

/** Writes a command for a shell. It quotes names that people chose, because a shell would run parts of such a name. */
export function writeCommand(
  number: number,
  repository: string,
  branch: string,
  token: string,
  origin: string,
): string {
  const quote = (text: string) => (/^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  const variables = `MERGE_QUEUE_API_URL=${origin}/v1 MERGE_QUEUE_TOKEN=${quote(token)}`;
  const target = `--repository ${quote(repository)} --target-branch ${quote(branch)}`;
  return `${variables} \\\n  merge-queue submit ${target} --pr-number ${number} --wait`;
}
