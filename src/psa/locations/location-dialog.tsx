/** Edit Mapping: which of its account's locations a location is. Source: spec 002 §2.7. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { valueIn } from '../../base/resource/resource-state.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { type LocationMapping, saveLocationMapping } from '../account-contract.ts';
import { usePsa } from '../page/psa-context.ts';
import { ReadOnlyNote } from '../page/read-only-note.tsx';
import { EntitySelect } from '../pickers/entity-select.tsx';
import { cellText, entityLabel, psaMessages } from '../psa-messages.ts';
import css from './location-dialog.css';
import { locationMessages } from './location-messages.ts';
import { createLocationSession } from './location-session.ts';

export interface LocationDialogProps {
  location: LocationMapping;
  onSaved(location: LocationMapping): void;
  onClose(): void;
}

export function LocationDialog({ location, onSaved, onClose }: LocationDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(locationMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { isReadOnly, saved } = usePsa();
  const told = useEffectEvent((stored: LocationMapping) => {
    onSaved(stored);
    saved(saveLocationMapping.name);
  });
  const session = useModel(() => createLocationSession({ client, location, onSaved: (stored) => told(stored) }));
  const { form, accountLocations, retry } = session;
  const field = form.field('accountLocation');
  const state = accountLocations.value;
  const account = { id: location.autotaskAccountId ?? '', name: location.autotaskAccountName ?? '' };
  const facts = [
    { term: t('location'), name: location.locationName },
    { term: t('organization'), name: location.clientName },
    { term: t('account'), name: entityLabel({ ...account, deleted: location.autotaskAccountDeleted }, tPsa) },
  ];
  return (
    <FormDialog
      title={t(isReadOnly ? 'viewTitle' : 'editTitle')}
      form={form}
      readOnly={isReadOnly}
      submitLabel={t('save')}
      sayIssues={(count) => t('wrong', { count })}
      onSubmitted={onClose}
      onClose={onClose}
    >
      <ReadOnlyNote />
      <dl className="location-facts">
        {facts.map(({ term, name }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <UntrustedText text={cellText(name, tPsa)} />
            </dd>
          </div>
        ))}
      </dl>
      <div data-field="accountLocation">
        <EntitySelect
          label={t('accountLocation')}
          hint={valueIn(state)?.length === 0 ? t('noAccountLocations') : undefined}
          hasNone
          readOnly={isReadOnly}
          state={state}
          failedTitle={t('accountLocationsFailed')}
          value={field.value.value}
          error={field.issue.value && t('gone')}
          onChange={field.set}
          onRetry={retry}
        />
      </div>
    </FormDialog>
  );
}
