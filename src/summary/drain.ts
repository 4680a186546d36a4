import { formatDuration } from "../duration.js";
import type { QueuePlace } from "../inputs/place.js";
import type { DrainEnd, Left } from "../queue/draining.js";
import { escapeText, table } from "./markdown.js";
import { queueLine } from "./queue-line.js";

const PULL_REQUESTS_SHOWN = 100;
/** A curve of so many points shows how it went. */
const POINTS_SHOWN = 20;
/** Fewer points say no more than the message. */
const POINTS_WORTH_IT = 3;

interface DrainReport {
  readonly end: DrainEnd;
  readonly place: QueuePlace;
  readonly message: string;
  readonly details: readonly string[];
}

/** The page about a drain: how it ended, what is left, and how it went. */
export function drainSummary({ end, place, message, details }: DrainReport): string {
  const { queue, course } = end;
  const parts = [
    escapeText(message),
    details.map((line) => `- ${escapeText(line)}`).join("\n"),
    queue === undefined || queue.enqueuedPullRequests.length === 0
      ? ""
      : `#### What is left\n\n${queueLine(queue, place, PULL_REQUESTS_SHOWN)}`,
    course.length < POINTS_WORTH_IT ? "" : `#### How it went\n\n${courseTable(course)}`,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function courseTable(course: readonly Left[]): string {
  const rows = spread(course, POINTS_SHOWN).map(({ afterMs, count }) => [
    formatDuration(afterMs),
    `${count}`,
  ]);
  return table(["After", "Left"], rows);
}

/** So many items at even distances, the first and the last among them. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
}
