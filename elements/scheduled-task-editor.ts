// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { ScheduledTaskEditorElement } from '../src/tasks/element/register-scheduled-task-editor.ts';

export * from '../src/tasks/element/register-scheduled-task-editor.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-scheduled-task-editor': ScheduledTaskEditorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-scheduled-task-editor': ReactProps<typeof ScheduledTaskEditorElement.definition>;
    }
  }
}
