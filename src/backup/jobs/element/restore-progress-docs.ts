import type { DocsOf } from '../../../host/element-docs.ts';
import {
  dialogAttributeDocs,
  dialogEventDocs,
  dialogMethodDocs,
  dialogPartDocs,
} from '../../recovery/dialog-members-docs.ts';
import type { restoreProgressDefinition } from './restore-progress-definition.ts';

export const restoreProgressDocs: DocsOf<typeof restoreProgressDefinition> = {
  summary:
    'The progress of a restore job, in a dialog; without job-uid, all of a device’s restores, syncs and backups that haven’t been cleared, inline',
  attributes: {
    ...dialogAttributeDocs,
    jobUid: 'The job that the dialog follows; without it the element is the list of the device’s jobs',
  },
  events: {
    ...dialogEventDocs,
    'rmm-cancel-request': {
      detail: 'JobOrder',
      description: 'Canceling the job was confirmed; prevented, nothing is sent and the dialog closes',
    },
    'rmm-restore-canceled': { detail: 'JobOrder', description: 'The server canceled the job' },
    'rmm-clear-request': {
      detail: 'JobOrder',
      description: 'Before a job of any kind that is over is cleared; prevented, nothing is sent and the dialog closes',
    },
    'rmm-restore-cleared': { detail: 'JobOrder', description: 'The server has marked the job as ignored' },
    'rmm-retry-request': {
      detail: 'JobOrder',
      description:
        'Before a new job restores what this one failed to; prevented, nothing is sent and the dialog closes',
    },
    'rmm-restore-retried': {
      detail: 'JobRetry',
      description: 'The server has made that job, which the dialog shows from now on',
    },
    'rmm-job-change': {
      detail: 'JobChange',
      description: 'The server told something new of a job; its content.actionType says of which kind',
    },
  },
  methods: dialogMethodDocs,
  parts: {
    ...dialogPartDocs,
    'job-tray': 'The list of the device’s jobs',
    'job-state': 'A job’s state, in the dialog',
    progress: 'A job’s bar',
  },
};
