/**
 * One host with its guests: the page's slices of them, kept true by asking the server again and again, and what a person
 * does. What the server has done the slices go through, too, and other tabs with them. Source: spec 002 §3.5.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { SliceModel } from '../../console/store/slice-model.ts';
import type { guestsSlice, VirtualizationGuest } from '../../console/virtualization/guests-slice.ts';
import type { hostsSlice, VirtualizationHost } from '../../console/virtualization/hosts-slice.ts';
import type { MachineDetails } from '../../console/virtualization/machine-shape.ts';
import type { CallOptions, HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import { goneAs, isGone } from '../../ui/record-list/record-list-model.ts';
import {
  changeGuestPower,
  type DetailsBody,
  deleteSnapshot,
  type GuestOnWire,
  type History,
  type HostOnWire,
  readVirtualizationHost,
  renameSnapshot,
  revertToSnapshot,
  takeSnapshot,
  updateVirtualizationGuest,
  updateVirtualizationHost,
} from '../contract.ts';
import type { GuestChange } from '../virtualization-change.ts';
import { follow } from './follow.ts';
import { type Polled, startPolled } from './polled.ts';

export interface HostOptions {
  readonly client: HttpClient;
  readonly hostId: string;
  readonly hosts: SliceModel<typeof hostsSlice>;
  readonly guests: SliceModel<typeof guestsSlice>;
  readonly isHidden?: ReadonlySignal<boolean>;
}

interface Shape extends Polled {
  /** Undefined before the server has answered. */
  readonly host: ReadonlySignal<VirtualizationHost | undefined>;
  readonly guests: ReadonlySignal<readonly VirtualizationGuest[]>;
  /** By `cpu`, `memory`, or the id of a health sensor. */
  readonly histories: ReadonlySignal<ReadonlyMap<string, History>>;
  /** There is no such host. */
  readonly isMissing: ReadonlySignal<boolean>;
  /** Guests that something is being done with. */
  readonly busy: ReadonlySignal<ReadonlySet<string>>;
  /** Rejects with what the server refused, and then shows what is so now. */
  change(change: GuestChange, press: Press): Promise<void>;
  /** As the server has them now; undefined: not there any more. */
  readHost(signal: AbortSignal): Promise<HostOnWire | undefined>;
  readGuest(guestId: string, signal: AbortSignal): Promise<GuestOnWire | undefined>;
  saveHost(body: DetailsBody, options: CallOptions): Promise<void>;
  saveGuest(guestId: string, body: DetailsBody, options: CallOptions): Promise<void>;
}
export type HostModel = Model<Shape>;

export function createHostModel(options: HostOptions): HostModel {
  return new (createModel<Shape>(() => hostModel(options)))();
}

function hostModel({ client, hostId, hosts, guests, isHidden }: HostOptions): Shape {
  const isLoaded = signal(false);
  const isMissing = signal(false);
  const histories = signal<ReadonlyMap<string, History>>(new Map());
  const busy = signal<ReadonlySet<string>>(new Set());
  const lifetime = new AbortController();
  effect(() => () => lifetime.abort());

  const polled = startPolled({
    isHidden,
    read: readAll,
    take(answer) {
      putHost(answer.host);
      takeGuests(answer.guests);
      const read = new Map(answer.histories.map((one) => [one.id, one]));
      // What is no news draws nothing anew.
      if (!isSameValue([...histories.peek().values()], answer.histories)) histories.value = read;
      isLoaded.value = true;
    },
    failed(error) {
      if (!isGone(error)) return 'again';
      isMissing.value = true;
      return 'end';
    },
  });

  function readAll(signal: AbortSignal) {
    return client.call(readVirtualizationHost, { params: { id: hostId } }, { signal });
  }

  function putHost(host: HostOnWire): void {
    const shown = hosts.state.peek().hosts.find(({ id }) => id === host.id);
    if (!isSameValue(shown, host)) hosts.change('put', host);
  }

  function putGuest(guest: GuestOnWire): void {
    const shown = guests.state.peek().guests.find(({ id }) => id === guest.id);
    if (!isSameValue(shown, guest)) guests.change('put', guest);
  }

  /** In the place of all that this host had: one may have been moved to another host, or deleted. */
  function takeGuests(own: readonly GuestOnWire[]): void {
    const all = guests.state.peek().guests;
    const ids = new Set(own.map(({ id }) => id));
    const others = all.filter((guest) => guest.hostId !== hostId && !ids.has(guest.id));
    const next = [...others, ...own];
    if (!isSameValue(all, next)) guests.change('load', next);
  }

  async function send(change: GuestChange, press: Press): Promise<void> {
    const { guestId } = change;
    const options = { signal: lifetime.signal, press };
    const params = { id: guestId };
    switch (change.action) {
      case 'power': {
        const { power: action } = change;
        const guest = await client.call(changeGuestPower, { params, body: { action } }, options);
        follow(() => guests.change('setPower', guestId, action));
        return putGuest(guest);
      }
      case 'takeSnapshot': {
        const guest = await client.call(takeSnapshot, { params, body: { name: change.name } }, options);
        const taken = guest.snapshots.find(({ id }) => id === guest.currentSnapshotId);
        if (taken) follow(() => guests.change('addSnapshot', guestId, taken));
        return putGuest(guest);
      }
      case 'renameSnapshot': {
        const { snapshotId, name } = change;
        const guest = await client.call(renameSnapshot, { params: { ...params, snapshotId }, body: { name } }, options);
        follow(() => guests.change('renameSnapshot', guestId, snapshotId, name.trim()));
        return putGuest(guest);
      }
      case 'revertToSnapshot':
      case 'deleteSnapshot': {
        const { snapshotId, action } = change;
        const call = { params: { ...params, snapshotId } };
        const isRevert = action === 'revertToSnapshot';
        const guest = await (isRevert
          ? client.call(revertToSnapshot, call, options)
          : client.call(deleteSnapshot, call, options));
        follow(() => guests.change(isRevert ? 'revertToSnapshot' : 'removeSnapshot', guestId, snapshotId));
        return putGuest(guest);
      }
    }
  }

  return {
    ...polled,
    host: computed(() => (isLoaded.value ? hosts.state.value.hosts.find(({ id }) => id === hostId) : undefined)),
    guests: computed(() => guests.state.value.guests.filter((guest) => guest.hostId === hostId)),
    histories,
    isMissing,
    busy,

    async change(change, press) {
      busy.value = new Set([...busy.peek(), change.guestId]);
      try {
        await send(change, press);
      } finally {
        busy.value = new Set([...busy.peek()].filter((id) => id !== change.guestId));
        if (!lifetime.signal.aborted) polled.retry();
      }
    },
    readHost: (signal) => readAll(signal).then(({ host }) => host, goneAs(undefined)),
    readGuest: (guestId, signal) =>
      readAll(signal).then((answer) => answer.guests.find(({ id }) => id === guestId), goneAs(undefined)),
    async saveHost(body, options) {
      const host = await client.call(updateVirtualizationHost, { params: { id: hostId }, body }, options);
      follow(() => hosts.change('setDetails', hostId, detailsOf(host)));
      putHost(host);
    },
    async saveGuest(guestId, body, options) {
      const guest = await client.call(updateVirtualizationGuest, { params: { id: guestId }, body }, options);
      follow(() => guests.change('setDetails', guestId, detailsOf(guest)));
      putGuest(guest);
    },
  };
}

export function detailsOf({ tags, owner, warrantyStartDate, warrantyEndDate }: MachineDetails): DetailsBody {
  return { tags: [...tags], owner, warrantyStartDate, warrantyEndDate };
}
