/**
 * The files of a log: `log-000000000001.jsonl` begins with the command number 1, and the next file goes on where it
 * ends. The first line of each names the format; every other line is one command with its number, its time and a
 * checksum, so that damage is noticed wherever it is.
 */
import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../../errors.js";
import { dataFailure, dataProblem } from "./disk.js";
import { readTagged, writeTagged } from "./tagged-json.js";

/** Of everything in the folder; raised when what is written would be read wrongly by, or from, an earlier version. */
export const FORMAT_VERSION = 3;
const FORMAT = "merge-queue-log";

export interface Logged<Command> {
  /** Counts from 1 without a gap. */
  readonly seq: number;
  readonly atMs: number;
  readonly command: Command;
}

export interface Segment {
  readonly path: string;
  /** The number of its first command. */
  readonly first: number;
}

/** What was read of a segment. */
export interface SegmentEnd {
  readonly lastSeq: number;
  /** So many bytes are whole lines; what comes after them was being written when the service ended. */
  readonly wholeBytes: number;
  readonly tornBytes: number;
}

const NAME = /^log-(\d{12})\.jsonl$/;

export function segmentAt(folder: string, first: number): Segment {
  return { path: join(folder, `log-${String(first).padStart(12, "0")}.jsonl`), first };
}

/** In their order. */
export function segmentsIn(folder: string): readonly Segment[] {
  return readdirSync(folder)
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map((first) => segmentAt(folder, Number(first)))
    .toSorted((one, other) => one.first - other.first);
}

export function firstLineOf({ first }: Segment): Buffer {
  return Buffer.from(`${JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, first })}\n`);
}

export function lineOf({ seq, atMs, command }: Logged<unknown>): Buffer {
  const text = `{"seq":${seq},"atMs":${atMs},"command":${writeTagged(command)}`;
  return Buffer.from(`${text},"sum":"${checksum(text)}"}\n`);
}

/** Enough to notice damage; nobody is kept from forging it. */
export function checksum(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/**
 * The commands of segments that follow each other. The last line of the last one may be torn: it is left out, and the
 * end of that segment says so. @throws InputError that names file and line of anything else that is wrong
 */
export function* commandsIn<Command>(
  segments: readonly Segment[],
  readCommand: (value: unknown) => Command,
): Generator<Logged<Command>, SegmentEnd | undefined> {
  let end: SegmentEnd | undefined;
  for (const [index, segment] of segments.entries()) {
    const missing = end === undefined ? segment.first : end.lastSeq + 1;
    if (segment.first !== missing)
      throw dataProblem(
        `${segment.path} begins with command ${segment.first}, and ${missing} should come next: a file of the log is missing`,
      );
    end = yield* commandsOf(segment, index === segments.length - 1, readCommand);
  }
  return end;
}

function* commandsOf<Command>(
  segment: Segment,
  isLast: boolean,
  readCommand: (value: unknown) => Command,
): Generator<Logged<Command>, SegmentEnd> {
  let lastSeq = segment.first - 1;
  let wholeBytes = 0;
  for (const line of linesOf(segment.path)) {
    const text = textOf(line.bytes);
    const isTorn = !line.isWhole || (line.number > 1 && jsonIn(text) === undefined);
    if (isLast && line.isLast && isTorn) {
      return { lastSeq, wholeBytes, tornBytes: line.bytes.length + (line.isWhole ? 1 : 0) };
    }
    const damage = (what: string) =>
      dataProblem(
        `${segment.path}, line ${line.number}: ${what}. The file was damaged or changed; nothing after this line can be trusted`,
      );
    if (line.number === 1) checkFirstLine(segment, text);
    else if (!line.isWhole) throw damage("the line has no end");
    else {
      const command = commandOn(text, lastSeq + 1, damage, readCommand);
      lastSeq = command.seq;
      yield command;
    }
    wholeBytes += line.bytes.length + 1;
  }
  return { lastSeq, wholeBytes, tornBytes: 0 };
}

function checkFirstLine({ path, first }: Segment, text: string | undefined): void {
  const problem = formatProblem(FORMAT, jsonIn(text));
  if (problem !== undefined) throw dataProblem(`${path}, line 1: ${problem}`);
  const named = fieldsIn(text)?.first;
  if (named !== first)
    throw dataProblem(`${path}, line 1: it begins with command ${String(named)}, and its name says ${first}`);
}

/** Why a file that begins so cannot be read here; undefined where it can. */
export function formatProblem(format: string, header: unknown): string | undefined {
  const fields: Readonly<Record<string, unknown>> = isObject(header) ? header : {};
  if (fields.format !== format) return "it does not begin as a file of the local merge queue does";
  if (fields.version === FORMAT_VERSION) return undefined;
  return `it is of format ${String(fields.version)}, and this version of merge-queue knows format ${FORMAT_VERSION}. Use the version that wrote it, or another folder`;
}

const SUM = /,"sum":"([0-9a-f]{8})"\}$/;

function commandOn<Command>(
  text: string | undefined,
  expected: number,
  damage: (what: string) => Error,
  readCommand: (value: unknown) => Command,
): Logged<Command> {
  if (text === undefined) throw damage("it is not text");
  const sum = SUM.exec(text);
  if (sum === null || checksum(text.slice(0, sum.index)) !== sum[1]) throw damage("it does not fit its checksum");
  const { seq, atMs, command } = fieldsIn(text) ?? {};
  if (seq !== expected) throw damage(`it is number ${String(seq)}, and ${expected} comes next`);
  if (typeof atMs !== "number") throw damage("it has no time");
  try {
    return { seq: expected, atMs, command: readCommand(command) };
  } catch (error) {
    throw damage(messageOf(error));
  }
}

function fieldsIn(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const value = jsonIn(text);
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Undefined where it is no JSON. */
function jsonIn(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : readTagged(text);
  } catch {
    return undefined;
  }
}

/** Undefined where the bytes are no text. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

interface Line {
  /** Without its end. */
  readonly bytes: Buffer;
  /** From 1. */
  readonly number: number;
  /** It has an end. */
  readonly isWhole: boolean;
  readonly isLast: boolean;
}

const CHUNK_BYTES = 1 << 18;
const LINE_END = 0x0a;

/** A log may be longer than memory. */
function* linesOf(path: string): Generator<Line> {
  const file = open(path);
  try {
    const size = fstatSync(file).size;
    let position = 0;
    let rest: Buffer = Buffer.alloc(0);
    let number = 0;
    while (position < size) {
      // Of a long line always as much again as there is, so that it is not looked through too often.
      const chunk = Buffer.alloc(Math.min(Math.max(CHUNK_BYTES, rest.length), size - position));
      const bytes = readSync(file, chunk, 0, chunk.length, position);
      if (bytes === 0) break;
      position += bytes;
      rest = Buffer.concat([rest, chunk.subarray(0, bytes)]);
      let from = 0;
      for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END, from)) {
        number += 1;
        const isLast = position >= size && end + 1 === rest.length;
        yield { bytes: rest.subarray(from, end), number, isWhole: true, isLast };
        from = end + 1;
      }
      rest = rest.subarray(from);
    }
    if (rest.length > 0) yield { bytes: rest, number: number + 1, isWhole: false, isLast: true };
  } finally {
    closeSync(file);
  }
}

function open(path: string): number {
  try {
    return openSync(path, "r");
  } catch (error) {
    throw dataFailure(`${path} cannot be read`, error);
  }
}
