/** Tables that the host of a repository finds again after the next start. */
import type * as z from "zod/mini";
import { InputError } from "../../../../src/errors.js";

/** JSON values by number. A Map has them for the life of the process. */
export interface Rows {
  readonly entries: () => Iterable<readonly [number, unknown]>;
  readonly set: (key: number, value: unknown) => void;
  readonly delete: (key: number) => void;
}

export interface GitRecords {
  /** By their number. */
  readonly pullRequests: Rows;
  /** The last merges, in their order. */
  readonly merges: Rows;
  /** The change of refs that goes on; it stays where everything is killed meanwhile. */
  readonly refChanges: Rows;
}

export function recordsInMemory(): GitRecords {
  return { pullRequests: new Map(), merges: new Map(), refChanges: new Map() };
}

/** Reads the values of a table. @throws InputError for one of another shape */
export function readRows<Schema extends z.ZodMiniType>(
  rows: Rows,
  schema: Schema,
  table: string,
): readonly (readonly [number, z.infer<Schema>])[] {
  return [...rows.entries()].map(([key, value]) => {
    const read = schema.safeParse(value);
    if (read.success) return [key, read.data] as const;
    throw new InputError([
      `--data: the row ${key} of the table ${table} is damaged. Put a backup of the folder in its place, or choose another folder`,
    ]);
  });
}
