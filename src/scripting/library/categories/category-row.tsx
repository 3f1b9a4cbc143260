import type { ScriptCategory } from '../../../console/scripting/script-shape.ts';
import { useMessages } from '../../../host/use-host.ts';
import { TrashIcon } from '../../../ui/icon/action-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import { RenameIcon } from '../library-icons.tsx';
import { libraryMessages } from '../library-messages.ts';

export interface CategoryRowProps {
  category: ScriptCategory;
  /** Scripts that have it. */
  count: number;
  onRename(): void;
  onDelete(): void;
}

export function CategoryRow({ category, count, onRename, onDelete }: CategoryRowProps) {
  const t = useMessages(libraryMessages);
  const { name } = category;
  return (
    <li className="script-category">
      <span className="script-category-text">
        <UntrustedText text={name} />
      </span>
      <span className="script-category-count">{t('categories.scripts', { count })}</span>
      <IconButton icon={RenameIcon} label={t('categories.renameOf', { name })} onClick={onRename} />
      <IconButton icon={TrashIcon} label={t('categories.deleteOf', { name })} onClick={onDelete} />
    </li>
  );
}
