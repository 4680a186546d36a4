import { describe, expect, test } from "vitest";
import { type ChatMessage, formatChatMessage } from "../../src/text/chat.js";

const HOSTILE = [
  "<!channel> <!here> @here @channel <@U012AB3CD> <https://evil.example|click>",
  "*bold* _it_ `code` [click](https://evil.example) ![x](https://evil.example) <at>everyone</at>",
  "&amp; :tada: ${x} {{DATE(2026-01-01T00:00:00Z, SHORT)}} \u202edesrever\n# heading",
].join("\n");

const MESSAGE: ChatMessage = {
  severity: "error",
  title: `Failed: #7 ${HOSTILE}`,
  text: HOSTILE,
  link: "https://github.com/octo/shop/pull/7",
};

/** Returns the objects in a value that have a property `text` with a string. */
function textsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "text" in value && typeof value.text === "string" ? [{ ...value }] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

describe("formatChatMessage", () => {
  test("returns the fields of the message in the format json", () => {
    const message = { ...MESSAGE, title: "Failed: #7 Add a page", text: "The check <b>build</b> failed." };

    expect(formatChatMessage(message, "json")).toEqual(message);
  });

  test("shows hostile text as plain text in Slack, where it notifies no one", () => {
    const payload = formatChatMessage(MESSAGE, "slack");
    const [fallback, ...blocks] = textsIn(payload);

    // Only plain text and our own link remain. The fallback text has markup, so its characters are escaped.
    expect(String(fallback?.text)).not.toMatch(/[<>]|@(?!\u200b)|&(?!amp;|lt;|gt;)/);
    expect(blocks.map(({ type, text }) => [type, type === "mrkdwn" ? text : ""])).toEqual([
      ["plain_text", ""],
      ["plain_text", ""],
      ["mrkdwn", "error · <https://github.com/octo/shop/pull/7|Open>"],
    ]);
    expect(blocks.filter(({ type }) => type === "plain_text").every(({ emoji }) => emoji === false)).toBe(true);
    expect(JSON.stringify(payload)).not.toMatch(/@(?:here|channel)/);
    expect(String(blocks[1]?.text)).toContain("<!channel>");
  });

  test("shows hostile text in Teams in elements without Markdown", () => {
    const payload = formatChatMessage(MESSAGE, "teams");
    const texts = textsIn(payload);

    expect(texts.map(({ type }) => type)).toEqual(["TextRun", "TextRun"]);
    expect(JSON.stringify(payload)).not.toMatch(/"TextBlock"|"entities"|@(?:here|channel)/);
    expect(payload).toMatchObject({
      type: "message",
      attachments: [
        {
          contentType: "application/vnd.microsoft.card.adaptive",
          content: { type: "AdaptiveCard", actions: [{ type: "Action.OpenUrl", url: MESSAGE.link }] },
        },
      ],
    });
  });

  test("keeps texts with many mentions within the limits of Slack", () => {
    const many = { ...MESSAGE, title: "@a ".repeat(100), text: "@a ".repeat(2000) };
    const [, title, text] = textsIn(formatChatMessage(many, "slack")).map((each) => String(each.text));

    expect(title).toMatch(/^(?:@\u200ba ?)+…$/);
    expect([title?.length, text?.length]).toEqual([148, 3000]);
  });

  test.each(["json", "slack", "teams"] as const)(
    "cuts long texts and removes control characters in the format %s",
    (format) => {
      const long = { ...MESSAGE, title: "word ".repeat(1000), text: "word\u001b[31m ".repeat(10_000), link: undefined };
      const payload = JSON.stringify(formatChatMessage(long, format));

      expect(payload.length).toBeLessThan(8000);
      expect(payload).toContain("…");
      expect(payload).not.toMatch(/u001b|https:\/\//);
    },
  );
});
