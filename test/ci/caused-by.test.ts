import { expect, test } from "vitest";
import { causedBy } from "../../src/ci/caused-by.js";

const ACTOR = { GITHUB_ACTOR: "actor-1" };

test.each([
  ["the sender of the event", { sender: { login: "one" } }, ACTOR, ["one"]],
  ["the actor where the event has no sender", {}, ACTOR, ["actor-1"]],
  [
    "the author of a comment and its editor",
    { comment: { user: { login: "one" } }, sender: { login: "two" } },
    {},
    ["one", "two"],
  ],
  [
    "the author of a review, once",
    { review: { user: { login: "one" } }, sender: { login: "one" } },
    {},
    ["one"],
  ],
  [
    "GitHub's stand-in for an author who is gone",
    { comment: { user: null }, sender: { login: "two" } },
    {},
    ["ghost", "two"],
  ],
  [
    "whoever ran it again",
    { sender: { login: "one" } },
    { ...ACTOR, GITHUB_TRIGGERING_ACTOR: "three" },
    ["one", "three"],
  ],
  ["nobody where nothing is said", {}, { GITHUB_ACTOR: "" }, []],
])("a run is caused by %s", (_who, payload, environment, expected) => {
  expect(causedBy(payload, environment)).toEqual(expected);
});
