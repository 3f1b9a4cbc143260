import { heading, make } from './dom.js';
import { word } from './words.js';

export function credentialsPage() {
  return {
    title: word('credentials'),
    content: [heading(word('credentials')), make('div', { class: 'whole' }, make('rmm-credentials'))],
  };
}
