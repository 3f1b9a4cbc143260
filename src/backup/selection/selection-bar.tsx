/** The foot of the browser: how much there is, or what is selected of it. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { backupMessages } from '../messages.ts';

const SelectionPanel = late(async () => (await import('./selection-panel.tsx')).SelectionPanel, ItemCount);

export function SelectionBar() {
  useSignals();
  const { selectedItems, selection } = useBrowser();
  return selectedItems.count.value === 0 && !selection.gathering.value ? <ItemCount /> : <SelectionPanel />;
}

/** How much there is here, while nothing is selected. */
function ItemCount() {
  useSignals();
  const t = useMessages(backupMessages);
  const { browser } = useBrowser();
  const listing = browser.shown.value?.listing;
  const isTotal = listing?.isTotalKnown.value === true;
  const count = listing?.knownCount.value ?? 0;
  return (
    <div className="selection">
      <div className="selection-bar selection-total">
        {listing?.phase.value === 'filled' && t(isTotal ? 'count.items' : 'count.atLeast', { count })}
      </div>
    </div>
  );
}
