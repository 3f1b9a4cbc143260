import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import type { MenuAction } from '../../ui/menu/menu-items.ts';
import { MenuList, type MenuListProps } from '../../ui/menu/menu-list.tsx';
import { actionMessages } from '../action-messages.ts';
import { actionItems } from '../actions/action-items.ts';
import { isPreviewable } from '../actions/actions.ts';
import { PreviewIcon } from '../actions/preview-icon.tsx';
import { useRequest } from '../actions/use-actions.ts';
import { backupEntry } from '../backup-entry.ts';
import type { BackupRow } from '../backup-row.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import type { BackupPlan } from '../plan-contract.ts';

export interface RowMenuProps extends Omit<MenuListProps, 'items'> {
  row: BackupRow;
  plan: BackupPlan;
}

/** What can be done with just this row. */
export function RowMenu({ row, plan, ...list }: RowMenuProps) {
  useSignals();
  const t = useMessages(actionMessages);
  const { browser, overlay } = useBrowser();
  const request = useRequest();
  const entry = backupEntry(row, plan, browser.place.value);
  const preview: MenuAction = {
    id: 'preview',
    label: t('action.preview'),
    icon: PreviewIcon,
    onSelect: () => {
      overlay.value = { is: 'preview', subject: { entry, plan } };
    },
  };
  const items = actionItems([{ entry, plan }], t, request);
  return <MenuList {...list} items={isPreviewable(entry) ? [preview, ...items] : items} />;
}
