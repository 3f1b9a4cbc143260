import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { createResource } from '../base/resource/resource.ts';
import { fetchCode } from '../host/late-code/fetch-code.ts';
import { useHost } from '../host/use-host.ts';
import { Busy, FailureOver, FailureWords } from './late-faces.tsx';

export interface LateOptions<Props> {
  /** Whether somebody waits for it now. What nobody waits for comes, or fails, without a word. Default: as long as it is shown. */
  isWanted?: ((props: Props) => boolean) | undefined;
  /** Decoration, or news that nobody has asked for: what stands in its place will do, until it is shown the next time. */
  isQuiet?: boolean | undefined;
}

/** For what comes by itself: nobody waits for it, so that nothing is said before it fails. */
export const Nothing = () => null;

/**
 * A component whose code comes when it is first shown, so that a page which only shows the rest does not pay for it. Who
 * has to wait is told so; code that does not come is a failure with Retry. What takes an `onClose` opens over the page:
 * its failure is a dialog, whose closing closes what was to open. All else fails in its place.
 *
 * Retry imports the same address again; where that can not help, `fetchCode` tells so and the way on is Reload.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
  { isWanted = () => true, isQuiet = false }: LateOptions<Props> = {},
): ComponentType<Props> {
  // One for all that show it: what one was given the next has at once, and one Retry is for all.
  const code = createResource({ read: () => fetchCode(load) });

  return function Late(props: Props) {
    useSignals();
    const { report } = useHost();
    const state = code.state.value;
    const isAwaited = !isQuiet && isWanted(props);
    // Before anything is painted, so that nobody sees a failure that is asked for again already.
    useLayoutEffect(() => {
      // Also what has failed for others, or while nobody waited for it: shown anew it is asked for anew.
      if (code.state.peek().status === 'idle') code.ask(undefined);
      else if (isAwaited || isQuiet) code.retry();
    }, [isAwaited]);
    const failure = state.status === 'failed' ? state : undefined;
    useEffect(() => {
      if (failure) report(failure.error);
    }, [failure, report]);

    if (state.status === 'ready') {
      const View = state.value;
      return <View {...props} />;
    }
    const meanwhile = Meanwhile ? <Meanwhile {...props} /> : null;
    if (!isAwaited) return meanwhile;
    const onClose = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : undefined;
    if (onClose) {
      return failure ? (
        <FailureOver error={failure.error} onRetry={code.retry} onClose={() => onClose()} />
      ) : (
        <Busy isOver />
      );
    }
    if (!failure) return Meanwhile ? meanwhile : <Busy />;
    return (
      <>
        {meanwhile}
        <FailureWords error={failure.error} onRetry={code.retry} />
      </>
    );
  };
}
