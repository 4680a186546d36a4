import { readFileSync, statfsSync } from "node:fs";

const FOLDER = "/dev/shm";
const NEEDED_BYTES = 1024 ** 3;

/**
 * Returns the system's folder in memory, if it has enough space and allows programs; else undefined. The tests create
 * thousands of files and repositories, and a disk would double their system time.
 */
export function memoryFolder(): string | undefined {
  try {
    const options = mountOptions(readFileSync("/proc/mounts", "utf8"));
    const { bavail, bsize } = statfsSync(FOLDER);
    return options?.includes("rw") && !options.includes("noexec") && bavail * bsize > NEEDED_BYTES ? FOLDER : undefined;
  } catch {
    // The folder does not exist outside of Linux.
    return undefined;
  }
}

function mountOptions(mounts: string): readonly string[] | undefined {
  const line = mounts.split("\n").find((mount) => mount.split(" ")[1] === FOLDER);
  return line?.split(" ")[3]?.split(",");
}
