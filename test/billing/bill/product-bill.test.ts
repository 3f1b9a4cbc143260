/** What a month costs an organization, and why. Source: spec 002 §2.8. */
import { formatMoney } from '../../../src/base/decimal/money.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { rewritten, stingNames } from '../../support/hostile-names.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { newStored, storedBill } from '../billing-server.ts';
import { ProductBillHandle } from './product-bill-handle.ts';

before(unhover);

describe('The bill of an organization', () => {
  let handle: ProductBillHandle;
  let remove: (() => void) | undefined;

  beforeEach(async () => void (await signIn()));
  afterEach(() => {
    handle.remove();
    remove?.();
    remove = undefined;
  });

  const open = (...options: Parameters<typeof ProductBillHandle.open>) => {
    handle = ProductBillHandle.open(...options);
  };
  const money = (units: number, locale = 'en') => formatMoney(units, { currency: 'EUR', locale });

  it('says what the month costs, what of it is taxable, and each line with its reason', async () => {
    const bill = await storedBill('1');
    open({ clientId: '1' });
    equal(await handle.total(), money(bill.total));
    await handle.sees(`${money(bill.taxableTotal)} of it is taxable`);
    deepEqual(
      handle.names(),
      bill.lines.map(({ productName }) => productName),
    );
    const devices = bill.lines.find(({ reasons }) => reasons.some(({ code }) => code === 'devices'));
    ok(devices);
    const { productName, quantity, unitPrice, total } = devices;
    deepEqual(await handle.cells(productName), [quantity, money(unitPrice), 'Yes', money(total)]);
    match((await handle.reasons(productName)).join(), /^\d+ devices? ha(?:s|ve) one of the product’s roles/);
    await handle.sees(/[+-]€[\d,.]+ \([+-][\d.]+%\) against/);
    await expectNoAxeViolations(handle.element);
  });

  it('writes figures as its reader does', async () => {
    const bill = await storedBill('1');
    open({ clientId: '1', lang: 'de' });
    equal(await handle.total(), money(bill.total, 'de'));
    const hours = bill.lines.find(({ quantity }) => quantity.includes('.'));
    ok(hours, 'hours have decimals');
    equal((await handle.cells(hours.productName))[0], hours.quantity.replace('.', ','));
  });

  it('shows which devices, people and time entries a quantity counts, to a keyboard, too', async () => {
    const { lines } = await storedBill('1');
    open({ clientId: '1' });
    await handle.total();
    for (const [code, show] of [
      ['devices', 'Show devices'],
      ['users', 'Show end users'],
      ['time', 'Show time entries'],
    ] as const) {
      const line = lines.find(({ reasons, quantity }) => quantity !== '0' && reasons.some((one) => one.code === code));
      ok(line, code);
      (await handle.button(`${show} of ${line.productName}`)).focus();
      await press('Enter');
      const items = await handle.items(`What is counted of ${line.productName}`);
      if (code === 'time') match(items[0] ?? '', /: [\d.]+ h/);
      else equal(items.length, Number(line.quantity));
      equal(handle.focused(), `Hide what is counted of ${line.productName}`);
    }
    await expectNoAxeViolations(handle.element);
    await press('Enter');
    await eventually(() => equal(handle.all('.bill-items').length, 2));
  });

  it('tells of time that nobody is billed for', async () => {
    const { unbilledTimeEntries } = await storedBill('1');
    open({ clientId: '1' });
    await handle.sees(`${unbilledTimeEntries.length} time entries aren’t billed by any product`);
    await handle.press('Show time entries');
    equal((await handle.items('Time entries that aren’t billed')).length, unbilledTimeEntries.length);
  });

  it('is of the organization and the month that somebody chooses, and tells the page', async () => {
    open();
    await handle.sees('Choose an organization');
    await click(await handle.field('Organization'));
    await type('Harbor');
    await handle.option('Harbor Logistics');
    await handle.total();
    deepEqual(handle.of('rmm-bill-change'), [{ clientId: '1' }]);
    equal(handle.element.clientId, '1');
    const months = await handle.field<HTMLSelectElement>('Month');
    const shown = months.value;
    equal(shown, (await storedBill('1')).month);
    months.selectedIndex = [...months.options].findIndex(({ value }) => value === shown) + 1;
    const { value: month } = months;
    months.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => deepEqual(handle.of('rmm-bill-change').at(-1), { clientId: '1', month }));
    equal(handle.element.getAttribute('month'), month);
    const earlier = await storedBill('1', month);
    await eventually(async () => equal(await handle.total(), money(earlier.total)));
  });

  it('says what is new, and what changed since the month before', async () => {
    const bill = await storedBill('1');
    const [year, month] = bill.month.split('-').map(Number);
    const before = await storedBill('1', new Date(Date.UTC(year ?? 0, (month ?? 0) - 2, 1)).toISOString().slice(0, 7));
    const was = new Map(before.lines.map((line) => [line.productId, line]));
    const added = bill.lines.find(({ productId }) => !was.has(productId));
    const changed = bill.lines.find(
      ({ productId, total }) => was.has(productId) && was.get(productId)?.total !== total,
    );
    ok(added && changed);
    open({ clientId: '1' });
    await eventually(async () => ok((await handle.line(added.productName)).textContent?.includes('New this month')));
    match((await handle.line(changed.productName)).textContent ?? '', /[+-]€[\d,.]+; [\d.,]+ in /);
    const gone = before.lines.filter(({ productId }) => !bill.lines.some((line) => line.productId === productId));
    equal(gone.length > 0, handle.all('.bill-gone').length > 0);
  });

  it('can be tried with products that the organization does not have', async () => {
    const { total } = await storedBill('1');
    const name = `Tried ${Date.now()}`;
    await newStored('standard', name, { price: 12_345 });
    open({ clientId: '1' });
    equal(await handle.total(), money(total));
    await click(await handle.field('Try with other products'));
    await type(name);
    await handle.option(name);
    await eventually(async () => equal(await handle.total(), money(total + 12_345)));
    ok((await handle.line(name)).textContent?.includes('Trying out'));
    await expectNoAxeViolations(handle.element);
    deepEqual(await storedBill('1').then((bill) => bill.total), total);
  });

  it('is exported with exact figures', async () => {
    const bill = await storedBill('2');
    open({ clientId: '2' });
    await handle.total();
    const saved: Blob[] = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return create.call(URL, blob);
    };
    try {
      await handle.press('Export');
      await eventually(() => equal(saved.length, 1));
    } finally {
      URL.createObjectURL = create;
    }
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    equal(lines.length, bill.lines.length + 3);
    match(lines[0] ?? '', /Product,Type,Quantity,Unit price,Total,Taxable,Currency,Why/);
    ok(lines.at(-2)?.startsWith(`Total,,,,${bill.total / 100}`), lines.at(-2));
  });

  it('says that there is nothing to bill', async () => {
    open({ clientId: '50' });
    await handle.sees('Nothing to bill');
    await expectNoAxeViolations(handle.element);
  });

  it('leaves out a month that is none, and tells the developer', async () => {
    open({ clientId: '1', month: 'October' });
    await handle.total();
    await eventually(() => ok(handle.reported.some((error) => String(error).includes('not October'))));
  });

  it('is asked for anew when the page wants it', async () => {
    open({ clientId: '1' });
    const total = await handle.total();
    await handle.element.refresh();
    equal(await handle.total(), total);
  });

  it('is not shown to who may not manage products', async () => {
    open({ clientId: '1' }, { permissions: { canManageProducts: false } });
    await handle.sees('You don’t have permission to see bills');
    await expectNoAxeViolations(handle.element);
  });

  it('fits a phone, with quantity and price below the name', async () => {
    const box = document.createElement('div');
    box.style.inlineSize = '400px';
    document.body.append(box);
    remove = () => box.remove();
    open({ clientId: '1' }, {}, box);
    const [line] = (await storedBill('1')).lines;
    ok(line);
    const row = await handle.line(line.productName);
    ok(row.querySelector<HTMLElement>('.bill-narrow')?.offsetHeight, 'quantity and price are below the name');
    ok(handle.root.querySelector('.bill')?.scrollWidth === handle.root.querySelector('.bill')?.clientWidth);
    await expectNoAxeViolations(handle.element);
  });

  it('is not rewritten by a hostile name', async () => {
    open({ clientId: '1' });
    await handle.total();
    stingNames();
    await handle.element.refresh();
    await eventually(() => ok(handle.names().some((name) => name.includes('\uFFFD'))));
    await click(await handle.find('button', /^Show devices of/));
    await eventually(() => ok(handle.all('.bill-names li').length > 0));
    await eventually(() => deepEqual(rewritten(handle.root), []));
  });
});
