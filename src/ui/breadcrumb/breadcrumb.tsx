import { Fragment } from 'react';
import { type IconComponent, MoreIcon } from '../icon/icon.tsx';
import { ForwardIcon } from '../icon/later-icons.tsx';
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
  /** Goes there; the last crumb is where one is and needs none. */
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
                    .map(({ id, label: text, icon, onSelect }) => ({
                      id,
                      label: text,
                      icon,
                      onSelect: () => onSelect?.(),
                    }))}
                />
                <ForwardIcon size={14} />
              </li>
            )}
            <li
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

function CrumbLabel({ item: { label, icon: Icon, onSelect }, current }: { item: Crumb; current: boolean }) {
  const tooltip = useCutTextTooltip();
  const content = (
    <>
      {Icon && <Icon />}
      <span className="breadcrumb-text" data-overflow-text="" ref={tooltip}>
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
  return (
    <button type="button" className="breadcrumb-link" onClick={onSelect}>
      {content}
    </button>
  );
}
