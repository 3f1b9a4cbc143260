/** Every call of the list of products, failing in every way of the reference server. */
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { unhover } from '../../support/user.ts';
import { onlyProducts, storedProducts } from '../billing-server.ts';
import { ProductListHandle } from './product-list-handle.ts';

before(unhover);

const word = 'Faulty';
const name = `${word} line`;

describe('The list of products before a server that fails', () => {
  let handle: ProductListHandle;

  beforeEach(async () => {
    await signIn();
    await onlyProducts(word, 'line');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  for (const [what, path] of [
    ['products', '/billing/products'],
    ['currency', '/billing/settings'],
  ] as const) {
    it(`says that the ${what} did not come, and asks again`, async () => {
      await failInEveryWay({
        calls: [path],
        first: async () => {
          handle = ProductListHandle.open();
        },
        again: () => handle.press('Retry'),
        sees: () => handle.button('Retry'),
      });
      await handle.press('Retry');
      await handle.search(word);
      await handle.row(name);
    });
  }

  it('says that it was not copied, and copies it once', async () => {
    handle = await ProductListHandle.searching(word);
    await failInEveryWay({
      calls: ['/billing/products'],
      first: () => handle.pressIn(name, 'Copy'),
      again: () => handle.press('Retry'),
      sees: () => handle.sees(/line couldn’t be copied/),
    });
    await handle.press('Retry');
    await handle.row(`${name} (Copy)`);
    equal((await storedProducts(word)).length, 2);
  });

  it('says that it was not deleted, and deletes it when that is pressed again', async () => {
    handle = await ProductListHandle.searching(word);
    await handle.asksToDelete(name);
    await failInEveryWay({
      calls: ['/billing/products/'],
      // Whatever the answer says, it says that it was done; not found says that somebody else has deleted it.
      except: ['broken-schema', 'not-found'],
      again: () => handle.press('Delete'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.press('Delete');
    await handle.isClosed();
    await eventually(() => deepEqual(handle.names(), []));
  });

  it('says that it did not come back, and brings it back', async () => {
    handle = await ProductListHandle.searching(word);
    await handle.asksToDelete(name);
    await handle.press('Delete');
    await handle.isClosed();
    await failInEveryWay({
      calls: ['/restore'],
      first: () => handle.press('Undo'),
      again: () => handle.press('Retry'),
      sees: () => handle.sees(/line couldn’t be brought back/),
    });
    await handle.press('Retry');
    await handle.row(name);
  });
});
