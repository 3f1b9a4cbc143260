/** How long something took, as people type it, and what may be entered. */
import { durationText, readDuration } from '../../../src/ticketing/timer/duration.ts';
import type { LoggedTime } from '../../../src/ticketing/timer/time-contract.ts';
import { type TimeValues, timeIssues } from '../../../src/ticketing/timer/time-rules.ts';
import { localMoment, timeFromWire, timeToWire } from '../../../src/ticketing/timer/time-wire.ts';
import { deepEqual, equal } from '../../support/assert.ts';

describe('A duration', () => {
  it('is read as people write it', () => {
    const read = (...texts: string[]) => texts.map(readDuration);
    deepEqual(read('1:30', '1:30:15', '90', ' 0:05 ', '１：３０'), [5400, 5415, 5400, 300, 5400]);
    deepEqual(
      read('1h 30m', '1h30m', '2h', '45m', '45 min', '10s', '1H 5M 3S'),
      [5400, 5400, 7200, 2700, 2700, 10, 3903],
    );
  });

  it('is none where it could mean two things, or nothing', () => {
    for (const text of ['', ' ', 'soon', '1:60', '1,5', '1.5', '-5', '1:2:3', 'h', '1h 2h', '30m 1h'])
      equal(readDuration(text), undefined, text);
  });

  it('is written so that nothing of it is lost', () => {
    for (const seconds of [0, 1, 59, 60, 3599, 3600, 86_400, 359_999])
      equal(readDuration(durationText(seconds)), seconds);
    equal(durationText(3909.9), '1:05:09');
    equal(durationText(-1), '0:00:00');
  });
});

const now = Date.parse('2026-11-26T12:00:00Z');
const time: TimeValues = {
  started: '2026-11-26T10:00:00Z',
  duration: '0:30',
  remote: true,
  billingType: 'BILLABLE',
  agreementId: null,
  note: '',
};
const codes = (values: Partial<TimeValues>, agreements?: readonly string[]) =>
  timeIssues({ ...time, ...values }, { now, agreements }).map(({ path, code }) => `${path} ${code}`);

describe('A time entry', () => {
  it('needs a start that is past and a time that somebody can have worked', () => {
    deepEqual(codes({}), []);
    deepEqual(codes({ started: null, duration: ' ' }), ['started required', 'duration required']);
    deepEqual(codes({ started: '2026-11-26', duration: 'long' }), ['duration notADuration']);
    deepEqual(codes({ started: 'never', duration: '0:00' }), ['started invalid', 'duration noTime']);
    deepEqual(codes({ started: '2026-11-26T12:04:00Z', duration: '24:00:00' }), []);
    deepEqual(codes({ started: '2026-11-26T12:06:00Z', duration: '24:00:01' }), [
      'started inTheFuture',
      'duration tooMuchTime',
    ]);
  });

  it('is under an agreement that there is, and has a note of some length', () => {
    deepEqual(codes({ agreementId: '1' }), []);
    deepEqual(codes({ agreementId: '1' }, ['1']), []);
    deepEqual(codes({ agreementId: '1', note: 'x'.repeat(1001) }, ['2']), [
      'agreementId unknownAgreement',
      'note tooLong',
    ]);
  });

  it('comes back from the wire as it was sent', () => {
    const sent = timeToWire({ ...time, started: '2026-11-26T10:00', agreementId: '4', note: ' Called ' });
    deepEqual([sent.seconds, sent.agreementOriginType, sent.note], [1800, 'ORGANIZATION', 'Called']);
    const entry = { ...sent, id: '1' } as LoggedTime;
    deepEqual(timeFromWire(entry), {
      ...time,
      started: '2026-11-26T10:00',
      duration: '0:30:00',
      agreementId: '4',
      note: 'Called',
    });
    equal(timeToWire(time).agreementOriginType, null);
    equal(localMoment(Number.NaN), null);
  });
});
