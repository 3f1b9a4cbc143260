/** Registers `<rmm-scheduled-task-editor>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { scheduledTaskEditorDefinition } from './scheduled-task-editor-definition.ts';

export type { TaskBody } from '../contract.ts';
export type { TaskSaveOrder } from '../editor/task-session.ts';
export type { SavedTaskDetail } from './scheduled-task-editor-definition.ts';

export const ScheduledTaskEditorElement = defineElement(scheduledTaskEditorDefinition, async () => {
  const { ScheduledTaskEditorElement: view } = await import('./scheduled-task-editor-element.tsx');
  return { view };
});
export type ScheduledTaskEditorElement = ElementOf<typeof scheduledTaskEditorDefinition>;
