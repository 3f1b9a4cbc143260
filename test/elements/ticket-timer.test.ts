import '../../elements/ticket-timer.ts';
import { ticketTimerDefinition } from '../../src/ticketing/timer/element/ticket-timer-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(ticketTimerDefinition, {
  load: async () => ({
    view: (await import('../../src/ticketing/timer/element/ticket-timer-element.tsx')).TicketTimerElement,
  }),
  attributes: {},
});
