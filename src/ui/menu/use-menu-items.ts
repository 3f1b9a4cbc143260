import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { useHost } from '../../host/use-host.ts';
import type { MenuItem, MenuItems } from './menu-items.ts';

/** A menu's items, fetched once for each time it opens where they are not known. */
export function useMenuItems(items: MenuItems): {
  state: ResourceState<readonly MenuItem[]>;
  isAsked: boolean;
  retry(): void;
} {
  useSignals();
  const { report } = useHost();
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  });
  const fetched = useModel(() =>
    createResource<void, readonly MenuItem[]>({
      read: async (_, signal) => (typeof latest.current === 'function' ? latest.current(signal) : latest.current),
      onFailure: report,
    }),
  );
  const isAsked = typeof items === 'function';
  useEffect(() => {
    if (isAsked) fetched.ask();
    return () => fetched.reset();
  }, [isAsked, fetched]);
  const state = fetched.state.value;
  return {
    // Nobody has asked yet in the moment in which it opens.
    state: isAsked ? (state.status === 'idle' ? { status: 'loading' } : state) : { status: 'ready', value: items },
    isAsked,
    retry: fetched.retry,
  };
}
