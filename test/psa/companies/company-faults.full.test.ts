/** Every call of the Companies page and its dialogs, failing: what is said, and that nothing chosen is lost. Source: spec 002 §8. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, requests, signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { onlyMappings } from '../named-mappings/named-mapping-calls.ts';
import { CompaniesHandle } from './companies-handle.ts';
import {
  alNoor,
  beginUnmapped,
  fjord,
  mapOrganization,
  setHelpDesk,
  storedCriteria,
  storedHelpDesk,
  storedOrganization,
} from './company-calls.ts';

before(unhover);

const organization = `/psacw/v2/organization-mappings/${alNoor.id}`;

describe('The Companies page before a server that fails', () => {
  let handle: CompaniesHandle;

  beforeEach(async () => {
    await signIn();
    await beginUnmapped();
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  for (const call of [organization, '/product-mappings', '/configuration-type-mappings']) {
    it(`says that the initial data did not come, and asks again: ${call}`, async () => {
      handle = CompaniesHandle.show();
      await handle.row(alNoor.name);
      await failInEveryWay({
        calls: [call],
        first: () => handle.openRow(alNoor.name),
        again: () => handle.press('Retry'),
        async sees() {
          await handle.sees('Error fetching initial data');
          ok(await handle.isDisabled('OK'));
        },
      });
      await handle.press('Retry');
      await handle.field('Company');
    });
  }

  it('says that companies did not come, and asks again', async () => {
    handle = CompaniesHandle.show();
    await handle.openOrganization();
    await failInEveryWay({
      calls: ['/companiesPaginated'],
      first: async () => click(await handle.field('Company')),
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('Couldn’t load companies.');
        await handle.button('Retry');
      },
    });
    await handle.press('Retry');
    await handle.option(alNoor.company);
    equal(await handle.value('Company'), alNoor.company);
  });

  it('says that sites and agreements did not come, keeps what was chosen, and asks again', async () => {
    await onlyMappings('product', 'Managed');
    await mapOrganization({ companyId: fjord.id });
    handle = CompaniesHandle.show();
    await handle.row(alNoor.name);
    await failInEveryWay({
      calls: ['/psacw/v2/sites/', '/finance/agreements'],
      async first() {
        await handle.openOrganization();
        // What is said of it moves the fields.
        await handle.sees('The company’s sites couldn’t be loaded');
        await handle.choose('Product Mapping', 'Managed');
      },
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('Error fetching Company agreements');
        await handle.sees('The company’s sites couldn’t be loaded');
        ok(await handle.isDisabled('Auto'));
        equal(await handle.value('Product Mapping'), 'Managed');
      },
    });
    await handle.press('Retry');
    await eventually(async () => ok(!(await handle.isDisabled('Auto'))));
    equal(await handle.value('Product Mapping'), 'Managed');
  });

  it('says that a mapping was not saved, keeps all of it, and saves it once when it is pressed again', async () => {
    handle = CompaniesHandle.show();
    await handle.openOrganization();
    await handle.chooseCompany(alNoor.company);
    await eventually(async () => ok(!(await handle.isDisabled('Auto'))));
    await handle.press('Auto');
    await handle.press('Auto Map');
    await failInEveryWay({
      calls: [organization],
      again: () => handle.press('OK'),
      async sees() {
        await handle.sees('The mapping couldn’t be saved');
        equal(handle.saved().length, 0);
        await handle.isMapped('Warehouse', 'Warehouse', 'None (Default)', 'None (Default)', '–');
      },
    });
    await handle.press('OK');
    await handle.isClosed();
    equal(handle.saved().length, 1);
    const { locationSiteMappings } = await storedOrganization();
    ok(locationSiteMappings.every(({ mapped }) => mapped));
  });

  it('says that the criteria did not come or were not saved, and keeps what was chosen', async () => {
    await failInEveryWay({
      calls: ['/company-criteria'],
      async first() {
        handle = CompaniesHandle.show();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The company criteria couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.openList('Types');
    await handle.option('Partner');
    await failInEveryWay({
      calls: ['/company-criteria'],
      again: () => handle.press('Save'),
      sees: () => handle.sees('The company criteria couldn’t be saved'),
    });
    await handle.press('Save');
    await handle.sees('Company criteria saved');
    equal((await storedCriteria()).selectedTypes.map(({ name }) => name).join(), 'Customer,Partner');
  });

  it('says that help desk options did not come or were not saved, and keeps what was chosen', async () => {
    await setHelpDesk('psacw', { createContact: false });
    handle = CompaniesHandle.show();
    await failInEveryWay({
      calls: ['/help-desk'],
      first: () => handle.tab('Help Desk'),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The help desk options couldn’t be loaded'),
    });
    await handle.press('Retry');
    await click(await handle.find('.help-desk input'));
    await failInEveryWay({
      calls: ['/help-desk'],
      again: () => handle.press('Save'),
      sees: () => handle.sees('The help desk options couldn’t be saved'),
    });
    await handle.press('Save');
    await handle.sees('Help desk options saved');
    equal((await storedHelpDesk('psacw')).createContact, true);
  });

  it('shows at its location what the provider has deleted meanwhile', async () => {
    handle = CompaniesHandle.show();
    await handle.openOrganization();
    await handle.chooseCompany(alNoor.company);
    await handle.openLocation('Warehouse');
    await handle.choose('Site', 'Workshop');
    await handle.keepLocation();
    await removeAtProvider('sites', 44);
    await handle.press('OK');
    await handle.sees('The site isn’t one of the company’s, or not any more.');
    await handle.openLocation('Warehouse');
    await handle.sees('The provider doesn’t have this any more. Choose again.');
    await handle.choose('Site', 'Warehouse');
    await handle.keepLocation();
    await handle.press('OK');
    await handle.isClosed();
    ok((await requests()).some(({ endpoint, status }) => endpoint === 'saveOrganizationMapping' && status === 400));
  });
});

async function removeAtProvider(kind: string, id: number): Promise<void> {
  const response = await fetch('/demo/providers', {
    method: 'POST',
    body: JSON.stringify({ provider: 'psacw', remove: { kind, id } }),
    headers: { 'content-type': 'application/json' },
  });
  ok(response.ok, `the provider answered ${response.status}`);
}
