import { useSignals } from '@preact/signals-react/runtime';
import { panelStop } from '../tabs/panel-stop.ts';
import { contentTabs, isParent, parentOf } from './tab-tree.ts';
import type { DialogTab } from './tab-types.ts';
import type { TabbedDialogModel } from './tabbed-dialog-model.ts';

interface TabPanelsProps {
  model: TabbedDialogModel;
  tabs: readonly DialogTab[];
  panelId(tab: DialogTab): string;
}

/** The content of the tabs that were shown so far. What is not shown is hidden and keeps its state. */
export function TabPanels({ model, tabs, panelId }: TabPanelsProps) {
  useSignals();
  const active = model.active.value;
  return contentTabs(tabs)
    .filter(({ id }) => id === active?.id || model.visited.value.has(id))
    .map((tab) => (
      <div
        key={tab.id}
        id={panelId(tab)}
        className="tabbed-dialog-panel"
        part="panel"
        role="tabpanel"
        // The tab itself may be folded away with its parent.
        aria-label={[parentOf(tabs, tab.id), tab]
          .map((one) => one?.label)
          .filter(Boolean)
          .join(', ')}
        ref={panelStop}
        hidden={tab.id !== active?.id}
      >
        {!isParent(tab) && tab.renderer?.()}
      </div>
    ));
}
