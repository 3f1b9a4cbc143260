import { equal } from 'node:assert/strict';
import type { ErrorMessages } from '../../src/host/error-messages.ts';
import { failureText } from '../../src/host/failure-text.ts';
import { CallError, type CallErrorKind } from '../../src/host/http/call-error.ts';
import type { Translate } from '../../src/host/messages.ts';

const t = ((key: string) => key) as Translate<ErrorMessages>;
const failed = (kind: CallErrorKind, serverMessage?: string) => new CallError(kind, { endpoint: 'x', serverMessage });

describe('Why something failed', () => {
  it('is told in the words of its kind', () => {
    equal(failureText(failed('network'), t), 'error.network');
    equal(failureText(failed('forbidden'), t), 'error.forbidden');
  });

  it('is told in the words of the server where it has some', () => {
    equal(failureText(failed('server', 'The disk is full.'), t), 'The disk is full.');
  });

  it('is told in the words of the feature where it has some', () => {
    const kinds = { 'not-found': 'This folder was deleted.' };
    equal(failureText(failed('not-found', 'No such node'), t, { kinds }), 'This folder was deleted.');
    equal(failureText(failed('server'), t, { kinds }), 'error.server');
  });

  it('is general for what is no failed call, unless the feature knows it', () => {
    const other = (error: unknown) => (error instanceof RangeError ? 'Too long' : undefined);
    equal(failureText(new Error('x'), t), 'failure.render');
    equal(failureText(new RangeError('x'), t, { other }), 'Too long');
    equal(failureText(new Error('x'), t, { other }), 'failure.render');
    equal(failureText(failed('network'), t, { other }), 'error.network');
  });

  it('is not told to who decided it', () => {
    const words = { kinds: { 'mfa-declined': 'no' }, other: () => 'no' };
    equal(failureText(new DOMException('x', 'AbortError'), t, words), undefined);
    equal(failureText(failed('mfa-declined', 'declined'), t, words), undefined);
  });
});
