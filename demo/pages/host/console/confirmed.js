import { make } from './dom.js';
import { word } from './words.js';

/** Asks in a dialog of the console's own, which Escape closes; what is destructive is not focused first. */
export function confirmed({ title, text, yes }) {
  const { promise, resolve } = Promise.withResolvers();
  const answer = (value) => () => dialog.close(value);
  const cancel = make(
    'button',
    { type: 'button', class: 'button', autofocus: true, click: answer('') },
    word('cancel'),
  );
  const dialog = make(
    'dialog',
    { class: 'question', 'aria-labelledby': 'question', close: () => resolve(dialog.returnValue === 'yes') },
    make('h2', { id: 'question' }, title),
    make('p', {}, text),
    make(
      'div',
      { class: 'answers' },
      cancel,
      make('button', { type: 'button', class: 'button danger', click: answer('yes') }, yes),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return promise.finally(() => dialog.remove());
}
