import { ask } from './calls.js';
import { heading, make } from './dom.js';
import { word } from './words.js';

/** One ticket, with the time that is worked on it. */
export function ticketPage({ route, signal, retitle }) {
  const [, id] = route.steps;
  const title = heading(`#${id}`);
  const text = make('p', { class: 'soft' });
  const timer = make('rmm-ticket-timer', {
    'ticket-id': id,
    'rmm-ticket-open': ({ detail }) => location.assign(`#/ticketing/${detail.ticketId}`),
  });
  void ask(`/ticketing/tickets/${id}`, {}, signal)
    .then(({ ticket }) => {
      title.textContent = ticket.summary;
      text.textContent = ticket.description ?? '';
      retitle(ticket.summary);
    })
    .catch((error) => {
      if (!signal.aborted) text.textContent = word('failed');
      if (!signal.aborted) console.warn(error);
    });
  const trail = make('p', { class: 'trail' }, make('a', { href: '#/ticketing' }, word('tickets')));
  const answer = make('a', { href: `/demo/inbox#ticket-${id}` }, word('answerTicket'));
  return {
    title: `#${id}`,
    content: [make('div', { class: 'title' }, trail, title, text), make('div', {}, answer), timer],
  };
}
