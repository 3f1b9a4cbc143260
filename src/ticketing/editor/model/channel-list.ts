/** The notification channels, asked for once somebody needs their names. Source: spec 001 §7. */
import { createModel, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import type { ResourceState } from '../../../base/resource/resource-state.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { listChannels, type NotificationChannel } from '../../contract.ts';

interface Shape {
  readonly state: ReadonlySignal<ResourceState<readonly NotificationChannel[]>>;
  /** Does nothing where it was asked for already. */
  want(): void;
  retry(): void;
}
export type ChannelList = Model<Shape>;

export function createChannelList(client: HttpClient): ChannelList {
  return new (createModel<Shape>(() => {
    const channels = createResource<void, readonly NotificationChannel[]>({
      read: (_, signal) => client.call(listChannels, { params: {} }, { signal }),
    });
    return {
      state: channels.state,
      want() {
        if (channels.state.peek().status === 'idle') channels.ask();
      },
      retry: channels.retry,
    };
  }))();
}
