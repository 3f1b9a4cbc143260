/** Registers `<rmm-restore-progress>`. As the dialog of one job it brings its view, and React with it, when it is first opened. */
import { restoreProgressDefinition } from '../src/backup/jobs/restore-progress-definition.ts';
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { JobChange, JobOrder, JobStateName } from '../src/backup/jobs/job-view-types.ts';

export const RestoreProgressElement = defineElement(
  restoreProgressDefinition,
  async () => {
    const { RestoreProgressElement: view } = await import('../src/backup/jobs/restore-progress-element.tsx');
    return { view };
  },
  { when: ({ open, jobUid }) => open || !jobUid },
);
export type RestoreProgressElement = ElementOf<typeof restoreProgressDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-restore-progress': RestoreProgressElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-restore-progress': ReactProps<typeof restoreProgressDefinition>;
    }
  }
}
