import type { TargetPathsRead } from "../impacted-targets/target-paths.js";
import type { Parse, Parsed } from "./input.js";

/** The text of `target-paths`, which is read once: when the inputs are checked, for all who need it later. */
export interface TargetPathsText {
  read(): Promise<TargetPathsRead>;
}

/** Any text: what is wrong with it is found out later, since the reader of YAML is loaded only where it is needed. */
export const targetPathsText: Parse<TargetPathsText> = Object.assign(
  (text: string): Parsed<TargetPathsText> => {
    let reading: Promise<TargetPathsRead> | undefined;
    const read = (): Promise<TargetPathsRead> => {
      reading ??= load(text);
      return reading;
    };
    return { ok: true, value: { read } };
  },
  { many: true },
);

async function load(text: string): Promise<TargetPathsRead> {
  const { readTargetPaths } = await import("../impacted-targets/target-paths.js");
  const { loadPicomatch } = await import("../globs/glob.js");
  return readTargetPaths(text, await loadPicomatch());
}
