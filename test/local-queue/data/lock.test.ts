import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { filesIn, givenFolder, givenLog } from "./given-log.js";

/** The number of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ["--version"]).pid;
}

/** A folder with a lock that says this. */
function givenLock(holder: Readonly<Record<string, unknown>> | string) {
  const folder = givenFolder();
  const path = join(folder, "lock-000001");
  writeFileSync(path, typeof holder === "string" ? holder : JSON.stringify({ host: hostname(), begun: "", ...holder }));
  return { folder, path };
}

test("two logs of one process never share a folder", () => {
  const folder = givenFolder();
  const log = givenLog(folder);
  const message = `--data: ${folder} is in use by process ${process.pid}. Stop that service, or choose another folder`;
  expect(() => givenLog(folder)).toThrow(message);
  expect(() => givenLog(join(folder, "..", folder.split(/[\\/]/).at(-1) ?? ""))).toThrow("is in use by process");
  log.close();
  givenLog(folder);
});

describe("the lock of a process", () => {
  test("that has ended is taken over, and leaves nothing behind", () => {
    const { folder } = givenLock({ pid: deadPid() });
    const log = givenLog(folder);
    expect(log.told).toHaveLength(1);
    expect(filesIn(folder, "lock-")).toEqual(["lock-000002"]);
    log.close();
    expect(filesIn(folder, "lock-")).toEqual([]);
  });

  test("that had our number before us is taken over", () => {
    const { folder } = givenLock({ pid: process.pid, begun: "at another time" });
    expect(givenLog(folder).told).toHaveLength(1);
  });

  test.runIf(process.platform === "linux")("whose number another one has by now is taken over", () => {
    const { folder } = givenLock({ pid: process.ppid, begun: "at another time" });
    expect(givenLog(folder).told).toHaveLength(1);
  });

  test.runIf(process.platform === "linux")("that is dead and whose parent has not noticed is taken over", async () => {
    const parent = spawn("sh", ["-c", "sleep 30 & echo $!; exec sleep 30"], { stdio: ["ignore", "pipe", "ignore"] });
    onTestFinished(() => void parent.kill());
    const pid = Number(String((await once(parent.stdout, "data"))[0]));
    const stat = (of = pid): string => readFileSync(`/proc/${of}/stat`, "utf8");
    // From then on the parent is no shell any more, which would look after what it started.
    while (!stat(parent.pid).includes("(sleep)")) await sleep(5);
    process.kill(pid, "SIGKILL");
    while (!stat().includes(") Z ")) await sleep(5);
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const { folder } = givenLock({ pid, begun: `${boot} ${stat().split(") ")[1]?.split(" ")[19]}` });
    expect(givenLog(folder).told).toHaveLength(1);
  });

  test("that runs holds, although a later one of a dead process stands beside it", () => {
    const { folder } = givenLock({ pid: process.ppid });
    writeFileSync(join(folder, "lock-000002"), JSON.stringify({ pid: deadPid(), host: hostname(), begun: "" }));
    expect(() => givenLog(folder)).toThrow(/could not be locked/);
    expect(filesIn(folder, "lock-")).toEqual(["lock-000001", "lock-000002"]);
  });

  test("that runs and of which no more is known holds", () => {
    const { folder } = givenLock({ pid: process.ppid });
    expect(() => givenLog(folder)).toThrow(`is in use by process ${process.ppid}.`);
  });

  test("of another machine holds, with advice", () => {
    const { folder, path } = givenLock({ pid: deadPid(), host: "elsewhere" });
    expect(() => givenLog(folder)).toThrow(
      /locked by process \d+ on the machine "elsewhere", which cannot be looked at from here\. If that service has ended, delete /,
    );
    expect(readFileSync(path, "utf8")).toContain("elsewhere");
  });

  test.each(["", '{"pid": 12', '{"pid": -1, "host": "", "begun": ""}', "null"])(
    "that was killed while it wrote it is taken over: %j",
    (text) => {
      const { folder } = givenLock(text);
      expect(givenLog(folder).told).toEqual([
        `A lock that a killed process left unfinished in ${folder} was taken over.`,
      ]);
    },
  );
});
