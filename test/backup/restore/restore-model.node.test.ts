/** One restore from the first choice to the job: nothing typed is lost, one press makes one job, closing gives up. */
import { type Signal, signal } from '@preact/signals-core';
import type { BackupEntry } from '../../../src/backup/backup-entry.ts';
import { createRestoreModel, type RestoreModel } from '../../../src/backup/restore/restore-model.ts';
import type { RestoreCreated, RestoreOrder } from '../../../src/backup/restore/restore-order.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient, turns } from '../../support/fake-client.ts';
import { device, entry, file, folder, inImage, page } from './entries.ts';

let client: FakeClient;
let model: RestoreModel | undefined;
let ordered: RestoreOrder[];
let created: RestoreCreated[];
let prevented: number;
let takesOver: boolean;
let flags: Signal<Record<string, boolean>>;

beforeEach(() => {
  client = fakeClient();
  ordered = [];
  created = [];
  prevented = 0;
  takesOver = false;
  flags = signal<Record<string, boolean>>({ restore_original_location: true, backup_ntfs_permissions: true });
});
afterEach(() => model?.[Symbol.dispose]());

function restoring(...items: BackupEntry[]): RestoreModel {
  model = createRestoreModel({
    client,
    request: { nodeId: 7, items },
    featureFlags: flags,
    report: () => undefined,
    onRequest(order) {
      ordered.push(order);
      return !takesOver;
    },
    onCreated: (one) => void created.push(one),
    onPrevented() {
      prevented += 1;
    },
  });
  return model;
}

const missing = (form: RestoreModel) => form.missing.value.map(({ path }) => path);
const source = (more: object = {}) => client.only('queryDevices').answer(page([device(7, more)]));
const target = {
  id: 9,
  name: 'Device 9',
  systemName: undefined,
  nodeClass: 'WINDOWS_SERVER',
  policy: 'allowed',
} as const;
const revisions = (...ids: string[]) =>
  client.only('listDownloadRevisions').answer(page(ids.map((id, at) => ({ id, created: 1000 - at, size: 5 }))));
const jobs = (...created: number[]) =>
  client.only('listBackupJobs').answer(page(created.map((at) => ({ jobId: `job-${at}`, created: at, totalBytes: 9 }))));

/** A file, ready to be restored to another place. */
async function ready(): Promise<RestoreModel> {
  const form = restoring(file('a.txt', { id: 'f-1' }));
  await source();
  await revisions('r-2', 'r-1');
  form.points.value?.choose('r-1');
  form.chooseConflict('KEEP_BOTH');
  form.chooseDestination(target);
  form.typePath(' D:\\Back ');
  return form;
}

describe('Restoring', () => {
  it('begins with nothing chosen but the original location, where it is offered', async () => {
    const form = restoring(file());
    equal(form.originalRefusal.value, 'checking');
    equal(form.location.value, undefined);
    deepEqual(missing(form), ['revision', 'ifExists', 'location']);
    await source();
    equal(form.location.value, 'original');
    equal(form.ifExists.value, undefined);
    equal(form.point.value, undefined);
    deepEqual(missing(form), ['revision', 'ifExists']);
    equal(form.canRestore.value, false);
  });

  it('does not go back to the original location under somebody who says where to', async () => {
    const form = restoring(file());
    form.typePath('D:\\');
    await source();
    equal(form.originalRefusal.value, undefined);
    equal(form.location.value, 'other');
  });

  it('leaves the original location when it is not offered any more', async () => {
    const form = restoring(file());
    await source();
    form.chooseLocation('original');
    flags.value = {};
    equal(form.location.value, 'other');
    equal(form.originalRefusal.value, 'flag');
  });

  it('orders a file at its revision, to another place', async () => {
    const form = await ready();
    equal(form.canRestore.value, true);
    form.restore();
    await turns();
    const { body, items } = ordered[0] as RestoreOrder;
    deepEqual(body, {
      planId: 'plan-1',
      items: [{ type: 'FILE', id: 'f-1', revisionId: 'r-1' }],
      ifExists: 'KEEP_BOTH',
      location: 'other',
      destination: { nodeId: 9, path: 'D:\\Back' },
      restoreDeleted: false,
      restoreNtfsPermissions: false,
    });
    equal(items[0]?.name, 'a.txt');
    const asked = client.only('createRestoreJob');
    deepEqual([asked.params, asked.body], [{ nodeId: 7 }, body]);
    await asked.answer({ resultCode: 'SUCCESS', jobUID: 'job-1' });
    deepEqual(
      created.map(({ jobUID, nodeId }) => [nodeId, jobUID]),
      [[7, 'job-1']],
    );
  });

  it('orders a folder at its job, to where it was, with deleted files and permissions', async () => {
    const form = restoring(folder('Letters', { id: 'd-1' }));
    await source();
    await jobs(20, 10);
    form.points.value?.choose('job-10');
    form.chooseConflict('OVERWRITE');
    form.includeDeleted(true);
    form.restorePermissions(true);
    form.restore();
    await turns();
    deepEqual(client.only('createRestoreJob').body, {
      planId: 'plan-1',
      items: [{ type: 'FOLDER', id: 'd-1' }],
      jobId: 'job-10',
      ifExists: 'OVERWRITE',
      location: 'original',
      restoreDeleted: true,
      restoreNtfsPermissions: true,
    });
  });

  it('asks for no permissions where the flag is off', async () => {
    const form = await ready();
    form.restorePermissions(true);
    flags.value = { restore_original_location: true };
    equal(form.offersPermissions.value, false);
    form.restore();
    await turns();
    equal((client.only('createRestoreJob').body as { restoreNtfsPermissions: boolean }).restoreNtfsPermissions, false);
  });

  it('restores what is in an image at the revision it is in, and names that by its date', async () => {
    const form = restoring(inImage());
    await source();
    await revisions('image-9');
    equal(form.points.value?.chosen.value?.created, 1000);
    deepEqual(missing(form), ['ifExists', 'device', 'path']);
  });

  it('comes with the revision that it was opened for, however far down it is', async () => {
    const form = restoring(entry({ type: 'revision', id: 'r-150', fileId: 'f-1' }));
    const many = (from: number) => ({
      results: Array.from({ length: 100 }, (_, at) => ({ id: `r-${from + at}`, created: 1000 - from - at })),
      totalElements: 200,
      totalPages: 2,
    });
    await client.only('listDownloadRevisions').answer(many(0));
    equal(form.point.value, undefined);
    await client.only('listDownloadRevisions').answer(many(100));
    equal(form.point.value?.id, 'r-150');
  });

  it('makes one job, however often somebody presses', async () => {
    const form = await ready();
    form.restore();
    form.restore();
    await turns();
    form.restore();
    await turns();
    equal(client.asked.filter(({ name }) => name === 'createRestoreJob').length, 1);
    equal(form.canRestore.value, false);
    equal(form.isSubmitting.value, true);
  });

  it('is left to a host that does it its own way', async () => {
    takesOver = true;
    const form = await ready();
    form.restore();
    await turns();
    deepEqual([prevented, client.open('createRestoreJob').length, form.isSubmitting.value], [1, 0, false]);
  });

  it('has failed when the result is not SUCCESS, and everything entered is still there', async () => {
    const form = await ready();
    form.restore();
    await turns();
    await client.only('createRestoreJob').answer({ resultCode: 'FAILURE', message: 'The plan is locked' });
    const failure = form.failure.value;
    equal(failure?.is, 'refused');
    ok(failure?.is === 'refused' && failure.error instanceof CallError);
    equal(failure.error.serverMessage, 'The plan is locked');
    equal(failure.isUncertain, false);
    deepEqual(
      [form.path.value, form.destination.value?.id, form.ifExists.value, form.point.value?.id],
      [' D:\\Back ', 9, 'KEEP_BOTH', 'r-1'],
    );
    equal(form.canRestore.value, true);
    form.chooseConflict('SKIP');
    equal(form.failure.value, undefined);
    form.restore();
    await turns();
    equal(client.open('createRestoreJob').length, 1);
  });

  it('says when the job may have been made all the same', async () => {
    const form = await ready();
    form.restore();
    await turns();
    await client.only('createRestoreJob').fail(new CallError('timeout', { endpoint: 'createRestoreJob' }));
    ok(form.failure.value?.is === 'refused' && form.failure.value.isUncertain);
  });

  it('says nothing when the second factor was declined', async () => {
    const form = await ready();
    form.restore();
    await turns();
    await client.only('createRestoreJob').fail(new CallError('mfa-declined', { endpoint: 'createRestoreJob' }));
    equal(form.failure.value, undefined);
    equal(form.canRestore.value, true);
  });

  it('gives up everything that runs when it closes, and hears of nothing that comes later', async () => {
    client = fakeClient({ ignoresAborts: true });
    const form = await ready();
    form.restore();
    await turns();
    const asked = client.only('createRestoreJob');
    form[Symbol.dispose]();
    ok(asked.signal?.aborted);
    ok(client.asked.every(({ name }) => client.open(name).length === 0));
    await asked.answer({ resultCode: 'SUCCESS', jobUID: 'late' });
    deepEqual(created, []);
  });
});

describe('Restoring a batch as of a date', () => {
  async function batch() {
    const files = ['a', 'b'].map((name) => file(`${name}.txt`, { id: `f-${name}` })) as [BackupEntry, BackupEntry];
    const form = restoring(files[0], folder('Letters', { id: 'd-1' }), files[1]);
    await source();
    await jobs(900, 500);
    form.points.value?.choose('job-500');
    form.chooseConflict('SKIP');
    form.restore();
    await turns();
    return form;
  }

  it('describes what is wanted in one call, however much it is, and leaves the revisions to the server', async () => {
    await batch();
    const { body } = client.only('createRestoreJob');
    deepEqual(body, {
      planId: 'plan-1',
      items: [
        { type: 'FILE', id: 'f-a' },
        { type: 'FOLDER', id: 'd-1' },
        { type: 'FILE', id: 'f-b' },
      ],
      jobId: 'job-500',
      ifExists: 'SKIP',
      location: 'original',
      restoreDeleted: false,
      restoreNtfsPermissions: false,
    });
    deepEqual(
      client.asked.map(({ name }) => name).filter((name) => name !== 'listDeviceDirectory'),
      ['queryDevices', 'listBackupJobs', 'createRestoreJob'],
    );
  });

  it('makes no job where the backup did not have one of them yet, and names it', async () => {
    const form = await batch();
    const absent = { resultCode: 'NOT_YET_BACKED_UP', message: 'Too early', absentIds: ['f-b'] };
    await client.only('createRestoreJob').answer(absent);
    deepEqual(form.failure.value, { is: 'absent', names: ['b.txt'], date: 500 });
    deepEqual(created, []);
    equal(form.canRestore.value, true);
  });
});
