/** Articles tell of what is on the screens: each label and each message that they name is one that an element has. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { numberedThemes } from '../../../demo/server/help/articles.ts';

/** About screens that a console has beside these elements, and about code. */
const themesOfOtherScreens = new Set([
  'Devices, organizations and users',
  'Integrations and products',
  'Embedding the screens',
]);

/** In names that are made, and no text of a screen. */
const partsOfNames = new Set(['Changed names.txt', '(Copy)']);

/** All that the elements say in English. */
async function shownTexts(): Promise<string[]> {
  const sources = new URL('../../../src/', import.meta.url);
  const catalogues = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('.en.json'));
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(texts);
  const all = await Promise.all(catalogues.map((file) => readFile(new URL(file, sources), 'utf8')));
  return all.flatMap((text) => texts(JSON.parse(text)));
}

/** Whether the label is the text, its values filled in, or the first sentence of it. */
function isText(label: string, text: string): boolean {
  const parts = text.split(/\{\{.*?\}\}/);
  if (parts.join('').replaceAll(/\W/g, '').length < 4) return label === text;
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
  return new RegExp(`^${pattern}$`).test(label) || text.startsWith(`${label}.`);
}

describe('the articles of the help centre', () => {
  it('name what is on the screens as the screens do', async () => {
    const shown = await shownTexts();
    const wrong: string[] = [];
    for (const { name: theme, articles } of numberedThemes) {
      if (themesOfOtherScreens.has(theme)) continue;
      for (const { slug, body } of articles) {
        // What is bold stands there as it is, what is quoted is a part of something longer, too.
        for (const [, label = ''] of body.matchAll(/\*\*(.+?)\*\*/g))
          if (!shown.some((text) => isText(label, text))) wrong.push(`${slug}: ${label}`);
        for (const [, words = ''] of body.matchAll(/“(.+?)”/g)) {
          const isPart = (part: string) => shown.some((text) => isText(part, text) || text.includes(part));
          if (!partsOfNames.has(words) && !words.split(/ ?… ?/).every(isPart)) wrong.push(`${slug}: “${words}”`);
        }
      }
    }
    assert.ok(shown.length > 1000, `${shown.length} texts`);
    assert.deepEqual(wrong, []);
  });
});
