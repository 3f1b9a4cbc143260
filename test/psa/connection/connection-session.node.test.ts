/** The connection to a provider without a screen: the password goes one way. Source: spec 002 §3.2. */
import { CallError } from '../../../src/host/http/call-error.ts';
import { connectionIssues, createConnectionSession } from '../../../src/psa/connection/connection-session.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';

const codes = (facts: Partial<Parameters<typeof connectionIssues>[0]>) =>
  connectionIssues({ enabled: true, username: 'u', password: 'p', hasPassword: false, ...facts }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('A connection', () => {
  it('needs a username and a password while it is on, and no password where one is stored', () => {
    deepEqual(codes({}), []);
    deepEqual(codes({ username: ' ', password: '' }), ['username required', 'password required']);
    deepEqual(codes({ password: '', hasPassword: true }), []);
    deepEqual(codes({ username: '', password: '', enabled: false }), []);
    deepEqual(codes({ username: 'u'.repeat(401), password: 'p'.repeat(1001) }), [
      'username tooLong',
      'password tooLong',
    ]);
  });

  async function open(stored: object = {}) {
    const client = fakeClient();
    const saved: string[] = [];
    client.always('readPsaatConnection', () => ({ enabled: true, username: 'u', hasPassword: true, ...stored }));
    const session = createConnectionSession({ client, provider: 'psaat', onSaved: (call) => saved.push(call) });
    await turns();
    return { client, session, saved };
  }
  const answer = { enabled: true, username: 'other', hasPassword: true };

  it('sends no password where none was typed: the stored one stays', async () => {
    const { client, session, saved } = await open();
    deepEqual(session.form.values.value, { enabled: true, username: 'u', password: '' });
    session.setCredential('username', 'other');
    const saving = session.save();
    await turns();
    deepEqual(client.only('savePsaatConnection').body, { enabled: true, username: 'other' });
    await client.only('savePsaatConnection').answer(answer);
    await saving;
    deepEqual(saved, ['savePsaatConnection']);
    equal(session.form.isDirty.value, false);
  });

  it('forgets a password once it is saved, and keeps what was typed meanwhile', async () => {
    const { client, session } = await open({ hasPassword: false });
    session.setCredential('password', 'secret');
    const saving = session.save();
    await turns();
    deepEqual(client.only('savePsaatConnection').body, { enabled: true, username: 'u', password: 'secret' });
    session.setCredential('username', 'typed meanwhile');
    await client.only('savePsaatConnection').answer(answer);
    await saving;
    deepEqual(session.form.values.value, { enabled: true, username: 'typed meanwhile', password: '' });
    equal(session.form.initial.value.password, '');
    equal(session.hasPassword.value, true);
    equal(session.form.isDirty.value, true);
  });

  it('tells at both fields what the provider refused, until either is changed', async () => {
    const { client, session, saved } = await open();
    session.setCredential('password', 'wrong');
    const saving = session.save();
    await turns();
    const fieldErrors = [{ field: 'password', code: 'invalid' }];
    await client
      .only('savePsaatConnection')
      .fail(new CallError('result-code', { endpoint: 'x', status: 400, fieldErrors }));
    await saving;
    const told = () => ['username', 'password'].map((name) => session.form.field(name).issue.value?.code);
    deepEqual(told(), ['refused', 'refused']);
    equal(session.form.values.value.password, 'wrong');
    deepEqual(saved, []);
    session.setCredential('username', 'other');
    deepEqual(told(), [undefined, undefined]);
  });

  it('keeps what was typed where no answer comes', async () => {
    const { client, session } = await open();
    session.setCredential('password', 'secret');
    const saving = session.save();
    await turns();
    await client.only('savePsaatConnection').fail(new CallError('network', { endpoint: 'x' }));
    await saving;
    equal(session.form.values.value.password, 'secret');
    equal(session.form.failure.value instanceof CallError, true);
  });
});
