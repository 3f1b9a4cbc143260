/** `dist/THIRD-PARTY-NOTICES.txt`: the licences of all that Rollup put into what ships. */
import { readdir, readFile, writeFile } from 'node:fs/promises';

/** Looked at: each asks for no more than that its text comes along; that of fonts also that they are not sold alone. */
const acceptedLicences = ['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1'];
/** Who is to be named where a package under the MIT licence forgot to bring its text. */
const copyrightOf = { '@r2wc/core': '2022 Bitovi' };
const mit = JSON.parse(await readFile('node_modules/spdx-license-list/licenses/MIT.json', 'utf8')).licenseText;
/** Packages inside, by their folders, those first of which the build copies files. */
const folders = new Set(['node_modules/country-flag-icons', 'node_modules/@fontsource-variable/inter']);

export const recordPackages = {
  name: 'record-packages',
  renderChunk(_code, { modules }) {
    for (const [id, { renderedLength }] of Object.entries(modules))
      if (renderedLength > 0 && packageFolder(id)) folders.add(packageFolder(id));
  },
};

/** @param {string} id of a module: `…/node_modules/@scope/name/file.js`, with what a plugin put around it */
export const packageFolder = (id) => /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];

export async function writeNotices() {
  const packages = [...folders].map(async (folder) => {
    const files = (await readdir(folder)).filter((file) => /^(licen[sc]e|copying|notice|third-party)/i.test(file));
    const texts = await Promise.all(files.sort().map((file) => readFile(`${folder}/${file}`, 'utf8')));
    return { ...JSON.parse(await readFile(`${folder}/package.json`, 'utf8')), texts };
  });
  await writeFile('dist/THIRD-PARTY-NOTICES.txt', noticesOf(await Promise.all(packages)));
}

export function noticesOf(packages) {
  const sections = packages.map(({ name, version, license, homepage = '', texts }) => {
    if (!acceptedLicences.includes(license))
      throw new Error(
        `${name} is inside what ships, and its licence, ${license}, has not been looked at: read it, then add it here`,
      );
    if (texts.length === 0 && !copyrightOf[name])
      throw new Error(`${name} is inside what ships, and brings no text of its licence: say here whose it is`);
    const own = texts.length > 0 ? texts : [mit.replace('<year> <copyright holders>', copyrightOf[name])];
    return [`${name} ${version} (${license})`, homepage, ...own.map((text) => text.trim())]
      .filter(Boolean)
      .join('\n\n');
  });
  const unique = [...new Set(sections)].sort().join(`\n\n${'-'.repeat(80)}\n\n`);
  return `Third-party notices of the software inside what ships in this folder\n\n${unique.replaceAll('\r\n', '\n')}\n`;
}
