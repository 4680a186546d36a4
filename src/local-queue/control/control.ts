/** The control interface: what a test or a try-out does to the world around the service. */
import type { ServiceClock } from "../clock.js";
import type { Engine, NewRepository } from "../engine/engine.js";
import type { NewPullRequest, PullRequestPatch } from "../engine/pull-request.js";
import type { NewQuarantinedTest } from "../engine/quarantined-tests.js";
import { Refusal } from "../engine/refusal.js";
import type { QueueSettings } from "../engine/settings.js";
import type { RepositoryName } from "../engine/world.js";
import type { FaultList } from "../faults/fault.js";
import type { RecordedRequest } from "../request-log.js";

export interface QueueChange extends Partial<QueueSettings> {
  /** `owner/name`; the first repository when left out. */
  readonly repository?: string;
  readonly branch: string;
  readonly state?: "running" | "paused" | "draining";
}

export interface NewForkRun {
  readonly repository?: string;
  readonly runId: string;
  readonly headSha: string;
  /** True when left out; false is a run that has ended. */
  readonly live?: boolean;
  /** True when left out. */
  readonly fork?: boolean;
}

export interface NewCollaborator {
  readonly repository?: string;
  readonly login: string;
  readonly permission: "none" | "read" | "write" | "admin";
  /** Name of the role; the permission's when left out. */
  readonly role?: string;
}

export interface ClockState {
  /** The service's time in ISO 8601. */
  readonly now: string;
  readonly speed: number;
}

/** Where a call does not name a repository (`owner/name`) the first one is meant. */
export type Control = ReturnType<typeof createControl>;

export interface ControlParts {
  readonly engine: Engine;
  readonly clock: ServiceClock;
  readonly faults: FaultList;
  readonly requests: RecordedRequest[];
}

export function createControl(parts: ControlParts) {
  const { clock, faults, requests } = parts;
  const clockState = (): ClockState => ({ now: new Date(clock.nowMs()).toISOString(), speed: clock.speed() });
  return {
    ...worldCalls(parts.engine),
    clock: clockState,
    setSpeed: clock.setSpeed,
    advance: clock.advance,
    addFault: faults.add,
    clearFaults: faults.clear,
    /** Every request to the service and to the GitHub stand-in, in the order in which they came. */
    requests: (): readonly RecordedRequest[] => [...requests],
    clearRequests: () => void requests.splice(0),
    state: () => ({ ...clockState(), repositories: parts.engine.snapshots(), faults: faults.pending() }),
  };
}

function worldCalls(engine: Engine) {
  const names: RepositoryName[] = [];
  const find = (repository?: string) => findName(names, repository);
  const updateQueue = ({ repository, branch, ...settings }: QueueChange) => {
    engine.updateQueue({ repo: find(repository), targetBranch: branch }, settings);
  };
  return {
    addRepository: (given: NewRepository) => {
      engine.addRepository(given);
      names.push({ host: given.host ?? "github.com", owner: given.owner, name: given.name });
    },
    addQueue: (given: QueueChange) => {
      engine.createQueue({ repo: find(given.repository), targetBranch: given.branch }, {});
      updateQueue(given);
    },
    updateQueue,
    addPullRequest: (given: NewPullRequest = {}) => engine.addPullRequest(find(given.repository), given),
    updatePullRequest: (number: number, patch: PullRequestPatch) =>
      engine.updatePullRequest(find(patch.repository), number, patch),
    addForkRun: ({ repository, live = true, fork = true, ...run }: NewForkRun) =>
      engine.addForkRun(find(repository), { ...run, live, fork }),
    setCollaborator: ({ repository, login, permission, role = permission }: NewCollaborator) =>
      engine.setCollaborator(find(repository), login, { permission, role }),
    setQuarantinedTests: (tests: readonly NewQuarantinedTest[], repository?: string) =>
      engine.setQuarantinedTests(find(repository), tests),
  };
}

function findName(names: readonly RepositoryName[], repository: string | undefined): RepositoryName {
  const isMeant = ({ owner, name }: RepositoryName) => repository === undefined || repository === `${owner}/${name}`;
  const found = names.find(isMeant);
  if (found === undefined) throw new Refusal(404, `Repository ${repository ?? ""} not found`);
  return found;
}
