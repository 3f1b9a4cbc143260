/** Account Mapping: the account of an organization, and what its devices become there. Source: spec 002 §2.7, §5 and §8. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { valueIn } from '../../base/resource/resource-state.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../ui/late.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { type AccountMapping, saveAccountMapping } from '../account-contract.ts';
import type { Named } from '../mapping-choice.ts';
import { usePsa } from '../page/psa-context.ts';
import { ReadOnlyNote } from '../page/read-only-note.tsx';
import { EntitySelect } from '../pickers/entity-select.tsx';
import { ProviderPicker } from '../pickers/provider-picker.tsx';
import { psaMessages } from '../psa-messages.ts';
import css from './account-dialog.css';
import { accountMessages } from './account-messages.ts';
import { createAccountSession } from './account-session.ts';
import type { CascadeDialogProps } from './cascade-dialog.tsx';

const CascadeDialog = late<CascadeDialogProps>(async () => (await import('./cascade-dialog.tsx')).CascadeDialog);

export interface AccountDialogProps {
  mapping: AccountMapping;
  /** @param isMoved It had another account before */
  onSaved(isMoved: boolean, changeId?: string | null): void;
  onClose(): void;
}

export function AccountDialog({ mapping, onSaved, onClose }: AccountDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(accountMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { isReadOnly, saved } = usePsa();
  const failureText = useFailureText();
  const told = useEffectEvent((isMoved: boolean, changeId: string | null | undefined) => {
    onSaved(isMoved, changeId);
    saved(saveAccountMapping.name);
  });
  const session = useModel(() =>
    createAccountSession({ client, mapping, onSaved: (isMoved, changeId) => told(isMoved, changeId) }),
  );
  const { form } = session;
  const [account, roleMapping] = [form.field('account'), form.field('roleMapping')];
  const lost = session.lost.value;
  const lookFailure = session.lookFailure.value;
  /** Of what is mapped the list tells whether it is still there. */
  const asEntity = (chosen: Named | null) =>
    chosen && { ...chosen, deleted: chosen.id === mapping.accountId && mapping.accountDeleted === true };

  return (
    <>
      <FormDialog
        title={tPsa('accounts.title')}
        form={form}
        readOnly={isReadOnly}
        busy={session.isLooking.value}
        hidesFailure={lost !== undefined}
        submitLabel={t('dialog.save')}
        sayIssues={(count) => t('dialog.wrong', { count })}
        onSubmit={session.save}
        onSubmitted={onClose}
        onClose={onClose}
      >
        <ReadOnlyNote />
        <p className="account-organization">
          <span className="account-organization-term">{t('dialog.organization')}</span>
          <UntrustedText text={mapping.clientName} />
        </p>
        <div data-field="account">
          <ProviderPicker
            kind="account"
            label={tPsa('accounts.account')}
            required={!isReadOnly}
            readOnly={isReadOnly}
            value={asEntity(account.value.value)}
            error={problem(account.issue.value?.code, 'dialog.accountGone')}
            onChange={account.set}
          />
        </div>
        <div data-field="roleMapping">
          <EntitySelect
            label={tPsa('accounts.roleMapping')}
            hint={
              valueIn(session.roleMappings.value)?.length === 0
                ? tPsa('empty.roleMappings')
                : t('dialog.roleMappingHint')
            }
            hasNone
            readOnly={isReadOnly}
            state={session.roleMappings.value}
            failedTitle={t('dialog.roleMappingsFailed')}
            value={roleMapping.value.value}
            error={problem(roleMapping.issue.value?.code, 'dialog.roleMappingGone')}
            onChange={roleMapping.set}
            onRetry={session.retryRoleMappings}
          />
        </div>
        {lookFailure !== undefined && (
          <InlineAlert tone="danger" title={t('cascade.lookFailed')}>
            {failureText(lookFailure)}
          </InlineAlert>
        )}
      </FormDialog>
      {lost && (
        <CascadeDialog
          organization={mapping.clientName}
          lost={lost}
          busy={form.isSubmitting.value}
          error={form.failure.value === undefined ? undefined : failureText(form.failure.value)}
          onConfirm={() => void session.confirm().then((isSaved) => isSaved && onClose())}
          onClose={session.keep}
        />
      )}
    </>
  );

  function problem(code: string | undefined, gone: 'dialog.accountGone' | 'dialog.roleMappingGone') {
    if (code === undefined) return undefined;
    return code === 'required' ? tPsa('issues.required') : t(gone);
  }
}
