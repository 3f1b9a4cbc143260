import { heading, make } from './dom.js';
import { word } from './words.js';

/** Nodes that ask to be let in. */
export function approvalsPage() {
  return {
    title: word('approvals'),
    content: [heading(word('approvals')), make('div', { class: 'whole' }, make('rmm-node-approvals'))],
  };
}
