import { type RefCallback, type RefObject, useLayoutEffect } from 'react';

/** Hands the control to its owner once; downshift's own ref is another function with every render. */
export function useControlRef(control: RefObject<HTMLElement | null>, ref: RefCallback<HTMLElement> | undefined) {
  useLayoutEffect(() => {
    ref?.(control.current);
    return () => void ref?.(null);
  }, [control, ref]);
}
