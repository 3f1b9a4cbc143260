/** Whoever reads Japanese gets every text, with every value in it; nobody can add an English one and forget the other. */
import { deepEqual, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

interface Tree {
  [key: string]: string | Tree;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const catalogues = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('messages.en.json'))
  .map((path) => join('src', path));

const japanese = (catalogue: string) => read(catalogue.replace('.en.json', '.ja.json'));

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Tree;

/** The catalogue with what its folder keeps in files of their own: `failure.en.json` belongs to the branch `failure`. */
function english(catalogue: string): Tree {
  const folder = dirname(catalogue);
  const branches = readdirSync(join(root, folder)).filter(
    (name) => name.endsWith('.en.json') && !name.endsWith('messages.en.json'),
  );
  const tree = read(catalogue);
  if (basename(catalogue) !== 'messages.en.json') return tree;
  for (const name of branches) {
    const branch = name.replace('.en.json', '');
    tree[branch] = { ...(tree[branch] as Tree | undefined), ...read(join(folder, name)) };
  }
  return tree;
}

function leaves(tree: Tree, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : leaves(value, `${before}${key}.`),
  );
}

/** Key without its plural form, to the values (with their format) that its texts fill in. */
function interpolations(tree: Tree): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of leaves(tree)) {
    const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
    const values = found.get(stem) ?? new Set();
    for (const [, inside] of text.matchAll(/\{\{(.*?)\}\}/g)) values.add((inside ?? '').replaceAll(/\s/g, ''));
    found.set(stem, values);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, values]) => [key, [...values].sort()]));
}

/** Names of products and of formats are the same in every language. */
const names = /^([A-Z]{2,5}|PowerPoint|Word)$/;

/** Whether there is a word in it beside the values. */
const isSaid = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')) && !names.test(text);

describe('the Japanese catalogues', () => {
  it('are looked for where there are catalogues at all', () => {
    ok(
      catalogues.includes(join('src', 'backup', 'browser', 'messages.en.json')) && catalogues.length >= 4,
      catalogues.join(),
    );
  });

  for (const catalogue of catalogues) {
    it(`say all that ${catalogue} says in English, with the same values`, () => {
      deepEqual(interpolations(japanese(catalogue)), interpolations(english(catalogue)));
    });

    it(`count with the one plural form that the language has in ${catalogue}`, () => {
      const forms = leaves(japanese(catalogue))
        .map(([key]) => key)
        .filter((key) => /_(one|two|few|many)$/.test(key));
      deepEqual(forms, []);
      const counted = leaves(english(catalogue)).filter(([key]) => key.endsWith('_other'));
      for (const [key] of counted)
        ok(
          leaves(japanese(catalogue)).some(([own]) => own === key),
          key,
        );
    });

    it(`leave no text of ${catalogue} empty or in English`, () => {
      const original = new Map(leaves(english(catalogue)));
      const untranslated = leaves(japanese(catalogue)).filter(
        ([key, text]) => text.trim() === '' || (text === original.get(key) && isSaid(text)),
      );
      deepEqual(untranslated, []);
    });
  }
});
