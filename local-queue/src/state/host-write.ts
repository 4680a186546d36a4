/** This file stores comments, statuses and issues as GitHub does. */
import type { HostContent, Posts } from "./host-content.js";
import { isNumberTaken, nextServiceNumber } from "./pull-request-numbers.js";
import { Refusal } from "./refusal.js";
import { repositoryCalled, type ServiceState } from "./service-state.js";

const CI = "github-actions[bot]";

/** Maximum characters of a comment or issue on GitHub. */
const LONGEST_BODY = 65_536;

/** Applies a write to the Git host. @throws Refusal if GitHub would reject the write */
export function applyHostWrite(state: ServiceState, write: HostContent): void {
  const name = "given" in write ? write.given.repository : write.repository;
  const repository = repositoryCalled(state, name);
  const { posts } = repository;
  switch (write.kind) {
    case "comment": {
      const { number, body, author = CI } = write.given;
      if (!isNumberTaken(repository, number)) throw new Refusal(404, "Not Found");
      refuseLong(body);
      const at = { createdAtMs: state.timeMs, updatedAtMs: state.timeMs };
      const comment = { id: nextId(posts), number, author, body, ...at };
      posts.comments.set(comment.id, comment);
      break;
    }
    case "edited-comment":
      refuseLong(write.body);
      posts.comments.set(write.id, {
        ...found(posts.comments.get(write.id)),
        body: write.body,
        updatedAtMs: state.timeMs,
      });
      break;
    case "deleted-comment":
      found(posts.comments.get(write.id));
      posts.comments.delete(write.id);
      break;
    case "status": {
      const { repository: _repository, sha, author = CI, ...status } = write.given;
      if ((status.description ?? "").length > 140) throw new Refusal(422, "description is too long");
      const added = { ...status, id: nextId(posts), author, createdAtMs: state.timeMs };
      posts.statuses.set(sha, [...(posts.statuses.get(sha) ?? []), added]);
      break;
    }
    case "issue": {
      const { title, body = "", labels = [], author = CI } = write.given;
      refuseLong(body);
      const number = nextServiceNumber(state, repository);
      const at = { createdAtMs: state.timeMs, updatedAtMs: state.timeMs };
      posts.issues.set(number, { number, title, body, labels, author, isOpen: true, ...at });
      repository.lastNumber = Math.max(repository.lastNumber, number);
      break;
    }
    case "edited-issue": {
      refuseLong(write.patch.body ?? "");
      const issue = { ...found(posts.issues.get(write.number)), ...write.patch, updatedAtMs: state.timeMs };
      posts.issues.set(write.number, issue);
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
