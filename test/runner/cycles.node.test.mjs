import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compared, cyclesOf } from './cycles.mjs';

const sourcesOf = (sources) => new Map(Object.entries(sources));

describe('a circle', () => {
  it('between folders is found over what is imported at run time, late or at once', () => {
    const { folders } = cyclesOf(
      sourcesOf({
        'src/ui/a/one.ts': "import { two } from '../b/two.ts';",
        'src/ui/b/two.ts': "export * from '../c/three.ts';",
        'src/ui/c/three.ts': "const load = () => import('../a/other.ts');",
        'src/ui/a/other.ts': "import '../d/four.ts';",
        'src/ui/d/four.ts': '',
      }),
    );
    assert.deepEqual(folders, [['src/ui/a', 'src/ui/b', 'src/ui/c']]);
  });

  it('between a folder and one within it is one, too', () => {
    const sources = { 'src/ui/a.ts': "import './b/b.ts';", 'src/ui/b/b.ts': "import '../c.ts';", 'src/ui/c.ts': '' };
    assert.deepEqual(cyclesOf(sourcesOf(sources)).folders, [['src/ui', 'src/ui/b']]);
  });

  it('of types ties no folders together, but files', () => {
    const sources = {
      'src/ui/a/one.ts': "import { two } from '../b/two.ts';",
      'src/ui/b/two.ts': "import type { One } from '../a/one.ts';",
      'src/ui/b/alone.ts': "// import '../a/one.ts';\nimport type { Two } from './two.ts';",
    };
    assert.deepEqual(cyclesOf(sourcesOf(sources)), {
      folders: [],
      files: [['src/ui/a/one.ts', 'src/ui/b/two.ts']],
    });
  });
});

describe('the list of known circles', () => {
  it('lets pass what is on it, whole or smaller', () => {
    assert.deepEqual(compared('folders', [['a', 'b']], [['a', 'b']]), []);
    assert.match(compared('folders', [['a', 'b']], [['a', 'b', 'c']]).join(), /^c is on no cycle of folders any more/);
  });

  it('does not let one grow, or another begin', () => {
    assert.deepEqual(compared('folders', [['a', 'b', 'c']], [['a', 'b']]), ['A cycle of folders: a → b → c → …']);
    assert.equal(compared('folders', [['x', 'y']], []).length, 1);
  });

  it('may not keep what is gone', () => {
    assert.equal(compared('folders', [], [['a', 'b']]).length, 2);
  });
});
