/** Company Criteria: types and statuses of the companies that are offered for mapping. Source: spec 002 §2.1 and §3.1. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { isDeclined } from '../../../host/failure-text.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Faces } from '../../../ui/faces/faces.tsx';
import { useUnsavedChanges } from '../../../ui/form/unsaved-changes.tsx';
import { useInvalidFocus } from '../../../ui/form/use-invalid-focus.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { type CompanyCriteria, readCompanyCriteria, saveCompanyCriteria } from '../../company-contract.ts';
import { usePsa } from '../../page/psa-context.ts';
import { EntitySelect } from '../../pickers/entity-select.tsx';
import { psaMessages } from '../../psa-messages.ts';
import type { ProviderEntity } from '../../psa-shapes.ts';
import { createSettingsSession, type SettingsSession } from '../../settings-session.ts';
import { companiesMessages } from '../companies-messages.ts';
import { type CriteriaValues, criteriaFromWire, criteriaIssues, criteriaOptions } from '../company-criteria.ts';
import css from './company-criteria-form.css';

type Session = SettingsSession<CompanyCriteria, CriteriaValues>;

/** @param onSaved Other companies are offered from now on */
export function CompanyCriteriaForm({ onSaved: notify }: { onSaved(): void }) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { data, saved } = usePsa();
  const { show } = useNotices();
  const title = useId();
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
  useRefreshed(session, data.edition.value);
  return (
    <section className="company-criteria" aria-labelledby={title}>
      <div>
        <h3 id={title} className="company-criteria-title">
          {tPsa('criteria.title')}
        </h3>
        <p className="company-criteria-hint">{tPsa('criteria.hint')}</p>
      </div>
      <Faces
        state={session.state.value}
        skeleton={<SkeletonLines count={2} />}
        failedTitle={t('criteria.loadFailed')}
        look="inline"
        onRetry={session.retry}
      >
        {(criteria) => <CriteriaFields session={session} criteria={criteria} />}
      </Faces>
    </section>
  );
}

/** Types and statuses are the provider's, too: they are asked anew with all it has. */
function useRefreshed({ refresh }: Session, edition: number): void {
  const shown = useRef(edition);
  useEffect(() => {
    if (shown.current === edition) return;
    shown.current = edition;
    refresh();
  }, [edition, refresh]);
}

function CriteriaFields({ session, criteria }: { session: Session; criteria: CompanyCriteria }) {
  useSignals();
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  const failureText = useFailureText();
  const { isReadOnly } = usePsa();
  const box = useRef<HTMLFormElement>(null);
  const { form } = session;
  const failure = form.failure.value;
  useUnsavedChanges(form, { whenLeaving: true });
  useInvalidFocus(form, box, (count) => t('organization.problems', { count }));

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
    <form
      ref={box}
      noValidate
      aria-label={tPsa('criteria.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReadOnly) void form.submit();
      }}
    >
      <div className="company-criteria-fields">
        {select('types', criteria.types, criteria.selectedTypes)}
        {select('statuses', criteria.statuses, criteria.selectedStatuses)}
        {!isReadOnly && (
          <Button type="submit" busy={form.isSubmitting.value}>
            {t('criteria.save')}
          </Button>
        )}
      </div>
      {failure !== undefined && !isDeclined(failure) && (
        <InlineAlert tone="danger" title={t('criteria.saveFailed')}>
          {failureText(failure)}
        </InlineAlert>
      )}
    </form>
  );
}
