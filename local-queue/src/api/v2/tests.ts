/** Endpoints of version 2 of the API about tests and test collections. */
import * as z from "zod/mini";
import { type Fields, invalid, list, object, oneOf, optional, strictObject, text } from "../../state/fields.js";
import { deriveUuid, nameOf, type Repository, repositoryIdOf, type ServiceState } from "../../state/service-state.js";
import { type Endpoint, endpoint, queryFlag, queryList } from "./endpoint.js";
import { type ErrorCode, refusal } from "./errors.js";
import {
  type CollectedTest,
  collectionIdOf,
  collectionRecord,
  testDetail,
  testIdOf,
  testSummary,
} from "./wire/tests.js";

const withMetrics = optional({ include: oneOf(["metrics"]), period: oneOf(["1d", "7d", "14d", "30d"]) });
const METRIC_SORTS = ["failureRate", "durationP95", "prsImpacted", "lastRunAt", "lastFailureAt"] as const;

const filters = {
  ...optional({
    testCollectionId: text,
    status: queryList(oneOf(["healthy", "flaky", "broken"])),
    q: text,
    file: text,
    owner: text,
    variant: text,
    label: text,
    quarantineState: oneOf(["quarantined", "notQuarantined"]),
    markedFlaky: queryFlag,
    newlyFlaky: queryFlag,
    sort: oneOf(["name", ...METRIC_SORTS]),
    direction: oneOf(["asc", "desc"]),
  }),
  ...withMetrics,
};

type Filters = Readonly<z.infer<z.ZodMiniObject<typeof filters>>>;

/** Repository as `owner/name`, as an object of both parts, or null. */
const ofRepository = optional({ repo: z.nullable(z.union([text, object({})])) });
const MOST_IDS = 25_000;

export const TEST_ENDPOINTS = {
  "tests.list": listEndpoint("/v2/tests"),
  "tests.get": getEndpoint("/v2/tests/{id}", "TEST_NOT_FOUND"),
  "testCases.list": listEndpoint("/v2/test-cases"),
  "testCases.get": getEndpoint("/v2/test-cases/{id}", "TEST_CASE_NOT_FOUND"),
  "testCollections.list": endpoint(
    "GET /v2/test-collections",
    { query: optional({ q: text }), isPaged: true },
    ({ state, query: { q = "" }, page }) => {
      const all = [...state.repositories.values()].map((repository, index) => ({ repository, index }));
      const found = all.filter(({ repository }) => nameOf(repository).includes(q));
      return page(
        found,
        ({ repository }) => collectionRecord(repository),
        ({ index }) => -index,
      );
    },
  ),
  "testCollections.get": endpoint("GET /v2/test-collections/{id}", {}, ({ state, id }) =>
    collectionRecord(collectionAt(state, id)),
  ),
  "testCollections.quarantineStatus": endpoint(
    "POST /v2/test-collections/{id}/quarantine-status",
    { permission: "upload", body: strictObject({ testIdentifiers: list(object({ name: text })), ...ofRepository }) },
    ({ state, id, body: { testIdentifiers } }) => {
      const repository = collectionAt(state, id);
      const isListed = (name: string) => repository.quarantinedTests.some((test) => test.name === name);
      const tests = testIdentifiers.map(({ name }) => ({ name, quarantined: isListed(name) }));
      return { ...collectionFacts(repository), tests };
    },
  ),
  "testCollections.allQuarantinedTests": endpoint(
    "POST /v2/test-collections/{id}/all-quarantined-tests",
    { permission: "upload", mostItems: MOST_IDS, isPaged: true, body: strictObject(ofRepository) },
    ({ state, id, page }) => {
      const repository = collectionAt(state, id);
      const ids = page(repository.quarantinedTests, (test) => ({ testId: testIdOf({ repository, test }) }));
      return { ...ids, ...collectionFacts(repository) };
    },
  ),
} satisfies Readonly<Record<string, Endpoint>>;

function listEndpoint(path: string): Endpoint {
  return endpoint(`GET ${path}`, { query: filters, isPaged: true }, ({ state, query, page }) => {
    requirePeriod(query);
    const tests = listTests(state).filter((each) => isWanted(each, query));
    // The local service has no metrics of tests, and sorting by a metric omits tests without this metric.
    const shown = (query.sort ?? "name") === "name" ? tests.toSorted(byName) : [];
    const ordered = query.direction === "desc" ? shown.toReversed() : shown;
    const metrics = query.include === undefined ? {} : { metrics: null };
    return page(ordered, (each) => ({ ...testSummary(each), ...metrics }));
  });
}

function getEndpoint(path: string, code: ErrorCode): Endpoint {
  return endpoint(`GET ${path}`, { query: withMetrics }, ({ state, id, query }) => {
    requirePeriod(query);
    const found = listTests(state).find((each) => testIdOf(each) === id);
    if (found === undefined) throw refusal(code, `There is no test with the id ${id}`);
    return { ...testDetail(found), ...(query.include === undefined ? {} : { metrics: null }) };
  });
}

function listTests({ repositories }: ServiceState): readonly CollectedTest[] {
  return [...repositories.values()].flatMap((repository) =>
    repository.quarantinedTests.map((test) => ({ repository, test })),
  );
}

/** Requires a period for parameters about metrics. @throws Refusal (400) */
function requirePeriod({ include, period, ...others }: Filters): void {
  const { newlyFlaky, sort = "name" } = others;
  if (period !== undefined || (include === undefined && newlyFlaky === undefined && sort === "name")) return;
  throw invalid("period", 'must be given together with "include", "newlyFlaky" and sorts by a metric');
}

function isWanted({ repository, test }: CollectedTest, wanted: Filters): boolean {
  const { testCollectionId = collectionIdOf(repository), status, q = "", file = "", owner, variant } = wanted;
  const { label, quarantineState = "quarantined", markedFlaky } = wanted;
  const searched = [test.name, test.parent, test.classname, test.file].join(" ").toLowerCase();
  return (
    testCollectionId === collectionIdOf(repository) &&
    (status === undefined || status.some((each) => each === test.status.toLowerCase())) &&
    q
      .toLowerCase()
      .split(" ")
      .every((word) => searched.includes(word.replace(/^(?:file|class|parent|name):/, ""))) &&
    (test.file ?? "").includes(file) &&
    (owner === undefined || test.codeowners.includes(owner)) &&
    (variant === undefined || variant === test.variant) &&
    label === undefined &&
    quarantineState === "quarantined" &&
    (markedFlaky === undefined || markedFlaky === (test.status === "FLAKY"))
  );
}

function byName(one: CollectedTest, other: CollectedTest): number {
  return one.test.name < other.test.name ? -1 : Number(one.test.name > other.test.name);
}

/** Finds the collection of tests. @throws Refusal (400, 404) */
function collectionAt(state: ServiceState, id: string): Repository {
  if (!/^[0-9A-Za-z]{8}$/.test(id)) throw invalid("id", "must consist of 8 letters or digits");
  const found = [...state.repositories.values()].find((each) => collectionIdOf(each) === id);
  if (found === undefined) throw refusal("TEST_COLLECTION_NOT_FOUND", `There is no test collection with the id ${id}`);
  return found;
}

function collectionFacts(repository: Repository): Fields {
  const id = collectionIdOf(repository);
  return {
    quarantineEnabled: true,
    testCollectionUuid: deriveUuid(`collection ${id}`),
    repositoryId: repositoryIdOf(repository),
  };
}
