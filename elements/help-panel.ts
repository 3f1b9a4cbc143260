// Written by `npm run elements`, from the table in elements/elements.ts.
import type { HelpPanelElement } from '../src/help/panel/register-help-panel.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/help/panel/register-help-panel.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-help-panel': HelpPanelElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-help-panel': ReactProps<typeof HelpPanelElement.definition>;
    }
  }
}
