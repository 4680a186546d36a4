import { createInputWithDefault } from "./input.js";
import { createChoiceParser } from "./parsers.js";

export const messageFormatInput = createInputWithDefault(createChoiceParser("json", "slack", "teams"), "json", {
  name: "message-format",
  description:
    "Format of the output `messages`: `slack` or `teams` for their incoming webhooks, or `json` for a list with `severity`, `title`, `text` and `link`.",
});
