/** Registers `<rmm-select>`. */

import type { ElementOf } from '../../../host/element-definition.ts';
import { defineFormElement } from '../../../host/forms/define-form-element.ts';
import { addSelectAccessors } from './select-accessors.ts';
import { selectDefinition } from './select-definition.ts';

export type { LoadOptions, Option, OptionPage, OptionQuery } from '../option.ts';

export const SelectElement = defineFormElement(selectDefinition, async () => {
  const { SelectElement: view } = await import('./select-element.tsx');
  return { view };
});
export type SelectElement = ElementOf<typeof selectDefinition>;
addSelectAccessors(SelectElement.prototype);
