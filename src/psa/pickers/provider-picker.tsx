import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { LazySearchableSelect } from '../../ui/select/controls/lazy-searchable-select.tsx';
import type { SelectFieldProps } from '../../ui/select/select-props.ts';
import type { Named } from '../mapping-choice.ts';
import { usePsa } from '../page/psa-context.ts';
import { entityLabel, psaMessages } from '../psa-messages.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import { psaLimits, psaTimes } from '../psa-terms.ts';
import { pickerMessages } from './picker-messages.ts';
import { createListing, isPagedAtServer, type PickedKind } from './provider-listings.ts';

export interface ProviderPickerProps extends SelectFieldProps {
  kind: PickedKind;
  value: ProviderEntity | null;
  onChange(chosen: Named | null): void;
}

/**
 * A company, an account or a product of the provider, of which there may be tens of thousands: searched at the server and
 * loaded as somebody scrolls, or loaded once and searched here, by `isPagedAtServer`. What is chosen and deleted at the provider since says so.
 */
export function ProviderPicker({ kind, value, onChange, ...field }: ProviderPickerProps) {
  useSignals();
  const t = useMessages(psaMessages);
  const tPicker = useMessages(pickerMessages);
  const { client, configuration } = useHost();
  const { provider, data } = usePsa();
  const isPaged = isPagedAtServer(provider, configuration.value.featureFlags);
  const edition = data.edition.value;
  const loadOptions = useMemo(
    () => createListing({ client, kind, provider, isPaged, edition, lifetime: data.lifetime() }),
    [client, kind, provider, isPaged, edition, data],
  );
  return (
    <LazySearchableSelect
      placeholder={field.readOnly ? t('choice.empty') : tPicker(`placeholder.${kind}`)}
      {...field}
      loadOptions={loadOptions}
      version={loadOptions}
      pageSize={psaLimits.pickerPage}
      debounce={psaTimes.companySearch}
      emptyText={(search) => (search === '' && kind === 'account' ? t('empty.accounts') : t('empty.search'))}
      failedText={tPicker(`failed.${kind}`)}
      value={value?.id}
      selectedOptions={value ? [{ value: value.id, label: entityLabel(value, t) }] : []}
      onChange={(id, option) => onChange(id === undefined ? null : { id, name: option?.label ?? id })}
    />
  );
}
