import { heading, make } from './dom.js';
import { word } from './words.js';

export function customFieldsPage() {
  return {
    title: word('customFields'),
    content: [heading(word('customFields')), make('div', { class: 'whole' }, make('rmm-custom-fields'))],
  };
}
