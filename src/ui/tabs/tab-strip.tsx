import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { ErrorIcon } from '../icon/later-icons.tsx';
import { MoreIcon } from '../icon/list-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { useOverflow } from '../overflow/use-overflow.ts';
import type { TabItem } from './tab-item.ts';
import { tabsMessages } from './tabs-messages.ts';

interface TabStripProps {
  id: string;
  label: string;
  tabs: readonly TabItem[];
  shown: string | undefined;
  visited: ReadonlySet<string>;
  isAutomatic: boolean;
  onGo(id: string): void;
}

export function TabStrip({ id, label, tabs, shown, visited, isAutomatic, onGo }: TabStripProps) {
  const t = useMessages(tabsMessages);
  const at = tabs.findIndex((tab) => tab.id === shown);
  const leaving = tabs.map((_, index) => index).filter((index) => index !== at);
  const { container, hidden } = useOverflow<HTMLDivElement>(leaving.reverse(), { gap: 4, more: 36 });
  const [focused, setFocused] = useState<string>();
  const inRow = tabs.filter((_, index) => !hidden.has(index));
  const stop = inRow.find((tab) => tab.id === focused)?.id ?? shown ?? inRow[0]?.id;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextTab(inRow, stop, event.key, event.currentTarget.matches(':dir(rtl)'));
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
    if (isAutomatic && !next.disabled) onGo(next.id);
  };

  return (
    <div className="tabs-row" ref={container}>
      <div className="tabs-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            part={tab.id === shown ? 'tab tab-active' : 'tab'}
            className={hidden.has(index) ? 'tabs-tab tabs-tab-hidden' : 'tabs-tab'}
            data-overflow-item=""
            data-tab={tab.id}
            tabIndex={tab.id === stop ? 0 : -1}
            aria-selected={tab.id === shown}
            aria-disabled={tab.disabled || undefined}
            aria-controls={visited.has(tab.id) ? `${id}-panel-${tab.id}` : undefined}
            onFocus={() => setFocused(tab.id)}
            onClick={() => {
              if (!tab.disabled) onGo(tab.id);
            }}
          >
            {tab.icon && <tab.icon />}
            <span className="tabs-label" data-text={tab.label}>
              {tab.label}
            </span>
            {tab.badge !== undefined && <span className="tabs-badge numeric">{tab.badge}</span>}
            {tab.error !== undefined && (
              <span className="tabs-error">
                <ErrorIcon size={14} />
                <span className="visually-hidden">{tab.error}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {hidden.size > 0 && (
        <Menu
          placement="bottom-end"
          trigger={<IconButton icon={MoreIcon} label={t('more')} size="medium" />}
          items={tabs
            .filter((_, index) => hidden.has(index))
            .map((tab) => ({
              id: tab.id,
              label: [tab.label, tab.badge, tab.error].filter((part) => part !== undefined).join(' '),
              icon: tab.icon,
              disabled: tab.disabled,
              onSelect: () => onGo(tab.id),
            }))}
        />
      )}
    </div>
  );
}

function nextTab(
  tabs: readonly TabItem[],
  from: string | undefined,
  key: string,
  isMirrored: boolean,
): TabItem | undefined {
  const at = tabs.findIndex(({ id }) => id === from);
  const step = (by: number) => tabs[(at + by + tabs.length) % tabs.length];
  switch (key) {
    case 'ArrowRight':
      return step(isMirrored ? -1 : 1);
    case 'ArrowLeft':
      return step(isMirrored ? 1 : -1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
