import '../../elements/backup-browser.ts';
import type { backupBrowserDefinition } from '../../src/backup/browser/backup-browser-definition.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { eventually, ok } from '../support/assert.ts';
import type { ContractOptions } from '../support/element-contract.ts';
import { type Answer, fakeBackend, json } from '../support/fake-backend.ts';

const plan = {
  uid: 'p1',
  numericId: 1,
  deleted: false,
  enabled: true,
  name: 'Documents',
  type: 'FILE_FOLDER',
  destination: 'CLOUD',
};

/** Who stays a while is asked for the jobs that run, too: there are none. */
const answer: Answer = (exchange) => json(exchange.path.includes('/restore-jobs') ? [] : [plan])(exchange);

/** A browser of one device that has one plan. */
export const browserOfOnePlan: ContractOptions<typeof backupBrowserDefinition> = {
  attributes: { 'node-id': '1' },
  load: async () => ({ view: (await import('../../src/backup/browser/backup-browser.tsx')).BackupBrowser }),
  ready: (element) =>
    eventually(() => ok(element.shadowRoot?.textContent?.includes('Documents'), 'the plans are not listed')),
  prepare() {
    configure({
      fetch: fakeBackend(answer).fetch,
      permissions: { canViewAndRestoreBackupData: true },
      locale: 'en',
    });
    return () => configure({ fetch: undefined, permissions: undefined, locale: undefined });
  },
};
