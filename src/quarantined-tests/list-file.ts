import type { ListFormat } from "../inputs/quarantined-tests.js";
import type { AgedTest } from "./age.js";
import { byOwnerPage } from "./by-owner.js";
import { csvOf } from "./csv.js";
import { skipListOf } from "./skip-list.js";

/** The list as a file for later steps. */
export interface ListFile {
  readonly name: string;
  readonly text: string;
  /** Names that the format cannot hold. */
  readonly leftOut: number;
}

/** JSON and CSV have the service's fields as they came; Markdown is for people, lines are for test runners. */
export function listFile(format: ListFormat, tests: readonly AgedTest[]): ListFile {
  switch (format) {
    case "json":
      return file(
        "json",
        `${JSON.stringify(
          tests.map(({ test }) => test),
          null,
          2,
        )}\n`,
      );
    case "csv":
      return file("csv", csvOf(tests));
    case "markdown":
      return file("md", byOwnerPage(tests));
    case "lines": {
      const { text, leftOut } = skipListOf(tests);
      return { ...file("txt", text), leftOut };
    }
  }
}

function file(extension: string, text: string): ListFile {
  return { name: `quarantined-tests.${extension}`, text, leftOut: 0 };
}
