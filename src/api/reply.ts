import { type AnswerFacts, unreadableError } from "./api-error.js";
import type { Answer } from "./connection.js";
import type { Endpoint } from "./endpoints.js";

/** A write's reply is not looked at: it is the text OK, or nothing. */
export function readReply<Response>(endpoint: Endpoint<never, Response>, facts: AnswerFacts): Response;
export function readReply({ reading }: Endpoint<never, unknown>, facts: AnswerFacts): unknown {
  const { answer } = facts;
  if (answer.cutOff) throw unreadableError(facts, "it is too long");
  switch (reading.as) {
    case "nothing":
      return undefined;
    case "text":
      return answer.body;
    case "json": {
      const parsed = parseJson(answer.body);
      if (!parsed.ok) throw unreadableError(facts, notJson(answer));
      const read = reading.schema.safeParse(parsed.value);
      if (read.success) return read.data;
      const issue = read.error.issues[0];
      const at = issue === undefined || issue.path.length === 0 ? "the reply" : issue.path.join(".");
      throw unreadableError(facts, `${at}: ${issue?.message ?? "does not fit"}`);
    }
  }
}

function notJson(answer: Answer): string {
  const encoding = answer.header("content-encoding") ?? "identity";
  return encoding === "identity" ? "it is not JSON" : "it is packed, although that was not asked for";
}

function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
