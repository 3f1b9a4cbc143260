import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePsa } from './psa-context.ts';

/** Calls this whenever the provider's data were refreshed: what is shown of them is to be asked anew. */
export function useNewEdition(askAnew: () => void): void {
  useSignals();
  const edition = usePsa().data.edition.value;
  const shown = useRef(edition);
  const ask = useEffectEvent(askAnew);
  useEffect(() => {
    if (shown.current === edition) return;
    shown.current = edition;
    ask();
  }, [edition]);
}
