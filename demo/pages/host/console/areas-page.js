// Everything that the console's shared state knows of, and where it is.
import { heading, make } from './dom.js';
import { word } from './words.js';

/** In the order of the specification, 002 §2.9. Without an address there is a sentence that says where it is, or why it is not. */
export const areas = [
  {
    name: 'dashboard',
    links: {
      systemDashboard: '/systemDashboard/overview',
      organizations: '/systemDashboard/organizations',
      locations: '/systemDashboard/locations',
    },
  },
  {
    name: 'ticketingSystems',
    links: { integrations: '/integrations', responseTemplates: '/automations/response-templates' },
  },
  { name: 'branding', links: {} },
  { name: 'scripting', links: { scripts: '/scripts' } },
  { name: 'policies', links: { policies: '/policies' } },
  { name: 'tasks', links: { tasks: '/tasks' } },
  { name: 'credentials', links: { credentials: '/credentials' } },
  { name: 'approvals', links: { approvals: '/approvals' } },
  { name: 'virtualization', links: { virtualization: '/virtualization' } },
  { name: 'discovery', links: {} },
  { name: 'people', links: { users: '/users' } },
  { name: 'ticketing', links: { tickets: '/ticketing', boards: '/boards', automations: '/automations' } },
  { name: 'customFields', links: { customFields: '/custom-fields' } },
  { name: 'snmp', links: {} },
  { name: 'remoteSupport', links: { integrations: '/integrations' } },
  { name: 'quickConnect', links: {} },
  { name: 'browserManagement', links: { integrations: '/integrations' } },
  { name: 'globalSearch', links: {} },
  { name: 'documentation', links: {} },
  { name: 'vulnerabilities', links: {} },
  { name: 'gettingStarted', links: { gettingStarted: '/getting-started' } },
  { name: 'activity', links: { activity: '/activity' } },
];

export function areasPage() {
  return {
    title: word('areas'),
    content: [
      heading(word('areas')),
      make('p', { class: 'soft' }, word('areasHint')),
      make('dl', { class: 'areas' }, ...areas.map(area)),
    ],
  };
}

function area({ name, links }) {
  const addresses = Object.entries(links);
  const where =
    addresses.length === 0
      ? make('dd', { class: 'soft' }, word(`sentences.${name}`))
      : make('dd', {}, ...addresses.map(([text, path]) => make('a', { href: `#${path}` }, word(text))));
  return make('div', {}, make('dt', {}, word(`areaNames.${name}`)), where);
}
