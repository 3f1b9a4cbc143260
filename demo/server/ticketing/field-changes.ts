/** What is another now, for the history and for mails. */
import { attributeIdOf } from '../../../src/ticketing/conditions/condition-fields.ts';
import { changedFields } from '../../../src/ticketing/rules/run-automations.ts';
import type { Ticket } from '../../../src/ticketing/terms/ticket.ts';
import type { FieldChange } from '../database/ticketing-schema.ts';

export function fieldChanges(before: Ticket, after: Ticket): FieldChange[] {
  return changedFields(before, after).map((field) => ({
    field,
    from: valueIn(before, field),
    to: valueIn(after, field),
  }));
}

function valueIn(ticket: Ticket, field: string): unknown {
  const id = attributeIdOf(field);
  return (id === undefined ? ticket[field as keyof Ticket] : ticket.attributes?.[id]) ?? null;
}
