// The places of the console, in groups: what the side bar shows, and what an area of it is called.
export const home = '/systemDashboard/overview';

export const groups = [
  {
    word: 'groups.monitoring',
    places: [
      { path: home, word: 'overview', icon: 'overview' },
      { path: '/getting-started', word: 'gettingStarted', icon: 'start' },
      { path: '/devices', word: 'devices', icon: 'devices' },
      { path: '/virtualization', word: 'virtualization', icon: 'virtualization' },
      { path: '/activity', word: 'activity', icon: 'activity' },
      { path: '/approvals', word: 'approvals', icon: 'approvals' },
    ],
  },
  {
    word: 'groups.ticketing',
    places: [
      { path: '/ticketing', word: 'tickets', icon: 'tickets' },
      { path: '/boards', word: 'boards', icon: 'boards' },
      { path: '/automations', word: 'automations', icon: 'automations' },
    ],
  },
  {
    word: 'groups.management',
    places: [
      { path: '/policies', word: 'policies', icon: 'policies' },
      { path: '/tasks', word: 'tasks', icon: 'tasks' },
      { path: '/scripts', word: 'scripts', icon: 'scripts' },
      { path: '/products', word: 'products', icon: 'products' },
    ],
  },
  {
    word: 'groups.administration',
    places: [
      { path: '/integrations', word: 'integrations', icon: 'integrations' },
      { path: '/credentials', word: 'credentials', icon: 'credentials' },
      { path: '/users', word: 'users', icon: 'users' },
      { path: '/custom-fields', word: 'customFields', icon: 'customFields' },
      { path: '/administration/settings', word: 'settings', icon: 'settings' },
      { path: '/areas', word: 'areas', icon: 'areas' },
    ],
  },
];
