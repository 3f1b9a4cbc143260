/**
 * `dist/integrity.json`: a hash of each file that a page loads, in the form of Subresource Integrity, what each loads in turn, and
 * which of them begin a language. `dist/importmap.mjs`, which ships beside it, makes an import map of it for a page.
 */
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classic, hashOf } from './import-map.mjs';

/** What pages load as it is; what a host's bundler reads becomes files of the host. */
const loaded = /^(autoloader\.js|(elements|chunks|languages)\/.*\.js|rmm-elements\.(classic\.js|css)|inter\.css)$/;

/** By file: which others of `dist` it imports, now or later. */
const loads = new Map();

/** By language: the files that load its texts. React's elements and plain ones have one each. */
const languages = new Map();
const languageOf = (id) => /\/src\/languages\/([\w-]+)\/catalogues\.ts$/.exec(id.replaceAll('\\', '/'))?.[1];

/** To be put into each build whose files pages load. */
export const recordLoads = {
  name: 'record-loads',
  writeBundle({ dir }, bundle) {
    if (dir !== 'dist') return;
    for (const { fileName, imports = [], dynamicImports = [], moduleIds = [] } of Object.values(bundle)) {
      if (!fileName.endsWith('.js')) continue;
      loads.set(fileName, [...imports, ...dynamicImports]);
      for (const tag of moduleIds.map(languageOf).filter(Boolean))
        languages.set(tag, [...(languages.get(tag) ?? []), fileName]);
    }
  },
};

/**
 * @param {string} folder
 * @param {{ version: string, kept?: object }} release `kept` is what it has of the one before, see `previous.mjs`
 */
export async function writeIntegrity(folder, { version, kept }) {
  const all = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const own = all.filter((file) => loaded.test(file) && !Object.hasOwn(kept?.files ?? {}, file)).sort();
  const files = {};
  for (const file of own) files[file] = hashOf(await readFile(join(folder, file)));
  const record = { version, files, loads: loadsOf(own), languages: languagesOf(own), ...(kept && { kept }) };
  await writeFile(join(folder, 'integrity.json'), `${JSON.stringify(record, null, 1)}\n`);
  await copyFile(fileURLToPath(new URL('import-map.mjs', import.meta.url)), join(folder, 'importmap.mjs'));
}

/** Without what is not among the files: packages, and what a bundler is to find. */
function loadsOf(files) {
  const known = new Set(files);
  const rows = files.map((file) => {
    const found = file === classic ? files.filter((one) => one.startsWith('languages/')) : (loads.get(file) ?? []);
    return [file, [...new Set(found.map(posix.normalize))].filter((one) => known.has(one)).sort()];
  });
  return Object.fromEntries(rows.filter(([, found]) => found.length > 0));
}

/** The classic script's are told by their names. */
function languagesOf(files) {
  const known = new Set(files);
  const found = new Map([...languages].map(([tag, of]) => [tag, of.filter((file) => known.has(file))]));
  for (const file of files) {
    const [, tag] = /^languages\/([\w-]+)\.js$/.exec(file) ?? [];
    if (tag) found.set(tag, [...(found.get(tag) ?? []), file]);
  }
  const rows = [...found].filter(([, of]) => of.length > 0).map(([tag, of]) => [tag, [...new Set(of)].sort()]);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
