// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { CredentialsElement } from '../src/integrations/credentials/element/register-credentials.ts';

export * from '../src/integrations/credentials/element/register-credentials.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-credentials': CredentialsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-credentials': ReactProps<typeof CredentialsElement.definition>;
    }
  }
}
