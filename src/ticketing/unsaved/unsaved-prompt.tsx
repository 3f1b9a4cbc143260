import type { ReactNode } from 'react';
import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import type { ClosingGuardOptions } from '../../ui/form/use-closing-guard.tsx';
import en from './messages.en.json';

const unsavedMessages = defineCatalogue({ namespace: 'ticketing-unsaved', en });

type Answers = Parameters<NonNullable<ClosingGuardOptions['renderPrompt']>>[0];

/** Source: spec 001 §2.1, whose words these are; what would be lost may stand below them. */
export function UnsavedPrompt({ onClose, onDiscard, children }: Answers & { children?: ReactNode }) {
  const t = useMessages(unsavedMessages);
  return (
    <ConfirmDialog
      title={t('title')}
      tone="danger"
      confirmLabel={t('continue')}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      {children}
    </ConfirmDialog>
  );
}
