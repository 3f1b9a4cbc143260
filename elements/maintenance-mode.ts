// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { MaintenanceModeElement } from '../src/policies/maintenance/register-maintenance-mode.ts';

export * from '../src/policies/maintenance/register-maintenance-mode.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-maintenance-mode': MaintenanceModeElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-maintenance-mode': ReactProps<typeof MaintenanceModeElement.definition>;
    }
  }
}
