import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Log, type LogOptions, openLog, readLog } from "../../../src/local-queue/data/log.js";
import { type Note, type Notes, readNote, readNotes } from "./notes.js";

export function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Given = Partial<LogOptions<Note, Notes>>;

/** What was opened with what was told of it. */
export interface GivenLog extends Log<Note, Notes> {
  readonly told: readonly string[];
}

/** A log that is closed at the end of the test. */
export function givenLog(folder: string, options: Given = {}): GivenLog {
  const told: string[] = [];
  const log = openLog({
    folder,
    readCommand: readNote,
    readState: readNotes,
    tell: (line) => told.push(line),
    ...options,
  });
  onTestFinished(() => log.close());
  return { ...log, told };
}

/** What a start reads, once the log is closed again. */
export function reopened(folder: string, options: Given = {}) {
  const { restored, commands, told, close } = givenLog(folder, options);
  close();
  return { restored, texts: commands.map(({ command }) => command.text), seqs: commands.map(({ seq }) => seq), told };
}

/** The texts of all commands from the beginning. */
export function replayed(folder: string): readonly string[] {
  return [...readLog(folder, readNote)].map(({ command }) => command.text);
}

export function appendAll(log: Log<Note, Notes>, ...texts: readonly string[]): void {
  for (const text of texts) log.append({ text }, 1000);
}

export function filesIn(folder: string, start: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .toSorted();
}
