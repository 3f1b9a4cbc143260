/** The hashes of what pages load, the import map that is made of them, and the chunks of the release before. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { BuildIntegrity, BuildPrevious, ImportMaps, IntegrityRecord } from '../support/integrity-record.ts';

const importBuild = (file: string) => import(new URL(`../../elements/build/${file}`, import.meta.url).href);

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the integrity of a release', () => {
  let integrity: BuildIntegrity;
  let previous: BuildPrevious;
  let maps: ImportMaps;
  let home: string;
  let folder: string;
  before(async () => {
    integrity = await importBuild('integrity.mjs');
    previous = await importBuild('previous.mjs');
    maps = await importBuild('import-map.mjs');
    home = mkdtempSync(join(tmpdir(), 'rmm-integrity-'));
  });
  beforeEach(() => {
    folder = mkdtempSync(join(home, 'dist-'));
  });
  after(() => rmSync(home, { recursive: true }));

  /** As the build leaves it. */
  async function release(version: string, files: Readonly<Record<string, string>>, at = folder) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(at, file)), { recursive: true });
      writeFileSync(join(at, file), text);
    }
    await integrity.writeIntegrity(at, { version });
    return recordOf(at);
  }

  const recordOf = (at: string): IntegrityRecord => JSON.parse(readFileSync(join(at, 'integrity.json'), 'utf8'));

  const first = {
    'autoloader.js': 'auto 1',
    'elements/select.js': 'select 1',
    'chunks/aaaaaaa/list.js': 'list 1',
    'chunks/aaaaaaa/list.js.map': '{"of":"list 1"}',
    'chunks/react-1234567.js': 'react',
    'chunks/code-failure.js': 'failure 1',
    'rmm-elements.css': 'sheet 1',
  };

  it('has the hash of each file that a page loads, and of nothing else', async () => {
    const { version, files } = await release('0.1.0', {
      ...first,
      'languages/de.js': 'de',
      'rmm-elements.classic.js': 'classic',
      'npm/elements/select.js': 'for bundlers',
      'elements/select.js.map': '{}',
      'custom-elements.json': '{}',
    });
    assert.equal(version, '0.1.0');
    assert.deepEqual(Object.keys(files), [
      'autoloader.js',
      'chunks/aaaaaaa/list.js',
      'chunks/code-failure.js',
      'chunks/react-1234567.js',
      'elements/select.js',
      'languages/de.js',
      'rmm-elements.classic.js',
      'rmm-elements.css',
    ]);
    assert.equal(files['elements/select.js'], sha384('select 1'));
  });

  describe('as an import map', () => {
    const files = Object.fromEntries(
      ['autoloader.js', 'elements/select.js', 'elements/switch.js', 'chunks/a/list.js', 'chunks/a/row.js', 'x.css'].map(
        (file) => [file, sha384(file)],
      ),
    );
    const record = {
      version: '0.1.0',
      files,
      loads: { 'elements/select.js': ['chunks/a/list.js'], 'chunks/a/list.js': ['chunks/a/row.js'] },
      languages: {},
    };
    const addresses = (...given: [base: string, elements?: string[]]) =>
      Object.keys(maps.importMap(record, ...given).integrity);

    it('has every module at the address that the page has it under, and no stylesheet', () => {
      const { integrity: hashes } = maps.importMap(record, '/rmm/');
      assert.equal(hashes['/rmm/elements/select.js'], files['elements/select.js']);
      assert.equal(Object.keys(hashes).length, 5);
      assert.equal(addresses('/rmm')[0], '/rmm/autoloader.js');
      assert.equal(addresses('assets/rmm')[0], './assets/rmm/autoloader.js');
      assert.equal(addresses('https://files.test/rmm/')[0], 'https://files.test/rmm/autoloader.js');
    });

    it('has of one element all that it may load, however late, and not what only others load', () => {
      assert.deepEqual(addresses('/', ['select']), [
        '/autoloader.js',
        '/chunks/a/list.js',
        '/chunks/a/row.js',
        '/elements/select.js',
      ]);
    });

    it('has each address under which what tells of failures is asked for once more', async () => {
      const box = 'chunks/failure-box.js';
      const { integrity: hashes } = maps.importMap({ ...record, files: { [box]: sha384('box') } }, '/');
      const retried = Array.from({ length: maps.retryAddresses }, (_, index) => `/${box}#${index}`);
      assert.deepEqual(Object.keys(hashes), [`/${box}`, ...retried]);
      assert.deepEqual(new Set(Object.values(hashes)), new Set([sha384('box')]));
    });

    it('is not made for an element that there isn’t, which would go unchecked', () => {
      assert.throws(() => maps.importMap(record, '/', ['selct']), /There is no element "selct"/);
    });

    describe('of a page in some languages', () => {
      const texts = ['chunks/de.js', 'chunks/de-ui.js', 'chunks/ja.js', 'chunks/ja-ui.js', 'languages/ja.js'];
      const inLanguages = {
        version: '0.1.0',
        files: { ...files, ...Object.fromEntries(texts.map((file) => [file, sha384(file)])) },
        loads: {
          'elements/select.js': ['chunks/a/list.js'],
          'chunks/a/list.js': ['chunks/de.js', 'chunks/ja.js'],
          'chunks/de.js': ['chunks/de-ui.js'],
          'chunks/ja.js': ['chunks/ja-ui.js'],
        },
        languages: { de: ['chunks/de.js'], ja: ['chunks/ja.js', 'languages/ja.js'] },
      };
      const textsOf = (elements: string[], locales?: string[]) =>
        Object.keys(maps.importMap(inLanguages, '/', elements, { locales }).integrity)
          .map((address) => address.slice(1))
          .filter((file) => texts.includes(file));

      it('has their texts and no others, be it of one element or of all', () => {
        assert.deepEqual(textsOf(['select'], ['en', 'de']), ['chunks/de-ui.js', 'chunks/de.js']);
        assert.deepEqual(textsOf([], ['ja']), ['chunks/ja-ui.js', 'chunks/ja.js', 'languages/ja.js']);
        assert.deepEqual(textsOf(['select'], ['en']), []);
      });

      it('has those of every language where none is named', () => {
        assert.deepEqual(textsOf([]), [...texts].sort());
        assert.deepEqual(textsOf(['select'], []), [
          'chunks/de-ui.js',
          'chunks/de.js',
          'chunks/ja-ui.js',
          'chunks/ja.js',
        ]);
      });

      it('is not made for a language that there isn’t, whose page would be in English', () => {
        assert.throws(() => textsOf(['select'], ['de', 'fr']), /There is no language "fr".* Locales are en, de, ja$/);
      });
    });

    it('knows from the build which files a language begins with', async () => {
      integrity.recordLoads.writeBundle(
        { dir: 'dist' },
        {
          list: { fileName: 'chunks/aaaaaaa/list.js', dynamicImports: ['chunks/catalogues-1.js'] },
          one: { fileName: 'chunks/catalogues-1.js', moduleIds: ['/there/src/languages/de/catalogues.ts'] },
          gone: { fileName: 'chunks/catalogues-2.js', moduleIds: ['/there/src/languages/ja/catalogues.ts'] },
        },
      );
      const { languages } = await release('0.1.0', {
        ...first,
        'chunks/catalogues-1.js': 'de',
        'languages/de.js': 'de',
      });
      assert.deepEqual(languages, { de: ['chunks/catalogues-1.js', 'languages/de.js'] });
    });

    it('is printed for a page, with what its policy needs', async () => {
      await release('0.1.0', first);
      const printed = execFileSync(process.execPath, [join(folder, 'importmap.mjs'), '/rmm/', 'select'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      }).toString();
      const [, text = ''] = /^<script type="importmap">(.*)<\/script>\n$/.exec(printed) ?? [];
      assert.equal(JSON.parse(text).integrity['/rmm/elements/select.js'], sha384('select 1'));
      assert.equal(maps.policySource(text), `'${sha384(text)}'`);
    });
  });

  describe('after the next one', () => {
    const second = {
      'autoloader.js': 'auto 2',
      'elements/select.js': 'select 2',
      'chunks/bbbbbbb/list.js': 'list 2',
      'chunks/react-1234567.js': 'react',
      'chunks/code-failure.js': 'failure 2',
    };
    async function following(old: string, version = '0.2.0', files: Readonly<Record<string, string>> = second) {
      const kept = await previous.readPrevious(old);
      const next = mkdtempSync(join(home, 'dist-'));
      await release(version, files, next);
      await integrity.writeIntegrity(next, { version, kept: await previous.keepPrevious(next, kept) });
      return { next, read: (file: string) => readFileSync(join(next, file), 'utf8') };
    }

    it('still has its chunks, so an open page gets its code, and its own files under every other name', async () => {
      await release('0.1.0', first);
      const { next, read } = await following(folder);
      assert.equal(read('chunks/aaaaaaa/list.js'), 'list 1');
      assert.equal(read('chunks/aaaaaaa/list.js.map'), '{"of":"list 1"}');
      for (const [file, text] of Object.entries(second)) assert.equal(read(file), text);
      const { files, kept } = recordOf(next);
      assert.deepEqual(kept, { version: '0.1.0', files: { 'chunks/aaaaaaa/list.js': sha384('list 1') } });
      assert.deepEqual(Object.keys(files).sort(), Object.keys(second).sort());
    });

    it('is gone one release later, so that they don’t pile up', async () => {
      await release('0.1.0', first);
      const { next } = await following(folder);
      const { next: third } = await following(next, '0.3.0', { 'chunks/ccccccc/list.js': 'list 3' });
      assert.ok(existsSync(join(third, 'chunks/bbbbbbb/list.js')));
      assert.ok(!existsSync(join(third, 'chunks/aaaaaaa/list.js')));
    });

    it('can lie in the folder that is built into', async () => {
      await release('0.1.0', first);
      const kept = await previous.readPrevious(folder);
      rmSync(join(folder, 'chunks'), { recursive: true });
      await previous.keepPrevious(folder, kept);
      assert.equal(readFileSync(join(folder, 'chunks/aaaaaaa/list.js'), 'utf8'), 'list 1');
    });

    it('isn’t handed on where somebody has changed it, or where nobody knows what it was', async () => {
      await release('0.1.0', first);
      writeFileSync(join(folder, 'chunks/aaaaaaa/list.js'), 'list 1, and a little more');
      await assert.rejects(previous.readPrevious(folder), /isn’t the file that release 0\.1\.0 had/);
      await assert.rejects(previous.readPrevious(home), /there is no integrity\.json/);
      assert.equal(await previous.readPrevious(undefined), undefined);
    });
  });
});
