/** An organization in its dialog: its company, its mappings, its locations. Source: spec 002 §2.2, §2.4, §4, §5, §8 and §9. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, requests, setFault, signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { onlyMappings } from '../named-mappings/named-mapping-calls.ts';
import { CompaniesHandle } from './companies-handle.ts';
import { alNoor, beginUnmapped, fjord, mapOrganization, storedOrganization } from './company-calls.ts';

before(unhover);

describe('The dialog of an organization', () => {
  let handle: CompaniesHandle;

  beforeEach(async () => {
    await signIn();
    await beginUnmapped();
    await onlyMappings('product', 'Managed', 'Servers');
    await onlyMappings('configuration', 'Types');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async () => {
    handle = CompaniesHandle.show();
    await handle.openOrganization();
  };

  it('needs a company before OK, and shows locations once there is one, in rows of 60 pixels', async () => {
    await open();
    ok(await handle.isDisabled('OK'));
    equal(handle.all('.organization-locations').length, 0);
    await handle.chooseCompany(alNoor.company);
    ok(!(await handle.isDisabled('OK')));
    await handle.isMapped('Warehouse', '–', 'None (Default)', 'None (Default)', '–');
    equal((await handle.location('Warehouse')).getBoundingClientRect().height, 60);
    deepEqual(
      handle.all('.organization-locations [role="columnheader"] .table-clip').map(({ textContent }) => textContent),
      ['Location', 'Site', 'Product Mapping', 'Configuration Type Mapping', 'Agreement'],
    );
    await expectNoAxeViolations(handle.element);
    await click(await handle.find('dialog [aria-label="Clear"]'));
    await handle.sees('Required');
    ok(await handle.isDisabled('OK'));
  });

  it('is saved with all its locations, told to the page, and shown in the table', async () => {
    await open();
    await handle.chooseCompany(alNoor.company);
    await handle.choose('Product Mapping', 'Managed');
    await handle.choose('Configuration Type Mapping', 'Types');
    await handle.isMapped('Warehouse', '–', 'Managed (Default)', 'Types (Default)', '–');
    await handle.press('OK');
    await handle.isClosed();
    deepEqual(handle.saved(), ['saveOrganizationMapping']);
    await eventually(async () => ok((await handle.row(alNoor.name)).textContent?.includes(alNoor.company)));
    const { companyName, productMappingName, locationSiteMappings } = await storedOrganization();
    deepEqual([companyName, productMappingName], [alNoor.company, 'Managed']);
    ok(locationSiteMappings.every(({ productMappingType }) => productMappingType === 'DEFAULT'));
    equal(locationSiteMappings.length, 4);
  });

  it('proposes sites for locations, maps those that stay ticked, and clears them all', async () => {
    await open();
    await handle.chooseCompany(alNoor.company);
    await eventually(async () => ok(!(await handle.isDisabled('Auto'))));
    await handle.press('Auto');
    await handle.sees('4 locations will be mapped');
    await handle.sees('Warehouse with Warehouse');
    await handle.sees('The names are identical.');
    await expectNoAxeViolations(handle.element);
    await click(await handle.find('[role="checkbox"][aria-label*="Warehouse"]'));
    await handle.sees('3 locations will be mapped');
    await handle.press('Auto Map');
    await handle.isMapped('Headquarters', 'Headquarters', 'None (Default)', 'None (Default)', '–');
    await handle.isMapped('Warehouse', '–', 'None (Default)', 'None (Default)', '–');
    await handle.press('Clear');
    await handle.isMapped('Headquarters', '–', 'None (Default)', 'None (Default)', '–');
  });

  it('cannot auto map where there is nothing to be mapped', async () => {
    await mapOrganization({
      locationSiteMappings: (await storedOrganization()).locationSiteMappings.map(({ locationId }, index) => ({
        locationId,
        psaSiteId: String(40 + index),
      })),
    });
    await open();
    await eventually(async () => ok(!(await handle.isDisabled('Auto'))));
    await handle.press('Auto');
    await handle.sees('There are no sites to be mapped');
    ok(await handle.isDisabled('Auto Map'));
    await handle.press('Cancel');
    await eventually(() => equal(handle.all('dialog').length, 1));
  });

  it('has no sites and agreements of another company any more', async () => {
    const [managed] = await onlyMappings('product', 'Managed');
    const [location] = (await storedOrganization()).locationSiteMappings;
    await mapOrganization({
      companyId: fjord.id,
      productMappingId: managed?.id,
      locationSiteMappings: [{ locationId: location?.locationId ?? '', psaSiteId: '30', agreementId: '30' }],
    });
    await open();
    await handle.isMapped('Branch office', 'Headquarters', 'Managed (Default)', 'None (Default)', 'Cloud Backup 2025');
    await handle.chooseCompany(alNoor.company);
    await handle.isMapped('Branch office', '–', 'Managed (Default)', 'None (Default)', '–');
    await handle.openLocation('Branch office');
    await handle.choose('Site', 'Warehouse');
    await handle.keepLocation();
    await handle.press('OK');
    await handle.isClosed();
    const { companyName, locationSiteMappings } = await storedOrganization();
    equal(companyName, alNoor.company);
    equal(locationSiteMappings[0]?.psaSiteId, '41');
  });

  it('asks for sites by company: a late answer about another one is nobody’s', async () => {
    await open();
    await setFault({ fault: 'delay', match: '/psacw/v2/sites/4', delayMs: 1200 });
    await handle.chooseCompany(alNoor.company);
    await handle.chooseCompany(fjord.company);
    await handle.openLocation('Warehouse');
    await eventually(async () => ok(!(await handle.field('Site')).readOnly));
    const offered = async () => {
      await click(await handle.field('Site'));
      await handle.find('[role="option"]', 'None');
      const names = handle.all('[role="option"] .choice-label').map(({ textContent }) => textContent);
      await press('Escape');
      return names;
    };
    deepEqual(await offered(), ['None', 'Headquarters', 'Warehouse', 'Branch office', 'Data centre']);
    await eventually(async () =>
      ok((await requests()).some(({ path, status }) => path === '/psacw/v2/sites/4' && status !== null)),
    );
    deepEqual(await offered(), ['None', 'Headquarters', 'Warehouse', 'Branch office', 'Data centre']);
  });

  it('asks the provider again for sites and agreements', async () => {
    await open();
    await handle.chooseCompany(alNoor.company);
    const asked = async () =>
      (await requests()).filter(({ endpoint }) => ['listSites', 'listAgreements'].includes(endpoint)).length;
    await eventually(async () => equal(await asked(), 2));
    await eventually(async () => ok(!(await handle.isDisabled('Auto'))));
    await handle.press('Refresh');
    await eventually(async () => equal(await asked(), 4));
  });

  it('asks before changes are thrown away, and tells them', async () => {
    await open();
    await handle.chooseCompany(alNoor.company);
    await handle.press('Cancel');
    await handle.sees('You have unsaved changes:');
    await handle.sees(alNoor.company);
    await handle.press('Keep editing');
    await handle.openLocation('Warehouse');
    await handle.choose('Product Mapping', 'None');
    await handle.keepLocation();
    await handle.press('Cancel');
    await handle.sees('Warehouse › Product Mapping');
    await handle.sees('None (Default)');
    await handle.press('Keep editing');
    equal(await handle.value('Company'), alNoor.company);
    await handle.press('Cancel');
    await handle.press('Discard changes');
    await handle.isClosed();
    equal((await storedOrganization()).companyId, null);
  });

  it('can be done without a mouse', async () => {
    handle = CompaniesHandle.show();
    const row = await handle.row(alNoor.name);
    row.querySelector<HTMLElement>('[role="rowheader"]')?.focus();
    await press('Enter');
    const company = await handle.field('Company');
    await eventually(() => equal(handle.root.activeElement, company));
    await type('Al-Noor');
    await handle.find('[role="option"]', alNoor.company);
    await press('Enter');
    await eventually(() => equal(company.value, alNoor.company));
    (await handle.location('Branch office')).querySelector<HTMLElement>('[role="rowheader"]')?.focus();
    await press('Enter');
    const site = await handle.field('Site');
    await eventually(() => ok(!site.readOnly && handle.root.activeElement === site));
    await type('Ware');
    await handle.find('[role="option"]', 'Warehouse');
    await press('Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
    await handle.isMapped('Branch office', 'Warehouse', 'None (Default)', 'None (Default)', '–');
    (await handle.buttonInFront('OK')).focus();
    await press('Enter');
    await handle.isClosed();
    equal((await storedOrganization()).locationSiteMappings[0]?.psaSiteName, 'Warehouse');
    // Where somebody was.
    ok(handle.root.activeElement?.closest('[role="row"]')?.textContent?.includes(alNoor.name));
  });

  it('shows everything and changes nothing without the permission', async () => {
    await mapOrganization();
    handle = CompaniesHandle.show({ permissions: { canManageIntegrations: false } });
    await handle.openOrganization();
    ok((await handle.field('Company')).readOnly);
    await handle.location('Warehouse');
    const front = handle.all('dialog button').map(({ textContent }) => textContent);
    ok(!front.some((name) => ['OK', 'Auto', 'Clear'].includes(name ?? '')));
    await handle.sees('You don’t have permission to manage integrations');
    await handle.openLocation('Warehouse');
    ok((await handle.field('Site')).readOnly);
    await expectNoAxeViolations(handle.element);
  });

  it('draws only the locations that are seen of a thousand, and maps all of them', async () => {
    const thousand = Array.from({ length: 1000 }, (_, index) => ({
      locationId: String(100_000 + index),
      locationName: `Branch ${index + 1}`,
      mapped: false,
    }));
    const sites = thousand.map(({ locationName }, index) => ({ id: String(index), name: locationName.toUpperCase() }));
    handle = CompaniesHandle.show({
      fetch: async (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        if (address.includes('/psacw/v2/sites/')) return Response.json({ siteList: sites });
        const response = await fetch(input, init);
        if (!address.includes(`organization-mappings/${alNoor.id}`)) return response;
        return Response.json({ ...(await response.json()), locationSiteMappings: thousand });
      },
    });
    await handle.openOrganization();
    await handle.chooseCompany(alNoor.company);
    await handle.location('Branch 1');
    await eventually(async () => ok(!(await handle.isDisabled('Auto'))));
    ok(handle.all('.organization-locations [role="row"]').length < 40);
    await handle.press('Auto');
    await handle.sees('1,000 locations will be mapped');
    await handle.press('Auto Map');
    await handle.isMapped('Branch 1', 'BRANCH 1', 'None (Default)', 'None (Default)', '–');
    ok(handle.all('.organization-locations [role="row"]').length < 40);
  });
});
