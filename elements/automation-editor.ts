// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { AutomationEditorElement } from '../src/ticketing/editor/element/register-automation-editor.ts';

export * from '../src/ticketing/editor/element/register-automation-editor.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-automation-editor': AutomationEditorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-automation-editor': ReactProps<typeof AutomationEditorElement.definition>;
    }
  }
}
