/** What a month costs: the rule of each variant. */
import {
  type BilledProduct,
  type BillingMonth,
  type BillLine,
  billMonth,
  billTotals,
  describeReason,
  type TimeEntry,
  unbilledTimeEntries,
} from '../../src/billing/month/billing-logic.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const nothing: BillingMonth = { devices: [], users: [], storage: [], timeEntries: [], technicians: [] };
const product = (variant: BilledProduct['variant'], more: Partial<BilledProduct> = {}): BilledProduct => ({
  id: 'p',
  variant,
  name: 'Product',
  price: 1000,
  taxable: true,
  quantity: { mode: 'DYNAMIC' },
  ...more,
});
const gigabytes = (count: number) => count * 1024 ** 3;
const billed = (one: BilledProduct, month: Partial<BillingMonth> = {}): BillLine => {
  const [line] = billMonth([one], { ...nothing, ...month });
  ok(line);
  return line;
};
const amounts = ({ quantity, unitPrice, total }: BillLine) => [quantity, unitPrice, total];
const said = ({ reasons }: BillLine) =>
  reasons.map((reason) => describeReason(reason, { currency: 'EUR' }).replace(/[\u2066-\u2069]/g, ''));
const entry = (seconds: number, more: Partial<TimeEntry> = {}): TimeEntry => ({
  id: `e${seconds}`,
  technicianId: 't',
  seconds,
  ...more,
});
const technicians = [{ id: 't', userRoles: ['engineer'] }];

describe('A line of a month’s bill', () => {
  it('has the fixed quantity, one, or what somebody counted', () => {
    const fixed = billed(product('standard', { quantity: { mode: 'STATIC', value: 12 } }));
    deepEqual([...amounts(fixed), said(fixed)], ['12', 1000, 12_000, ['The quantity is fixed at 12.']]);
    deepEqual(amounts(billed(product('managed', { quantity: { mode: 'QUANTITY_ONE' } }))), ['1', 1000, 1000]);
    const counted = product('standard', { id: 7, quantity: { mode: 'DYNAMIC', placeholder: 'printed pages' } });
    deepEqual(said(billed(counted, { quantities: { 7: 340 } })), ['340 counted this month: printed pages.']);
    const none = billed(counted);
    deepEqual([...amounts(none), said(none)], ['0', 1000, 0, ['Nothing was counted this month: printed pages.']]);
  });

  it('counts each device once that has one of the roles and is in the groups', () => {
    const devices = [
      { id: 1, nodeRoleId: 1, groups: ['a'] },
      { id: 2, nodeRoleId: 1, groups: ['a', 'b'] },
      { id: 2, nodeRoleId: 1, groups: ['a', 'b'] },
      { id: 3, nodeRoleId: 2, groups: [] },
      { id: 4, nodeRoleId: 3, groups: ['a', 'b'] },
    ];
    const quantity = (more: Partial<BilledProduct>) =>
      billed(product('managed', { nodeRoles: ['1', '2'], ...more }), { devices }).quantity;
    equal(quantity({}), '3');
    equal(quantity({ groupIds: ['a', 'b'] }), '2');
    equal(quantity({ groupIds: ['a', 'b'], allGroups: true }), '1');
    equal(quantity({ nodeRoles: [] }), '0');
    deepEqual(said(billed(product('managed', { nodeRoles: ['2'], groupIds: ['a'] }), { devices })), [
      '0 devices have one of the product’s roles and are in one of its groups.',
    ]);
  });

  it('counts end users by their roles', () => {
    const users = [
      { id: 1, roles: ['x'] },
      { id: 2, roles: ['x', 'y'] },
      { id: 3, roles: [] },
    ];
    const quantity = (more: Partial<BilledProduct>) => billed(product('managed-end-user', more), { users }).quantity;
    equal(quantity({ anyRole: true }), '3');
    equal(quantity({ endUserRoles: ['x', 'y'] }), '2');
    equal(quantity({ endUserRoles: ['x', 'y'], matchAllRoles: true }), '1');
    equal(quantity({ endUserRoles: [], matchAllRoles: true }), '0');
  });

  it('has the storage beyond what is included, for all together or for each device', () => {
    const storage = [
      { deviceId: 1, bytes: gigabytes(60) },
      { deviceId: 1, bytes: gigabytes(50) },
      { deviceId: 2, bytes: gigabytes(20) + 1 },
    ];
    const line = (more: Partial<BilledProduct>) => billed(product('storage', { price: 5, ...more }), { storage });
    deepEqual(amounts(line({ includedStorage: 100 })), ['31', 5, 155]);
    deepEqual(amounts(line({ includedStorage: 100, isStorageIncludedPerDevice: true })), ['10', 5, 50]);
    deepEqual(amounts(line({ includedStorage: 500 })), ['0', 5, 0]);
    deepEqual(said(line({ includedStorage: 100, isStorageIncludedPerDevice: true })), [
      '130 GB stored, 100 GB included for each of 2 devices.',
    ]);
  });

  it('has hours by where and when they were worked, and rounds entries where the product does', () => {
    const timeEntries = [
      entry(3600),
      entry(1200, { remote: true }),
      entry(1800, { offHours: true }),
      entry(60, { technicianId: 'nobody' }),
    ];
    const work = product('user-role', {
      price: 12_000,
      userRoles: ['engineer'],
      onSiteMultiplier: 125,
      offHoursMultiplier: 200,
    });
    const line = billed(work, { timeEntries, technicians });
    // 1 × 1.25 + 1/3 × 1 + 0.5 × 1.25 × 2
    deepEqual(amounts(line), ['2.8333', 12_000, 34_000]);
    deepEqual(said(line), [
      '1 h on site during normal hours in 1 time entry, × 1.25 × 1.',
      '0.5 h on site outside normal hours in 1 time entry, × 1.25 × 2.',
      '0.33 h remote during normal hours in 1 time entry, × 1 × 1.',
    ]);
    const rounded = billed({ ...work, autoRoundTimeEntries: true }, { timeEntries, technicians });
    deepEqual(amounts(rounded), ['3', 12_000, 36_000]);
    equal(said(rounded).at(-1), 'Rounding time entries up to the quarter hour added 10 min.');
    deepEqual(said(billed(work)), ['No time was worked by technicians with one of the product’s roles.']);
  });

  it('bills an hour once, by the product that is the most specific, and tells of those that none bills', () => {
    const products = [
      product('user-role', { id: 'all', name: 'A', userRoles: ['engineer', 'helper'] }),
      product('user-role', { id: 'one', name: 'B', userRoles: ['engineer'] }),
    ];
    const month = { ...nothing, timeEntries: [entry(3600), entry(60, { technicianId: 'nobody' })], technicians };
    deepEqual(
      billMonth(products, month).map(({ productId, quantity }) => [productId, quantity]),
      [
        ['all', '0'],
        ['one', '1'],
      ],
    );
    deepEqual(
      unbilledTimeEntries(products, month).map(({ id }) => id),
      ['e60'],
    );
  });

  it('covers the products of a group, as often as the most of them were counted', () => {
    const products = [
      product('group', { id: 'g', name: 'Bundle', productIds: ['d', 'u', 'gone'], price: 5000 }),
      product('managed', { id: 'd', name: 'Care', nodeRoles: [1] }),
      product('managed-end-user', { id: 'u', name: 'Mail', anyRole: true }),
      product('standard', { id: 's', name: 'Setup', quantity: { mode: 'QUANTITY_ONE' } }),
    ];
    const devices = [1, 2, 3].map((id) => ({ id, nodeRoleId: 1, groups: [] }));
    const lines = billMonth(products, { ...nothing, devices, users: [{ id: 1, roles: [] }] });
    deepEqual(lines.map(amounts), [
      ['3', 5000, 15_000],
      ['1', 1000, 1000],
    ]);
    ok(lines[0]);
    deepEqual(said(lines[0]), [
      'As many as Care: 3.',
      'Covers Care and Mail.',
      '1 product of the group isn’t on this bill.',
    ]);
  });

  it('says of a group what it covers and what it can’t, and of other products nothing of the kind', () => {
    const server = product('managed', { id: 's', name: 'Server care' });
    const group = product('group', { id: 'g', name: 'Bundle', productIds: ['s', 'gone', 'also gone', 'h'] });
    const other = product('group', { id: 'h', name: 'Other bundle', quantity: { mode: 'QUANTITY_ONE' } });
    const [bundle, second, ...more] = billMonth([other, server, group], nothing);
    deepEqual(more, []);
    deepEqual(bundle?.reasons.slice(1), [
      { code: 'group', products: [{ productId: 's', name: 'Server care' }] },
      // A group covers no group.
      { code: 'notCovered', productIds: ['also gone', 'gone', 'h'] },
    ]);
    deepEqual(second?.reasons, [{ code: 'one' }]);
    const listing = product('standard', { productIds: ['s'], quantity: { mode: 'QUANTITY_ONE' } });
    deepEqual(
      billMonth([listing, server], nothing).map(({ reasons }) => reasons.length),
      [1, 1],
    );
  });

  it('has its lines by name, whatever their case, and of one name by their ids', () => {
    const named = (id: string, name: string) => product('standard', { id, name });
    const ids = ['b', 'a', 'C', 'a', 'Über', 'Z'].map((name, index) => named(String(index), name));
    for (const products of [ids, ids.toReversed()])
      equal(
        billMonth(products, nothing)
          .map(({ productId }) => productId)
          .join(''),
        '130245',
      );
  });

  it('is there without a charge where that was agreed, and taxable or not', () => {
    const free = billed(
      product('standard', { billing: 'NO_CHARGE', quantity: { mode: 'STATIC', value: 3 }, taxable: false }),
    );
    deepEqual([...amounts(free), free.taxable], ['3', 0, 0, false]);
    equal(said(free).at(-1), 'Not charged; the price would be €10.00.');
    const lines = billMonth(
      [
        product('standard', { id: 1 }),
        product('managed', { id: 2, quantity: { mode: 'QUANTITY_ONE' }, taxable: false }),
      ],
      {
        ...nothing,
        quantities: { 1: 2 },
      },
    );
    deepEqual(billTotals(lines), { total: 3000, taxable: 2000 });
  });

  it('is told in Japanese, too', () => {
    equal(describeReason({ code: 'noTime' }, { locale: 'ja' }), '製品のロールを持つ技術者の作業はありません。');
  });

  it('is refused where it could not be exact', () => {
    const refused = (run: () => unknown) => {
      try {
        run();
      } catch (error) {
        return error instanceof RangeError ? error.message : String(error);
      }
      return undefined;
    };
    equal(
      refused(() => billed(product('standard', { price: 12.5 }))),
      'Expected a whole number from 0 as the price of Product, not 12.5',
    );
    equal(
      refused(() =>
        billed(product('user-role', { userRoles: ['engineer'] }), { timeEntries: [entry(0.5)], technicians }),
      ),
      'Expected a whole number from 0 as the seconds of time entry e0.5, not 0.5',
    );
    equal(
      refused(() => billMonth([product('standard'), product('standard')], nothing)),
      'Two products have the id p: it would be billed twice',
    );
    equal(
      refused(() =>
        billed(product('standard', { price: 9_999_999_999, quantity: { mode: 'STATIC', value: 1_000_000_000 } })),
      ),
      'The total of Product is too large to be exact',
    );
  });
});
