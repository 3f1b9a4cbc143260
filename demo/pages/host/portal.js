// The portal's own script: plain, external, without a build.
import { configure } from '/dist/elements/config.js';

// The portal has a button of its own for help, which works before anything else has come, and shows whether that is open.
const note = document.querySelector('.portal-note');
const help = document.querySelector('.portal-help-panel');
const helpButton = document.querySelector('.portal-help');
helpButton.addEventListener('click', async () => {
  await customElements.whenDefined('rmm-help-panel');
  if (help.opened) await help.close();
  else await help.open();
});
help.addEventListener('rmm-open', () => helpButton.setAttribute('aria-expanded', 'true'));
help.addEventListener('rmm-close', () => helpButton.setAttribute('aria-expanded', 'false'));
help.addEventListener('rmm-ticket-created', ({ detail }) => {
  note.textContent = `Your ticket was sent: ${detail.subject}.`;
});

// The one policy that the portal's own policy allows. The elements parse with it into documents that run nothing.
const policy = globalThis.trustedTypes?.createPolicy('portal', { createHTML: (html) => html });

const session = await (await fetch('/demo/session')).json();
configure({
  permissions: session.permissions,
  featureFlags: session.featureFlags,
  environment: session.environment,
  currentUser: session.user,
  ...(policy && { trustedTypesPolicy: policy }),
});

const browser = document.querySelector('rmm-backup-browser');

// The portal has its own recovery desk, which takes every action over: none of the element's dialogs opens.
browser.addEventListener('rmm-action', (event) => {
  event.preventDefault();
  note.textContent = `Sent to the recovery desk: ${event.detail.action}.`;
});

document.querySelector('.portal-theme').addEventListener('click', (event) => {
  const dark = document.documentElement.classList.toggle('dark');
  event.currentTarget.textContent = dark ? 'Light mode' : 'Dark mode';
});

// The place in the browser lives in the portal's address.
const placeInAddress = () => decodeURIComponent(location.hash.slice(1));
if (placeInAddress()) browser.setAttribute('location', placeInAddress());
browser.addEventListener('rmm-navigate', () => {
  queueMicrotask(() => history.pushState(null, '', `#${encodeURIComponent(browser.getAttribute('location') ?? '')}`));
});
addEventListener('popstate', () => {
  if (placeInAddress()) browser.setAttribute('location', placeInAddress());
  else browser.removeAttribute('location');
});

// Rich values are properties: they may be given before the autoloader has fetched the element.
Object.assign(document.querySelector('.portal-devices'), {
  columns: [
    { id: 'displayName', header: 'Name', priorityWidth: 320, disableSortBy: true },
    { id: 'nodeClass', header: 'Class', disableSortBy: true },
    {
      id: 'online',
      header: 'State',
      disableSortBy: true,
      cell: {
        type: 'Tags',
        tags: ({ online }) => [online ? { label: 'Online', tone: 'green' } : { label: 'Offline' }],
      },
    },
  ],
  rowActions: [{ id: 'call', labelToken: 'Call me about this' }],
  async fetcher({ pageIndex, pageSize, globalFilter, signal }) {
    const query = new URLSearchParams({ page: pageIndex, size: pageSize, name: globalFilter });
    const answer = await fetch(`/query/devices?${query}`, { signal });
    if (!answer.ok) throw new Error(`The portal answered ${answer.status}`);
    const { results, totalPages, totalElements } = await answer.json();
    return { data: results, pageCount: totalPages, totalCount: totalElements };
  },
});

const request = document.querySelector('.portal-request');
document.querySelector('.portal-devices').addEventListener('rmm-action', ({ detail }) => {
  const { elements } = request;
  elements.subject.value = 'device';
  elements.details.value = `About device ${detail.selection.ids.join(', ')}: `;
  elements.details.focus();
});

request.addEventListener('submit', (event) => {
  event.preventDefault();
  const sent = [...new FormData(request)].map(([name, value]) => `${name}: ${value.name ?? value}`);
  request.querySelector('[role="status"]').textContent = `Sent. ${sent.join(', ')}.`;
});
