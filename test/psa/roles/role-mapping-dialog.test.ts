/** Device role mappings of the second provider. Source: spec 002 §2.7, §3.2, §5 and §8. */
import { listProductCategories, type RoleMapping } from '../../../src/psa/role-contract.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, type, unhover } from '../../support/user.ts';
import { newMapping, onlyMappings, storedMappings } from '../named-mappings/named-mapping-calls.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';

before(unhover);

const row = (id: string, nodeRoleId: string) => ({
  id,
  nodeRoleId,
  productId: '1',
  productName: 'Antivirus Basic',
  installedProductCategoryId: '1',
  installedProductCategoryName: 'Once',
});

describe('The device role mappings of the second provider', () => {
  let handle: PsaPageHandle;

  beforeEach(async () => {
    await signIn();
    await onlyMappings('role');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = () => {
    handle = PsaPageHandle.open('second', 'roles');
  };
  const edit = async (name: string, contents: object = {}) => {
    await newMapping('role', name, contents);
    open();
    await handle.openRow(name);
    await handle.field('Name');
  };
  const choose = async (label: string, option: string) => {
    await handle.openList(label);
    await handle.option(option);
  };
  const errors = () => handle.all('.field-error').map(({ textContent }) => textContent);

  it('says that there are none, and adds the first one', async () => {
    open();
    await handle.sees('No role mappings available');
    await handle.press('Add New Mapping');
    await handle.write('Name', 'Standard');
    equal(handle.dialogTitle(), 'Add device role mapping');
    await click(await handle.field('Override the product mapping'));
    await handle.press('Add Mapping');
    await handle.field('Product');
    await handle.press('OK');
    await eventually(() => deepEqual(errors(), ['Required', 'Required', 'Required']));
    await choose('Device Role', 'Windows Server');
    await choose('Configuration Type', 'Server');
    await click(await handle.field('Product'));
    await type('antivirus');
    await click(await handle.find('[role="option"]', /^Antivirus/));
    await expectNoAxeViolations(handle.element);
    await handle.press('OK');
    await handle.row('Windows Server');
    await handle.press('OK');
    await handle.isClosed();
    const [stored] = await storedMappings<RoleMapping>('role');
    ok(stored);
    equal(stored.overrideProductMapping, true);
    equal(stored.disableInstalledProductOnNodeDelete, false);
    const [added] = stored.nodeRoleInstalledProductCategoryMappings;
    equal(added?.installedProductCategoryName, 'Server');
    ok(added?.productName?.startsWith('Antivirus'));
    deepEqual(handle.saved(), ['createRoleMapping']);
  });

  it('names roles in the reader’s language, and categories as the provider calls them now', async () => {
    await edit('Standard', { nodeRoleInstalledProductCategoryMappings: [row('a', '2'), row('b', '999')] });
    await eventually(() =>
      deepEqual(
        handle.all('dialog [role="rowheader"]').map(({ textContent }) => textContent),
        ['Windows Workstation', '999 (Deleted)'],
      ),
    );
    await handle.sees('Server');
    await expectNoAxeViolations(handle.element);
  });

  it('says of a product that the provider has deleted that it is', async () => {
    const gone = { ...row('a', '2'), productId: '99999', productName: 'Goods of old' };
    await edit('Standard', { nodeRoleInstalledProductCategoryMappings: [gone] });
    await handle.sees('Goods of old (Deleted)');
    await handle.press('Edit');
    await eventually(async () => equal((await handle.field('Product')).value, 'Goods of old (Deleted)'));
  });

  it('refuses an empty name, and one that another has in other letters', async () => {
    await newMapping('role', 'Taken');
    await edit('Standard');
    await handle.write('Name', ' taken ');
    await handle.press('OK');
    await eventually(() => deepEqual(errors(), ['Invalid']));
    await handle.write('Name', '');
    await eventually(() => deepEqual(errors(), ['Invalid']));
    await handle.write('Name', 'STANDARD');
    await handle.press('OK');
    await handle.isClosed();
    deepEqual(handle.saved(), ['updateRoleMapping']);
  });

  it('copies all of it, and deletes after Yes', async () => {
    await newMapping('role', 'Standard', {
      disableInstalledProductOnNodeDelete: true,
      nodeRoleInstalledProductCategoryMappings: [row('a', '2')],
    });
    open();
    await handle.check('Standard');
    await handle.press('Copy');
    await handle.field('Name');
    await handle.press('OK');
    await handle.isClosed();
    await handle.row('Standard (Copy)');
    const [original, copy] = await storedMappings<RoleMapping>('role');
    equal(copy?.disableInstalledProductOnNodeDelete, true);
    const ids = [original, copy].map((one) => one?.nodeRoleInstalledProductCategoryMappings[0]?.id);
    ok(ids[0] !== ids[1], 'its rows are its own');
    await handle.press('Delete');
    await handle.sees('Delete this device role mapping?');
    await handle.press('Yes');
    await handle.isClosed();
    await eventually(() => deepEqual(handle.names(), ['Standard (Copy)']));
  });

  it('keeps what is chosen where the provider’s categories do not come, and asks again', async () => {
    await failInEveryWay({
      calls: [listProductCategories.path],
      async first() {
        await edit('Standard', { nodeRoleInstalledProductCategoryMappings: [row('a', '2')] });
        await handle.sees('Once');
        await handle.press('Edit');
      },
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('Couldn’t load what can be chosen');
        equal((await handle.field('Configuration Type')).value, 'Once');
      },
    });
    await handle.press('Retry');
    await eventually(async () => equal((await handle.field('Configuration Type')).value, 'Server'));
  });
});
