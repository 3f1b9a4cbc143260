/**
 * Circles between folders, over what is imported at run time, and between files, over types as well: what lies on one can
 * only be read, moved or tried together. Circles of values between files are Biome's to find.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importStatements, listSources, withoutComments } from './sources.mjs';

/**
 * @typedef {{ folders: string[][], files: string[][] }} Cycles each a list of what can be reached from each other
 */

/**
 * @param {string} root
 * @returns {string[]} one line for each cycle
 */
export function checkCycles(root) {
  const sources = new Map(
    ['src', 'elements', 'demo'].flatMap((folder) =>
      listSources(root, folder).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    ),
  );
  const { folders, files } = cyclesOf(sources);
  return [...described('folders', folders), ...described('files, types among what they import', files)];
}

/**
 * @param {Map<string, string>} sources path from the root, with slashes → source
 * @returns {Cycles}
 */
export function cyclesOf(sources) {
  const folders = new Map();
  const files = new Map();
  for (const [file, source] of sources) {
    for (const { specifier, isType } of importStatements(withoutComments(source))) {
      const target = posix.join(posix.dirname(file), specifier);
      if (!specifier.startsWith('.') || !sources.has(target)) continue;
      connect(files, file, target);
      const [from, to] = [posix.dirname(file), posix.dirname(target)];
      if (!isType && from !== to) connect(folders, from, to);
    }
  }
  return { folders: circlesIn(folders), files: circlesIn(files) };
}

/**
 * @param {string} what
 * @param {string[][]} circles
 * @returns {string[]}
 */
const described = (what, circles) => circles.map((circle) => `A cycle of ${what}: ${circle.join(' → ')} → …`);

function connect(graph, from, to) {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

/** The strongly connected parts of a graph that have more than one member, after Tarjan; members sorted. */
function circlesIn(graph) {
  const numbers = new Map();
  const lowest = new Map();
  const stack = [];
  const circles = [];
  function visit(node) {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== numbers.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  }
  for (const node of [...graph.keys()].sort()) if (!numbers.has(node)) visit(node);
  return circles.sort((one, other) => (one[0] < other[0] ? -1 : 1));
}
