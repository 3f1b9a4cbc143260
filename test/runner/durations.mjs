/** How long test files take: as the last run in this folder remembers, or as their length lets expect. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from './root.mjs';

const memory = join(cacheFolder, 'durations.json');

/** Seconds of the files whose length tells least, where nothing is remembered. */
const known = [
  { file: /endurance/, seconds: 60 },
  { file: /hostile-html/, seconds: 90 },
  { file: /-faults\.test|delete-backup-dialog|browser-overlays/, seconds: 40 },
];

/**
 * @param {string} engine
 * @returns {(file: string) => number} milliseconds
 */
export function durationsIn(engine) {
  const remembered = readMemory()[engine] ?? {};
  return (file) => remembered[file] ?? estimate(file);
}

/** @param {import('./report.mjs').Row[]} rows of the run that ends */
export function rememberDurations(rows) {
  const all = readMemory();
  for (const { name, files = [] } of rows)
    for (const { file, milliseconds } of files)
      if (file) all[name] = { ...all[name], [file]: Math.round(milliseconds) };
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(memory, JSON.stringify(all));
}

/**
 * Files in parts of unequal length, the longest files in the longest part: what begins last is short, so that no lane works
 * on long after the others have nothing to do.
 *
 * @param {string[]} files
 * @param {number[]} shares of the whole, longest first
 * @param {(file: string) => number} durationOf
 * @returns {string[][]} as many as shares
 */
export function inParts(files, shares, durationOf) {
  const total = files.reduce((sum, file) => sum + durationOf(file), 0);
  const parts = shares.map((share) => ({ left: share * total, files: /** @type {string[]} */ ([]) }));
  for (const file of [...files].sort((one, other) => durationOf(other) - durationOf(one))) {
    const part = parts.reduce((most, one) => (one.left > most.left ? one : most));
    part.left -= durationOf(file);
    part.files.push(file);
  }
  return parts.map((part) => part.files.sort());
}

function readMemory() {
  return existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
}

function estimate(file) {
  const row = known.find((one) => one.file.test(file));
  return row ? row.seconds * 1000 : 700 + 12 * readFileSync(join(root, file), 'utf8').split('\n').length;
}
