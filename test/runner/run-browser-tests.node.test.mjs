/** What becomes of test files whose browser is lost while it runs them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runBrowserTests } from './run-browser-tests.mjs';

const bundles = new Map(['a', 'b', 'c', 'd'].map((name) => [`${name}.js`, `test/${name}.test.ts`]));
const passed = (bundle) => ({
  bundle,
  tests: [{ name: 'works', outcome: 'passed', duration: 1, error: '' }],
  errors: [],
  logs: [],
  milliseconds: 1,
});

/** A browser that runs as many files as are said, one time after the other, and is lost then. */
function losing(...counts) {
  const started = [];
  const start = async (_engine, open, _serverUrl, onResult) => {
    const count = counts[started.length] ?? 0;
    started.push(open);
    for (const bundle of open.slice(0, count)) onResult(passed(bundle));
    return count < open.length ? 'its process ended with 1' : '';
  };
  return { start, started };
}

const run = (start) => runBrowserTests({ name: 'webkit' }, bundles, undefined, start);
const unrun = (results) => results.filter(({ tests }) => tests.length === 0).map(({ file }) => file);

describe('Test files whose browser is lost', () => {
  it('are run by another one, as often as each gets anywhere', async () => {
    const { start, started } = losing(1, 1, 2);
    assert.deepEqual(unrun(await run(start)), []);
    assert.deepEqual(
      started.map(({ length }) => length),
      [4, 3, 2],
    );
  });

  it('have a second chance where the first browser ran nothing', async () => {
    const { start } = losing(0, 4);
    assert.deepEqual(unrun(await run(start)), []);
  });

  it('fail, with what happened, where another one got nowhere', async () => {
    const { start, started } = losing(2, 0);
    const results = await run(start);
    assert.deepEqual(unrun(results), ['test/c.test.ts', 'test/d.test.ts']);
    assert.match(results[3].errors[0], /webkit did not run it: its process ended with 1/);
    assert.equal(started.length, 2);
  });

  it('are not tried for ever', async () => {
    const many = new Map(Array.from({ length: 40 }, (_, index) => [`${index}.js`, `test/${index}.test.ts`]));
    const { start, started } = losing(...Array.from({ length: 40 }, () => 1));
    const results = await runBrowserTests({ name: 'webkit' }, many, undefined, start);
    assert.equal(started.length, 6);
    assert.equal(unrun(results).length, 34);
  });

  it('that an open browser could not import twice are told by what it said', async () => {
    const broken = { ...passed('b.js'), tests: [], errors: ['the page went away'] };
    let times = 0;
    const results = await run(async (_engine, open, _serverUrl, onResult) => {
      times += 1;
      for (const bundle of open) onResult(bundle === 'b.js' ? broken : passed(bundle));
      return '';
    });
    assert.equal(times, 2);
    assert.deepEqual(results.find(({ file }) => file === 'test/b.test.ts')?.errors, ['the page went away']);
  });
});
