/** `npm run elements`. */
import { writeFile } from 'node:fs/promises';
import { writtenFiles } from './written-files.ts';

const root = new URL('../../', import.meta.url);
for (const [path, text] of writtenFiles()) await writeFile(new URL(path, root), text);
