/** The console of the demo says the same in each of its languages. */
import assert from 'node:assert/strict';
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
