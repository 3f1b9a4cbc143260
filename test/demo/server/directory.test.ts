import assert from 'node:assert/strict';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { deletedContact, deletedLocation, deletedOrganization } from '../../../demo/server/directory/organizations.ts';
import { barredTechnician, deletedUser } from '../../../demo/server/directory/people.ts';
import { inactiveForm } from '../../../demo/server/directory/ticketing.ts';
import { deleteRevisions, listDeviceDirectory } from '../../../src/backup/recovery-contract.ts';
import {
  listOrganizations,
  queryContacts,
  queryDevices,
  queryGroups,
  queryLocations,
  queryOrganizations,
  queryUsers,
} from '../../../src/directory/contract.ts';
import {
  listEmailTemplates,
  listTags,
  listTicketForms,
  readEmailTemplate,
} from '../../../src/directory/ticketing-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, planNamed, type TestServer } from './support/test-server.ts';

const [thisMachine, windows, mac, offline] = [1, 2, 3, 5];

describe("a device's folders", () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const args = (nodeId: number, path: string | undefined, page = 0, size = 1000) => ({
    params: { nodeId },
    query: { page, size, ...(path === undefined ? {} : { path }) },
  });
  const list = async (nodeId: number, path?: string, page = 0, size = 1000) =>
    client.call(listDeviceDirectory, args(nodeId, path, page, size));
  const names = async (nodeId: number, path?: string) => (await list(nodeId, path)).results.map(({ name }) => name);
  const refuse = async (nodeId: number, path?: string) => {
    const { status, resultCode } = await client.refusal(listDeviceDirectory, args(nodeId, path));
    return [status, resultCode];
  };
  const onDisk = (...path: string[]) => join(server.folder, 'data/devices', ...path);

  it('start with its roots: drives on Windows, one folder elsewhere', async () => {
    const root = { type: 'FOLDER', name: '/', path: '/' };
    assert.deepEqual((await list(thisMachine)).results, [root]);
    assert.deepEqual((await list(mac)).results, [root]);
    assert.deepEqual((await list(windows)).results, [
      { type: 'FOLDER', name: 'C:', path: 'C:\\' },
      { type: 'FOLDER', name: 'D:', path: 'D:\\' },
    ]);
  });

  it('hold what is on the disk, folders first and in the order people count', async () => {
    assert.deepEqual(
      (await list(windows, 'C:\\Users\\ayumi\\Documents\\Letters')).results.map(({ type, path }) => [type, path]),
      [
        ['FILE', 'C:\\Users\\ayumi\\Documents\\Letters\\Letter 2.txt'],
        ['FILE', 'C:\\Users\\ayumi\\Documents\\Letters\\Letter 10.txt'],
      ],
    );
    const documents = (await list(thisMachine, '/Documents')).results;
    const firstFile = documents.findIndex(({ type }) => type === 'FILE');
    assert.ok(firstFile > 3 && documents.slice(firstFile).every(({ type }) => type === 'FILE'));
    const notes = documents.find(({ name }) => name === 'Notes.txt');
    assert.deepEqual([notes?.size, notes?.path], ['All done.\n'.length, '/Documents/Notes.txt']);
    assert.ok((notes?.modified ?? 0) > 1_700_000_000_000);
    assert.deepEqual(await names(thisMachine, '/Documents/Empty folder'), []);
    assert.ok((await names(mac, '/Users/ayumi/Documents/')).includes('契約書'));
  });

  it('come a page at a time with their total', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => list(thisMachine, '/Customers', page)));
    assert.deepEqual(
      pages.map(({ results, totalElements, totalPages }) => [results.length, totalElements, totalPages]),
      [
        [1000, 1250, 2],
        [250, 1250, 2],
        [0, 1250, 2],
      ],
    );
    assert.equal(pages[0]?.results[9]?.name, 'Customer 10');
    assert.equal(pages[1]?.results[0]?.name, 'Customer 1001');
  });

  it('include those that only backups know, until their data is deleted', async () => {
    assert.ok((await names(thisMachine, '/')).includes('Workshop'));
    assert.deepEqual(await names(thisMachine, '/Workshop/2025'), ['Quarter 1', 'Quarter 2', 'Quarter 3']);
    assert.deepEqual(await names(thisMachine, '/Workshop/2025/Quarter 1'), [], 'files are not on the device');
    assert.ok((await names(windows, 'C:\\Users\\ayumi')).includes('Desktop'));
    const { uid: planId } = await planNamed(client, 'Workshop NAS');
    const folders = await client.fetch(`/backup/lockhart/nodes/1/plans/${planId}/folders?page=0&size=10`);
    const [root] = (await folders.json()) as { id: number }[];
    const body = { fileIds: [], folderIds: [String(root?.id)], volumes: [] };
    await client.call(deleteRevisions, { params: { nodeId: 1, planId }, body });
    assert.equal((await names(thisMachine, '/')).includes('Workshop'), false);
    assert.deepEqual(await refuse(thisMachine, '/Workshop/2025'), [404, 'NOT_FOUND']);
  });

  it('leave out what a running restore has not finished', async () => {
    await writeFile(onDisk('1', 'tmp', '.rmm-restore-0815'), 'half');
    await writeFile(onDisk('1', 'tmp', '.profile'), 'whole');
    assert.deepEqual(await names(thisMachine, '/tmp'), ['.profile']);
  });

  it('follow a link inside the device and none that leads out of it', async () => {
    await mkdir(join(server.folder, 'outside/secret'), { recursive: true });
    await symlink(join(server.folder, 'outside'), onDisk('1', 'media', 'out'));
    await symlink(onDisk('1', 'Documents', 'Invoices'), onDisk('1', 'media', 'in'));
    await symlink(onDisk('1', 'nowhere'), onDisk('1', 'media', 'broken'));
    const media = (await list(thisMachine, '/media')).results.map(({ name, type }) => `${type} ${name}`);
    assert.deepEqual(media, ['FOLDER camera', 'FOLDER in', 'FOLDER usb']);
    assert.deepEqual(await names(thisMachine, '/media/in'), ['2025', '2026']);
    assert.deepEqual(await refuse(thisMachine, '/media/out'), [404, 'NOT_FOUND']);
    assert.deepEqual(await refuse(thisMachine, '/media/out/secret'), [404, 'NOT_FOUND']);
    await rm(onDisk('1', 'media', 'in'));
  });

  it('say why they cannot be listed', async () => {
    assert.deepEqual(await refuse(offline), [409, 'DEVICE_OFFLINE']);
    assert.deepEqual(await refuse(offline, 'C:\\'), [409, 'DEVICE_OFFLINE']);
    assert.deepEqual(await refuse(windows, 'C:\\System Volume Information'), [403, 'ACCESS_DENIED']);
    assert.deepEqual(await refuse(mac, '/private/var/root'), [403, 'ACCESS_DENIED']);
    assert.ok((await names(windows, 'C:\\')).includes('System Volume Information'));
    assert.deepEqual(await refuse(thisMachine, '/Documents/Notes.txt'), [404, 'NOT_FOUND']);
    assert.deepEqual(await refuse(thisMachine, '/No such folder'), [404, 'NOT_FOUND']);
    assert.deepEqual(await refuse(4711, '/'), [404, 'NOT_FOUND']);
    for (const path of ['/..', '/Documents/../..', 'Documents', 'C:\\', '/a\0b'])
      assert.deepEqual(await refuse(thisMachine, path), [400, 'INVALID_REQUEST'], path);
    for (const path of ['C:\\..', '/etc', '\\\\server\\share', 'C:relative'])
      assert.deepEqual(await refuse(windows, path), [400, 'INVALID_REQUEST'], path);
  });
});

describe('users', () => {
  let server: TestServer;

  before(async () => {
    server = await openTestServer();
  });
  after(() => server.close());

  const find = (query: Record<string, string | number> = {}) => server.client.call(queryUsers, { query });

  it('come a page at a time, by name, those who can sit before the demo among them', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => find({ page })));
    const all = pages.flatMap(({ results }) => results);
    assert.equal(all.length, pages[0]?.totalElements);
    assert.deepEqual([pages[0]?.results.length, pages[0]?.totalPages], [50, 3]);
    assert.equal(new Set(all.map(({ email }) => email)).size, all.length, 'no address twice');
    assert.ok(all.some(({ email, type }) => email === 'tom.berger@example.com' && type === 'TECHNICIAN'));
  });

  it('are found by a part of name or address, without accents, and by type', async () => {
    const names = async (name: string) => (await find({ name, size: 250 })).results.map((user) => user.name);
    assert.ok((await names('lefevre')).includes('Benoît Lefèvre'));
    assert.deepEqual(await names(' AIKO.tan'), ['Aiko Tanaka']);
    assert.deepEqual(await names('%'), []);
    const technicians = (await find({ type: 'TECHNICIAN', size: 250 })).results;
    assert.ok(technicians.length > 50 && technicians.every(({ type }) => type === 'TECHNICIAN'));
    assert.ok((await find({ type: 'END_USER' })).totalElements > 0);
    assert.equal((await find({ type: 'ROBOT' })).totalElements, 0);
  });
});

describe('what the directory lists', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const names = (page: { results: readonly { name: string }[] }) => page.results.map(({ name }) => name);

  it('comes 50 at a time, every entry once', async () => {
    for (const endpoint of [queryOrganizations, queryLocations, queryContacts, queryGroups]) {
      const first = await client.call(endpoint, {});
      assert.equal(first.results.length, 50, endpoint.name);
      const pages = Array.from({ length: first.totalPages }, (_, page) => client.call(endpoint, { query: { page } }));
      const ids = (await Promise.all(pages)).flatMap(({ results }) => results.map(({ id }) => id));
      assert.equal(new Set(ids).size, first.totalElements, endpoint.name);
    }
    for (const endpoint of [listTicketForms, listEmailTemplates, listTags]) {
      const first = await client.call(endpoint, {});
      assert.deepEqual([first.results.length, first.totalPages], [50, 2], endpoint.name);
    }
  });

  it('is found by a part of its name, without regard to case and accents', async () => {
    assert.deepEqual(names(await client.call(queryOrganizations, { query: { name: ' ZURICH legal' } })), [
      'Zürich Legal AG',
    ]);
    assert.deepEqual(names(await client.call(queryOrganizations, { query: { name: '株式' } })), [
      'Kumo Design 株式会社',
    ]);
    assert.deepEqual(names(await client.call(listTags, { query: { searchCriteria: 'apres' } })), ['Après-vente']);
    assert.equal((await client.call(queryGroups, { query: { name: '%' } })).totalElements, 0);
  });

  it('leaves out what is deleted, and names it to who asks for it by id', async () => {
    const cases = [
      [queryOrganizations, deletedOrganization],
      [queryLocations, deletedLocation],
      [queryContacts, deletedContact],
      [queryUsers, deletedUser],
    ] as const;
    for (const [endpoint, id] of cases) {
      const listed = await client.call(endpoint, { query: { size: 250 } });
      assert.ok(!listed.results.some((row) => row.id === String(id)), endpoint.name);
      const { results } = await client.call(endpoint, { query: { ids: `${id},no-such-id` } });
      assert.deepEqual(
        results.map((row) => [row.id, row.deleted]),
        [[String(id), true]],
        endpoint.name,
      );
    }
    assert.ok(!(await client.call(listOrganizations)).some(({ id }) => id === String(deletedOrganization)));
    const devices = await client.call(queryDevices, { query: { ids: '3,1,999' } });
    assert.deepEqual(
      devices.results.map(({ id }) => id),
      [1, 3],
    );
  });

  it('says who may not view tickets', async () => {
    const { results } = await client.call(queryUsers, { query: { size: 250, type: 'TECHNICIAN' } });
    assert.deepEqual(
      results.filter(({ permitted }) => !permitted).map(({ id }) => id),
      [barredTechnician],
    );
  });

  it('belongs to an organization, and names it', async () => {
    const { results } = await client.call(queryLocations, { query: { org: '2' } });
    assert.deepEqual(
      results.map(({ clientId, clientName }) => `${clientId} ${clientName}`),
      Array(4).fill('2 Kumo Design 株式会社'),
    );
    const contacts = await client.call(queryContacts, { query: { org: '3' } });
    assert.ok(contacts.totalElements > 0 && contacts.results.every(({ clientId }) => clientId === '3'));
    assert.equal((await client.call(queryLocations, { query: { org: 'no' } })).totalElements, 0);
  });

  it('has inactive forms in it, marked', async () => {
    const { results } = await client.call(listTicketForms, { query: { pageSize: 0 } });
    const inactive = results.filter(({ active }) => active === false);
    assert.deepEqual(
      inactive.map(({ id }) => id),
      [String(inactiveForm)],
    );
  });

  it('gives all tags at once for a page size of 0, in either direction', async () => {
    const ascending = names(await client.call(listTags, { query: { pageSize: 0, sortDirection: 'ASC' } }));
    const descending = names(await client.call(listTags, { query: { pageSize: 0, sortDirection: 'DESC' } }));
    assert.ok(ascending.length > 50);
    assert.deepEqual(descending, ascending.toReversed());
  });

  it('reads an e-mail template with its body, or says that there is none', async () => {
    const template = await client.call(readEmailTemplate, { params: { id: 7 } });
    assert.match(template.body, /^<p>/);
    assert.equal((await client.refusal(readEmailTemplate, { params: { id: 4711 } })).status, 404);
    assert.equal((await client.refusal(readEmailTemplate, { params: { id: '1,2' } })).status, 404);
  });
});
