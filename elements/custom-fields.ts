// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { CustomFieldsElement } from '../src/workspace/custom-fields/element/register-custom-fields.ts';

export * from '../src/workspace/custom-fields/element/register-custom-fields.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-custom-fields': CustomFieldsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-custom-fields': ReactProps<typeof CustomFieldsElement.definition>;
    }
  }
}
