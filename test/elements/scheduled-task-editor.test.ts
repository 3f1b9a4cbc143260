import '../../elements/scheduled-task-editor.ts';
import { scheduledTaskEditorDefinition } from '../../src/tasks/element/scheduled-task-editor-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(scheduledTaskEditorDefinition, {
  load: async () => ({
    view: (await import('../../src/tasks/element/scheduled-task-editor-element.tsx')).ScheduledTaskEditorElement,
  }),
  attributes: {},
});
