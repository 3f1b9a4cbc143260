/** The ticket of what a device reported, as a ruleset has it opened. */
import type { Ticket as SentTicket } from '../../../src/help/contract.ts';
import type { RulesetBody } from '../../../src/ticketing/ruleset/contract.ts';
import type { device, ticket } from '../database/schema.ts';
import { ownerOf } from '../directory/devices.ts';
import type { DeviceEvent } from './device-events.ts';
import { newTicket } from './ticket-facts.ts';

interface Circumstances {
  device: typeof device.$inferSelect;
  event: DeviceEvent;
  settings: RulesetBody['conditionTriggerSettings'];
  now: number;
}

const sources = { SCRIPT_RULE: 'SCRIPT', CONDITION_RULE: 'CONDITION', ACTIVITY_RULE: 'ACTIVITY' } as const;

export function reportedTicket(
  id: number,
  { device: { id: deviceId, displayName, organizationId }, event, settings, now }: Circumstances,
): Omit<typeof ticket.$inferInsert, 'previous'> {
  const owner = settings.useOwnerAsRequester ? ownerOf(deviceId) : undefined;
  const summary = `${event.name}: ${displayName}`;
  const facts = newTicket(
    {
      id: String(id),
      type: 'PROBLEM',
      source: sources[event.type],
      priority: settings.priority ?? event.policy.priority,
      severity: settings.severity ?? event.policy.severity,
      ...(settings.status && { status: settings.status }),
      summary,
      description: event.text,
      organization: String(organizationId),
      form: settings.ticketFormId ?? null,
      requester: owner?.id ?? null,
      tags: [...(settings.tags ?? [])],
      updatedBy: null,
    },
    now,
  );
  const payload: SentTicket = {
    ticketSubject: summary,
    ticketBody: event.text,
    ticketPriority: 'NORMAL',
    ticketCategory: 'other',
  };
  return {
    id,
    owner: '',
    author: owner ? { name: owner.name, email: owner.email } : { name: displayName, email: '' },
    created: now,
    payload,
    // A device reported it: whoever it is opened for has said nothing yet.
    facts: { ...facts, lastUpdatedTimeByRequester: null },
  };
}
