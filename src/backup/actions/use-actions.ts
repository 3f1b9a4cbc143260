import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import { useHost } from '../../host/use-host.ts';
import { mayRestore } from '../access.ts';
import type { backupBrowserDefinition } from '../browser/backup-browser-definition.ts';
import { useBrowser } from '../browser/browser-parts.ts';
import { sumOfSizes } from '../browser/rows.ts';
import { formatLocation } from '../place/place.ts';
import { type ActionName, type ActionSubject, actions } from './actions.ts';

/** Asks for an action: fires its event, and opens the action's dialog unless a host prevents it, to do it its own way. */
export function useRequest(): (name: ActionName, subjects: readonly ActionSubject[]) => void {
  const host = useHost<typeof backupBrowserDefinition>();
  const { browser, overlay } = useBrowser();
  return useCallback(
    (name, subjects) => {
      const nodeId = browser.nodeId.peek();
      if (nodeId === undefined) return;
      const items = subjects.map(({ entry }) => entry);
      const isLeftToUs = host.emit(actions[name].event, {
        nodeId,
        location: formatLocation(browser.place.peek()),
        items,
        count: items.length,
        totalBytes: sumOfSizes(items.map(({ size }) => size)) ?? 0,
      });
      if (isLeftToUs) overlay.value = { is: name, request: { nodeId, items } };
    },
    [host, browser, overlay],
  );
}

/** Whether actions on backup data are offered at all. */
export function useMayAct(): (subjects: readonly ActionSubject[]) => boolean {
  useSignals();
  const { grants } = useBrowser();
  const now = grants.value;
  return (subjects) => subjects.length > 0 && subjects.every(({ plan }) => mayRestore(now, plan));
}
