// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { IntegrationsElement } from '../src/integrations/connections/element/register-integrations.ts';

export * from '../src/integrations/connections/element/register-integrations.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-integrations': IntegrationsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-integrations': ReactProps<typeof IntegrationsElement.definition>;
    }
  }
}
