import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../../host/use-host.ts';
import type { MenuItem, MenuItems } from './menu.tsx';

type Answer = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; items: readonly MenuItem[] };

/** A menu's items, fetched once for each time it opens where they are not known. */
export function useMenuItems(items: MenuItems): { state: Answer; isAsked: boolean; retry(): void } {
  const host = useHost();
  const [answer, setAnswer] = useState<Answer>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isAsked = typeof items === 'function';
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (typeof items !== 'function') return;
    try {
      const found = await items(signal);
      if (!signal.aborted) setAnswer({ kind: 'ready', items: found });
    } catch (error) {
      if (signal.aborted) return;
      host.report(error);
      setAnswer({ kind: 'failed' });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!isAsked) return;
    const lifetime = new AbortController();
    void ask(lifetime.signal);
    return () => lifetime.abort();
  }, [isAsked, attempt]);
  return {
    state: isAsked ? answer : { kind: 'ready', items },
    isAsked,
    retry() {
      setAnswer({ kind: 'loading' });
      setAttempt((before) => before + 1);
    },
  };
}
