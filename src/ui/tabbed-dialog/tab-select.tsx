import { useSignals } from '@preact/signals-react/runtime';
import { listFormat } from '../../base/intl-cache.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
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
  const locale = useLocale();
  const isMarking = model.isMarking.value;
  const isMarked = ({ hasError, marksAtOnce }: DialogTab) => hasError === true && (isMarking || marksAtOnce === true);
  const first = isMarking ? firstTabWithError(tabs) : undefined;
  const wrong = contentTabs(tabs).filter((tab) => tab === first || isMarked(tab));
  const active = model.active.value;
  const isActiveWrong = wrong.some((tab) => tab === active);
  const others = wrong.filter((tab) => tab !== active).map(({ label }) => label);
  const elsewhere = others.length === 0 ? undefined : t('errorsIn', { tabs: listFormat(locale).format(others) });

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
          aria-description={isActiveWrong ? t('containsError') : elsewhere}
          value={active?.id}
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
      {isActiveWrong && (
        <span className="tabbed-dialog-mark" aria-hidden="true">
          <ErrorIcon />
        </span>
      )}
      {elsewhere !== undefined && (
        <span className="tabbed-dialog-elsewhere">
          <span className="tabbed-dialog-mark" aria-hidden="true">
            <ErrorIcon size={12} />
          </span>
          {elsewhere}
        </span>
      )}
    </div>
  );
}
