/** All hosts, as they were measured last. */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { SliceModel } from '../../console/store/slice-model.ts';
import type { hostsSlice, VirtualizationHost } from '../../console/virtualization/hosts-slice.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import { listVirtualizationHosts } from '../contract.ts';
import { type Polled, startPolled } from './polled.ts';

export interface GuestCount {
  readonly guests: number;
  readonly running: number;
}

export interface HostListOptions {
  readonly client: HttpClient;
  readonly hosts: SliceModel<typeof hostsSlice>;
  readonly isHidden?: ReadonlySignal<boolean>;
}

interface Shape extends Polled {
  /** Undefined before the server has answered. */
  readonly hosts: ReadonlySignal<readonly VirtualizationHost[] | undefined>;
  /** By the host's id. */
  readonly guestCounts: ReadonlySignal<ReadonlyMap<string, GuestCount>>;
}
export type HostList = Model<Shape>;

export function createHostList({ client, hosts, isHidden }: HostListOptions): HostList {
  return new (createModel<Shape>(() => {
    const isLoaded = signal(false);
    const guestCounts = signal<ReadonlyMap<string, GuestCount>>(new Map());
    const polled = startPolled({
      isHidden,
      read: (signal) => client.call(listVirtualizationHosts, { params: {} }, { signal }),
      take({ hosts: all, guestCounts: counts }) {
        if (!isSameValue(hosts.state.peek().hosts, all)) hosts.change('load', all);
        guestCounts.value = new Map(counts.map(({ hostId, ...count }) => [hostId, count]));
        isLoaded.value = true;
      },
    });
    return {
      ...polled,
      hosts: computed(() => (isLoaded.value ? hosts.state.value.hosts : undefined)),
      guestCounts,
    };
  }))();
}
