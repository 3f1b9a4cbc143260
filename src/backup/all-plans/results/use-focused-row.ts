import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement, contains } from '../../../ui/shadow-dom.ts';
import type { AllPlansResults } from '../all-plans-results.ts';

/** Puts the focus on a row as soon as it is drawn, and on its successor when it, or the control that had it, goes. */
export function useFocusedRow({ rows, active, activate }: AllPlansResults, scroller: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined);
  const isInside = useRef(false);
  const last = useRef({ index: 0, key: undefined as string | undefined });
  const elementOf = (key: string) =>
    [...(scroller.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find((row) => row.dataset.key === key);

  useLayoutEffect(() => {
    const now = rows.peek();
    const { index, key } = last.current;
    const successor = now[index];
    // What stood for the rest gave way to what was read: on with the first of that.
    const hasGivenWay = key?.endsWith('/rest') && active.peek() === key && successor && successor.key !== key;
    if (hasGivenWay) activate(successor.key);
    const current = active.peek();
    const isLost = isInside.current && isNowhere(scroller.current);
    if (isInside.current && (hasGivenWay || isLost)) wanted.current = current;
    if (wanted.current !== undefined) {
      elementOf(wanted.current)?.focus({ preventScroll: true });
      wanted.current = undefined;
    }
    last.current = { index: now.findIndex((row) => row.key === current), key: current };
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a target the control was taken away, or the page was left.
      if (relatedTarget && !contains(scroller.current as Node, relatedTarget as Node)) isInside.current = false;
    },
    focus(key: string) {
      wanted.current = key;
      const drawn = elementOf(key);
      if (!drawn) return;
      drawn.focus({ preventScroll: true });
      wanted.current = undefined;
    },
  };
}

function isNowhere(scroller: HTMLElement | null): boolean {
  const focused = scroller && activeElement(scroller.ownerDocument);
  return !focused || contains(focused, scroller);
}
