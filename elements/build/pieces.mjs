/**
 * Which modules are put into one file, for `output.manualChunks`. What several elements need is put together by who
 * needs it, before an element is opened and when it is; two such sets become one file when that costs nobody more than
 * the file it saves. What only one element needs, and what comes later, lies where Rollup puts it.
 */
import { fileURLToPath } from 'node:url';

/** Bytes of source that anybody would rather load too much than ask for one more file; measured, as is the next. */
const bytesOfOneFile = 1500;

/** Bytes of source that nobody is to load for the sake of others. */
const tooMuch = 4500;

/** React changes once a year: a page that has had an older release keeps it. */
const react = /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;

/** Names all drawings in one file, so that everybody would seem to need them all; Rollup knows which are used. */
const lucide = /node_modules\/lucide\//;

/** What every page with an element has. */
const shell = fileURLToPath(new URL('../../src/host/define-element.ts', import.meta.url));
/** What shows a view, whichever it is; the shell asks for it beside the view. */
export const viewSession = fileURLToPath(new URL('../../src/host/view-session.ts', import.meta.url));

/** @type {WeakMap<object, Map<string, string>>} of a build: module → name of its file */
const plans = new WeakMap();

/**
 * @param {string} id of a module
 * @param {import('rollup').ManualChunkMeta} graph
 */
export function pieceOf(id, graph) {
  if (react.test(id)) return 'react';
  if (!plans.has(graph.getModuleInfo)) plans.set(graph.getModuleInfo, plan(graph));
  return plans.get(graph.getModuleInfo).get(id);
}

function plan({ getModuleIds, getModuleInfo }) {
  const moments = momentsOf(getModuleIds, getModuleInfo);
  /** @type {Map<string, Piece>} */
  const pieces = new Map();
  for (const id of getModuleIds()) {
    if (react.test(id) || lucide.test(id)) continue;
    const needed = moments.filter(({ modules }) => modules.has(id));
    if (new Set(needed.map(({ entry }) => entry)).size < 2) continue;
    const key = needed.map((moment) => moments.indexOf(moment)).join(' ');
    const piece = pieces.get(key) ?? { needed: new Set(needed), ids: new Set(), bytes: 0 };
    piece.ids.add(id);
    piece.bytes += getModuleInfo(id).code?.length ?? 0;
    pieces.set(key, piece);
  }
  const joined = joinWhatIsAlike([...pieces.values()], (id) => getModuleInfo(id).importedIds);
  const names = joined.map(({ ids }) => nameOf([...ids], getModuleInfo));
  // Two of one name would be one file.
  const own = names.map((name, index) => (names.indexOf(name) === index ? name : `${name}-${index}`));
  return new Map(joined.flatMap(({ ids }, index) => [...ids].map((id) => [id, own[index]])));
}

/** For each element two: what it needs before it is opened, and what it needs to be shown. */
function momentsOf(getModuleIds, getModuleInfo) {
  return [...getModuleIds()]
    .filter((id) => /\/register-[a-z-]+\.ts$/.test(id))
    .flatMap((entry) => {
      const opened = getModuleInfo(entry).dynamicallyImportedIds;
      const closed = { entry, modules: reached([shell, entry], getModuleInfo) };
      if (opened.length === 0) return [closed];
      return [closed, { entry, modules: reached([shell, entry, viewSession, ...opened], getModuleInfo) }];
    });
}

/** Modules with all that they import, directly or not. */
export function reached(ids, getModuleInfo) {
  const found = new Set(ids);
  for (const id of found) {
    if (lucide.test(id)) continue;
    for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * The cheapest pair first, until none saves anything.
 *
 * @typedef {{ needed: Set<object>, ids: Set<string>, bytes: number }} Piece
 * @param {Piece[]} sets
 * @param {(id: string) => readonly string[]} importsOf
 */
function joinWhatIsAlike(sets, importsOf) {
  let pieces = sets;
  for (;;) {
    const pairs = pieces.flatMap((a, index) => pieces.slice(index + 1).map((b) => ({ a, b, cost: costOf(a, b) })));
    const good = pairs.filter(({ cost }) => cost < 0).sort((one, other) => one.cost - other.cost);
    const best = good.find(({ a, b }) => !isBetween(pieces, a, b, importsOf) && !isBetween(pieces, b, a, importsOf));
    if (best === undefined) return pieces;
    const { a, b } = best;
    const one = {
      needed: new Set([...a.needed, ...b.needed]),
      ids: new Set([...a.ids, ...b.ids]),
      bytes: a.bytes + b.bytes,
    };
    pieces = [...pieces.filter((piece) => piece !== a && piece !== b), one];
  }
}

/** Bytes that all moments together load more when two pieces are one; infinite where one of them loads far more. */
function costOf(a, b) {
  // Waits on every page of a portal for somebody who opens something.
  if (a.ids.has(shell) || b.ids.has(shell)) return Infinity;
  const others = [...a.needed].filter((moment) => !b.needed.has(moment)).length;
  const othersOfB = b.needed.size - a.needed.size + others;
  if ((others > 0 && b.bytes > tooMuch) || (othersOfB > 0 && a.bytes > tooMuch)) return Infinity;
  return others * b.bytes + othersOfB * a.bytes - (a.needed.size - others) * bytesOfOneFile;
}

/** Whether `from` reaches `to` by way of a third piece, which would then import the joined one and be imported by it. */
function isBetween(pieces, from, to, importsOf) {
  const importedBy = ({ ids }) =>
    pieces.filter((piece) => [...ids].some((id) => importsOf(id).some((next) => piece.ids.has(next))));
  const found = new Set(importedBy(from).filter((piece) => piece !== from && piece !== to));
  for (const piece of found) for (const next of importedBy(piece)) if (next !== from) found.add(next);
  return found.has(to);
}

/** After its largest module, for people who look at what a page loads. */
function nameOf(ids, getModuleInfo) {
  if (ids.includes(shell)) return 'shell';
  const bytesOf = (id) => getModuleInfo(id).code?.length ?? 0;
  const largest = ids.reduce((one, other) => (bytesOf(other) > bytesOf(one) ? other : one));
  return largest.replace(/^.*\/(.*?)\.\w+$/, '$1');
}
