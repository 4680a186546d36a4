import { replaceInvisibleCharacters, shortenText } from "./truncate.js";

/** Message for a chat. Its texts may come from strangers, so every format shows them as plain text. */
export interface ChatMessage {
  readonly severity: "error" | "warning";
  readonly title: string;
  readonly text: string;
  /** Address that this program builds; undefined for a host without known addresses. */
  readonly link: string | undefined;
}

export type ChatMessageFormat = "json" | "slack" | "teams";

/** Limit of a title in a header of Slack. */
const TITLE_CHARACTERS = 150;
/** Limit of a text in a block of Slack. A message of Teams may have 28 KiB. */
const TEXT_CHARACTERS = 3000;

/** Formats a message as the body of a request to a webhook. */
export function formatChatMessage(message: ChatMessage, format: ChatMessageFormat): object {
  // `breakMentions` makes the text longer, so it runs before `shortenText`.
  const clean = (text: string) =>
    format === "json" ? replaceInvisibleCharacters(text) : breakMentions(replaceInvisibleCharacters(text));
  const cut = {
    ...message,
    title: shortenText(clean(message.title), TITLE_CHARACTERS),
    text: shortenText(clean(message.text), TEXT_CHARACTERS),
  };
  return format === "json" ? cut : FORMATS[format](cut);
}

const FORMATS = { slack: toSlack, teams: toTeams } as const;

/** Breaks `@here`, `@channel` and names, so that a chat notifies no one. */
function breakMentions(text: string): string {
  return text.replaceAll("@", "@\u200b");
}

/** Escapes the control characters of Slack's markup (docs.slack.dev/messaging/formatting-message-text). */
function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Returns blocks with plain text, in which Slack finds no markup. Slack shows `text` in notifications. */
function toSlack({ severity, title, text, link }: ChatMessage): object {
  const more = link === undefined ? "" : ` · <${link}|Open>`;
  const note = { type: "mrkdwn", text: `${severity}${more}`, verbatim: true };
  return {
    text: escapeSlack(title),
    blocks: [
      { type: "header", text: toPlainText(title) },
      { type: "section", text: toPlainText(text) },
      { type: "context", elements: [note] },
    ],
    unfurl_links: false,
  };
}

function toPlainText(text: string): object {
  return { type: "plain_text", text, emoji: false };
}

/** Returns an Adaptive Card. A `TextBlock` would interpret Markdown, but a `TextRun` shows its text unchanged. */
function toTeams({ severity, title, text, link }: ChatMessage): object {
  const color = severity === "error" ? "attention" : "warning";
  const card = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [toRichText(title, { weight: "bolder", color }), toRichText(text)],
    actions: link === undefined ? [] : [{ type: "Action.OpenUrl", title: "Open", url: link }],
  };
  const attachment = { contentType: "application/vnd.microsoft.card.adaptive", contentUrl: null, content: card };
  return { type: "message", attachments: [attachment] };
}

function toRichText(text: string, style: object = {}): object {
  return { type: "RichTextBlock", inlines: [{ type: "TextRun", text, ...style }] };
}
