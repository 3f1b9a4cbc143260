import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { scheduledTaskEditorDefinition } from './scheduled-task-editor-definition.ts';

export const scheduledTaskEditorDocs: DocsOf<typeof scheduledTaskEditorDefinition> = {
  summary:
    'Creates and edits a scheduled task: its scripts, schedule and targets, with what became of it and a way to run it now',
  attributes: {
    taskId: 'What is edited; without it one is created, and this becomes its id once it is saved',
  },
  events: {
    'rmm-task-save-request': {
      detail: 'TaskSaveOrder',
      description: 'It is about to be saved; prevented, nothing is sent and what was typed counts as saved',
    },
    'rmm-task-saved': {
      detail: 'SavedTaskDetail',
      description: 'It was saved; lists that show it can be refreshed',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    save: {
      signature: '() => Promise<boolean>',
      description: 'As the button does: shows what is wrong, or saves. Answers whether it was saved',
    },
    discard: {
      signature: '() => Promise<void>',
      description: 'Gives up what was changed, without asking',
    },
    isDirty: {
      signature: '() => Promise<boolean>',
      description: 'Whether something was changed that is not saved',
    },
  },
  parts: { form: 'The form' },
};
