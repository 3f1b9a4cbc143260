import { effect, untracked } from '@preact/signals-core';
import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../../host/use-host.ts';
import type { FormLabels } from './form-changes.ts';
import type { FormChange, FormModel } from './form-types.ts';
import { type ClosingGuard, type ClosingGuardOptions, useClosingGuard } from './use-closing-guard.tsx';

export interface UnsavedOptions<Values extends object = object> extends Pick<ClosingGuardOptions, 'renderPrompt'> {
  /** Whether closing would lose something, where that is not the form's own to tell. */
  wouldLose?: ((form: FormModel<Values>) => boolean) | undefined;
  /** Of the fields, in the order in which changes are told. Without any the prompt tells only that there are some. */
  labels?: FormLabels;
  /** What would be lost, where the form's owner tells it in words of its own. */
  readChanges?: (() => readonly FormChange[]) | undefined;
  /** Also when the page is left, in the browser's own words. Default: not. */
  whenLeaving?: boolean;
  /** How a value reads, where its own text does not tell: the label of an option. `undefined` leaves it as it is. */
  describe?: (value: unknown, change: FormChange) => string | undefined;
}

/** Asks before what was typed is thrown away, and tells what that is; a form on its way stays until it has arrived. */
export function useUnsavedChanges<Values extends object>(
  form: FormModel<Values>,
  {
    labels,
    readChanges,
    whenLeaving = false,
    describe,
    wouldLose = isLosing,
    renderPrompt,
  }: UnsavedOptions<Values> = {},
): ClosingGuard {
  const { element } = useHost();
  const { guard, prompt } = useClosingGuard({
    wouldLose: () => untracked(() => wouldLose(form)),
    renderPrompt,
    readChanges,
    compare: labels && (() => [form.initial.peek(), form.values.peek(), labels]),
    describe,
  });

  const mayLose = useEffectEvent(wouldLose);
  useEffect(() => {
    if (!whenLeaving) return;
    const view = element.ownerDocument.defaultView ?? window;
    // Asked only then: what would be lost may take longer to tell than a key may take.
    const ask = (event: Event) => {
      if (mayLose(form)) event.preventDefault();
    };
    // Listened to only while something was changed: such a page is not kept for going back.
    const stop = effect(() => {
      if (!form.wouldLose.value) return;
      view.addEventListener('beforeunload', ask);
      return () => view.removeEventListener('beforeunload', ask);
    });
    return stop;
  }, [form, whenLeaving, element]);

  return {
    guard(goOn) {
      if (!form.isSubmitting.peek()) guard(goOn);
    },
    prompt,
  };
}

const isLosing = <Values extends object>(form: FormModel<Values>) => form.wouldLose.value;
