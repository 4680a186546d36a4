import { existsSync, readFileSync } from "node:fs";

/** Function that returns the text of a workflow in this repository; undefined if it does not exist. */
export type ReadReusable = (path: string) => string | undefined;

export const fromDisk: ReadReusable = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
