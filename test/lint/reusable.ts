import { existsSync, readFileSync } from "node:fs";

/** The text of one of this repository's workflows; undefined where there is none. */
export type ReadReusable = (path: string) => string | undefined;

export const fromDisk: ReadReusable = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
