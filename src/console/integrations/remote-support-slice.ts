/** Remote support: whether it is on, and who is connected. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import { count, id, listBy, moment } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

const connection = z.object({ id, displayName: z.string(), connectedSince: moment });
export type SupportConnection = Frozen<z.output<typeof connection>>;

const remoteSupport = z.object({
  enabled: z.boolean(),
  /** Seconds for which an invitation holds; 0: it does not expire. */
  expirationTTL: count,
  connections: listBy('id', connection),
  /** What somebody reads who is to install it. */
  installMessage: z.string(),
});
export type RemoteSupport = Frozen<z.output<typeof remoteSupport>>;

const connections = entriesBy('id', 'connection');

export const remoteSupportSlice = defineSlice({
  name: 'remoteSupport',
  section: '002 §3.5',
  tells: ['setEnabled', 'setExpiration', 'setInstallMessage', 'connect', 'disconnect'],
  shape: remoteSupport,
  defaults: { enabled: false, expirationTTL: 0, connections: [], installMessage: '' },
  transitions: {
    load: (_, loaded: RemoteSupport) => loaded,
    setEnabled: (state, enabled: boolean) => ({ ...state, enabled }),

    setExpiration: (state, expirationTTL: number) => {
      if (!Number.isSafeInteger(expirationTTL) || expirationTTL < 0)
        throw new IllegalTransition(
          `Invitations cannot hold for ${expirationTTL} seconds`,
          'these are no whole seconds',
        );
      return { ...state, expirationTTL };
    },

    setInstallMessage: (state, installMessage: string) => ({ ...state, installMessage }),

    connect: (state, made: SupportConnection) => {
      if (!state.enabled)
        throw new IllegalTransition(`"${made.displayName}" cannot be connected`, 'remote support is disabled');
      return { ...state, connections: connections.added(state.connections, made) };
    },

    disconnect: (state, connectionId: string) => ({
      ...state,
      connections: connections.removed(state.connections, [connectionId]),
    }),
  },
});
