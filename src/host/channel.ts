import type { Channel } from './configuration-types.ts';

/** What stands in until the host gives its own publish-subscribe service: nobody publishes, so nobody hears. */
export const silentChannel: Channel = {
  subscribe: () => () => undefined,
};
