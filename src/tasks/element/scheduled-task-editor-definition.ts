import { type ElementDefinition, errorEvent, event, method, tagName, text } from '../../host/element-definition.ts';
import type { TaskSaveOrder } from '../editor/task-session.ts';

export interface SavedTaskDetail {
  /** Missing where the page has saved a new one and did not say as what. */
  readonly id: string | undefined;
  readonly isNew: boolean;
}

export const scheduledTaskEditorDefinition = {
  tag: tagName('scheduled-task-editor'),
  attributes: { taskId: text() },
  properties: {},
  events: {
    'rmm-task-save-request': event<TaskSaveOrder>('cancelable'),
    'rmm-task-saved': event<SavedTaskDetail>(),
    'rmm-error': errorEvent,
  },
  methods: {
    save: method<() => Promise<boolean>>(),
    discard: method<() => void>(),
    isDirty: method<() => boolean>(),
  },
} as const satisfies ElementDefinition;
