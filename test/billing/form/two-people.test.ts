/** A product that two people edit: both versions are shown field by field, and nothing is overwritten or lost. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, setFault, signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { changeProduct, newProduct, ProductFormHandle, storedProduct } from './product-form-handle.ts';

before(unhover);

describe('A product that somebody else saved meanwhile', () => {
  let handle: ProductFormHandle;
  let id: string;

  beforeEach(async () => {
    await signIn();
    ({ id } = await newProduct('standard', { name: 'Ours', price: 1000, cost: 500 }));
    handle = ProductFormHandle.open({ productId: id });
    await handle.write('Name', 'Mine');
    await handle.tab('Billing');
    await handle.write('Price', '15');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const compared = () =>
    handle.all('[role="alertdialog"] [role="radiogroup"]').map((group) => {
      const texts = [...group.querySelectorAll('.radio-description')].map(({ textContent }) => textContent);
      const chosen = group
        .querySelector('input:checked')
        ?.closest('.radio')
        ?.querySelector('.radio-text > :first-child');
      return [group.querySelector('.field-label')?.textContent, ...texts, chosen?.textContent ?? null];
    });
  const save = async () => {
    await handle.press('Save');
    await handle.find('[role="alertdialog"]');
  };
  const group = (label: string) =>
    eventually(() => {
      const found = handle
        .all('[role="alertdialog"] [role="radiogroup"]')
        .find((one) => one.querySelector('.field-label')?.textContent === label);
      ok(found);
      return found;
    });
  const pick = async (label: string, whose: 'theirs' | 'own') =>
    (await group(label)).querySelector<HTMLElement>(`input[value="${whose}"]`)?.click();

  it('is shown in both versions, where only those that both changed have to be decided', async () => {
    await changeProduct(id, { price: 2000, cost: 700 });
    await save();
    await handle.sees('Aiko Tanaka saved this product');
    deepEqual(compared(), [
      ['Name', 'Ours', 'Mine', 'Keep mine'],
      ['Price', '€20.00', '€15.00', null],
      ['Cost', '€7.00', '€5.00', 'Take theirs'],
    ]);
    await expectNoAxeViolations(handle.element);
    equal((await storedProduct(id)).name, 'Ours', 'nothing is overwritten');
    const apply = handle.all('[role="alertdialog"] button').at(-1);
    equal(apply?.getAttribute('aria-disabled'), 'true');
    await pick('Price', 'own');
    await handle.press('Save');
    await handle.wasSaved();
    const { name, price, cost, version } = await storedProduct(id);
    deepEqual([name, price, cost, version], ['Mine', 1500, 700, '3']);
  });

  it('is saved with all of one’s own, or with all of theirs', async () => {
    await changeProduct(id, { price: 2000, cost: 700 });
    await save();
    await handle.press('Take all theirs');
    await handle.press('Keep all mine');
    await handle.press('Save');
    await handle.wasSaved();
    const { name, price, cost } = await storedProduct(id);
    deepEqual([name, price, cost], ['Mine', 1500, 500]);
    await handle.write('Price', '16');
    await changeProduct(id, { name: 'Theirs', price: 3000 });
    await save();
    await handle.press('Take all theirs');
    await handle.press('Save');
    await handle.wasSaved(2);
    deepEqual([(await storedProduct(id)).name, (await storedProduct(id)).price], ['Theirs', 3000]);
  });

  it('stays as it was typed where nobody decides yet, and is asked about again', async () => {
    await changeProduct(id, { price: 2000 });
    await save();
    await press('Escape');
    await handle.isClosed();
    await handle.reads('Price', '15.00');
    await save();
    deepEqual(
      compared().map(([label]) => label),
      ['Name', 'Price'],
    );
  });

  it('is asked about once more where a third person was faster still', async () => {
    await changeProduct(id, { price: 2000 });
    await save();
    await pick('Price', 'own');
    await changeProduct(id, { price: 2500 });
    await handle.press('Save');
    await eventually(() => equal(compared().find(([label]) => label === 'Price')?.[1], '€25.00'));
    await pick('Price', 'theirs');
    await handle.press('Save');
    await handle.wasSaved();
    deepEqual([(await storedProduct(id)).price, (await storedProduct(id)).name], [2500, 'Mine']);
  });

  it('is not saved where their version does not come, and says so', async () => {
    await changeProduct(id, { price: 2000 });
    await setFault({ fault: 'server-error', match: `/billing/products/${id}`, times: 9 });
    await handle.press('Save');
    await handle.sees('The product wasn’t saved');
    await handle.reads('Price', '15.00');
    await clearFaults();
    await save();
    equal(compared().length, 2);
  });
});
