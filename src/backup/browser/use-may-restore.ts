import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { mayRestore } from '../access.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';

/** Whether anything of the device may be restored, as far as its plans were seen: one of them is enough. */
export function useMayRestore(): boolean {
  useSignals();
  const { browser, grants } = useBrowser();
  const nodeId = browser.nodeId.value;
  const shown = browser.shown.value;
  const listed = shown?.level === 'plans' ? (shown.listing.allRows.value ?? []) : [];
  const plans = [browser.plan.value, ...listed.map(({ plan }) => plan)];
  const allowedOn = useRef<number>(undefined);
  // Elsewhere only the plan that one is in is known: what was seen in the list of all holds.
  if (plans.some((plan) => plan && mayRestore(grants.value, plan))) allowedOn.current = nodeId;
  return mayRestore(grants.value) || (nodeId !== undefined && allowedOn.current === nodeId);
}
