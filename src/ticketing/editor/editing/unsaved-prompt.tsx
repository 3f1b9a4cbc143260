import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import type { ClosingGuardOptions } from '../../../ui/form/use-closing-guard.tsx';
import { useEditorMessages } from './editor-messages.ts';

type Answers = Parameters<NonNullable<ClosingGuardOptions['renderPrompt']>>[0];

/** Source: spec 001 §2.1, whose words these are; what would be lost may stand below them. */
export function UnsavedPrompt({ onKeep, onDiscard, children }: Answers & { children?: ReactNode }) {
  const t = useEditorMessages();
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      tone="danger"
      confirmLabel={t('unsaved.continue')}
      onConfirm={onDiscard}
      onClose={onKeep}
    >
      <p>{t('unsaved.text')}</p>
      {children}
    </ConfirmDialog>
  );
}
