import { commit, givenOrigin } from "../../local-queue/test/support/repositories.js";

/**
 * Returns a program that simulates Nx for a change of `api`. Checked-out packages with `api` in their manifest depend
 * on it. The program runs the command `first` first.
 */
export function nxProgram(first = ""): string {
  return `#!/bin/sh
${first}
nodes= needing='"api"'
for file in */package.json; do
  name=\${file%/package.json}
  nodes="$nodes\${nodes:+,}\\"$name\\":{\\"name\\":\\"$name\\",\\"data\\":{\\"root\\":\\"$name\\"}}"
  if grep -q '"api"' "$file"; then needing="$needing,\\"$name\\""; fi
done
case "$1" in
  graph) echo "{\\"graph\\":{\\"nodes\\":{$nodes},\\"dependencies\\":{}}}" ;;
  *) echo "[$needing]" ;;
esac
`;
}

export const NEEDS_API = '{"dependencies":{"api":"1"}}';

/** Creates a repository with a pull request that changes `api`, and GitHub's merge commit of it. */
export function givenNxChange(number: number) {
  const origin = givenOrigin();
  const files = { "api/a.js": "1", "api/package.json": "{}", "web/package.json": "{}" };
  const base = commit(origin, "refs/heads/main", { files });
  const head = commit(origin, `refs/pull/${number}/head`, { parents: [base], files: { "api/a.js": "2" } });
  /** Merges the pull request with a commit of main, as GitHub does after each push. */
  const merge = (into: string): string =>
    commit(origin, `refs/pull/${number}/merge`, { parents: [into, head], files: { "api/a.js": "2" } });
  merge(base);
  return { origin, base, head, merge };
}
