import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { repeatable, repeatFailed } from './repeat.mjs';
import { flakyFiles, totals } from './report.mjs';

describe('a test file that failed', () => {
  const lines = [];
  const log = (line) => lines.push(line);
  const result = (passed, failed, output = '') => ({ passed, failed, skipped: 0, output });

  /** A step of `chromium` in which each file held one test that passed and one that failed. */
  function chromium(...repetitions) {
    return {
      name: 'chromium',
      passed: 10 + repetitions.length,
      failed: repetitions.length,
      skipped: 0,
      milliseconds: 1000,
      failures: repetitions.map((repeat, index) => ({
        file: `test/ui/${index}.test.ts`,
        ...result(1, 1, `✗ test/ui/${index}.test.ts\n    found 1, wanted 2`),
        repeat,
      })),
    };
  }

  const passes = async () => result(2, 0);
  const fails = async () => result(1, 1, 'found 3, wanted 2');

  it('twice is failed, and says what it said both times', async () => {
    lines.length = 0;
    const { rows, flaky } = await repeatFailed([chromium(fails)], log);
    assert.deepEqual(totals(rows), { passed: 11, failed: 1 });
    assert.deepEqual(flaky, []);
    assert.match(lines.join('\n'), /test\/ui\/0\.test\.ts \(chromium\).* failed again\nfound 3, wanted 2/);
  });

  it('once is flaky: named with engine and both messages, and nothing has failed', async () => {
    const firefox = { ...chromium(), name: 'firefox' };
    const { rows, flaky } = await repeatFailed([firefox, chromium(passes)], log);
    assert.deepEqual(totals(rows), { passed: 22, failed: 0 });
    const report = flakyFiles(flaky);
    assert.match(report, /^flaky: failed, and passed when repeated alone\n {2}test\/ui\/0\.test\.ts \(chromium\)$/m);
    assert.match(report, /at first: ✗ test\/ui\/0\.test\.ts\n +found 1, wanted 2$/m);
    assert.match(report, /repeated: 2 passed$/m);
  });

  it('may not be one of six that are flaky', async () => {
    const five = await repeatFailed([chromium(...Array.from({ length: 5 }, () => passes))], log);
    assert.deepEqual(totals(five.rows), { passed: 20, failed: 0 });
    const six = await repeatFailed([chromium(...Array.from({ length: 6 }, () => passes))], log);
    assert.deepEqual(totals(six.rows), { passed: 22, failed: 1 });
    assert.equal(six.flaky.length, 6);
    assert.equal(six.rows.at(-1)?.name, 'flaky');
  });

  it('is repeated with the test files that run it where it is a contract that these have, and its own tests are counted', async () => {
    const runs = [];
    const contract = { file: 'test/demo/contract.ts', within: ['test/demo/one.test.ts', 'test/demo/other.test.ts'] };
    const run = repeatable(async (files) => {
      runs.push(files);
      return runs.length === 1 ? { ...result(40, 2), failures: [{ ...contract, ...result(10, 2) }] } : result(90, 0);
    });
    const row = { name: 'server tests', milliseconds: 1000, ...(await run(contract.within)) };
    const { rows, flaky } = await repeatFailed([row], log);
    assert.deepEqual(runs, [contract.within, contract.within]);
    assert.deepEqual(totals(rows), { passed: 42, failed: 0 });
    assert.deepEqual(
      flaky.map(({ file }) => file),
      [contract.file],
    );
  });

  it('is failed when it cannot be repeated, or holds no test then', async () => {
    const lost = async () => {
      throw new Error('no browser');
    };
    const empty = async () => result(0, 0);
    const { rows, flaky } = await repeatFailed([chromium(lost, empty)], log);
    assert.deepEqual(totals(rows), { passed: 12, failed: 2 });
    assert.deepEqual(flaky, []);
  });

  it('is not repeated where everything fails', async () => {
    let repetitions = 0;
    const counted = async () => {
      repetitions += 1;
      return result(2, 0);
    };
    const { rows } = await repeatFailed([chromium(...Array.from({ length: 21 }, () => counted))], log);
    assert.deepEqual([repetitions, totals(rows).failed], [0, 21]);
  });

  it('stays failed where nothing beside it takes part, such as a model’s', async () => {
    const { rows } = await repeatFailed([chromium(undefined)], log);
    assert.deepEqual(totals(rows), { passed: 11, failed: 1 });
  });

  it('is repeated alone, as it was run at first', async () => {
    const runs = [];
    const run = repeatable(async (files, suffix) => {
      runs.push([files, suffix]);
      return files.length === 1 ? result(2, 0) : { ...chromium(undefined), output: '' };
    });
    const first = {
      ...(await run(['test/ui/0.test.ts', 'test/ui/1.test.ts'])),
      name: 'server tests',
      milliseconds: 1000,
    };
    const { rows, flaky } = await repeatFailed([first], log);
    assert.deepEqual(runs, [
      [['test/ui/0.test.ts', 'test/ui/1.test.ts'], ''],
      [['test/ui/0.test.ts'], '-again'],
    ]);
    assert.deepEqual(totals(rows), { passed: 12, failed: 0 });
    assert.match(flakyFiles(flaky), /test\/ui\/0\.test\.ts \(server tests\)/);
  });

  it('costs nothing where there is none', async () => {
    const rows = [{ ...chromium(), failures: undefined }];
    assert.deepEqual(await repeatFailed(rows, log), { rows, flaky: [] });
  });
});
