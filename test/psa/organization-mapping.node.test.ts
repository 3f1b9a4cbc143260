/** An organization and its locations, and what follows from each choice. Source: spec 002 §2.2 to §2.4, §3.1 and §4. */

import { plainTranslator } from '../../src/base/plain-translator.ts';
import { applyLocationMatches, previewLocations } from '../../src/psa/companies/auto-map-locations.ts';
import { criteriaIssues, criteriaOptions } from '../../src/psa/companies/company-criteria.ts';
import {
  canHaveAgreement,
  clearLocations,
  emptyOrganization,
  type LocationValues,
  organizationFromWire,
  organizationIssues,
  organizationToWire,
  withAgreement,
  withCompany,
  withConfigurationTypeMapping,
  withLocation,
  withLocationConfigurationTypeMapping,
  withLocationProductMapping,
  withProductMapping,
  withSite,
} from '../../src/psa/companies/organization-mapping.ts';
import type { OrganizationMapping } from '../../src/psa/company-contract.ts';
import { defaultMapping, mappingOptions, noMapping } from '../../src/psa/mapping-choice.ts';
import { choiceLabel, entityLabel, psaMessages } from '../../src/psa/psa-messages.ts';
import { deepEqual, equal, ok, throws } from '../support/assert.ts';

const standard = { id: '1', name: 'Standard' };
const servers = { id: '2', name: 'Servers' };
const contract = { id: '9', name: 'Gold' };
const t = plainTranslator(psaMessages.en, {}, 'en');

const stored: OrganizationMapping = {
  clientId: '5',
  clientName: 'Harbor',
  companyId: '50',
  companyName: 'Harbor Ltd',
  productMappingId: '1',
  productMappingName: 'Standard',
  productMappingType: 'SPECIFIC',
  locationSiteMappings: [
    {
      locationId: '1',
      locationName: 'Headquarters',
      psaSiteId: '7',
      psaSiteName: 'HQ',
      mapped: true,
      agreementId: '9',
      agreementName: 'Gold',
    },
    { locationId: '2', locationName: 'Warehouse', productMappingType: 'NONE', mapped: false },
    {
      locationId: '3',
      locationName: 'Annex',
      productMappingId: '2',
      productMappingName: 'Servers',
      productMappingType: 'SPECIFIC',
      mapped: false,
    },
  ],
};
const values = organizationFromWire(stored);
const location = (index: number, from = values): LocationValues => from.locations[index] as LocationValues;

describe('An organization', () => {
  it('needs a company', () => {
    deepEqual(
      organizationIssues(emptyOrganization).map(({ path, code }) => `${path} ${code}`),
      ['company required'],
    );
    deepEqual(organizationIssues(values), []);
    throws(() => organizationToWire(emptyOrganization));
  });

  it('has other sites and agreements with another company, and the same with the same', () => {
    const other = withCompany(values, { id: '51', name: 'Another' });
    ok(other.locations.every(({ site, agreement }) => site === null && agreement === null));
    equal(location(0, withCompany(values, { id: '50', name: 'Renamed' })).site?.id, '7');
  });

  it('takes the locations along that have its mapping, and no others', () => {
    const changed = withProductMapping(values, servers);
    deepEqual(changed.productMapping, { type: 'SPECIFIC', ...servers });
    deepEqual(location(0, changed).productMapping, { type: 'DEFAULT', ...servers });
    deepEqual(location(1, changed).productMapping, noMapping);
    // What was its own is the organization's now.
    deepEqual(location(2, changed).productMapping, { type: 'DEFAULT', ...servers });
    deepEqual(location(0, withProductMapping(values, null)).productMapping, { type: 'DEFAULT', id: null, name: null });
    deepEqual(location(0, withConfigurationTypeMapping(values, servers)).configurationTypeMapping, {
      type: 'DEFAULT',
      ...servers,
    });
  });

  it('goes to the wire with ids, and comes back', () => {
    const wire = organizationToWire(values);
    deepEqual(wire.locationSiteMappings[1], {
      locationId: '2',
      psaSiteId: null,
      productMappingId: null,
      productMappingType: 'NONE',
      configurationTypeMappingId: null,
      configurationTypeMappingType: 'DEFAULT',
      agreementId: null,
    });
    equal(wire.companyId, '50');
    equal(wire.locationSiteMappings[0]?.agreementId, '9');
  });

  it('clears its locations: no sites, no agreements, its own mappings everywhere', () => {
    const cleared = clearLocations(values);
    for (const one of cleared.locations) {
      deepEqual([one.site, one.agreement], [null, null]);
      deepEqual(one.productMapping, defaultMapping(values.productMapping));
    }
    equal(cleared.company, values.company);
  });
});

describe('A location', () => {
  it('without a site has neither its id nor its name', () => equal(withSite(location(0), null).site, null));

  it('has its organization’s mapping, none, or its own, by what is chosen', () => {
    deepEqual(withLocationProductMapping(location(1), standard, values).productMapping, {
      type: 'DEFAULT',
      ...standard,
    });
    deepEqual(withLocationProductMapping(location(1), servers, values).productMapping, {
      type: 'SPECIFIC',
      ...servers,
    });
    deepEqual(withLocationProductMapping(location(0), null, values).productMapping, noMapping);
    deepEqual(withLocationConfigurationTypeMapping(location(0), servers, values).configurationTypeMapping, {
      type: 'SPECIFIC',
      ...servers,
    });
  });

  it('loses its agreement with its product mapping, and gets none without', () => {
    const without = withLocationProductMapping(location(0), null, values);
    equal(without.agreement, null);
    ok(!canHaveAgreement(without));
    equal(withAgreement(without, contract).agreement, null);
    equal(withLocationProductMapping(location(0), servers, values).agreement?.id, '9');
    ok(canHaveAgreement(location(0)) && canHaveAgreement(location(2)));
    ok(canHaveAgreement({ ...location(0), productMapping: defaultMapping(noMapping) }));
    equal(withAgreement(location(2), contract).agreement, contract);
  });

  it('is put back in its place', () => {
    const changed = withLocation(values, withSite(location(1), { id: '8', name: 'Depot' }));
    deepEqual(
      changed.locations.map(({ site }) => site?.id ?? null),
      ['7', '8', null],
    );
  });
});

describe('A mapping’s label', () => {
  it('says default, none, deleted', () => {
    equal(choiceLabel(location(0).productMapping, t), 'Standard (Default)');
    equal(choiceLabel(location(1).productMapping, t), 'None');
    equal(choiceLabel(location(2).productMapping, t), 'Servers');
    equal(choiceLabel(defaultMapping(noMapping), t), 'None (Default)');
    equal(entityLabel({ id: '1', name: 'Client', deleted: true }, t), 'Client (Deleted)');
    equal(entityLabel({ id: '1', name: 'Client' }, t), 'Client');
  });

  it('of a select: none, the organization’s, the others', () => {
    deepEqual(
      mappingOptions([servers, standard], values.productMapping).map(({ type, name }) => `${type} ${name}`),
      ['NONE ', 'DEFAULT Standard', 'SPECIFIC Servers'],
    );
    deepEqual(
      mappingOptions([servers, standard]).map(({ type }) => type),
      ['NONE', 'SPECIFIC', 'SPECIFIC'],
    );
  });
});

describe('The auto map of locations', () => {
  const sites = [
    { id: '7', name: 'Headquarters' },
    { id: '8', name: 'WAREHOUSE' },
    { id: '10', name: 'Annex', deleted: true },
    { id: '11', name: 'Elsewhere' },
  ];

  it('proposes sites that are there and free for locations without one', () => {
    const { matches } = previewLocations(values, sites);
    deepEqual(
      matches.map(({ locationName, site }) => [locationName, site.name]),
      [['Warehouse', 'WAREHOUSE']],
    );
    equal(previewLocations(values, []).matches.length, 0);
  });

  it('maps what stays ticked', () => {
    const { matches } = previewLocations(values, sites);
    equal(location(1, applyLocationMatches(values, matches)).site?.id, '8');
    equal(location(1, applyLocationMatches(values, matches, new Set())).site, null);
  });
});

describe('Company criteria', () => {
  it('need a type and a status', () => {
    deepEqual(
      criteriaIssues({ types: [], statuses: [] }).map(({ path, code }) => `${path} ${code}`),
      ['types required', 'statuses required'],
    );
    deepEqual(criteriaIssues({ types: ['1'], statuses: ['2'] }), []);
  });

  it('offer what was chosen and is deleted since, as deleted', () => {
    deepEqual(
      criteriaOptions(
        [{ id: '1', name: 'Client' }],
        [
          { id: '1', name: 'Client' },
          { id: '2', name: 'Lead' },
        ],
      ),
      [
        { id: '1', name: 'Client' },
        { id: '2', name: 'Lead', deleted: true },
      ],
    );
  });
});
