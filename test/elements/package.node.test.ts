import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { withGeneratedSections } from '../../demo/readme.ts';
import { writtenFiles } from '../../elements/build/written-files.ts';
import { elements } from '../../elements/elements.ts';
import { className, customElementsManifest, entryName } from '../../elements/manifest.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('what the package offers', () => {
  before(async () => {
    const preparation: unknown = await import(new URL('../../demo/prepare.mjs', import.meta.url).href);
    await (preparation as { buildWhenNeeded(): Promise<boolean> }).buildWhenNeeded();
  });

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
      for (const { tag } of elements.map(({ definition }) => definition)) {
        const file = target.replace('*', entryName(tag));
        assert.ok(existsSync(join(root, file)), `${file} is missing`);
      }
    }
  });

  it('is described in the README as it is', () => {
    const readme = read('README.md');
    assert.equal(withGeneratedSections(readme), readme, 'run: npm run readme');
  });
});
