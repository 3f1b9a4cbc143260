// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { ScriptVariablesElement } from '../src/scripting/variables/register-script-variables.ts';

export * from '../src/scripting/variables/register-script-variables.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-script-variables': ScriptVariablesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-script-variables': ReactProps<typeof ScriptVariablesElement.definition>;
    }
  }
}
