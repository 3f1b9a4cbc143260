/** The second provider's accounts: which are offered, and what organizations are mapped to. Source: spec 002 §2.7, §4, §5 and §8. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, requests, signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { newMapping, onlyMappings } from '../named-mappings/named-mapping-calls.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';
import {
  accountMappings,
  accountTypes,
  locationMappings,
  mappingOf,
  onlyAccounts,
  setAccountTypes,
  setProvider,
} from './account-calls.ts';
import { AccountsHandle, mapOne, organization } from './accounts-handle.ts';

before(unhover);

const warning = 'Location mappings were updated because the account mapping changed. Check Location Mapping.';

describe('Account Mapping', () => {
  let accounts: AccountsHandle;
  let handle: PsaPageHandle;
  let otherAccount: string;

  before(async () => {
    await signIn();
    await setProvider({ behavior: { delay: 0, requests: 1_000 } });
    await onlyAccounts('4');
    otherAccount = (await mappingOf('4'))?.accountName ?? '';
  });
  beforeEach(async () => {
    await signIn();
    await setAccountTypes('1');
    await onlyMappings('role', 'Servers');
    await onlyAccounts('1', '2');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async (configuration = {}) => {
    accounts = await AccountsHandle.open(configuration);
    handle = accounts.page;
  };
  const mappedLocations = async () =>
    (await locationMappings('1')).filter(({ autotaskLocationId }) => autotaskLocationId != null).length;

  it('lists organizations by name, 45 pixels each, with their accounts', async () => {
    handle = PsaPageHandle.open('second', 'accounts');
    const [first] = await accountMappings();
    const row = await handle.row(first?.clientName ?? '');
    equal(row.getBoundingClientRect().height, 45);
    const expected = (await accountMappings()).map(({ clientName }) => clientName);
    deepEqual(handle.names(), expected.slice(0, handle.names().length));
    await expectNoAxeViolations(handle.element);
  });

  it('offers accounts of the chosen types alone', async () => {
    await open();
    await handle.openList('Types');
    await handle.option('Partner');
    await press('Escape');
    await accounts.saveFilter();
    await handle.sees('Account type filter saved');
    deepEqual(await accountTypes(), ['Customer', 'Partner']);
    deepEqual(handle.saved(), ['saveAccountFilter']);
  });

  it('needs an account', async () => {
    await onlyAccounts();
    await open();
    await accounts.openDialog();
    equal(handle.dialogTitle(), 'Account Mapping');
    await handle.press('Save');
    await handle.sees('Required');
    equal((await handle.field('Account')).getAttribute('aria-invalid'), 'true');
    await expectNoAxeViolations(handle.element);
  });

  it('names the organization below its word, from right to left, too', async () => {
    await open();
    handle.element.dir = 'rtl';
    await accounts.openDialog();
    const [term, name] = [
      await handle.find('.account-organization-term'),
      await handle.find('.account-organization bdi'),
    ];
    equal(name.textContent, organization);
    equal(Math.round(name.getBoundingClientRect().right), Math.round(term.getBoundingClientRect().right));
    ok(name.offsetWidth < 200, `as wide as its text: ${name.offsetWidth}`);
  });

  it('gives an organization a role mapping without a question', async () => {
    const mapping = await newMapping('role', 'Laptops');
    await open();
    await accounts.openDialog();
    await handle.openList('Device Role Mapping');
    await handle.option('Laptops');
    await handle.press('Save');
    await handle.isClosed();
    equal((await mappingOf('1'))?.installedProductCategoryMappingId, mapping.id);
    ok(!(handle.root.textContent ?? '').includes(warning));
    await eventually(async () => ok((await handle.row(organization)).textContent?.includes('Laptops')));
  });

  it('names what another account takes away, and saves nothing where somebody thinks better of it', async () => {
    const { location, site } = await mapOne();
    await open();
    await accounts.openDialog();
    await accounts.chooseAccount(otherAccount);
    await handle.press('Save');
    await accounts.question();
    await handle.sees(`1 location of`);
    await handle.sees('loses its mapping');
    const [item] = handle
      .all('.cascade-list li')
      .map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''));
    equal(item, `${location} is mapped to ${site}`);
    await expectNoAxeViolations(handle.element);
    await click(await handle.find('[role="alertdialog"] button', 'Cancel'));
    await eventually(() => equal(handle.all('[role="alertdialog"]').length, 0));
    equal((await handle.field('Account')).value, otherAccount);
    equal(await mappedLocations(), 1);
    equal((await mappingOf('1'))?.accountId, '1');
  });

  it('changes the account once that is confirmed, warns, and leads to the locations', async () => {
    await mapOne();
    await open();
    await accounts.openDialog();
    await accounts.chooseAccount(otherAccount);
    await handle.press('Save');
    await handle.press('Change account');
    await handle.isClosed();
    equal((await mappingOf('1'))?.accountName, otherAccount);
    equal(await mappedLocations(), 0);
    await handle.sees(warning);
    deepEqual(handle.saved(), ['saveAccountMapping']);
    await handle.press('Location Mapping');
    equal(handle.element.getAttribute('page'), 'locations');
    await handle.find('h2', 'Location Mapping');
  });

  it('asks nothing where no location has a mapping', async () => {
    await open();
    await accounts.openDialog();
    await accounts.chooseAccount(otherAccount);
    await handle.press('Save');
    await handle.isClosed();
    equal((await mappingOf('1'))?.accountName, otherAccount);
    await handle.sees(warning);
  });

  it('is done by keyboard alone', async () => {
    await mapOne();
    await open();
    (await handle.row(organization)).querySelector<HTMLElement>('[role="rowheader"]')?.focus();
    await press('Enter');
    const field = await handle.field('Account');
    await eventually(() => ok(handle.root.activeElement === field, 'the field has the focus'));
    field.select();
    await type(otherAccount);
    await handle.find('[role="option"]', otherAccount);
    await eventually(() => equal(handle.all('[role="option"]').length, 1));
    await press('Enter', 'Tab', 'Tab', 'Tab');
    equal(handle.focused(), 'Save');
    await press('Enter');
    await accounts.question();
    // What destroys never has the focus first.
    await eventually(() => equal(handle.focused(), 'Cancel'));
    await press('Tab', 'Enter');
    await handle.isClosed();
    equal((await mappingOf('1'))?.accountName, otherAccount);
  });

  it('marks an account that the provider has deleted', async () => {
    // Another one than those of other tests: what is deleted stays deleted.
    await onlyAccounts('6');
    await setProvider({ remove: { kind: 'companies', id: 6 } });
    const { clientName = '', accountName = '' } = (await mappingOf('6')) ?? {};
    await open();
    await accounts.searches(clientName);
    await handle.press('Refresh provider data');
    await handle.sees('Successfully updated provider entities');
    await handle.sees(`${accountName} (Deleted)`);
    await accounts.openDialog(clientName);
    equal((await handle.field('Account')).value, `${accountName} (Deleted)`);
  });

  it('shows everything and changes nothing without the permission', async () => {
    await open({ permissions: { canManageIntegrations: false } });
    equal((await handle.field('Types')).readOnly, true);
    equal(handle.all('.filter-section button[type="submit"]').length, 0);
    await accounts.openDialog();
    equal((await handle.field('Account')).readOnly, true);
    ok(!handle.all('button').some(({ textContent }) => textContent === 'Save'));
  });

  it('searches accounts at the server with autotask_big_data, and in what was loaded once without it', async () => {
    const searches = async () =>
      (await requests()).filter(({ path }) => path === '/psaat/v2/accountsPaginated').map(({ query }) => query);
    await open({ featureFlags: { autotask_big_data: true } });
    await accounts.openDialog();
    await accounts.chooseAccount(otherAccount);
    ok((await searches()).some((query) => query.includes('accountNameParam')));
    await handle.press('Cancel');
    await handle.press('Discard changes').catch(() => undefined);
    handle.remove();
    await signIn();
    await open();
    await accounts.openDialog();
    await accounts.chooseAccount(otherAccount);
    const all = await searches();
    ok(all.length >= 1 && all.every((query) => !query.includes('accountNameParam')));
    await click(await handle.field('Account'));
    await type('a');
    await handle.find('[role="option"]');
    equal((await searches()).length, all.length);
  });
});
