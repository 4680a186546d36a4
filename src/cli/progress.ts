import type { TerminalLog } from "../ci/shell.js";
import type { ProcessEnvironment } from "../text/environment.js";
import { formatDuration } from "../text/format.js";

export interface StderrStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

interface ProgressOptions {
  readonly stream: StderrStream;
  /** Standard output for text; undefined if the output is JSON. */
  readonly answers: { write(text: string): unknown } | undefined;
  readonly title: string;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly environment: ProcessEnvironment;
}

const REDRAW_MS = 1000;
const CLEAR_LINE = "\r\x1b[K";
const RED = "31";
const YELLOW = "33";

/** Shows the progress on standard error. A terminal also shows the duration of the newest line. */
export function createProgressLog(options: ProgressOptions): TerminalLog & { end(): void } {
  const { stream, answers, title, quiet, verbose, environment } = options;
  const isTerminal = stream.isTTY === true && environment.TERM !== "dumb";
  const isColored = isTerminal && (environment.NO_COLOR ?? "") === "";
  const { show, print, end } = isTerminal && !quiet ? liveLines(stream, title) : plainLines(stream);
  const colored = (color: string, text: string): string => (isColored ? `\x1b[${color}m${text}\x1b[0m` : text);
  const info = (text: string): void => {
    if (!quiet) show(text);
  };
  return {
    info,
    answer(text) {
      if (answers === undefined) info(text);
      else print(text, answers);
    },
    ended(result) {
      // If standard output shows text, the outputs there already contain the result.
      if (answers === undefined) info(`result: ${result}`);
    },
    debug(text) {
      if (verbose && !quiet) print(text);
    },
    warning(text) {
      if (!quiet) print(`${colored(YELLOW, "warning:")} ${text}`);
    },
    error([first = "", ...more], details) {
      for (const text of [`${colored(RED, "error:")} ${first}`, ...more, ...details]) print(text);
    },
    end,
  };
}

function plainLines(stream: StderrStream) {
  const print = (text: string, target: Pick<StderrStream, "write"> = stream): void => void target.write(`${text}\n`);
  return { show: print, print, end() {} };
}

/** Writes lines to a terminal. Every second, updates the duration at the end of the newest line. */
function liveLines(stream: StderrStream, title: string) {
  let newest: string | undefined;
  let since = performance.now();
  const timer = setInterval(draw, REDRAW_MS).unref();
  draw();

  function draw(): void {
    const time = ` (${formatDuration(performance.now() - since)})`;
    // Some terminals break a line that fills the last column.
    const room = (stream.columns ?? 80) - 1 - time.length;
    stream.write(`${CLEAR_LINE}${cutToWidth(newest ?? title, room)}${time}`);
  }

  /** Writes the newest line again, without its duration. */
  function settle(): void {
    stream.write(newest === undefined ? CLEAR_LINE : `${CLEAR_LINE}${newest}\n`);
    newest = undefined;
  }

  return {
    show(text: string): void {
      settle();
      newest = text;
      since = performance.now();
      draw();
    },
    print(text: string, target: Pick<StderrStream, "write"> = stream): void {
      settle();
      target.write(`${text}\n`);
      draw();
    },
    end(): void {
      clearInterval(timer);
      settle();
    },
  };
}

export function cutToWidth(text: string, columns: number): string {
  let used = 0;
  let kept = "";
  for (const character of text) {
    used += WIDE.test(character) ? 2 : 1;
    if (used > columns) return kept.replace(/.$/su, "…");
    kept += character;
  }
  return kept;
}

/** Characters that are two columns wide in a terminal. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}|[\u{20000}-\u{3fffd}]/u;
