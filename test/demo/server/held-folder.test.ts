import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  type AddressOf,
  type HoldOptions,
  holdFolder,
  LeadsOut,
  openByDescriptor,
  openByPath,
  statBelow,
} from '../../../demo/server/device/held-folder.ts';

const swapper = fileURLToPath(new URL('./support/swap-folder.ts', import.meta.url));
const ways = { 'by its descriptor, as on Linux': openByDescriptor, 'by its path, as elsewhere': openByPath };

for (const [way, openRoot] of Object.entries(ways)) {
  describe(`a folder held ${way}`, () => {
    let base: string;
    let root: string;
    let outside: string;

    beforeEach(() => {
      base = realpathSync(mkdtempSync(join(tmpdir(), 'rmm-held-')));
      root = join(base, 'root');
      outside = join(base, 'outside');
      mkdirSync(root);
      mkdirSync(outside);
    });
    afterEach(() => rmSync(base, { recursive: true, force: true }));

    const hold = (names: string[], options: HoldOptions = {}) => holdFolder(root, names, { openRoot, ...options });
    const use = (names: string[], work: (at: AddressOf) => void, options: HoldOptions = {}) => {
      const held = hold(names, options);
      try {
        held.within(work);
      } finally {
        held.close();
      }
    };

    it('is made with what leads to it, and tells what was made', () => {
      const made: string[] = [];
      const options = { makes: true, mode: 0o700, onMade: (real: string) => made.push(real) };
      use(['a', 'b', 'c'], (at) => writeFileSync(at('file'), 'text'), options);
      assert.equal(readFileSync(join(root, 'a/b/c/file'), 'utf8'), 'text');
      assert.equal(statSync(join(root, 'a/b/c')).mode & 0o777, 0o700);
      assert.deepEqual(made, [join(root, 'a'), join(root, 'a/b'), join(root, 'a/b/c')]);
      assert.throws(() => hold(['a', 'none']), { code: 'ENOENT' });
      assert.throws(() => hold(['a', 'b', 'c', 'file']), { code: 'ENOTDIR' });
    });

    it('is reached by links that stay inside', () => {
      mkdirSync(join(root, 'a/b'), { recursive: true });
      symlinkSync(join(root, 'a'), join(root, 'absolute'));
      symlinkSync('../absolute/b', join(root, 'a/relative'));
      symlinkSync('.', join(root, 'itself'));
      use(['itself', 'absolute', 'relative'], (at) => writeFileSync(at('file'), ''));
      assert.deepEqual(readdirSync(join(root, 'a/b')), ['file']);
      assert.ok(statBelow(root, ['absolute', 'relative', 'file'], { openRoot }).isFile());
      assert.ok(statBelow(root, ['itself'], { openRoot }).isDirectory());
      assert.throws(() => hold(['absolute'], { followsLinks: false }), LeadsOut);
    });

    it('is not reached by links that lead out or in a circle', () => {
      mkdirSync(join(outside, 'deep'));
      writeFileSync(join(outside, 'secret'), '');
      symlinkSync(outside, join(root, 'out'));
      symlinkSync('../outside/secret', join(root, 'secret'));
      symlinkSync('circle', join(root, 'circle'));
      symlinkSync('/proc/self/root', join(root, 'process'));
      for (const names of [['out'], ['out', 'deep'], ['process'], ['..'], ['..', 'outside'], ['a/../..']]) {
        assert.throws(() => hold(names, { makes: true }), LeadsOut, names.join('/'));
      }
      assert.throws(() => hold(['circle'], { makes: true }), { code: 'ELOOP' });
      assert.throws(() => statBelow(root, ['secret'], { openRoot }), LeadsOut);
      assert.throws(() => statBelow(root, ['out', 'secret'], { openRoot }), LeadsOut);
      assert.deepEqual(readdirSync(outside).sort(), ['deep', 'secret']);
      assert.deepEqual(readdirSync(join(outside, 'deep')), []);
    });

    it('refuses work where it is no longer at its place, and cleans up behind itself', () => {
      const held = hold(['a'], { makes: true });
      held.within((at) => writeFileSync(at('temporary'), ''));
      renameSync(join(root, 'a'), join(outside, 'a'));
      symlinkSync(join(outside, 'a'), join(root, 'a'));
      assert.throws(() => held.within((at) => writeFileSync(at('file'), '')), LeadsOut);
      assert.throws(() => held.within((at) => chmodSync(at(''), 0o777)), LeadsOut);
      assert.throws(() => held.enter('b'), LeadsOut);
      held.discard('temporary');
      held.close();
      assert.deepEqual(
        readdirSync(join(outside, 'a')),
        openRoot === openByDescriptor ? [] : ['temporary'],
        'nothing is written; what was there can be removed where it can still be reached',
      );
    });

    it('is never elsewhere, however often a link takes its place', async () => {
      mkdirSync(join(root, 'turns'));
      chmodSync(outside, 0o711);
      const swapping = fork(swapper, [join(root, 'turns'), outside], {
        execArgv: ['--import', import.meta.resolve('tsx')],
      });
      await once(swapping, 'message');
      let done = 0;
      let refused = 0;
      const attempt = (work: () => void) => {
        try {
          work();
          done += 1;
        } catch {
          refused += 1;
        }
      };
      try {
        while (done < 5_000 || refused < 50) {
          const name = String(done + refused);
          attempt(() => use(['turns', 'deep', name], (at) => writeFileSync(at('file'), ''), { makes: true }));
          attempt(() => use(['turns'], (at) => chmodSync(at(''), 0o755)));
          attempt(() => use(['turns'], (at) => assert.ok(!readdirSync(at('')).includes('secret'))));
          attempt(() => statBelow(root, ['turns', 'secret'], { openRoot }));
          assert.deepEqual(readdirSync(outside), []);
        }
      } finally {
        swapping.disconnect();
        await once(swapping, 'exit');
      }
      assert.deepEqual(readdirSync(outside), []);
      assert.equal(statSync(outside).mode & 0o777, 0o711);
    });
  });
}
