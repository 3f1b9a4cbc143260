import { type RefCallback, useCallback } from 'react';
import { useLateStyles } from '../../host/use-host.ts';
import { attachTooltip } from '../tooltip/attach-tooltip.ts';

/** A ref for text that may be cut after some lines: its tooltip is the whole text, only while it is cut. */
export function useClampedTooltip(): RefCallback<HTMLElement> {
  const adopt = useLateStyles();
  return useCallback(
    (anchor) =>
      anchor
        ? attachTooltip({
            anchor,
            read: () => (anchor.scrollHeight > anchor.clientHeight ? (anchor.textContent ?? undefined) : undefined),
            adopt,
            placement: 'right',
          })
        : undefined,
    [adopt],
  );
}
