import { formatIn } from '../../src/host/format.ts';
import { equal, match } from '../support/assert.ts';

describe('Values', () => {
  const instant = new Date(2024, 2, 5, 14, 7).getTime();

  it('are written as their language writes them', () => {
    match(formatIn('en').dateTime(instant), /^Mar 5, 2024, 2:07\sPM$/);
    equal(formatIn('en').date(instant), 'Mar 5, 2024');
    match(formatIn('en').moment(instant), /^Mar 5, 2024, 2:07\sPM \S+$/);
    match(formatIn('en').moment(instant + 9_000, true), /^Mar 5, 2024, 2:07:09\sPM \S+$/);
    match(formatIn('ja').date(instant), /2024.03.05/);
    equal(formatIn('de').number(1234567), '1.234.567');
    equal(formatIn('en').bytes(1536), '1.5 KB');
  });

  it('are a dash where they are missing or no date at all', () => {
    const format = formatIn('en');
    for (const nothing of [null, undefined]) {
      for (const write of [format.dateTime, format.moment, format.date, format.number, format.bytes])
        equal(write(nothing), '–');
    }
    for (const beyond of [Number.NaN, Number.POSITIVE_INFINITY, 8.65e15]) equal(format.dateTime(beyond), '–');
  });
});
