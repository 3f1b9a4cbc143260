import { contentsOf, leftOutOf } from '../../../elements/release/tarball.ts';
import { deepEqual } from '../../support/assert.ts';

const tarball = {
  files: [
    { path: 'package.json', size: 1000 },
    { path: 'dist/elements/a.js', size: 4_000_000 },
    { path: 'dist/elements/deep/b.js', size: 1_000_000 },
    { path: 'dist/inter.css', size: 20_000 },
  ],
};
const words = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/ +/g, ' '));

describe('What is published', () => {
  it('is told by folder, the largest first', () => {
    deepEqual(words(contentsOf(tarball)), [
      'dist/elements 2 files 5.00 MB',
      'dist 1 files 0.02 MB',
      'package.json 1 files 0.00 MB',
    ]);
  });

  it('leaves the rest here, which is told as well', () => {
    const all = ['package.json', 'dist/elements/a.js', 'dist/demo/x.js', 'src/a.ts', 'src/b/c.ts', 'README.md'];
    deepEqual(words(leftOutOf(tarball, all)), ['README.md 1 files', 'dist/demo 1 files', 'src 2 files']);
  });
});
