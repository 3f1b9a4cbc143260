import { type ElementDefinition, event, tagName, text } from '../../../host/element-definition.ts';
import { dialogAttributes, dialogEvents, dialogMethods } from '../../recovery/dialog-members.ts';
import type { JobChange, JobOrder, JobRetry } from '../job-view-types.ts';

export const restoreProgressDefinition = {
  tag: tagName('restore-progress'),
  attributes: {
    ...dialogAttributes,
    jobUid: text(),
  },
  properties: {},
  events: {
    ...dialogEvents,
    'rmm-cancel-request': event<JobOrder>('cancelable'),
    'rmm-restore-canceled': event<JobOrder>(),
    'rmm-clear-request': event<JobOrder>('cancelable'),
    'rmm-restore-cleared': event<JobOrder>(),
    'rmm-retry-request': event<JobOrder>('cancelable'),
    'rmm-restore-retried': event<JobRetry>(),
    'rmm-job-change': event<JobChange>(),
  },
  methods: dialogMethods,
} as const satisfies ElementDefinition;
