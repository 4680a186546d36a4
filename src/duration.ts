/** Milliseconds of each unit that a duration is written in, the largest first. */
export const UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;
type Unit = keyof typeof UNIT_MS;
export const UNITS: readonly Unit[] = ["d", "h", "m", "s"];

/** Milliseconds as a person says them, the two largest units: `1d 2h`, `1h 30m`, `45s`, `0.4s`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms / 100)) / 10}s`;
  let left = Math.round(ms / 1000) * 1000;
  const words: string[] = [];
  for (const unit of UNITS) {
    const count = Math.floor(left / UNIT_MS[unit]);
    left -= count * UNIT_MS[unit];
    if (count > 0) words.push(`${count}${unit}`);
    else if (words.length > 0) break;
  }
  return words.slice(0, 2).join(" ");
}
