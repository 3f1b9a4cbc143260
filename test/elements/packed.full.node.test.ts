/** The packed package where adopters have it: on a server, in the DOMs of unit tests, behind a bundler, before checkers. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { elements } from '../../elements/elements.ts';
import { type Consumer, consumerOf, declaredPackages, packedPackage, root } from './packed-package.ts';

const entriesOf = (consumer: Consumer, folder: string) =>
  readdirSync(consumer.inside(folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => consumer.inside(`${folder}/${file}`));

/** Address of a file of our own packages. */
const tool = (file: string) => pathToFileURL(join(root, 'node_modules', file)).href;

describe('the packed package', () => {
  /** Has nothing beside it but what npm installs with it: no React, above all. */
  let consumer: Consumer;
  const { dependencies, peers } = declaredPackages();
  before(async () => {
    consumer = await consumerOf(dependencies);
  });
  after(() => consumer.remove());

  it('is described as checkers of packages want it', async () => {
    const tarball = readFileSync(await packedPackage());
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg)),
      [],
    );
  });

  it('has types that resolve as its code does', async () => {
    const entries = [
      'elements/index',
      'elements/select',
      'bundled/index',
      'autoloader',
      'classic',
      'react',
      'angular',
      'angular-forms',
      'testing',
      'logic/automation',
    ].map((entry) => `${entry}.js`);
    const checker = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--entrypoints', ...entries];
    // It ends with a code of its own where something is wrong, and says what.
    execFileSync(process.execPath, [checker, await packedPackage(), ...options], { encoding: 'utf8' });
  });

  it('declares the packages that its files import, and no others', async () => {
    const { metafile } = await build({
      entryPoints: ['dist/npm/elements', 'dist/elements'].flatMap((folder) => entriesOf(consumer, folder)),
      bundle: true,
      splitting: true,
      format: 'esm',
      packages: 'external',
      outdir: consumer.folder,
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const inCode = Object.values(metafile.inputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external).map(({ path }) => path),
    );
    const inTypes = readdirSync(consumer.inside('dist/types'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => [
        ...readFileSync(consumer.inside(`dist/types/${file}`), 'utf8').matchAll(
          /(?:from |import\()['"]([^.'"][^'"]*)['"]/g,
        ),
      ])
      .map(([, path = '']) => path);
    const imported = new Set([...inCode, ...inTypes].map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path));
    // As an example, in a comment.
    imported.delete('rmm-elements');
    assert.deepEqual([...imported].sort(), [...dependencies, ...peers].sort());
  });

  it('is imported by a server that has no React, and registers nothing there', () => {
    assert.deepEqual(importEverywhere(consumer, ''), { registered: 0, problems: [] });
  });

  for (const [name, window] of [
    ['jsdom', `new (await import('${tool('jsdom/lib/api.js')}')).JSDOM('', { url: 'http://localhost/' }).window`],
    ['happy-dom', `new (await import('${tool('happy-dom/lib/index.js')}')).Window({ url: 'http://localhost/' })`],
  ] as const) {
    it(`is imported by unit tests in ${name}, whose tags stay inert`, () => {
      const setUp = `
        const window = ${window};
        for (const name of Object.getOwnPropertyNames(window)) {
          if (!(name in globalThis) || /Event$/.test(name)) globalThis[name] = window[name];
        }
        globalThis.document = window.document;`;
      const { problems } = importEverywhere(consumer, setUp);
      assert.deepEqual(problems, []);
    });
  }

  it('lets a bundler follow its autoloader to the code of every element', async () => {
    writeFileSync(
      join(consumer.folder, 'host.js'),
      "import { discover } from 'rmm-elements/autoloader.js'; void discover();",
    );
    const { outputFiles, warnings } = await build({
      absWorkingDir: consumer.folder,
      entryPoints: ['host.js'],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'out',
      write: false,
      logLevel: 'silent',
    });
    assert.deepEqual(warnings, []);
    const names = outputFiles.map(({ path }) => path);
    for (const element of ['select', 'help-panel', 'data-table'])
      assert.ok(
        names.some((path) => new RegExp(`/${element}-\\w+\\.js$`).test(path)),
        `${element} is missing`,
      );
  });

  it('gives a bundler the components of React that a page names, without React and without any element', async () => {
    writeFileSync(
      join(consumer.folder, 'page.js'),
      "import { RmmSwitch } from 'rmm-elements/react.js'; console.log(RmmSwitch);",
    );
    const { outputFiles, metafile } = await build({
      absWorkingDir: consumer.folder,
      entryPoints: ['page.js'],
      bundle: true,
      format: 'esm',
      external: ['react'],
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const files = Object.keys(metafile.inputs).filter((file) => file.includes('rmm-elements'));
    assert.deepEqual(files, ['node_modules/rmm-elements/dist/react.js']);
    const tags = elements.map(({ definition }) => `"${definition.tag}"`);
    assert.deepEqual(
      tags.filter((tag) => outputFiles[0]?.text.includes(tag)),
      ['"rmm-switch"'],
    );
  });

  it('gives a bundled host the flags of countries', () => {
    const resolve = "console.log(import.meta.resolve('rmm-elements/flags/de.svg'))";
    const address = run(consumer, resolve).trim();
    assert.equal(address, pathToFileURL(consumer.inside('dist/flags/de.svg')).href);
    assert.ok(existsSync(new URL(address)));
  });

  it('brings the notices of every package that is inside', () => {
    const notices = readFileSync(consumer.inside('dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    const maps = readdirSync(consumer.inside('dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js.map'),
    );
    const sources = maps.flatMap(
      (file) => JSON.parse(readFileSync(consumer.inside(`dist/${file}`), 'utf8')).sources as string[],
    );
    const packages = new Set(
      sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
    );
    assert.ok(packages.size > 30, `only ${packages.size} packages`);
    const missing = [...packages, 'country-flag-icons'].filter((name) => !notices.includes(`\n${name} `));
    assert.deepEqual(missing, []);
  });
});

interface Imported {
  /** Elements, among the names of a registry that counts. */
  registered: number;
  problems: string[];
}

/** Imports each public entry, after `setUp`, in a process of its own. */
function importEverywhere(consumer: Consumer, setUp: string): Imported {
  const folders = ['dist/npm/elements', 'dist/elements'];
  const others = ['dist/autoloader.js', 'dist/testing.js'].map((file) => consumer.inside(file));
  const entries = [...folders.flatMap((folder) => entriesOf(consumer, folder)), ...others];
  const script = `
    const problems = [];
    process.on('uncaughtException', (error) => problems.push(String(error)));
    process.on('unhandledRejection', (error) => problems.push(String(error)));
    console.error = console.warn = (...words) => problems.push(words.join(' '));
    ${setUp}
    for (const entry of ${JSON.stringify(entries.map((entry) => pathToFileURL(entry).href))}) {
      await import(entry).catch((error) => problems.push(entry + ': ' + error));
    }
    if (globalThis.document) {
      const element = document.createElement('rmm-select');
      element.options = [{ value: '1', label: 'One' }];
      document.body.append(element);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    const tags = ['rmm-select', 'rmm-config', 'rmm-help-panel'];
    const registered = tags.filter((tag) => globalThis.customElements?.get(tag)).length;
    console.log(JSON.stringify({ registered, problems }));
    process.exit(0);`;
  return JSON.parse(run(consumer, script));
}

/** What a module prints that lies in the consumer's folder. */
function run(consumer: Consumer, script: string): string {
  const file = join(consumer.folder, 'script.mjs');
  writeFileSync(file, script);
  return execFileSync(process.execPath, [file], { cwd: consumer.folder, encoding: 'utf8' });
}
