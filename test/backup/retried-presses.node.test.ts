/** What a user tries again after a failure is the same press: the backend makes it once. */
import { deletionOrder } from '../../src/backup/deletion/deletion-order.ts';
import { createPendingDeletionsModel } from '../../src/backup/deletion/pending-deletions-model.ts';
import { createJobActionModel } from '../../src/backup/jobs/job-action-model.ts';
import { createNewFolderModel } from '../../src/backup/location/new-folder-model.ts';
import { createSyncModel } from '../../src/backup/sync/sync-model.ts';
import { kindOf } from '../../src/directory/directory-kinds.ts';
import { equal, ok } from '../support/assert.ts';
import { type FakeClient, fakeClient, turns } from '../support/fake-client.ts';
import { entry } from './deletion/entries.ts';
import { restoreJob } from './jobs/job-samples.ts';

const nothing = () => undefined;

/** Presses, and answers with how to press again, and how to press for something else where that can be. */
const cases: Record<string, { name: string; start(client: FakeClient): () => unknown }> = {
  'a sync': {
    name: 'createSyncJob',
    start(client) {
      const order = { nodeId: 1, planId: 'p1', planName: 'Documents', items: [] };
      const model = createSyncModel({ client, order, report: nothing, onResult: nothing });
      return () => model.start();
    },
  },
  'a new folder': {
    name: 'createDeviceFolder',
    start(client) {
      const model = createNewFolderModel({ client, nodeId: 7, path: '/srv', report: nothing, onCreated: nothing });
      model.type('Reports');
      return () => model.create();
    },
  },
  'canceling a restore': {
    name: 'cancelRestoreJob',
    start(client) {
      const model = createJobActionModel({ client, report: nothing, hooks: () => ({}), onEnd: nothing });
      return () => model.start('cancel', { nodeId: 1, jobUID: 'job-1', job: restoreJob() });
    },
  },
  'a deletion': {
    name: 'deleteRevisions',
    start(client) {
      const hears = { onScheduled: nothing, onFailed: nothing, onAbandoned: nothing };
      const model = createPendingDeletionsModel({ client, ...hears });
      const order = deletionOrder({ nodeId: 1, items: [entry({ type: 'file', id: 'f1' })] });
      return () => typeof order !== 'string' && model.send(order);
    },
  },
  'a new tag': {
    name: 'CreateTag',
    start(client) {
      const { signal } = new AbortController();
      return () => kindOf('tag').create?.(client, 'Urgent', signal)?.catch(nothing);
    },
  },
};

describe('Trying again', () => {
  for (const [what, { name, start }] of Object.entries(cases)) {
    it(`${what} is the same press`, async () => {
      const client = fakeClient();
      const press = start(client);
      press();
      await turns();
      await client.only(name).fail();
      press();
      await turns();
      const [first, second] = client.asked.filter((one) => one.name === name);
      ok(first?.press, 'there is a press');
      equal(second?.press, first.press);
    });
  }
});
