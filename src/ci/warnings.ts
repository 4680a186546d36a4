/** GitHub shows few annotations of a step, and nobody reads many. */
const WARNINGS_SHOWN = 5;

/** Passes on the first five warnings of a run; `rest` says how many there were beyond. */
export function limitWarnings(show: (message: string) => void): {
  warn(message: string): void;
  rest(): void;
} {
  let count = 0;
  return {
    warn(message) {
      count += 1;
      if (count <= WARNINGS_SHOWN) show(message);
    },
    rest() {
      if (count > WARNINGS_SHOWN) show(`and ${count - WARNINGS_SHOWN} more`);
    },
  };
}
