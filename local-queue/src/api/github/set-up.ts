/** This file answers requests for the configuration of a repository in GitHub's format. */
import { Refusal } from "../../state/refusal.js";
import { type GithubCall, pageOf } from "./question.js";

/** Returns a branch with its protection. The default branch and the branches of queues are protected. */
export function getBranch({ repository, rest }: GithubCall): unknown {
  const branch = repository.branches.get(rest);
  if (branch === undefined) throw new Refusal(404, "Branch not found");
  const isProtected = rest === repository.defaultBranch || repository.queues.has(rest);
  const checks = isProtected ? repository.requiredStatuses.map((context) => ({ context, app_id: null })) : [];
  return {
    name: rest,
    commit: { sha: branch.tip },
    protected: isProtected,
    protection: {
      enabled: isProtected,
      required_status_checks: {
        enforcement_level: isProtected ? "non_admins" : "off",
        contexts: checks.map(({ context }) => context),
        checks,
      },
    },
  };
}

/** Lists the rules for a branch, which need not exist. A pattern with `*` at its end matches a prefix. */
export function listRules({ repository, rest }: GithubCall): readonly unknown[] {
  return repository.hostSettings.rules
    .filter(({ branch }) => (branch.endsWith("*") ? rest.startsWith(branch.replace(/\*+$/, "")) : rest === branch))
    .map(({ type, parameters }, index) => ({
      type,
      ruleset_source_type: "Repository",
      ruleset_id: index + 1,
      ...(parameters && { parameters }),
    }));
}

export function listEnvironments({ repository, query }: GithubCall): unknown {
  const environments = repository.hostSettings.environments.map(({ name, branches }) => ({
    name,
    deployment_branch_policy:
      branches === "all"
        ? null
        : { protected_branches: branches === "protected", custom_branch_policies: branches !== "protected" },
  }));
  return { total_count: environments.length, environments: pageOf(environments, query).items };
}

export function listBranchPolicies({ repository, rest, query }: GithubCall): unknown {
  const found = repository.hostSettings.environments.find(({ name }) => name === rest);
  if (found === undefined || typeof found.branches === "string") throw new Refusal(404, "Not Found");
  const policies = found.branches.map((name, index) => ({ id: index + 1, name, type: "branch" }));
  return { total_count: policies.length, branch_policies: pageOf(policies, query).items };
}

export function listLabels({ repository }: GithubCall): readonly unknown[] {
  return repository.hostSettings.labels.map((name, index) => ({ id: index + 1, name, color: "ededed" }));
}
