import { useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { CloseIcon } from '../../ui/icon/later-icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { actionMessages } from '../action-messages.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { backupMessages } from '../messages.ts';
import { recoveryLimits } from '../recovery/recovery-limits.ts';
import { useRowName } from '../use-row-name.ts';

const { itemsListed } = recoveryLimits;

export function SelectedItemsList() {
  useSignals();
  const t = useMessages(actionMessages);
  const tBrowser = useMessages(backupMessages);
  const nameOf = useRowName();
  const { selectedItems } = useBrowser();
  const items = [...selectedItems.items.value];
  return (
    <ul className="selectedItems">
      {items.slice(0, itemsListed).map(([key, { row, plan }]) => (
        <li className="selected-items-item" key={key}>
          <span className="selected-items-text">
            <span className="table-clip" dir="auto">
              {nameOf(row)}
            </span>
            <span className="selected-items-path table-clip" dir="auto">
              {row.kind === 'plan' ? tBrowser(`planType.${plan.type}`) : visible(row.path || plan.name)}
            </span>
          </span>
          <IconButton
            icon={CloseIcon}
            label={t('selection.remove', { name: nameOf(row) })}
            onClick={() => selectedItems.remove([key])}
          />
        </li>
      ))}
      {items.length > itemsListed && (
        <li className="selected-items-more">{t('selection.more', { count: items.length - itemsListed })}</li>
      )}
    </ul>
  );
}
