import { useSyncExternalStore } from 'react';
import { useHost } from '../use-host.ts';
import { type FormControl, type FormState, formControlOf } from './form-control.ts';

/** The form's side of a form-associated element's view; renders again when the form disables it or asks for validity. */
export function useFormControl(): FormControl & FormState {
  const { element } = useHost();
  const control = formControlOf(element);
  if (control === undefined)
    throw new Error(`<${element.localName}> isn’t a form element. Define it with defineFormElement.`);
  const state = useSyncExternalStore(control.subscribe, control.state);
  return { ...control, ...state };
}
