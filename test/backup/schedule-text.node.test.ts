/** The times in a plan's schedule are those of the reader's language, whatever clock the backend writes. */
import { scheduleText } from '../../src/backup/schedule-text.ts';
import { equal } from '../support/assert.ts';

describe('A schedule', () => {
  const rows: [string, string, string][] = [
    ['Daily at 18:30', 'en', 'Daily at 6:30 PM'],
    ['Daily at 18:30', 'en-GB', 'Daily at 18:30'],
    ['Daily at 00:30', 'en-US', 'Daily at 12:30 AM'],
    ['Mon 9:05, Fri 17:00', 'en-US', 'Mon 9:05 AM, Fri 5:00 PM'],
    ['毎日 18:30', 'ja', '毎日 18:30'],
    ['Daily at 6:30 PM', 'en-US', 'Daily at 6:30 PM'],
    ['Every 24:00:00, ratio 1:2, 25:10', 'en-US', 'Every 24:00:00, ratio 1:2, 25:10'],
    ['When asked', 'en-US', 'When asked'],
  ];
  for (const [text, locale, shown] of rows) {
    it(`“${text}” reads “${shown}” in ${locale}`, () =>
      equal(scheduleText(text, locale).replaceAll('\u202f', ' '), shown));
  }
});
