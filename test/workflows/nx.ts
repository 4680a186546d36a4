import { commit, givenOrigin } from "../git/repositories.js";

/** A program that answers as Nx does, for a workspace with one project; `first` is done before. */
export function nxProgram(first = ""): string {
  return `#!/bin/sh
${first}
case "$1" in
  graph) echo '{"graph":{"nodes":{"api":{"name":"api","type":"lib","data":{"root":"api"}}},"dependencies":{}}}' ;;
  *) echo '["api"]' ;;
esac
`;
}

/** A repository in which a pull request of this number changes that project. */
export function givenNxChange(number: number) {
  const origin = givenOrigin();
  const base = commit(origin, "refs/heads/main", { files: { "api/a.js": "1", "api/package.json": "{}" } });
  const head = commit(origin, `refs/pull/${number}/head`, { parents: [base], files: { "api/a.js": "2" } });
  return { origin, base, head };
}
