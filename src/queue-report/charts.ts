import { scaleBand, scaleLinear } from "d3-scale";
import { line, stack } from "d3-shape";
import { formatDay } from "../text/format.js";
import { escapeText } from "../text/markdown.js";
import type { Chart, ChartSeries } from "./document.js";
import { sumNumbers } from "./figures.js";

/** Size in units of the drawing. On a narrow screen, a small drawing still has readable text. */
const WIDTH = 480;
const HEIGHT = 240;
const MARGIN = { top: 12, right: 8, bottom: 34, left: 44 };
const SHARE_HEIGHT = 44;

/** Draws a chart as SVG with its title and its legend. Returns an empty text for a chart without values. */
export function drawChart(chart: Chart, id: string): string {
  const { kind, title, unit, series, limit } = chart;
  if (!series.some(({ values }) => values.some((value) => value !== null && value > 0))) return "";
  const [height, drawing] = kind === "shares" ? drawShares(chart) : [HEIGHT, drawPeriods(chart)];
  const legend = [...series.map(({ name, color }) => [name, color]), ...(limit ? [[limit.name, "limit"]] : [])]
    .map(([name = "", color = ""]) => `<li class="${color}">${escapeText(name)}</li>`)
    .join("");
  return [
    `<figure><figcaption>${escapeText(title)} <small>(${escapeText(unit)})</small></figcaption>`,
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}"><title id="${id}">${escapeText(describeChart(chart))}</title>`,
    drawing,
    `</svg><ul class="legend">${legend}</ul></figure>`,
  ].join("\n");
}

/** Describes a chart for people who cannot see it: the maximum of each series. */
function describeChart({ title, unit, labels, series }: Chart): string {
  const parts = series.flatMap(({ name, values }) => {
    const most = Math.max(0, ...values.flatMap((value) => value ?? []));
    const label = labels[values.indexOf(most)];
    return label === undefined || most === 0 ? [] : [`${name}: at most ${formatTick(most)} (${formatLabel(label)})`];
  });
  return `${title} in ${unit}. ${parts.join("; ")}.`;
}

function drawPeriods(chart: Chart): string {
  const { kind, labels, series, limit } = chart;
  const columns = labels.map((_label, index) => series.map(({ values }) => values[index] ?? 0));
  const tops = columns.map((values) => (kind === "bars" ? sumNumbers(values) : Math.max(0, ...values)));
  const x = scaleBand<number>([...labels.keys()], [MARGIN.left, WIDTH - MARGIN.right]).padding(0.2);
  const y = scaleLinear([0, Math.max(limit?.value ?? 0, ...tops)], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(4);
  const ticks = y.ticks(4).map((tick) => {
    const at = round(y(tick));
    return `<line class="grid" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${at}" y2="${at}"/><text x="${MARGIN.left - 6}" y="${at + 4}" text-anchor="end">${formatTick(tick)}</text>`;
  });
  const every = Math.ceil(labels.length / LABELS_SHOWN);
  const names = labels.flatMap((label, index) =>
    index % every === 0
      ? [
          `<text x="${round((x(index) ?? 0) + x.bandwidth() / 2)}" y="${HEIGHT - 12}" text-anchor="middle">${formatLabel(label)}</text>`,
        ]
      : [],
  );
  const limitAt = limit && round(y(limit.value));
  return [
    ...ticks,
    ...names,
    ...(kind === "bars" ? drawBars(series, labels) : series.map(drawLine)),
    ...(limitAt === undefined
      ? []
      : [`<line class="limit" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${limitAt}" y2="${limitAt}"/>`]),
  ].join("\n");

  function drawBars(all: readonly ChartSeries[], periods: readonly string[]): readonly string[] {
    const layers = stack<number, number>()
      .keys([...all.keys()])
      .value((index, key) => all[key]?.values[index] ?? 0)([...periods.keys()]);
    return layers.flatMap((layer) =>
      layer.flatMap(([from, to], index) =>
        to > from
          ? [
              `<rect class="${all[layer.key]?.color}" x="${round(x(index) ?? 0)}" y="${round(y(to))}" width="${round(x.bandwidth())}" height="${round(y(from) - y(to))}"/>`,
            ]
          : [],
      ),
    );
  }

  /** Draws a line with dots. A period without a value interrupts the line. */
  function drawLine({ values, color }: ChartSeries): string {
    const points = values.map((value, index) => ({ value, at: round((x(index) ?? 0) + x.bandwidth() / 2) }));
    const path = line<(typeof points)[number]>()
      .defined(({ value }) => value !== null)
      .x(({ at }) => at)
      .y(({ value }) => round(y(value ?? 0)))(points);
    const dots = points.flatMap(({ value, at }) =>
      value === null ? [] : [`<circle class="${color}" cx="${at}" cy="${round(y(value))}" r="3"/>`],
    );
    return `<path class="${color}" d="${path ?? ""}"/>${dots.join("")}`;
  }
}

const LABELS_SHOWN = 6;

/** Draws a bar for each label. Returns the height of the drawing, and its SVG elements. */
function drawShares({ labels, series }: Chart): readonly [height: number, drawing: string] {
  const totals = labels.map((_label, index) => sumNumbers(series.map(({ values }) => values[index] ?? 0)));
  const x = scaleLinear([0, Math.max(...totals)], [0, WIDTH]);
  const bars = labels.map((label, index) => {
    const top = index * SHARE_HEIGHT;
    let from = 0;
    const parts = series.map(({ values, color }) => {
      const value = values[index] ?? 0;
      const part = `<rect class="${color}" x="${round(x(from))}" y="${top + 18}" width="${round(x(value))}" height="18"/>`;
      from += value;
      return value > 0 ? part : "";
    });
    return `<text x="0" y="${top + 13}">${escapeText(label)}: ${formatTick(totals[index] ?? 0)}</text>${parts.join("")}`;
  });
  return [labels.length * SHARE_HEIGHT, bars.join("\n")];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function formatTick(value: number): string {
  return String(round(value));
}

/** Shortens a time to `HH:MM`, or to `MM-DD` at midnight. Escapes any other text, but does not shorten it. */
function formatLabel(label: string): string {
  const day = formatDay(label);
  if (day === label) return escapeText(label);
  const time = label.slice(day.length + 1, day.length + 6);
  return time === "00:00" ? day.slice("2026-".length) : time;
}
