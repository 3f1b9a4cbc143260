import type { Sample } from './sample.ts';

export const scheduledTaskEditorSample: Sample = {
  attributes: { 'task-id': '1' },
  look: { 'task-id': '1' },
  hasOwnHeight: true,
  markup: '<rmm-scheduled-task-editor task-id="1"></rmm-scheduled-task-editor>',
  states: [
    { name: 'Runs every night', attributes: { 'task-id': '1' } },
    { name: 'Runs on a group', attributes: { 'task-id': '2' } },
    { name: 'Runs on the node', attributes: { 'task-id': '3' } },
    { name: 'New', attributes: {} },
  ],
};
