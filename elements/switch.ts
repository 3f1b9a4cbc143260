/** Registers `<rmm-switch>`. */
import { defineFormElement } from '../src/host/define-form-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { switchDefinition } from '../src/ui/switch/switch-definition.ts';
import type { ReactProps } from './react-props.ts';

export const SwitchElement = defineFormElement(switchDefinition, async () => {
  const { SwitchElement: view } = await import('../src/ui/switch/switch-element.tsx');
  return { view };
});
export type SwitchElement = ElementOf<typeof switchDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-switch': SwitchElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-switch': ReactProps<typeof switchDefinition>;
    }
  }
}
