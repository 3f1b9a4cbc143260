// Written by `npm run elements`, from the table in elements/elements.ts.
import type { RestoreProgressElement } from '../src/backup/jobs/element/register-restore-progress.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/backup/jobs/element/register-restore-progress.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-restore-progress': RestoreProgressElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-restore-progress': ReactProps<typeof RestoreProgressElement.definition>;
    }
  }
}
