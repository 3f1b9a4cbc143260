/** The declarations as a consumer has them: the package as it is packed, in a folder of its own, checked to the last file. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { elements } from '../../elements/elements.ts';
import { entryName } from '../../elements/manifest.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What a consumer has beside: React's types, and what the package asks npm for. */
const packages = ['@types/react', 'csstype', ...Object.keys(packageJson().dependencies)];

describe('the published types', () => {
  let folder: string;

  before(async () => {
    const preparation: unknown = await import(new URL('../../demo/prepare.mjs', import.meta.url).href);
    await (preparation as { buildWhenNeeded(): Promise<boolean> }).buildWhenNeeded();
    folder = mkdtempSync(join(tmpdir(), 'rmm-consumer-'));
    installPackage(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
    writeFileSync(join(folder, 'page.tsx'), page);
    for (const element of elements) {
      writeFileSync(join(folder, `${entryName(element.definition.tag)}.ts`), namedTypes(element));
    }
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const [moduleResolution, module] of [
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ] as const) {
    it(`tell what an element takes, and name only types that its entry exports, under ${moduleResolution}`, () => {
      assert.equal(complaints(folder, { module, moduleResolution }), '');
    });
  }
});

function packageJson(): { dependencies: Record<string, string> } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

function installPackage(folder: string): void {
  const modules = join(folder, 'node_modules');
  const target = join(modules, 'rmm-elements');
  mkdirSync(target, { recursive: true });
  // Lists what would be packed: packing itself would compress megabytes to be unpacked again.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const [packed] = JSON.parse(
    execFileSync(npm, ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 100_000_000,
    }),
  ) as [{ files: { path: string }[] }];
  for (const { path } of packed.files) {
    if (/\.d\.ts$|^package\.json$/.test(path)) cpSync(join(root, path), join(target, path));
  }
  for (const name of packages) {
    mkdirSync(join(modules, name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
}

function complaints(folder: string, resolution: { module: string; moduleResolution: string }): string {
  const compilerOptions = {
    ...resolution,
    target: 'es2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error);
  }
}

/** Every type that the manifest spells, as TypeScript; a name that the element's entry does not export is unknown there. */
function namedTypes({ definition, docs, entry }: (typeof elements)[number]): string {
  const exported = [...readFileSync(join(root, 'src', entry), 'utf8').matchAll(/export type \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  const spelt = [
    ...Object.values(docs.properties).map(({ type }) => type),
    ...Object.values(docs.events).map(({ detail }) => detail),
    ...Object.values(docs.methods).map(({ signature }) => signature),
  ];
  return `import type { ${exported.join(', ')} } from 'rmm-elements/elements/${entryName(definition.tag)}.js';
export type Spelt = [
${spelt.map((type) => `  (${type}),`).join('\n')}
];
`;
}

/** Each line that must not compile says so; `tsc` complains about one that does. */
const page = `
import 'rmm-elements/elements/backup-browser.js';
import { configure } from 'rmm-elements/elements/config.js';
import { DataTableElement, version } from 'rmm-elements/elements/index.js';
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

const table = new DataTableElement();
table.rows = [{ id: version }];
// @ts-expect-error: an array
table.rows = 7;

export const view = (
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
