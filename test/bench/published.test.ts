import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PAGE, TABLES, writeSection } from "./published.js";
import { SEED } from "./published-plays.js";

const page = readFileSync(PAGE, "utf8");

describe("page of published figures", () => {
  test.each(TABLES.filter(({ isFast }) => isFast))("shows the simulated figures: $title", (table) => {
    expect(page).toContain(writeSection(table));
  });

  test.each(TABLES.filter(({ isFast }) => !isFast))(
    "shows the text around the figures of a slow simulation: $title",
    (table) => {
      const [head = "", tail = ""] = writeSection({ ...table, rows: () => [] }).split("---");
      expect(page).toContain(head.slice(0, head.lastIndexOf("\n")));
      expect(page).toContain(tail.slice(tail.indexOf("\n")).trim().split("\n").at(-1));
    },
  );

  test("shows the seed of the simulations", () => {
    expect(page).toContain(`The seed of all random choices is ${SEED}.`);
  });
});
