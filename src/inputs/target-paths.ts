import type { TargetPathsRead } from "../impacted-targets/target-paths.js";
import type { Parse } from "./input.js";

/** The text of `target-paths`, which is read once: when the inputs are checked, for all who need it later. */
export interface TargetPathsText {
  read(): Promise<TargetPathsRead>;
}

/** Any text: what is wrong with it is found out later, since the reader of YAML is loaded only where it is needed. */
export const targetPathsText: Parse<TargetPathsText> = (text) => {
  let reading: Promise<TargetPathsRead> | undefined;
  return {
    ok: true,
    value: {
      read() {
        reading ??= load(text);
        return reading;
      },
    },
  };
};

async function load(text: string): Promise<TargetPathsRead> {
  const { readTargetPaths } = await import("../impacted-targets/target-paths.js");
  const { loadPicomatch } = await import("../impacted-targets/path-pattern.js");
  return await readTargetPaths(text, await loadPicomatch());
}
