import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { useFormField } from '../field/use-form-field.ts';
import { eventTarget } from '../shadow-dom.ts';
import { Switch } from './switch.tsx';
import type { switchDefinition } from './switch-definition.ts';

/** `<rmm-switch>`. */
export function SwitchElement(values: ElementValues<typeof switchDefinition>) {
  const { field, form, anchor } = useFormField(values);
  const { element } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const ref = useCallback(
    (switched: HTMLInputElement | null) => {
      input.current = switched;
      anchor(switched);
    },
    [anchor],
  );

  // With the input: whoever sees it may press.
  useLayoutEffect(() => {
    // A press on the page's label, and `click()`, are clicks on the element itself: as on a checkbox they switch it.
    const onClick = (event: Event) => {
      if (eventTarget(event) === element) input.current?.click();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [element]);

  return <Switch {...field} ref={ref} checked={values.checked} onChange={(checked) => form.enter(checked, true)} />;
}
