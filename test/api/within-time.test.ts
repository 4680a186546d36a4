import { expect, test } from "vitest";
import { TimeOverError, withinTime } from "../../src/api/within-time.js";

const never = () => new Promise<never>(() => {});

test("work that does not listen is not waited for, neither past its time nor past a signal", async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error("told to stop")), 20);
  await expect(withinTime(20, [], never)).rejects.toThrow(TimeOverError);
  await expect(withinTime(60_000, [new AbortController().signal, stop.signal], never)).rejects.toThrow(
    "told to stop",
  );
});

test("the work is told to let go once nobody waits for it, and not before", async () => {
  const told: string[] = [];
  const work = (name: string, ms: number) => (signal: AbortSignal) => {
    signal.addEventListener("abort", () => told.push(name));
    return new Promise<string>((done) => setTimeout(() => done(name), ms));
  };
  expect(await withinTime(60_000, [], work("quick", 1))).toBe("quick");
  await expect(withinTime(10, [], work("slow", 500))).rejects.toThrow(TimeOverError);
  expect(told).toEqual(["slow"]);
});

test("a signal that came before lets no work begin", async () => {
  let begun = false;
  const work = async () => {
    begun = true;
  };
  await expect(withinTime(60_000, [AbortSignal.abort(new Error("before"))], work)).rejects.toThrow("before");
  expect(begun).toBe(false);
});

test("a time beyond what timers can hold is no limit, and not an instant one", async () => {
  for (const ms of [2 ** 40, Number.POSITIVE_INFINITY]) {
    expect(await withinTime(ms, [], () => new Promise((done) => setTimeout(() => done("done"), 20)))).toBe(
      "done",
    );
  }
});

test("what work fails with after its time is nobody's trouble any more", async () => {
  const late = withinTime(
    5,
    [],
    () => new Promise<never>((_done, fail) => setTimeout(() => fail(new Error("late")), 500)),
  );
  await expect(late).rejects.toThrow(TimeOverError);
  await new Promise((done) => setTimeout(done, 600));
});
