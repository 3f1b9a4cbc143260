// A console's own script: plain modules, no build. Pages are chosen by the hash route.
import { configure } from '/dist/elements/config.js';
import { activityPage } from './activity-page.js';
import { approvalsPage } from './approvals-page.js';
import { automationsPage } from './automations-page.js';
import { boardPage } from './board-page.js';
import { ask } from './calls.js';
import { customFieldsPage } from './custom-fields-page.js';
import { devicePage } from './device-page.js';
import { devicesPage } from './devices-page.js';
import { integrationsPage, providerPage, providerRoute } from './integrations-page.js';
import { maintenancePage } from './maintenance-page.js';
import { missingPage } from './missing-page.js';
import { overviewPage } from './overview-page.js';
import { policiesPage, policyPage, policyRoute } from './policies-page.js';
import { productsPage } from './products-page.js';
import { readRoute } from './route.js';
import { scriptsPage } from './scripts-page.js';
import { changeSettings, settings } from './settings.js';
import { settingsPage } from './settings-page.js';
import { taskPage, tasksPage } from './tasks-page.js';
import { ticketPage } from './ticket-page.js';
import { ticketsPage } from './tickets-page.js';
import { usersPage } from './users-page.js';
import { word } from './words.js';

const home = '#/systemDashboard/overview';
const pages = [
  [/^\/systemDashboard\/overview$/, overviewPage],
  [/^\/devices$/, devicesPage],
  [/^\/devices\/\d+\/backup$/, devicePage],
  [/^\/devices\/\d+\/maintenance$/, maintenancePage],
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
const session = await ask('/demo/session');
configure({
  permissions: session.permissions,
  featureFlags: session.featureFlags,
  environment: session.environment,
  currentUser: session.user,
  ...(policy && { trustedTypesPolicy: policy }),
});
document.querySelector('.user').textContent = session.user.name;

let shown;

function show({ isAnew = false } = {}) {
  const route = readRoute();
  if (route.path === '') {
    history.replaceState(null, '', home);
    return show({ isAnew });
  }
  if (!isAnew && (shown?.path === route.path || shown?.page.holds?.(route))) {
    shown.path = route.path;
    return shown.page.update?.(route);
  }
  const isFirst = shown === undefined;
  shown?.controller.abort();
  const controller = new AbortController();
  const retitle = (title) => {
    document.title = `${title} · Fleet Console`;
  };
  const [, makePage] = pages.find(([pattern]) => pattern.test(route.path)) ?? [undefined, missingPage];
  const page = makePage({ route, help, editor, session, retitle, change, signal: controller.signal });
  shown = { path: route.path, page, controller };
  content.replaceChildren(...page.content);
  content.scrollTop = 0;
  retitle(page.title);
  markPlace(route);
  // Whoever has gone to a page hears and continues there; whoever opens the console begins at its top.
  if (!isFirst && !isAnew) content.querySelector('h1').focus();
}

function markPlace({ path }) {
  for (const link of document.querySelectorAll('.places a[href^="#"]')) {
    const target = link.getAttribute('href').slice(1);
    const isHere = path === target;
    const isBelow = path.startsWith(`${target}/`);
    if (isHere || isBelow) {
      link.setAttribute('aria-current', isHere ? 'page' : 'true');
      // On a small screen the places are one line, of which some are out of sight.
      link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else link.removeAttribute('aria-current');
  }
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
}

document.querySelector('.skip').addEventListener('click', (event) => {
  // Its address is no route.
  event.preventDefault();
  content.focus();
});

addEventListener('hashchange', () => show());
translateFrame();
show();
