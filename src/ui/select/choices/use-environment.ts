import type { UseComboboxProps } from 'downshift';
import { useMemo } from 'react';
import { useHost } from '../../../host/use-host.ts';
import { eventTarget } from '../../shadow-dom.ts';

type Environment = NonNullable<UseComboboxProps<never>['environment']>;

/**
 * The document as downshift is to see it: the shadow root. Events tell their true targets, the focus is the one inside,
 * and what it cleans up by id when it ends is never the page's own.
 */
export function useEnvironment(): Environment {
  const { root } = useHost();
  return useMemo(() => {
    const view = root.ownerDocument.defaultView ?? window;
    const listening = new Map<unknown, EventListener>();
    const environment = {
      Node: view.Node,
      addEventListener(type: string, listener: (event: { target: unknown }) => void) {
        const heard = (event: Event) => listener({ target: eventTarget(event) });
        listening.set(listener, heard);
        view.addEventListener(type, heard, { passive: true });
      },
      removeEventListener(type: string, listener: unknown) {
        const heard = listening.get(listener);
        if (heard) view.removeEventListener(type, heard);
        listening.delete(listener);
      },
      document: {
        createElement: (tag: string) => root.ownerDocument.createElement(tag),
        getElementById: (id: string) => root.getElementById(id),
        get activeElement() {
          return root.activeElement ?? root.ownerDocument.body;
        },
        get body() {
          return root.ownerDocument.body;
        },
      },
    };
    // Of a window and a document it asks for these members only.
    return environment as unknown as Environment;
  }, [root]);
}
