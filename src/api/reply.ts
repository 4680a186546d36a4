import type * as z from "zod/mini";
import { type AnswerFacts, unreadableError } from "./api-error.js";
import type { Answer } from "./connection.js";
import type { Endpoint } from "./endpoints.js";

/** Turns a good answer into what the endpoint gives. */
export type ReplyReader<Response> = (facts: AnswerFacts) => Promise<Response>;

/** Begins to load what the reply will be read with. A write's reply is not looked at: it is the text OK, or nothing. */
export function replyReader<Response>({ reading }: Endpoint<never, Response>): ReplyReader<Response>;
export function replyReader({ reading }: Endpoint<never, unknown>): ReplyReader<unknown> {
  switch (reading.as) {
    case "nothing":
      return async (facts) => void whole(facts);
    case "text":
      return async (facts) => whole(facts).body;
    case "json": {
      const schema = reading.loadSchema();
      return async (facts) => readJson(whole(facts), facts, await schema);
    }
  }
}

function whole(facts: AnswerFacts): Answer {
  if (facts.answer.cutOff) throw unreadableError(facts, "it is too long");
  return facts.answer;
}

function readJson(answer: Answer, facts: AnswerFacts, schema: z.ZodMiniType): unknown {
  const parsed = parseJson(answer.body);
  if (!parsed.ok) throw unreadableError(facts, notJson(answer));
  const read = schema.safeParse(parsed.value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const at = issue === undefined || issue.path.length === 0 ? "the reply" : issue.path.join(".");
  throw unreadableError(facts, `${at}: ${issue?.message ?? "does not fit"}`);
}

function notJson(answer: Answer): string {
  const encoding = answer.header("content-encoding") ?? "identity";
  return encoding === "identity" ? "it is not JSON" : "it is compressed, although that was not asked for";
}

function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
