/** What the actions of a rule leave a ticket with, as far as the rule alone tells. */
import { recordOf, type TicketProperty, ticketProperties } from '../actions/action-values.ts';
import type { ActionRow } from '../terms/automation.ts';
import { idsOf } from '../terms/ticket.ts';

/** Which field a condition looks at, by the property that an action sets. */
export const fieldOfProperty: Readonly<Record<TicketProperty, string>> = {
  organization: 'organization',
  assignedAppUserId: 'assignee',
  additionalAssignedTechnicianId: 'additionalAssignedTechnicianIds',
  requesterUid: 'requester',
  status: 'status',
  severity: 'severity',
  priority: 'priority',
  type: 'type',
  summary: 'summary',
};

export interface FieldChange {
  /** The index of its row. */
  readonly row: number;
  readonly field: string;
  readonly change: 'set' | 'added' | 'removed';
  readonly values: readonly string[];
}

const tagChanges = { set_tags: 'set', add_tags: 'added', remove_tags: 'removed' } as const;

export function changesOf(actions: readonly ActionRow[]): FieldChange[] {
  return actions.flatMap(({ field, value }, row): FieldChange[] => {
    if (Object.hasOwn(tagChanges, field))
      return [{ row, field: 'tags', change: tagChanges[field as keyof typeof tagChanges], values: idsOf(value) }];
    if (field !== 'ticket') return [];
    const set = recordOf(value);
    return ticketProperties
      .filter((property) => property in set)
      .map((property) => ({ row, field: fieldOfProperty[property], change: 'set', values: idsOf(set[property]) }));
  });
}

/** Any change of the ticket: its time of change is then now. */
export const changesTicket = (actions: readonly ActionRow[]) =>
  actions.some(({ field }) => /^(?:ticket|attributes|ADD_TICKET_COMMENT)$|_(?:tags|cc_list)$/.test(field));
