import { commandInputs } from "../cli/command-inputs.js";
import { EXIT_CODES } from "../cli/exit-codes.js";
import { grid } from "./grid.js";

/** Every generated region of docs/command-line.md: its marker's name, and what stands in it. */
export function commandLineRegions(): ReadonlyMap<string, string> {
  return new Map([
    ["flags", renderFlags()],
    ["exit-codes", renderExitCodes()],
  ]);
}

/** What the command line adds to the inputs. */
function renderFlags(): string {
  return grid(
    ["Flag", "Default", "Meaning"],
    Object.values(commandInputs).map(({ name, default: text, description }) => [
      `\`--${name}\``,
      text === undefined ? "" : `\`${text}\``,
      description,
    ]),
  );
}

function renderExitCodes(): string {
  const rows = Object.entries(EXIT_CODES).map(([kind, { code, meaning }]) => [
    `${code}`,
    `\`${kind}\``,
    meaning,
  ]);
  return grid(["Code", "`error-kind`", "Meaning"], [["0", "", "A good end, as `result` says."], ...rows]);
}
