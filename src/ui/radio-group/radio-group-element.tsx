import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { useFormField } from '../field/use-form-field.ts';
import { watchMarkupOptions } from '../select/element/markup-options.ts';
import { RadioGroup } from './radio-group.tsx';
import type { radioGroupDefinition } from './radio-group-definition.ts';
import { chosenRadio, type RadioElementOption, radioOptions } from './radio-markup.ts';

/** `<rmm-radio-group>`. */
export function RadioGroupElement(values: ElementValues<typeof radioGroupDefinition>) {
  const { field, form, anchor } = useFormField(values);
  const { element } = useHost();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const { sync } = form;
  // In the same task as it is read: a change in between would be nobody's.
  useLayoutEffect(
    () =>
      watchMarkupOptions(element, () => {
        sync();
        readAgain();
      }),
    [element, sync],
  );
  const options = radioOptions(values, element);

  return (
    <RadioGroup
      {...field}
      ref={anchor}
      look={values.look}
      arrangement={values.arrangement}
      options={options.map(({ mountExtra, ...option }) => ({
        ...option,
        ...(mountExtra && { extraContent: <Extra mount={mountExtra} /> }),
      }))}
      value={chosenRadio(values, element)}
      onChange={(value) => form.enter(value, true)}
    />
  );
}

function Extra({ mount }: { mount: NonNullable<RadioElementOption['mountExtra']> }) {
  const { report } = useHost();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = container.current;
    if (!box) return;
    let end: ReturnType<typeof mount>;
    try {
      end = mount(box);
    } catch (error) {
      report(error);
    }
    return () => {
      end?.();
      box.replaceChildren();
    };
  }, [mount, report]);
  return <div ref={container} />;
}
