import { equal, notEqual } from 'node:assert/strict';
import { collator, dateTimeFormat, numberFormat, pluralRules } from '../../src/base/intl-cache.ts';

describe('A formatter', () => {
  it('is made once for a language and its options', () => {
    equal(numberFormat('en'), numberFormat('en'));
    equal(dateTimeFormat('ja', { dateStyle: 'medium' }), dateTimeFormat('ja', { dateStyle: 'medium' }));
    equal(pluralRules('ar'), pluralRules('ar'));
    equal(collator('de', { numeric: true }), collator('de', { numeric: true }));
  });

  it('is another one for another language, other options or another purpose', () => {
    notEqual(numberFormat('en'), numberFormat('de'));
    notEqual(numberFormat('en'), numberFormat('en', { maximumFractionDigits: 1 }));
    equal(numberFormat('de').format(1234.5), '1.234,5');
    equal(numberFormat('en', { maximumFractionDigits: 0 }).format(1234.4), '1,234');
    equal(dateTimeFormat('en', { dateStyle: 'short', timeZone: 'UTC' }).format(0), '1/1/70');
    equal(pluralRules('en').select(1), 'one');
    equal(collator('en', { numeric: true }).compare('a10', 'a9') > 0, true);
  });
});
