import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { withGeneratedSections } from '../../demo/readme.ts';
import { definitions } from '../../elements/definitions.ts';
import { className, customElementsManifest, entryName } from '../../elements/manifest.ts';
import { elementModules } from '../../elements/registry.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('what the package offers', () => {
  before(async () => {
    const preparation: unknown = await import(new URL('../../demo/prepare.mjs', import.meta.url).href);
    await (preparation as { buildWhenNeeded(): Promise<boolean> }).buildWhenNeeded();
  });

  it('has an entry, a loader and a class for every definition', () => {
    assert.deepEqual(Object.keys(elementModules).sort(), definitions.map(({ tag }) => tag).sort());
    for (const { tag } of definitions) {
      const entry = read(`elements/${entryName(tag)}.ts`);
      assert.match(entry, new RegExp(`export const ${className(tag)} =`));
      assert.ok(entry.includes(`'${tag}':`), `${tag} is in the maps of types`);
      assert.ok(read('elements/index.ts').includes(`./${entryName(tag)}.ts`), `${tag} is in elements/index.ts`);
      assert.ok(read('rollup.config.mjs').includes(`elements/${entryName(tag)}.ts`), `${tag} is built`);
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
      for (const { tag } of definitions) {
        const file = target.replace('*', entryName(tag));
        assert.ok(existsSync(join(root, file)), `${file} is missing`);
      }
    }
  });

  it('tells TypeScript and JSX what an element takes', () => {
    const folder = join(root, 'test/.cache/consumer');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const settings = {
      extends: '../../../tsconfig.json',
      compilerOptions: { skipLibCheck: true, allowImportingTsExtensions: false, types: [] },
      include: ['*.tsx'],
      exclude: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'consumer.tsx'), consumer);
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], { cwd: root, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
  });

  it('is described in the README as it is', () => {
    const readme = read('README.md');
    assert.equal(withGeneratedSections(readme), readme, 'run: npm run readme');
  });
});

/** Each line that must not compile says so; `tsc` complains about one that does. */
const consumer = `
import 'rmm-elements/elements/backup-browser.js';
import { configure } from 'rmm-elements/elements/config.js';
import { discover } from 'rmm-elements/autoloader.js';

configure({ locale: 'ja', permissions: { canViewAndRestoreBackupData: true } });
// @ts-expect-error: no such member
configure({ language: 'ja' });

const browser = document.createElement('rmm-backup-browser');
browser.nodeId = 7;
// @ts-expect-error: a number
browser.nodeId = 'seven';
browser.addEventListener('rmm-navigate', (event) => event.detail.location.length);
// @ts-expect-error: no such member of detail
browser.addEventListener('rmm-navigate', (event) => event.detail.nonsense);
void browser.reload().then(() => discover(document));

export const page = (
  <rmm-config locale="ja" permissions={{ canViewAndRestoreBackupData: true }} feature-flags="cloud_image_mounting">
    <rmm-backup-browser
      node-id={7}
      className="wide"
      onrmm-action={(event) => {
        if (event.detail.action === 'restore') event.preventDefault();
        console.log(event.detail.items.map((item) => item.fullPath));
      }}
      onrmm-restore-request={(event) => {
        console.log(event.detail.body.location);
      }}
    />
    {/* @ts-expect-error: no such attribute */}
    <rmm-backup-browser node="7" />
    {/* @ts-expect-error: a number */}
    <rmm-backup-browser nodeId="7" />
  </rmm-config>
);
`;
