/**
 * The second chance of test files that other processes and real time take part in, browsers or servers: one that failed is
 * repeated by itself once all else is over, with nothing beside it. What passes then is flaky: it fails nothing by itself,
 * but is told with what it said.
 */
import { nothing } from './step.mjs';

/** A run with more flaky files than these fails: that is no longer chance. */
export const flakyLimit = 5;

/** With more failed files than these something is broken, and to repeat them all would only take time. */
const repeatLimit = 20;

/**
 * @typedef {{ name: string, file: string, first: string, second: string }} Flaky `name` is the step's, such as an engine; `first` and
 *   `second` are what the file said
 */

/**
 * What runs files, with a way to run each that failed again alone.
 *
 * @param {(files: string[], suffix: string) => Promise<import('./step.mjs').Result>} run `suffix` tells the second run's
 *   folders from those of the first
 * @returns {(files: string[]) => Promise<import('./step.mjs').Result>}
 */
export function repeatable(run) {
  return async (files) => {
    const result = await run(files, '');
    const failures = result.failures?.map((failure) => ({
      ...failure,
      repeat: () => run(failure.within ?? [failure.file], '-again'),
    }));
    return { ...result, failures };
  };
}

/**
 * @param {import('./report.mjs').Row[]} rows
 * @param {(line: string) => void} [log]
 * @returns {Promise<{ rows: import('./report.mjs').Row[], flaky: Flaky[] }>} rows with what came of the repetitions, and
 *   one more that fails where there are too many flaky files
 */
export async function repeatFailed(rows, log = console.log) {
  const count = rows.reduce((sum, row) => sum + withRepeat(row).length, 0);
  if (count === 0) return { rows, flaky: [] };
  if (count > repeatLimit) {
    log(`${count} test files failed; none is repeated where more than ${repeatLimit} fail`);
    return { rows, flaky: [] };
  }
  /** @type {Flaky[]} */
  const flaky = [];
  const repeated = [];
  for (const row of rows) repeated.push(await repeatRow(row, flaky, log));
  return { rows: flaky.length > flakyLimit ? [...repeated, tooMany(flaky.length)] : repeated, flaky };
}

/** What failed without anything beside it fails again. */
const withRepeat = ({ failures = [] }) => failures.filter(({ repeat }) => repeat);

async function repeatRow(row, flaky, log) {
  let { passed, failed, skipped } = row;
  for (const failure of withRepeat(row)) {
    const again = await failure.repeat().catch((error) => ({ ...nothing, failed: 1, output: String(error) }));
    const hasPassed = again.failed === 0 && again.passed > 0;
    log(`${failure.file} (${row.name}), repeated alone … ${hasPassed ? 'ok: flaky' : `failed again\n${again.output}`}`);
    if (!hasPassed) continue;
    flaky.push({ name: row.name, file: failure.file, first: failure.output.trim(), second: `${again.passed} passed` });
    // What runs it has tests of its own, which are counted already.
    passed += failure.within ? failure.failed : again.passed - failure.passed;
    skipped += failure.within ? 0 : again.skipped - failure.skipped;
    failed -= failure.failed;
  }
  return { ...row, passed, failed, skipped };
}

function tooMany(count) {
  return {
    ...nothing,
    name: 'flaky',
    failed: 1,
    milliseconds: 0,
    note: `${count} files, at most ${flakyLimit} may be`,
  };
}
