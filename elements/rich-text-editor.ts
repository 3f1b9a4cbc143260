// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { RichTextEditorElement } from '../src/ui/editor/register-rich-text-editor.ts';

export * from '../src/ui/editor/register-rich-text-editor.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-rich-text-editor': RichTextEditorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-rich-text-editor': ReactProps<typeof RichTextEditorElement.definition>;
    }
  }
}
