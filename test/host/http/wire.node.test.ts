import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { identifier } from '../../../src/host/http/wire.ts';

describe('An identifier', () => {
  const named = z.object({ id: identifier });

  it('is text, whether the backend writes text or a number', () => {
    for (const [written, held] of [
      ['a7', 'a7'],
      [7, '7'],
      [0, '0'],
      ['x'.repeat(400), 'x'.repeat(400)],
    ]) {
      assert.deepEqual(z.parse(named, { id: written }), { id: held });
    }
  });

  it('is nothing else', () => {
    for (const other of ['', 'x'.repeat(401), null, undefined, true, ['a'], {}, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.equal(z.safeParse(named, { id: other }).success, false, String(other));
    }
    assert.equal(z.safeParse(named, {}).success, false, 'it may be missing');
  });

  it('may be missing where its contract says so', () => {
    const maybe = z.object({ id: z.nullish(identifier) });
    for (const value of [{}, { id: null }, { id: undefined }]) assert.deepEqual(z.parse(maybe, value), value);
  });
});
