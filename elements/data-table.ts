// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { DataTableElement } from '../src/ui/table/element/register-data-table.ts';

export * from '../src/ui/table/element/register-data-table.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-data-table': DataTableElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-data-table': ReactProps<typeof DataTableElement.definition>;
    }
  }
}
