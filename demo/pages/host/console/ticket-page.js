// One ticket: what was asked, what was answered, what automations did, and what can be done with it.
import { ask, askAll, send } from './calls.js';
import { heading, make } from './dom.js';
import { shownHtml } from './shown-html.js';
import { date, list, word } from './words.js';

const priorities = ['NONE', 'LOW', 'MEDIUM', 'HIGH'];
const option = ({ id, name }) => ({ value: String(id), label: name });

export function ticketPage({ route, signal, retitle, forget }) {
  const [, id] = route.steps;
  const title = heading(word('ticketOf', { id }));
  const trail = make('p', { class: 'trail' }, make('a', { href: '#/ticketing' }, word('allTickets')));
  const badge = make('rmm-ticket-status', { hidden: true });
  const talk = make('div', { class: 'talk', 'aria-busy': 'true' });
  const facts = make('aside', { class: 'facts', 'aria-label': word('properties') });
  const timer = make('rmm-ticket-timer', {
    'ticket-id': id,
    'rmm-ticket-open': ({ detail }) => location.assign(`#/ticketing/${detail.ticketId}`),
  });
  const whole = make('div', { class: 'ticket' }, talk, make('div', { class: 'beside' }, facts, timer));
  const notice = make('div', { class: 'notice', role: 'alert', hidden: true });
  const comment = commentForm({ add: (written) => order({ comment: written }) });
  let lists;
  let controls;

  async function read() {
    notice.hidden = true;
    try {
      lists ??= await askLists(signal);
      const [sent, { facts: now, comments }, runs] = await Promise.all([
        ask(`/demo/tickets/${id}/sent`, {}, signal),
        ask(`/demo/tickets/${id}`, {}, signal),
        ask(`/ticketing/tickets/${id}/runs`, {}, signal),
      ]);
      draw({ sent, now, comments, runs: runs.results });
    } catch (error) {
      if (signal.aborted) return;
      if (/404|not found/i.test(error.message)) return showMissing();
      console.warn(error);
      fail(word('failed'), read);
    }
    talk.removeAttribute('aria-busy');
  }

  /** Whatever came of it, the page shows what is so. Says whether it was done. */
  async function order(change) {
    notice.hidden = true;
    for (const control of controls ?? []) control.disabled = true;
    try {
      await send('PATCH', `/demo/tickets/${id}`, change);
      await read();
      return true;
    } catch (error) {
      fail(error.message, undefined);
      await read();
      notice.hidden = false;
      return false;
    } finally {
      for (const control of controls ?? []) control.disabled = false;
    }
  }

  function fail(text, again) {
    notice.replaceChildren(text);
    if (again) notice.append(make('button', { type: 'button', class: 'button', click: again }, word('retry')));
    notice.hidden = false;
  }

  function showMissing() {
    title.textContent = word('noTicket', { id });
    retitle(title.textContent);
    forget();
    badge.remove();
    whole.replaceWith(make('p', {}, word('noDeviceHint')));
  }

  function draw({ sent, now, comments, runs }) {
    title.textContent = now.summary;
    retitle(now.summary);
    const status = lists.statuses.find((one) => one.id === now.status);
    badge.setAttribute('status', status?.parentId ?? now.status);
    badge.setAttribute('label', status?.displayName ?? now.status);
    badge.hidden = false;
    controls ??= makeControls();
    for (const control of controls) control.show(now);
    talk.replaceChildren(
      entry({ name: sent.author.name, time: sent.created }, bodyOf(sent)),
      ...comments.map((one) =>
        entry({ name: one.author, time: one.created, isAutomatic: one.userId === null, isPrivate: !one.public }, [
          shownHtml(one.body),
        ]),
      ),
      comment,
      ...history(runs),
    );
  }

  function makeControls() {
    const made = [
      choice(
        'status',
        lists.statuses.map((one) => ({ value: one.id, label: one.displayName })),
        {
          value: (now) => now.status,
          order: (value) => ({ status: value }),
        },
      ),
      choice(
        'priority',
        priorities.map((value) => ({ value, label: word(`choices.${value}`) })),
        {
          value: (now) => now.priority,
          order: (value) => ({ priority: value }),
        },
      ),
      choice('assignee', lists.technicians.map(option), {
        value: (now) => now.assignee ?? '',
        order: (value) => ({ assignee: value || null }),
        clearable: true,
      }),
      choice('organization', lists.organizations.map(option), {
        value: (now) => now.organization ?? '',
        order: (value) => ({ organization: value || null }),
        clearable: true,
      }),
      tags(),
    ];
    const resolve = make(
      'button',
      { type: 'button', class: 'button primary', click: () => void order({ status: 'RESOLVED' }) },
      word('resolve'),
    );
    resolve.show = (now) => {
      resolve.hidden = ['RESOLVED', 'CLOSED'].includes(now.status);
    };
    facts.replaceChildren(resolve, ...made);
    return [resolve, ...made];
  }

  function choice(name, options, { value, order: orderOf, clearable = false }) {
    const control = make('rmm-select', {
      label: word(name),
      searchable: options.length > 10,
      clearable,
      placeholder: clearable ? word(`unset.${name}`) : undefined,
    });
    control.options = options;
    control.addEventListener('change', () => void order(orderOf(control.value ?? '')));
    control.show = (now) => {
      control.value = String(value(now) ?? '');
    };
    return control;
  }

  function tags() {
    const control = make('rmm-select', { label: word('tags'), multiple: true, searchable: true });
    control.options = lists.tags.map(({ name }) => ({ value: name, label: name }));
    control.addEventListener('change', () => void order({ tags: [...control.values] }));
    control.show = (now) => {
      control.values = now.tags ?? [];
    };
    return control;
  }

  void read();
  return {
    title: title.textContent,
    tab: route.path,
    content: [make('div', { class: 'title' }, trail, title, badge), notice, whole],
  };
}

async function askLists(signal) {
  const [statuses, technicians, organizations, tags] = await Promise.all([
    ask('/ticketing/statuses', {}, signal),
    ask('/query/users', { type: 'TECHNICIAN', size: 250 }, signal),
    ask('/client/list', {}, signal),
    askAll('/ticketing/tags', {}, signal),
  ]);
  return { statuses, technicians: technicians.results, organizations, tags };
}

function bodyOf({ payload, attachments }) {
  const body =
    payload.ticketBodyFormat === 'HTML'
      ? shownHtml(payload.ticketBody)
      : make('p', { class: 'plain', dir: 'auto' }, payload.ticketBody);
  const files = attachments
    .filter(({ contentAddress }) => contentAddress)
    .map(({ name, contentAddress }) => make('li', {}, make('a', { href: contentAddress }, make('bdi', {}, name))));
  return files.length === 0 ? [body] : [body, make('ul', { class: 'attached', 'aria-label': word('files') }, ...files)];
}

function entry({ name, time, isAutomatic = false, isPrivate = false }, content) {
  const moment = make('time', { datetime: new Date(time).toISOString(), class: 'soft' }, date(time));
  const marks = [isAutomatic && 'automatic', isPrivate && 'private'].filter(Boolean);
  return make(
    'article',
    { class: isPrivate ? 'entry private' : 'entry' },
    make(
      'header',
      {},
      make('bdi', { class: 'who' }, name),
      moment,
      ...marks.map((mark) => make('span', { class: 'state' }, word(mark))),
    ),
    ...content,
  );
}

/** What is written stays until it is sent. */
function commentForm({ add }) {
  const field = make('rmm-rich-text-editor', {
    label: word('comment'),
    'without-attachments': true,
    'without-source': true,
  });
  const isPublic = make('rmm-switch', { label: word('publicComment'), checked: true });
  const button = make('button', { type: 'submit', class: 'button' }, word('addComment'));
  const form = make(
    'form',
    {
      class: 'entry answer',
      async submit(event) {
        event.preventDefault();
        if (!field.checkValidity() || isEmpty(field.value)) return field.focus();
        button.disabled = true;
        if (await add({ body: field.value, public: isPublic.checked })) field.value = '';
        button.disabled = false;
      },
    },
    field,
    make('div', { class: 'answers' }, isPublic, button),
  );
  return form;
}

const isEmpty = (html) => /^\s*(?:<p>(?:<br>)?<\/p>\s*)*$/.test(html);

function history(runs) {
  if (runs.length === 0) return [];
  const rows = runs.map(({ automation, time, changes, failures }) => {
    const changed = changes.map(({ field }) => word(`fields.${field}`));
    const what = changed.length === 0 ? word('ranOnly') : word('ranAndChanged', { fields: list(changed) });
    const failed = failures.map(({ reason }) => make('span', { class: 'failure' }, reason));
    return make(
      'li',
      {},
      make('bdi', { class: 'who' }, automation.name),
      make('span', {}, what),
      make('time', { datetime: time, class: 'soft' }, date(Date.parse(time))),
      ...failed,
    );
  });
  return [make('section', { class: 'runs' }, make('h2', {}, word('automations')), make('ol', {}, ...rows))];
}
