/** Whoever reads Japanese gets every text, with every value in it; nobody can add an English one and forget the other. */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { writtenLanguages } from '../../elements/derived/written-languages.ts';

interface Tree {
  [key: string]: string | Tree;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
const translations = readdirSync(join(root, 'src/languages'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.json'));

/** The namespace of each English file, from the module that makes a catalogue of it. */
const catalogues = new Map(
  sources
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path): [string, string][] => {
      const source = readFileSync(join(root, path), 'utf8');
      const file = /^import en from '(.*messages\.en\.json)'/m.exec(source)?.[1];
      const namespace = /\bdefineCatalogue\(\{\s*namespace: '([\w-]+)'/.exec(source)?.[1];
      return file && namespace ? [[join(dirname(path), file), namespace]] : [];
    }),
);

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
const names = /^([A-Z]{2,5}|ARM64|JavaScript|Linux|Mac|macOS|PowerPoint|PowerShell|Python|V|VBScript|W|Windows|Word)$/;

/** Whether there is a word in it beside the values. */
const isSaid = (text: string) => {
  const said = text.replaceAll(/\{\{.*?\}\}/g, '').trim();
  return /\p{L}/u.test(said) && !names.test(said);
};

describe('the languages', () => {
  it('are made of all catalogues that there are in English', () => {
    const files = sources.filter((path) => path.endsWith('messages.en.json'));
    deepEqual([...catalogues.keys()].sort(), files.sort());
    deepEqual([...new Set(catalogues.values())].length, files.length, 'each has a namespace of its own');
    ok(files.length >= 4, files.join());
  });

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

  it('translate nothing but what is said in English, with the same values', () => {
    for (const file of translations) {
      const [catalogue] = [...catalogues].find(([, namespace]) => basename(file, '.json') === namespace) ?? [];
      ok(catalogue, `src/languages/${file} translates no catalogue`);
      const original = interpolations(english(catalogue));
      for (const [key, values] of interpolations(read(join('src/languages', file))))
        deepEqual(values, original.get(key), `${file}: ${key}`);
    }
  });
});

describe('the Japanese catalogues', () => {
  const japanese = (catalogue: string) => read(`src/languages/ja/${catalogues.get(catalogue)}.json`);

  for (const catalogue of catalogues.keys()) {
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
