/** How an integration is, in one word. */
import type { Integration, IntegrationState } from '../contract.ts';
import { firstValues } from '../integration-kinds.ts';

export function stateOf({ kind, values, stored, problems, savedAt }: Omit<Integration, 'state'>): IntegrationState {
  const first = firstValues(kind);
  const names = Object.keys(first);
  const isFirst = names.every((name) => values[name] === undefined || values[name] === first[name]);
  // What is off needs no attention; a webhook and the provider of security have no switch.
  const hasSwitch = 'enabled' in first;
  if (hasSwitch && values.enabled !== true) return isFirst && stored.length === 0 ? 'notConfigured' : 'off';
  if (!hasSwitch && isFirst && (savedAt ?? null) === null) return 'notConfigured';
  return problems.length > 0 ? 'attention' : 'connected';
}
