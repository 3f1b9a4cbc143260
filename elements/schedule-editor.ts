// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { ScheduleEditorElement } from '../src/schedule/editor/register-schedule-editor.ts';

export * from '../src/schedule/editor/register-schedule-editor.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-schedule-editor': ScheduleEditorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-schedule-editor': ReactProps<typeof ScheduleEditorElement.definition>;
    }
  }
}
