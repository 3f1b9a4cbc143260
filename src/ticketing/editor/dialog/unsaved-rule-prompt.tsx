import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useEditorMessages } from '../editing/editor-messages.ts';
import { ChangeList } from './change-list.tsx';

export interface UnsavedRulePromptProps {
  onClose(): void;
  onDiscard(): void;
}

/** Source: spec 001 §2.1, whose words these are; what would be lost stands below them. */
export function UnsavedRulePrompt({ onClose, onDiscard }: UnsavedRulePromptProps) {
  const t = useEditorMessages();
  const { form } = useEditing().editor;
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      tone="danger"
      confirmLabel={t('unsaved.continue')}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      <p>{t('unsaved.text')}</p>
      <ChangeList before={form.initial.peek()} after={form.values.peek()} />
    </ConfirmDialog>
  );
}
