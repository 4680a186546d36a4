const FORM = /^(0|[1-9]\d{0,8})(\.(0|[1-9]\d{0,8})){2}$/;

export function isVersion(text: string): boolean {
  return FORM.test(text);
}

/** Older lines may be released after newer ones. */
export function versionProblem(text: string, tags: readonly string[]): string | undefined {
  if (!isVersion(text)) return `The version ${text} is not X.Y.Z, with numbers and nothing else.`;
  if (tags.includes(`v${text}`)) return `The tag v${text} exists: a tag that people have pinned never moves.`;
  const line = `${text.split(".")[0]}.`;
  const newer = tags
    .map((tag) => tag.replace(/^v/, ""))
    .find((tag) => isVersion(tag) && tag.startsWith(line) && text.localeCompare(tag, "en", { numeric: true }) < 0);
  return newer === undefined ? undefined : `The version ${text} comes before v${newer}, which is released already.`;
}
