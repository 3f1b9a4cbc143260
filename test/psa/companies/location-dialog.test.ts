/** A location in its dialog, over that of its organization. Source: spec 002 §2.3, §4 and §9. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { onlyMappings } from '../named-mappings/named-mapping-calls.ts';
import { CompaniesHandle } from './companies-handle.ts';
import { beginUnmapped, fjord, mapOrganization, storedOrganization } from './company-calls.ts';

before(unhover);

describe('The dialog of a location', () => {
  let handle: CompaniesHandle;
  let managed: string;

  beforeEach(async () => {
    await signIn();
    await beginUnmapped();
    const [first] = await onlyMappings('product', 'Managed', 'Servers');
    await onlyMappings('configuration', 'Types');
    managed = first?.id ?? '';
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async () => {
    handle = CompaniesHandle.show();
    await handle.openOrganization();
    await handle.openLocation('Warehouse');
  };
  const offered = async (label: string) => {
    await click(await handle.field(label));
    await handle.find('[role="option"]');
    const names = handle.all('[role="option"] .choice-label').map(({ textContent }) => textContent);
    await press('Escape');
    return names;
  };

  it('has site, mappings and agreement, which count once the organization is saved', async () => {
    await mapOrganization({ companyId: fjord.id, productMappingId: managed });
    await open();
    equal(handle.dialogTitle(), 'Map location to site');
    deepEqual(await offered('Product Mapping'), ['None', 'Managed (Default)', 'Servers']);
    equal(await handle.value('Product Mapping'), 'Managed (Default)');
    await handle.sees('Optional. If it’s set, the location’s devices map to this agreement');
    await handle.choose('Site', 'Data centre');
    await handle.choose('Product Mapping', 'Servers');
    await handle.choose('Configuration Type Mapping', 'Types');
    await handle.choose('Agreement', 'Security 2026');
    await expectNoAxeViolations(handle.element);
    await handle.keepLocation();
    await handle.isMapped('Warehouse', 'Data centre', 'Servers', 'Types', 'Security 2026');
    await handle.press('OK');
    await handle.isClosed();
    const stored = (await storedOrganization()).locationSiteMappings.find(
      ({ locationName }) => locationName === 'Warehouse',
    );
    deepEqual(
      [stored?.psaSiteName, stored?.productMappingType, stored?.configurationTypeMappingName, stored?.agreementName],
      ['Data centre', 'SPECIFIC', 'Types', 'Security 2026'],
    );
  });

  it('clears the agreement with the product mapping, and offers none without', async () => {
    await mapOrganization({ companyId: fjord.id, productMappingId: managed });
    await open();
    await handle.choose('Agreement', 'Security 2026');
    await handle.choose('Product Mapping', 'None');
    equal(await handle.value('Agreement'), 'None');
    ok((await handle.field('Agreement')).disabled);
    await handle.choose('Product Mapping', 'Managed (Default)');
    ok(!(await handle.field('Agreement')).disabled);
  });

  it('clears the site with None', async () => {
    const location = (await storedOrganization()).locationSiteMappings.find(
      ({ locationName }) => locationName === 'Warehouse',
    );
    await mapOrganization({
      companyId: fjord.id,
      locationSiteMappings: [{ locationId: location?.locationId ?? '', psaSiteId: '31' }],
    });
    await open();
    await eventually(async () => equal(await handle.value('Site'), 'Warehouse'));
    await handle.choose('Site', 'None');
    await handle.keepLocation();
    await handle.isMapped('Warehouse', '–', 'None (Default)', 'None (Default)', '–');
  });

  it('tells whether a location follows its organization or has nothing, also where the organization has nothing', async () => {
    await mapOrganization({ companyId: fjord.id });
    await open();
    equal(await handle.value('Product Mapping'), 'None (Default)');
    deepEqual(await offered('Product Mapping'), ['None', 'None (Default)', 'Managed', 'Servers']);
    await handle.choose('Product Mapping', 'None');
    ok((await handle.field('Agreement')).disabled);
    await handle.keepLocation();
    await handle.choose('Product Mapping', 'Managed');
    await handle.isMapped('Warehouse', '–', 'None', 'None (Default)', '–');
    await handle.isMapped('Headquarters', '–', 'Managed (Default)', 'None (Default)', '–');
  });

  it('changes nothing when it is canceled, and asks before', async () => {
    await mapOrganization({ companyId: fjord.id });
    await open();
    await handle.choose('Site', 'Warehouse');
    await press('Escape');
    await handle.press('Discard changes');
    await handle.isMapped('Warehouse', '–', 'None (Default)', 'None (Default)', '–');
    equal(handle.all('dialog').length, 1);
  });
});
