/** The faces of what is asked for: loading, empty, no match, failed, partial and full. One of them is shown at a time. */
import type { ReactNode } from 'react';
import type { PagedState } from '../../base/resource/resource-state.ts';
import { Failure, type FailureProps } from './failure.tsx';

export interface FacesProps<Value> extends Pick<FailureProps, 'declinedTitle' | 'words' | 'look' | 'onRetry'> {
  state: PagedState<Value>;
  /** The shape of what is coming; shown as well while nobody has asked. */
  skeleton: ReactNode;
  /** What this is and what to do next. Without it an empty answer is drawn as any other. */
  empty?: ReactNode;
  /** In the place of `empty`, for as long as something is searched for or filtered by. */
  noMatch?: ReactNode;
  /** Whether an answer has nothing in it. Default: a list without items, whole or in pages. */
  isEmpty?: ((value: Value) => boolean) | undefined;
  /** Headline of a failure: what did not come. */
  failedTitle?: string | undefined;
  /** In the place of the usual face of a failure that left nothing to show, where a specification has another. */
  failed?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A failure while something is shown stands below it, with Retry: what is there stays. */
export function Faces<Value>(props: FacesProps<Value>) {
  const { state, failedTitle, declinedTitle, words, onRetry } = props;
  const isPartial = state.status === 'refresh-failed' || state.status === 'more-failed';
  // One structure for all of them: what is drawn alike by two faces is the same to React, with its focus and its scroll.
  return (
    <>
      {faceOf(props)}
      {isPartial && (
        <Failure look="inline" error={state.error} title={failedTitle} {...{ declinedTitle, words, onRetry }} />
      )}
    </>
  );
}

function faceOf<Value>(props: FacesProps<Value>): ReactNode {
  const { state, skeleton, empty, noMatch, isEmpty = hasNoItems, children } = props;
  switch (state.status) {
    case 'idle':
    case 'loading':
      return skeleton;
    case 'failed': {
      const { failed, failedTitle, declinedTitle, words, look, onRetry } = props;
      if (failed !== undefined) return failed;
      return <Failure error={state.error} title={failedTitle} {...{ declinedTitle, words, look, onRetry }} />;
    }
    default: {
      const nothing = noMatch ?? empty;
      const isShown = nothing === undefined || !isEmpty(state.value);
      return isShown ? children(state.value) : nothing;
    }
  }
}

function hasNoItems(value: unknown): boolean {
  const items = typeof value === 'object' && value !== null && 'items' in value ? value.items : value;
  return Array.isArray(items) && items.length === 0;
}
