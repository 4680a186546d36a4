import {
  GitHostError,
  type GitHostMessageClient,
  type HostComment,
  type HostCommitStatus,
  type HostIssue,
  NoReplyError,
} from "../../src/ci/host.js";

interface Given {
  readonly now?: () => number;
  readonly author?: string;
  /** Runs before each request takes effect. If it throws, the request fails with its error. */
  readonly before?: (request: string) => void | Promise<void>;
}

/** Stores comments, statuses and issues like GitHub, in the memory of a test. */
export function memoryPosts({ now = () => 0, author = "ci", before = () => {} }: Given = {}) {
  let lastId = 0;
  const comments: HostComment[] = [];
  const statuses = new Map<string, HostCommitStatus[]>();
  const issues = new Map<number, HostIssue & { readonly labels: readonly string[]; readonly open: boolean }>();
  const time = (): string => new Date(now()).toISOString();
  const nextId = (): number => {
    lastId += 1;
    return lastId;
  };
  const posts: GitHostMessageClient = {
    async comments(_repository, number) {
      await before("comments");
      return comments.filter((each) => each.number === number);
    },
    async commentsSince(_repository, since, pages) {
      await before("commentsSince");
      const found = comments.filter(({ updatedAt }) => Date.parse(updatedAt) >= Date.parse(since));
      const items = found.toSorted((one, other) => Date.parse(one.updatedAt) - Date.parse(other.updatedAt));
      return { items: items.slice(0, pages * 100), whole: items.length < pages * 100 };
    },
    async createComment(_repository, number, body) {
      await before("createComment");
      const comment = { id: nextId(), number, author, body, createdAt: time(), updatedAt: time() };
      comments.push(comment);
      return comment;
    },
    async editComment(_repository, id, body) {
      await before("editComment");
      const index = comments.findIndex((each) => each.id === id);
      const found = comments[index];
      if (found === undefined) throw new GitHostError(`comment ${id}`, new NoReplyError("Not Found", { status: 404 }));
      const edited = { ...found, body, updatedAt: time() };
      comments[index] = edited;
      return edited;
    },
    async deleteComment(_repository, id) {
      await before("deleteComment");
      const index = comments.findIndex((each) => each.id === id);
      if (index >= 0) comments.splice(index, 1);
    },
    async statuses(_repository, sha) {
      await before("statuses");
      return (statuses.get(sha) ?? []).toReversed();
    },
    async createStatus(_repository, sha, { context, description }) {
      await before("createStatus");
      const status = { id: nextId(), context, description };
      statuses.set(sha, [...(statuses.get(sha) ?? []), status]);
      return status;
    },
    async openIssues(_repository, label) {
      await before("openIssues");
      return [...issues.values()].filter(({ labels, open }) => open && labels.includes(label));
    },
    async createIssue(_repository, { title, body, labels }) {
      await before("createIssue");
      const issue = { number: nextId(), title, body, labels, open: true, createdAt: time(), reopened: false };
      issues.set(issue.number, issue);
      return issue;
    },
    async editIssue(_repository, number, { body, state }) {
      await before("editIssue");
      const found = issues.get(number);
      if (found === undefined) throw new Error(`There is no issue #${number}.`);
      const edited = { ...found, body: body ?? found.body, open: state !== "closed" && found.open };
      issues.set(number, edited);
      return edited;
    },
  };
  return { posts, comments, statuses, issues };
}
