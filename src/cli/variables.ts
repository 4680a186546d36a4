/** Variables that stand in for a flag, by the input that they give: the first one that is set counts. */
export const VARIABLES: Readonly<Record<"token" | "github-token" | "api-url", readonly string[]>> = {
  token: ["MERGE_QUEUE_TOKEN"],
  "github-token": ["GITHUB_TOKEN", "GH_TOKEN"],
  "api-url": ["MERGE_QUEUE_API_URL"],
};

/** The variable that an input is named by where it is missing; its own name where it has none. */
export function variableFor(input: string): string {
  return Object.entries(VARIABLES).find(([name]) => name === input)?.[1][0] ?? input;
}
