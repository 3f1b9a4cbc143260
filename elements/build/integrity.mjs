/**
 * `dist/integrity.json`: a hash of each file that a page loads, in the form of Subresource Integrity, and what each loads in
 * turn. `dist/importmap.mjs`, which ships beside it, makes an import map of it for a page.
 */
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classic, hashOf } from './import-map.mjs';

/** What pages load as it is; what a host's bundler reads becomes files of the host. */
const loaded = /^(autoloader\.js|(elements|chunks|languages)\/.*\.js|rmm-elements\.(classic\.js|css)|inter\.css)$/;

/** By file: which others of `dist` it imports, now or later. */
const loads = new Map();

/** To be put into each build whose files pages load. */
export const recordLoads = {
  name: 'record-loads',
  writeBundle({ dir }, bundle) {
    if (dir !== 'dist') return;
    for (const { fileName, imports = [], dynamicImports = [] } of Object.values(bundle))
      if (fileName.endsWith('.js')) loads.set(fileName, [...imports, ...dynamicImports]);
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
  const record = { version, files, loads: loadsOf(own), ...(kept && { kept }) };
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
