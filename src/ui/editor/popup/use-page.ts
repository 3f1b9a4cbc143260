import { useCallback, useSyncExternalStore } from 'react';
import { movedEvent } from '../../../host/top-layer.ts';
import { useHost } from '../../../host/use-host.ts';

/** The document that the element is in; another after it was adopted. */
export function usePage(): Document {
  const { root } = useHost();
  const subscribe = useCallback(
    (moved: () => void) => {
      root.addEventListener(movedEvent, moved);
      return () => root.removeEventListener(movedEvent, moved);
    },
    [root],
  );
  return useSyncExternalStore(subscribe, () => root.ownerDocument);
}
