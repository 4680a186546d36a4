/** Writes down what is written on the Git host, as the host would. */
import type { Posting, Posts } from "./posts.js";
import { isTaken, ownNumber } from "./pull-request-numbers.js";
import { Refusal } from "./refusal.js";
import { repositoryCalled, type World } from "./world.js";

const CI = "github-actions[bot]";

/** The host's limit for a body. */
const LONGEST_BODY = 65_536;

/** @throws Refusal for what the host would not take */
export function applyPosting(world: World, posting: Posting): void {
  const name = "given" in posting ? posting.given.repository : posting.repository;
  const repository = repositoryCalled(world, name);
  const { posts } = repository;
  switch (posting.kind) {
    case "comment": {
      const { number, body, author = CI } = posting.given;
      if (!isTaken(repository, number)) throw new Refusal(404, "Not Found");
      refuseLong(body);
      const at = { createdAtMs: world.timeMs, updatedAtMs: world.timeMs };
      const comment = { id: nextId(posts), number, author, body, ...at };
      posts.comments.set(comment.id, comment);
      break;
    }
    case "edited-comment":
      refuseLong(posting.body);
      posts.comments.set(posting.id, {
        ...found(posts.comments.get(posting.id)),
        body: posting.body,
        updatedAtMs: world.timeMs,
      });
      break;
    case "deleted-comment":
      found(posts.comments.get(posting.id));
      posts.comments.delete(posting.id);
      break;
    case "status": {
      const { repository: _repository, sha, author = CI, ...status } = posting.given;
      if ((status.description ?? "").length > 140) throw new Refusal(422, "description is too long");
      const added = { ...status, id: nextId(posts), author, createdAtMs: world.timeMs };
      posts.statuses.set(sha, [...(posts.statuses.get(sha) ?? []), added]);
      break;
    }
    case "issue": {
      const { title, body = "", labels = [], author = CI } = posting.given;
      refuseLong(body);
      const number = ownNumber(world, repository);
      const at = { createdAtMs: world.timeMs, updatedAtMs: world.timeMs };
      posts.issues.set(number, { number, title, body, labels, author, isOpen: true, ...at });
      repository.lastNumber = Math.max(repository.lastNumber, number);
      break;
    }
    case "edited-issue": {
      refuseLong(posting.patch.body ?? "");
      const issue = { ...found(posts.issues.get(posting.number)), ...posting.patch, updatedAtMs: world.timeMs };
      posts.issues.set(posting.number, issue);
    }
  }
}

function nextId(posts: Posts): number {
  posts.lastId += 1;
  return posts.lastId;
}

function found<Post>(post: Post | undefined): Post {
  if (post === undefined) throw new Refusal(404, "Not Found");
  return post;
}

function refuseLong(body: string): void {
  if (body.length > LONGEST_BODY) throw new Refusal(422, `body is too long (maximum is ${LONGEST_BODY} characters)`);
}
