/** `npm run readme`. */
import { readFile, writeFile } from 'node:fs/promises';
import { documents, withGeneratedSections } from './readme.ts';

for (const document of Object.keys(documents) as (keyof typeof documents)[]) {
  const file = new URL(`../${document}`, import.meta.url);
  await writeFile(file, withGeneratedSections(document, await readFile(file, 'utf8')));
}
