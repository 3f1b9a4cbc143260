/** The list of products: found, looked at, copied, deleted and brought back. Source: spec 002 §2.8, §4 and §9. */
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { rewritten, stingNames } from '../../support/hostile-names.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { newStored, onlyProducts, removeStored, storedProducts } from '../billing-server.ts';
import { ProductListHandle } from './product-list-handle.ts';

before(unhover);

const word = 'Listed';
const all = [`${word} firewall`, `${word} line`, `${word} mail`];

describe('The list of products', () => {
  let handle: ProductListHandle;
  let remove: (() => void) | undefined;

  beforeEach(async () => {
    await signIn();
    await onlyProducts(word, 'line', 'mail', 'firewall');
  });
  afterEach(() => {
    handle.remove();
    remove?.();
    remove = undefined;
  });

  const open = async (configuration = {}) => {
    handle = await ProductListHandle.searching(word, configuration);
    await eventually(() => deepEqual(handle.names(), all));
  };

  it('is in the order of names, and says what each costs in the reader’s language', async () => {
    await open({ locale: 'de' });
    handle.remove();
    handle = ProductListHandle.open();
    handle.element.lang = 'de';
    await handle.search(word);
    const row = await handle.row(`${word} line`);
    await eventually(() => ok(/25,00\s€/.test(row.textContent ?? ''), row.textContent ?? ''));
  });

  it('can be read by a screen reader, and finds what somebody types', async () => {
    await open();
    await expectNoAxeViolations(handle.element);
    await handle.search(`${word} mail`);
    await eventually(() => deepEqual(handle.names(), [`${word} mail`]));
    (await handle.find('input[type="search"]')).focus();
    await type(' nothing');
    await handle.sees('No results match');
  });

  it('sorts by price', async () => {
    await newStored('standard', `${word} dear`, { price: 99_900 });
    await newStored('storage', `${word} cheap`, { price: 1 });
    handle = await ProductListHandle.searching(word);
    const header = await handle.find('[role="columnheader"]', /^Price/);
    const button = header.querySelector('button') ?? header;
    await click(button);
    await eventually(() => equal(handle.names()[0], `${word} cheap`));
    await click(button);
    await eventually(() => equal(handle.names()[0], `${word} dear`));
  });

  it('tells the page before it opens a product, which may open its own', async () => {
    await open();
    handle.element.addEventListener('rmm-product-open', (event) => event.preventDefault());
    const [mail] = await storedProducts(`${word} mail`);
    await click(await handle.row(`${word} mail`));
    await eventually(() => deepEqual(handle.of('rmm-product-open'), [{ productId: mail?.id, variant: 'standard' }]));
    equal(handle.all('dialog').length, 0);
    (await handle.button('New')).focus();
    await press('Enter');
    await handle.item('Storage product');
    await eventually(() => deepEqual(handle.of('rmm-product-open').at(-1), { variant: 'storage' }));
  });

  it('offers a new product of each of the six variants', async () => {
    await open();
    await handle.press('New');
    await handle.find('[role="menuitem"]', 'User-role product');
    deepEqual(
      handle.all('[role="menuitem"]').map(({ textContent }) => textContent),
      [
        'Standard product',
        'Group product',
        'Managed product',
        'Managed end-user product',
        'Storage product',
        'User-role product',
      ],
    );
    await press('Escape');
  });

  it('copies a product under a name and an id of its own', async () => {
    await open();
    await handle.pressIn(`${word} mail`, 'Copy');
    await handle.row(`${word} mail (Copy)`);
    const [mail, copy] = await storedProducts(`${word} mail`);
    deepEqual([copy?.name, copy?.price, copy?.id === mail?.id], [`${word} mail (Copy)`, mail?.price, false]);
    deepEqual(handle.changes(), ['createBillingProduct']);
  });

  it('deletes after it was asked, and brings it back under its id', async () => {
    await open();
    const [mail] = await storedProducts(`${word} mail`);
    await handle.asksToDelete(`${word} mail`);
    await handle.sees('Delete this product?');
    await expectNoAxeViolations(handle.element);
    await handle.press('Cancel');
    await handle.isClosed();
    equal(handle.names().length, 3);
    await handle.asksToDelete(`${word} mail`);
    await handle.press('Delete');
    await handle.isClosed();
    await eventually(() => deepEqual(handle.names(), all.slice(0, 2)));
    await eventually(() => ok(activeElement(document)?.closest('[role="grid"]'), 'the focus is in the table'));
    await handle.press('Undo');
    await eventually(() => deepEqual(handle.names(), all));
    equal((await storedProducts(`${word} mail`))[0]?.id, mail?.id);
    deepEqual(handle.changes(), ['deleteBillingProduct', 'restoreBillingProduct']);
  });

  it('says that somebody else was faster in deleting it', async () => {
    await open();
    const [mail] = await storedProducts(`${word} mail`);
    await handle.asksToDelete(`${word} mail`);
    await removeStored(mail?.id ?? '');
    await handle.press('Delete');
    await handle.sees(/mail had already been deleted by someone else/);
    await eventually(() => deepEqual(handle.names(), all.slice(0, 2)));
    deepEqual(handle.changes(), []);
  });

  it('keeps what a group is made of, and says which group that is', async () => {
    const [mail] = await storedProducts(`${word} mail`);
    const group = await newStored('group', 'Grouped by somebody', { productIds: [mail?.id ?? ''] });
    await open();
    await handle.asksToDelete(`${word} mail`);
    await handle.press('Delete');
    await handle.sees('The product is part of “Grouped by somebody”. Remove it there first.');
    await handle.press('Cancel');
    await handle.isClosed();
    equal(handle.names().length, 3);
    await removeStored(group.id);
  });

  it('is worked by keyboard alone', async () => {
    await open();
    handle.element.addEventListener('rmm-product-open', (event) => event.preventDefault());
    const name = (await handle.row(`${word} line`)).querySelector<HTMLElement>('[role="rowheader"]');
    name?.focus();
    await press('Enter');
    await eventually(() => equal(handle.of('rmm-product-open').length, 1));
    // To what can be done with the row, and from the first of it to the next.
    await press('End', 'Enter');
    await eventually(() => equal(handle.focused(), 'Copy'));
    await press('ArrowRight');
    await eventually(() => equal(handle.focused(), 'Delete'));
    await press('Enter');
    await handle.sees('Delete this product?');
    equal(handle.focused(), 'Cancel');
    await press('Tab', 'Enter');
    await handle.isClosed();
    await eventually(() => equal(handle.names().includes(`${word} line`), false));
  });

  it('shows what it costs on a phone, too', async () => {
    const box = document.createElement('div');
    box.style.inlineSize = '400px';
    document.body.append(box);
    remove = () => box.remove();
    handle = ProductListHandle.open({}, box);
    await handle.search(word);
    const row = await handle.row(`${word} line`);
    await eventually(() => ok(row.textContent?.includes('€25.00'), row.textContent ?? ''));
    ok(handle.root.firstElementChild && handle.element.scrollWidth <= 400, `${handle.element.scrollWidth} px`);
    await expectNoAxeViolations(handle.element);
  });

  it('is not rewritten by a hostile name', async () => {
    await open();
    stingNames();
    await handle.element.refresh();
    await eventually(() => ok(handle.names().some((name) => name.includes('\uFFFD'))));
    await eventually(() => deepEqual(rewritten(handle.root), []));
    await click(handle.all('[data-action="delete"]')[0] as HTMLElement);
    await handle.sees('Delete this product?');
    await eventually(() => deepEqual(rewritten(handle.root), []));
  });

  it('can be looked at, but not changed, by who may not manage products, and says why', async () => {
    await open({ permissions: { canManageProducts: false } });
    await handle.sees('You don’t have permission to manage products');
    for (const name of ['New', 'Import price list', 'Copy', 'Delete'])
      equal(handle.all('button').filter((one) => [one.ariaLabel, one.textContent].includes(name)).length, 0, name);
    await expectNoAxeViolations(handle.element);
  });
});
