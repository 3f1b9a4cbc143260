import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { MenuList, type MenuListProps } from '../../ui/menu/menu-list.tsx';
import { actionMessages } from '../action-messages.ts';
import { actionItems } from '../actions/action-items.ts';
import { previewItems } from '../actions/preview-item.ts';
import { useRequest } from '../actions/use-actions.ts';
import { backupEntry } from '../backup-entry.ts';
import type { BackupRow } from '../backup-row.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';

export interface RowMenuProps extends MenuListProps {
  row: BackupRow;
}

/** What can be done with just this row, behind what the table offers of it. */
export function RowMenu({ row, items: given, ...list }: RowMenuProps) {
  useSignals();
  const t = useMessages(actionMessages);
  const { browser, overlay } = useBrowser();
  const request = useRequest();
  const plan = row.plan ?? browser.plan.value;
  if (!plan) return null;
  const entry = backupEntry(row, plan, browser.place.value);
  const preview = previewItems(entry, t, () => {
    overlay.value = { is: 'preview', subject: { entry, plan } };
  });
  const own = actionItems([{ entry, plan }], t, request);
  const before = typeof given === 'function' ? [] : given;
  const line = before.length > 0 ? [{ id: 'line-row', separator: true as const }] : [];
  return <MenuList {...list} items={[...before, ...line, ...preview, ...own]} />;
}
