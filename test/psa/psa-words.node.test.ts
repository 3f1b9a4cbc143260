/** The texts of the PSA pages, in every language: numbers are written as the reader writes them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signal } from '@preact/signals-core';
import { translator } from '../../src/host/messages.ts';
import { psaMessages } from '../../src/psa/psa-messages.ts';
import { changeText } from '../../src/psa/sync/runs/run-words.ts';
import { syncMessages } from '../../src/psa/sync/sync-messages.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const root = process.cwd();
const english = readdirSync(join(root, 'src/psa'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.en.json'))
  .map((name) => join('src/psa', name));
const translated = readdirSync(join(root, 'src/languages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /[\\/]psa[\w-]*\.json$/.test(name))
  .map((name) => join('src/languages', name));

describe('Numbers in texts of the PSA pages', () => {
  it('are grouped by the reader’s language, whichever text they stand in', () => {
    ok(english.length > 10 && translated.length > 40);
    const plain = [...english, ...translated].flatMap((file) =>
      (
        readFileSync(join(root, file), 'utf8').match(/"[^"]*\{\{(?:count|mapped|total|number|line|rows)\}\}[^"]*"/g) ??
        []
      ).map((text) => `${file}: ${text}`),
    );
    deepEqual(plain, []);
  });

  it('are grouped as they are told', () => {
    const inGerman = signal({ locale: 'de', translate: () => undefined });
    equal(
      translator(psaMessages, inGerman)('autoMap.organizations', { count: 12_345 }),
      '12.345 organizations will be mapped',
    );
    const entry = {
      id: '1',
      kind: 'AGREEMENT',
      outcome: 'CHANGED',
      name: 'Server',
      before: '999',
      after: '1000',
    } as const;
    const words = [translator(syncMessages, inGerman), translator(psaMessages, inGerman)] as const;
    equal(changeText(entry, ...words), 'Quantity 999 → 1.000');
  });
});
