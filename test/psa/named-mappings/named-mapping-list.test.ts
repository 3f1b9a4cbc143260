/** The table of mappings: what can be done with them, and when. Source: spec 002 §2.5, §4 and §8. */
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { press, type, unhover } from '../../support/user.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';
import { onlyMappings, storedMappings } from './named-mapping-calls.ts';

before(unhover);

describe('The table of configuration type mappings', () => {
  let handle: PsaPageHandle;

  beforeEach(async () => {
    await signIn();
    await onlyMappings('configuration', 'Servers', 'laptops', 'Mapping 10', 'Mapping 9');
  });
  afterEach(() => handle.remove());

  const open = async () => {
    handle = PsaPageHandle.open('first', 'configurations');
    await handle.row('Servers');
  };
  const isOff = async (name: string) => (await handle.button(name)).getAttribute('aria-disabled') === 'true';

  it('lists them by name, as people read names', async () => {
    await open();
    deepEqual(handle.names(), ['laptops', 'Mapping 9', 'Mapping 10', 'Servers']);
    await expectNoAxeViolations(handle.element);
  });

  it('edits, copies and deletes only while exactly one is checked', async () => {
    await open();
    equal(handle.all('button').filter(({ textContent }) => textContent === 'Edit').length, 0);
    await handle.check('Servers');
    for (const name of ['Edit', 'Copy', 'Delete']) equal(await isOff(name), false);
    await handle.check('laptops');
    for (const name of ['Edit', 'Copy', 'Delete']) equal(await isOff(name), true);
    equal(await isOff('Add New Mapping'), false);
  });

  it('adds one, keeps the order, and tells the page', async () => {
    await open();
    await handle.press('Add New Mapping');
    await handle.write('Name', '  Printers ');
    equal(handle.dialogTitle(), 'Add configuration type mapping');
    await expectNoAxeViolations(handle.element);
    await handle.press('OK');
    await handle.isClosed();
    await handle.row('Printers');
    deepEqual(handle.names(), ['laptops', 'Mapping 9', 'Mapping 10', 'Printers', 'Servers']);
    deepEqual(handle.saved(), ['createConfigurationTypeMapping']);
    ok((await storedMappings('configuration')).some(({ name }) => name === 'Printers'));
  });

  it('edits the one whose row is pressed', async () => {
    await open();
    await handle.openRow('laptops');
    await handle.write('Name', 'Notebooks');
    equal(handle.dialogTitle(), 'Edit configuration type mapping');
    await handle.press('OK');
    await handle.isClosed();
    await eventually(() => deepEqual(handle.names(), ['Mapping 9', 'Mapping 10', 'Notebooks', 'Servers']));
    deepEqual(handle.saved(), ['updateConfigurationTypeMapping']);
  });

  it('copies under a name of its own', async () => {
    await open();
    await handle.check('Servers');
    await handle.press('Copy');
    equal((await handle.field('Name')).value, 'Servers (Copy)');
    await handle.press('OK');
    await handle.isClosed();
    await handle.row('Servers (Copy)');
    deepEqual(handle.saved(), ['createConfigurationTypeMapping']);
  });

  it('deletes after Yes, and not after No', async () => {
    await open();
    await handle.check('Servers');
    await handle.press('Delete');
    await handle.sees('Delete this configuration type mapping?');
    await handle.press('No');
    await handle.isClosed();
    equal(handle.names().length, 4);
    await handle.press('Delete');
    await handle.press('Yes');
    await handle.isClosed();
    await eventually(() => deepEqual(handle.names(), ['laptops', 'Mapping 9', 'Mapping 10']));
    deepEqual(handle.saved(), ['deleteConfigurationTypeMapping']);
    await eventually(() => ok(activeElement(document)?.closest('[role="grid"]'), 'the focus is in the table'));
  });

  it('is worked by keyboard alone', async () => {
    await open();
    (await handle.button('Add New Mapping')).focus();
    await press('Enter');
    await handle.field('Name');
    await type('Keys');
    (await handle.button('OK')).focus();
    await press('Enter');
    await handle.isClosed();
    equal(handle.focused(), 'Add New Mapping');
    const name = (await handle.row('Keys')).querySelector<HTMLElement>('[role="rowheader"]');
    name?.focus();
    await press('Enter');
    equal((await handle.field('Name')).value, 'Keys');
    await press('Escape');
    await handle.isClosed();
    equal(handle.focused(), 'Keys');
    await press(' ');
    (await handle.button('Delete')).focus();
    await press('Enter');
    await handle.button('Yes');
    equal(handle.focused(), 'No');
    await press('Tab', 'Enter');
    await handle.isClosed();
    await eventually(() => equal(handle.names().includes('Keys'), false));
    await eventually(() => ok(activeElement(document)?.closest('[role="grid"]'), 'the focus is in the table'));
  });

  it('says that there are none, or that none match', async () => {
    await open();
    (await handle.find('input')).focus();
    await type('nothing');
    await handle.sees('No results match');
    handle.remove();
    await onlyMappings('configuration');
    handle = PsaPageHandle.open('first', 'configurations');
    await handle.sees('No Mappings');
  });
});
