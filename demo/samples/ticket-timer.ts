import type { Sample } from './sample.ts';

export const ticketTimerSample: Sample = {
  attributes: {},
  look: {},
  hasOwnHeight: true,
  markup: '<rmm-ticket-timer></rmm-ticket-timer>',
  states: [
    { name: 'All timers', attributes: {} },
    { name: 'A ticket', attributes: {}, setUp: (element) => void showTicket(element) },
  ],
};

/** The newest ticket of the inbox; where there is none yet, one is added to it. */
async function showTicket(element: HTMLElement): Promise<void> {
  const newest = async () => {
    const { tickets } = (await (await fetch('/demo/tickets')).json()) as { tickets: readonly { id: number }[] };
    return tickets[0]?.id;
  };
  const add = () =>
    fetch('/demo/tickets/samples', {
      method: 'POST',
      body: JSON.stringify({ count: 1 }),
      headers: { 'content-type': 'application/json' },
    });
  if ((await newest()) === undefined) await add();
  element.setAttribute('ticket-id', String(await newest()));
}
