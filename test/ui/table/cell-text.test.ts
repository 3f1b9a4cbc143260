import { cellText, exportText } from '../../../src/ui/table/cells/cell-text.ts';
import { shownText } from '../../../src/ui/table/cells/own-text.ts';
import { safeAddress } from '../../../src/ui/table/cells/safe-address.ts';
import type { Cell } from '../../../src/ui/table/table-types.ts';
import { equal, match } from '../../support/assert.ts';

interface Row {
  value: unknown;
}

const textOf = (cell: Cell<Row> | undefined, value: unknown, locale = 'en') =>
  cellText<Row>({ id: 'value', header: 'Value', ...(cell && { cell }) }, locale)({ value });

describe('the text of a cell', () => {
  it('is the value, by its type', () => {
    equal(textOf(undefined, 'Berlin'), 'Berlin');
    equal(textOf({ type: 'Number' }, 1234.5), '1,234.5');
    equal(textOf({ type: 'Number', options: { minimumFractionDigits: 2 } }, 1), '1.00');
    equal(textOf({ type: 'Number' }, 1234.5, 'de'), '1.234,5');
    equal(textOf({ type: 'Currency', currency: 'EUR' }, 12.5), '€12.50');
    equal(textOf({ type: 'Currency', currency: () => 'JPY' }, 12.5), '¥13');
    equal(textOf({ type: 'Progress' }, 41.6), '42%');
    equal(textOf({ type: 'Progress', percent: () => 130 }, 0), '100%');
    equal(textOf({ type: 'Tags' }, ['a', 'b']), 'a, b');
    equal(textOf({ type: 'Switch', label: () => 'On', onChange: () => undefined }, true), 'true');
    equal(textOf({ type: 'Icon', icon: () => '/x.svg', label: () => 'Healthy' }, 1), 'Healthy');
    equal(textOf({ type: 'Date', format: 'date' }, '2026-03-01'), 'Mar 1, 2026');
    match(textOf({ type: 'Date' }, new Date(2026, 2, 1, 14, 30)), /^Mar 1, 2026, 2:30\sPM$/);
  });

  it('is empty for what is missing, and shown as a dash', () => {
    for (const type of ['Text', 'Number', 'Date', 'Progress', 'Tags'] as const) {
      for (const value of [undefined, null, '']) equal(textOf({ type }, value), '', `${type} of ${value}`);
    }
    equal(textOf({ type: 'Currency', currency: 'EUR' }, null), '');
    equal(textOf({ type: 'Number' }, Number.NaN), '');
    equal(textOf({ type: 'Date' }, 'not a date'), '');
    equal(shownText(''), '–');
  });

  it('shows an amount in a currency that is none with its code', () => {
    equal(textOf({ type: 'Currency', currency: 'no code' }, 3), '3 no code');
  });

  it('is cut behind 1000 characters where it is shown, not where it is copied', () => {
    equal(shownText('x'.repeat(1000)), 'x'.repeat(1000));
    equal(shownText('x'.repeat(1001)), `${'x'.repeat(1000)}…`);
    equal(textOf(undefined, 'x'.repeat(1001)).length, 1001);
  });

  it('is the caller’s own for copy and export', () => {
    equal(exportText<Row>({ id: 'value', header: 'Value', text: () => 'own' }, 'en')({ value: 1 }), 'own');
  });
});

describe('an address', () => {
  it('is followed where it leads to a page, a letter or a call', () => {
    for (const href of ['/devices/1', '#top', 'https://example.com', 'mailto:a@example.com', 'tel:+49', 'sms:+49']) {
      equal(safeAddress(href), href);
    }
  });

  it('is not followed where it would run', () => {
    for (const href of ['javascript:alert(1)', ' jAvA\tscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'http://']) {
      equal(safeAddress(href), undefined, href);
    }
  });
});
