import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { useLateStyles } from '../../../host/use-host.ts';
import type { PointedAt } from '../body/grid-tooltips.ts';

/** Their code comes once somebody points at a table or comes into it; one Retry is whoever does so in the next. */
const tooltips = createResource({ read: () => import('../body/grid-tooltips.ts') });

export function useGridTooltips(scroller: { readonly current: HTMLElement | null }) {
  useSignals();
  const adopt = useLateStyles();
  const code = valueIn(tooltips.state.value);
  const latest = useRef<PointedAt>(undefined);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    if (code) return code.listenForTooltips(box, adopt, latest.current);
    let isWanted = false;
    const want = (event: Event) => {
      latest.current = { event, target: event.target };
      if (isWanted) return;
      isWanted = true;
      if (tooltips.state.peek().status === 'idle') tooltips.ask(undefined);
      else tooltips.retry();
    };
    const kinds = ['pointerover', 'pointerdown', 'focusin'];
    for (const kind of kinds) box.addEventListener(kind, want, true);
    return () => {
      for (const kind of kinds) box.removeEventListener(kind, want, true);
    };
  }, [scroller, adopt, code]);
}
