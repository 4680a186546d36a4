/** Tables that the Git host stores for its next start. */
import type * as z from "zod/mini";
import { InputError } from "../../../../src/errors.js";

/** Table of JSON values by number. A Map works too, but loses its values when the process stops. */
export interface Rows {
  readonly entries: () => Iterable<readonly [number, unknown]>;
  readonly set: (key: number, value: unknown) => void;
  readonly delete: (key: number) => void;
}

export interface GitRecords {
  readonly pullRequests: Rows;
  readonly merges: Rows;
  /** Refs that an unfinished change affects. If the service is killed, the row remains. */
  readonly refChanges: Rows;
}

export function recordsInMemory(): GitRecords {
  return { pullRequests: new Map(), merges: new Map(), refChanges: new Map() };
}

/** Reads the values of a table. @throws InputError if a row is damaged */
export function readRows<Schema extends z.ZodMiniType>(
  rows: Rows,
  schema: Schema,
  table: string,
): readonly (readonly [number, z.infer<Schema>])[] {
  return [...rows.entries()].map(([key, value]) => {
    const read = schema.safeParse(value);
    if (read.success) return [key, read.data] as const;
    throw new InputError([
      `--data: the row ${key} of the table ${table} is damaged. Restore the folder from a backup, or choose another folder`,
    ]);
  });
}
