/** A product saved in its form: by keyboard, by the page, by two people, and what is not saved. Source: spec 002 §2.8 and §6. */
import type { ProductFormElement } from '../../../elements/product-form.ts';
import type { RequestEvent } from '../../../src/host/request-event.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { clearRequests, requests, signIn } from '../../support/server.ts';
import { press, type, unhover } from '../../support/user.ts';
import {
  changeProduct,
  deleteProduct,
  newProduct,
  ProductFormHandle,
  productsNamed,
  storedProduct,
} from './product-form-handle.ts';

before(unhover);

describe('A product in its form', () => {
  let handle: ProductFormHandle;

  before(() => signIn().then(() => undefined));
  afterEach(() => handle.remove());

  const edit = async (id: string, values: Partial<ProductFormElement> = {}) => {
    handle = ProductFormHandle.open({ productId: id, ...values });
    await handle.field('Name');
  };
  const onRequest = (listen: (event: RequestEvent<unknown>) => void) =>
    handle.element.addEventListener('rmm-product-save-request', listen as never);

  it('is created by the keyboard alone, through all tabs', async () => {
    handle = ProductFormHandle.open({ variant: 'standard' });
    (await handle.find('[role="tab"]', 'General')).focus();
    await handle.tabTo('Name');
    await type('By keys');
    await handle.tabTo('Description');
    await type('D');
    (await handle.find('[role="tab"]', 'General')).focus();
    await press('ArrowRight');
    await handle.tabTo('Price');
    await type('1,250.5');
    await handle.tabTo('Cost');
    await type('900');
    await handle.tabTo('Monthly');
    await press('ArrowRight');
    await handle.tabTo('Always 1');
    await press('ArrowUp');
    await handle.tabTo('Quantity');
    await type('12');
    (await handle.find('[role="tab"]', 'Billing')).focus();
    await press('ArrowRight', 'ArrowRight');
    await handle.tabTo('All technicians');
    await press('ArrowDown');
    await handle.tabTo('Technician roles with access');
    await press('ArrowDown');
    await handle.find('[role="option"]', 'Trainee');
    await type('trai');
    await eventually(() => equal(handle.all('[role="option"] .choice-label').length, 1));
    await press('Enter', 'Escape');
    await handle.tabTo('Create product');
    await press('Enter');
    await handle.wasSaved();
    const [saved] = handle.saved();
    const { name, price, cost, billing, quantity, allowAllTechnicians, permissionUserRoles } = await storedProduct(
      saved?.id ?? '',
    );
    deepEqual(
      { name, price, cost, billing, quantity, allowAllTechnicians, permissionUserRoles },
      {
        name: 'By keys',
        price: 125_050,
        cost: 90_000,
        billing: 'ONE_TIME',
        quantity: { mode: 'STATIC', value: 12 },
        allowAllTechnicians: false,
        permissionUserRoles: ['8'],
      },
    );
    await handle.sees('Product created');
    equal(handle.element.productId, saved?.id, 'from now on it is that product');
    await eventually(async () => equal((await handle.button('Save')).textContent, 'Save'));
  });

  it('is created once for a double press, and saved as itself after that', async () => {
    handle = ProductFormHandle.open({ variant: 'storage' });
    await handle.fill('Once only');
    const button = await handle.button('Create product');
    button.click();
    button.click();
    await handle.wasSaved();
    await handle.write('Price', '20');
    await handle.press('Save');
    await handle.wasSaved(2);
    const found = await productsNamed('Once only');
    deepEqual(
      found.map(({ price, version }) => [price, version]),
      [[2000, '2']],
    );
  });

  it('tells the page what is about to be sent, which may save it instead', async () => {
    handle = ProductFormHandle.open({ variant: 'storage' });
    await handle.fill('By the page');
    let answer: (id: { id: string }) => void = () => undefined;
    onRequest((event) => event.respondWith(new Promise((resolve) => (answer = resolve))));
    await clearRequests();
    await handle.press('Create product');
    await eventually(() => equal(handle.of('rmm-product-save-request').length, 1));
    const [order] = handle.of('rmm-product-save-request');
    deepEqual(order, {
      variant: 'storage',
      product: {
        variant: 'storage',
        name: 'By the page',
        description: 'D',
        price: 1250,
        cost: 400,
        taxable: true,
        billing: 'RECURRING',
        includedStorage: 0,
        isStorageIncludedPerDevice: false,
        allowAllTechnicians: true,
        permissionUserRoles: [],
      },
    });
    answer({ id: '900' });
    await handle.wasSaved();
    equal(handle.saved()[0]?.id, '900');
    equal((await requests()).filter(({ method }) => method === 'POST').length, 0);
  });

  it('keeps what was typed where the page could not save it, and says why', async () => {
    handle = ProductFormHandle.open({ variant: 'storage' });
    await handle.fill('Refused');
    onRequest((event) => event.respondWith(Promise.reject(new Error('The approver is on holiday'))));
    await handle.press('Create product');
    await handle.sees('The approver is on holiday');
    await handle.reads('Price', '12.50');
    equal(handle.saved().length, 0);
    equal(await handle.element.isDirty(), true);
  });

  it('can be saved and given up by the page', async () => {
    const { id } = await newProduct('standard', { name: 'By script' });
    await edit(id);
    equal(await handle.element.isDirty(), false);
    await handle.write('Name', 'Changed');
    equal(await handle.element.isDirty(), true);
    await handle.element.discard();
    await handle.reads('Name', 'By script');
    await handle.write('Name', '');
    equal(await handle.element.save(), false);
    await eventually(() => deepEqual(handle.errors(), ['Required']));
    await handle.write('Name', 'Saved by script');
    equal(await handle.element.save(), true);
    equal((await storedProduct(id)).name, 'Saved by script');
  });

  it('asks before it gives up what was changed, and tells what that is', async () => {
    const { id } = await newProduct('managed-end-user', { name: 'Asked' });
    await edit(id);
    await handle.press('Cancel');
    await eventually(() => equal(handle.of('rmm-product-cancelled').length, 1));
    await handle.choose('Specific roles');
    await handle.write('Name', 'Given up');
    await handle.press('Cancel');
    const prompt = await handle.find('[role="alertdialog"]');
    ok(/Name\s*Asked.*Given up/s.test(prompt.textContent ?? ''), prompt.textContent ?? '');
    ok(/End users who are billed\s*All roles.*Specific roles/s.test(prompt.textContent ?? ''));
    await expectNoAxeViolations(handle.element);
    await handle.press('Keep editing');
    await handle.reads('Name', 'Given up');
    await handle.press('Cancel');
    await handle.press('Discard changes');
    await eventually(() => equal(handle.of('rmm-product-cancelled').length, 2));
    await handle.reads('Name', 'Asked');
    ok((await handle.radio('All roles')).checked);
  });

  it('cannot be changed in fields that the page has disabled, and says why', async () => {
    const { id } = await newProduct('standard', { name: 'Partly' });
    const disabledFields = ['name', 'quantity', { field: 'cost', reason: 'From the supplier’s list' }, 'colour'];
    await edit(id, { disabledFields });
    ok((await handle.field('Name')).disabled);
    await handle.tab('Billing');
    await handle.sees('From the supplier’s list');
    ok((await handle.field('Cost')).disabled);
    ok(!(await handle.field('Price')).disabled);
    ok((await handle.radio('Fixed')).disabled);
    await expectNoAxeViolations(handle.element);
    deepEqual(handle.reported.map(String), [
      'TypeError: <rmm-product-form>: disabledFields has no such field: colour.',
    ]);
    await handle.write('Price', '99');
    await handle.press('Save');
    await handle.wasSaved();
    equal((await storedProduct(id)).price, 9900);
  });

  it('is only shown to who may not manage products, and says why', async () => {
    const { id } = await newProduct('managed-end-user', { name: 'Looked at', anyRole: false, endUserRoles: ['1'] });
    handle = ProductFormHandle.open({ productId: id }, { permissions: { canManageProducts: false } });
    await handle.sees('You don’t have permission to manage products');
    ok((await handle.field('Name')).readOnly);
    await expectNoAxeViolations(handle.element);
    await handle.tab('Billing');
    ok((await handle.field('Price')).readOnly);
    equal(handle.all('button[type="submit"]').length, 0);
    await handle.press('Close');
    await eventually(() => equal(handle.of('rmm-product-cancelled').length, 1));
  });

  it('is saved as a new one where somebody deleted it meanwhile', async () => {
    const { id } = await newProduct('standard', { name: 'Soon gone' });
    await edit(id);
    await handle.write('Name', 'Still here');
    await deleteProduct(id);
    await handle.press('Save');
    await handle.sees('Someone else deleted this product');
    await handle.reads('Name', 'Still here');
    await handle.press('Save as new');
    await handle.wasSaved();
    equal((await storedProduct(handle.saved()[0]?.id ?? '')).name, 'Still here');
  });

  it('of another id is another product, and what was typed for the first stays its own', async () => {
    const [first, second] = [await newProduct('standard', { name: 'One' }), await newProduct('group', { name: 'Two' })];
    await edit(first.id);
    handle.element.productId = second.id;
    await handle.reads('Name', 'Two');
    await changeProduct(second.id, { name: 'Two, changed' });
    handle.element.productId = first.id;
    await handle.reads('Name', 'One');
  });
});
