/** What kinds of attributes an administrator can add to tickets. Source: spec 001 §3.3. */
export const ticketAttributeTypes = [
  'MULTI_SELECT',
  'DROPDOWN',
  'CHECKBOX',
  'TEXT',
  'TEXT_MULTILINE',
  'NUMERIC',
  'DECIMAL',
  'DATE',
] as const;
export type TicketAttributeType = (typeof ticketAttributeTypes)[number];
