/** Rules for every play. */
import type { Rule } from "../support/days/recording.js";
import { RULES_OF_BISECTIONS } from "./rules-of-bisections.js";
import { RULES_OF_INSTANTS } from "./rules-of-instants.js";
import { RULES_OF_PLAYS } from "./rules-of-plays.js";
import { RULES_OF_STATES } from "./rules-of-states.js";
import { RULES_OF_STEPS } from "./rules-of-steps.js";

export const RULES: Readonly<Record<string, Rule>> = {
  ...RULES_OF_STATES,
  ...RULES_OF_STEPS,
  ...RULES_OF_PLAYS,
  ...RULES_OF_BISECTIONS,
  ...RULES_OF_INSTANTS,
};
