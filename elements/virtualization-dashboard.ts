// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { VirtualizationDashboardElement } from '../src/virtualization/element/register-virtualization-dashboard.ts';

export * from '../src/virtualization/element/register-virtualization-dashboard.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-virtualization-dashboard': VirtualizationDashboardElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-virtualization-dashboard': ReactProps<typeof VirtualizationDashboardElement.definition>;
    }
  }
}
