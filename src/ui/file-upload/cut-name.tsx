import { useCallback } from 'react';
import { visible } from '../../base/visible.ts';
import { useLateStyles } from '../../host/use-host.ts';
import { attachTooltip } from '../tooltip/attach-tooltip.ts';

/** Characters at the end that stay: the ending, and what tells "report 1.pdf" from "report 2.pdf". */
const keptAtEnd = 10;

/** A file's name in one line, cut in its middle where there is no room; then its tooltip is the whole name. */
export function CutName({ name }: { name: string }) {
  const adopt = useLateStyles();
  const attach = useCallback(
    (anchor: HTMLElement | null) => {
      const start = anchor?.firstElementChild;
      if (!anchor || !start) return;
      const read = () => (start.scrollWidth > start.clientWidth ? (anchor.textContent ?? undefined) : undefined);
      return attachTooltip({ anchor, read, adopt });
    },
    [adopt],
  );
  // By characters as people see them: a surrogate pair or a flag is not torn apart.
  const shown = visible(name);
  const characters = [...shown];
  const start = characters.slice(0, Math.max(characters.length - keptAtEnd, 0)).join('');
  return (
    <bdi ref={attach} className="cut-name">
      <span className="cut-name-start">{start}</span>
      <span className="cut-name-end">{shown.slice(start.length)}</span>
    </bdi>
  );
}
