import { useEffect, useRef } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { jobMessages } from '../job-messages.ts';
import { isOver } from '../job-state.ts';
import type { ShownState } from '../job-view-types.ts';

/**
 * Tells a screen reader when a job goes from one state to the next; every percent would be noise. `isAwaited` for one that
 * was just begun: a small one is over before it is first looked at.
 */
export function useSpokenState(state: ShownState | undefined, isAwaited: boolean): void {
  const t = useMessages(jobMessages);
  const announce = useAnnounce();
  const before = useRef(state);
  useEffect(() => {
    const known = before.current;
    before.current = state;
    if (state === undefined || state === known) return;
    if (known !== undefined || (isAwaited && isOver(state))) announce(t(`state.${state}`));
  }, [state, isAwaited, t, announce]);
}
