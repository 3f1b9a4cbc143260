// The portal's own script: plain, external, without a build.
import { configure } from '/dist/elements/config.js';

const session = await (await fetch('/demo/session')).json();
configure({
  permissions: session.permissions,
  featureFlags: session.featureFlags,
  environment: session.environment,
  currentUser: session.user,
});

const browser = document.querySelector('rmm-backup-browser');
const note = document.querySelector('.portal-note');

// The portal has its own recovery desk: it takes requests over instead of the element's own way.
for (const action of ['download', 'restore', 'sync', 'delete']) {
  browser.addEventListener(`rmm-${action}-request`, (event) => {
    event.preventDefault();
    note.textContent = `Sent to the recovery desk: ${action}.`;
  });
}

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
