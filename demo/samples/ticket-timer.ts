import type { Sample } from './sample.ts';

export const ticketTimerSample: Sample = {
  attributes: { 'ticket-id': '1' },
  look: {},
  hasOwnHeight: true,
  markup: '<rmm-ticket-timer ticket-id="1"></rmm-ticket-timer>',
  states: [
    { name: 'A ticket', attributes: { 'ticket-id': '1' } },
    { name: 'All timers', attributes: {} },
  ],
};
