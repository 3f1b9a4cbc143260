import { builtInStatuses } from '../../src/ticketing/terms/choices.ts';
import type { Sample } from './sample.ts';

export const ticketStatusSample: Sample = {
  attributes: { status: 'OPEN' },
  look: { status: 'OPEN' },
  isSmall: true,
  hasOwnHeight: true,
  markup: '<rmm-ticket-status status="OPEN"></rmm-ticket-status>',
  states: [
    ...builtInStatuses.map((status) => ({ name: status, attributes: { status } })),
    { name: 'A status of your own', attributes: { status: 'WAITING', label: 'Waiting for the vendor' } },
    { name: 'Unknown', attributes: { status: 'ON_HOLD' } },
  ],
};
