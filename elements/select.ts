/** Registers `<rmm-select>`. */
import { defineFormElement } from '../src/host/define-form-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { addSelectAccessors } from '../src/ui/select/select-accessors.ts';
import { selectDefinition } from '../src/ui/select/select-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { LoadOptions, Option, OptionPage, OptionQuery } from '../src/ui/select/option.ts';

export const SelectElement = defineFormElement(selectDefinition, async () => {
  const { SelectElement: view } = await import('../src/ui/select/select-element.tsx');
  return { view };
});
export type SelectElement = ElementOf<typeof selectDefinition>;
addSelectAccessors(SelectElement.prototype);

declare global {
  interface HTMLElementTagNameMap {
    'rmm-select': SelectElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-select': ReactProps<typeof selectDefinition>;
    }
  }
}
