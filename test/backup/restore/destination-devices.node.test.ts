/** Where something may be restored to: spec 000 §7 (Devices and policy). */
import { createDestinationDevices, destinationClasses } from '../../../src/backup/restore/destination-devices.ts';
import { deepEqual, equal, ok, rejects } from '../../support/assert.ts';
import { type FakeClient, fakeClient, turns } from '../../support/fake-client.ts';
import { device, page } from './entries.ts';

const lockhart = (policy: object) => ({ content: { backup: { lockhart: policy } } });

describe('Destination devices', () => {
  let client: FakeClient;
  let macff: boolean;
  const lifetime = new AbortController();
  const find = (search = '', at = 0) => devices.find({ search, page: at, pageSize: 50, signal: lifetime.signal });
  let devices: ReturnType<typeof createDestinationDevices>;

  beforeEach(() => {
    client = fakeClient();
    macff = true;
    devices = createDestinationDevices({ client, allowsMacs: () => macff });
  });

  it('are Windows machines, and Macs only with the flag macff', () => {
    equal(destinationClasses(false), 'WINDOWS_SERVER,WINDOWS_WORKSTATION');
    equal(destinationClasses(true), 'WINDOWS_SERVER,WINDOWS_WORKSTATION,MAC,MAC_SERVER');
  });

  it('are asked for by name, 50 at a time, online and with backup enabled', async () => {
    void find('file');
    macff = false;
    deepEqual(client.only('queryDevices').query, {
      page: 0,
      size: 50,
      name: 'file',
      nodeClass: 'WINDOWS_SERVER,WINDOWS_WORKSTATION,MAC,MAC_SERVER',
      online: 'true',
      lockhartEnabled: 'true',
    });
    void find('', 2);
    const { query } = client.open('queryDevices')[1] ?? {};
    deepEqual([query?.page, query?.name, query?.nodeClass], [2, undefined, 'WINDOWS_SERVER,WINDOWS_WORKSTATION']);
  });

  it('tell whether there are more', async () => {
    const found = find();
    await client.only('queryDevices').answer(page([device(1)], 2));
    ok((await found).hasMore);
    const last = find('', 1);
    await client.only('queryDevices').answer(page([device(2)], 2));
    ok(!(await last).hasMore);
  });

  it('are left out by the policy of their organization', async () => {
    client.always(
      'readOrganizationPolicy',
      ({ params }) =>
        ({
          all: lockhart({ mode: 'ALL' }),
          some: lockhart({ mode: 'SELECTED', nodeIds: [2] }),
          off: lockhart({ mode: 'DISABLED' }),
          none: { content: {} },
        })[String(params.organizationId)],
    );
    const found = find();
    const of = (id: number, clientId: string) => device(id, { clientId });
    const all = [of(1, 'all'), of(2, 'some'), of(3, 'some'), of(4, 'off'), of(5, 'none'), device(6)];
    await client.only('queryDevices').answer(page(all));
    deepEqual(
      (await found).devices.map(({ id, policy }) => [id, policy]),
      [
        [1, 'allowed'],
        [2, 'allowed'],
        [3, 'left-out'],
        [4, 'left-out'],
        [5, 'allowed'],
        [6, 'allowed'],
      ],
    );
    equal(client.asked.filter(({ name }) => name === 'readOrganizationPolicy').length, 4);
  });

  it('are offered, and say so, when the policy could not be read; it is asked for again', async () => {
    const found = find();
    await client.only('queryDevices').answer(page([device(1, { clientId: 'x' })]));
    await client.only('readOrganizationPolicy').fail();
    equal((await found).devices[0]?.policy, 'unchecked');
    const again = find('d');
    await client.only('queryDevices').answer(page([device(1, { clientId: 'x' })]));
    await client.only('readOrganizationPolicy').answer(lockhart({ mode: 'ALL' }));
    equal((await again).devices[0]?.policy, 'allowed');
    void find('e');
    await client.only('queryDevices').answer(page([device(1, { clientId: 'x' })]));
    equal(client.open('readOrganizationPolicy').length, 0);
  });

  it('give up with the question', async () => {
    const gone = new AbortController();
    const found = devices.find({ search: '', page: 0, pageSize: 50, signal: gone.signal });
    await client.only('queryDevices').answer(page([device(1, { clientId: 'x' })]));
    gone.abort();
    await turns();
    await rejects(found, /abort/i);
  });
});
