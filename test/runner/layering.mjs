/**
 * The floors, as a check: imports go down only, features never look at each other, and each slot of a feature keeps to
 * what it may hold. Reads the sources' import statements; types count as much as values, since a type that points upward
 * ties the floors together just the same. Cycles are found in `cycles.mjs`.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importStatements, listSources, withoutComments } from './sources.mjs';

/** From the ground up. Folders of one floor never import each other. */
const floors = [
  ['src/base'],
  ['src/languages'],
  ['src/host'],
  ['src/ui'],
  ['src/directory', 'src/schedule', 'src/parameters'],
  ['src/console'],
  [
    'src/backup',
    'src/help',
    'src/ticketing',
    'src/scripting',
    'src/psa',
    'src/billing',
    'src/nodes',
    'src/tasks',
    'src/policies',
    'src/people',
    'src/virtualization',
    'src/search',
    'src/workspace',
    'src/integrations',
    'src/activity',
    'src/doctor',
  ],
  ['elements'],
  ['demo'],
];

/** Packages that only one place may import, so that they can be replaced there. */
const owners = [
  {
    packages: /^@r2wc\//,
    owner: /^src\/host\/element\/react-bridge\.ts$/,
    name: 'src/host/element/react-bridge.ts',
  },
  { packages: /^@floating-ui\//, owner: /^src\/ui\//, name: 'src/ui' },
  { packages: /^downshift($|\/)/, owner: /^src\/ui\/select\//, name: 'src/ui/select' },
  { packages: /^lit-html(\/|$)/, owner: /^demo\//, name: 'demo' },
  { packages: /^(hono|@hono\/|drizzle-orm|@libsql\/|pg$)/, owner: /^demo\//, name: 'demo' },
  {
    packages: /^node:/,
    owner: /^(demo|elements\/(build|derived|release))\//,
    name: 'demo, elements/build, elements/derived and elements/release',
  },
  { packages: /^react(-dom)?(\/|$)/, owner: /^(src\/(?!base\/)|elements\/|demo\/)/, name: 'src/host and above' },
];

/** What a file of a kind may not import or mention. */
const slots = [
  {
    files: /(^|[/-])contract\.ts$/,
    imports: /^react|signals|\.tsx$|\.css$|\.json$|-model\.ts$/,
    mentions: /\bfetch\s*\(/,
    why: 'a contract is data: no React, no fetch, no view',
  },
  {
    files: /(^|\/)(?!use-)[^/]*-model\.ts$/,
    imports: /^react|signals-react|\.tsx$|\.css$|^@floating-ui/,
    mentions: /\b(?:document|window)\s*\./,
    why: 'a model runs without React and without a DOM',
  },
];

/**
 * @param {string} root
 * @returns {Promise<string[]>} one line for each broken rule
 */
export async function checkLayering(root) {
  return ['src', 'elements', 'demo'].flatMap((folder) =>
    listSources(root, folder).flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8'))),
  );
}

/**
 * @param {string} file path from the root, with slashes
 * @param {string} source
 * @returns {string[]}
 */
export function checkFile(file, source) {
  const code = withoutComments(source);
  const problems = importsOf(code).flatMap((specifier) => [
    ...floorProblems(file, specifier),
    ...packageProblems(file, specifier),
    ...slots
      .filter(({ files, imports }) => files.test(file) && imports.test(specifier))
      .map(({ why }) => `imports ${specifier}: ${why}`),
  ]);
  for (const { files, mentions, why } of slots) {
    const found = files.test(file) ? mentions.exec(code)?.[0] : undefined;
    // A model may have a `window` of its own.
    const isOwn = found?.startsWith('window') && /\bconst window\b/.test(code);
    if (found && !isOwn) problems.push(`uses ${found.trim()}: ${why}`);
  }
  return problems.map((problem) => `${file} ${problem}`);
}

function floorProblems(file, specifier) {
  if (!specifier.startsWith('.')) return [];
  const target = posix.join(posix.dirname(file), specifier);
  const from = placeOf(file);
  const to = placeOf(target);
  if (target.startsWith('test/')) return [`imports ${specifier}: the product knows nothing of its tests`];
  if (!to) return target.startsWith('src/') ? [`imports ${specifier}, which is on no floor`] : [];
  if (!from) return [`is on no floor: see ${posix.basename(import.meta.url)}`];
  if (to.floor > from.floor) return [`imports ${specifier}: ${to.folder} is above ${from.folder}`];
  if (to.floor === from.floor && to.folder !== from.folder) {
    return [`imports ${specifier}: ${to.folder} and ${from.folder} share a floor and may not look at each other`];
  }
  return [];
}

function packageProblems(file, specifier) {
  if (/^zod($|\/(?!mini$))/.test(specifier)) return [`imports ${specifier}: only zod/mini is small enough`];
  return owners
    .filter(({ packages, owner }) => packages.test(specifier) && !owner.test(file))
    .map(({ name }) => `imports ${specifier}, which belongs to ${name}`);
}

function placeOf(path) {
  const floor = floors.findIndex((folders) => folders.some((folder) => path.startsWith(`${folder}/`)));
  if (floor === -1) return undefined;
  return { floor, folder: floors[floor].find((folder) => path.startsWith(`${folder}/`)) };
}

/** @param {string} code */
export const importsOf = (code) => importStatements(code).map(({ specifier }) => specifier);
