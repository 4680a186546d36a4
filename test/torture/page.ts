import { finder } from "../../local-queue/src/page/client/finder.js";
import { renderer } from "../../local-queue/src/page/client/render.js";
import { type Child, patcher } from "../../local-queue/src/page/client/tree.js";
import { findPullRequests } from "../../local-queue/src/page/view/find.js";
import { pageView } from "../../local-queue/src/page/view/view.js";
import { fakeDocument } from "../../local-queue/test/support/fake-document.js";
import { givenService } from "../support/action.js";
import { givenTesting } from "../support/queue.js";

const times = { time: (ms: number) => `${ms}`, day: (ms: number) => `${ms}` };
const render = renderer(times, finder);

/** Returns the elements of the local queue's page, and their attributes that have an effect, without texts. */
async function structureWith(text: string): Promise<string> {
  const service = await givenService({ seed: 1, startAtMs: 0 });
  const checks = [{ name: text, result: "failure" }] as const;
  const plan = { testPlan: { result: "fail", testSeconds: 5, checks: [...checks] } } as const;
  for (const more of [{}, plan]) givenTesting(service, { title: text, author: text, headBranch: text, ...more });
  service.control.advance(20);
  givenTesting(service, { title: text, author: text });
  service.control.addPullRequest({ title: text, author: text });
  const clock = { nowMs: Date.parse(service.control.clock().now), speed: 0 };
  const queues = service.engine.watchedQueues();
  const view = pageView(queues, clock, text);
  const found = findPullRequests(queues, { queue: view.queues[0]?.id ?? "", search: "", from: 0 }, clock.nowMs);
  const shown = {
    view,
    nowMs: clock.nowMs,
    chosen: text,
    connection: "live",
    found,
    problem: text,
    origin: text,
  } as const;
  const { children } = render(shown);
  // The simulated document accepts the elements that the script may create, and throws for any other.
  const document = fakeDocument();
  patcher(document)(document.createElement("div"), children);
  return children.map(shapeOf).join("");
}

function shapeOf(child: Child): string {
  if (typeof child === "string") return "";
  const attributes = Object.entries(child.attributes)
    .filter(([name]) => name === "href" || name.startsWith("on"))
    .map(([name, value]) => ` ${name}=${String(value)}`);
  return `<${child.tag}${attributes.join("")}>${child.children.map(shapeOf).join("")}</${child.tag}>`;
}

/** Returns a problem if a title or a name changes the structure of the local queue's page. */
export async function tryPage(text: string): Promise<readonly string[]> {
  const [wanted, found] = [await structureWith("plain"), await structureWith(text)];
  return wanted === found ? [] : ["The page of the local queue has other elements or links than with a plain text."];
}
