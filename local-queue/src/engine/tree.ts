/**
 * Sorted map as plain JSON that never changes: a weight-balanced tree (Adams, 1992) with the parameters 3 and 2. A
 * change creates a new map, which shares most nodes with the old one. A key has two numbers; the second one is 0 by
 * default.
 */
export interface Node<Value> {
  readonly a: number;
  readonly b: number;
  readonly value: Value;
  readonly size: number;
  readonly left: Tree<Value>;
  readonly right: Tree<Value>;
}

export type Tree<Value> = Node<Value> | null;

export function size(tree: Tree<unknown>): number {
  return tree === null ? 0 : tree.size;
}

export function get<Value>(tree: Tree<Value>, a: number, b = 0): Value | undefined {
  let node = tree;
  while (node !== null) {
    if (a === node.a && b === node.b) return node.value;
    node = isBefore(a, b, node) ? node.left : node.right;
  }
  return undefined;
}

export function set<Value>(tree: Tree<Value>, a: number, b: number, value: Value): Node<Value> {
  if (tree === null) return { a, b, value, size: 1, left: null, right: null };
  if (a === tree.a && b === tree.b) {
    return { a, b, value, size: tree.size, left: tree.left, right: tree.right };
  }
  return isBefore(a, b, tree)
    ? balanced(tree, set(tree.left, a, b, value), tree.right)
    : balanced(tree, tree.left, set(tree.right, a, b, value));
}

export function remove<Value>(tree: Tree<Value>, a: number, b = 0): Tree<Value> {
  if (tree === null) return null;
  if (a === tree.a && b === tree.b) return joined(tree.left, tree.right);
  if (isBefore(a, b, tree)) {
    const left = remove(tree.left, a, b);
    return left === tree.left ? tree : balanced(tree, left, tree.right);
  }
  const right = remove(tree.right, a, b);
  return right === tree.right ? tree : balanced(tree, tree.left, right);
}

export function first<Value>(tree: Tree<Value>): Node<Value> | null {
  if (tree === null) return null;
  let node = tree;
  while (node.left !== null) node = node.left;
  return node;
}

/** Yields the values in the order of their keys. Leaves out each part of the tree for which `isSkipped` returns true. */
export function* values<Value>(
  tree: Tree<Value>,
  isSkipped: (part: Node<Value>) => boolean = () => false,
): Generator<Value, void, undefined> {
  const path: Node<Value>[] = [];
  let node = tree;
  while (node !== null || path.length > 0) {
    while (node !== null && !isSkipped(node)) {
      path.push(node);
      node = node.left;
    }
    const next = path.pop();
    if (next === undefined) return;
    yield next.value;
    node = next.right;
  }
}

/** Returns the values in the order of their keys, faster than `values`. */
export function list<Value>(tree: Tree<Value>): readonly Value[] {
  const all: Value[] = [];
  collect(tree, all);
  return all;
}

/** Returns all values with a first key of at most `a`, in order. */
export function upTo<Value>(tree: Tree<Value>, a: number): readonly Value[] {
  if (tree === null) return [];
  if (tree.a > a) return upTo(tree.left, a);
  return [...list(tree.left), tree.value, ...upTo(tree.right, a)];
}

function collect<Value>(tree: Tree<Value>, all: Value[]): void {
  if (tree === null) return;
  collect(tree.left, all);
  all.push(tree.value);
  collect(tree.right, all);
}

function isBefore(a: number, b: number, node: Node<unknown>): boolean {
  return a < node.a || (a === node.a && b < node.b);
}

function joined<Value>(left: Tree<Value>, right: Tree<Value>): Tree<Value> {
  if (left === null) return right;
  const next = first(right);
  return next === null ? left : balanced(next, left, remove(right, next.a, next.b));
}

/** Maximum ratio between the weights of the two sides. */
const HEAVIER = 3;
/** Ratio of the inner to the outer side from which two rotations are necessary. */
const INNER = 2;

function balanced<Value>(top: Node<Value>, left: Tree<Value>, right: Tree<Value>): Node<Value> {
  const [onLeft, onRight] = [size(left) + 1, size(right) + 1];
  if (right !== null && onRight > HEAVIER * onLeft) {
    const { left: inner, right: outer } = right;
    if (inner === null || size(inner) + 1 < INNER * (size(outer) + 1)) {
      return joining(right, joining(top, left, inner), outer);
    }
    return joining(inner, joining(top, left, inner.left), joining(right, inner.right, outer));
  }
  if (left !== null && onLeft > HEAVIER * onRight) {
    const { left: outer, right: inner } = left;
    if (inner === null || size(inner) + 1 < INNER * (size(outer) + 1)) {
      return joining(left, outer, joining(top, inner, right));
    }
    return joining(inner, joining(left, outer, inner.left), joining(top, inner.right, right));
  }
  return joining(top, left, right);
}

function joining<Value>({ a, b, value }: Node<Value>, left: Tree<Value>, right: Tree<Value>): Node<Value> {
  return { a, b, value, size: size(left) + size(right) + 1, left, right };
}
