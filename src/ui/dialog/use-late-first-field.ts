import { useEffect, useEffectEvent } from 'react';
import { activeElement } from '../shadow-dom.ts';

/** A dialog may be open before its first field has come: that takes the focus then, unless somebody is elsewhere by now. */
export function useLateFirstField(find: () => HTMLElement | null | undefined): void {
  const findNow = useEffectEvent(find);
  useEffect(() => {
    const field = findNow();
    const focused = field && activeElement(field.ownerDocument);
    if (focused?.matches('dialog, .dialog-footer *')) field?.focus();
  }, []);
}
