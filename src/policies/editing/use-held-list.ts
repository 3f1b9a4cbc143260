import { effect } from '@preact/signals-core';
import { useEffect } from 'react';
import { useHost } from '../../host/use-host.ts';
import { useHeldForm } from '../../ui/form/held-forms.ts';
import type { EditedList } from './policy-session.ts';

/** Asks before what was changed is lost: by going to another policy, and, in the browser’s own words, by leaving the page. */
export function useHeldList<Item>({ isDirty }: Pick<EditedList<Item>, 'isDirty'>): void {
  const { element } = useHost();
  useHeldForm(() => isDirty.peek());
  useEffect(() => {
    const view = element.ownerDocument.defaultView ?? window;
    const ask = (event: Event) => event.preventDefault();
    // Listened to only while something was changed: such a page is not kept for going back.
    return effect(() => {
      if (!isDirty.value) return;
      view.addEventListener('beforeunload', ask);
      return () => view.removeEventListener('beforeunload', ask);
    });
  }, [isDirty, element]);
}
