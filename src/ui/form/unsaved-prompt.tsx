import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { ChangeList } from './change-list.tsx';
import type { FormChange } from './form-types.ts';
import { unsavedMessages } from './unsaved-messages.ts';

export interface UnsavedPromptProps {
  /** What would be lost, where that can be told one by one. */
  readChanges?: (() => readonly FormChange[]) | undefined;
  describe?: ((value: unknown, change: FormChange) => string | undefined) | undefined;
  /** What was typed stays, and goes on being edited. */
  onClose(): void;
  onDiscard(): void;
}

/** Changes that are told one by one; of the others, how many. */
const longestList = 8;

export function UnsavedPrompt({ readChanges, describe, onClose, onDiscard }: UnsavedPromptProps) {
  useSignals();
  const t = useMessages(unsavedMessages);
  const all = readChanges?.() ?? [];
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
      <p>{t(readChanges ? 'text' : 'lost')}</p>
      {readChanges && <ChangeList changes={shown} describe={describe} />}
      {shown.length < all.length && <p>{t('more', { count: all.length - shown.length })}</p>}
    </ConfirmDialog>
  );
}
