/** Locations and those of their accounts: found, mapped, cleared. Source: spec 002 §2.7, §3.2, §8 and §9. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, requests, signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import {
  accountLocations,
  locationMappings,
  mapLocation,
  onlyAccounts,
  setProvider,
} from '../accounts/account-calls.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';

before(unhover);

describe('Location Mapping', () => {
  let handle: PsaPageHandle;

  before(async () => {
    await signIn();
    await setProvider({ behavior: { delay: 0, requests: 1_000 } });
  });
  beforeEach(async () => {
    await signIn();
    await onlyAccounts('1', '2');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async (configuration = {}) => {
    handle = PsaPageHandle.open('second', 'locations', configuration);
    const [first] = await locationMappings();
    ok(first);
    await handle.row(first.locationName);
    return first;
  };
  const rows = () => handle.all('.data-table [role="rowheader"]').length;
  const choose = async (option: string) => {
    await handle.openList('Account Location');
    await handle.option(option);
  };
  const stored = async (locationId: string) =>
    (await locationMappings()).find((one) => one.locationId === locationId)?.autotaskLocationName ?? null;

  it('lists the locations of mapped organizations by name, 60 pixels each, with a dash where nothing is mapped', async () => {
    await open();
    const expected = (await locationMappings()).map(({ locationName }) => locationName);
    deepEqual(handle.names(), expected);
    ok(expected.length > 2);
    const row = await handle.row(expected[0] ?? '');
    equal(row.getBoundingClientRect().height, 60);
    equal(row.querySelectorAll('[role="gridcell"]')[2]?.textContent, '–');
    await expectNoAxeViolations(handle.element);
  });

  it('says that there are no mappings, or that no results match', async () => {
    await open();
    (await handle.find('input[type="search"]')).focus();
    await type('nothing like it');
    await handle.sees('No results match');
    handle.remove();
    await onlyAccounts();
    handle = PsaPageHandle.open('second', 'locations');
    await handle.sees('No Mappings');
  });

  it('shows those of one organization alone', async () => {
    await open();
    const all = await locationMappings();
    const wanted = await locationMappings('2');
    ok(wanted.length < all.length && wanted[0]);
    await handle.openList('Organization');
    await handle.option(wanted[0].clientName);
    await eventually(() => equal(rows(), wanted.length));
    deepEqual(
      handle.names(),
      wanted.map(({ locationName }) => locationName),
    );
  });

  it('maps a location to one of its account, and takes it away again', async () => {
    const { locationId, locationName, autotaskAccountId } = await open();
    const [site] = await accountLocations(autotaskAccountId ?? '');
    ok(site);
    await handle.openRow(locationName);
    equal(handle.dialogTitle(), 'Edit Mapping');
    await choose(site.name);
    await expectNoAxeViolations(handle.element);
    await handle.press('Save');
    await handle.isClosed();
    await handle.sees(`${locationName} saved`);
    equal(await stored(locationId), site.name);
    await handle.row(site.name);
    await handle.openRow(locationName);
    await choose('None');
    await handle.press('Save');
    await handle.isClosed();
    equal(await stored(locationId), null);
    deepEqual(handle.saved(), ['saveLocationMapping', 'saveLocationMapping']);
  });

  it('asks once for what an account has, and anew after a refresh', async () => {
    const { locationName } = await open();
    const asked = async () => (await requests()).filter(({ path }) => path.startsWith('/psaat/v3/locations/')).length;
    const before = await asked();
    for (const expected of [1, 1]) {
      await handle.openRow(locationName);
      const field = await handle.field('Account Location');
      await eventually(() => equal(field.readOnly, false));
      equal(await asked(), before + expected);
      await handle.press('Cancel');
      await handle.isClosed();
    }
    await handle.press('Refresh provider data');
    await handle.sees('Successfully updated provider entities');
    await handle.openRow(locationName);
    await eventually(async () => equal(await asked(), before + 2));
  });

  it('is done by keyboard alone', async () => {
    const { locationId, locationName, autotaskAccountId } = await open();
    const sites = await accountLocations(autotaskAccountId ?? '');
    const row = await handle.row(locationName);
    row.querySelector<HTMLElement>('[role="rowheader"]')?.focus();
    await press('Enter');
    const field = await handle.field('Account Location');
    await eventually(() => equal(field.readOnly, false));
    await eventually(() => ok(handle.root.activeElement === field, 'the field has the focus'));
    await press('ArrowDown');
    await handle.find('[role="option"]', sites[0]?.name ?? '');
    await type(sites[0]?.name.slice(0, 4) ?? '');
    await eventually(() => equal(handle.all('[role="option"]').length, 1));
    await press('Enter');
    await press('Tab', 'Tab');
    equal(handle.focused(), 'Save');
    await press('Enter');
    await handle.isClosed();
    equal(await stored(locationId), sites[0]?.name);
  });

  it('shows everything and changes nothing without the permission', async () => {
    const { locationName } = await open({ permissions: { canManageIntegrations: false } });
    await handle.sees('You don’t have permission to manage integrations');
    await handle.openRow(locationName);
    equal(handle.dialogTitle(), 'View mapping');
    equal((await handle.field('Account Location')).readOnly, true);
    ok(!handle.all('button').some(({ textContent }) => textContent === 'Save'));
  });

  it('marks what the provider has deleted, and keeps it until another one is chosen', async () => {
    // An organization of its own: what is deleted stays deleted for those who come next.
    await onlyAccounts('3');
    const [location] = await locationMappings();
    const last = (await accountLocations('3')).at(-1);
    ok(location && last);
    await mapLocation(location.locationId, last.id);
    await setProvider({ remove: { kind: 'sites', id: Number(last.id) } });
    const { locationName } = await open();
    await handle.press('Refresh provider data');
    await handle.sees('Successfully updated provider entities');
    await handle.openRow(locationName);
    await eventually(async () => equal((await handle.field('Account Location')).value, `${last.name} (Deleted)`));
    await click(await handle.button('Save'));
    await handle.sees('The account doesn’t have this location any more. Choose another one.');
  });

  it('says that the list did not come, and asks again', async () => {
    await failInEveryWay({
      calls: ['/psaat/v2/location-mappings'],
      async first() {
        handle = PsaPageHandle.open('second', 'locations');
      },
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await eventually(() => ok(rows() > 0));
  });

  it('says what an account has did not come, and asks again', async () => {
    const { locationName } = await open();
    await failInEveryWay({
      calls: ['/psaat/v3/locations/'],
      first: () => handle.openRow(locationName),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The account’s locations couldn’t be loaded'),
    });
    await handle.press('Retry');
    await eventually(async () => equal((await handle.field('Account Location')).readOnly, false));
  });

  it('says that it was not saved, keeps what was chosen, and saves it once more', async () => {
    const { locationId, locationName, autotaskAccountId } = await open();
    const [site] = await accountLocations(autotaskAccountId ?? '');
    ok(site);
    await handle.openRow(locationName);
    await choose(site.name);
    await failInEveryWay({
      calls: [`/psaat/v2/location-mappings/${locationId}`],
      again: () => handle.press('Save'),
      async sees() {
        await handle.find('.inline-alert-danger');
        equal((await handle.field('Account Location')).value, site.name);
      },
    });
    await handle.press('Save');
    await handle.isClosed();
    equal(await stored(locationId), site.name);
  });
});
