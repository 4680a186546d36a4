import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { seeded } from "../../seeded.js";
import { compiledProcess, startChild } from "./child.js";
import { appendAll, filesIn, givenFolder, givenLog, reopened, replayed } from "./given-log.js";
import { textOf } from "./notes.js";

const program = compiledProcess();
const KILLS = Number(process.env.MERGE_QUEUE_KILLS ?? 8);
const SEED = Number(process.env.MERGE_QUEUE_SEED ?? Date.now() % 100_000);

test("a service that is killed at any moment has lost no command that it had answered", async () => {
  const folder = givenFolder();
  const random = seeded(SEED);
  const seen = `seed ${SEED}, ${KILLS} kills`;
  let answered = 0;
  let unanswered = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = startChild(program, "append", folder);
    // From its first sign of life on: it may still be opening the log, and taking over the lock of the one before.
    await child.printed(/./);
    await sleep(random.below(25));
    await child.kill();
    const lines = child.lines();
    expect(lines.filter((line) => line.startsWith("failed"))).toEqual([]);
    const numbers = lines.filter((line) => /^\d+$/.test(line)).map(Number);
    const [first] = numbers;
    if (first !== undefined) {
      expect(first, seen).toBeGreaterThan(answered);
      expect(first, seen).toBeLessThanOrEqual(answered + 1 + unanswered);
      unanswered = 0;
    }
    // The last one that a process appended may be one that it could not answer any more.
    unanswered += 1;
    answered = Math.max(answered, ...numbers);
  }

  const texts = replayed(folder);
  expect(texts.length, seen).toBeGreaterThanOrEqual(answered);
  expect(texts.length, seen).toBeLessThanOrEqual(answered + unanswered);
  expect(texts.findIndex((text, index) => text !== textOf(index + 1))).toBe(-1);
  const { restored, seqs } = reopened(folder);
  expect([...(restored?.state.texts ?? []), ...seqs].map(Number)).toEqual(texts.map((_, index) => index + 1));
  expect(filesIn(folder, "lock-")).toEqual([]);
});

test("two processes never share a folder, until the first one has ended, in whatever way", async () => {
  const folder = givenFolder();
  const first = startChild(program, "hold", folder);
  await first.printed(/^opened/);
  expect(first.lines()).toEqual(["opened"]);
  expect(() => givenLog(folder)).toThrow(`is in use by process ${first.pid}.`);
  await first.stop();
  const second = startChild(program, "hold", folder);
  await second.printed(/^opened/);
  await second.kill();

  const log = givenLog(folder);

  expect(log.told).toEqual([
    `The lock of process ${second.pid}, which has ended without a word, was taken over in ${folder}.`,
  ]);
  appendAll(log, "one");
});

test("one process gets the folder when many start at once over the lock of a dead one", async () => {
  const folder = givenFolder();
  const dead = startChild(program, "hold", folder);
  await dead.printed(/^opened/);
  await dead.kill();
  const children = Array.from({ length: 6 }, () => startChild(program, "hold", folder));
  await Promise.all(children.map((child) => child.printed(/^(opened|failed)/)));
  const ends = children.map((child) => child.lines().at(-1) ?? "");
  await Promise.all(children.map((child) => child.stop()));

  const winner = children[ends.indexOf("opened")];
  expect(ends.filter((end) => end === "opened")).toHaveLength(1);
  for (const end of ends.filter((each) => each !== "opened"))
    expect(end).toContain(`is in use by process ${winner?.pid}.`);
  expect(filesIn(folder, "lock-")).toEqual([]);
});
