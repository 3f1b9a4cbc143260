import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refusedCall } from '../../../src/host/http/refused-call.ts';

function refusal(body: unknown, status = 400, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return refusedCall('readThing', new Response(text, { status, headers }));
}

describe('A refusal', () => {
  it('says what the backend says', async () => {
    const error = await refusal({ resultCode: 'BAD_NAME', message: 'That name is taken' });
    assert.deepEqual([error.kind, error.resultCode], ['result-code', 'BAD_NAME']);
    assert.equal(error.serverMessage, 'That name is taken');
    assert.deepEqual(error.fieldErrors, []);
    assert.equal((await refusal({ resultCode: 'MFA_REQUIRED' }, 403)).resultCode, 'MFA_REQUIRED');
  });

  it('names the members that are wrong, where they are what is listed', async () => {
    const errors = [{ field: 'name', code: 'tooLong', limit: 40 }];
    assert.deepEqual((await refusal({ resultCode: 'BAD', errors })).fieldErrors, errors);
    const others = await refusal({ resultCode: 'BAD', errors: { name: 'too long' } });
    assert.deepEqual([others.resultCode, others.fieldErrors], ['BAD', []]);
  });

  it('is told by its status where a proxy answered', async () => {
    for (const [status, kind] of [
      [401, 'unauthenticated'],
      [403, 'forbidden'],
      [410, 'not-found'],
      [400, 'server'],
    ] as const)
      assert.equal((await refusal('<html>', status)).kind, kind);
  });

  it('says how many seconds to wait', async () => {
    assert.equal((await refusal({}, 429, { 'retry-after': '17' })).retryAfter, 17);
    assert.equal((await refusal({}, 429, { 'retry-after': '0' })).retryAfter, undefined);
  });
});
