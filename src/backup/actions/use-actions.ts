import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import { useHost } from '../../host/use-host.ts';
import { mayRestore } from '../access.ts';
import type { backupBrowserDefinition } from '../browser/backup-browser-definition.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { formatLocation } from '../place.ts';
import type { RecoveryRequest } from '../recovery/recovery-types.ts';
import type { ActionName, ActionSubject } from './actions.ts';

/** Asks for an action with what is shown: fires `rmm-action`, and opens the dialog unless the host prevents it. */
export function useRequest(): (name: ActionName, subjects: readonly ActionSubject[]) => void {
  const { browser } = useBrowser();
  const open = useOpenDialog();
  return useCallback(
    (name, subjects) => {
      const nodeId = browser.nodeId.peek();
      if (nodeId !== undefined) open(name, { nodeId, items: subjects.map(({ entry }) => entry) });
    },
    [browser, open],
  );
}

/** Opens an action's dialog, unless the host prevents `rmm-action` to do it its own way. */
export function useOpenDialog(): (name: ActionName, request: RecoveryRequest) => void {
  const host = useHost<typeof backupBrowserDefinition>();
  const { browser, overlay } = useBrowser();
  return useCallback(
    (action, request) => {
      const location = formatLocation(browser.place.peek());
      const answer = host.request('rmm-action', { action, ...request, location });
      if (answer === true) overlay.value = { is: action, request };
      else if (answer !== false) {
        // Who tells of it may come later, with its code.
        answer.catch(() => undefined);
        overlay.value = { is: 'page-work', action, work: answer };
      }
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
