/** A folder of a device chosen in its tree: spec 000 §2 (Browse locations), §4 and §9 (file tree). */
import { createLocationModel, type LocationModel } from '../../../src/backup/location/location-model.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient, turns } from '../../support/fake-client.ts';

let client: FakeClient;
let model: LocationModel;

const open = (path?: string) => {
  client = fakeClient();
  model = createLocationModel({ client, nodeId: 2, path, locale: () => 'en', onFailure: () => undefined });
};
afterEach(() => model[Symbol.dispose]());

const asked = () => client.only('listDeviceDirectory');
const folders = (parent: string, names: string[], totalPages = 1) => ({
  results: names.map((name) => ({ name, path: `${parent}${name}`, type: name.includes('.') ? 'FILE' : 'FOLDER' })),
  totalElements: names.length,
  totalPages,
});
const drives = {
  ...folders('', []),
  results: ['C:', 'D:'].map((name) => ({ name, path: `${name}\\`, type: 'FOLDER' })),
};
const lines = () => model.tree.rows.value.map((row) => (row.kind === 'node' ? row.node.label : `(${row.kind})`));
const run = (command: 'inwards' | 'activate') => model.tree.run({ do: command }, 10);

describe('Choosing a location', () => {
  it('lists the roots without a path, 1,000 a page', async () => {
    open();
    deepEqual([asked().params, asked().query], [{ nodeId: 2 }, { page: 0, size: 1000 }]);
    await asked().answer(drives);
    deepEqual(lines(), ['C:', 'D:']);
    equal(model.chosen.value, undefined);
  });

  it('lists what is in a folder as it is opened: folders only', async () => {
    open();
    await asked().answer(drives);
    run('inwards');
    deepEqual(asked().query, { page: 0, size: 1000, path: 'C:\\' });
    await asked().answer(folders('C:\\', ['Users', 'pagefile.sys']));
    deepEqual(lines(), ['C:', 'Users', 'D:']);
  });

  it('offers more of a large folder, until its files begin', async () => {
    open();
    await asked().answer(drives);
    run('inwards');
    await asked().answer(folders('C:\\', ['a', 'b'], 3));
    deepEqual(lines(), ['C:', 'a', 'b', '(more)', 'D:']);
    model.tree.press(3);
    equal(asked().query.page, 1);
    await asked().answer(folders('C:\\', ['c', 'x.txt'], 3));
    deepEqual(lines(), ['C:', 'a', 'b', 'c', 'D:']);
  });

  it('opens at a path', async () => {
    open('c:\\users\\Ayumi\\');
    await asked().answer(drives);
    await asked().answer(folders('C:\\', ['Users', 'Windows']));
    await asked().answer(folders('C:\\Users\\', ['ayumi']));
    equal(model.chosen.value, 'C:\\Users\\ayumi');
    equal(model.missing.value, undefined);
  });

  it('says that the path is not there, and what is nearest, until another is chosen', async () => {
    open('C:\\Users\\boris\\Desktop');
    await asked().answer(drives);
    await asked().answer(folders('C:\\', ['Users']));
    await asked().answer(folders('C:\\Users\\', ['ayumi']));
    deepEqual(model.missing.value, { path: 'C:\\Users\\boris\\Desktop', nearest: 'C:\\Users' });
    model.tree.press(2);
    equal(model.chosen.value, 'C:\\Users\\ayumi');
    equal(model.missing.value, undefined);
  });

  it('says nothing of the kind where nothing could be listed', async () => {
    open('C:\\Users');
    await asked().fail();
    equal(model.missing.value, undefined);
    equal(model.tree.state.value.status, 'failed');
  });

  it('chooses a folder that was made in the chosen one', async () => {
    open();
    await asked().answer(drives);
    run('activate');
    run('inwards');
    await asked().answer(folders('C:\\', ['Users']));
    const done = model.created('New', 'C:\\New');
    deepEqual(asked().query, { page: 0, size: 1000, path: 'C:\\' });
    await asked().answer(folders('C:\\', ['New', 'Users']));
    await done;
    equal(model.chosen.value, 'C:\\New');
    deepEqual(lines(), ['C:', 'New', 'Users', 'D:']);
  });

  it('shows a folder that was made in one that was not opened', async () => {
    open();
    await asked().answer(drives);
    model.tree.press(1);
    const done = model.created('New', undefined);
    await turns();
    await asked().answer(folders('D:\\', ['New']));
    await done;
    equal(model.chosen.value, 'D:\\New');
    deepEqual(lines(), ['C:', 'D:', 'New']);
  });

  it('gives up its requests when it closes', async () => {
    open();
    const question = asked();
    model[Symbol.dispose]();
    ok(question.signal?.aborted);
    await turns();
    deepEqual(lines(), []);
  });
});
