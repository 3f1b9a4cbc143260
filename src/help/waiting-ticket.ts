/** Tells a page that loads that a ticket waits to be sent, before anything of the help has come. */
export type WaitingMark = 'rmm-elements:waiting-ticket';
const mark: WaitingMark = 'rmm-elements:waiting-ticket';

/** @param owner `DraftOwner.key`; of several whose tickets wait, that of the last one is marked. */
export function markWaiting(owner: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(mark, owner);
    else if (localStorage.getItem(mark) === owner) localStorage.removeItem(mark);
  } catch {
    // A browser that keeps nothing has no draft either.
  }
}

export function isTicketWaiting(): boolean {
  try {
    return mark in localStorage;
  } catch {
    return false;
  }
}
