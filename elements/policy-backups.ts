// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { PolicyBackupsElement } from '../src/policies/backups/element/register-policy-backups.ts';

export * from '../src/policies/backups/element/register-policy-backups.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-policy-backups': PolicyBackupsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-policy-backups': ReactProps<typeof PolicyBackupsElement.definition>;
    }
  }
}
