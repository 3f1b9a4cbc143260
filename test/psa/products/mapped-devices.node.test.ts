/** The devices that a mapping is tried on: read once, page by page, and on from where it failed. */
import { createMappedDevices } from '../../../src/psa/products/tracer/mapped-devices.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { type Asked, fakeClient, turns } from '../../support/fake-client.ts';

const pageSize = 1000;
const total = 2_500;

const page = ({ query }: Asked) => {
  const first = Number(query.page) * pageSize;
  const results = Array.from({ length: Math.min(pageSize, total - first) }, (_, index) => ({
    id: String(first + index),
    name: `Device ${first + index}`,
    clientId: '1',
    locationId: '1',
    nodeRoleId: '1',
    groups: [],
  }));
  return { results, totalElements: total, totalPages: Math.ceil(total / pageSize) };
};

describe('The devices that a mapping is tried on', () => {
  it('are asked for when they are wanted, once, all of them', async () => {
    const client = fakeClient();
    client.always('listMappedDevices', page);
    const devices = createMappedDevices(client);
    equal(client.asked.length, 0);
    devices.want();
    devices.want();
    await turns(100);
    const state = devices.state.value;
    equal(state.status, 'ready');
    equal('value' in state && state.value.length, total);
    equal(devices.read.value, total);
    deepEqual(
      client.asked.map(({ query }) => query.page),
      [0, 1, 2],
    );
    devices[Symbol.dispose]();
  });

  it('go on after a page that failed, with what had come', async () => {
    const client = fakeClient();
    const devices = createMappedDevices(client);
    devices.want();
    const first = client.only('listMappedDevices');
    await first.answer(page(first));
    await client.only('listMappedDevices').fail();
    equal(devices.state.value.status, 'failed');
    equal(devices.read.value, pageSize);
    client.always('listMappedDevices', page);
    devices.retry();
    await turns(100);
    const state = devices.state.value;
    const ids = 'value' in state ? state.value.map(({ id }) => id) : [];
    equal(new Set(ids).size, total);
    deepEqual(
      client.asked.map(({ query }) => query.page),
      [0, 1, 1, 2],
    );
    devices[Symbol.dispose]();
  });

  it('are given up when the dialog closes', () => {
    const client = fakeClient();
    const devices = createMappedDevices(client);
    devices.want();
    const { signal } = client.only('listMappedDevices');
    devices[Symbol.dispose]();
    equal(signal?.aborted, true);
  });
});
