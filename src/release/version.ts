/** X.Y.Z, the only form that a release has: what comes before one is tried by a dry run. */
type Version = readonly [major: number, minor: number, patch: number];

const FORM = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;

export function versionOf(text: string): Version | undefined {
  const [, ...parts] = FORM.exec(text) ?? [];
  const [major, minor, patch] = parts.map(Number);
  return major === undefined || minor === undefined || patch === undefined ? undefined : [major, minor, patch];
}

/** What is wrong with a version beside the tags that there are. Older lines may get releases after newer ones. */
export function versionProblem(text: string, tags: readonly string[]): string | undefined {
  const version = versionOf(text);
  if (version === undefined) return `The version ${text} is not X.Y.Z, with numbers and nothing else.`;
  if (tags.includes(`v${text}`)) return `The tag v${text} exists: a tag that people have pinned never moves.`;
  const newer = tags
    .flatMap((tag) => (tag.startsWith("v") ? [versionOf(tag.slice(1))] : []))
    .find((other) => other !== undefined && other[0] === version[0] && isBefore(version, other));
  return newer === undefined
    ? undefined
    : `The version ${text} comes before v${newer.join(".")}, which is released already.`;
}

function isBefore(one: Version, other: Version): boolean {
  const difference = one.map((part, index) => part - (other[index] ?? 0)).find((part) => part !== 0);
  return (difference ?? 0) < 0;
}
