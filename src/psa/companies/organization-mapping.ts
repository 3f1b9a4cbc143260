/**
 * What an organization and its locations are mapped to, as the dialogs edit it, and what follows from each choice. Source:
 * spec 002 §2.2, §2.3, §3.1 and §4.
 */
import { brokenRules, type FormIssue, type RuleTable, required } from '../../base/form-rules.ts';
import type { LocationSiteMapping, OrganizationMapping, OrganizationMappingBody } from '../company-contract.ts';
import {
  type ChosenMapping,
  choiceFrom,
  defaultMapping,
  followOrganization,
  locationChoice,
  type MappingChoice,
  type Named,
  namedFrom,
  noMapping,
  organizationChoice,
} from '../mapping-choice.ts';
import type { ProviderEntity } from '../psa-shapes.ts';

export interface LocationValues {
  /** The location's. */
  readonly id: string;
  readonly name: string;
  /** Deleted ones are shown as such until another is chosen; so is a deleted company. */
  readonly site: ProviderEntity | null;
  readonly productMapping: MappingChoice;
  readonly configurationTypeMapping: MappingChoice;
  /** Its devices map to it; without one to the agreement type of the product mapping. */
  readonly agreement: Named | null;
}

export interface OrganizationValues {
  readonly company: ProviderEntity | null;
  readonly productMapping: MappingChoice;
  readonly configurationTypeMapping: MappingChoice;
  readonly locations: readonly LocationValues[];
}

export const emptyOrganization: OrganizationValues = {
  company: null,
  productMapping: noMapping,
  configurationTypeMapping: noMapping,
  locations: [],
};

const rules: RuleTable<OrganizationValues, 'required'> = { company: [required()] };

export const organizationIssues = (values: OrganizationValues): FormIssue<'required'>[] => brokenRules(rules, values);

/** Sites and agreements belong to a company: those of another one are gone. */
export function withCompany(values: OrganizationValues, company: Named | null): OrganizationValues {
  if (company?.id === values.company?.id) return { ...values, company };
  const locations = values.locations.map((location) => ({ ...location, site: null, agreement: null }));
  return { ...values, company, locations };
}

/** Locations that have the organization's go along. */
export function withProductMapping(values: OrganizationValues, chosen: Named | null): OrganizationValues {
  const productMapping = organizationChoice(chosen);
  const locations = values.locations.map((location) => ({
    ...location,
    productMapping: followOrganization(location.productMapping, productMapping),
  }));
  return { ...values, productMapping, locations };
}

export function withConfigurationTypeMapping(values: OrganizationValues, chosen: Named | null): OrganizationValues {
  const configurationTypeMapping = organizationChoice(chosen);
  const locations = values.locations.map((location) => ({
    ...location,
    configurationTypeMapping: followOrganization(location.configurationTypeMapping, configurationTypeMapping),
  }));
  return { ...values, configurationTypeMapping, locations };
}

/** None clears id and name. */
export const withSite = (location: LocationValues, site: Named | null): LocationValues => ({ ...location, site });

/** None clears the agreement, too. */
export function withLocationProductMapping(
  location: LocationValues,
  chosen: ChosenMapping,
  { productMapping }: Pick<OrganizationValues, 'productMapping'>,
): LocationValues {
  const next = locationChoice(chosen, productMapping);
  return { ...location, productMapping: next, agreement: next.type === 'NONE' ? null : location.agreement };
}

export const withLocationConfigurationTypeMapping = (
  location: LocationValues,
  chosen: ChosenMapping,
  { configurationTypeMapping }: Pick<OrganizationValues, 'configurationTypeMapping'>,
): LocationValues => ({
  ...location,
  configurationTypeMapping: locationChoice(chosen, configurationTypeMapping),
});

/** Without a product mapping nothing is counted under an agreement. */
export const canHaveAgreement = ({ productMapping }: LocationValues): boolean =>
  productMapping.type === 'DEFAULT' || productMapping.id !== null;

export const withAgreement = (location: LocationValues, agreement: Named | null): LocationValues =>
  canHaveAgreement(location) ? { ...location, agreement } : location;

/** Puts a location back, as its dialog has it. */
export const withLocation = (values: OrganizationValues, location: LocationValues): OrganizationValues => ({
  ...values,
  locations: values.locations.map((one) => (one.id === location.id ? location : one)),
});

/** No sites and no agreements any more, and the organization's mappings everywhere. */
export const clearLocations = (values: OrganizationValues): OrganizationValues => ({
  ...values,
  locations: values.locations.map((location) => ({
    ...location,
    site: null,
    agreement: null,
    productMapping: defaultMapping(values.productMapping),
    configurationTypeMapping: defaultMapping(values.configurationTypeMapping),
  })),
});

export function organizationFromWire(mapping: OrganizationMapping): OrganizationValues {
  const { productMappingId, productMappingName } = mapping;
  const { configurationTypeMappingId, configurationTypeMappingName } = mapping;
  const product = organizationChoice(namedFrom(productMappingId, productMappingName));
  const configuration = organizationChoice(namedFrom(configurationTypeMappingId, configurationTypeMappingName));
  return {
    company: entityFrom(mapping.companyId, mapping.companyName, mapping.companyDeleted),
    productMapping: product,
    configurationTypeMapping: configuration,
    locations: mapping.locationSiteMappings.map((location) => locationFromWire(location, product, configuration)),
  };
}

function entityFrom(
  id: string | null | undefined,
  name: string | null | undefined,
  deleted: boolean | null | undefined,
): ProviderEntity | null {
  const named = namedFrom(id, name);
  return named && deleted ? { ...named, deleted } : named;
}

/** Where nothing is said of a mapping, a location has its organization's. */
function locationFromWire(
  location: LocationSiteMapping,
  product: MappingChoice,
  configuration: MappingChoice,
): LocationValues {
  const { productMappingId, productMappingName, productMappingType = 'DEFAULT' } = location;
  const {
    configurationTypeMappingId,
    configurationTypeMappingName,
    configurationTypeMappingType = 'DEFAULT',
  } = location;
  const ownProduct = choiceFrom(productMappingId, productMappingName, productMappingType ?? 'DEFAULT');
  const ownConfiguration = choiceFrom(
    configurationTypeMappingId,
    configurationTypeMappingName,
    configurationTypeMappingType ?? 'DEFAULT',
  );
  return {
    id: location.locationId,
    name: location.locationName,
    site: entityFrom(location.psaSiteId, location.psaSiteName, location.psaSiteDeleted),
    productMapping: followOrganization(ownProduct, product),
    configurationTypeMapping: followOrganization(ownConfiguration, configuration),
    agreement: namedFrom(location.agreementId, location.agreementName),
  };
}

/** @throws Error without a company: `organizationIssues` would have said so */
export function organizationToWire(values: OrganizationValues): OrganizationMappingBody {
  if (values.company === null) throw new Error('An organization without a company can be cleared, not saved.');
  return {
    companyId: values.company.id,
    ...choicesToWire(values),
    locationSiteMappings: values.locations.map((location) => ({
      locationId: location.id,
      psaSiteId: location.site?.id ?? null,
      ...choicesToWire(location),
      agreementId: location.agreement?.id ?? null,
    })),
  };
}

function choicesToWire({
  productMapping,
  configurationTypeMapping,
}: Pick<OrganizationValues, 'productMapping' | 'configurationTypeMapping'>) {
  return {
    productMappingId: productMapping.id,
    productMappingType: productMapping.type,
    configurationTypeMappingId: configurationTypeMapping.id,
    configurationTypeMappingType: configurationTypeMapping.type,
  };
}
