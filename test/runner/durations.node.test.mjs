import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inParts } from './durations.mjs';

describe('the parts of an engine', () => {
  const durations = { long: 50, a: 10, b: 10, c: 10, d: 10, e: 10 };
  const durationOf = (file) => durations[file];
  const lengths = (parts) => parts.map((files) => files.reduce((sum, file) => sum + durationOf(file), 0));

  it('hold every file once, and the longest in the first', () => {
    const parts = inParts(Object.keys(durations), [0.6, 0.3, 0.1], durationOf);
    assert.deepEqual(parts.flat().sort(), Object.keys(durations).sort());
    assert.ok(parts[0]?.includes('long'));
    assert.deepEqual(lengths(parts), [60, 30, 10]);
  });

  it('are one part where there is one share', () => {
    assert.deepEqual(inParts(['b', 'a'], [1], durationOf), [['a', 'b']]);
  });
});
