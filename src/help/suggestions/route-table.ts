/**
 * What is suggested where: the words that are searched for on a page of the console, by its hash route (spec 000 §2).
 * The first entry that fits is taken; a host's own entries come before these.
 */
import type { HelpRoute } from '../help-types.ts';

export const routeTable: readonly HelpRoute[] = [
  { route: '/systemDashboard/*', query: 'dashboard' },
  { route: '/devices/:id/backup/*', query: 'backup browser' },
  { route: '/devices/:id/restore/*', query: 'restore' },
  { route: '/devices/*', query: 'devices' },
  { route: '/backup/restore/*', query: 'restore' },
  { route: '/backup/jobs/*', query: 'restore job' },
  { route: '/backup/*', query: 'backup' },
  { route: '/organizations/*', query: 'organizations' },
  { route: '/policies/*', query: 'policies' },
  { route: '/ticketing/automation/*', query: 'ticketing automation' },
  { route: '/ticketing/*', query: 'ticketing' },
  { route: '/scripting/*', query: 'script variables' },
  { route: '/administration/psa/*', query: 'psa mapping' },
  { route: '/administration/products/*', query: 'product form' },
  { route: '/administration/users/*', query: 'users' },
  { route: '/administration/*', query: 'configuration' },
  { route: '/reporting/*', query: 'reporting' },
];
