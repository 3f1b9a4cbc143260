/** What an organization and its locations are mapped to at the first provider. Source: spec 002 §2.2, §4, §5 and §8. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Faces } from '../../../ui/faces/faces.tsx';
import { useFailureText } from '../../../ui/form/use-failure-text.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { type SavedOrganization, saveOrganizationMapping } from '../../company-contract.ts';
import { usePsa } from '../../page/psa-context.ts';
import { ReadOnlyNote } from '../../page/read-only-note.tsx';
import { useNewEdition } from '../../page/use-new-edition.ts';
import { psaMessages } from '../../psa-messages.ts';
import { companiesMessages } from '../companies-messages.ts';
import { createOrganizationSession } from '../organization-session.ts';
import css from './organization-dialog.css';
import { OrganizationFields } from './organization-fields.tsx';
import { useChangeWords } from './use-change-words.ts';

export interface OrganizationDialogProps {
  /** The organization's. */
  clientId: string;
  onSaved?: ((mapping: SavedOrganization) => void) | undefined;
  onClose(): void;
}

export function OrganizationDialog({ clientId, onSaved, onClose }: OrganizationDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { isReadOnly, saved } = usePsa();
  const { show } = useNotices();
  const tellSaved = useEffectEvent((mapping: SavedOrganization) => {
    show(t('organization.saved', { name: mapping.clientName }));
    saved(saveOrganizationMapping.name);
    onSaved?.(mapping);
  });
  const session = useModel(() =>
    createOrganizationSession({
      client,
      clientId,
      // Each failure is told where its answer would stand.
      onNotice: () => undefined,
      onSaved: (mapping) => tellSaved(mapping),
    }),
  );
  const { form } = session;
  const words = useChangeWords();
  const failureText = useFailureText(form.failure.value);
  // Of a refresh that ends while the dialog is open.
  useNewEdition(session.refreshSites);
  return (
    <FormDialog
      title={tPsa('organization.title')}
      size="wide"
      form={form}
      readOnly={isReadOnly}
      submitLabel={t('organization.ok')}
      canSubmit={session.hasCompany.value}
      unsaved={{ whenLeaving: true, ...words }}
      sayIssues={(count) => t('organization.problems', { count })}
      failureText={failureText && `${t('organization.saveFailed')}. ${failureText}`}
      onSubmitted={onClose}
      onClose={onClose}
    >
      <ReadOnlyNote />
      <Faces
        state={session.state.value}
        skeleton={<SkeletonLines count={8} className="organization-skeleton" />}
        failedTitle={tPsa('notices.initialFailed')}
        onRetry={session.retry}
      >
        {({ stored, ...mappings }) => <OrganizationFields session={session} name={stored.clientName} {...mappings} />}
      </Faces>
    </FormDialog>
  );
}
