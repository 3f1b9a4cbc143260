/** Things that a rule names and that may have been deleted since. */

import type { Lookup, NamedKind, Noun } from './choices.ts';
import type { AutomationIssueCode } from './issue.ts';
import { idOf } from './ticket.ts';

/** Source: spec 001 §5.2, which is silent about templates and channels: those that are gone reach nobody. */
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
  lookup: Lookup | undefined,
): AutomationIssueCode | undefined {
  const code = noun && (refusals as Partial<Record<Noun, AutomationIssueCode>>)[noun];
  if (!code) return undefined;
  const values = Array.isArray(value) ? value : [value];
  return values.some((one) => isGone(one) || isGone(lookup?.(noun as NamedKind, idOf(one)))) ? code : undefined;
}

function isGone(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { deleted, inactive, active } = entry as { deleted?: unknown; inactive?: unknown; active?: unknown };
  return deleted === true || inactive === true || active === false;
}
