/** `npm run languages`. */
import { readdirSync, writeFileSync } from 'node:fs';
import { writtenLanguages } from './written-languages.ts';

const root = new URL('../../', import.meta.url);
const files = readdirSync(new URL('src/languages/', root), { recursive: true, encoding: 'utf8' });
for (const [path, text] of writtenLanguages(files.map((file) => file.replaceAll('\\', '/'))))
  writeFileSync(new URL(path, root), text);
