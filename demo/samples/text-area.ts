import type { Sample } from './sample.ts';

export const textAreaSample: Sample = {
  attributes: { label: 'Note', name: 'note', hint: 'Only technicians can read this.' },
  look: { label: 'Note', value: 'Restarted the print spooler.' },
  markup: '<rmm-text-area label="Note" name="note"></rmm-text-area>',
  states: [
    {
      name: 'Near its limit',
      attributes: { label: 'Note', 'max-length': '40', value: 'Restarted the print spooler twice.' },
    },
    { name: 'Too long', attributes: { label: 'Note', 'max-length': '20', value: 'Restarted the print spooler.' } },
    { name: 'No limit', attributes: { label: 'Note', unlimited: '', placeholder: 'What was done?' } },
    { name: 'Required', attributes: { label: 'Note', name: 'note', required: '' } },
    { name: 'Wrong', attributes: { label: 'Note', value: 'asdf', error: 'Describe what was done.' } },
    { name: 'Disabled', attributes: { label: 'Note', value: 'Closed.', disabled: '' } },
    { name: 'Read only', attributes: { label: 'Note', value: 'Closed.', readonly: '' } },
  ],
};
