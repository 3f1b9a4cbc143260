/** The automations that run after one that is edited: what they do to a ticket may take back what it did. */
import type { HttpClient } from '../../../host/http/http-client.ts';
import { fromStoredActions } from '../../actions/stored-actions.ts';
import { listFollowingAutomations } from '../../contract.ts';
import type { Automation, AutomationType, Conditions } from '../../terms/automation.ts';

export type ReadFollowing = (signal: AbortSignal) => Promise<readonly Automation[]>;

/** Undefined of what has no place in that order yet, and of what runs by nobody's order. */
export function followingReader(
  client: HttpClient,
  type: AutomationType,
  id: string | undefined,
): ReadFollowing | undefined {
  if (id === undefined || (type !== 'EVENT_BASED' && type !== 'TIME_BASED')) return undefined;
  return async (signal) => {
    const { results } = await client.call(listFollowingAutomations, { params: { id } }, { signal });
    return results.map(({ actions, conditions, ...rest }) => ({
      ...rest,
      type,
      conditions: (conditions ?? null) as Partial<Conditions> | null,
      actions: fromStoredActions(actions ?? []),
    }));
  };
}
