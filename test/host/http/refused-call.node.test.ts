import assert from 'node:assert/strict';
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

  it('is one short line, whatever a backend answers with', async () => {
    const long = await refusal({ resultCode: 'x'.repeat(200_000), message: `No. ${'stack trace 🙂 '.repeat(20_000)}` });
    assert.equal(long.serverMessage?.length, 501);
    assert.ok(long.serverMessage.startsWith('No. stack trace') && long.serverMessage.endsWith('…'));
    assert.ok(long.serverMessage.isWellFormed());
    assert.equal(long.resultCode?.length, 501);
    assert.ok(long.message.length < 1_200, String(long.message.length));
    const odd = await refusal({ resultCode: 'BAD', message: '  two\r\n lines\u202e<b>txt\u0000 ' });
    assert.equal(odd.serverMessage, 'two lines\ufffd<b>txt\ufffd');
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
