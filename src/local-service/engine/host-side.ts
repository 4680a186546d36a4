/** What happens outside the service: repositories, pull requests, workflow runs of forks, the quarantine. */

import { advance, change } from "./advance.js";
import { addBranch, addPullRequest, updatePullRequest } from "./git-host.js";
import { findRepository, keyOf, type RepositoryName } from "./lookup.js";
import type { NewPullRequest, PullRequest, PullRequestPatch } from "./pull-request.js";
import { type NewQuarantinedTest, newQuarantinedTest } from "./quarantined-tests.js";
import { wireTime } from "./records.js";
import { Refusal } from "./refusal.js";
import { type RepositorySnapshot, snapshotOf } from "./snapshot.js";
import type { Collaborator, ForkRun, World } from "./world.js";

export interface NewRepository {
  /** `github.com` when left out, as for every v1 queue. */
  readonly host?: string;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch?: string;
  /** What branch protection requires; `build` and `test` when left out. */
  readonly requiredStatuses?: readonly string[];
}

export interface HostSide {
  readonly addRepository: (given: NewRepository) => void;
  readonly addPullRequest: (repo: RepositoryName, given: NewPullRequest) => PullRequest;
  readonly updatePullRequest: (repo: RepositoryName, number: number, patch: PullRequestPatch) => PullRequest;
  readonly addForkRun: (repo: RepositoryName, run: ForkRun) => void;
  readonly findForkRun: (repo: RepositoryName, runId: string) => ForkRun | null;
  readonly setCollaborator: (repo: RepositoryName, login: string, held: Collaborator) => void;
  readonly setQuarantinedTests: (repo: RepositoryName, tests: readonly NewQuarantinedTest[]) => void;
  readonly snapshot: (repo: RepositoryName) => RepositorySnapshot;
  readonly snapshots: () => readonly RepositorySnapshot[];
}

export function hostSide(world: World): HostSide {
  return {
    addRepository: (given) => addRepository(world, given),
    addPullRequest: (repo, given) =>
      change(world, () => addPullRequest(world, findRepository(world, repo), given)),
    updatePullRequest: (repo, number, patch) =>
      change(world, () =>
        updatePullRequest(world, { repository: findRepository(world, repo), number, patch }),
      ),
    addForkRun: (repo, run) => void findRepository(world, repo).forkRuns.set(run.runId, run),
    findForkRun: (repo, runId) => world.repositories.get(keyOf(repo))?.forkRuns.get(runId) ?? null,
    setCollaborator: (repo, login, held) =>
      void findRepository(world, repo).collaborators.set(login.toLowerCase(), held),
    setQuarantinedTests: (repo, tests) => {
      const at = wireTime(world.source.now());
      findRepository(world, repo).quarantinedTests = tests.map((test) =>
        newQuarantinedTest(test, { at, id: world.source.newId() }),
      );
    },
    snapshot: (repo) => {
      advance(world);
      return snapshotOf(world, findRepository(world, repo));
    },
    snapshots: () => {
      advance(world);
      return [...world.repositories.values()].map((repository) => snapshotOf(world, repository));
    },
  };
}

function addRepository(world: World, given: NewRepository): void {
  const { host = "github.com", owner, name, defaultBranch = "main" } = given;
  const key = keyOf({ host, owner, name });
  if (world.repositories.has(key)) throw new Refusal(409, `Repository ${key} exists already`);
  const repository = {
    host,
    owner,
    name,
    defaultBranch,
    requiredStatuses: given.requiredStatuses ?? ["build", "test"],
    queues: new Map(),
    pullRequests: new Map(),
    branches: new Map(),
    impactedTargets: new Map(),
    forkRuns: new Map(),
    collaborators: new Map(),
    quarantinedTests: [],
  };
  addBranch(world, repository, defaultBranch);
  world.repositories.set(key, repository);
}
