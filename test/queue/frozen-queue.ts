import { givenService } from "../support/action.js";
import { fakeClock } from "../support/fake-clock.js";
import { fakeHost } from "../support/fake-host.js";
import { memoryPosts } from "../support/memory-posts.js";
import { queueFor } from "../support/queue-requests.js";
import { type HereOptions, runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

const START_MS = Date.parse("2026-12-23T16:00:00Z");
const FILE = ".github/merge-queue.yml";
/** A freeze from one hour to three hours after the start. */
export const CALENDAR = [
  "queues: { main: {} }",
  "freezes:",
  "  holidays <b>@team: { from: 2026-12-23 18:00, until: 2026-12-23 20:00, time-zone: Europe/Berlin }",
].join("\n");
export const NO_FREEZES = "queues: { main: {} }\nfreezes: {}";

type State = "running" | "paused" | "draining";
type Inputs = Readonly<Record<string, string>>;

/** Returns a queue, the issues on GitHub, and functions that run the operations and change the time. */
export async function givenQueue({ before }: Parameters<typeof memoryPosts>[0] = {}) {
  const service = await givenService({ startAtMs: START_MS });
  const board = memoryPosts({ now: () => service.engine.now(), ...(before && { before }) });
  const options = () => ({ clock: fakeClock(service.engine.now()), host: fakeHost({ posts: board.posts }) });
  return {
    service,
    issues: () => [...board.issues.values()],
    board,
    state: () => queueFor(service)?.state,
    setState: (state: State) => service.control.updateQueue({ branch: "main", state }),
    pass: (minutes: number) => service.control.advance(minutes * 60),
    apply: (config = CALENDAR, inputs: Inputs = {}, more: HereOptions = {}) =>
      runHere(
        service,
        { operation: "apply-queue", ...inputs },
        { ...options(), workspace: givenWorkspace({ [FILE]: config }), ...more },
      ),
    pause: (inputs: Inputs) =>
      runHere(service, { operation: "pause-queue", "target-branch": "main", ...inputs }, options()),
  };
}

type GivenQueue = Awaited<ReturnType<typeof givenQueue>>;

/** Applies the calendar every 30 minutes, and returns the changes of the state in minutes after the start. */
export async function changesOf({ apply, pass, state }: GivenQueue, config: string, hours: number) {
  const changes: string[] = [];
  for (let minutes = 0; minutes <= hours * 60; minutes += 30) {
    const old = state();
    await apply(config);
    if (state() !== old) changes.push(`${minutes}: ${state()}`);
    pass(30);
  }
  return changes;
}
