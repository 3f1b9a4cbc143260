/**
 * `npm run size`: what a page transfers, gzipped, against a budget. The cost of a file is itself, what it imports and
 * what those import in turn, the lazily imported included unless a row of the table says that they come later.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'rollup/parseAst';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const kilobyte = 1000;
/** KB of 1,000 bytes, gzipped; the tests of whole pages read them, too. */
const limits = JSON.parse(await readFile(new URL('budgets.json', import.meta.url), 'utf8'));

/**
 * @typedef {object} Budget
 * @property {string} name
 * @property {string[]} files that a page names or that are loaded for it
 * @property {number} limit KB of 1,000 bytes, gzipped
 * @property {boolean} [alone] counts the file without its imports
 * @property {RegExp} [opening] files whose lazily imported chunks come at once: the shell asks for its view. What the view
 *   imports lazily in turn (menus, search, dialogs, another language) comes when somebody wants it
 * @property {RegExp} [troubled] of these, what comes only when something went wrong
 * @property {RegExp} [called] what comes with the first call, which the view makes at once
 * @property {RegExp} [wanted] of what the files of `opening` import lazily, only this
 * @property {string} [after] the row whose files are there already
 */

/** Files of an element that shows nothing until it is in a document, or until somebody opens it. */
const waiting = {
  'backup browser before it is in a document': 'backup-browser',
  // One stands for all that show nothing until they are opened.
  'restore dialog, closed': 'restore-dialog',
};

/** As the pages on which nobody asks for help have it. */
const help = { files: ['autoloader.js', 'elements/help-panel.js'] };

/** Elements whose view makes a call to show anything. */
const fetching = [
  'backup-browser',
  'automation-editor',
  'ticket-ruleset',
  'psa-mapping',
  'product-form',
  'product-list',
  'product-bill',
  'node-approvals',
  'scheduled-task-editor',
  'maintenance-mode',
  'policy-backups',
  'patch-overrides',
  'script-library',
  'users',
  'custom-fields',
  'virtualization-dashboard',
  'integrations',
  'credentials',
  'getting-started',
  'global-search',
  'activity-list',
  'ticket-timer',
];

/** @type {Budget[]} */
const budgets = [
  ...Object.entries(limits.shown).map(([name, limit]) => ({
    name: `page with the ${name.replaceAll('-', ' ')}`,
    files: ['autoloader.js', `elements/${name}.js`],
    limit,
    opening: /^elements\/|\/shell\.js$/,
    troubled: /code-failure|failure-box|shell-(support|words)|second-definition/,
    ...(fetching.includes(name) && { called: /\/client\.js$/ }),
  })),
  { name: 'autoloader', files: ['autoloader.js'], limit: limits.autoloader, alone: true },
  ...Object.entries(waiting).map(([name, element]) => ({
    name,
    files: [`elements/${element}.js`],
    limit: limits.closed,
  })),
  { name: 'help panel, closed launcher', ...help, limit: limits.help.closed },
  {
    name: 'help panel, opened',
    ...help,
    limit: limits.help.opened,
    opening: /^elements\//,
    troubled: /code-failure|failure-box|shell-support|second-definition/,
  },
  {
    // 2 KB of it are the form's model, which every other form has then, too.
    name: 'ticket form more',
    ...help,
    limit: limits.help.form,
    opening: /^elements\/|\/(help-panel-element|ticket-view)\.js$/,
    // Its draft is looked for at once.
    wanted: /\/(help-panel-element|ticket-view|draft-database)\.js$/,
    after: 'help panel, opened',
  },
  {
    name: 'configuration, for pages that call configure()',
    files: ['elements/config.js'],
    limit: limits.configuration,
  },
  { name: 'classic script, everything', files: ['rmm-elements.classic.js'], limit: limits.classic, alone: true },
];

const sizes = new Map();

/** @param {string} file path below dist */
async function facts(file) {
  if (!sizes.has(file)) {
    const code = await readFile(join(dist, file), 'utf8');
    const { own, lazy, standsFor } = importsOf(code);
    const resolve = (specifier) => posix.join(posix.dirname(file), specifier);
    sizes.set(file, {
      bytes: gzipSync(code, { level: 9 }).length,
      own: own.map(resolve),
      lazy: lazy.map(resolve),
      standsFor: standsFor.map(resolve),
    });
  }
  return sizes.get(file);
}

/** @param {string} code */
function importsOf(code) {
  const own = [];
  const lazy = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node.source) own.push(node.source.value);
    // The autoloader takes the names of chunks out of a text; which of them a page loads, the row's other files tell.
    // What is asked for once more after a failure has its address made of the asking file's.
    const isMade = /^(Binary|Call)Expression$/.test(node.source?.type);
    if (node.type === 'ImportExpression' && !isMade) lazy.push(textOf(node.source));
    for (const value of Object.values(node)) visit(value);
  };
  const { body } = parseAst(code);
  visit(body);
  // An entry may only hand on what a chunk holds, which its view imports, too.
  const isBare = body.every(({ type, declaration }) => /^(Import|Export)/.test(type) && !declaration);
  const standsFor = isBare ? body.filter(({ specifiers, source }) => source && specifiers?.length > 0) : [];
  const isFile = (source) => source.startsWith('.');
  return {
    own: own.filter(isFile),
    lazy: lazy.filter(isFile),
    standsFor: standsFor.map(({ source }) => source.value).filter(isFile),
  };
}

function textOf(node) {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  throw new Error(`An import of something computed cannot be measured: ${node.type}`);
}

/** A page is in one language, whichever it is: each tells in such a file where its texts are. */
const listOfLanguage = /\/catalogues-[\w-]+\.js$/;

/** @param {Budget} budget */
async function filesOf(budget) {
  if (budget.alone) return new Set(budget.files);
  const reached = new Set();
  const opening = new Set();
  // The autoloader asks for every tag's code by name; what a page has of it is told by the row's other files.
  const waiting = [...budget.files];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    const { own, lazy, standsFor } = await facts(next);
    const others = lazy.filter((file) => listOfLanguage.test(file)).slice(1);
    const comes = (file) =>
      !budget.troubled?.test(file) && (budget.wanted?.test(file) ?? true) && !others.includes(file);
    waiting.push(...own);
    waiting.push(...lazy.filter((file) => budget.called?.test(file)));
    if (!opening.has(next) && !budget.opening?.test(next)) continue;
    waiting.push(...lazy.filter(comes));
    for (const file of standsFor) opening.add(file);
  }
  return reached;
}

export async function measure() {
  const rows = [];
  for (const budget of budgets) {
    const there = rows.find(({ name }) => name === budget.after)?.files ?? [];
    const files = [...(await filesOf(budget))].filter((file) => !there.includes(file));
    let bytes = 0;
    for (const file of files) bytes += (await facts(file)).bytes;
    rows.push({ name: budget.name, kilobytes: bytes / kilobyte, limit: budget.limit, files });
  }
  return rows;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await measure();
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, kilobytes, limit, files } of rows) {
    const verdict = kilobytes > limit ? 'TOO BIG' : 'ok';
    console.log(
      `${name.padEnd(width)}  ${kilobytes.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} KB gzip  ${verdict}`,
    );
    if (process.argv.includes('--files') || kilobytes > limit) {
      for (const file of files)
        console.log(`    ${((await facts(file)).bytes / kilobyte).toFixed(1).padStart(6)}  ${file}`);
    }
  }
  if (rows.some(({ kilobytes, limit }) => kilobytes > limit)) process.exitCode = 1;
}
