/** Changes to a product that nobody saved: found again after the page was gone, and never put over what others saved. */
import { randomId } from '../../../src/base/random-id.ts';
import { productDraftId, productDraftKind } from '../../../src/billing/form/product-draft-kind.ts';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import { createDraftStore } from '../../../src/host/drafts/draft-store.ts';
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { unhover } from '../../support/user.ts';
import { watchPlace } from '../../support/watch-place.ts';
import { changeProduct, newProduct, ProductFormHandle, storedProduct } from './product-form-handle.ts';

before(unhover);

describe('Changes to a product that were not saved', () => {
  let handle: ProductFormHandle;
  let id: string;
  let currentUser: { id: string };

  beforeEach(async () => {
    await signIn();
    currentUser = { id: `drafts ${randomId()}` };
    ({ id } = await newProduct('storage', { name: 'Drafted' }));
  });
  afterEach(() => handle.remove());

  const open = async (values: Parameters<typeof ProductFormHandle.open>[0] = { productId: id }) => {
    handle = ProductFormHandle.open(values, { currentUser });
    await handle.field('Name');
  };
  const kept = async (productId: string | undefined) => {
    const { baseUrl } = configurationFor(document.body).signal.peek();
    const owner = draftOwner({ baseUrl, currentUser }).key;
    const store = createDraftStore({ kind: productDraftKind, owner, id: productDraftId(productId, 'storage') });
    const draft = await store.read();
    store.close();
    return draft?.values.at(-1)?.values.name;
  };
  const isKept = (name: string | undefined, { isNew = false } = {}) =>
    eventually(async () => equal(await kept(isNew ? undefined : id), name));

  it('are offered before the form is there, which stands where it will stay', async () => {
    await open();
    await handle.write('Name', 'Begun');
    await isKept('Begun');
    handle.remove();
    handle = ProductFormHandle.open({ productId: id }, { currentUser });
    const places = watchPlace(() => handle.all('.product-fields')[0]);
    await handle.sees(/Your changes from .+ weren’t saved/);
    await handle.field('Name');
    await comeToRest(handle.element, 1000);
    equal(places().length, 1);
  });

  it('are offered, come back as they were typed, and are gone once they are saved', async () => {
    await open();
    await handle.write('Name', 'Begun');
    await handle.tab('Billing');
    await handle.write('Price', '1.234');
    await isKept('Begun');
    handle.remove();
    await open();
    await handle.sees(/Your changes from .+ weren’t saved/);
    await handle.reads('Name', 'Drafted');
    await expectNoAxeViolations(handle.element);
    await handle.press('Restore');
    await handle.reads('Name', 'Begun');
    await handle.tab('Billing');
    await handle.reads('Price', '1.234');
    await handle.write('Price', '2');
    await handle.press('Save');
    await handle.wasSaved();
    await isKept(undefined);
    deepEqual([(await storedProduct(id)).name, (await storedProduct(id)).price], ['Begun', 200]);
  });

  it('are gone once they were given up', async () => {
    await open();
    await handle.write('Name', 'Begun');
    await isKept('Begun');
    await handle.press('Cancel');
    await handle.press('Discard changes');
    await isKept(undefined);
    await handle.write('Name', 'Begun again');
    await isKept('Begun again');
  });

  it('are told with both versions where somebody else has saved it since', async () => {
    await open();
    await handle.write('Name', 'Begun');
    await isKept('Begun');
    handle.remove();
    await changeProduct(id, { name: 'Theirs' });
    await open();
    await handle.sees('someone else has saved this since');
    await handle.press('Restore');
    await handle.press('Save');
    await handle.sees('Nothing was overwritten');
    equal((await storedProduct(id)).name, 'Theirs');
  });

  it('of a new product are another’s than those of one that is there', async () => {
    await open({ variant: 'storage' });
    await handle.write('Name', 'New one');
    await isKept('New one', { isNew: true });
    handle.remove();
    await open();
    await handle.reads('Name', 'Drafted');
    await isKept(undefined);
    handle.remove();
    await open({ variant: 'storage' });
    await handle.press('Restore');
    await handle.reads('Name', 'New one');
  });
});
