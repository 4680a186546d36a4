/* Content of a report, independent of its form. All texts are plain; each form escapes them. */

/** Cell of a table: a text, or the number of a pull request. */
export type Cell = string | { readonly pullRequest: number };

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface ChartSeries {
  readonly name: string;
  /** Name of the color on the page. */
  readonly color: string;
  readonly values: readonly (number | null)[];
}

export interface Chart {
  /** `bars`: bars of periods, on top of each other. `lines`: lines over periods. `shares`: one bar for each label. */
  readonly kind: "bars" | "lines" | "shares";
  readonly title: string;
  readonly unit: string;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly limit?: { readonly name: string; readonly value: number } | undefined;
}

/** Question with its answer. */
export interface ReportSection {
  readonly title: string;
  readonly answers: readonly string[];
  readonly tables: readonly Table[];
  readonly charts: readonly Chart[];
}
