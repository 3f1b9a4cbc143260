import { heading, make } from './dom.js';
import { word } from './words.js';

/** Scripts, their categories and templates. */
export function scriptsPage() {
  return {
    title: word('scripts'),
    content: [heading(word('scripts')), make('div', { class: 'whole' }, make('rmm-script-library'))],
  };
}
