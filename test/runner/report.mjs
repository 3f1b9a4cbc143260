/** What the run says at its end. */

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, milliseconds: number, note?: string }} Row */

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

/** @param {Row[]} rows */
export function totals(rows) {
  return rows.reduce((sum, row) => ({ passed: sum.passed + row.passed, failed: sum.failed + row.failed }), {
    passed: 0,
    failed: 0,
  });
}
