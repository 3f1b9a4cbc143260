import type { Option } from '../option.ts';
import { isSkipped, keyOf } from './choices.ts';
import { useEnvironment } from './use-environment.ts';

/** What every select tells downshift: how options are known apart, and what the parts of the control are called. */
export function useChoiceOptions(controlId: string) {
  return {
    itemToKey: keyOf as (option: Option | null) => unknown,
    isItemDisabled: isSkipped,
    environment: useEnvironment(),
    labelId: `${controlId}-label`,
    menuId: `${controlId}-list`,
    getItemId: (index: number) => `${controlId}-option-${index}`,
    scrollIntoView: () => undefined,
  };
}
