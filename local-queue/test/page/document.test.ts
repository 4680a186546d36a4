import { createHash } from "node:crypto";
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { pageDocument } from "../../src/page/document.js";
import { pageView } from "../../src/page/view/view.js";
import { fakeDocument, outline } from "../support/fake-document.js";
import { BUSY } from "./played-queue.js";

const { html, policy } = pageDocument("/_page/events");

function only(pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map(([, text = ""]) => text);
  expect(found).toHaveLength(1);
  return found[0] ?? "";
}

const script = only(/<script>(.*?)<\/script>/gs);
const style = only(/<style>(.*?)<\/style>/gs);

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

describe("document of the web page", () => {
  test("allows only the style and the script of the page itself", () => {
    const directives = new Map(
      policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1).join(" ")]),
    );
    expect(Object.fromEntries(directives)).toEqual({
      "default-src": "'none'",
      "script-src": hash(script),
      "style-src": hash(style),
      "connect-src": "'self'",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "'none'",
    });
  });

  test("loads no other resources", () => {
    expect(html).not.toMatch(
      /\b(src|srcset|action|data|poster)=|<(link|img|iframe|object|embed|base|form)\b|@import|url\(/i,
    );
    expect(`${style}${script}`).not.toMatch(/https?:/);
  });

  test("contains no handlers or styles in attributes", () => {
    expect(html.replace(script, "").replace(style, "")).not.toMatch(/\son\w+=|\sstyle=/i);
  });

  test("never treats text as HTML or as code", () => {
    expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|DOMParser|\beval\b|\bFunction\(/);
    expect(script).not.toMatch(/<\/script|<!--/i);
  });

  test("supports small screens, and use without JavaScript or without a mouse", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(html).toContain("<noscript>");
    expect(html).toContain('<a class="skip" href="#queue">');
    expect(html).toContain('role="status"');
    expect(style).toContain("color-scheme: light dark");
    expect(style).toContain("prefers-reduced-motion: reduce");
    expect(style).toContain(":focus-visible");
  });
});

describe("script of the web page", () => {
  test("shows a view with only the functions of a browser", () => {
    const document = fakeDocument();
    const [live, news] = [document.createElement("div"), document.createElement("p")];
    const listeners = new Map<string, (event: { readonly data: string }) => void>();
    const getElementById = (id: string) => (id === "live" ? live : news);
    const context = createContext({
      document: { ...document, title: "", hidden: false, addEventListener: () => {}, getElementById },
      EventSource: function EventSource(address: string) {
        expect(address).toBe("/_page/events");
        return { addEventListener: (type: string, listener: () => void) => listeners.set(type, listener) };
      },
      URLSearchParams,
      location: { search: "" },
      performance: { now: () => 0 },
      setTimeout: () => 0,
    });
    runInContext(script, context);
    const view = pageView([BUSY, { ...BUSY, branch: "next" }], { nowMs: 700_000, speed: 2 });
    listeners.get("message")?.({ data: JSON.stringify(view) });
    const shown = outline(live);
    for (const text of ["Bisection of a batch of 4", "Change number 5", "6m 40s", "Not ready", "Queues"]) {
      expect(shown).toContain(text);
    }
  });
});

/** Returns the colors of the page by name, for the light (0) or the dark (1) scheme. */
function colorsIn(scheme: 0 | 1): ReadonlyMap<string, string> {
  const pairs = style.matchAll(/--(\w+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g);
  return new Map([...pairs].map(([, name = "", ...values]) => [name, values[scheme] ?? ""]));
}

/** Returns the relative luminance of a color as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

describe("colors of the web page", () => {
  test.each([
    ["light", colorsIn(0)],
    ["dark", colorsIn(1)],
  ])("reach a contrast of at least 4.5 in %s mode", (_name, named) => {
    for (const ink of ["ink", "soft", "link", "testing", "passed", "deciding", "failed", "waiting"]) {
      for (const ground of ["paper", "sheet"]) {
        const value = contrast(named.get(ink) ?? "", named.get(ground) ?? "");
        expect(value, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const ink of ["ink", "deciding"]) {
      expect(contrast(named.get(ink) ?? "", named.get("warn") ?? ""), `${ink} on warn`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(named.get("focus") ?? "", named.get("paper") ?? "")).toBeGreaterThanOrEqual(3);
  });
});
