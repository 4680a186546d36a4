const FORM = /^(0|[1-9]\d{0,8})(\.(0|[1-9]\d{0,8})){2}$/;

export function isVersion(text: string): boolean {
  return FORM.test(text);
}

/** Returns the reason to reject a version. A version may be lower than a release of another major version. */
export function findVersionProblem(text: string, tags: readonly string[]): string | undefined {
  if (!isVersion(text)) return `The version ${text} is not X.Y.Z.`;
  if (tags.includes(`v${text}`)) return `The tag v${text} exists: a published tag never moves.`;
  const line = `${text.split(".")[0]}.`;
  const newer = tags
    .map((tag) => tag.replace(/^v/, ""))
    .find((tag) => isVersion(tag) && tag.startsWith(line) && text.localeCompare(tag, "en", { numeric: true }) < 0);
  return newer === undefined ? undefined : `The version ${text} is older than the release v${newer}.`;
}
