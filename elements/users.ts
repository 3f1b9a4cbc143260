// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { UsersElement } from '../src/people/element/register-users.ts';

export * from '../src/people/element/register-users.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-users': UsersElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-users': ReactProps<typeof UsersElement.definition>;
    }
  }
}
