/** The device that the backups are from: its name for the user, its state and class for what depends on them. */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Device, queryDevices } from '../../directory/contract.ts';
import type { HttpClient } from '../../host/http-client.ts';

interface Shape {
  /** `unknown` where it was not found or could not be asked for. */
  status: ReadonlySignal<'loading' | 'ready' | 'unknown'>;
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
  const status = signal<Shape['status']['value']>('loading');
  const device = signal<Device | undefined>(undefined);
  const lifetime = new AbortController();

  effect(() => () => lifetime.abort());
  void find();

  async function find(): Promise<void> {
    try {
      const query = { nodeId, page: 0, size: 1 };
      const { results } = await client.call(queryDevices, { params: {}, query }, { signal: lifetime.signal });
      if (lifetime.signal.aborted) return;
      batch(() => {
        device.value = results.find(({ id }) => id === nodeId);
        status.value = device.value === undefined ? 'unknown' : 'ready';
      });
    } catch {
      // Reported by the client. What was asked for works without the name.
      if (!lifetime.signal.aborted) status.value = 'unknown';
    }
  }

  return {
    status,
    device,
    name: computed(() => nameOf(device.value)),
    isOnline: computed(() => device.value?.online === true),
    nodeClass: computed(() => device.value?.nodeClass ?? ''),
  };
}

export function nameOf(device: Device | undefined): string | undefined {
  return device && (device.displayName || device.friendlyName || device.name || device.systemName || undefined);
}
