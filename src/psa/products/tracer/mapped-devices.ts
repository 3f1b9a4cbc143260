/** All devices with the role and groups by which rules map them: read page by page, once as long as a dialog is open. */
import { createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import type { ResourceState } from '../../../base/resource/resource-state.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { listMappedDevices, type MappedDevice } from '../../product-contract.ts';

interface Shape {
  readonly state: ReadonlySignal<ResourceState<readonly MappedDevice[]>>;
  /** How many have come so far. */
  readonly read: ReadonlySignal<number>;
  /** Asks for them, unless that was done before. */
  want(): void;
  retry(): void;
}
export type MappedDevices = Model<Shape>;

const pageSize = 1000;

export function createMappedDevices(client: HttpClient): MappedDevices {
  return new (createModel<Shape>(() => mappedDevices(client)))();
}

function mappedDevices(client: HttpClient): Shape {
  const read = signal(0);
  /** Whole pages that came before one failed are not asked for again. */
  let held: readonly MappedDevice[] = [];
  const devices = createResource<void, readonly MappedDevice[]>({
    async read(_, signal) {
      for (let page = held.length / pageSize; ; page += 1) {
        const query = { page, pageSize };
        const { results, totalPages } = await client.call(listMappedDevices, { params: {}, query }, { signal });
        const all = [...held, ...results];
        read.value = all.length;
        if (page + 1 >= totalPages || results.length < pageSize) return all;
        held = all;
      }
    },
  });
  return {
    state: devices.state,
    read,
    want() {
      if (devices.state.peek().status === 'idle') devices.ask();
    },
    retry: devices.retry,
  };
}
