/** Registers `<rmm-radio-group>`. */
import { defineFormElement } from '../src/host/define-form-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { radioGroupDefinition } from '../src/ui/radio-group/radio-group-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { RadioElementOption } from '../src/ui/radio-group/radio-markup.ts';

export const RadioGroupElement = defineFormElement(radioGroupDefinition, async () => {
  const { RadioGroupElement: view } = await import('../src/ui/radio-group/radio-group-element.tsx');
  return { view };
});
export type RadioGroupElement = ElementOf<typeof radioGroupDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-radio-group': RadioGroupElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-radio-group': ReactProps<typeof radioGroupDefinition>;
    }
  }
}
