import { Fragment } from 'react';
import type { IconComponent } from '../icon/icon.tsx';
import { ForwardIcon } from '../icon/later-icons.tsx';
import { MoreIcon } from '../icon/list-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { useUiMessages } from '../messages.ts';
import { useOverflow } from '../overflow/use-overflow.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useCutTextTooltip } from '../tooltip/tooltip.tsx';
import css from './breadcrumb.css';

export interface Crumb {
  id: string;
  label: string;
  icon?: IconComponent | undefined;
  /** Its address: then it is a link, which can be opened beside the page. */
  href?: string | undefined;
  /** Goes there, in the place of following the address; the last crumb is where one is and needs neither. */
  onSelect?: (() => void) | undefined;
}

export interface BreadcrumbProps {
  /** Name of the landmark. */
  label: string;
  items: readonly Crumb[];
}

/** Where one is and how one came. Without room the middle folds into a menu, then the first; the last one shrinks. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  useThemedStyles(css);
  const t = useUiMessages();
  const last = items.length - 1;
  const middle = items.map((_, index) => index).slice(1, -1);
  const { container, hidden } = useOverflow<HTMLOListElement>(last > 0 ? [...middle, 0] : []);
  // The menu stands where the fold begins.
  const fold = Math.min(...hidden);

  return (
    <nav className="breadcrumb" part="breadcrumb" aria-label={label}>
      <ol className="breadcrumb-list" ref={container}>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {index === fold && (
              <li className="breadcrumb-item">
                <Menu
                  trigger={<IconButton icon={MoreIcon} label={t('hiddenLevels')} />}
                  items={items
                    .filter((_, at) => hidden.has(at))
                    .map(({ id, label: text, icon }) => ({
                      id,
                      label: text,
                      icon,
                      // Through the crumb itself, unseen as it is: a page may follow links its own way.
                      onSelect: () => crumbIn(container.current, id)?.click(),
                    }))}
                />
                <ForwardIcon size={14} />
              </li>
            )}
            <li
              data-crumb={item.id}
              className={hidden.has(index) ? 'breadcrumb-item breadcrumb-item-hidden' : 'breadcrumb-item'}
              data-overflow-item={index === last ? 'shrinks' : ''}
            >
              <CrumbLabel item={item} current={index === last} />
              {index !== last && <ForwardIcon size={14} />}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function crumbIn(list: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-crumb="${CSS.escape(id)}"] > .breadcrumb-link`);
}

function CrumbLabel({ item: { label, icon: Icon, href, onSelect }, current }: { item: Crumb; current: boolean }) {
  const tooltip = useCutTextTooltip();
  const content = (
    <>
      {Icon && <Icon />}
      <span className="breadcrumb-text" dir="auto" data-overflow-text="" ref={tooltip}>
        {label}
      </span>
    </>
  );
  if (current) {
    return (
      <span className="breadcrumb-current" aria-current="page">
        {content}
      </span>
    );
  }
  if (href !== undefined) {
    return (
      <a
        className="breadcrumb-link"
        href={href}
        onClick={(event) => {
          // Another key asks the browser for another tab or window.
          if (!onSelect || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onSelect();
        }}
      >
        {content}
      </a>
    );
  }
  return (
    <button type="button" className="breadcrumb-link" onClick={onSelect}>
      {content}
    </button>
  );
}
