import { trimSlashes } from '../../src/base/trim-slashes.ts';
import { equal } from '../support/assert.ts';
import { growsInOneGo } from '../support/growth.ts';

describe('Slashes at the end of a path', () => {
  it('go, and no others', () => {
    for (const [path, trimmed] of [
      ['https://a.example//b/', 'https://a.example//b'],
      ['/a///', '/a'],
      ['/a', '/a'],
      ['///', ''],
      ['', ''],
    ] as const) {
      equal(trimSlashes(path), trimmed);
    }
  });

  it('go in one go', () => {
    growsInOneGo('slashes', 400_000, (size) => trimSlashes(`${'/'.repeat(size)}a`));
  });
});
