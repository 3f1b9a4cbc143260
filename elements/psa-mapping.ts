// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { PsaMappingElement } from '../src/psa/element/register-psa-mapping.ts';

export * from '../src/psa/element/register-psa-mapping.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-psa-mapping': PsaMappingElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-psa-mapping': ReactProps<typeof PsaMappingElement.definition>;
    }
  }
}
