/** The release that the examples of the documentation use. */
const ACTION = "actions/checkout@v7";

/** The step of a workflow that checks out, with one setting, for hints. */
export function checkoutStep(setting: string): readonly string[] {
  return [`  - uses: ${ACTION}`, "    with:", `      ${setting}`];
}
