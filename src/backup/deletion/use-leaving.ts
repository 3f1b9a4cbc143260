import { useEffect, useEffectEvent } from 'react';

/** Warns, in the browser's own words, before a page is left with something open, and tells when it is left all the same. */
export function useLeaving(isOpen: boolean, left: () => void): void {
  const tell = useEffectEvent(left);
  useEffect(() => {
    // Listened to only while there is something to lose: such a page is not kept for going back.
    if (!isOpen) return;
    const ask = (event: Event) => event.preventDefault();
    const onHide = () => tell();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', onHide);
    };
  }, [isOpen]);
}
