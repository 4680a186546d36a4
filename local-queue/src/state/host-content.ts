/** Comments, commit statuses and issues on the Git host. */
import type * as z from "zod/mini";
import { anyText, integerFrom, oneOf, optional, strictObject, strings, text } from "./fields.js";

export interface Comment {
  readonly id: number;
  /** Number of the pull request or the issue. */
  readonly number: number;
  readonly author: string;
  readonly body: string;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

export interface CommitStatus extends Omit<NewStatus, "repository" | "sha"> {
  readonly id: number;
  readonly author: string;
  readonly createdAtMs: number;
}

export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  readonly author: string;
  readonly isOpen: boolean;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

export interface Posts {
  lastId: number;
  readonly comments: Map<number, Comment>;
  readonly statuses: Map<string, readonly CommitStatus[]>;
  readonly issues: Map<number, Issue>;
}

const LARGEST_ID = Number.MAX_SAFE_INTEGER;
const id = integerFrom(1, LARGEST_ID);
const where = optional({
  repository: text,
  /** Author; by default, the bot of GitHub Actions. */
  author: text,
});

export const newComment = strictObject({ number: id, body: text, ...where });
export const newStatus = strictObject({
  sha: text,
  state: oneOf(["success", "failure", "error", "pending"]),
  ...optional({ context: text, description: anyText, url: anyText }),
  ...where,
});
export const newIssue = strictObject({ title: text, ...optional({ body: anyText, labels: strings }), ...where });

export type NewComment = Readonly<z.infer<typeof newComment>>;
export type NewStatus = Readonly<z.infer<typeof newStatus>>;
export type NewIssue = Readonly<z.infer<typeof newIssue>>;

/** Change of the content on the Git host. Without `repository`, the change applies to the first repository. */
export type HostContent =
  | { readonly kind: "comment"; readonly given: NewComment }
  | { readonly kind: "edited-comment"; readonly id: number; readonly body: string; readonly repository?: string }
  | { readonly kind: "deleted-comment"; readonly id: number; readonly repository?: string }
  | { readonly kind: "status"; readonly given: NewStatus }
  | { readonly kind: "issue"; readonly given: NewIssue }
  | {
      readonly kind: "edited-issue";
      readonly number: number;
      readonly repository?: string;
      readonly patch: { readonly title?: string; readonly body?: string; readonly isOpen?: boolean };
    };

export function createEmptyPosts(): Posts {
  return { lastId: 0, comments: new Map(), statuses: new Map(), issues: new Map() };
}
