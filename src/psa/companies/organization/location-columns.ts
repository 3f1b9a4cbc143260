import { visible } from '../../../base/visible.ts';
import type { TableColumn } from '../../../ui/table/table-types.ts';
import { choiceLabel, entityLabel, type PsaMessageKey, type PsaTranslate } from '../../psa-messages.ts';
import type { LocationValues } from '../organization-mapping.ts';

const headers = {
  location: 'organization.location',
  site: 'organization.site',
  productMapping: 'organization.productMapping',
  configurationTypeMapping: 'organization.configurationTypeMapping',
  agreement: 'organization.agreement',
} as const satisfies Record<string, PsaMessageKey>;

const texts: Readonly<Record<keyof typeof headers, (location: LocationValues, t: PsaTranslate) => string | undefined>> =
  {
    location: ({ name }) => name,
    site: ({ site }, t) => (site ? entityLabel(site, t) : undefined),
    productMapping: ({ productMapping }, t) => choiceLabel(productMapping, t),
    configurationTypeMapping: ({ configurationTypeMapping }, t) => choiceLabel(configurationTypeMapping, t),
    agreement: ({ agreement }) => agreement?.name,
  };

const ids = ['location', 'site', 'productMapping', 'configurationTypeMapping', 'agreement'] as const;

/** Of Locations to Sites; a table shows a dash where there is nothing. Source: spec 002 §2.2. */
export const locationColumns = (t: PsaTranslate): readonly TableColumn<LocationValues>[] =>
  ids.map((id) => ({
    id,
    header: t(headers[id]),
    value: (location) => visible(texts[id](location, t) ?? ''),
    // As wide as its header, which is the longest.
    ...(id === 'configurationTypeMapping' && { minWidth: 228 }),
  }));
