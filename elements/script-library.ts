// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { ScriptLibraryElement } from '../src/scripting/library/element/register-script-library.ts';

export * from '../src/scripting/library/element/register-script-library.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-script-library': ScriptLibraryElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-script-library': ReactProps<typeof ScriptLibraryElement.definition>;
    }
  }
}
