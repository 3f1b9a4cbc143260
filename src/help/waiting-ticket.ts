import type { StoredKey } from '../host/stored-data-docs.ts';

/**
 * Tells a page that loads that a ticket waits to be sent, before anything of the help has come. `ticket/sending` sets and
 * removes it.
 */
export type WaitingMark = StoredKey<'waitingTicket'>;
const mark: WaitingMark = 'rmm-elements:waiting-ticket';

export function isTicketWaiting(): boolean {
  try {
    return mark in localStorage;
  } catch {
    return false;
  }
}
