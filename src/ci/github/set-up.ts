/** This file reads the configuration of a repository: rules of branches, environments and labels. */
import type { Repository } from "../../service/service.js";
import type { HostDeploymentEnvironment, HostRequiredCheck, RepositorySettingsReader } from "../host.js";
import { callGitHub, type GitHubCall, type GitHubClient, listAllItems } from "./client.js";
import { hasJsonValue, readJsonList, readJsonNumber, readJsonText, readJsonValue } from "./event.js";

const MOST_PAGES = 10;

export function createRepositorySettingsReader(client: GitHubClient): RepositorySettingsReader {
  return {
    protectedChecks(repository, branch) {
      const what = ["the branch protection", "contents"] as const;
      return callGitHub(client, asking(repository, what, "/branches/{branch}", { branch }), readProtectedChecks);
    },
    async branchRules(repository, branch) {
      const what = [`the rules of the branch ${branch}`, "metadata"] as const;
      const asked = asking(repository, what, "/rules/branches/{branch}", { branch });
      const rules = await listAllItems(client, asked, MOST_PAGES, (rule) => rule);
      return {
        types: rules.flatMap((rule) => readJsonText(rule, "type") ?? []),
        mergeMethods: rules.flatMap((rule) => readMethods(rule) ?? [])[0],
        requiredChecks: rules.flatMap((rule) =>
          readJsonList(rule, "parameters", "required_status_checks").flatMap((check) =>
            readCheck(check, "integration_id"),
          ),
        ),
      };
    },
    async environments(repository, names) {
      const what = ["the environments", "actions"] as const;
      const asked = { ...asking(repository, what, "/environments"), listKey: "environments" };
      const all = await listAllItems(client, asked, MOST_PAGES, (environment) => environment);
      const found = all.filter((environment) => names.has((readJsonText(environment, "name") ?? "").toLowerCase()));
      return Promise.all(
        found.map(async (environment): Promise<HostDeploymentEnvironment> => {
          const name = readJsonText(environment, "name") ?? "";
          if (!hasJsonValue(environment, "deployment_branch_policy")) return { name, branches: "all" };
          const isCustom = readJsonValue(environment, "deployment_branch_policy", "custom_branch_policies") === true;
          if (!isCustom) return { name, branches: "protected" };
          const route = "/environments/{name}/deployment-branch-policies";
          const rule = { ...asking(repository, what, route, { name }), listKey: "branch_policies" };
          return {
            name,
            branches: await listAllItems(client, rule, MOST_PAGES, (policy) => readJsonText(policy, "name")),
          };
        }),
      );
    },
    labels(repository) {
      const asked = asking(repository, ["the labels", "issues"], "/labels");
      return listAllItems(client, asked, MOST_PAGES, (label) => readJsonText(label, "name"));
    },
  };
}

function asking(
  repository: Repository,
  [what, permission]: readonly [what: string, permission: string],
  route: string,
  parameters: GitHubCall["parameters"] = {},
): GitHubCall {
  const permissions = [`The token needs the permission \`${permission}: read\`.`];
  return { repository, what, route: `GET ${route}`, parameters, permissions };
}

/** Reads the required checks. Returns undefined if the reply hides the protection of a protected branch. */
function readProtectedChecks(data: unknown): readonly HostRequiredCheck[] | undefined {
  const isHidden = readJsonValue(data, "protected") === true && !hasJsonValue(data, "protection");
  if (readJsonText(data, "name") === undefined || isHidden) return undefined;
  if (readJsonText(data, "protection", "required_status_checks", "enforcement_level") === "off") return [];
  const checks = readJsonList(data, "protection", "required_status_checks", "checks");
  return checks.flatMap((check) => readCheck(check, "app_id"));
}

function readCheck(data: unknown, app: "app_id" | "integration_id"): readonly HostRequiredCheck[] {
  const name = readJsonText(data, "context");
  return name === undefined ? [] : [{ name, appId: readJsonNumber(data, app) }];
}

function readMethods(rule: unknown): readonly (readonly string[])[] | undefined {
  const methods = readJsonList(rule, "parameters", "allowed_merge_methods");
  return methods.length === 0 ? undefined : [methods.map(String)];
}
