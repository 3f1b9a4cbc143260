import { effect } from '@preact/signals-core';
import { type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../../host/use-host.ts';
import type { FormChange, FormModel } from './form-types.ts';
import { UnsavedPrompt } from './unsaved-prompt.tsx';

export interface UnsavedOptions {
  /** Also when the page is left, in the browser's own words. Default: not. */
  whenLeaving?: boolean;
  /** How a value reads, where its own text does not tell: the label of an option. `undefined` leaves it as it is. */
  describe?: (value: unknown, change: FormChange) => string | undefined;
}

export interface UnsavedChanges {
  /** Goes on at once when nothing would be lost, or once somebody said so; not at all while the form is on its way. */
  guard(goOn: () => void): void;
  /** To be rendered beside the dialog. */
  prompt: ReactNode;
}

/** Asks before what was typed is thrown away, and tells what that is. */
export function useUnsavedChanges<Values extends object>(
  form: FormModel<Values>,
  { whenLeaving = false, describe }: UnsavedOptions = {},
): UnsavedChanges {
  const { element } = useHost();
  const [goOn, setGoOn] = useState<() => void>();

  useEffect(() => {
    if (!whenLeaving) return;
    const view = element.ownerDocument.defaultView ?? window;
    const ask = (event: Event) => event.preventDefault();
    // Listened to only while there is something to lose: such a page is not kept for going back.
    const stop = effect(() => {
      if (!form.isDirty.value) return;
      view.addEventListener('beforeunload', ask);
      return () => view.removeEventListener('beforeunload', ask);
    });
    return stop;
  }, [form, whenLeaving, element]);

  return {
    guard(next) {
      if (form.isSubmitting.peek()) return;
      if (form.isDirty.peek()) setGoOn(() => next);
      else next();
    },
    prompt: goOn && (
      <UnsavedPrompt
        changes={form.changes}
        describe={describe}
        onKeep={() => setGoOn(undefined)}
        onDiscard={() => {
          setGoOn(undefined);
          goOn();
        }}
      />
    ),
  };
}
