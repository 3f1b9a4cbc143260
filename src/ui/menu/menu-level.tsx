import type { Placement } from '@floating-ui/dom';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { failureIn, valueIn } from '../../base/resource/resource-state.ts';
import { useMessages } from '../../host/use-host.ts';
import { PlainFaces } from '../faces/plain-faces.tsx';
import { useAnnounce } from '../live-region/use-announce.ts';
import { Popover } from '../popover/popover.tsx';
import { activeElement } from '../shadow-dom.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './menu.css';
import type { MenuAction, MenuItem, MenuItems, MenuStart } from './menu-items.ts';
import { moveInMenu } from './menu-keyboard.ts';
import { menuMessages } from './menu-messages.ts';
import { MenuRow, type MenuRowProps } from './menu-row.tsx';
import { MenuEmpty, MenuFailure, MenuLoading } from './menu-states.tsx';
import { sectionsOf } from './sections.ts';
import { useMenuItems } from './use-menu-items.ts';
import { useSubmenu } from './use-submenu.ts';

interface MenuLevelProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  /** Id of what opened it. */
  labelledBy: string;
  items: MenuItems;
  placement: Placement;
  start: MenuStart;
  /** Only a submenu is left by the arrow that points back. */
  onBack?: () => void;
  onEscape(): void;
  onOutside(): void;
  /** Everything closes: something was chosen, or Tab was pressed. */
  onEnd(): void;
}

/** One list of the menu, and the one beside it that one of its items has opened. */
export function MenuLevel(props: MenuLevelProps) {
  const { id, anchor, labelledBy, items, placement, start, onBack, onEscape, onOutside, onEnd } = props;
  useThemedStyles(css);
  const t = useMessages(menuMessages);
  const announce = useAnnounce();
  const list = useRef<HTMLElement>(null);
  const { state, isAsked, retry } = useMenuItems(items);
  const submenu = useSubmenu();

  const turn = useRef<number>(undefined);
  const takeFocus = useEffectEvent(() => {
    const menu = list.current;
    turn.current = start.turn;
    if (!menu || start.at === 'stay') return;
    menu.focus();
    if (start.at !== 'menu') moveInMenu(menu, start.at);
  });
  useEffect(() => {
    // Shown already, by the pointer, and now gone into by a key.
    if (turn.current !== start.turn) takeFocus();
  }, [start.turn]);

  const isLoading = state.status === 'loading';
  const announceState = useEffectEvent(() => {
    if (isLoading) announce(t('loading'));
    // Whoever waited with the focus on the list goes on to what came.
    else if (isAsked && start.at !== 'menu' && activeElement() === list.current) takeFocus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when another face shows
  useEffect(() => announceState(), [state.status]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const menu = event.currentTarget;
    event.stopPropagation();
    // From the trigger, so that Tab goes to what comes after it and not out of the top layer.
    if (event.key === 'Tab') return onEnd();
    const isHandled = goSideways(menu, event.key) || moveInMenu(menu, event.key);
    if (isHandled) event.preventDefault();
  };

  const goSideways = (menu: HTMLElement, key: string) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    const isForward = (key === 'ArrowLeft') === menu.matches(':dir(rtl)');
    const opener = activeElement(menu.ownerDocument);
    if (!isForward) onBack?.();
    else if (opener?.dataset.submenu !== undefined) submenu.open(opener.dataset.submenu, opener, 'first');
    return true;
  };

  const choose = (item: MenuAction, staysOpen: boolean) => {
    // What was asked for tells how it was then: only the next opening would show the other check.
    if (!staysOpen || isAsked) onEnd();
    item.onSelect?.();
  };

  const shown = valueIn(state) ?? [];
  const opened = shown.find((item): item is MenuAction => 'label' in item && item.id === submenu.opened?.id);

  return (
    <>
      <Popover
        anchor={anchor}
        id={id}
        role="menu"
        part="menu"
        className={onBack ? 'menu menu-sub' : 'menu'}
        placement={placement}
        aria-labelledby={labelledBy}
        aria-busy={isLoading || undefined}
        onClose={(reason) => (reason === 'escape' ? onEscape() : onOutside())}
        onShow={(menu) => {
          list.current = menu;
          takeFocus();
        }}
        onKeyDown={onKeyDown}
      >
        <PlainFaces
          state={state}
          skeleton={<MenuLoading />}
          empty={<MenuEmpty />}
          failed={
            <MenuFailure
              error={failureIn(state)?.error}
              onRetry={() => {
                list.current?.focus();
                retry();
              }}
            />
          }
        >
          {(known) => <Sections id={id} items={known} submenu={submenu} onChoose={choose} />}
        </PlainFaces>
      </Popover>
      {opened?.items && submenu.opened && (
        <MenuLevel
          key={opened.id}
          id={`${id}-${opened.id}-menu`}
          anchor={submenu.anchor}
          labelledBy={`${id}-${opened.id}`}
          items={opened.items}
          placement={submenu.opened.placement}
          start={submenu.opened.start}
          onBack={() => submenu.closeToOpener()}
          onEscape={() => submenu.closeToOpener()}
          onOutside={() => submenu.close()}
          onEnd={onEnd}
        />
      )}
    </>
  );
}

interface SectionsProps extends Pick<MenuRowProps, 'submenu' | 'onChoose'> {
  /** Of the menu. */
  id: string;
  items: readonly MenuItem[];
}

function Sections({ id, items, submenu, onChoose }: SectionsProps) {
  const hasChecks = items.some((item) => 'label' in item && item.check !== undefined);
  return sectionsOf(items).map((section) => {
    const rows = section.items.map((item) =>
      'separator' in item ? (
        <hr key={item.id} className="menu-separator" />
      ) : (
        <MenuRow
          key={item.id}
          id={`${id}-${item.id}`}
          item={item}
          hasChecks={hasChecks}
          submenu={submenu}
          onChoose={onChoose}
        />
      ),
    );
    if (section.heading === undefined) return rows;
    const headingId = `${id}-${section.id}`;
    return (
      <div key={section.id} role="group" aria-labelledby={headingId}>
        <div id={headingId} className="menu-heading" role="presentation">
          {section.heading}
        </div>
        {rows}
      </div>
    );
  });
}
