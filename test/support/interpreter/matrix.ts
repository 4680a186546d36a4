/** Combinations of a matrix. */

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the combinations of a matrix. Without a matrix, returns one empty combination. `include` extends matching
 * combinations, or adds a new one.
 */
export function combinations(matrix: unknown): readonly (Values | null)[] {
  if (matrix === undefined || matrix === null) return [null];
  const { include = [], exclude = [], ...axes } = Object(matrix);
  const product = Object.entries(axes).reduce<readonly Values[]>(
    (found, [name, values]) => found.flatMap((each) => list(values).map((value) => ({ ...each, [name]: value }))),
    Object.keys(axes).length === 0 ? [] : [{}],
  );
  const kept = product.filter(
    (each) => !list(exclude).some((out) => fits(each, Object(out), Object.keys(Object(out)))),
  );
  const names = Object.keys(axes);
  const added = list(include).filter((each) => !kept.some((one) => fits(one, Object(each), names)));
  const extended = kept.map((one) =>
    Object.assign({}, one, ...list(include).filter((each) => fits(one, Object(each), names))),
  );
  return [...extended, ...added.map((each) => Object(each))];
}

function list(values: unknown): readonly unknown[] {
  if (!Array.isArray(values)) throw new Error("A matrix has lists of values.");
  return values;
}

function fits(one: Values, other: Values, names: readonly string[]): boolean {
  return names.every((name) => other[name] === undefined || other[name] === one[name]);
}
