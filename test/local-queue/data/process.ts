/**
 * A process of its own that uses a log: `append` adds commands until it is killed, and prints the number of each once it
 * is appended; `hold` opens the log, says how that went and keeps it until its input ends.
 */
import { writeSync } from "node:fs";
import { openLog } from "../../../src/local-queue/data/log.js";
import { readNote, readNotes, textOf } from "./notes.js";

const SNAPSHOT_EACH = 40;

const [mode = "", folder = ""] = process.argv.slice(2);
const say = (line: string): void => void writeSync(1, `${line}\n`);

try {
  const log = openLog({ folder, readCommand: readNote, readState: readNotes, tell: (line) => say(`told: ${line}`) });
  if (mode === "hold") {
    say("opened");
    process.stdin.resume().on("end", () => log.close());
  } else {
    const known = [...(log.restored?.state.texts ?? []), ...log.commands.map(({ seq }) => String(seq))];
    const state = { texts: new Set(known) };
    let seq = known.length;
    for (;;) {
      seq = log.append({ text: textOf(seq + 1) }, seq);
      say(String(seq));
      state.texts.add(String(seq));
      if (log.sinceSnapshot() >= SNAPSHOT_EACH) log.snapshot(state);
    }
  }
} catch (error) {
  say(`failed: ${String(error)}`);
}
