import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../host/use-host.ts';

export interface Wanted<Props> {
  /** The component, once it is there. */
  View: ComponentType<Props> | undefined;
  isComing: boolean;
  /** It did not come, which is reported; asked for once more it may. */
  hasFailed: boolean;
  want(): void;
}

/**
 * A component whose code comes when somebody wants it, while something that works without it stands in its place; unlike
 * `late`, which shows nothing of use until then.
 */
export function useWanted<Props>(load: () => Promise<ComponentType<Props>>): Wanted<Props> {
  const { report } = useHost();
  const [state, setState] = useState<{ View?: ComponentType<Props>; is: 'idle' | 'coming' | 'failed' }>({ is: 'idle' });
  const isMounted = useRef(true);
  const isAsked = useRef(false);
  const loading = useRef(load);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const want = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ is: 'coming' });
    loading.current().then(
      (View) => {
        if (isMounted.current) setState({ View, is: 'idle' });
      },
      (error: unknown) => {
        isAsked.current = false;
        report(error);
        if (isMounted.current) setState({ is: 'failed' });
      },
    );
  }, [report]);

  return { View: state.View, isComing: state.is === 'coming', hasFailed: state.is === 'failed', want };
}
