import { type RefObject, useEffect } from 'react';
import { useLateStyles } from '../../../host/use-host.ts';
import { attachTooltip } from '../../tooltip/attach-tooltip.ts';

/** The whole of a value that its field cuts, while nobody types in it. */
export function useCutValueTooltip(input: RefObject<HTMLInputElement | null>) {
  const adopt = useLateStyles();
  useEffect(() => {
    const anchor = input.current;
    if (!anchor) return;
    const isClosed = () => anchor.ariaExpanded !== 'true';
    return attachTooltip({
      anchor,
      read: () => (isClosed() && anchor.scrollWidth > anchor.clientWidth ? anchor.value : undefined),
      adopt,
    });
  }, [input, adopt]);
}
