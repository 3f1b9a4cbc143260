import assert from 'node:assert/strict';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import { refusalOf } from '../../../demo/server/http/call-router.ts';
import { uploadTicketAttachment } from '../../../src/help/contract.ts';
import { readRefusal } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('a full disk of the server', () => {
  let server: TestServer;

  before(async () => {
    server = await openTestServer();
  });
  afterEach(() => mock.restoreAll());
  after(() => server.close());

  /** Every write through a handle fails once this many have worked, as on a disk that fills up. */
  const fillUpAfter = async (writes: number) => {
    const handle = await open(join(server.folder, 'any'), 'w');
    await handle.close();
    const prototype = Object.getPrototypeOf(handle) as { writeFile: (...args: unknown[]) => Promise<void> };
    const { writeFile } = prototype;
    let done = 0;
    mock.method(prototype, 'writeFile', function (this: unknown, ...args: unknown[]) {
      done += 1;
      return done > writes ? Promise.reject(full()) : writeFile.apply(this, args);
    });
  };
  const upload = (body: Buffer) =>
    server.client.send(uploadTicketAttachment, { query: { fileName: 'large.txt' }, body });
  const filesOf = async (folder: string) =>
    (await readdir(join(server.folder, 'data/store', folder), { recursive: true })).length;

  it('is told with 507, closes the connection, and leaves nothing half-written', async () => {
    const quiet = mock.method(console, 'error', () => undefined);
    const before = await filesOf('.');
    await fillUpAfter(2);
    const response = await upload(Buffer.alloc(3_000_000, 'x'));
    assert.equal(response.headers.get('connection'), 'close');
    const refusal = await readRefusal(response);
    assert.deepEqual([refusal.status, refusal.resultCode], [507, 'DISK_FULL']);
    assert.equal(quiet.mock.callCount(), 1, 'and it is in the log');
    assert.equal(await filesOf('tmp'), 0);
    assert.equal(await filesOf('.'), before);
    mock.restoreAll();
    assert.equal((await upload(Buffer.from('small'))).status, 200, 'it goes on where there is room again');
  });

  it('is known by what a library wraps it in, and by what the database calls it', () => {
    mock.method(console, 'error', () => undefined);
    const wrapped = new Error('Failed query', { cause: Object.assign(new Error('disk'), { code: 'SQLITE_FULL' }) });
    assert.deepEqual([refusalOf(wrapped).status, refusalOf(full()).status], [507, 507]);
    assert.equal(refusalOf(new Error('else')).status, 500);
  });
});
