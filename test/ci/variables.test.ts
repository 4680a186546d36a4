import { expect, test } from "vitest";
import { repositoryOfRemote } from "../../src/ci/variables.js";

const FOUND = { host: "github.com", owner: "owner", name: "name" };

test.each([
  "https://github.com/owner/name",
  "https://github.com/owner/name.git",
  "https://user:secret@GitHub.com/owner/name.git/",
  "ssh://git@github.com:22/owner/name.git",
  "git@github.com:owner/name.git",
  "github.com:owner/name",
  "ssh://git@ssh.github.com:443/owner/name.git",
])("%s is a repository on github.com", (address) => {
  expect(repositoryOfRemote(address)).toEqual(FOUND);
});

test.each([
  "",
  "https://gitlab.com/owner/name.git",
  "https://github.com.example.org/owner/name.git",
  "https://example.org/github.com/owner/name",
  "https://github.com@example.org/owner/name",
  "http://github.com:8080/owner/name",
  "https://github.com/name",
  "https://github.com/owner/../name",
  "../github.com/owner/name",
  "ext::sh -c owner/name",
])("%j is no repository on github.com", (address) => {
  expect(repositoryOfRemote(address)?.host).not.toBe("github.com");
});
