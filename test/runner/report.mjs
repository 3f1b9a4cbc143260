/** What the run says at its end. */

/**
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, milliseconds: number, note?: string,
 *   files?: { file: string, milliseconds: number }[], failures?: import('./step.mjs').Failure[] }} Row
 */

/**
 * One row for steps of one name: the parts of an engine.
 *
 * @param {Row[]} rows
 * @returns {Row[]}
 */
export function joined(rows) {
  const byName = new Map();
  for (const row of rows) {
    const other = byName.get(row.name);
    byName.set(row.name, other ? sumOf(other, row) : row);
  }
  return [...byName.values()];
}

const sumOf = (one, other) => ({
  ...one,
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  milliseconds: one.milliseconds + other.milliseconds,
  files: [...(one.files ?? []), ...(other.files ?? [])],
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
});

/** @param {Row[]} rows */
export function table(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length), 4);
  const line = (name, passed, failed, skipped, time, note = '') =>
    `${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(skipped).padStart(7)}  ${time.padStart(8)}  ${note}`.trimEnd();
  return [
    line('step', 'passed', 'failed', 'skipped', 'time'),
    ...rows.map((row) =>
      line(row.name, row.passed, row.failed, row.skipped, `${(row.milliseconds / 1000).toFixed(1)} s`, row.note),
    ),
  ].join('\n');
}

/**
 * The test files that took longest, where there were many.
 *
 * @param {Row[]} rows
 */
export function slowest(rows, count = 10) {
  const all = rows.flatMap(({ name, files = [] }) => files.map((one) => ({ name, ...one })));
  if (all.length <= count) return '';
  const longest = all.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
  const lines = longest.map(
    ({ name, file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file} (${name})`,
  );
  return ['slowest files', ...lines].join('\n');
}

/** @param {import('./repeat.mjs').Flaky[]} flaky */
export function flakyFiles(flaky) {
  if (flaky.length === 0) return '';
  const entries = flaky.map(
    ({ name, file, first, second }) =>
      `  ${file} (${name})\n    at first: ${first.replaceAll('\n', '\n    ')}\n    repeated: ${second}`,
  );
  return ['flaky: failed, and passed when repeated alone', ...entries].join('\n');
}

/** @param {Row[]} rows */
export function totals(rows) {
  return rows.reduce((sum, row) => ({ passed: sum.passed + row.passed, failed: sum.failed + row.failed }), {
    passed: 0,
    failed: 0,
  });
}
