import { useSignals } from '@preact/signals-react/runtime';
import { ChevronDownIcon } from '../../../icon/later-icons.tsx';
import type { HeadToolsProps } from '../grid-parts.ts';
import { useColumnMessages } from './column-messages.ts';

/** Beside a column's name: its menu, and the edge that makes it wider. */
export function HeadTools({ column }: HeadToolsProps) {
  useSignals();
  const t = useColumnMessages();
  const { header, width } = column;
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className="table-head-menu"
        aria-label={t('columnMenu', { column: header })}
        aria-haspopup="menu"
        data-head-menu=""
      >
        <ChevronDownIcon size={12} />
      </button>
      <span
        role="separator"
        aria-orientation="vertical"
        aria-label={t('resizeHandle', { column: header })}
        aria-valuenow={Math.round(width.value)}
        tabIndex={-1}
        className="table-resizer"
        data-resizer=""
      />
    </>
  );
}
