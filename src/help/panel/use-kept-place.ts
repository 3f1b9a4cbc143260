import { type RefObject, useEffect, useRef } from 'react';
import type { HelpView } from '../help-types.ts';
import { isFocusLost } from '../is-focus-lost.ts';
import { focusFirstField } from './focus-first-field.ts';

/** When another view takes the place of what had the focus, the keyboard goes on at that view's first field. */
export function useKeptPlace(panel: RefObject<HTMLElement | null>, view: HelpView) {
  const last = useRef(view);
  useEffect(() => {
    const element = panel.current;
    if (!element || last.current === view) return;
    last.current = view;
    if (isFocusLost(element)) focusFirstField(element);
  }, [panel, view]);
}
