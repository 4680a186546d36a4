/** The Prometheus text format, version 0.0.4: one family at a time, with its help and type. */

export type Labels = Readonly<Record<string, string>>;

export interface LabelledSamples {
  readonly labels: Labels;
  readonly values: readonly number[];
}

/** Upper bounds in seconds, the same for every histogram of the service. */
const BUCKETS: readonly number[] = [60, 300, 600, 900, 1800, 3600, 5400, 7200];

export function gauge(
  name: string,
  help: string,
  samples: readonly { readonly labels: Labels; readonly value: number }[],
): string {
  return family(
    name,
    help,
    "gauge",
    samples.map(({ labels, value }) => sample(name, labels, value)),
  );
}

export function histogram(name: string, help: string, series: readonly LabelledSamples[]): string {
  return family(
    name,
    help,
    "histogram",
    series.flatMap(({ labels, values }) => [
      ...BUCKETS.map((bound) => {
        const count = values.filter((value) => value <= bound).length;
        return sample(`${name}_bucket`, { ...labels, le: String(bound) }, count);
      }),
      sample(`${name}_bucket`, { ...labels, le: "+Inf" }, values.length),
      sample(
        `${name}_sum`,
        labels,
        values.reduce((sum, value) => sum + value, 0),
      ),
      sample(`${name}_count`, labels, values.length),
    ]),
  );
}

function family(name: string, help: string, type: string, lines: readonly string[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

function sample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}{${pairs.join(",")}} ${value}`;
}

function escapeLabel(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
