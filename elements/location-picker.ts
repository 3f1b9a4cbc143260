// Written by `npm run elements`, from the table in elements/elements.ts.
import type { LocationPickerElement } from '../src/backup/location/register-location-picker.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/backup/location/register-location-picker.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-location-picker': LocationPickerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-location-picker': ReactProps<typeof LocationPickerElement.definition>;
    }
  }
}
