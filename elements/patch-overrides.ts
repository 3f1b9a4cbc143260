// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { PatchOverridesElement } from '../src/policies/patches/element/register-patch-overrides.ts';

export * from '../src/policies/patches/element/register-patch-overrides.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-patch-overrides': PatchOverridesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-patch-overrides': ReactProps<typeof PatchOverridesElement.definition>;
    }
  }
}
