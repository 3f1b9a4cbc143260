/** The device that the backups are from: its name for the user, its state and class for what depends on them. */
import { computed, createModel, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../base/resource/resource-state.ts';
import { type Device, queryDevices } from '../../directory/contract.ts';
import type { HttpClient } from '../../host/http/http-client.ts';

interface Shape {
  /** `failed` also where there is no such device. What was asked for works without its name. */
  state: ReadonlySignal<ResourceState<Device>>;
  device: ReadonlySignal<Device | undefined>;
  /** As people call it; `undefined` until it is known. */
  name: ReadonlySignal<string | undefined>;
  /** Up and reachable, as far as is known. */
  isOnline: ReadonlySignal<boolean>;
  /** Empty where not known. */
  nodeClass: ReadonlySignal<string>;
}
export type SourceDevice = Model<Shape>;

export function createSourceDevice(options: { client: HttpClient; nodeId: number }): SourceDevice {
  return new (createModel<Shape>(() => sourceDevice(options)))();
}

function sourceDevice({ client, nodeId }: { client: HttpClient; nodeId: number }): Shape {
  const found = createResource<number, Device>({
    async read(id, signal) {
      const query = { nodeId: id, page: 0, size: 1 };
      const { results } = await client.call(queryDevices, { params: {}, query }, { signal });
      const own = results.find((device) => device.id === id);
      if (!own) throw new RangeError(`There is no device ${id}`);
      return own;
    },
  });
  const device = computed(() => valueIn(found.state.value));
  found.ask(nodeId);

  return {
    state: found.state,
    device,
    name: computed(() => nameOf(device.value)),
    isOnline: computed(() => device.value?.online === true),
    nodeClass: computed(() => device.value?.nodeClass ?? ''),
  };
}

export function nameOf(device: Device | undefined): string | undefined {
  return device && (device.displayName || device.friendlyName || device.name || device.systemName || undefined);
}
