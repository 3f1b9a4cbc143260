import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { changesBetween } from './form-changes.ts';
import type { FormChange } from './form-types.ts';
import { unsavedMessages } from './unsaved-messages.ts';

export interface UnsavedPromptProps {
  /** What would be lost, where that can be told one by one. */
  readChanges?: (() => readonly FormChange[]) | undefined;
  /** The same as two states of a form with the labels of its fields, which are compared only now. */
  compare?: (() => Parameters<typeof changesBetween>) | undefined;
  describe?: ((value: unknown, change: FormChange) => string | undefined) | undefined;
  /** What was typed stays, and goes on being edited. */
  onClose(): void;
  onDiscard(): void;
}

/** Changes that are told one by one; of the others, how many. */
const longestList = 8;

export function UnsavedPrompt({ readChanges, compare, describe, onClose, onDiscard }: UnsavedPromptProps) {
  useSignals();
  const t = useMessages(unsavedMessages);
  const told = readChanges?.() ?? (compare && changesBetween(...compare()));
  const all = told ?? [];
  const shown = all.length > longestList + 1 ? all.slice(0, longestList) : all;
  return (
    <ConfirmDialog
      title={t('title')}
      tone="danger"
      confirmLabel={t('discard')}
      cancelLabel={t('keep')}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      <p>{t(told ? 'text' : 'lost')}</p>
      {told && <ChangeList changes={shown} describe={describe} />}
      {shown.length < all.length && <p>{t('more', { count: all.length - shown.length })}</p>}
    </ConfirmDialog>
  );
}
