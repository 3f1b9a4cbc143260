import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { checkCycles, cyclesOf } from './cycles.mjs';

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

  it('fails the check, whichever it is', () => {
    const root = mkdtempSync(join(tmpdir(), 'rmm-cycles-'));
    try {
      const sources = {
        'src/a/one.ts': "import '../b/two.ts';",
        'src/b/two.ts': "import '../a/other.ts';",
        'src/a/other.ts': '',
        'elements/x.ts': "import type { Y } from './y.ts';",
        'elements/y.ts': "import type { X } from './x.ts';",
        'demo/z.ts': '',
      };
      for (const [file, source] of Object.entries(sources)) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), source);
      }
      assert.deepEqual(checkCycles(root), [
        'A cycle of folders: src/a → src/b → …',
        'A cycle of files, types among what they import: elements/x.ts → elements/y.ts → …',
      ]);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});
