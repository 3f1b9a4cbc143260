/** What others do to a mapping meanwhile, and calls that fail: it is told, and nothing that was typed is lost. Source: spec 002 §5 and §8. */
import { configurationKind } from '../../../src/psa/named-mappings/named-mapping-kinds.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, clearRequests, requests, signIn } from '../../support/server.ts';
import { doubleClick, press, unhover } from '../../support/user.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';
import { newMapping, onlyMappings, removeMapping, storedMappings } from './named-mapping-calls.ts';

before(unhover);

const { list, remove } = configurationKind;

describe('A configuration type mapping', () => {
  let handle: PsaPageHandle;
  let id: string;

  beforeEach(async () => {
    await signIn();
    [{ id } = { id: '' }] = await onlyMappings('configuration', 'Servers');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async () => {
    handle = PsaPageHandle.open('first', 'configurations');
    await handle.row('Servers');
  };
  const names = async () => (await storedMappings('configuration')).map(({ name }) => name);
  const errors = () => handle.all('.field-error').map(({ textContent }) => textContent);
  const value = async () => (await handle.field('Name')).value;

  it('refuses a name that is missing, too long or taken, without asking the server', async () => {
    await newMapping('configuration', 'Laptops');
    await open();
    await clearRequests();
    await handle.press('Add New Mapping');
    await handle.field('Name');
    await handle.press('OK');
    await eventually(() => deepEqual(errors(), ['Required']));
    ok((await handle.field('Name')).matches(':focus'), 'the field has the focus');
    await handle.write('Name', 'x'.repeat(51));
    await eventually(() => deepEqual(errors(), ['Max length for name is 50 chars']));
    await handle.write('Name', ' Laptops ');
    await eventually(() => deepEqual(errors(), ['Configuration type mapping name already taken']));
    await handle.press('OK');
    equal((await requests()).filter(({ method }) => method === 'POST').length, 0);
    await handle.write('Name', ` ${'x'.repeat(50)} `);
    await handle.press('OK');
    await handle.isClosed();
    ok((await names()).includes('x'.repeat(50)));
  });

  it('gives a copy a name that nothing has', async () => {
    await onlyMappings('configuration', 'Servers', 'Servers (Copy)');
    await open();
    await eventually(() => equal(handle.names().length, 2));
    await handle.check('Servers');
    await handle.press('Copy');
    equal(await value(), 'Servers (Copy 2)');
    await handle.press('OK');
    await handle.isClosed();
    deepEqual((await names()).toSorted(), ['Servers', 'Servers (Copy 2)', 'Servers (Copy)']);
  });

  it('says at the field that somebody else has taken the name meanwhile', async () => {
    await open();
    await handle.openRow('Servers');
    await handle.write('Name', 'Printers');
    await newMapping('configuration', 'Printers');
    await handle.press('OK');
    await eventually(() => deepEqual(errors(), ['Configuration type mapping name already taken']));
    equal(await value(), 'Printers');
    equal(handle.all('dialog .inline-alert').length, 0);
    await handle.write('Name', 'Plotters');
    await handle.press('OK');
    await handle.isClosed();
    deepEqual(await names(), ['Plotters', 'Printers']);
    await handle.row('Printers');
  });

  it('can be saved as a new one where somebody else has deleted it meanwhile', async () => {
    await open();
    await handle.openRow('Servers');
    await handle.write('Name', 'Typed');
    await removeMapping('configuration', id);
    await handle.press('OK');
    await handle.sees('Someone else deleted this mapping');
    equal(await value(), 'Typed');
    await handle.press('Save as new');
    await handle.isClosed();
    deepEqual(await names(), ['Typed']);
    deepEqual(handle.saved(), ['createConfigurationTypeMapping']);
    await eventually(() => deepEqual(handle.names(), ['Typed']));
  });

  it('is deleted only once, and tells that somebody else was faster', async () => {
    await open();
    await handle.check('Servers');
    await handle.press('Delete');
    await removeMapping('configuration', id);
    await handle.press('Yes');
    await handle.sees(/Servers.* had already been deleted by someone else/);
    await handle.isClosed();
    await handle.sees('No Mappings');
    deepEqual(handle.saved(), []);
  });

  it('is created once for a double press', async () => {
    await open();
    await handle.press('Add New Mapping');
    await handle.write('Name', 'Once');
    await doubleClick(await handle.button('OK'));
    await handle.isClosed();
    deepEqual(await names(), ['Once', 'Servers']);
  });

  it('keeps what was typed when Escape is not meant', async () => {
    await open();
    await handle.openRow('Servers');
    await press('Escape');
    await handle.isClosed();
    await handle.openRow('Servers');
    await handle.write('Name', 'Typed');
    await press('Escape');
    await handle.press('Keep editing');
    equal(await value(), 'Typed');
    await press('Escape');
    await handle.press('Discard changes');
    await handle.isClosed();
    deepEqual(await names(), ['Servers']);
  });

  it('says that the list did not come, and asks again', async () => {
    await failInEveryWay({
      calls: [list.path],
      async first() {
        handle = PsaPageHandle.open('first', 'configurations');
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('Error fetching initial data'),
    });
    await handle.press('Retry');
    await handle.row('Servers');
  });

  it('says that it was not created, keeps what was typed, and creates it once', async () => {
    await open();
    await handle.press('Add New Mapping');
    await handle.write('Name', 'Typed');
    await failInEveryWay({
      calls: [list.path],
      again: () => handle.press('OK'),
      async sees() {
        await handle.find('dialog .inline-alert');
        equal(await value(), 'Typed');
        equal(handle.saved().length, 0);
      },
    });
    await handle.press('OK');
    await handle.isClosed();
    deepEqual(await names(), ['Servers', 'Typed']);
  });

  it('says that it was not saved, keeps what was typed, and saves it when it is pressed again', async () => {
    await open();
    await handle.openRow('Servers');
    await handle.write('Name', 'Typed');
    await failInEveryWay({
      calls: [`${list.path}/${id}`],
      // For a mapping, not found says that somebody else has deleted it: told above.
      except: ['not-found'],
      again: () => handle.press('OK'),
      async sees() {
        await handle.find('dialog .inline-alert');
        equal(await value(), 'Typed');
      },
    });
    await handle.press('OK');
    await handle.isClosed();
    deepEqual(await names(), ['Typed']);
  });

  it('says that it was not deleted, and deletes it when Yes is pressed again', async () => {
    await open();
    await handle.check('Servers');
    await handle.press('Delete');
    await failInEveryWay({
      calls: [remove.path.replace('{id}', id)],
      // What is there no more is deleted.
      except: ['not-found'],
      again: () => handle.press('Yes'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.press('Yes');
    await handle.isClosed();
    await handle.sees('No Mappings');
  });
});

describe('Mappings before who may change nothing', () => {
  let handle: PsaPageHandle;
  afterEach(() => handle.remove());

  it('are shown, cannot be changed, and say why', async () => {
    await signIn();
    await onlyMappings('configuration', 'Servers');
    handle = PsaPageHandle.open('first', 'configurations', { permissions: { canManageIntegrations: false } });
    await handle.row('Servers');
    await handle.sees('You don’t have permission to manage integrations');
    equal(handle.all('.table-check').length, 0);
    equal(handle.all('button').filter(({ textContent }) => textContent === 'Add New Mapping').length, 0);
    await handle.openRow('Servers');
    ok((await handle.field('Name')).readOnly);
    const names = handle.all('dialog button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
    deepEqual(
      names.filter((name) => ['OK', 'Cancel', 'Add Mapping', 'Edit', 'Delete'].includes(name ?? '')),
      [],
    );
  });
});
