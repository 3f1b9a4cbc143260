/** The faces of what is asked for: loading, empty, no match, failed, partial and full. One of them is shown at a time. */
import type { ReactNode } from 'react';
import { hasFailed, type PagedState } from '../../base/resource/resource-state.ts';

export interface PlainFacesProps<Value> {
  state: PagedState<Value>;
  /** The shape of what is coming; shown as well while nobody has asked. */
  skeleton: ReactNode;
  /** What this is and what to do next. Without it an empty answer is drawn as any other. */
  empty?: ReactNode;
  /** In the place of `empty`, for as long as something is searched for or filtered by. */
  noMatch?: ReactNode;
  /** Whether an answer has nothing in it. Default: a list without items, whole or in pages. */
  isEmpty?: ((value: Value) => boolean) | undefined;
  /** What stands in the place of it, or below what is shown, once asking has failed. */
  failed: ReactNode;
  children: (value: Value) => ReactNode;
}

/** For a feature that says a failure in a way of its own; `Faces` says it as everybody does. */
export function PlainFaces<Value>(props: PlainFacesProps<Value>) {
  const { state, failed } = props;
  // One structure for all of them: what is drawn alike by two faces is the same to React, with its focus and its scroll.
  return (
    <>
      {faceOf(props)}
      {hasFailed(state) && failed}
    </>
  );
}

function faceOf<Value>(props: PlainFacesProps<Value>): ReactNode {
  const { state, skeleton, empty, noMatch, isEmpty = hasNoItems, children } = props;
  switch (state.status) {
    case 'idle':
    case 'loading':
      return skeleton;
    case 'failed':
      return null;
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
