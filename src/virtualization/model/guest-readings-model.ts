/** What was read of a guest, asked for again and again while it is shown. Source: spec 002 §2.9. */
import { createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { HttpClient } from '../../host/http/http-client.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import { isGone } from '../../ui/record-list/record-list-model.ts';
import { type History, readGuestReadings } from '../contract.ts';
import { type Polled, startPolled } from './polled.ts';

export interface GuestReadingsOptions {
  readonly client: HttpClient;
  readonly guestId: string;
  readonly isHidden?: ReadonlySignal<boolean> | undefined;
}

interface Shape extends Pick<Polled, 'lost' | 'retry'> {
  /** By `cpu` or `memory`. */
  readonly histories: ReadonlySignal<ReadonlyMap<string, History>>;
}
export type GuestReadings = Model<Shape>;

export function createGuestReadings(options: GuestReadingsOptions): GuestReadings {
  return new (createModel<Shape>(() => guestReadings(options)))();
}

function guestReadings({ client, guestId, isHidden }: GuestReadingsOptions): Shape {
  const histories = signal<ReadonlyMap<string, History>>(new Map());
  const { lost, retry } = startPolled({
    isHidden,
    read: (abort) => client.call(readGuestReadings, { params: { id: guestId } }, { signal: abort }),
    take(answer) {
      // What is no news draws nothing anew.
      if (isSameValue([...histories.peek().values()], answer.histories)) return;
      histories.value = new Map(answer.histories.map((one) => [one.id, one]));
    },
    // That it is gone is told by what is read of its host.
    failed: (error) => (isGone(error) ? 'end' : 'again'),
  });
  return { histories, lost, retry };
}
