/** What follows from the table of elements, which is TypeScript, beside the bundles: read as it is at each call. */
import { readFile, writeFile } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';

export const readTable = () => tsImport('../derived/derived.ts', import.meta.url);

/** @param {string} folder */
export async function writeManifest(folder) {
  const { customElementsManifest, sizeSheet } = await readTable();
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  await writeFile(`${folder}/custom-elements.json`, `${JSON.stringify(customElementsManifest(version), null, 2)}\n`);
  await writeFile(`${folder}/rmm-elements.css`, sizeSheet());
}
