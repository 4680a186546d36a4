import { expect, test } from "vitest";
import { AT_MAIN } from "../../support/client.js";
import { openEvents, until } from "../../support/page-events.js";
import { start } from "../../support/running-service.js";

test("the web page receives each change until the service stops, and the requests of the page are not recorded", async () => {
  const service = await start();
  expect(await fetch(service.url).then((response) => response.text())).toMatch(/^<!doctype html>/);
  const { text, ended } = await openEvents(service.url);
  const receives = (part: string) => until(() => text().includes(part));
  await receives('"branch":"main"');
  const { number } = service.control.addPullRequest({ title: "The first change" });
  service.control.updateQueue({ branch: "main", state: "paused" });
  await receives('"state":"paused"');
  service.control.setSpeed(50);
  await receives('"speed":50');
  service.engine.submitPullRequest(AT_MAIN, { number });
  await receives('"title":"The first change"');
  expect(service.requests).toEqual([]);
  await service.close();
  await ended;
});
