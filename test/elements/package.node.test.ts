import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { documents, withGeneratedSections } from '../../demo/readme.ts';
import { writtenFiles } from '../../elements/derived/written-files.ts';
import { elements } from '../../elements/elements.ts';
import { className, customElementsManifest, entryName } from '../../elements/manifest.ts';
import { parseSignature } from '../../elements/signature.ts';
import { themeProperties } from '../../src/ui/theme/theme-docs.ts';
import { buildWhenNeeded } from '../support/when-needed.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('what the package offers', () => {
  before(buildWhenNeeded);

  it('has the files that follow from the table of elements', () => {
    for (const [path, text] of writtenFiles()) assert.equal(read(path), text, `${path}; run: npm run elements`);
  });

  it('registers every element of the table where the table says, and nothing beside them', () => {
    const registering = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\/register-[a-z-]+\.ts$/.test(file));
    assert.deepEqual(registering.sort(), elements.map(({ entry }) => entry).sort());
    for (const { definition, entry } of elements) {
      assert.match(read(`src/${entry}`), new RegExp(`export const ${className(definition.tag)} =`), entry);
    }
  });

  it('says something of every public member, and of nothing else', () => {
    for (const { definition, docs } of elements) {
      for (const kind of ['attributes', 'properties', 'events', 'methods'] as const) {
        assert.deepEqual(Object.keys(docs[kind]).sort(), Object.keys(definition[kind]).sort(), definition.tag);
      }
    }
  });

  it('describes the elements in custom-elements.json as the definitions do', () => {
    const { version } = JSON.parse(read('package.json'));
    assert.deepEqual(JSON.parse(read('dist/custom-elements.json')), customElementsManifest(version));
  });

  it('has scripts of ASCII alone, which any page reads as they were meant', () => {
    // The documentation is no part of the package.
    const scripts = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.js') && !/^docs[\\/]/.test(file),
    );
    assert.ok(scripts.length > 100, 'there are scripts');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all that is ASCII.
    const isBeyond = (file: string) => /[^\x00-\x7f]/.test(read(`dist/${file}`));
    assert.deepEqual(scripts.filter(isBeyond), []);
  });

  it('tells in custom-elements.json where each element lies, and what its slots, events and look are', () => {
    const { modules, readme } = JSON.parse(read('dist/custom-elements.json'));
    assert.ok(existsSync(join(root, readme)));
    for (const { path } of modules) assert.ok(existsSync(join(root, path)), `${path} is missing`);
    const named = (tag: string, kind: string) =>
      modules
        .flatMap((module: { declarations: { tagName: string }[] }) => module.declarations)
        .find(({ tagName }: { tagName: string }) => tagName === tag)
        [kind].map(({ name }: { name: string }) => name);
    for (const attribute of ['lang', 'dir', 'theme']) assert.ok(named('rmm-select', 'attributes').includes(attribute));
    for (const event of ['input', 'change', 'invalid']) assert.ok(named('rmm-select', 'events').includes(event));
    for (const member of ['formAssociated', 'validity', 'reportValidity', 'value'])
      assert.ok(named('rmm-select', 'members').includes(member), member);
    assert.ok(!named('rmm-data-table', 'members').includes('formAssociated'));
    assert.deepEqual(named('rmm-config', 'slots'), ['']);
    assert.deepEqual(named('rmm-tabbed-dialog', 'slots'), ['[id of a tab]']);
  });

  it('tells the parameters of methods', () => {
    const signature =
      '(name: string, options?: { keep?: boolean; rows: Map<string, (row: object) => void> }) => Promise<void>';
    assert.deepEqual(parseSignature(signature), {
      parameters: [
        { name: 'name', type: { text: 'string' } },
        {
          name: 'options',
          optional: true,
          type: { text: '{ keep?: boolean; rows: Map<string, (row: object) => void> }' },
        },
      ],
      return: { type: { text: 'Promise<void>' } },
    });
    for (const { docs } of elements) {
      for (const [name, { signature }] of Object.entries(docs.methods)) {
        for (const parameter of parseSignature(signature).parameters) assert.ok(parameter.name, `${name}${signature}`);
      }
    }
  });

  it('tells every custom property that its stylesheets read, and no other', () => {
    const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    const used = new Set(sheets.flatMap((file) => read(`src/${file}`).match(/--rmm-[a-z-]+/g) ?? []));
    const listed = new Set([
      ...Object.keys(themeProperties),
      ...elements.flatMap(({ docs }) => Object.keys(docs.cssProperties)),
    ]);
    assert.deepEqual([...listed].sort(), [...used].sort());
  });

  it('brings Inter as a stylesheet of its own, with all of its files and its license', () => {
    const sheet = read('dist/inter.css');
    const files = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file as string);
    assert.ok(files.length > 3 && files.every((file) => existsSync(join(root, 'dist', file))), files.join());
    // Of the name that the elements ask for.
    assert.deepEqual(new Set(sheet.match(/font-family:[^;]+/g)), new Set(['font-family: Inter']));
    assert.match(read('dist/THIRD-PARTY-NOTICES.txt'), /@fontsource-variable\/inter[\s\S]*SIL OPEN FONT LICENSE/i);
  });

  it('leaves React to the host’s bundler', () => {
    const files = readdirSync(join(root, 'dist/npm'), { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => read(`dist/npm/${file}`));
    assert.ok(
      scripts.some((script) => /from ?["']react["']/.test(script)),
      'React is imported',
    );
    assert.ok(!scripts.some((script) => script.includes('Minified React error')), 'React is not inside');
  });

  it('exports only what is there', () => {
    const { exports } = JSON.parse(read('package.json'));
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target as Record<string, string>),
    );
    for (const target of targets) {
      const names = target.includes('/flags/')
        ? ['us.svg', 'de.svg']
        : target.includes('/logic/')
          ? readdirSync(join(root, 'elements/logic')).map((file) => file.replace(/\.ts$/, ''))
          : elements.map(({ definition }) => entryName(definition.tag));
      for (const name of names) {
        const file = target.replace('*', name);
        assert.ok(existsSync(join(root, file)), `${file} is missing`);
      }
    }
  });

  for (const document of Object.keys(documents) as (keyof typeof documents)[]) {
    it(`is described in ${document} as it is`, () => {
      const text = read(document);
      assert.equal(withGeneratedSections(document, text), text, 'run: npm run readme');
    });
  }
});
