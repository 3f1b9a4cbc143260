/** Every call of the form, failing in every way of the reference server: what is said, and that nothing typed is lost. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { callFaults } from '../../support/call-faults.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, setFault, signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { newProduct, ProductFormHandle, productsNamed, storedProduct } from './product-form-handle.ts';

before(unhover);

describe('A product’s form before a server that fails', () => {
  let handle: ProductFormHandle;

  beforeEach(() => signIn().then(() => undefined));
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  for (const fault of callFaults) {
    for (const call of ['/billing/products/', '/billing/settings'])
      it(`says that it did not come, and asks again: ${call} ${fault}`, async () => {
        const { id } = await newProduct('standard', { name: 'Asked again' });
        await setFault({ fault, match: call });
        handle = ProductFormHandle.open({ productId: id });
        await handle.sees('The product couldn’t be loaded');
        await clearFaults();
        await handle.press('Retry');
        await handle.reads('Name', 'Asked again');
      });

    it(`says that it was not created, keeps what was typed, and creates it once: ${fault}`, async () => {
      const name = `Created ${fault}`;
      handle = ProductFormHandle.open({ variant: 'storage' });
      await handle.fill(name);
      await setFault({ fault, match: '/billing/products' });
      await handle.press('Create product');
      await handle.sees('The product wasn’t saved');
      await handle.reads('Price', '12.50');
      equal(handle.saved().length, 0);
      await clearFaults();
      await handle.press('Create product');
      await handle.wasSaved();
      equal((await productsNamed(name)).length, 1);
    });

    it(`says that it was not saved, keeps what was typed, and saves it when that is pressed again: ${fault}`, async () => {
      const { id } = await newProduct('standard', { name: 'Kept' });
      handle = ProductFormHandle.open({ productId: id });
      await handle.write('Name', 'Typed');
      await setFault({ fault, match: '/billing/products/' });
      await handle.press('Save');
      // Of a product that is there, not found says that somebody else has deleted it.
      const isGone = fault === 'not-found';
      await handle.sees(isGone ? 'Someone else deleted this product' : 'The product wasn’t saved');
      await handle.reads('Name', 'Typed');
      await clearFaults();
      await handle.press(isGone ? 'Save as new' : 'Save');
      await handle.wasSaved();
      const saved = handle.saved()[0]?.id ?? '';
      deepEqual([(await storedProduct(saved)).name, saved === id], ['Typed', !isGone]);
    });

    it(`says that roles of technicians did not come, and asks again: ${fault}`, async () => {
      handle = ProductFormHandle.open({ variant: 'user-role' });
      await handle.write('Name', 'Typed');
      await setFault({ fault, match: '/billing/user-roles' });
      (await handle.find<HTMLInputElement>('[data-field="userRoles"] input')).focus();
      await press('ArrowDown');
      const retry = await handle.find('button', 'Retry');
      await clearFaults();
      retry.click();
      await eventually(() => ok(handle.all('[role="option"]').length > 3));
      equal(await handle.value('Name'), 'Typed');
    });

    it(`shows ids where names did not come, and asks for them again: ${fault}`, async () => {
      const { id } = await newProduct('group', { name: 'Named', productIds: ['1'] });
      await setFault({ fault, match: 'ids=' });
      handle = ProductFormHandle.open({ productId: id });
      await handle.sees('Couldn’t load names.');
      deepEqual(handle.chips('productIds'), ['1']);
      await clearFaults();
      await handle.press('Retry');
      await eventually(() => deepEqual(handle.chips('productIds'), ['Server care']));
    });
  }
});
