import { useId, useState } from 'react';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { panelStop } from './panel-stop.ts';
import type { TabItem } from './tab-item.ts';
import { TabStrip } from './tab-strip.tsx';
import css from './tabs.css';

export interface TabsProps {
  /** Name of the row of tabs for a screen reader. */
  label: string;
  tabs: readonly TabItem[];
  /** Id of the tab that is shown; default the first that is not disabled. */
  active?: string | undefined;
  onChange?(id: string): void;
  /** `manual` where showing a tab costs something: arrows then only move the focus. Default `automatic`. */
  activation?: 'automatic' | 'manual';
}

/** Tabs above their content. Those without room are in a menu at the end; the one that is shown never is. */
export function Tabs({ label, tabs, active, onChange, activation = 'automatic' }: TabsProps) {
  useThemedStyles(css);
  const id = useId();
  const [own, setOwn] = useState<string>();
  const wanted = active ?? own;
  const shown = tabs.find((tab) => tab.id === wanted) ?? tabs.find(({ disabled }) => !disabled);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  if (shown && !visited.has(shown.id)) setVisited(new Set([...visited, shown.id]));

  return (
    <div className="tabs" part="tabs">
      <TabStrip
        id={id}
        label={label}
        tabs={tabs}
        shown={shown?.id}
        visited={visited}
        isAutomatic={activation === 'automatic'}
        onGo={(next) => {
          if (next === shown?.id) return;
          setOwn(next);
          onChange?.(next);
        }}
      />
      {tabs
        .filter((tab) => tab === shown || visited.has(tab.id))
        .map((tab) => (
          <div
            key={tab.id}
            id={`${id}-panel-${tab.id}`}
            className="tabs-panel"
            part="panel"
            role="tabpanel"
            aria-label={tab.label}
            ref={panelStop}
            hidden={tab !== shown}
          >
            {tab.renderer()}
          </div>
        ))}
    </div>
  );
}
