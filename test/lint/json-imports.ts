import { registerHooks } from "node:module";

// `@actions/workflow-parser` imports JSON files as bundlers take them; Node wants to be told the type.
registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});
