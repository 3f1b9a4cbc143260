/** A new folder on the device: its name by the device's own rules, one request, the server's own words when it refuses. */
import { createNewFolderModel, type NewFolderModel } from '../../../src/backup/location/new-folder-model.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient, turns } from '../../support/fake-client.ts';

let client: FakeClient;
let model: NewFolderModel;
let created: string[];
let reported: unknown[];

beforeEach(() => {
  client = fakeClient();
  created = [];
  reported = [];
  model = createNewFolderModel({
    client,
    nodeId: 7,
    path: '/srv/Reports',
    report: (error) => void reported.push(error),
    onCreated: (name) => void created.push(name),
  });
});
afterEach(() => model[Symbol.dispose]());

const problem = () => model.form.issues.value[0]?.code;
const shown = () => model.form.field('folderName').issue.value?.code;
const device = (nodeClass: string) =>
  client
    .only('queryDevices')
    .answer({ results: [{ id: 7, displayName: 'x', nodeClass }], totalElements: 1, totalPages: 1 });

describe('A new folder', () => {
  it('asks once what device it is for', () => {
    deepEqual(client.only('queryDevices').query, { nodeId: 7, page: 0, size: 1 });
  });

  it('needs a name, but does not complain before somebody typed', () => {
    equal(problem(), 'required');
    equal(shown(), undefined);
    equal(model.canCreate.value, false);
    model.type('a');
    model.type('');
    equal(shown(), 'required');
    equal(problem(), 'required');
  });

  it('complains when the field was left or Create was tried', () => {
    model.form.field('folderName').touch();
    equal(shown(), 'required');
    model.create();
    equal(client.open('createDeviceFolder').length, 0);
  });

  it('follows the rules of its device once that is known', async () => {
    model.type('.hidden');
    await device('MAC_SERVER');
    equal(problem(), 'invalid');
    equal(model.canCreate.value, false);
    model.type('con');
    equal(model.canCreate.value, true);
  });

  it('follows the strictest rules where the device is not known', async () => {
    await client.only('queryDevices').fail();
    model.type('a:b');
    equal(problem(), 'invalid');
    model.type('Reports');
    equal(model.canCreate.value, true);
  });

  it('takes the rules of no other device', async () => {
    const other = { id: 8, displayName: 'x', nodeClass: 'MAC' };
    await client.only('queryDevices').answer({ results: [other], totalElements: 1, totalPages: 1 });
    model.type('con');
    equal(problem(), 'invalid');
  });

  it('is created once, however often somebody presses', async () => {
    await device('LINUX_SERVER');
    model.type('2024');
    model.create();
    model.create();
    equal(model.isSaving.value, true);
    equal(model.canCreate.value, false);
    const asked = client.only('createDeviceFolder');
    deepEqual([asked.params, asked.body], [{ nodeId: 7 }, { folderName: '2024', path: '/srv/Reports' }]);
    await asked.answer({ resultCode: 'SUCCESS', path: '/srv/Reports/2024' });
    deepEqual(created, ['2024']);
    equal(model.isSaving.value, false);
    equal(model.form.failure.value, undefined);
  });

  it('keeps what the server said, until somebody types or tries again', async () => {
    model.type('2024');
    model.create();
    const error = new CallError('result-code', { endpoint: 'createDeviceFolder', serverMessage: 'It exists already.' });
    await client.only('createDeviceFolder').fail(error);
    equal(model.form.failure.value, error);
    equal(model.canCreate.value, true);
    model.create();
    equal(model.form.failure.value, undefined);
    await client.only('createDeviceFolder').fail(error);
    model.type('2025');
    equal(model.form.failure.value, undefined);
    deepEqual(created, []);
  });

  it('has failed when the answer is no success', async () => {
    model.type('2024');
    model.create();
    await client.only('createDeviceFolder').answer({ resultCode: 'FAILURE', message: 'The disk is full.' });
    const error = model.form.failure.value;
    ok(error instanceof CallError);
    deepEqual([error.kind, error.resultCode, error.serverMessage], ['result-code', 'FAILURE', 'The disk is full.']);
    deepEqual(reported, [error]);
    deepEqual(created, []);
  });

  it('gives up its requests when the dialog goes', async () => {
    model.type('2024');
    model.create();
    const open = [client.only('queryDevices'), client.only('createDeviceFolder')];
    model[Symbol.dispose]();
    ok(open.every(({ signal }) => signal?.aborted));
    await turns();
    equal(model.form.failure.value, undefined);
  });
});
