/** Registers `<rmm-rich-text-editor>`. */
import { defineFormElement } from '../src/host/define-form-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { richTextEditorDefinition } from '../src/ui/editor/rich-text-editor-definition.ts';
import type { ReactProps } from './react-props.ts';

export const RichTextEditorElement = defineFormElement(richTextEditorDefinition, async () => {
  const { RichTextEditorElement: view } = await import('../src/ui/editor/rich-text-editor-element.tsx');
  return { view };
});
export type RichTextEditorElement = ElementOf<typeof richTextEditorDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-rich-text-editor': RichTextEditorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-rich-text-editor': ReactProps<typeof richTextEditorDefinition>;
    }
  }
}
