/**
 * `dist/THIRD-PARTY-NOTICES.txt`: the licences of everything that is inside what ships. What is inside is what Rollup put
 * there, so a new dependency of a dependency is found too; one under a licence that nobody has looked at fails the build.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** Looked at: each asks for no more than that its text comes along; that of fonts also that they are not sold alone. */
const acceptedLicences = new Set(['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1']);

/** Who is to be named where a package forgot to bring the text of its licence. */
const copyrightOf = { '@r2wc/core': 'Copyright (c) 2022 Bitovi' };

/** Packages of which the build copies files. */
const copied = ['country-flag-icons', '@fontsource-variable/inter'];

/**
 * @returns what records the packages inside a bundle, as a Rollup plugin, and what writes the file when all are made
 */
export function thirdPartyNotices() {
  const folders = new Set(copied.map((name) => `node_modules/${name}`));
  return {
    record: {
      name: 'third-party-notices',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          for (const [id, { renderedLength }] of Object.entries(chunk.modules ?? {})) {
            const folder = packageFolder(id);
            if (folder !== undefined && renderedLength > 0) folders.add(folder);
          }
        }
      },
    },
    async write() {
      const packages = await Promise.all([...folders].map(readPackage));
      await writeFile('dist/THIRD-PARTY-NOTICES.txt', noticesOf(packages));
    },
  };
}

/** @param {string} id of a module: `…/node_modules/@scope/name/file.js`, with what a plugin put around it */
export function packageFolder(id) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[0];
}

async function readPackage(folder) {
  const facts = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const files = (await readdir(folder)).filter((file) =>
    /^(licen[sc]e|copying|notice|third-party-notices)/i.test(file),
  );
  const texts = await Promise.all(files.sort().map((file) => readFile(`${folder}/${file}`, 'utf8')));
  return { name: facts.name, version: facts.version, license: facts.license, homepage: facts.homepage, texts };
}

/**
 * @param {readonly { name: string, version: string, license?: unknown, homepage?: string, texts: readonly string[] }[]} packages
 * @returns {string}
 */
export function noticesOf(packages) {
  const problems = packages.flatMap(problemsOf);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const unique = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const sorted = [...unique].sort(([one], [other]) => (one < other ? -1 : 1));
  return [introduction, ...sorted.map(([title, one]) => section(title, one))].join(`\n${'-'.repeat(80)}\n\n`);
}

const introduction = `Third-party notices

What is shipped in this folder contains the software below, each under the licence that follows its name.
`;

function problemsOf({ name, license, texts }) {
  if (!acceptedLicences.has(license))
    return `${name} is inside what ships, and its licence, ${license}, has not been looked at. Read it; if it may be shipped, add it to ${basename(import.meta.url)}.`;
  if (texts.length === 0 && !Object.hasOwn(copyrightOf, name))
    return `${name} is inside what ships, and brings no text of its licence. Say in ${basename(import.meta.url)} whose copyright it is.`;
  return [];
}

function section(title, { name, license, homepage, texts }) {
  const own = texts.length > 0 ? texts : [`${copyrightOf[name]}\n\n${mit}`];
  const lines = [`${title} (${license})`, ...(homepage ? [homepage] : [])];
  return `${lines.join('\n')}\n\n${own.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n')}\n`;
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
