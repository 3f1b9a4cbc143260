/** A configuration type mapping in its dialog: its rows, each with a dialog of its own. Source: spec 002 §2.5, §3.1, §4 and §5. */
import type { ConfigurationTypeMapping } from '../../../src/psa/configuration-contract.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { newMapping, onlyMappings, storedMappings } from '../named-mappings/named-mapping-calls.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';

before(unhover);

const row = (id: string, nodeRoleId: string, nodeRoleName: string, rest: object = {}) => ({
  id,
  nodeRoleId,
  nodeRoleName,
  configurationTypeId: '1',
  configurationTypeName: 'As it was called once',
  ...rest,
});

describe('The dialog of a configuration type mapping', () => {
  let handle: PsaPageHandle;

  beforeEach(async () => {
    await signIn();
    await onlyMappings('configuration');
  });
  afterEach(() => handle.remove());

  const edit = async (name: string, ...rows: object[]) => {
    await newMapping('configuration', name, { nodeRoleMappings: rows });
    handle = PsaPageHandle.open('first', 'configurations');
    await handle.openRow(name);
    await handle.field('Name');
  };
  const stored = async () => (await storedMappings<ConfigurationTypeMapping>('configuration'))[0]?.nodeRoleMappings;
  const choose = async (label: string, option: string) => {
    await handle.openList(label);
    await handle.option(option);
  };
  /** Of the dialog. */
  const cells = () =>
    handle
      .all('dialog [role="row"]')
      .filter((one) => one.querySelector('[role="rowheader"]'))
      .map((one) => [...one.querySelectorAll('[role="rowheader"], [role="gridcell"]')].map((cell) => cell.textContent));

  it('shows what each role becomes, as the provider calls it now, and a dash where there is nothing', async () => {
    await edit('M', row('a', '1', 'WINDOWS_SERVER', { onCreateStatusId: '1', onCreateStatusName: 'Old' }));
    await eventually(() =>
      deepEqual(
        cells().map((one) => one.slice(0, 4)),
        [['Windows Server', 'Managed Server', 'Active', '–']],
      ),
    );
    await expectNoAxeViolations(handle.element);
  });

  it('says of what the provider has deleted that it is', async () => {
    await edit('M', row('a', '1', 'WINDOWS_SERVER', { configurationTypeId: '999', onDeleteStatusId: '998' }));
    await handle.sees('As it was called once (Deleted)');
    await handle.press('Edit');
    await eventually(async () =>
      equal((await handle.field('Configuration Type')).value, 'As it was called once (Deleted)'),
    );
  });

  it('adds a row, needs its role and its type, and saves it with the mapping', async () => {
    await edit('M');
    await handle.sees('No Mappings');
    await handle.press('Add Mapping');
    await handle.field('Device Role');
    equal(handle.dialogTitle(), 'Add mapping');
    await handle.press('OK');
    await eventually(() =>
      equal(
        handle
          .all('.field-error')
          .map((one) => one.textContent)
          .join(),
        'Required,Required',
      ),
    );
    await expectNoAxeViolations(handle.element);
    await choose('Device Role', 'Windows Server');
    await choose('Configuration Type', 'Managed Server');
    await choose('On Delete status', 'Inactive');
    await handle.press('OK');
    await eventually(() => deepEqual(cells()[0]?.slice(0, 4), ['Windows Server', 'Managed Server', '–', 'Inactive']));
    await handle.press('OK');
    await handle.isClosed();
    const [added] = (await stored()) ?? [];
    ok(added);
    equal(added.nodeRoleName, 'WINDOWS_SERVER');
    equal(added.configurationTypeName, 'Managed Server');
    equal(added.onCreateStatusId, null);
    equal(added.onDeleteStatusName, 'Inactive');
  });

  it('offers no role that another row has', async () => {
    await edit('M', row('a', '1', 'WINDOWS_SERVER'));
    await handle.press('Add Mapping');
    await click(await handle.field('Device Role'));
    await handle.find('[role="option"]', 'Linux Server');
    equal(handle.all('[role="option"]').filter(({ textContent }) => textContent?.includes('Windows Server')).length, 0);
    await press('Escape', 'Escape');
    await handle.press('Edit');
    await click(await handle.field('Device Role'));
    await handle.find('[role="option"]', 'Windows Server');
  });

  it('deletes a row after Yes', async () => {
    await edit('M', row('a', '1', 'WINDOWS_SERVER'));
    await handle.press('Delete');
    await handle.sees('Delete this mapping?');
    await handle.press('No');
    equal(cells().length, 1);
    await handle.press('Delete');
    await handle.press('Yes');
    await handle.sees('No Mappings');
    await handle.press('OK');
    await handle.isClosed();
    deepEqual(await stored(), []);
  });

  it('asks before a changed row, or a changed mapping, is thrown away', async () => {
    await edit('M', row('a', '1', 'WINDOWS_SERVER'));
    await handle.press('Edit');
    await choose('On Create status', 'Active');
    await press('Escape');
    await handle.press('Discard changes');
    await handle.write('Name', 'Typed');
    await press('Escape');
    await handle.press('Keep editing');
    equal((await handle.field('Name')).value, 'Typed');
  });
});
