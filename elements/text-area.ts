/** Registers `<rmm-text-area>`. */
import { defineFormElement } from '../src/host/define-form-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { textAreaDefinition } from '../src/ui/text-area/text-area-definition.ts';
import type { ReactProps } from './react-props.ts';

export const TextAreaElement = defineFormElement(textAreaDefinition, async () => {
  const { TextAreaElement: view } = await import('../src/ui/text-area/text-area-element.tsx');
  return { view };
});
export type TextAreaElement = ElementOf<typeof textAreaDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-text-area': TextAreaElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-text-area': ReactProps<typeof textAreaDefinition>;
    }
  }
}
