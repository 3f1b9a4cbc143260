import assert from 'node:assert/strict';
import { mkdir, readdir, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createDeviceFolder } from '../../../src/backup/contract.ts';
import { queryDevices, readOrganizationPolicy } from '../../../src/directory/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const [thisMachine, windows, mac, offline] = [1, 2, 3, 5];

describe('devices', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const query = (filters: Record<string, string | number>) => client.call(queryDevices, { query: filters });
  const create = (nodeId: number, path: string, folderName: string) =>
    client.call(createDeviceFolder, { params: { nodeId }, body: { path, folderName } });
  const refuse = async (nodeId: number, path: string, folderName: string) => {
    const { status, resultCode } = await client.refusal(createDeviceFolder, {
      params: { nodeId },
      body: { path, folderName },
    });
    return [status, resultCode];
  };
  const onDisk = (...path: string[]) => join(server.folder, 'data/devices', ...path);

  it('come 50 at a time, and each filter narrows them', async () => {
    const all = await query({});
    assert.equal(all.results.length, 50);
    assert.ok(all.totalElements > 60);
    const second = await query({ page: 1 });
    assert.equal(second.results.length, all.totalElements - 50);
    assert.deepEqual(
      (await query({ nodeId: 3 })).results.map(({ id }) => id),
      [3],
    );
    const servers = await query({ nodeClass: 'WINDOWS_SERVER,MAC_SERVER', size: 250 });
    assert.deepEqual(
      new Set(servers.results.map(({ nodeClass }) => nodeClass)),
      new Set(['WINDOWS_SERVER', 'MAC_SERVER']),
    );
    assert.ok((await query({ online: 'false' })).results.every(({ online }) => online === false));
    assert.ok((await query({ online: 'true', lockhartEnabled: 'true', size: 250 })).totalElements < all.totalElements);
    assert.deepEqual(
      (await query({ name: 'macbook' })).results.map(({ id }) => id),
      [mac],
    );
    assert.deepEqual((await query({ name: '%' })).results, []);
    // As the search of all finds them: each word in one of the names of a device or of its organization.
    const harbor = await query({ name: 'SERVER  harbor' });
    assert.ok(harbor.results.length > 0 && harbor.results.every(({ clientId }) => clientId === '1'));
    assert.ok((await query({ org: 'kumo' })).results.every(({ clientId }) => clientId === '2'));
    assert.deepEqual((await query({ org: '2' })).totalElements, (await query({ org: 'kumo' })).totalElements);
  });

  it('belong to organizations whose policy says what is backed up', async () => {
    const policy = async (organizationId: number) =>
      (await client.call(readOrganizationPolicy, { params: { organizationId } })).content.backup?.lockhart;
    assert.equal((await policy(1))?.mode, 'ALL');
    assert.ok((await policy(2))?.nodeIds?.includes(3));
  });

  it('get a real folder', async () => {
    assert.equal((await create(thisMachine, '/Documents', 'Neu 新しい')).path, '/Documents/Neu 新しい');
    assert.ok((await stat(onDisk('1', 'Documents', 'Neu 新しい'))).isDirectory());
    assert.equal(
      (await create(windows, 'C:\\Users\\ayumi\\Documents', 'New')).path,
      'C:\\Users\\ayumi\\Documents\\New',
    );
    assert.ok((await stat(onDisk('2', 'C', 'Users', 'ayumi', 'Documents', 'New'))).isDirectory());
    assert.equal((await create(windows, 'D:\\', 'Restored')).path, 'D:\\Restored');
    assert.deepEqual(await refuse(thisMachine, '/Documents', 'Neu 新しい'), [409, 'ALREADY_EXISTS']);
    assert.deepEqual(await refuse(windows, 'C:\\Users\\ayumi\\Documents', 'NEW'), [409, 'ALREADY_EXISTS']);
  });

  it('refuse names that their system does not allow', async () => {
    for (const name of [
      'a:b',
      'a/b',
      'a\\b',
      'a?',
      'CON',
      'lpt1.txt',
      'end.',
      'end ',
      'tab\t',
      '..',
      '.',
      '   ',
      'x\0y',
    ]) {
      assert.deepEqual(await refuse(windows, 'C:\\', name), [400, 'INVALID_NAME'], name);
    }
    for (const name of ['.hidden', 'a:b', 'a/b', '..'])
      assert.deepEqual(await refuse(mac, '/', name), [400, 'INVALID_NAME'], name);
    for (const name of ['..', '.', 'a/b', '新'.repeat(100)]) {
      assert.deepEqual(await refuse(thisMachine, '/', name), [400, 'INVALID_NAME'], name);
    }
    assert.equal((await create(thisMachine, '/Documents', '.hidden: a "b"?')).resultCode, 'SUCCESS');
  });

  it('refuse paths that lead out, do not exist, or may not be written', async () => {
    for (const path of ['/..', '/Documents/../..', '/Documents/./x', 'Documents', '', '\\', 'C:\\']) {
      assert.deepEqual(await refuse(thisMachine, path, 'x'), [400, 'INVALID_REQUEST'], path);
    }
    for (const path of ['C:\\..', 'C:/../../1', '/etc', '\\\\server\\share', 'C:relative', 'CC:\\']) {
      assert.deepEqual(await refuse(windows, path, 'x'), [400, 'INVALID_REQUEST'], path);
    }
    assert.deepEqual(await refuse(thisMachine, '/No such folder', 'x'), [404, 'NOT_FOUND']);
    assert.deepEqual(await refuse(thisMachine, '/lost+found', 'x'), [403, 'ACCESS_DENIED']);
    assert.deepEqual(await refuse(windows, 'D:\\System Volume Information\\x', 'x'), [403, 'ACCESS_DENIED']);
    assert.deepEqual(await refuse(offline, 'C:\\', 'x'), [409, 'DEVICE_OFFLINE']);
    await mkdir(join(server.folder, 'outside'));
    await symlink(join(server.folder, 'outside'), onDisk('1', 'Documents', 'way out'));
    assert.deepEqual(await refuse(thisMachine, '/Documents/way out', 'x'), [404, 'NOT_FOUND']);
    assert.deepEqual(await readdir(join(server.folder, 'outside')), []);
  });
});
