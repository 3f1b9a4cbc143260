/** Registers `<rmm-restore-progress>`. As the dialog of one job it brings its view, and React with it, when it is first opened. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { restoreProgressDefinition } from './restore-progress-definition.ts';

export type { DialogClose } from '../../../ui/dialog-element/dialog-members.ts';
export type { JobChange, JobOrder, JobRetry, JobStateName } from '../job-view-types.ts';

export const RestoreProgressElement = defineElement(
  restoreProgressDefinition,
  async () => {
    const { RestoreProgressElement: view } = await import('./restore-progress-element.tsx');
    return { view };
  },
  { when: ({ open, jobUid }) => open || !jobUid },
);
export type RestoreProgressElement = ElementOf<typeof restoreProgressDefinition>;
