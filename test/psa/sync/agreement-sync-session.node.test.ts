/** The switch and the schedule as they are edited. Source: spec 002 §2.6, §3.1 and §9. */
import { CallError } from '../../../src/host/http/call-error.ts';
import type { AgreementSync } from '../../../src/psa/agreement-sync-contract.ts';
import { defaultAgreementSchedule } from '../../../src/psa/sync/agreement-schedule.ts';
import { createAgreementSyncSession, timeZoneOf } from '../../../src/psa/sync/agreement-sync-session.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { fakeClient } from '../../support/fake-client.ts';

const settings: AgreementSync = {
  enabled: false,
  schedule: defaultAgreementSchedule('2020-01-01'),
  runCount: 0,
  timeZone: 'Asia/Tokyo',
};

function begin(more: Partial<AgreementSync> = {}) {
  const client = fakeClient();
  const saved: AgreementSync[] = [];
  const given = { ...settings, ...more };
  const session = createAgreementSyncSession({ client, settings: given, onSaved: (stored) => void saved.push(stored) });
  return { client, session, saved };
}

describe('The schedule of the agreement sync in its form', () => {
  it('is monthly and nothing else, and ends never or on a day', () => {
    const { session } = begin();
    deepEqual(session.editor.kinds.value, ['MONTHLY']);
    deepEqual(session.editor.endTypes.value, ['NEVER', 'ON']);
    deepEqual(session.editor.everyRange.value, { minimum: 1, maximum: 12 });
    equal(timeZoneOf(settings), 'Asia/Tokyo');
    equal(session.isChanged.value, false);
    session[Symbol.dispose]();
  });

  it('goes on at another hour although it began years ago', async () => {
    const { client, session, saved } = begin();
    session.editor.change({ runAtHour: 7 });
    session.form.field('enabled').set(true);
    ok(session.isChanged.value);
    const submitted = session.form.submit();
    const call = client.only('saveAgreementSync');
    const body = call.body as AgreementSync;
    deepEqual([body.enabled, body.schedule.runAtHour, body.schedule.startDate], [true, 7, '2020-01-01']);
    equal(body.schedule.repeats, 'MONTHLY');
    await call.answer({ ...settings, ...body, nextRun: 5 });
    equal(await submitted, true);
    equal(session.stored.value.nextRun, 5);
    equal(saved.length, 1);
    equal(session.isChanged.value, false);
    session[Symbol.dispose]();
  });

  it('is not sent while what is shown cannot be', async () => {
    const { client, session } = begin();
    session.editor.chooseEnd('ON');
    session.editor.type({ end: { type: 'ON', endDate: '2019-12-31', occurenceCount: null } });
    deepEqual(
      session.form.issues.value.map(({ path, code }) => `${path} ${code}`),
      ['schedule.end.endDate endBeforeStart'],
    );
    equal(await session.form.submit(), false);
    equal(client.asked.length, 0);
    ok(session.isChanged.value);
    session[Symbol.dispose]();
  });

  it('keeps what was typed when the server fails, and sends it again as the same', async () => {
    const { client, session } = begin();
    session.form.field('enabled').set(true);
    const first = session.form.submit();
    const { press } = client.only('saveAgreementSync');
    await client
      .only('saveAgreementSync')
      .fail(new CallError('server', { endpoint: 'saveAgreementSync', status: 500 }));
    equal(await first, false);
    ok(session.form.failure.value);
    equal(session.form.field('enabled').value.value, true);
    const second = session.form.submit();
    equal(client.only('saveAgreementSync').press, press);
    await client.only('saveAgreementSync').answer({ ...settings, enabled: true });
    equal(await second, true);
    session[Symbol.dispose]();
  });
});
