import { expect, test } from "vitest";
import { toCommitLink, toPullRequestLink } from "../../src/text/markdown.js";

const REPOSITORY = { host: "github.com", owner: "local", name: "playground" };

test("toPullRequestLink and toCommitLink return links to addresses on GitHub", () => {
  expect(toPullRequestLink(REPOSITORY, 7)).toBe("[#7](https://github.com/local/playground/pull/7)");
  expect(toCommitLink({ ...REPOSITORY, host: "octo.ghe.com" }, "abc")).toBe(
    "[<code>abc</code>](https://octo.ghe.com/local/playground/commit/abc)",
  );
});

test.each(["gitlab.com", "github.com.evil.example", "evil.example/github.com", "github.com:1@evil.example", ""])(
  "toPullRequestLink and toCommitLink return text without a link for the host %j",
  (host) => {
    expect(toPullRequestLink({ ...REPOSITORY, host }, 7)).toBe("#7");
    expect(toCommitLink({ ...REPOSITORY, host }, "abc")).toBe("<code>abc</code>");
  },
);

test.each(["a) [x](https://evil.example", "a b", "../..", "a|b", "<img>", "a\\nb", "%2e%2e", "\\ud800"])(
  "toPullRequestLink encodes the repository name %j in the address",
  (name) => {
    const [, address = ""] = /^\[#7\]\((\S+)\)$/.exec(toPullRequestLink({ ...REPOSITORY, name }, 7)) ?? [];
    expect(address).toMatch(/^https:\/\/github\.com\/[\w/%.&;!~'-]+\/pull\/7$/);
    expect(address).not.toMatch(/[()[\]|<>]/);
  },
);
