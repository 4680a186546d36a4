import { withDefault } from "./input.js";
import { oneOf } from "./parsers.js";

export const messageFormatInput = withDefault(oneOf("json", "slack", "teams"), "json", {
  name: "message-format",
  description:
    "Format of the output `messages`: `slack` or `teams` for their incoming webhooks, or `json` for a list with `severity`, `title`, `text` and `link`.",
});
