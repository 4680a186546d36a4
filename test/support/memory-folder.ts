import { readFileSync, statfsSync } from "node:fs";

const FOLDER = "/dev/shm";
const NEEDED_BYTES = 1024 ** 3;

/**
 * The system's folder in memory, where there is one with room in which programs may run: the tests make thousands of
 * files and repositories, and on a disk these cost them half of their system time. Undefined elsewhere.
 */
export function memoryFolder(): string | undefined {
  try {
    const options = mountOptions(readFileSync("/proc/mounts", "utf8"));
    const { bavail, bsize } = statfsSync(FOLDER);
    return options?.includes("rw") && !options.includes("noexec") && bavail * bsize > NEEDED_BYTES ? FOLDER : undefined;
  } catch {
    // No such file: another system than Linux.
    return undefined;
  }
}

function mountOptions(mounts: string): readonly string[] | undefined {
  const line = mounts.split("\n").find((mount) => mount.split(" ")[1] === FOLDER);
  return line?.split(" ")[3]?.split(",");
}
