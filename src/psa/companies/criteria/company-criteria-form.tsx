/** Company Criteria: types and statuses of the companies that are offered for mapping. Source: spec 002 §2.1 and §3.1. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { type CompanyCriteria, readCompanyCriteria, saveCompanyCriteria } from '../../company-contract.ts';
import { usePsa } from '../../page/psa-context.ts';
import { useNewEdition } from '../../page/use-new-edition.ts';
import { EntitySelect } from '../../pickers/entity-select.tsx';
import { psaMessages } from '../../psa-messages.ts';
import type { ProviderEntity } from '../../psa-shapes.ts';
import { FilterSection } from '../../settings/filter-section.tsx';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { createSettingsSession, type SettingsSession } from '../../settings/settings-session.ts';
import { companiesMessages } from '../companies-messages.ts';
import { type CriteriaValues, criteriaFromWire, criteriaIssues, criteriaOptions } from '../company-criteria.ts';

type Session = SettingsSession<CompanyCriteria, CriteriaValues>;

/** @param onSaved Other companies are offered from now on */
export function CompanyCriteriaForm({ onSaved: notify }: { onSaved(): void }) {
  useSignals();
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { saved } = usePsa();
  const { show } = useNotices();
  const onSaved = useEffectEvent(() => {
    show(t('criteria.saved'));
    saved(saveCompanyCriteria.name);
    notify();
  });
  const session = useModel(() =>
    createSettingsSession<CompanyCriteria, CriteriaValues>({
      initial: { types: [], statuses: [] },
      read: (signal) => client.call(readCompanyCriteria, { params: {} }, { signal }),
      valuesOf: criteriaFromWire,
      check: criteriaIssues,
      send({ types, statuses }, options) {
        const body = { selectedTypes: [...types], selectedStatuses: [...statuses] };
        return client.call(saveCompanyCriteria, { params: {}, body }, options);
      },
      onSaved: () => onSaved(),
    }),
  );
  // Types and statuses are the provider's, too.
  useNewEdition(session.refresh);
  return (
    <FilterSection
      title={tPsa('criteria.title')}
      hint={tPsa('criteria.hint')}
      state={session.state.value}
      failedTitle={t('criteria.loadFailed')}
      onRetry={session.retry}
    >
      {(criteria) => <CriteriaFields session={session} criteria={criteria} />}
    </FilterSection>
  );
}

function CriteriaFields({ session, criteria }: { session: Session; criteria: CompanyCriteria }) {
  useSignals();
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  const { isReadOnly } = usePsa();
  const { form } = session;

  const select = (
    name: keyof CriteriaValues,
    offered: readonly ProviderEntity[],
    selected: readonly ProviderEntity[],
  ) => {
    const field = form.field(name);
    const known = criteriaOptions(offered, selected);
    return (
      <div data-field={name}>
        <EntitySelect
          multiple
          label={tPsa(`criteria.${name}`)}
          required={!isReadOnly}
          readOnly={isReadOnly}
          state={{ status: 'ready', value: offered }}
          onRetry={session.retry}
          value={field.value.value.flatMap((id) => known.find((one) => one.id === id) ?? [])}
          error={field.issue.value && tPsa('issues.required')}
          onChange={(chosen) => field.set(chosen.map(({ id }) => id))}
        />
      </div>
    );
  };
  return (
    <SettingsForm
      form={form}
      isRow
      label={tPsa('criteria.title')}
      saveLabel={t('criteria.save')}
      failedTitle={t('criteria.saveFailed')}
      sayIssues={(count) => t('organization.problems', { count })}
    >
      {select('types', criteria.types, criteria.selectedTypes)}
      {select('statuses', criteria.statuses, criteria.selectedStatuses)}
    </SettingsForm>
  );
}
