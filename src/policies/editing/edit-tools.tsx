import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { policiesMessages } from './policies-messages.ts';
import { RedoIcon, UndoIcon } from './policy-icons.tsx';
import type { EditedList } from './policy-session.ts';

/** The way back, and what becomes of what was changed. */
export function EditTools<Item>({ list, onSave }: { list: EditedList<Item>; onSave(): void }) {
  useSignals();
  const t = useMessages(policiesMessages);
  const announce = useAnnounce();
  const isSaving = list.isSaving.value;
  const isDirty = list.isDirty.value;
  const canUndo = list.history.canUndo.value && !isSaving;
  const canRedo = list.history.canRedo.value && !isSaving;
  const count = list.changes().length;
  return (
    <fieldset className="policy-tools" aria-label={t('tools')}>
      {isDirty && <span className="policy-tools-count">{t('unsaved', { count })}</span>}
      <IconButton
        icon={UndoIcon}
        label={t('undo')}
        size="medium"
        disabled={!canUndo}
        onClick={() => {
          list.undo();
          announce(t('undone'));
        }}
      />
      <IconButton
        icon={RedoIcon}
        label={t('redo')}
        size="medium"
        disabled={!canRedo}
        onClick={() => {
          list.redo();
          announce(t('redone'));
        }}
      />
      <Button disabled={!isDirty || isSaving} onClick={list.discard}>
        {t('discard')}
      </Button>
      <Button variant="primary" disabled={!isDirty} busy={isSaving} onClick={onSave}>
        {t('save')}
      </Button>
    </fieldset>
  );
}
