import { useEffect, useRef, useState } from 'react';
import { late } from '../../late.tsx';
import type { CellViewProps } from './cell-context.ts';
import type { StickyPopoverProps } from './sticky-popover.tsx';

const StickyPopover = late<StickyPopoverProps>(async () => (await import('./sticky-popover.tsx')).StickyPopover);

/** Milliseconds of pointing after which it opens, and of having left it after which it closes. */
const openAfter = 250;
const closeAfter = 200;

export function StickyPopoverCell({ rowId, ...rest }: CellViewProps<'StickyPopover'>) {
  const { cell, row, text } = rest;
  const isEmpty = 'content' in cell && (cell.content(row) ?? null) === null;
  if (isEmpty) return <span className="table-clip">{text}</span>;
  return <RowPopover key={rowId} rowId={rowId} {...rest} />;
}

function RowPopover({ cell, row, text }: CellViewProps<'StickyPopover'>) {
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Pressed open it takes the focus and stays until it is closed; pointed open it goes with the pointer.
  const [open, setOpen] = useState<'pointed' | 'pressed'>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = (delay: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, delay);
  };
  const leave = () => wait(closeAfter, () => setOpen((how) => (how === 'pointed' ? undefined : how)));
  return (
    <>
      <button
        ref={button}
        type="button"
        className="table-link table-sticky table-clip"
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        onClick={() => {
          clearTimeout(timer.current);
          setOpen((how) => (how === 'pressed' ? undefined : 'pressed'));
        }}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') wait(openAfter, () => setOpen((how) => how ?? 'pointed'));
        }}
        onPointerLeave={leave}
      >
        {text}
      </button>
      {open && (
        <StickyPopover
          anchor={button}
          label={text}
          content={'mount' in cell ? { mount: cell.mount } : { render: cell.content }}
          row={row}
          takesFocus={open === 'pressed'}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={leave}
          onStay={() => setOpen('pressed')}
          onClose={(isBack) => {
            clearTimeout(timer.current);
            setOpen(undefined);
            if (isBack) button.current?.focus();
          }}
        />
      )}
    </>
  );
}
