import { expect, test } from "vitest";
import { repositoryAt } from "../../src/cli/origin.js";

const FOUND = { host: "github.com", owner: "owner", name: "name" };

test.each([
  "https://github.com/owner/name",
  "https://github.com/owner/name.git",
  "https://user:secret@GitHub.com/owner/name.git/",
  "ssh://git@github.com:22/owner/name.git",
  "git@github.com:owner/name.git",
  "github.com:owner/name",
])("%s is a repository on github.com", (address) => {
  expect(repositoryAt(address)).toEqual(FOUND);
});

test.each([
  "",
  "https://gitlab.com/owner/name.git",
  "https://github.com.example.org/owner/name.git",
  "https://example.org/github.com/owner/name",
  "https://github.com/name",
  "https://github.com/owner/../name",
  "../github.com/owner/name",
  "ext::sh -c owner/name",
])("%j is none", (address) => {
  expect(repositoryAt(address)).toBeUndefined();
});
