import { type ReadonlySignal, signal } from '@preact/signals-core';

/**
 * Whether nobody can see the page. It listens while something is subscribed to it; what it says to somebody who only
 * peeks may be old.
 */
export const isPageHidden: ReadonlySignal<boolean> = /* @__PURE__ */ hiddenSignal();

function hiddenSignal(): ReadonlySignal<boolean> {
  const look = () => {
    isHidden.value = document.hidden;
  };
  const isHidden = signal(false, {
    watched() {
      look();
      document.addEventListener('visibilitychange', look);
    },
    unwatched: () => document.removeEventListener('visibilitychange', look),
  });
  return isHidden;
}
