import type { Sample } from './sample.ts';

export const automationEditorSample: Sample = {
  attributes: { type: 'EVENT_BASED' },
  markup: '<rmm-automation-editor type="EVENT_BASED" open></rmm-automation-editor>',
  states: [
    { name: 'Event-based', attributes: { type: 'EVENT_BASED', open: '' } },
    { name: 'Time-based', attributes: { type: 'TIME_BASED', open: '' } },
    { name: 'Response template', attributes: { type: 'RESPONSE_TEMPLATE', open: '' } },
    { name: 'Board', attributes: { type: 'BOARD', open: '' } },
  ],
};
