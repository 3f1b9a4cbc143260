import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

interface Notices {
  noticesOf(
    packages: readonly { name: string; version: string; license?: unknown; texts: readonly string[] }[],
  ): string;
  packageFolder(id: string): string | undefined;
}

describe('the notices of what is inside', () => {
  let notices: Notices;
  before(async () => {
    notices = await import(new URL('../../elements/build/third-party-notices.mjs', import.meta.url).href);
  });

  it('name each package once, with the text of its licence', () => {
    const text = notices.noticesOf([
      { name: 'two', version: '1.0.0', license: 'ISC', texts: ['Copyright of two'] },
      { name: 'one', version: '2.0.0', license: 'MIT', texts: ['Copyright of one', 'Parts of others'] },
      { name: 'one', version: '2.0.0', license: 'MIT', texts: ['Copyright of one', 'Parts of others'] },
    ]);
    assert.match(text, /one 2\.0\.0 \(MIT\)\n\nCopyright of one\n\nParts of others\n[\s\S]*two 1\.0\.0 \(ISC\)/);
    assert.equal(text.split('one 2.0.0').length, 2);
  });

  for (const license of ['GPL-3.0-only', undefined, { type: 'MIT' }]) {
    it(`are not made with a licence that nobody has looked at: ${JSON.stringify(license)}`, () => {
      const packages = [{ name: 'new-thing', version: '1.0.0', license, texts: ['Terms'] }];
      assert.throws(
        () => notices.noticesOf(packages),
        /new-thing is inside what ships, and its licence, .* has not been looked at/,
      );
    });
  }

  it('are not made without the text of a licence', () => {
    const packages = [{ name: 'new-thing', version: '1.0.0', license: 'MIT', texts: [] }];
    assert.throws(() => notices.noticesOf(packages), /new-thing .* brings no text of its licence/);
  });

  it('find the package of a module, also within another and behind what a plugin put around it', () => {
    const folderOf = notices.packageFolder;
    assert.equal(folderOf('/a/node_modules/zod/v4/core/core.js'), '/a/node_modules/zod');
    assert.equal(folderOf('\0/a/node_modules/@x/y/index.js?commonjs-module'), '/a/node_modules/@x/y');
    assert.equal(folderOf('/a/node_modules/b/node_modules/c/d.js'), '/a/node_modules/b/node_modules/c');
    assert.equal(folderOf('/a/src/host/configure.ts'), undefined);
  });
});
