import { useEffect } from 'react';
import { type ElementValues, tagName } from '../host/element-definition.ts';
import { useHost } from '../host/use-host.ts';
import { useFormField } from '../ui/field/use-form-field.ts';
import { useParameterMessages } from './messages.ts';
import type { parameterPickerDefinition } from './parameter-picker-definition.ts';
import { parameterPickers } from './parameter-pickers.tsx';

/** `<rmm-parameter-picker>`. */
export function ParameterPickerElement(values: ElementValues<typeof parameterPickerDefinition>) {
  const { field, form, anchor } = useFormField(values);
  const { report } = useHost();
  const t = useParameterMessages();
  const { kind, serviceAction: action = 'start-stop', nodeId, value } = values;
  const isKindless = kind === undefined;
  useEffect(() => {
    if (isKindless) report(new TypeError(`<${tagName('parameter-picker')}>: kind is not set, so nothing is shown.`));
  }, [isKindless, report]);
  if (kind === undefined) return <div />;

  const Picker = parameterPickers[kind];
  return (
    <Picker
      {...field}
      label={field.label || t(`kinds.${kind}`)}
      anchor={anchor}
      value={value}
      onChange={(next) => form.enter(next, true)}
      action={action}
      nodeId={nodeId}
    />
  );
}
