import { type RefObject, useEffect } from 'react';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import { useLateStyles } from '../../host/use-host.ts';
import { activeElement, contains } from '../../ui/shadow-dom.ts';

/**
 * Shows a text as the anchor's tooltip as soon as there is one, to somebody who is in there and has just caused it. Where
 * its code does not come, the anchor's own tooltip says it to whoever points there.
 */
export function useTooltipAtOnce(anchor: RefObject<HTMLElement | null>, text: string | undefined) {
  const adopt = useLateStyles();
  useEffect(() => {
    const element = anchor.current;
    if (text === undefined || !element || !contains(element, activeElement(element.ownerDocument))) return;
    let isWanted = true;
    let hide: (() => void) | undefined;
    const end = () => {
      isWanted = false;
      hide?.();
    };
    fetchCode(() => import('../../ui/tooltip/show-tooltip.ts')).then(
      ({ showTooltip, css }) => {
        if (!isWanted || !element.isConnected) return;
        adopt(css);
        hide = showTooltip({ anchor: element, text, placement: 'top', onPointer: () => undefined, onEnd: end });
      },
      () => undefined,
    );
    element.addEventListener('focusout', end);
    return () => {
      element.removeEventListener('focusout', end);
      end();
    };
  }, [anchor, text, adopt]);
}
