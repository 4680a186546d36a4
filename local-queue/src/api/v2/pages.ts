/**
 * Pages of lists. A cursor contains the position after the last item, and is valid only for the same operation and
 * filters.
 */
import { createHash } from "node:crypto";
import { type Fields, isFields } from "../../state/fields.js";
import { parseJson } from "../http/incoming.js";
import { refusal } from "./errors.js";

interface PageQuery {
  readonly limit?: number;
  readonly cursor?: string;
  readonly includeTotal?: boolean;
}

export interface Pager {
  /** Time of the request for the first page. */
  readonly startedAtMs: number;
  /** Returns a page of items by ascending rank. The rank of an item must never change; its index by default. */
  readonly page: <Item>(
    items: readonly Item[],
    show: (item: Item) => unknown,
    rankOf?: (item: Item, index: number) => number,
  ) => Fields;
}

const DEFAULT_LIMIT = 25;

/** Creates the pager of a list. `of` identifies the operation and its filters. */
export function createPager(query: PageQuery, of: string, nowMs: number): Pager {
  const { limit = DEFAULT_LIMIT, cursor, includeTotal = false } = query;
  const first = { after: Number.NEGATIVE_INFINITY, startedAtMs: nowMs };
  const { after, startedAtMs } = cursor === undefined ? first : readCursor(cursor, of);
  const page: Pager["page"] = (items, show, rankOf = (_item, index) => index) => {
    const ranked = items.map((item, index) => ({ item, rank: rankOf(item, index) }));
    const rest = ranked.filter(({ rank }) => rank > after).toSorted((one, other) => one.rank - other.rank);
    const shown = rest.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = rest.length > shown.length && last !== undefined;
    return {
      data: shown.map(({ item }) => show(item)),
      nextCursor: hasMore ? writeCursor({ after: last.rank, startedAtMs }, of) : null,
      hasMore,
      ...(includeTotal ? { total: items.length } : {}),
    };
  };
  return { startedAtMs, page };
}

interface Position {
  readonly after: number;
  readonly startedAtMs: number;
}

function writeCursor({ after, startedAtMs }: Position, of: string): string {
  return Buffer.from(JSON.stringify({ after, startedAtMs, of: digestOf(of) })).toString("base64url");
}

/** Reads a cursor. @throws Refusal (400) for the cursor of another list or of other filters */
function readCursor(cursor: string, of: string): Position {
  const value = parseJson(Buffer.from(cursor, "base64url").toString());
  if (isFields(value) && value.of === digestOf(of)) {
    const { after, startedAtMs } = value;
    if (typeof after === "number" && typeof startedAtMs === "number") return { after, startedAtMs };
  }
  throw refusal("INVALID_CURSOR", "The cursor is not valid for this list with these filters");
}

function digestOf(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}
