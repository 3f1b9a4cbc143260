import { visible } from '../../../base/visible.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { FileKindIcon } from '../../../ui/icon/file-kind-icon.tsx';
import { FolderIcon } from '../../../ui/icon/icon.tsx';
import { ForwardIcon } from '../../../ui/icon/later-icons.tsx';
import { MoreIcon } from '../../../ui/icon/list-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuList } from '../../../ui/menu/menu-list.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { useCutTextTooltip } from '../../../ui/tooltip/tooltip.tsx';
import { actionMessages } from '../../action-messages.ts';
import { actionItems } from '../../actions/action-items.ts';
import { previewItems } from '../../actions/preview-item.ts';
import { backupMessages } from '../../messages.ts';
import { tagRules } from '../../tags.ts';
import { allPlansMessages } from '../messages.ts';
import { subjectOf } from '../result-subject.ts';
import { DisclosureArrow } from './disclosure-arrow.tsx';
import { ResultCell } from './result-cell.tsx';
import type { CellsProps } from './result-props.ts';

/** A file, whose revisions unfold under it, or a folder, which is gone to. */
export function HitCells({ row, tabIndex, results, onAct, onAction, onPreview }: CellsProps<'hit'>) {
  const t = useMessages(allPlansMessages);
  const tAction = useMessages(actionMessages);
  const tBrowser = useMessages(backupMessages);
  const format = useFormat();
  const cutName = useCutTextTooltip();
  const cutPath = useCutTextTooltip();
  const { name, path, size, modified, tags } = row.row;
  const isFile = row.isOpen !== undefined;
  const subject = subjectOf(row, results.search.term.peek());
  return (
    <>
      <ResultCell column="name">
        {isFile ? (
          <DisclosureArrow isOpen={row.isOpen === true} onPress={() => onAct(row)} />
        ) : (
          <span className="disclosure-arrow" aria-hidden="true" />
        )}
        {isFile ? <FileKindIcon name={name} /> : <FolderIcon />}
        <span className="result-lines">
          <span className="result-line">
            <button
              ref={cutName}
              type="button"
              dir="auto"
              className="result-title result-link"
              tabIndex={-1}
              onClick={() => onAct(row)}
            >
              {visible(name)}
            </button>
            {tags.map((tag) => (
              <Tag key={tag} tone={tagRules[tag].tone}>
                {tBrowser(`tag.${tag}`)}
              </Tag>
            ))}
          </span>
          <span ref={cutPath} className="result-path" dir="auto">
            {visible(path)}
          </span>
        </span>
      </ResultCell>
      <ResultCell column="size">{isFile && format.bytes(size)}</ResultCell>
      <ResultCell column="date">{format.dateTime(modified)}</ResultCell>
      <ResultCell column="actions">
        {!isFile && (
          <IconButton
            icon={ForwardIcon}
            label={t('hit.showFolder', { name })}
            tabIndex={tabIndex}
            onClick={() => onAct(row)}
          />
        )}
        {subject && (
          <Menu
            placement="bottom-end"
            trigger={<IconButton icon={MoreIcon} label={t('hit.more', { name })} tabIndex={tabIndex} />}
            list={(list) => (
              <MenuList
                {...list}
                items={[
                  ...previewItems(subject.entry, tAction, () => onPreview(subject)),
                  ...actionItems([subject], tAction, onAction),
                ]}
              />
            )}
          />
        )}
      </ResultCell>
    </>
  );
}
