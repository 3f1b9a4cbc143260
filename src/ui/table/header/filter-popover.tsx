import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Popover } from '../../popover/popover.tsx';
import { activeElement, contains } from '../../shadow-dom.ts';

export interface FilterPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
  /** Whether the focus is elsewhere already, and may not be taken back. */
  onClose(isFocusElsewhere: boolean): void;
}

const fields = 'input, select, textarea, [role="combobox"], [role="radio"], button';

/** Fields beside what opened them. Leaving it by Tab closes it as a press outside does. */
export function FilterPopover({ anchor, label, children, onClose }: FilterPopoverProps) {
  const body = useRef<HTMLDivElement>(null);

  // A control whose code is still on its way takes the focus when it has come, and none that comes sooner after it.
  useEffect(() => {
    const element = body.current;
    const popover = element?.parentElement;
    if (!element || !popover) return;
    const focusFirst = () => {
      if (activeElement(popover.ownerDocument) !== popover) return;
      element.querySelector<HTMLElement>(`.filter-waiting, .field :is(${fields}), .filter-own :is(${fields})`)?.focus();
    };
    focusFirst();
    const observer = new MutationObserver(focusFirst);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <Popover
      anchor={anchor}
      role="dialog"
      className="filter-popover"
      aria-label={label}
      onShow={(popover) => popover.focus()}
      onClose={(reason) => onClose(reason === 'outside')}
      onBlur={(event) => {
        const next = event.relatedTarget;
        const isInside = next === null || contains(event.currentTarget, next) || contains(anchor.current ?? next, next);
        if (!isInside) onClose(true);
      }}
    >
      <div ref={body} className="filter-popover-body">
        {children}
      </div>
    </Popover>
  );
}
