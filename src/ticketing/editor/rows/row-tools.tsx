import { TrashIcon } from '../../../ui/icon/action-icons.tsx';
import { MoreIcon } from '../../../ui/icon/list-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MoveButtons } from '../../../ui/sortable-list/move-buttons.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { CopyIcon, DuplicateIcon } from '../editing/editor-icons.tsx';
import { useRowMessages } from '../editing/row-messages.ts';
import type { RowList } from '../model/automation-form.ts';
import { WarningSign } from './row-warnings.tsx';
import type { RowClipboard } from './use-row-clipboard.ts';

export interface RowToolsProps {
  list: RowList;
  id: string;
  /** What a screen reader calls the row. */
  name: string;
  clipboard: RowClipboard;
  /** An action that may be there only once has no second one. */
  isOnce?: boolean;
  /** What the lint says of it is shown below. */
  showsWarnings: boolean;
  onToggleWarnings(): void;
  onDuplicated(id: string): void;
}

const rowPath = (list: RowList, id: string) => (list === 'actions' ? `actions.${id}` : `conditions.${list}.${id}`);

/** What can be done with a row, at its end, and whether something is hardly meant. */
export function RowTools({
  list,
  id,
  name,
  clipboard,
  isOnce = false,
  showsWarnings,
  onToggleWarnings,
  onDuplicated,
}: RowToolsProps) {
  const { editor } = useEditing();
  const t = useRowMessages();
  const announce = useAnnounce();
  const duplicate = () => {
    const copy = editor.duplicate(list, id);
    if (copy === undefined) return;
    onDuplicated(copy);
    announce(t('rows.duplicated', { name }));
  };
  return (
    <div className="row-tools">
      <WarningSign path={rowPath(list, id)} isShown={showsWarnings} onToggle={onToggleWarnings} />
      <MoveButtons />
      <Menu
        placement="bottom-end"
        trigger={<IconButton icon={MoreIcon} label={t('rows.more', { name })} />}
        items={[
          {
            id: 'duplicate',
            label: t('rows.duplicate'),
            icon: DuplicateIcon,
            onSelect: duplicate,
            disabledReason: isOnce ? t('rows.onlyOnce') : undefined,
          },
          { id: 'copy', label: t('rows.copy'), icon: CopyIcon, onSelect: () => clipboard.copy([id]) },
          { id: 'paste', label: t('rows.pasteBelow'), onSelect: () => clipboard.paste(id) },
        ]}
      />
      <IconButton
        icon={TrashIcon}
        label={t('rows.remove', { name })}
        onClick={() => {
          editor.remove(list, id);
          announce(t('rows.removed', { name }));
        }}
      />
    </div>
  );
}
