import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joined, slowest, table, totals } from './report.mjs';

describe('the report of a run', () => {
  const row = (name, passed, failed, milliseconds, file) => ({
    name,
    passed,
    failed,
    skipped: 1,
    milliseconds,
    note: 'version 1',
    files: [{ file, milliseconds }],
  });

  it('counts the parts of an engine as one, in the place of the first, and loses no failure', () => {
    const rows = joined([
      row('chromium', 3, 0, 1000, 'a'),
      row('firefox', 4, 0, 3000, 'a'),
      row('chromium', 2, 1, 500, 'b'),
    ]);
    assert.deepEqual(
      rows.map(({ name, passed, failed, skipped, milliseconds, note }) => [
        name,
        passed,
        failed,
        skipped,
        milliseconds,
        note,
      ]),
      [
        ['chromium', 5, 1, 2, 1500, 'version 1'],
        ['firefox', 4, 0, 1, 3000, 'version 1'],
      ],
    );
    assert.deepEqual(totals(rows), { passed: 9, failed: 1 });
    assert.match(table(rows), /^chromium +5 +1 +2 +1\.5 s +version 1$/m);
    assert.match(slowest(rows, 2), /3\.0 s {2}a \(firefox\)\n +1\.0 s {2}a \(chromium\)$/);
  });
});
