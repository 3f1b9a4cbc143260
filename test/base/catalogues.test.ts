/** The lists by which a page finds the texts of a language; what they say is compared by `npm test -- languages`. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { writtenLanguages } from '../../elements/derived/written-languages.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const translations = readdirSync(join(root, 'src/languages'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.json'));

describe('the languages', () => {
  it('are listed as their folders are', () => {
    for (const [path, text] of writtenLanguages(translations))
      equal(readFileSync(join(root, path), 'utf8'), text, `${path}; run: npm run languages`);
  });

  it('are found by their folders: a new one is listed with its files, and nothing else is edited', () => {
    const written = writtenLanguages(['de/backup.json', 'de/ui-tabs.json', 'languages.ts']);
    deepEqual(
      [...written.keys()],
      ['src/languages/languages.ts', 'src/languages/logic-texts.ts', 'src/languages/de/catalogues.ts'],
    );
    match(written.get('src/languages/languages.ts') ?? '', /^ {2}de: \(\) => import\('\.\/de\/catalogues\.ts'\),$/m);
    match(
      written.get('src/languages/de/catalogues.ts') ?? '',
      /^ {2}'ui-tabs': \(\) => import\('\.\/ui-tabs\.json'\),$/m,
    );
  });
});
