/** Account Type Filter: of which types accounts are offered for mapping. Source: spec 002 §2.7 and §3.2. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { type AccountFilter, readAccountFilter, saveAccountFilter } from '../account-contract.ts';
import { usePsa } from '../page/psa-context.ts';
import { useNewEdition } from '../page/use-new-edition.ts';
import { EntitySelect } from '../pickers/entity-select.tsx';
import { psaMessages } from '../psa-messages.ts';
import { FilterSection } from '../settings/filter-section.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { createSettingsSession, type SettingsSession } from '../settings/settings-session.ts';
import { accountMessages } from './account-messages.ts';

interface FilterValues {
  /** Ids. Without any, accounts of all types are offered. */
  readonly types: readonly string[];
}

type Session = SettingsSession<AccountFilter, FilterValues>;

export function AccountTypeFilter() {
  useSignals();
  const t = useMessages(accountMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { saved } = usePsa();
  const { show } = useNotices();
  const onSaved = useEffectEvent(() => {
    show(t('filter.saved'));
    saved(saveAccountFilter.name);
  });
  const session = useModel(() =>
    createSettingsSession<AccountFilter, FilterValues>({
      initial: { types: [] },
      read: (signal) => client.call(readAccountFilter, { params: {} }, { signal }),
      valuesOf: ({ accountCriteria }) => ({ types: accountCriteria.selectedTypes.map(({ id }) => id) }),
      send: ({ types }, options) =>
        client.call(saveAccountFilter, { params: {}, body: { selectedTypes: [...types] } }, options),
      onSaved: () => onSaved(),
    }),
  );
  useNewEdition(session.refresh);
  return (
    <FilterSection
      title={tPsa('accounts.filter')}
      hint={t('filter.hint')}
      state={session.state.value}
      failedTitle={t('filter.loadFailed')}
      onRetry={session.retry}
    >
      {(filter) => <FilterFields session={session} filter={filter} />}
    </FilterSection>
  );
}

function FilterFields({ session, filter }: { session: Session; filter: AccountFilter }) {
  useSignals();
  const t = useMessages(accountMessages);
  const tPsa = useMessages(psaMessages);
  const { isReadOnly } = usePsa();
  const { form } = session;
  const types = form.field('types');
  const offered = filter.companyFilterMap.types;
  const known = [...offered, ...filter.accountCriteria.selectedTypes];
  return (
    <SettingsForm
      form={form}
      isRow
      label={tPsa('accounts.filter')}
      saveLabel={t('filter.save')}
      failedTitle={t('filter.saveFailed')}
    >
      <div data-field="types">
        <EntitySelect
          multiple
          label={t('filter.types')}
          placeholder={t('filter.all')}
          readOnly={isReadOnly}
          state={{ status: 'ready', value: offered }}
          onRetry={session.retry}
          value={types.value.value.flatMap((id) => known.find((one) => one.id === id) ?? [])}
          onChange={(chosen) => types.set(chosen.map(({ id }) => id))}
        />
      </div>
    </SettingsForm>
  );
}
