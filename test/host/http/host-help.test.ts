import type { Signal } from '@preact/signals-core';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { CallError, isAbort } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, eventually, ok, rejects } from '../../support/assert.ts';
import { clientSet, thing } from '../../support/client-set.ts';
import { json } from '../../support/fake-backend.ts';

describe('A call that needs a second factor', () => {
  const challenge = json({ resultCode: 'MFA_REQUIRED' }, 403);

  it('is repeated once when the user passed', async () => {
    const asked: string[] = [];
    const { save, backend } = clientSet({
      resolveMfa: async ({ endpoint: name }) => {
        asked.push(name);
        return true;
      },
    });
    backend.answer(challenge, json({ resultCode: 'SUCCESS' }));
    deepEqual(await save(), { resultCode: 'SUCCESS' });
    backend.answer(challenge);
    equal((await rejects(save(), CallError)).kind, 'mfa-declined');
    deepEqual(asked, ['saveThing', 'saveThing']);
  });

  it('ends quietly when the user declined, and is a refusal like any other where nobody was asked', async () => {
    const declined = clientSet({ resolveMfa: async () => false });
    declined.backend.answer(challenge);
    equal((await rejects(declined.save(), CallError)).kind, 'mfa-declined');
    equal(declined.reports.length, 0);
    const unanswered = clientSet();
    unanswered.backend.answer(challenge);
    const refused = await rejects(unanswered.save(), CallError);
    deepEqual([refused.kind, refused.resultCode], ['forbidden', 'MFA_REQUIRED']);
    deepEqual(unanswered.reports, [refused]);
  });

  it('shares one prompt with the others that wait', async () => {
    let prompts = 0;
    let pass: (passed: boolean) => void = () => undefined;
    const resolveMfa = () => {
      prompts += 1;
      return new Promise<boolean>((resolve) => {
        pass = resolve;
      });
    };
    const { save, read, backend, configuration } = clientSet();
    const looks = countLooks(configuration, resolveMfa);
    backend.answer(challenge, challenge, thing);
    const calls = Promise.all([read(), read()]);
    await eventually(() => equal(looks(), 2, 'calls that wait'));
    await eventually(() => equal(prompts, 1));
    pass(true);
    deepEqual(await calls, [{ name: 'Ada' }, { name: 'Ada' }]);
    equal(prompts, 1);
    backend.answer(challenge);
    void save().catch(() => undefined);
    await eventually(() => prompts === 2);
    pass(false);
  });

  it('ends the prompt when the last one that waits has gone', async () => {
    let ended = false;
    let isAsked = false;
    const { read, backend, configuration } = clientSet();
    const looks = countLooks(configuration, ({ signal: gone }) => {
      isAsked = true;
      gone.addEventListener('abort', () => {
        ended = true;
      });
      return new Promise(() => undefined);
    });
    backend.answer(challenge);
    const [one, other] = [new AbortController(), new AbortController()];
    const calls = [read({ signal: one.signal }), read({ signal: other.signal })];
    await eventually(() => equal(looks(), 2, 'calls that wait'));
    await eventually(() => equal(isAsked, true));
    one.abort();
    ok(isAbort(await rejects(calls[0] as Promise<unknown>)));
    equal(ended, false);
    other.abort();
    ok(isAbort(await rejects(calls[1] as Promise<unknown>)));
    equal(ended, true);
  });
});

describe('A call whose session has ended', () => {
  const ended = json({ resultCode: 'NOT_AUTHENTICATED' }, 401);

  it('is repeated once when the host has signed the user in again', async () => {
    const asked: string[] = [];
    const { save, backend, reports } = clientSet({
      renewSession: async ({ endpoint: name }) => {
        asked.push(name);
        return true;
      },
    });
    backend.answer(ended, json({ resultCode: 'SUCCESS' }));
    deepEqual(await save(), { resultCode: 'SUCCESS' });
    equal(reports.length, 0);
    backend.answer(ended);
    equal((await rejects(save(), CallError)).kind, 'unauthenticated');
    deepEqual(asked, ['saveThing', 'saveThing']);
  });

  it('asks for the second factor that the new session needs', async () => {
    const asked: string[] = [];
    const agree = (what: string) => async () => {
      asked.push(what);
      return true;
    };
    const { save, backend } = clientSet({ renewSession: agree('session'), resolveMfa: agree('factor') });
    backend.answer(ended, json({ resultCode: 'MFA_REQUIRED' }, 403), json({ resultCode: 'SUCCESS' }));
    deepEqual(await save(), { resultCode: 'SUCCESS' });
    deepEqual(asked, ['session', 'factor']);
  });

  it('is told as ended where the host does not answer', async () => {
    const { save, backend, reports } = clientSet();
    backend.answer(ended);
    equal((await rejects(save(), CallError)).kind, 'unauthenticated');
    equal(reports.length, 1);
  });
});

/** How many calls have looked for the hook. Each waits for its answer from that moment on. */
function countLooks(configuration: Signal<Configuration>, resolveMfa: Configuration['resolveMfa']): () => number {
  let looks = 0;
  configuration.value = Object.defineProperty({ ...configuration.value }, 'resolveMfa', {
    get() {
      looks += 1;
      return resolveMfa;
    },
  });
  return () => looks;
}
