/**
 * Connections to other ticketing systems, and which of these ticketing goes through. Whether a secret is stored is part of
 * the state; the secret itself has no place in it, so it can be told to other tabs. Source: spec 002 §3.3 and §4.
 */
import * as z from 'zod/mini';
import { IllegalTransition } from '../illegal-transition.ts';
import { constant, id } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

const basicAuthCredentials = z.strictObject({ username: z.string(), hasPassword: z.boolean() });
const oauthConfiguration = z.strictObject({ clientId: z.string(), hasClientSecret: z.boolean() });

const connections = z.object({
  serviceManagement: z.object({
    enabled: z.boolean(),
    basicAuthCredentials: z.nullable(basicAuthCredentials),
    instanceName: z.string(),
    /** The document shows none of the constants. */
    authType: z.nullable(constant),
    oauthConfiguration: z.nullable(oauthConfiguration),
    defaultTicketTemplateId: z.nullable(id),
    integrationTypeActivated: z.boolean(),
  }),
  serviceDesk: z.object({ hostname: z.string(), enabled: z.boolean() }),
  helpDesk: z.object({ enabled: z.boolean() }),
  webhook: z.object({ data: z.nullable(z.looseObject({})) }),
});
export type Connections = Frozen<z.output<typeof connections>>;

/** Through which of them ticketing may go; a webhook takes no tickets. */
export const ticketingTypes = ['serviceManagement', 'serviceDesk', 'helpDesk'] as const;
export type TicketingType = (typeof ticketingTypes)[number];

const none: Connections = {
  serviceManagement: {
    enabled: false,
    basicAuthCredentials: null,
    instanceName: '',
    authType: null,
    oauthConfiguration: null,
    defaultTicketTemplateId: null,
    integrationTypeActivated: false,
  },
  serviceDesk: { hostname: '', enabled: false },
  helpDesk: { enabled: false },
  webhook: { data: null },
};

export const connectionsSlice = defineSlice({
  name: 'connections',
  section: '002 §3.3, §4',
  tells: ['configure', 'useForTicketing', 'remove'],
  shape: z
    .object({ connections, ticketingType: z.nullable(z.enum(ticketingTypes)) })
    .check(z.refine(({ connections: all, ticketingType: type }) => type === null || all[type].enabled)),
  defaults: { connections: none, ticketingType: null },
  transitions: {
    load: (_, loaded: Connections, ticketingType: TicketingType | null) => ({
      connections: loaded,
      ticketingType: ticketingType !== null && loaded[ticketingType].enabled ? ticketingType : null,
    }),

    /** One that ticketing goes through has to stay enabled. */
    configure: <Kind extends keyof Connections>(
      state: ConnectionsState,
      kind: Kind,
      changes: Partial<Connections[Kind]>,
    ): ConnectionsState => {
      const changed = { ...state.connections[kind], ...changes };
      if (kind === state.ticketingType && 'enabled' in changed && !changed.enabled)
        throw new IllegalTransition(`The connection "${kind}" cannot be disabled`, 'ticketing goes through it');
      return { ...state, connections: { ...state.connections, [kind]: changed } };
    },

    /** Ticketing goes through it from now on. */
    useForTicketing: (state, kind: TicketingType) => {
      if (!state.connections[kind].enabled)
        throw new IllegalTransition(`Ticketing cannot go through "${kind}"`, 'that connection is not enabled');
      return { ...state, ticketingType: kind };
    },

    /** Without the connection of ticketing there is no ticketing type. */
    remove: (state, kind: keyof Connections) => ({
      connections: { ...state.connections, [kind]: none[kind] },
      ticketingType: kind === state.ticketingType ? null : state.ticketingType,
    }),
  },
});

export interface ConnectionsState {
  readonly connections: Connections;
  readonly ticketingType: TicketingType | null;
}
