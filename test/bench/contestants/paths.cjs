// What people write by hand: every pattern tested on every changed file. Says how long deciding took, in milliseconds.
const { spawnSync } = require("node:child_process");
const { appendFileSync, readFileSync } = require("node:fs");
const picomatch = require("picomatch");

const patterns = readFileSync(process.env.PATTERNS, "utf8").trim().split("\n");
const git = spawnSync(
  "git",
  ["diff", "--name-only", "-z", "--no-renames", process.env.BASE_SHA, process.env.HEAD_SHA],
  { cwd: process.env.GITHUB_WORKSPACE, encoding: "utf8", maxBuffer: 2 ** 28 },
);
const matchers = patterns.map((line) => {
  const [target, pattern] = line.split(" ");
  return { target, matches: picomatch(pattern, { dot: true }) };
});
const targets = new Set();
for (const path of git.stdout.split("\0")) {
  for (const { target, matches } of matchers) if (matches(path)) targets.add(target);
}
appendFileSync(process.env.GITHUB_OUTPUT, `targets=${JSON.stringify([...targets])}\n`);
