import { doc } from '../../host/doc.ts';
import { type ElementDefinition, event, text } from '../../host/element-definition.ts';
import { dialogAttributes, dialogEvents, dialogMethods, dialogParts } from '../recovery/dialog-members.ts';
import type { JobChange, JobOrder } from './job-view-types.ts';

const cancelable = { cancelable: true };

export const restoreProgressDefinition = {
  tag: 'rmm-restore-progress',
  summary: doc`How far a restore job is, in a dialog; without job-uid all restore jobs of a device that were not cleared, in place`,
  attributes: {
    ...dialogAttributes,
    jobUid: text(doc`The job that the dialog follows; without it the element is the list of the device’s jobs`),
  },
  properties: {},
  events: {
    ...dialogEvents,
    'rmm-cancel-request': event<JobOrder>(
      doc`JobOrder`,
      doc`Canceling the job was confirmed; prevented, nothing is sent and the dialog closes`,
      cancelable,
    ),
    'rmm-restore-canceled': event<JobOrder>(doc`JobOrder`, doc`The server canceled the job`),
    'rmm-clear-request': event<JobOrder>(
      doc`JobOrder`,
      doc`Before a job that is over is cleared; prevented, nothing is sent and the dialog closes`,
      cancelable,
    ),
    'rmm-restore-cleared': event<JobOrder>(doc`JobOrder`, doc`The server has marked the job as ignored`),
    'rmm-job-change': event<JobChange>(doc`JobChange`, doc`The server told something new of a job`),
  },
  methods: dialogMethods,
  parts: {
    ...dialogParts,
    'job-tray': doc`The list of the device’s jobs`,
    'job-state': doc`A job’s state, in the dialog`,
    progress: doc`A job’s bar`,
  },
  cssProperties: {},
} as const satisfies ElementDefinition;
