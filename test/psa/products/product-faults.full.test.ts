/** Every call of the products page, failing in every way of the reference server: what is said, and that nothing typed is lost. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, setFault, signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { onlyMappings } from '../named-mappings/named-mapping-calls.ts';
import { newProductMapping, ProductHandle, productRule, roles, storedProduct } from './product-calls.ts';

before(unhover);

describe('A product mapping before a server that fails', () => {
  let handle: ProductHandle;

  beforeEach(async () => {
    await signIn();
    await onlyMappings('product');
    await newProductMapping('M', [productRule(1, roles.windowsServer), productRule(2, roles.linuxServer)]);
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const editFirst = async () => {
    handle = await ProductHandle.edit('M');
    await handle.write('Name', 'Typed');
    await handle.select(2);
    await handle.press('Up');
  };
  const isKept = async () => {
    await handle.find('dialog .inline-alert');
    equal((await handle.field('Name')).value, 'Typed');
    equal(handle.ruleTexts()[0], '1 Linux Server Product 2Managed Services');
    equal(handle.saved().length, 0);
  };
  const isStored = async () => {
    await handle.isClosed();
    const { nodeRoleProductMappings } = await storedProduct('Typed');
    equal(nodeRoleProductMappings[0]?.productName, 'Product 2');
  };
  const savedCall = '/psacw/v2/product-mappings/';

  it('is kept as it was edited, and saved when that is pressed again', async () => {
    await editFirst();
    await failInEveryWay({
      calls: [savedCall],
      except: ['not-found'],
      again: () => handle.press('OK'),
      sees: isKept,
    });
    await handle.press('OK');
    await isStored();
  });

  it('is kept as it was edited where it is gone, and saved as a new one', async () => {
    await editFirst();
    await setFault({ fault: 'not-found', match: savedCall });
    await handle.press('OK');
    await isKept();
    await clearFaults();
    await handle.press('Save as new');
    await isStored();
  });

  it('says that the agreement types did not come, keeps what was chosen, and asks again', async () => {
    await failInEveryWay({
      calls: ['/psacw/v2/agreement-types'],
      async first() {
        handle = await ProductHandle.edit('M');
        await handle.press('Add Mapping');
        // What is said of them moves the fields below.
        await handle.sees('The agreement types couldn’t be loaded');
        await handle.choose('Role', 'Mac Server');
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The agreement types couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.choose('Agreement Type', 'Managed Services');
    equal((await handle.field('Role')).value, 'Mac Server');
  });

  it('says that products did not come, and asks again', async () => {
    handle = await ProductHandle.edit('M');
    await handle.press('Add Mapping');
    await failInEveryWay({
      calls: ['/psacw/v2/productsPaginated'],
      first: async () => click(await handle.field('Product')),
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('Couldn’t load products.');
        await handle.button('Retry');
      },
    });
    await handle.press('Retry');
    await click(await handle.find('[role="option"]', 'Server Basic'));
    await eventually(async () => equal((await handle.field('Product')).value, 'Server Basic'));
  });

  it('says that the devices did not come, and asks again', async () => {
    await failInEveryWay({
      calls: ['/psacw/v2/devices'],
      async first() {
        handle = await ProductHandle.edit('M');
        await handle.write('Name', 'Typed');
        await handle.tab('What saving changes');
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The devices couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.sees(/No device (changes|uses this mapping)/);
    equal((await handle.field('Name')).value, 'Typed');
  });

  it('goes on without the names of roles and groups', async () => {
    await setFault({ fault: 'server-error', match: '/device-roles' });
    handle = await ProductHandle.edit('M');
    await eventually(() => equal(handle.rules().length, 2));
    ok(handle.ruleTexts()[0]?.includes('Product 1'));
  });
});
