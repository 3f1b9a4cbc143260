import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { patchedMethods } from './built-ins-rule.mjs';

describe('a method of lists that old libraries have made into another', () => {
  const finds = async (source, ...names) => assert.deepEqual(await patchedMethods(source), names, source);

  it('is found wherever it is called', async () => {
    await finds('const sum = list.reduce((all, one) => all + one, 0);', 'reduce');
    await finds('for (const [index, item] of rows.entries()) show(index, item);', 'entries');
    await finds('const a = <p>{list?.reduceRight(join)}</p>;', 'reduceRight');
  });

  it('is told from what has its name and is none', async () => {
    await finds('const pairs = Object.entries(values);');
    await finds('// list.reduce(join)\nconst text = ".entries()";');
    await finds('const { entries } = feed; use(feed.entries);');
  });
});
