/** Every call of the form, failing in every way of the reference server: what is said, and that nothing typed is lost. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
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

  for (const call of ['/billing/products/', '/billing/settings'])
    it(`says that it did not come, and asks again: ${call}`, async () => {
      const { id } = await newProduct('standard', { name: 'Asked again' });
      await failInEveryWay({
        calls: [call],
        async first() {
          handle = ProductFormHandle.open({ productId: id });
        },
        again: () => handle.press('Retry'),
        sees: () => handle.sees('The product couldn’t be loaded'),
      });
      await handle.press('Retry');
      await handle.reads('Name', 'Asked again');
    });

  it('says that it was not created, keeps what was typed, and creates it once', async () => {
    handle = ProductFormHandle.open({ variant: 'storage' });
    await handle.fill('Created once');
    await failInEveryWay({
      calls: ['/billing/products'],
      again: () => handle.press('Create product'),
      async sees() {
        await handle.sees('The product wasn’t saved');
        await handle.reads('Price', '12.50');
        equal(handle.saved().length, 0);
      },
    });
    await handle.press('Create product');
    await handle.wasSaved();
    equal((await productsNamed('Created once')).length, 1);
  });

  it('says that it was not saved, keeps what was typed, and saves it when that is pressed again', async () => {
    const { id } = await newProduct('standard', { name: 'Kept' });
    handle = ProductFormHandle.open({ productId: id });
    await handle.write('Name', 'Typed');
    await failInEveryWay({
      calls: ['/billing/products/'],
      // Of a product that is there, it says that somebody else has deleted it.
      except: ['not-found'],
      again: () => handle.press('Save'),
      async sees() {
        await handle.sees('The product wasn’t saved');
        await handle.reads('Name', 'Typed');
      },
    });
    await handle.press('Save');
    await handle.wasSaved();
    deepEqual([(await storedProduct(id)).name, handle.saved()[0]?.id], ['Typed', id]);
  });

  it('says that somebody else has deleted it, keeps what was typed, and saves it as a new one', async () => {
    const { id } = await newProduct('standard', { name: 'Kept' });
    handle = ProductFormHandle.open({ productId: id });
    await handle.write('Name', 'Typed');
    await setFault({ fault: 'not-found', match: '/billing/products/' });
    await handle.press('Save');
    await handle.sees('Someone else deleted this product');
    await handle.reads('Name', 'Typed');
    await clearFaults();
    await handle.press('Save as new');
    await handle.wasSaved();
    const saved = handle.saved()[0]?.id ?? '';
    deepEqual([(await storedProduct(saved)).name, saved === id], ['Typed', false]);
  });

  it('says that roles of technicians did not come, and asks again', async () => {
    handle = ProductFormHandle.open({ variant: 'user-role' });
    await handle.write('Name', 'Typed');
    const retry = async () => (await handle.find('button', 'Retry')).click();
    await failInEveryWay({
      calls: ['/billing/user-roles'],
      async first() {
        (await handle.find<HTMLInputElement>('[data-field="userRoles"] input')).focus();
        await press('ArrowDown');
      },
      again: retry,
      sees: () => handle.find('button', 'Retry'),
    });
    await retry();
    await eventually(() => ok(handle.all('[role="option"]').length > 3));
    equal(await handle.value('Name'), 'Typed');
  });

  it('shows ids where names did not come, and asks for them again', async () => {
    const { id } = await newProduct('group', { name: 'Named', productIds: ['1'] });
    await failInEveryWay({
      calls: ['ids='],
      async first() {
        handle = ProductFormHandle.open({ productId: id });
      },
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('Couldn’t load names.');
        deepEqual(handle.chips('productIds'), ['1']);
      },
    });
    await handle.press('Retry');
    await eventually(() => deepEqual(handle.chips('productIds'), ['Server care']));
  });
});
