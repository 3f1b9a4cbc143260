import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reachedBy } from './changed.mjs';
import { parseArguments } from './parse-arguments.mjs';

describe('a change', () => {
  const imports = {
    'test/ui/menu.test.tsx': ['src/ui/menu/menu.tsx', 'test/support/assert.ts'],
    'test/ui/tree.test.tsx': ['src/ui/tree/tree.tsx', 'test/support/assert.ts'],
    'test/host/server-there.test.ts': ['test/support/server.ts'],
    'test/support/server.ts': ['demo/server/start-server.ts'],
    'src/ui/menu/menu.tsx': ['src/ui/menu/menu-list.tsx'],
    'src/ui/menu/menu-list.tsx': ['src/ui/menu/menu.tsx', 'src/ui/menu/menu.css'],
  };
  const tests = [
    'test/demo/server/faults.test.ts',
    'test/e2e/forms.test.ts',
    'test/host/server-there.test.ts',
    'test/ui/menu.test.tsx',
    'test/ui/tree.test.tsx',
  ];
  const reached = (...changed) => reachedBy(changed, tests, (file) => imports[file] ?? []);

  it('reaches the tests whose imports lead to it, over any number of files, and the whole pages', () => {
    assert.deepEqual(reached('src/ui/menu/menu.css'), ['test/e2e/forms.test.ts', 'test/ui/menu.test.tsx']);
  });

  it('of a test reaches that test, and of what tests share all that share it', () => {
    assert.deepEqual(reached('test/ui/tree.test.tsx'), ['test/ui/tree.test.tsx']);
    assert.deepEqual(reached('test/support/assert.ts'), ['test/ui/menu.test.tsx', 'test/ui/tree.test.tsx']);
  });

  it('of the server reaches its tests, whole pages, and the pages that talk to it', () => {
    assert.deepEqual(reached('demo/server/start-server.ts'), tests.slice(0, 3));
  });

  it('of the runner or of a package reaches everything, and of a word in a document nothing', () => {
    assert.deepEqual(reached('test/runner/engines.mjs'), tests);
    assert.deepEqual(reached('package-lock.json'), tests);
    assert.deepEqual(reached('CONTRIBUTING.md'), []);
  });

  it('is told against HEAD, or against a revision', () => {
    assert.equal(parseArguments(['changed']).base, 'HEAD');
    assert.equal(parseArguments(['changed', '--base', 'origin/main']).base, 'origin/main');
    assert.match(parseArguments(['changed', '--base']).problem, /needs a revision/);
  });
});
