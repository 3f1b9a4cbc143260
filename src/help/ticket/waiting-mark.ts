/** Tells a page that loads whether a ticket waits to be sent, before anything of the help has come. */
const prefix = 'rmm-elements:waiting-ticket:';

/** @param owner `DraftOwner.key` */
export function markWaiting(owner: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(prefix + owner, '');
    else localStorage.removeItem(prefix + owner);
  } catch {
    // A browser that keeps nothing has no draft either.
  }
}

/** Of whomever: whose it is only the configuration knows, which has not come yet. */
export function isAnyWaiting(): boolean {
  try {
    return Object.keys(localStorage).join().includes(prefix);
  } catch {
    return false;
  }
}
