/**
 * Which tests a change can reach: those whose imports, late ones and types among them, lead to a changed file.
 * What is read otherwise than by an import (a page, a build, a server's migration) is told by the table below.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './root.mjs';
import { importStatements, withoutComments } from './sources.mjs';

/** Where a change reaches further than imports tell. */
const reach = [
  { changed: /^(package(-lock)?\.json|tsconfig\.json|test\/run\.mjs|test\/runner\/(?!.*\.test\.))/, tests: /./ },
  {
    changed: /^test\/support\/(console-guard|first-start|fresh-page|no-owner-stacks|node-globals|size-loops)\.ts$/,
    tests: /./,
  },
  // Whole pages, what is built and how large it is.
  {
    changed: /^(src|elements|demo)\/|^rollup\.config\.mjs$/,
    tests: /^test\/e2e\/|^test\/elements\/(package|packed|published-types)\.(full\.)?node\.test\.ts$/,
  },
  { changed: /^demo\/server\//, tests: /^test\/demo\/server\/|^test\/runner\/server\.test\.ts$/ },
  { changed: /^src\/.*messages\.\w+\.json$/, tests: /^test\/base\/catalogues\.test\.ts$/ },
  {
    changed: /^(demo|elements)\/|^README\.md$/,
    tests: /^test\/elements\/(package|packed|published-types)\.(full\.)?node\.test\.ts$/,
  },
];

/** What a file of the tests stands for without importing it: the server behind a page. */
const standsFor = { 'test/support/server.ts': ['demo/server/start-server.ts'] };

/** The static checks look at everything, and cost little; a build and its sizes only where it could differ. */
const checksOf = (files) => [
  'format',
  'lint',
  'layering',
  'patterns',
  'types',
  ...(files.some((file) =>
    /^(src|elements|demo)\/|^(rollup\.config\.mjs|package(-lock)?\.json)$|^test\/size/.test(file),
  )
    ? ['build', 'size']
    : []),
];

/**
 * @param {string} base a revision; what came since its merge base with HEAD has changed, and what is not committed
 * @param {string[]} testFiles
 * @returns {{ files: string[], tests: string[], checks: string[] }} changed files, the tests and checks they reach
 */
export function changedSince(base, testFiles) {
  const files = changedFiles(base);
  const tests = reachedBy(files, testFiles, readImports);
  return { files, tests, checks: files.length > 0 ? checksOf(files) : [] };
}

/** @param {string} base */
export function changedFiles(base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [from] = git('merge-base', base, 'HEAD');
  const tracked = git('diff', '--name-only', '--no-renames', from);
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}

/**
 * @param {string[]} changed
 * @param {string[]} testFiles
 * @param {(file: string) => string[]} importsOf files that a file imports, all by their paths from the root
 * @returns {string[]}
 */
export function reachedBy(changed, testFiles, importsOf) {
  const isChanged = new Set(changed);
  const rules = reach.filter((rule) => changed.some((file) => rule.changed.test(file)));
  return testFiles.filter((file) => rules.some(({ tests }) => tests.test(file)) || leadsTo(file, isChanged, importsOf));
}

function leadsTo(file, isChanged, importsOf) {
  const seen = new Set([file]);
  for (const one of seen) {
    if (isChanged.has(one)) return true;
    for (const next of importsOf(one)) seen.add(next);
  }
  return false;
}

const known = new Map();

/** @returns {string[]} a file that is gone has none, but who imports it still leads to it */
function readImports(file) {
  const before = known.get(file);
  if (before) return before;
  const path = join(root, file);
  const isCode = /\.(ts|tsx|mjs|css)$/.test(file) && existsSync(path);
  const imports = isCode ? importsIn(file, withoutComments(readFileSync(path, 'utf8'))) : [];
  imports.push(...(standsFor[file] ?? []));
  known.set(file, imports);
  return imports;
}

function importsIn(file, code) {
  const styles = [...code.matchAll(/@import\s*['"]([^'"]+)['"]/g)].map(([, specifier]) => specifier);
  const urls = [...code.matchAll(/new URL\(\s*['"](\.[^'"]+)['"]/g)].map(([, specifier]) => specifier);
  return [...importStatements(code).map(({ specifier }) => specifier), ...styles, ...urls]
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier));
}
