import type { Visibility } from './poll.ts';

export const pageVisibility: Visibility = {
  isHidden: () => document.hidden,
  watch(changed) {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
