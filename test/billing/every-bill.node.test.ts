/** What is true of every bill, whatever was sold and done. */
import fc from 'fast-check';
import { billMonth, billTotals, describeReason, unbilledTimeEntries } from '../../src/billing/month/billing-logic.ts';
import { countedItems } from '../../src/billing/month/counted-items.ts';
import type { Product } from '../../src/billing/product-contract.ts';
import { productToWire } from '../../src/billing/product-wire.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { anyProduct } from './any-product.ts';

const id = fc.constantFrom('1', '2', '3', '4');
const ids = fc.uniqueArray(id, { maxLength: 3 });
const anyEntries = fc.array(
  fc.record({
    id: fc.uuid(),
    technicianId: id,
    seconds: fc.integer({ min: 0, max: 40_000 }),
    remote: fc.boolean(),
    offHours: fc.boolean(),
  }),
  { maxLength: 12 },
);
const anyMonth = fc.record({
  devices: fc.array(fc.record({ id, nodeRoleId: id, groups: ids }), { maxLength: 6 }),
  users: fc.array(fc.record({ id, roles: ids }), { maxLength: 6 }),
  storage: fc.array(fc.record({ deviceId: id, bytes: fc.integer({ min: 0, max: 2 ** 45 }) }), { maxLength: 6 }),
  timeEntries: anyEntries,
  technicians: fc.uniqueArray(fc.record({ id, userRoles: ids }), { selector: (one) => one.id, maxLength: 4 }),
  quantities: fc.dictionary(id, fc.integer({ min: 0, max: 1000 })),
});
const anyProducts = fc.array(anyProduct, { maxLength: 6 }).map((rows) =>
  rows.map(
    ({ variant, values }, index): Product => ({
      ...productToWire(variant, values),
      id: String(index + 1),
      version: '1',
    }),
  ),
);

describe('Every bill', () => {
  it('is billed in two parts for the same, but for the rounding that is stated', () => {
    fc.assert(
      fc.property(anyProducts, anyMonth, fc.func(fc.boolean()), (products, month, isFirst) => {
        const part = (wanted: boolean) =>
          billMonth(products, { ...month, timeEntries: month.timeEntries.filter((one) => isFirst(one.id) === wanted) });
        const [first, second, whole] = [part(true), part(false), billMonth(products, month)];
        for (const [index, line] of whole.entries()) {
          const one = products.find(({ id: productId }) => productId === line.productId);
          ok(one);
          if (one.variant !== 'user-role') continue;
          const apart = (first[index]?.total ?? 0) + (second[index]?.total ?? 0);
          const most = line.unitPrice / 10_000 + 1.5;
          ok(Math.abs(apart - line.total) <= most, `${apart} and ${line.total} differ by more than ${most}`);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('has the same hours where an entry is written as two, but for a quarter hour each where entries are rounded', () => {
    fc.assert(
      fc.property(anyProducts, anyMonth, fc.integer({ min: 1, max: 40_000 }), (products, month, cut) => {
        const halves = month.timeEntries.flatMap((one) => {
          const first = Math.min(cut, one.seconds);
          return [
            { ...one, seconds: first },
            { ...one, id: `${one.id} again`, seconds: one.seconds - first },
          ];
        });
        const hoursOf = ({ quantity }: { quantity: string }) => Math.round(Number(quantity) * 10_000);
        const [once, twice] = [billMonth(products, month), billMonth(products, { ...month, timeEntries: halves })];
        for (const [index, line] of once.entries()) {
          const one = products.find(({ id: productId }) => productId === line.productId);
          if (one?.variant !== 'user-role') continue;
          const other = twice[index];
          ok(other);
          const more = hoursOf(other) - hoursOf(line);
          // A quarter hour at the largest multipliers, for each entry.
          const most = one.autoRoundTimeEntries ? month.timeEntries.length * 2500 * 99.99 ** 2 + 1 : 0;
          ok(more >= 0 && more <= most, `${line.quantity} became ${other.quantity}`);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the same whatever the order of products and facts', () => {
    fc.assert(
      fc.property(anyProducts, anyMonth, (products, month) => {
        const { devices, users, storage, timeEntries, technicians: people } = month;
        const turned = {
          ...month,
          devices: devices.toReversed(),
          users: users.toReversed(),
          storage: storage.toReversed(),
          timeEntries: timeEntries.toReversed(),
          technicians: people.toReversed(),
        };
        deepEqual(billMonth(products.toReversed(), turned), billMonth(products, month));
      }),
      { numRuns: 500 },
    );
  });

  it('has totals that follow from what stands in its lines, and sums of them', () => {
    fc.assert(
      fc.property(anyProducts, anyMonth, (products, month) => {
        const lines = billMonth(products, month);
        for (const { quantity, unitPrice, total } of lines) {
          const [whole = '', fraction = ''] = quantity.split('.');
          const exact = BigInt(whole + fraction.padEnd(4, '0')) * BigInt(unitPrice);
          const rest = exact - BigInt(total) * 10_000n;
          ok(rest >= -5000n && rest < 5000n, `${quantity} × ${unitPrice} is not ${total}`);
        }
        const { total, taxable } = billTotals(lines);
        equal(
          BigInt(total),
          lines.reduce((sum, line) => sum + BigInt(line.total), 0n),
        );
        equal(
          taxable,
          lines.filter((line) => line.taxable).reduce((sum, line) => sum + line.total, 0),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('counts as many things as its quantities say, which whoever checks it can see', () => {
    fc.assert(
      fc.property(anyProducts, anyMonth, (products, month) => {
        for (const { productId, quantity, reasons } of billMonth(products, month)) {
          const items = countedItems(products, month, productId);
          const [first] = reasons;
          const counted =
            first?.code === 'mostCounted' ? products.find(({ id: one }) => one === first.productId) : undefined;
          const { variant, quantity: asked } = counted ?? products.find(({ id: one }) => one === productId) ?? {};
          const isNumber = variant === 'standard' || variant === 'group' || (asked && asked.mode !== 'DYNAMIC');
          const kinds = { managed: 'device', 'managed-end-user': 'user', storage: 'storage', 'user-role': 'time' };
          for (const { kind } of items) equal(kind, Reflect.get(kinds, variant ?? ''));
          if (isNumber) equal(items.length, 0);
          else if (variant === 'managed' || variant === 'managed-end-user') equal(String(items.length), quantity);
          else if (first?.code === 'storage') {
            const stored = items.map((one) => (one.kind === 'storage' ? one : undefined));
            equal(
              stored.reduce((sum, one) => sum + (one?.bytes ?? 0), 0),
              first.bytes,
            );
            deepEqual(new Set(stored.map((one) => one?.id)), new Set(month.storage.map(({ deviceId }) => deviceId)));
          } else
            equal(
              items.reduce((sum, one) => sum + (one.kind === 'time' ? one.billedSeconds : 0), 0),
              reasons.reduce((sum, reason) => sum + (reason.code === 'time' ? reason.seconds : 0), 0),
            );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('bills every hour once, or tells of it', () => {
    fc.assert(
      fc.property(anyProducts, anyMonth, (products, month) => {
        const times = products
          .filter(({ variant }) => variant === 'user-role')
          .flatMap(({ id: productId }) => countedItems(products, month, productId))
          .flatMap((one) => (one.kind === 'time' ? [one.entry.id] : []));
        const unbilled = unbilledTimeEntries(products, month).map((entry) => entry.id);
        deepEqual([...times, ...unbilled].toSorted(), month.timeEntries.map((entry) => entry.id).toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it('gives for every reason a sentence, in both languages', () => {
    fc.assert(
      fc.property(anyProducts, anyMonth, (products, month) => {
        for (const reason of billMonth(products, month).flatMap(({ reasons }) => reasons))
          for (const [locale, end] of [
            ['en', '.'],
            ['ja', '。'],
          ] as const)
            ok(
              describeReason(reason, { locale, currency: 'JPY' }).endsWith(end),
              `${locale} ${JSON.stringify(reason)}`,
            );
      }),
    );
  });
});
