import { useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { CloseIcon } from '../../ui/icon/later-icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { actionMessages } from '../actions/action-messages.ts';
import { useBrowser } from '../browser/browser-parts.ts';
import { backupMessages } from '../browser/messages.ts';
import { useRowName } from '../browser/use-row-name.ts';

/** Listed at most; a longer selection is named by its count. */
const mostListed = 200;

export function BasketList() {
  useSignals();
  const t = useMessages(actionMessages);
  const tBrowser = useMessages(backupMessages);
  const nameOf = useRowName();
  const { basket } = useBrowser();
  const items = [...basket.items.value.entries()];
  return (
    <ul className="basket">
      {items.slice(0, mostListed).map(([key, { row, plan }]) => (
        <li className="basket-item" key={key}>
          <span className="basket-text">
            <span className="grid-clip">{nameOf(row)}</span>
            <span className="basket-path grid-clip" dir="auto">
              {row.kind === 'plan' ? tBrowser(`planType.${plan.type}`) : visible(row.path) || plan.name}
            </span>
          </span>
          <IconButton
            icon={CloseIcon}
            label={t('selection.remove', { name: nameOf(row) })}
            onClick={() => basket.remove([key])}
          />
        </li>
      ))}
      {items.length > mostListed && (
        <li className="basket-more">{t('selection.more', { count: items.length - mostListed })}</li>
      )}
    </ul>
  );
}
