import { type RefObject, useEffect, useRef } from 'react';
import { Popover } from '../../popover/popover.tsx';
import type { TableRow } from '../table-types.ts';
import { type CellContent, MountedContent } from './mounted-content.tsx';

export interface StickyPopoverProps {
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  content: CellContent;
  row: TableRow;
  takesFocus: boolean;
  onEnter(): void;
  onLeave(): void;
  /** Somebody is in it: from then on only they close it. */
  onStay(): void;
  /** `isBack` where the focus is to return to the cell. */
  onClose(isBack: boolean): void;
}

export function StickyPopover(props: StickyPopoverProps) {
  const { anchor, label, content, row, takesFocus, onEnter, onLeave, onStay, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.parentElement?.focus();
  }, [takesFocus]);
  return (
    <Popover
      anchor={anchor}
      role="dialog"
      aria-label={label}
      className="table-popover"
      onClose={(reason) => onClose(reason === 'escape')}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onPointerDown={onStay}
      // Keys in it are not the table's.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div ref={box}>
        <MountedContent content={content} row={row} />
      </div>
    </Popover>
  );
}
