import { useCallback, useLayoutEffect } from 'react';
import { useHost } from '../../host/use-host.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { type Announcer, createAnnouncer, type Urgency } from './announcer.ts';

const announcers = new WeakMap<ShadowRoot, { announcer: Announcer; users: number }>();

/** Says a text to a screen reader, politely unless told otherwise. All components of an element share its regions. */
export function useAnnounce(): (text: string, urgency?: Urgency) => void {
  useThemedStyles();
  const { root } = useHost();
  useLayoutEffect(() => {
    const shared = announcers.get(root) ?? { announcer: createAnnouncer(root), users: 0 };
    shared.users += 1;
    announcers.set(root, shared);
    return () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      shared.announcer.stop();
      announcers.delete(root);
    };
  }, [root]);
  return useCallback((text, urgency) => announcers.get(root)?.announcer.announce(text, urgency), [root]);
}
