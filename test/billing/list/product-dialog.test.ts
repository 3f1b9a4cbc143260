/** The form of a product over its list: what is saved there stands in the list, and what is typed is not lost. */
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, setFault, signIn } from '../../support/server.ts';
import { press, setViewport, unhover } from '../../support/user.ts';
import { onlyProducts, readStored, removeStored, saveStored, storedProducts } from '../billing-server.ts';
import { ProductListHandle } from './product-list-handle.ts';

before(unhover);

const word = 'Opened';

describe('A product in its dialog', () => {
  let handle: ProductListHandle;

  beforeEach(async () => {
    await signIn();
    await onlyProducts(word, 'line', 'mail');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
    await setViewport({ width: 1280, height: 800 });
  });

  const open = async (configuration = {}) => {
    handle = await ProductListHandle.searching(word, configuration);
    await handle.openRow(`${word} line`);
  };

  it('is edited, and stands in the list as it was saved', async () => {
    await open();
    await expectNoAxeViolations(handle.element);
    await handle.write('Name', `${word} fibre`);
    await handle.tab('Billing');
    await handle.write('Price', '31.50');
    await handle.press('Save');
    await handle.isClosed();
    const row = await handle.row(`${word} fibre`);
    await eventually(() => ok(row.textContent?.includes('€31.50'), row.textContent ?? ''));
    deepEqual(handle.changes(), ['updateBillingProduct']);
  });

  it('starts at its first field, though that comes after the dialog', async () => {
    const field = () => activeElement(document)?.closest('[data-field]')?.getAttribute('data-field');
    await open();
    await eventually(() => equal(field(), 'name'));
    await handle.press('Cancel');
    await handle.isClosed();
    await handle.press('New');
    await handle.item('Managed product');
    await eventually(() => equal(field(), 'name'));
  });

  it('is created, and stands in its place', async () => {
    handle = await ProductListHandle.searching(word);
    await handle.press('New');
    await handle.item('Standard product');
    await handle.write('Name', `${word} firewall`);
    await handle.write('Description', 'A managed firewall');
    await handle.tab('Billing');
    await handle.write('Price', '89');
    await handle.write('Cost', '52');
    await handle.press('Create product');
    await handle.isClosed();
    await eventually(() => deepEqual(handle.names(), [`${word} firewall`, `${word} line`, `${word} mail`]));
    deepEqual(handle.changes(), ['createBillingProduct']);
    equal((await storedProducts(`${word} firewall`))[0]?.price, 8900);
  });

  it('is not closed over what was typed before that was said', async () => {
    await open();
    await handle.closeWithEscape();
    await eventually(() => ok(activeElement(document)?.closest('[role="grid"]'), 'the focus is back in the table'));
    await handle.openRow(`${word} line`);
    await handle.write('Name', 'Typed');
    await press('Escape');
    await handle.press('Keep editing');
    equal((await handle.field('Name')).value, 'Typed');
    await press('Escape');
    await handle.press('Discard changes');
    await handle.isClosed();
    deepEqual(handle.changes(), []);
  });

  it('is saved as a new one where somebody else has deleted it meanwhile', async () => {
    await open();
    const [line] = await storedProducts(`${word} line`);
    await handle.write('Name', `${word} typed`);
    await removeStored(line?.id ?? '');
    await handle.press('Save');
    await handle.press('Save as new');
    await handle.isClosed();
    await eventually(() => deepEqual(handle.names(), [`${word} mail`, `${word} typed`]));
  });

  it('shows both versions where somebody else has saved it meanwhile, and overwrites nothing unseen', async () => {
    await open();
    const [line] = await storedProducts(`${word} line`);
    ok(line);
    const { id, version: _, savedBy: __, savedAt: ___, ...body } = line;
    await saveStored(id, { ...body, price: 7700 });
    await handle.write('Name', `${word} mine`);
    await handle.press('Save');
    await eventually(() => equal(handle.all('dialog').length, 2));
    equal((await readStored(id)).price, 7700);
    equal((await readStored(id)).name, `${word} line`);
  });

  it('says in sight why it was not saved, in a dialog that is too low for its form', async () => {
    await setViewport({ width: 400, height: 420 });
    await open();
    await handle.write('Name', `${word} unsaved`);
    await setFault({ fault: 'server-error', match: '/billing/products/', times: 9 });
    await handle.press('Save');
    const alert = await handle.find('dialog .inline-alert', /wasn’t saved/);
    const title = alert.querySelector('.inline-alert-title') ?? alert;
    await eventually(() => {
      const { x, y, width, height } = title.getBoundingClientRect();
      const seen = handle.element.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2);
      ok(alert.contains(seen ?? null), `at ${y} is ${seen?.className}`);
    });
    equal((await handle.field('Name')).value, `${word} unsaved`);
  });

  it('can be looked at by who may not manage products', async () => {
    await open({ permissions: { canManageProducts: false } });
    ok((await handle.field('Name')).readOnly);
    equal(handle.all('dialog button').filter(({ textContent }) => textContent === 'Save').length, 0);
    await expectNoAxeViolations(handle.element);
    await handle.closeWithEscape();
  });
});
