/**
 * Prints the import map by which browsers refuse each file of this folder that has other bytes than its release:
 *
 *   node importmap.mjs /rmm/ backup-browser help-panel
 *
 * for a page that has the folder at `/rmm/` and uses these elements; without names, of all. `--locales=en,de` leaves out the
 * texts of other languages. What it prints goes into the page's head before any module; what a Content-Security-Policy needs
 * beside it stands in the last line, on stderr.
 * `--json` prints the map alone, to be merged with the page's own.
 */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

export const classic = 'rmm-elements.classic.js';

/** What is asked for once more when it has failed, and under how many other addresses: see `flatImports` of the build. */
export const retriedFiles = ['chunks/code-failure.js', 'chunks/failure-box.js'];
export const retryAddresses = 20;

/** What a page may load that no element names. */
const always = ['autoloader.js', 'elements/version.js', ...retriedFiles];

/** Its texts are in the code itself. */
const ownLanguage = 'en';

/**
 * @param {{ files: Record<string, string>, loads: Record<string, string[]>, languages: Record<string, string[]> }} record
 *   `integrity.json`
 * @param {string} base where the page finds the folder
 * @param {readonly string[]} [elements] such as `select`; none for all
 * @param {{ locales?: readonly string[] }} [options] `locales` are those that the page may be shown in; none for all
 * @returns {{ integrity: Record<string, string> }}
 */
export function importMap(record, base, elements = [], { locales = [] } = {}) {
  const { files, loads } = record;
  const entries = elements.map((name) => (name === 'classic' ? classic : `elements/${name}.js`));
  for (const [index, entry] of entries.entries())
    if (!Object.hasOwn(files, entry))
      throw new Error(
        `There is no element "${elements[index]}" in this release, so a page that names it would go unchecked. Names are those of the files in elements/, such as backup-browser, or classic`,
      );
  const reached = new Set(entries.length > 0 ? [...entries, ...always] : Object.keys(files));
  const unused = filesOfOtherLanguages(record, locales);
  for (const file of unused) reached.delete(file);
  for (const file of reached) for (const next of loads[file] ?? []) if (!unused.has(next)) reached.add(next);
  const folder = base.endsWith('/') ? base : `${base}/`;
  // An address without a beginning would be the name of a package.
  const address = /^(\.{0,2}\/|[a-z]+:)/.test(folder) ? folder : `./${folder}`;
  const modules = [...reached].filter((file) => file.endsWith('.js') && Object.hasOwn(files, file)).sort();
  const rows = modules.flatMap((file) => [
    [address + file, files[file]],
    ...Array.from({ length: retriedFiles.includes(file) ? retryAddresses : 0 }, (_, index) => [
      `${address}${file}#${index}`,
      files[file],
    ]),
  ]);
  return { integrity: Object.fromEntries(rows) };
}

function filesOfOtherLanguages({ loads, languages }, locales) {
  const tags = Object.keys(languages);
  for (const locale of locales)
    if (locale !== ownLanguage && !tags.includes(locale))
      throw new Error(
        `There is no language "${locale}" in this release, so a page in it would be in English. Locales are ${[ownLanguage, ...tags].join(', ')}`,
      );
  const filesOf = (tag) => languages[tag].flatMap((file) => [file, ...(loads[file] ?? [])]);
  const used = new Set((locales.length > 0 ? tags.filter((tag) => locales.includes(tag)) : tags).flatMap(filesOf));
  return new Set(tags.flatMap(filesOf).filter((file) => !used.has(file)));
}

/** @param {string | Uint8Array} bytes */
export const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** In the form of a Content-Security-Policy's source. */
export const policySource = (text) => `'${hashOf(text)}'`;

function print() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, locales: { type: 'string' } },
  });
  const [base = '/rmm/', ...elements] = positionals;
  const record = JSON.parse(readFileSync(new URL('integrity.json', import.meta.url), 'utf8'));
  const text = JSON.stringify(importMap(record, base, elements, { locales: values.locales?.split(',') }));
  process.stdout.write(values.json ? `${text}\n` : `<script type="importmap">${text}</script>\n`);
  process.stderr.write(`Content-Security-Policy: script-src 'self' ${policySource(text)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) print();
