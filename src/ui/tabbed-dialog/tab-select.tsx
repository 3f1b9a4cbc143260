import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { ChevronDownIcon, ErrorIcon } from '../icon/later-icons.tsx';
import { contentTabs, firstTabWithError, isParent } from './tab-tree.ts';
import type { DialogTab } from './tab-types.ts';
import { tabbedDialogMessages } from './tabbed-dialog-messages.ts';
import type { TabbedDialogModel } from './tabbed-dialog-model.ts';

interface TabSelectProps {
  model: TabbedDialogModel;
  tabs: readonly DialogTab[];
  onGo(id: string): void;
}

/** In the place of the tabs where there is no room beside the content: the device's own list. */
export function TabSelect({ model, tabs, onGo }: TabSelectProps) {
  useSignals();
  const t = useMessages(tabbedDialogMessages);
  const isMarking = model.isMarking.value;
  const isMarked = ({ hasError, marksAtOnce }: DialogTab) => hasError === true && (isMarking || marksAtOnce === true);
  const isWrong = isMarking ? firstTabWithError(tabs) !== undefined : contentTabs(tabs).some(isMarked);

  const option = (tab: DialogTab) => {
    const { id, label, required } = tab;
    const marked = required ? `${label} *` : label;
    return (
      <option key={id} value={id}>
        {isMarked(tab) ? `${marked} – ${t('containsError')}` : marked}
      </option>
    );
  };

  return (
    <div className={model.isAnimating.value ? 'tabbed-dialog-bar tabbed-dialog-animated' : 'tabbed-dialog-bar'}>
      <span className="tabbed-dialog-picker">
        <select
          className="tabbed-dialog-select"
          part="tab-select"
          aria-label={t('section')}
          aria-description={isWrong ? t('containsError') : undefined}
          value={model.active.value?.id}
          onChange={(event) => onGo(event.currentTarget.value)}
        >
          {tabs.map((tab) =>
            isParent(tab) ? (
              <optgroup key={tab.id} label={tab.label}>
                {tab.children?.map(option)}
              </optgroup>
            ) : (
              option(tab)
            ),
          )}
        </select>
        <ChevronDownIcon />
      </span>
      {isWrong && (
        <span className="tabbed-dialog-mark" aria-hidden="true">
          <ErrorIcon />
        </span>
      )}
    </div>
  );
}
