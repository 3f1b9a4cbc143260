/** Things that a rule names and that may have been deleted since, or that never were. */

import { type choices, isBuiltInStatus, isFixed, type Lookup, type NamedKind, type Noun } from './choices.ts';
import type { AutomationIssueCode } from './issue.ts';
import { idOf, type TicketStatus } from './ticket.ts';

export interface ReferenceFacts {
  readonly lookup?: Lookup | undefined;
  /** Where they are not given, statuses are not looked at. */
  readonly statuses?: readonly TicketStatus[] | undefined;
  /** A server gives them. The editor gives none: these are what it offers, and a server may know more. */
  readonly choices?: typeof choices | undefined;
}

/** Source: spec 001 §5.2, which is silent about templates, channels and statuses: those that are gone reach nobody. */
const refusals: Partial<Record<NamedKind, AutomationIssueCode>> = {
  user: 'deletedUsers',
  organization: 'deletedOrganizations',
  location: 'deletedLocations',
  form: 'inactiveForms',
  template: 'deletedTemplates',
  channel: 'deletedChannels',
};

/** A value tells it of itself, or whoever looks names up. */
export function refusalOf(
  noun: Noun | undefined,
  value: unknown,
  { lookup, statuses, choices: known }: ReferenceFacts,
): AutomationIssueCode | undefined {
  if (noun === undefined) return undefined;
  const values = Array.isArray(value) ? value : [value];
  if (noun === 'status') {
    const isKnown = (id: string) => isBuiltInStatus(id) || isListed(id, statuses);
    return values.every((one) => isKnown(idOf(one))) ? undefined : 'deletedStatuses';
  }
  if (isFixed(noun)) {
    const list: readonly string[] | undefined = known?.[noun];
    return !list || values.every((one) => list.includes(idOf(one))) ? undefined : 'unknownValue';
  }
  const code = refusals[noun];
  return code && values.some((one) => isGone(one) || isGone(lookup?.(noun, idOf(one)))) ? code : undefined;
}

/** As long as the list has not come, everything is. */
export const isListed = (status: string, statuses: readonly TicketStatus[] | undefined): boolean =>
  statuses === undefined || statuses.some(({ id }) => idOf(id) === status);

function isGone(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { deleted, inactive, active } = entry as { deleted?: unknown; inactive?: unknown; active?: unknown };
  return deleted === true || inactive === true || active === false;
}
