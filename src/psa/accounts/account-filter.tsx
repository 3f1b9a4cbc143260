/** Account Type Filter: of which types accounts are offered for mapping. Source: spec 002 §2.7 and §3.2. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent, useId } from 'react';
import { isDeclined } from '../../host/failure-text.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Faces } from '../../ui/faces/faces.tsx';
import { useUnsavedChanges } from '../../ui/form/unsaved-changes.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { type AccountFilter, readAccountFilter, saveAccountFilter } from '../account-contract.ts';
import { usePsa } from '../page/psa-context.ts';
import { useNewEdition } from '../page/use-new-edition.ts';
import { EntitySelect } from '../pickers/entity-select.tsx';
import { psaMessages } from '../psa-messages.ts';
import { createSettingsSession, type SettingsSession } from '../settings-session.ts';
import css from './account-filter.css';
import { accountMessages } from './account-messages.ts';

interface FilterValues {
  /** Ids. Without any, accounts of all types are offered. */
  readonly types: readonly string[];
}

type Session = SettingsSession<AccountFilter, FilterValues>;

export function AccountTypeFilter() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(accountMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { saved } = usePsa();
  const { show } = useNotices();
  const title = useId();
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
    <section className="account-filter" aria-labelledby={title}>
      <div>
        <h3 id={title} className="account-filter-title">
          {tPsa('accounts.filter')}
        </h3>
        <p className="account-filter-hint">{t('filter.hint')}</p>
      </div>
      <Faces
        state={session.state.value}
        skeleton={<SkeletonLines count={2} />}
        failedTitle={t('filter.loadFailed')}
        look="inline"
        onRetry={session.retry}
      >
        {(filter) => <FilterFields session={session} filter={filter} />}
      </Faces>
    </section>
  );
}

function FilterFields({ session, filter }: { session: Session; filter: AccountFilter }) {
  useSignals();
  const t = useMessages(accountMessages);
  const tPsa = useMessages(psaMessages);
  const failureText = useFailureText();
  const { isReadOnly } = usePsa();
  const { form } = session;
  const failure = form.failure.value;
  useUnsavedChanges(form, { whenLeaving: true });
  const types = form.field('types');
  const offered = filter.companyFilterMap.types;
  const known = [...offered, ...filter.accountCriteria.selectedTypes];
  return (
    <form
      noValidate
      aria-label={tPsa('accounts.filter')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReadOnly) void form.submit();
      }}
    >
      <div className="account-filter-fields">
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
        {!isReadOnly && (
          <Button type="submit" busy={form.isSubmitting.value}>
            {t('filter.save')}
          </Button>
        )}
      </div>
      {failure !== undefined && !isDeclined(failure) && (
        <InlineAlert tone="danger" title={t('filter.saveFailed')}>
          {failureText(failure)}
        </InlineAlert>
      )}
    </form>
  );
}
