import '../../elements/backup-browser.ts';
import { backupBrowserDefinition } from '../../src/backup/backup-browser-definition.ts';
import { configure } from '../../src/host/configuration.ts';
import { eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { fakeBackend, json } from '../support/fake-backend.ts';

const plan = {
  uid: 'p1',
  numericId: 1,
  deleted: false,
  enabled: true,
  name: 'Documents',
  type: 'FILE_FOLDER',
  destination: 'CLOUD',
};

elementContract(backupBrowserDefinition, {
  attributes: { 'node-id': '1' },
  load: async () => ({ view: (await import('../../src/backup/backup-browser.tsx')).BackupBrowser }),
  ready: (element) =>
    eventually(() => ok(element.shadowRoot?.textContent?.includes('Documents'), 'the plans are not listed')),
  prepare() {
    configure({
      fetch: fakeBackend(json([plan])).fetch,
      permissions: { canViewAndRestoreBackupData: true },
      locale: 'en',
    });
    return () => configure({ fetch: undefined, permissions: undefined, locale: undefined });
  },
});
