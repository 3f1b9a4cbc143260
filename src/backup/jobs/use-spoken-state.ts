import { useEffect, useRef } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { jobMessages } from './job-messages.ts';
import type { JobStateName } from './job-view-types.ts';

/** Tells a screen reader when a job goes from one state to the next; every percent would be noise. */
export function useSpokenState(state: JobStateName | undefined): void {
  const t = useMessages(jobMessages);
  const announce = useAnnounce();
  const before = useRef(state);
  useEffect(() => {
    const known = before.current;
    before.current = state;
    if (known !== undefined && state !== undefined && known !== state) announce(t(`state.${state}`));
  }, [state, t, announce]);
}
