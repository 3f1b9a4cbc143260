/** Which test files there are, where each kind runs, and what a word on the command line selects of them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './root.mjs';

/**
 * `test/base` and `test/demo` run in Node, as does anything named `*.node.test.*`: models, tools, what is built.
 * `test/e2e` and `test/soak` drive Chromium from Node against the demo pages, `test/hosts` against others; all else runs inside
 * the browsers.
 *
 * @param {string} file path from the root, with slashes
 * @returns {'node' | 'e2e' | 'browser'}
 */
export function kindOf(file) {
  if (file.startsWith('test/e2e/') || isAsked(file)) return 'e2e';
  if (file.startsWith('test/base/') || file.startsWith('test/demo/') || /\.node\.test\.\w+$/.test(file)) return 'node';
  return 'browser';
}

/** What takes many minutes, as installing and building projects of adopters does: whoever wants it names it. */
const asked = ['hosts', 'soak'];
export const isAsked = (file) => asked.some((group) => file.startsWith(`test/${group}/`));

/**
 * Whether an engine runs a browser test: `*.chromium.*` is for what only Chromium can tell.
 *
 * @param {string} file path from the root
 * @param {string} engine
 */
export function runsIn(file, engine) {
  const [, only] = oneEngine.exec(file) ?? [];
  return only === undefined || only === engine;
}

const oneEngine = /\.(chromium|firefox|webkit)\./;
const isForOne = (file) => oneEngine.test(file);

/** Groups of the elements and of what is between them and the page: forms, life cycle, streams, which engines do each in their way. */
const decidedByEngines = ['elements', 'host', 'runner'];

/** Beside Chromium, these engines take turns at files of the layer under the elements, and of the screens. */
const takingTurns = ['firefox', 'webkit'];

/**
 * Nothing is asked for: everything is tried in the build of React that pages have, and without what is for full runs.
 *
 * @param {{ parts: string[], inFull: boolean }} options
 */
export const isShort = ({ parts, inFull }) => parts.length === 0 && !inFull;

/**
 * Which engines run a browser test. The elements are tried in each engine, a file of the layer under them in Chromium and one
 * other. A screen, which stands on both, is tried in Chromium, and in a full run in one other as well, but for what is one
 * thing in very many ways. Whoever names parts or engines gets every file in every engine of these.
 *
 * @param {{ parts: string[], inFull: boolean, engines: string[] }} options
 * @returns {(file: string, engine: string) => boolean}
 */
export function engineRule(options) {
  const isNamed = options.parts.length > 0 || options.engines.length > 0;
  return (file, engine) => {
    if (!runsIn(file, engine)) return false;
    if (isNamed || engine === 'chromium' || isForOne(file)) return true;
    const group = groupOf(file);
    if (decidedByEngines.includes(group)) return true;
    if (engine !== turnOf(file)) return false;
    return options.inFull ? !isForFullRuns(file) : group === 'ui';
  };
}

/** By its path alone: a new file changes no other's turn. */
const turnOf = (file) => takingTurns[createHash('sha256').update(file).digest()[0] % takingTurns.length];

/**
 * Whether a browser test looks at what moves: it runs in a browser without a wish, every other for somebody who does not want
 * motion, so that nothing is waited for or drawn sixty times a second on its way.
 *
 * @param {string} file path from the root
 */
export const isAboutMotion = (file) => /\.motion\.test\./.test(file);

/**
 * Whether a test file is about one thing in each of very many ways, such as every fault of every call or a server that is
 * killed at every step, moves gigabytes, or tries the package as it is published: a run that is short leaves it out. Whoever names it, or changes what it reaches,
 * runs it, and so does continuous integration.
 *
 * @param {string} file path from the root
 */
export const isForFullRuns = (file) => /\.full\./.test(file);

/** Tests of what ships in browsers: they are bundled together with it. */
export const isBundledWithBuild = (file) => /\/built-/.test(file);

/** Whether a file's tests read what is built. */
export const isOfBuild = (file) =>
  isBundledWithBuild(file) || kindOf(file) === 'e2e' || (kindOf(file) === 'node' && groupOf(file) === 'elements');

/** Name under which a file's results are counted: the folder under `test/`, `server` for `test/demo/server`. */
export function groupOf(file) {
  if (file.startsWith('test/demo/')) return 'server';
  return file.split('/')[1] ?? '';
}

/** @returns {string[]} sorted paths from the root, with slashes */
export function listTestFiles(folder = join(root, 'test')) {
  if (!existsSync(folder)) return [];
  // Not into the cache: another run may be tidying up there at this moment.
  const parts = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== '.cache');
  return parts
    .flatMap((part) =>
      part.isDirectory() ? readdirSync(join(folder, part.name), { recursive: true, withFileTypes: true }) : [part],
    )
    .filter((entry) => entry.isFile() && /\.test\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((file) => !file.includes('/node_modules/'))
    .sort();
}

/**
 * @param {string[]} files
 * @param {string[]} parts groups or parts of paths; none selects all but what has to be asked for
 */
export function selectTestFiles(files, parts) {
  if (parts.length === 0) return files.filter((file) => !isAsked(file));
  const isNamed = (file, part) =>
    groupOf(file) === part || (!asked.includes(part) && file.includes(part.replace(/^\.\//, '')));
  return files.filter((file) => parts.some((part) => isNamed(file, part)));
}
