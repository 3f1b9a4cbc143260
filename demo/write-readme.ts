/** `npm run readme`. */
import { readFile, writeFile } from 'node:fs/promises';
import { withGeneratedSections } from './readme.ts';

const file = new URL('../README.md', import.meta.url);
await writeFile(file, withGeneratedSections(await readFile(file, 'utf8')));
