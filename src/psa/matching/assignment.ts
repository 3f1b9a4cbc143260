/**
 * One to one by best assignment: of all ways to pair the two sides, the one of the greatest worth together. A pair is
 * sure if it is in the best assignment and every assignment without it is worth less by a margin. So which of several
 * equal ones was found does not matter, nor the order of anything.
 */
import { indexed } from '../../base/indexed.ts';
import { eachInSlices, type Slices } from './slices.ts';

export interface Edge {
  readonly left: number;
  readonly right: number;
  /** Above 0. */
  readonly worth: number;
}

/** Beyond so many names on a side, looking at all assignments would take too long. */
const largestGroup = 16;
const tiny = 1e-9;

/** @returns the pairs that are sure */
export function* sureEdges<Pair extends Edge>(edges: readonly Pair[], margin: number): Slices<Pair[]> {
  const sure: Pair[] = [];
  const groups = groupsOf(edges);
  yield 0;
  yield* eachInSlices(groups, 20, (group) => {
    sure.push(...sureInGroup(group, margin));
  });
  return sure;
}

function sureInGroup<Pair extends Edge>(group: readonly Pair[], margin: number): Pair[] {
  const best = { left: bestWorths(group, 'left'), right: bestWorths(group, 'right') };
  const mutual = group.filter(
    ({ left, right, worth }) =>
      worth >= (best.left.get(left) ?? 0) - tiny && worth >= (best.right.get(right) ?? 0) - tiny,
  );
  const isLarge = Math.max(best.left.size, best.right.size) > largestGroup;
  if (isLarge) return mutual.filter((edge) => isAlone(edge, group, margin));
  const whole = assignmentWorth(group);
  return mutual.filter((edge) => {
    const without = assignmentWorth(group.filter((other) => other !== edge));
    return whole - without >= margin - tiny;
  });
}

/** Where not all assignments can be looked at: no other pair of the two comes near. */
const isAlone = (edge: Edge, group: readonly Edge[], margin: number) =>
  edge.worth >= margin - tiny &&
  !group.some(
    (other) =>
      other !== edge &&
      (other.left === edge.left || other.right === edge.right) &&
      other.worth > edge.worth - margin + tiny,
  );

function bestWorths(edges: readonly Edge[], side: 'left' | 'right'): Map<number, number> {
  const best = new Map<number, number>();
  for (const edge of edges) best.set(edge[side], Math.max(best.get(edge[side]) ?? 0, edge.worth));
  return best;
}

/** Edges that hang together, by left and right ends in common. */
function groupsOf<Pair extends Edge>(edges: readonly Pair[]): Pair[][] {
  const parents = new Map<string, string>();
  const rootOf = (node: string): string => {
    let root = node;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root)) root = next;
    for (let step = node; step !== root; ) {
      const next = parents.get(step) ?? root;
      parents.set(step, root);
      step = next;
    }
    return root;
  };
  for (const { left, right } of edges) parents.set(rootOf(`l${left}`), rootOf(`r${right}`));
  const groups = new Map<string, Pair[]>();
  for (const edge of edges) {
    const root = rootOf(`l${edge.left}`);
    const group = groups.get(root);
    if (group) group.push(edge);
    else groups.set(root, [edge]);
  }
  return [...groups.values()];
}

/** The greatest sum of worths, each end once; by the Hungarian method with potentials. */
export function assignmentWorth(edges: readonly Edge[]): number {
  const rows = [...new Set(edges.map(({ left }) => left))];
  const columns = [...new Set(edges.map(({ right }) => right))];
  // A column of nothing for each row: nobody has to be paired.
  const width = columns.length + rows.length;
  const worths = rows.map(() => new Array<number>(width).fill(0));
  const [rowOf, columnOf] = [new Map(rows.map((id, at) => [id, at])), new Map(columns.map((id, at) => [id, at]))];
  for (const { left, right, worth } of edges) {
    const row = worths[rowOf.get(left) ?? 0];
    if (row) row[columnOf.get(right) ?? 0] = worth;
  }
  const owners = assignRows(worths, width);
  let sum = 0;
  for (const [column, row] of indexed(owners)) sum += row === -1 ? 0 : (worths[row]?.[column] ?? 0);
  return sum;
}

/** @returns the row of each column; -1 for none */
function assignRows(worths: readonly (readonly number[])[], width: number): number[] {
  const owners = new Array<number>(width).fill(-1);
  const rowPotentials = new Array<number>(worths.length).fill(0);
  const columnPotentials = new Array<number>(width).fill(0);
  for (let start = 0; start < worths.length; start += 1) {
    const least = new Array<number>(width).fill(Number.POSITIVE_INFINITY);
    const came = new Array<number>(width).fill(-1);
    const done = new Set<number>();
    let column = -1;
    let row = start;
    while (row !== -1) {
      let step = Number.POSITIVE_INFINITY;
      let next = -1;
      for (let at = 0; at < width; at += 1) {
        if (done.has(at)) continue;
        const cost = -(worths[row]?.[at] ?? 0) - (rowPotentials[row] ?? 0) - (columnPotentials[at] ?? 0);
        if (cost < (least[at] ?? 0)) {
          least[at] = cost;
          came[at] = column;
        }
        if ((least[at] ?? 0) < step) {
          step = least[at] ?? 0;
          next = at;
        }
      }
      rowPotentials[start] = (rowPotentials[start] ?? 0) + step;
      for (let at = 0; at < width; at += 1) {
        if (done.has(at)) {
          const owner = owners[at] ?? 0;
          rowPotentials[owner] = (rowPotentials[owner] ?? 0) + step;
          columnPotentials[at] = (columnPotentials[at] ?? 0) - step;
        } else least[at] = (least[at] ?? 0) - step;
      }
      done.add(next);
      column = next;
      row = owners[next] ?? -1;
    }
    for (let at = column; at !== -1; at = came[at] ?? -1) {
      const previous = came[at] ?? -1;
      owners[at] = previous === -1 ? start : (owners[previous] ?? start);
    }
  }
  return owners;
}
