// Written by `npm run elements`, from the table in elements/elements.ts.
import type { DoctorElement } from '../src/doctor/element/register-doctor.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/doctor/element/register-doctor.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-doctor': DoctorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-doctor': ReactProps<typeof DoctorElement.definition>;
    }
  }
}
