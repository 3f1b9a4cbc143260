import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { ChevronDownIcon, CloseIcon } from '../../icon/later-icons.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { useUiMessages } from '../../messages.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useSelectMessages } from '../select-messages.ts';
import css from './select-box.css';

export interface SelectBoxProps {
  box: RefObject<HTMLDivElement | null>;
  children: ReactNode;
  isOpen: boolean;
  /** `undefined` where there is nothing to clear, or nobody may. */
  onClear?: (() => void) | undefined;
  clearLabel?: string;
  /** Of the button that opens the list beside a field to type in; without it the arrow is part of the trigger. */
  arrowProps?: ComponentPropsWithRef<'button'> | undefined;
  /** Off where there is no list. Default on. */
  hasArrow?: boolean;
  /** Several values, which may need several lines. */
  isTall?: boolean;
}

/** What is seen of a closed select. */
export function SelectBox({
  box,
  children,
  isOpen,
  onClear,
  clearLabel,
  arrowProps,
  hasArrow = true,
  isTall = false,
}: SelectBoxProps) {
  useThemedStyles(css);
  const t = useSelectMessages();
  const shared = useUiMessages();
  const arrow = <ChevronDownIcon />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus where it is, and does nothing else
    <div
      ref={box}
      className={`field-box select-box${isTall ? ' select-box-tall' : ''}${isOpen ? ' select-box-open' : ''}`}
      part="select"
      onMouseDown={(event) => {
        // The field keeps the focus and its list, whatever else in the box is pressed.
        if (!(event.target as Element).closest('input, [role="combobox"]')) event.preventDefault();
      }}
    >
      {children}
      {onClear && (
        <span className="select-clear">
          <IconButton icon={CloseIcon} label={clearLabel ?? shared('clear')} onClick={onClear} />
        </span>
      )}
      {hasArrow && arrowProps && (
        <button
          type="button"
          className="select-arrow select-arrow-button"
          aria-label={t('showOptions')}
          {...arrowProps}
          tabIndex={-1}
        >
          {arrow}
        </button>
      )}
      {hasArrow && !arrowProps && (
        <span className="select-arrow" aria-hidden="true">
          {arrow}
        </span>
      )}
    </div>
  );
}
