import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../host/use-host.ts';
import { MenuList, type MenuListProps } from '../ui/menu/menu-list.tsx';
import { actionItems } from './action-items.ts';
import { actionMessages } from './action-messages.ts';
import { backupEntry } from './backup-entry.ts';
import { useBrowser } from './browser-parts.ts';
import type { BackupPlan } from './plan-contract.ts';
import type { BackupRow } from './rows.ts';
import { useRequest } from './use-actions.ts';

export interface RowMenuProps extends Omit<MenuListProps, 'items'> {
  row: BackupRow;
  plan: BackupPlan;
}

/** What can be done with just this row. */
export function RowMenu({ row, plan, ...list }: RowMenuProps) {
  useSignals();
  const t = useMessages(actionMessages);
  const { browser } = useBrowser();
  const request = useRequest();
  const subjects = [{ entry: backupEntry(row, plan, browser.place.value), plan }];
  return <MenuList {...list} items={actionItems(subjects, t, request)} />;
}
