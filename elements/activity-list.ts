// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ActivityListElement } from '../src/activity/element/register-activity-list.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/activity/element/register-activity-list.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-activity-list': ActivityListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-activity-list': ReactProps<typeof ActivityListElement.definition>;
    }
  }
}
