/** What is suggested where: spec 000 §2, Help suggestions. */
import { pathOf, queryFor } from '../../src/help/suggestions/route-query.ts';
import { routeTable } from '../../src/help/suggestions/route-table.ts';
import { equal, ok } from '../support/assert.ts';

describe('The words that are searched for on a page', () => {
  for (const [hash, query] of [
    ['#/systemDashboard/overview', 'dashboard'],
    ['#/devices/7/backup', 'backup browser'],
    ['#/devices/7/backup/plans/12?page=2', 'backup browser'],
    ['#!/devices', 'devices'],
    ['#devices/7/', 'devices'],
    ['/Devices/7/Restore', 'restore'],
    ['#/policies#top', 'policies'],
    ['', ''],
    ['#/', ''],
    ['#/nobody/knows', ''],
    // A beginning of a word is another word.
    ['#/devicesandmore', ''],
  ] as const) {
    it(`are “${query}” at ${hash || 'no route'}`, () => equal(queryFor(hash, []), query));
  }

  it('are the page’s own where it says so', () => {
    const own = [
      { route: '/devices/:id/backup', query: 'our backups' },
      { route: '#/billing/*', query: 'invoices' },
    ];
    equal(queryFor('#/devices/7/backup', own), 'our backups');
    equal(queryFor('#/devices/7/backup/plans', own), 'backup browser');
    equal(queryFor('#/billing', own), 'invoices');
    equal(queryFor('#/billing/2026/may', own), 'invoices');
  });

  it('are found by the first pattern that fits, and each of the table is reached by its own route', () => {
    for (const { route, query } of routeTable) {
      equal(queryFor(route.replaceAll(/:\w+/g, '7').replace('/*', '/x'), []), query, route);
    }
  });

  it('are asked for by a path without marks', () => {
    for (const text of ['#', '#!', '', '/', '#/?a=b']) equal(pathOf(text), '/');
    ok(pathOf('#/a/b///').endsWith('b'));
  });
});
