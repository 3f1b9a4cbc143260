import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { type HistoryWay, historyShortcuts, useHistoryKeys } from '../../ui/history-keys.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { policiesMessages } from './policies-messages.ts';
import { RedoIcon, UndoIcon } from './policy-icons.tsx';
import type { EditedList } from './policy-session.ts';

export interface EditToolsProps<Item> {
  list: EditedList<Item>;
  /** Where its keys are heard. */
  area(): Element | null;
  onSave(): void;
}

/** The way back, and what becomes of what was changed. */
export function EditTools<Item>({ list, area, onSave }: EditToolsProps<Item>) {
  useSignals();
  const t = useMessages(policiesMessages);
  const announce = useAnnounce();
  const isSaving = list.isSaving.value;
  const isDirty = list.isDirty.value;
  const canUndo = list.history.canUndo.value && !isSaving;
  const canRedo = list.history.canRedo.value && !isSaving;
  const count = list.changes().length;
  const go = (way: HistoryWay) => {
    if (!(way === 'undo' ? canUndo : canRedo)) return;
    list[way]();
    announce(t(way === 'undo' ? 'undone' : 'redone'));
  };
  useHistoryKeys({ area, withOwnHistory: 'input[type="search"], textarea, [contenteditable="true"]', go });
  return (
    <fieldset className="policy-tools" aria-label={t('tools')}>
      {isDirty && <span className="policy-tools-count">{t('unsaved', { count })}</span>}
      <IconButton
        icon={UndoIcon}
        label={t('undo')}
        size="medium"
        aria-keyshortcuts={historyShortcuts.undo}
        disabled={!canUndo}
        onClick={() => go('undo')}
      />
      <IconButton
        icon={RedoIcon}
        label={t('redo')}
        size="medium"
        aria-keyshortcuts={historyShortcuts.redo}
        disabled={!canRedo}
        onClick={() => go('redo')}
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
