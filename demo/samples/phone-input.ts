import type { Sample } from './sample.ts';

const label = { label: 'Phone number', name: 'phone' };

export const phoneInputSample: Sample = {
  attributes: { ...label, hint: 'Type a number, or paste one with its country: +41 44 668 18 00.' },
  look: { ...label, value: '+41446681800' },
  markup: '<rmm-phone-input label="Phone number" name="phone" country="US"></rmm-phone-input>',
  states: [
    { name: 'Number from another country', attributes: { ...label, value: '+819012345678' } },
    { name: 'With an extension', attributes: { ...label, value: '+12133734253;ext=89' } },
    { name: 'Partial', attributes: { ...label, value: '(340) 775-1', hint: 'Leave the field to see the error.' } },
    { name: 'Required', attributes: { ...label, required: '', placeholder: '(201) 555-0123' } },
    { name: 'Rejected by the page', attributes: { ...label, value: '+12133734253', error: 'This number is blocked.' } },
    { name: 'Disabled', attributes: { ...label, value: '+442079460958', disabled: '' } },
    { name: 'Read only', attributes: { ...label, value: '+442079460958', readonly: '' } },
    { name: 'Without flags', attributes: { ...label, country: 'CH', 'flags-path': '/nowhere/' } },
    { name: 'Right to left', attributes: { ...label, value: '+966112345678', dir: 'rtl', lang: 'ar' } },
  ],
};
