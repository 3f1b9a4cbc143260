import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkFile, importsOf } from './layering.mjs';

const imports = (...specifiers) => specifiers.map((specifier) => `import { x } from '${specifier}';`).join('\n');

describe('the floors', () => {
  it('allow imports that go down', () => {
    const source = imports(
      './levels.ts',
      '../ui/table/list-grid.tsx',
      '../host/http/wire.ts',
      '../base/bytes.ts',
      'react',
    );
    assert.deepEqual(checkFile('src/backup/browser.tsx', source), []);
    assert.deepEqual(checkFile('demo/server/main.ts', imports('../../src/backup/contract.ts', 'hono', 'node:fs')), []);
    assert.deepEqual(checkFile('elements/backup-browser.ts', imports('../src/backup/backup-browser.tsx')), []);
  });

  it('refuse imports that go up, types among them', () => {
    assert.match(checkFile('src/host/a.ts', imports('../ui/b.ts'))[0] ?? '', /src\/ui is above src\/host/);
    assert.match(checkFile('src/ui/a.ts', "import type { X } from '../backup/b.ts';")[0] ?? '', /is above/);
    assert.match(checkFile('src/ui/a.ts', "export * from '../backup/b.ts';")[0] ?? '', /is above/);
    assert.match(checkFile('src/base/a.ts', "const b = () => import('../host/b.ts');")[0] ?? '', /is above/);
    assert.match(checkFile('src/backup/a.ts', imports('../../elements/index.ts'))[0] ?? '', /is above/);
    assert.match(checkFile('elements/a.ts', imports('../demo/gallery.ts'))[0] ?? '', /is above/);
  });

  it('refuse a look sideways', () => {
    assert.match(checkFile('src/backup/a.ts', imports('../help/b.ts'))[0] ?? '', /share a floor/);
    assert.match(checkFile('src/directory/a.ts', imports('../schedule/b.ts'))[0] ?? '', /share a floor/);
  });

  it('refuse folders that nobody placed, and tests in the product', () => {
    assert.match(checkFile('src/backup/a.ts', imports('../utils/b.ts'))[0] ?? '', /on no floor/);
    assert.match(checkFile('src/backup/a.ts', imports('../../test/support/assert.ts'))[0] ?? '', /tests/);
  });

  it('see imports over several lines and none in comments', () => {
    assert.deepEqual(importsOf("import {\n  a,\n  type B,\n} from './a.ts';\nimport './b.css';"), [
      './a.ts',
      './b.css',
    ]);
    assert.deepEqual(checkFile('src/base/a.ts', "/* import x from '../ui/a.ts' */\n// import '../ui/b.ts';"), []);
  });
});

describe('packages', () => {
  it('have owners', () => {
    assert.deepEqual(checkFile('src/host/element/react-bridge.ts', imports('@r2wc/core')), []);
    assert.match(checkFile('src/host/other.ts', imports('@r2wc/core'))[0] ?? '', /belongs to/);
    assert.match(checkFile('src/backup/a.ts', imports('lit-html'))[0] ?? '', /belongs to demo/);
    assert.match(checkFile('src/backup/a.ts', imports('downshift'))[0] ?? '', /belongs to src\/ui\/select/);
    assert.match(checkFile('src/base/a.ts', imports('react'))[0] ?? '', /belongs to/);
    assert.match(checkFile('src/ui/a.ts', imports('node:fs'))[0] ?? '', /belongs to/);
  });

  it('of schemas are the small one', () => {
    assert.deepEqual(checkFile('src/backup/contract.ts', "import * as z from 'zod/mini';"), []);
    assert.match(checkFile('src/backup/contract.ts', imports('zod'))[0] ?? '', /zod\/mini/);
    assert.match(checkFile('src/backup/contract.ts', imports('zod/v4'))[0] ?? '', /zod\/mini/);
  });
});

describe('slots', () => {
  it('keep a contract to data', () => {
    assert.match(checkFile('src/backup/contract.ts', imports('react'))[0] ?? '', /contract is data/);
    assert.match(checkFile('src/backup/contract.ts', "fetch('/x')")[0] ?? '', /contract is data/);
  });

  it('keep a model free of React and DOM', () => {
    assert.deepEqual(checkFile('src/backup/browser-model.ts', imports('@preact/signals-core', './contract.ts')), []);
    assert.match(checkFile('src/backup/browser-model.ts', imports('./browser.tsx'))[0] ?? '', /without React/);
    assert.match(checkFile('src/backup/browser-model.ts', imports('@preact/signals-react'))[0] ?? '', /without React/);
    assert.match(checkFile('src/backup/browser-model.ts', 'const a = document.body;')[0] ?? '', /without a DOM/);
    // A hook that makes one lives with its component.
    assert.deepEqual(checkFile('src/ui/use-table-model.ts', imports('react')), []);
  });
});
