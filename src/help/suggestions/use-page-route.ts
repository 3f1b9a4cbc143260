import { useCallback, useSyncExternalStore } from 'react';

interface Navigator extends EventTarget {
  addEventListener(type: 'currententrychange', listener: () => void): void;
}

/** The page's hash route, followed; `given` where the host tells it. */
export function usePageRoute(given: string | undefined, document: Document): string {
  const view = document.defaultView ?? window;
  const subscribe = useCallback(
    (changed: () => void) => {
      view.addEventListener('hashchange', changed);
      view.addEventListener('popstate', changed);
      // `pushState` tells nobody else.
      const navigation = (view as { navigation?: Navigator }).navigation;
      navigation?.addEventListener('currententrychange', changed);
      return () => {
        view.removeEventListener('hashchange', changed);
        view.removeEventListener('popstate', changed);
        navigation?.removeEventListener('currententrychange', changed);
      };
    },
    [view],
  );
  const hash = useSyncExternalStore(subscribe, () => view.location.hash);
  return given ?? hash;
}
