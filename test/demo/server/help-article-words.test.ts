/** Articles tell of what is on the screens: each label and each message that they name is one that an element has. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { allArticles, numberedThemes } from '../../../demo/server/help/articles.ts';

/** About pages of the console around the elements, which have words of their own. */
const articlesOfConsole = new Set([
  'console-overview',
  'find-device',
  'event-automations',
  'response-templates',
  'ticket-boards',
  'answer-ticket',
]);

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

/** What the console's pages and the inbox say in English: the texts in their code, and those between its tags. */
async function consoleTexts(): Promise<string[]> {
  const demo = new URL('../../../demo/', import.meta.url);
  const read = async (path: string) => await readFile(new URL(path, demo), 'utf8');
  const words = await Promise.all(['words.js', 'ticketing-words.js'].map((file) => read(`pages/host/console/${file}`)));
  const inbox = await Promise.all(['ticket-card.ts', 'ticket-desk.ts'].map((file) => read(`inbox/${file}`)));
  return [...words, ...inbox].flatMap((code) =>
    [...code.matchAll(/'([^'\n]+)'|>\s*([^<>{}]+?)\s*</g)].flatMap(([, text, between]) => text ?? between ?? []),
  );
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
    const ofElements = await shownTexts();
    const ofConsole = await consoleTexts();
    const wrong: string[] = [];
    for (const { name: theme, articles } of numberedThemes) {
      for (const { slug, body } of articles) {
        const isOfConsole = articlesOfConsole.has(slug);
        if (themesOfOtherScreens.has(theme) && !isOfConsole) continue;
        const shown = isOfConsole ? [...ofElements, ...ofConsole] : ofElements;
        // What is bold stands there as it is, what is quoted is a part of something longer, too.
        for (const [, label = ''] of body.matchAll(/\*\*(.+?)\*\*/g))
          if (!shown.some((text) => isText(label, text))) wrong.push(`${slug}: ${label}`);
        for (const [, words = ''] of body.matchAll(/“(.+?)”/g)) {
          const isPart = (part: string) => shown.some((text) => isText(part, text) || text.includes(part));
          if (!partsOfNames.has(words) && !words.split(/ ?… ?/).every(isPart)) wrong.push(`${slug}: “${words}”`);
        }
      }
    }
    assert.ok(ofElements.length > 1000, `${ofElements.length} texts`);
    assert.ok(ofConsole.length > 100, `${ofConsole.length} texts of the console`);
    const slugs = new Set(allArticles.map(({ slug }) => slug));
    for (const slug of articlesOfConsole) assert.ok(slugs.has(slug), `there is no article ${slug}`);
    assert.deepEqual(wrong, []);
  });
});
