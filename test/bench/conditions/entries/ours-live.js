// Not known to the bundler: imported by the page from dist, as any page would.
import { middle, textOf } from './rules.js';

const [element, config] = ['/dist/elements/automation-editor.js', '/dist/elements/config.js'];

let editor;
let count;
const rows = () => editor.shadowRoot.querySelectorAll('.rows-item');
const tab = () =>
  [...(editor.shadowRoot?.querySelectorAll('[role=tab]') ?? [])].find(
    ({ textContent }) => textContent === 'Conditions',
  );

/** What the editor asks before it shows anything. */
function backend(input) {
  const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
  const all = Array.from({ length: count }, (_, index) => {
    return { field: 'summary', operator: 'contains', value: textOf(index) };
  });
  const rule = {
    id: '7',
    type: 'EVENT_BASED',
    enabled: true,
    name: 'Bench',
    conditions: { all, any: [] },
    actions: [],
  };
  const answers = {
    '/ticketing/graphql': { data: { ticketAttributes: [] } },
    '/ticketing/statuses': [{ id: 'NEW', displayName: 'New' }],
    '/ticketing/trigger/7': rule,
  };
  return Promise.resolve(Response.json(answers[path] ?? { results: [], totalElements: 0, totalPages: 0 }));
}

async function opened() {
  await editor.show();
  while (!editor.shadowRoot?.querySelector('.general') || !tab()) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

window.bench = {
  async mount(stage, wanted) {
    count = wanted;
    const [{ configure }] = await Promise.all([import(config), import(element)]);
    configure({ fetch: backend, permissions: { canManageTicketingAutomations: true }, currentUser: { id: 'bench' } });
    editor = document.createElement('rmm-automation-editor');
    editor.setAttribute('automation-id', '7');
    stage.append(editor);
    await opened();
    // Its code has come, as that of the others: what is timed is showing it.
    tab().click();
    while (rows().length === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    await editor.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await opened();
  },
  show: () => tab().click(),
  isThere: () => rows().length === count && rows()[0].querySelector('input, button') !== null,
  near: () => rows()[middle(count)].scrollIntoView(),
  input: () => rows()[middle(count)]?.querySelector('.condition-value input'),
};
