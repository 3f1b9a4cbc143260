import { ArrowDown, ArrowUp } from 'lucide';
import { icon } from '../icon/make-icon.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useSortableMessages } from './messages.ts';
import { useSortableItem } from './sortable-item.ts';

const UpIcon = /* @__PURE__ */ icon(ArrowUp);
const DownIcon = /* @__PURE__ */ icon(ArrowDown);

/** One row up, one row down: for whoever neither drags nor knows the keys. They keep the focus at the ends of the list. */
export function MoveButtons() {
  const t = useSortableMessages();
  const { name, isFirst, isLast, step } = useSortableItem();
  return (
    <>
      <IconButton icon={UpIcon} label={t('moveUp', { name })} disabled={isFirst} onClick={() => step('up')} />
      <IconButton icon={DownIcon} label={t('moveDown', { name })} disabled={isLast} onClick={() => step('down')} />
    </>
  );
}
