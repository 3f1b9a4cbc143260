import type { KeyboardEvent, MouseEvent } from 'react';
import { CheckIcon } from '../icon/icon.tsx';
import { ForwardIcon } from '../icon/later-icons.tsx';
import { descriptionOf, useTooltip } from '../tooltip/tooltip.tsx';
import type { MenuAction } from './menu-items.ts';
import type { Submenu } from './use-submenu.ts';

export interface MenuRowProps {
  id: string;
  item: MenuAction;
  /** Some item of the list is checkable, so that all keep room for the mark. */
  hasChecks: boolean;
  submenu: Submenu;
  /** `staysOpen` for a check by pointer or Space, after which somebody may want another. */
  onChoose(item: MenuAction, staysOpen: boolean): void;
}

const roles = { checkbox: 'menuitemcheckbox', radio: 'menuitemradio' } as const;

export function MenuRow({ id, item, hasChecks, submenu, onChoose }: MenuRowProps) {
  const tooltip = useTooltip(item.disabledReason, 'right');
  const { icon: Icon, check } = item;
  const isDisabled = item.disabled === true || item.disabledReason !== undefined;
  const leads = item.items !== undefined && !isDisabled;
  const isOpened = leads && submenu.opened?.id === item.id;

  const press = (event: MouseEvent<HTMLElement>) => {
    if (isDisabled) return;
    // A key's click counts no presses.
    if (leads) submenu.open(item.id, event.currentTarget, event.detail === 0 ? 'first' : 'stay');
    else onChoose(item, check !== undefined && !item.endsMenu);
  };
  const endByEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || check === undefined || isDisabled) return;
    event.preventDefault();
    onChoose(item, false);
  };

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only checkable items are checked
    <button
      ref={tooltip}
      id={id}
      type="button"
      role={check ? roles[check] : 'menuitem'}
      aria-checked={check && item.checked === true}
      tabIndex={-1}
      className={item.tone === 'danger' ? 'menu-item menu-item-danger' : 'menu-item'}
      aria-disabled={isDisabled || undefined}
      aria-description={descriptionOf(item.disabledReason)}
      aria-haspopup={item.items && 'menu'}
      aria-expanded={item.items && isOpened}
      data-submenu={leads ? item.id : undefined}
      onPointerMove={(event) => submenu.pointed(event, leads ? item.id : undefined)}
      onPointerLeave={() => submenu.left()}
      onFocus={() => submenu.focused(item.id)}
      onKeyDown={endByEnter}
      onClick={press}
    >
      {hasChecks && <span className="menu-check">{check && item.checked === true && <CheckIcon />}</span>}
      {Icon && <Icon />}
      <span className="menu-item-label">
        <bdi>{item.label}</bdi>
      </span>
      {item.shortcut !== undefined && (
        <span className="menu-shortcut" dir="ltr">
          {item.shortcut}
        </span>
      )}
      {item.items !== undefined && <ForwardIcon size={14} />}
    </button>
  );
}
