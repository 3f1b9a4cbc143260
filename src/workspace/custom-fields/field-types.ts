/** What custom fields can be: the types that attributes of tickets have, and on what they stand. Source: spec 002 §3.5, spec 001 §3.3. */
import { type CustomFieldScope, customFieldScopes } from '../../console/organizations/custom-fields-slice.ts';
import { type TicketAttributeType, ticketAttributeTypes } from '../../directory/ticket-attribute-types.ts';

export { type CustomFieldScope, customFieldScopes, ticketAttributeTypes as customFieldTypes };
export type CustomFieldType = TicketAttributeType;

/** Types whose values are chosen from a list. */
export const hasChoices = (type: CustomFieldType | null): boolean => type === 'DROPDOWN' || type === 'MULTI_SELECT';

/** Characters, and choices. */
export const customFieldLimits = { name: 50, description: 250, choice: 100, choices: 100 } as const;
