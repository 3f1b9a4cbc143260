/** The same conditions for all: texts of a ticket's summary. */
export const fields = ['summary', 'description', 'status', 'priority', 'organization', 'requester'];
export const operators = ['contains', 'does_not_contain', 'contains_any', 'contains_none'];
export const textOf = (index) => `printer ${index + 1}`;
export const middle = (count) => Math.floor(count / 2);
