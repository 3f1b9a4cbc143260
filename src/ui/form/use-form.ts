import { useModel } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { createFormModel, type FormOptions } from './form-model.ts';
import type { FormModel } from './form-types.ts';

/**
 * A form that lives as long as the component. Its options are those of the first rendering, but for `onSubmit`, which
 * is always the latest. To fill it in anew, `reset(values)`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormModel<Values> {
  const onSubmit = useEffectEvent(options.onSubmit);
  return useModel(() =>
    createFormModel({ ...options, onSubmit: (values: Values, signal: AbortSignal) => onSubmit(values, signal) }),
  );
}
