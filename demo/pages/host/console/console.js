// A console's own script: plain modules, no build. Pages are chosen by the hash route.
import { configure } from '/dist/elements/config.js';
import { sharedState } from '/dist/elements/shared-state.js';
import { activityPage } from './activity-page.js';
import { approvalsPage } from './approvals-page.js';
import { areasPage } from './areas-page.js';
import { automationsPage } from './automations-page.js';
import { boardPage } from './board-page.js';
import { ask } from './calls.js';
import { credentialsPage } from './credentials-page.js';
import { customFieldsPage } from './custom-fields-page.js';
import { dashboardPage } from './dashboard-page.js';
import { devicePage } from './device-page.js';
import { devicesPage } from './devices-page.js';
import { make } from './dom.js';
import { home } from './frame/places.js';
import { createRecentTabs } from './frame/recent-tabs.js';
import { createSideBar } from './frame/side-bar.js';
import { gettingStartedPage } from './getting-started-page.js';
import { integrationsPage, providerPage, providerRoute } from './integrations-page.js';
import { deviceFieldsPage, maintenancePage } from './maintenance-page.js';
import { missingPage } from './missing-page.js';
import { organizationPage } from './organization-page.js';
import { overviewPage } from './overview-page.js';
import { policiesPage, policyPage, policyRoute } from './policies-page.js';
import { productsPage } from './products-page.js';
import { recordFieldsPage } from './record-fields-page.js';
import { readRoute, wholePath } from './route.js';
import { scriptsPage } from './scripts-page.js';
import { setSearchAddresses } from './search-addresses.js';
import { changeSettings, settings } from './settings.js';
import { settingsPage } from './settings-page.js';
import { taskPage, tasksPage } from './tasks-page.js';
import { ticketPage } from './ticket-page.js';
import { ticketsPage } from './tickets-page.js';
import { usersPage } from './users-page.js';
import { virtualizationPage } from './virtualization-page.js';
import { word } from './words.js';

const pages = [
  [/^\/systemDashboard\/overview$/, overviewPage],
  [/^\/systemDashboard\/(?:organizations|locations)$/, dashboardPage],
  [/^\/organizations\/\d+(?:\/(?:locations|devices|custom-fields))?$/, organizationPage],
  [/^\/(?:locations\/\d+|end-users\/[\w-]+)$/, recordFieldsPage],
  [/^\/getting-started$/, gettingStartedPage],
  [/^\/devices$/, devicesPage],
  [/^\/devices\/\d+\/backup$/, devicePage],
  [/^\/devices\/\d+\/maintenance$/, maintenancePage],
  [/^\/devices\/\d+\/custom-fields$/, deviceFieldsPage],
  [/^\/approvals$/, approvalsPage],
  [/^\/ticketing$/, ticketsPage],
  [/^\/ticketing\/\d+$/, ticketPage],
  [/^\/activity$/, activityPage],
  [/^\/boards$/, automationsPage],
  [/^\/boards\/\d+$/, boardPage],
  [/^\/automations(?:\/[\w-]+)?$/, automationsPage],
  [/^\/tasks$/, tasksPage],
  [/^\/tasks\/(?:new|\d+)$/, taskPage],
  [/^\/integrations$/, integrationsPage],
  [providerRoute, providerPage],
  [/^\/policies$/, policiesPage],
  [policyRoute, policyPage],
  [/^\/products(?:\/bill)?$/, productsPage],
  [/^\/scripts$/, scriptsPage],
  [/^\/users$/, usersPage],
  [/^\/custom-fields$/, customFieldsPage],
  [/^\/areas$/, areasPage],
  [/^\/virtualization(?:\/\d+){0,2}$/, virtualizationPage],
  [/^\/credentials$/, credentialsPage],
  [/^\/administration\/settings$/, settingsPage],
];

const content = document.getElementById('content');
const help = document.querySelector('rmm-help-panel');
const editor = document.querySelector('rmm-automation-editor');
const helpButton = document.querySelector('.help');

// It works before the console knows who is there.
helpButton.addEventListener('click', async () => {
  await customElements.whenDefined('rmm-help-panel');
  if (help.opened) await help.close();
  else await help.open();
});
new MutationObserver(() => {
  helpButton.ariaExpanded = String(help.hasAttribute('opened'));
}).observe(help, { attributeFilter: ['opened'] });

// The one policy that the console's own policy allows. The elements parse with it into documents that run nothing.
const policy = globalThis.trustedTypes?.createPolicy('console', { createHTML: (html) => html });
help.routes = [
  { route: '/integrations/*', query: 'psa mapping' },
  { route: '/products/*', query: 'product form' },
  { route: '/scripts/*', query: 'script variables' },
];
configureElements();
document.querySelector('.skip').addEventListener('click', (event) => {
  // Its address is no route.
  event.preventDefault();
  content.focus();
});
const session = await signedIn();
configure({
  permissions: session.permissions,
  featureFlags: session.featureFlags,
  environment: session.environment,
  currentUser: session.user,
  ...(policy && { trustedTypesPolicy: policy }),
});
document.querySelector('.user').textContent = session.user.name;

const sideBar = createSideBar({
  bar: document.getElementById('places'),
  menuButton: document.querySelector('.menu'),
  state: sharedState('sideBar'),
});
const tabs = createRecentTabs({
  bar: document.querySelector('.tabs'),
  state: sharedState('recentTabs'),
  leave: (next = `#${home}`) => {
    location.hash = next;
  },
});
let shown;

/** Who is there. Until that is known there is nothing to show, and a way to ask again. */
async function signedIn() {
  for (;;) {
    try {
      return await ask('/demo/session');
    } catch (error) {
      console.warn(error);
      await new Promise((resolve) => {
        const again = make('button', { type: 'button', class: 'button', click: resolve }, word('retry'));
        content.hidden = false;
        content.replaceChildren(make('div', { class: 'notice', role: 'alert' }, word('failed'), again));
      });
      content.replaceChildren();
    }
  }
}

function show({ isAnew = false } = {}) {
  const route = readRoute();
  const whole = wholePath(route.path);
  if (whole !== route.path) {
    history.replaceState(null, '', `#${whole}`);
    return show({ isAnew });
  }
  if (!isAnew && (shown?.path === route.path || shown?.page.holds?.(route))) {
    shown.path = route.path;
    shown.page.update?.(route);
    return mark(route);
  }
  const isFirst = shown === undefined;
  shown?.controller.abort();
  const controller = new AbortController();
  const [, makePage] = pages.find(([pattern]) => pattern.test(route.path)) ?? [undefined, missingPage];
  // What a page says of its title while it is made, it says again by returning it.
  const retitle = (title) => (shown?.controller === controller ? entitle(title) : undefined);
  const forget = () => shown?.page.tab && tabs.forget(addressOf(shown.page));
  const { signal } = controller;
  const page = makePage({ route, help, editor, session, retitle, forget, change, signal });
  shown = { path: route.path, page, controller, title: page.title };
  content.replaceChildren(...page.content);
  // Until there is something on it, it has no place that the tabs above it could move.
  content.hidden = false;
  content.scrollTop = 0;
  entitle(page.title);
  mark(route);
  // Whoever has gone to a page hears and continues there; whoever opens the console begins at its top.
  if (!isFirst && !isAnew) content.querySelector('h1').focus();
}

/** Of its tab; undefined: it is none. */
const addressOf = ({ tab }) => tab && `#${tab}`;

function entitle(title) {
  shown.title = title;
  document.title = `${title} · Fleet Console`;
  if (shown.page.tab) tabs.rename(addressOf(shown.page), title);
}

function mark({ path }) {
  sideBar.mark(path);
  tabs.show(addressOf(shown.page), shown.title);
}

function change(wanted) {
  const { language } = settings;
  changeSettings(wanted);
  configureElements();
  if (settings.language === language) return;
  translateFrame();
  const [changed] = Object.keys(wanted);
  show({ isAnew: true });
  void customElements.whenDefined('rmm-radio-group').then(() => document.getElementById(changed)?.focus());
}

function configureElements() {
  const { theme, language, direction } = settings;
  configure({ theme, locale: language, direction: direction === 'auto' ? undefined : direction });
}

function translateFrame() {
  for (const element of document.querySelectorAll('[data-word]')) element.textContent = word(element.dataset.word);
  for (const element of document.querySelectorAll('[data-label]')) element.ariaLabel = word(element.dataset.label);
  sideBar.translate();
  tabs.draw();
}

addEventListener('hashchange', () => show());
setSearchAddresses();
translateFrame();
show();
