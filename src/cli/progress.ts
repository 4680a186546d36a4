import type { Screen } from "../ci/shell.js";
import type { Environment } from "../text/environment.js";
import { formatDuration } from "../text/format.js";

export interface ErrorStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

interface ProgressOptions {
  readonly stream: ErrorStream;
  /** Standard output where a person reads it; undefined where it holds JSON, and the answer is progress too. */
  readonly answers: { write(text: string): unknown } | undefined;
  /** What the live line says until there is something to say. */
  readonly title: string;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly environment: Environment;
}

const REDRAW_MS = 1000;
const CLEAR_LINE = "\r\x1b[K";
const RED = "31";
const YELLOW = "33";

/**
 * Standard error as a person follows it. On a terminal the newest line is live: it shows for how long it holds, and
 * stays as a plain line when the next one comes. Anywhere else there are plain lines only. Its end leaves the last state
 * on the screen.
 */
export function createProgress(options: ProgressOptions): Screen & { end(): void } {
  const { stream, answers, title, quiet, verbose, environment } = options;
  const terminal = stream.isTTY === true && environment.TERM !== "dumb";
  const colours = terminal && (environment.NO_COLOR ?? "") === "";
  let newest: string | undefined;
  let since = performance.now();
  const live = terminal && !quiet;
  const timer = live ? setInterval(draw, REDRAW_MS).unref() : undefined;
  draw();

  function draw(): void {
    if (!live) return;
    const time = ` (${formatDuration(performance.now() - since)})`;
    // The last column stays free: a character there makes some terminals go on to the next line.
    const room = (stream.columns ?? 80) - 1 - time.length;
    stream.write(`${CLEAR_LINE}${cutToWidth(newest ?? title, room)}${time}`);
  }

  /** What was live becomes a line that stays. */
  function settle(): void {
    if (live) stream.write(newest === undefined ? CLEAR_LINE : `${CLEAR_LINE}${newest}\n`);
    newest = undefined;
  }

  function line(text: string): void {
    settle();
    stream.write(`${text}\n`);
    draw();
  }

  const mark = (colour: string, text: string): string => (colours ? `\x1b[${colour}m${text}\x1b[0m` : text);

  function info(text: string): void {
    if (quiet) return;
    if (!live) {
      line(text);
      return;
    }
    settle();
    newest = text;
    since = performance.now();
    draw();
  }

  return {
    info,
    answer(text) {
      if (answers === undefined) {
        info(text);
        return;
      }
      settle();
      answers.write(`${text}\n`);
      draw();
    },
    ended(result) {
      // Where a person reads it, it stands with the outputs.
      if (answers === undefined) info(`result: ${result}`);
    },
    debug(text) {
      if (verbose && !quiet) line(text);
    },
    warning(text) {
      if (!quiet) line(`${mark(YELLOW, "warning:")} ${text}`);
    },
    error([first = "", ...more], details) {
      for (const text of [`${mark(RED, "error:")} ${first}`, ...more, ...details]) line(text);
    },
    end() {
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

/** Characters of East Asian scripts, and pictures, take two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}|[\u{20000}-\u{3fffd}]/u;
