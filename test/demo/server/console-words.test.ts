/** The console of the demo says the same in each of its languages. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';

interface Words {
  [key: string]: string | Words;
}

const folder = new URL('../../../demo/pages/host/console/', import.meta.url);

describe('The console’s own words', () => {
  let words: Record<string, Words>;
  before(async () => {
    // Settings are applied to the page as they are read.
    Object.assign(globalThis, { document: { documentElement: { dataset: {} } }, navigator: { language: 'en' } });
    ({ words } = await import(new URL('words.js', folder).href));
  });

  it('are in each language that can be chosen', async () => {
    const { choices } = await import(new URL('settings.js', folder).href);
    assert.deepEqual(Object.keys(words).sort(), [...choices.language].sort());
  });

  it('are the same ones in each language, with the same values', () => {
    const { en = {}, ...others } = words;
    for (const [language, own] of Object.entries(others)) assert.deepEqual(shapeOf(own), shapeOf(en), language);
  });

  it('are all there that its pages ask for', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const asked = files.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bword\(([^()]*)/g)].flatMap(([, inside = '']) =>
        [...inside.replaceAll(/=== '\w+'/g, '').matchAll(/'([\w.]+)'/g)].flatMap(([, key]) => key ?? []),
      ),
    );
    assert.ok(asked.length > 100, String(asked.length));
    const said = (key: string) =>
      key
        .split('.')
        .reduce(
          (found: Words | string | undefined, part) => (typeof found === 'object' ? found[part] : undefined),
          words.en,
        );
    assert.deepEqual(
      [...new Set(asked)].filter((key) => typeof said(key) !== 'string'),
      [],
    );
  });
});

/** What is said by its path, with the values that it tells. */
function shapeOf(words: Words, before = ''): string[] {
  return Object.entries(words)
    .flatMap(([key, text]) =>
      typeof text === 'string'
        ? [`${before}${key} ${[...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ')}`]
        : shapeOf(text, `${before}${key}.`),
    )
    .sort();
}
