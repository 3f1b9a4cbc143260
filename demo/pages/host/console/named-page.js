// A page about one thing, called as the server calls it, with the way back to its list.
import { ask } from './calls.js';
import { heading, make } from './dom.js';

/**
 * @param page what the console hands to its pages
 * @param title until its name is known, and where it can't be had: what the page shows tells failures itself
 * @param back `{ href, text }` of its list
 * @param found `{ path, query, nameOf }`: the list that has it first, and its name there
 */
export function namedPage({ signal, retitle }, { title, back, found, tab, content }) {
  const head = heading(title);
  const trail = make('p', { class: 'trail' }, make('a', { href: back.href }, back.text));

  async function showName() {
    const answer = await ask(found.path, found.query, signal).catch(() => undefined);
    const [one] = answer?.results ?? [];
    if (!one) return;
    head.textContent = found.nameOf(one);
    retitle(head.textContent);
  }
  void showName();
  return { title, tab, content: [make('div', { class: 'title' }, trail, head), ...content] };
}
