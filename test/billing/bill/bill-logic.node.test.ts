/** Months, what changed between two bills, and figures in words: without a screen. */
import { billChanges } from '../../../src/billing/bill-view/bill-changes.ts';
import { billLines } from '../../../src/billing/bill-view/bill-csv.ts';
import type { Bill, BillLine } from '../../../src/billing/bill-view/bill-types.ts';
import { billWords, hasItems, knownReasons } from '../../../src/billing/bill-view/bill-words.ts';
import { isMonth, monthAt, monthFrom, monthName } from '../../../src/billing/bill-view/months.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const line = (productId: string, total: number, more: Partial<BillLine> = {}): BillLine => ({
  productId,
  productName: `Product ${productId}`,
  variant: 'standard',
  quantity: '1',
  unitPrice: total,
  total,
  taxable: true,
  reasons: [],
  ...more,
});
const bill = (month: string, lines: BillLine[]): Bill => {
  const total = lines.reduce((sum, one) => sum + one.total, 0);
  return { month, currency: 'EUR', lines, total, taxableTotal: total, unbilledTimeEntries: [] };
};

describe('Months', () => {
  it('follow one another over the years', () => {
    equal(monthFrom('2026-01', -1), '2025-12');
    equal(monthFrom('2025-12', 1), '2026-01');
    equal(monthFrom('2026-10', -22), '2024-12');
    equal(monthFrom('2026-10', 0), '2026-10');
  });

  it('are what the wire takes, and have the names of the reader’s language', () => {
    deepEqual(['2026-10', '2026-13', '2026-1', 'October', ''].map(isMonth), [true, false, false, false, false]);
    equal(monthAt(new Date(2026, 9, 31, 23).getTime()), '2026-10');
    equal(monthName('2026-10', 'en'), 'October 2026');
    equal(monthName('2026-01', 'ja'), '2026年1月');
  });
});

describe('A bill against that of the month before', () => {
  it('tells what is new, what is gone and what is more or less', () => {
    const before = bill('2026-09', [line('1', 100), line('2', 300, { quantity: '3', unitPrice: 100 }), line('3', 50)]);
    const now = bill('2026-10', [line('1', 100), line('2', 500, { quantity: '5', unitPrice: 100 }), line('4', 70)]);
    const changes = billChanges(now, before);
    deepEqual(
      [...changes.lines].map(([id, { isNew, total, before: was }]) => [id, isNew, total, was?.quantity]),
      [
        ['2', false, 200, '3'],
        ['4', true, 70, undefined],
      ],
    );
    deepEqual(
      changes.gone.map(({ productId }) => productId),
      ['3'],
    );
    deepEqual([changes.total, changes.totalBefore, changes.month], [220, 450, '2026-09']);
  });

  it('is the same where nothing changed', () => {
    const { lines, gone, total } = billChanges(bill('2026-10', [line('1', 100)]), bill('2026-09', [line('1', 100)]));
    deepEqual([lines.size, gone, total], [0, [], 0]);
  });
});

describe('Figures of a bill', () => {
  it('are exact, also where a binary fraction would not be', () => {
    const words = billWords('EUR', 'en');
    equal(words.money(9_007_199_254_740_991), '€90,071,992,547,409.91');
    equal(words.quantity('9007199254740993.0001'), '9,007,199,254,740,993.0001');
    equal(words.change(-1050), '-€10.50');
    equal(words.change(1050), '+€10.50');
    equal(words.share(1, 0), undefined);
    equal(words.share(-50, 200), '-25%');
    equal(billWords('JPY', 'en').money(1500), '¥1,500');
  });

  it('are a file with a point in them, whatever the language', () => {
    const [, first, total] = billLines(bill('2026-10', [line('1', 123_456, { quantity: '9.75' })]), {
      column: (name) => name,
      type: ({ variant }) => variant,
      taxable: String,
      why: () => 'Because.',
      total: 'Total',
      taxableTotal: 'Taxable',
    });
    deepEqual(first, ['Product 1', 'standard', '9.75', '1234.56', '1234.56', 'true', 'EUR', 'Because.']);
    deepEqual(total?.slice(0, 5), ['Total', '', '', '', '1234.56']);
  });

  it('say nothing of a reason that a newer server may have', () => {
    const known = knownReasons([{ code: 'one' }, { code: 'toString' }, { code: 'discount' }]);
    deepEqual(known, [{ code: 'one' }]);
    equal(hasItems(known, '1'), false);
    equal(hasItems(knownReasons([{ code: 'devices' }]), '0'), false);
    equal(hasItems(knownReasons([{ code: 'devices' }]), '4'), true);
  });
});
