import fc from 'fast-check';
import { connectionsSlice, ticketingTypes } from '../../../src/console/integrations/connections-slice.ts';
import {
  type AnyArguments,
  anyConstant,
  anyCount,
  anyId,
  anyList,
  anyMoment,
  anyName,
  anyText,
  orNull,
} from './arguments-of.ts';

const flag = fc.record({ enabled: fc.boolean() });
const { connections } = connectionsSlice.defaults;
const anyConnections = fc.constantFrom(connections, { ...connections, helpDesk: { enabled: true } });
const anyConnection = fc.record({ id: anyId, displayName: anyName, connectedSince: anyMoment });

export const anyIntegrations: AnyArguments<
  'browserManagement' | 'connections' | 'identityProvider' | 'remoteSupport' | 'securityProvider'
> = {
  browserManagement: {
    load: fc.tuple(fc.record({ enabled: fc.boolean(), isolationPageContentMessage: anyText })),
    setEnabled: fc.tuple(fc.boolean()),
    setMessage: fc.tuple(anyText),
  },
  connections: {
    load: fc.tuple(anyConnections, fc.constantFrom('helpDesk', 'serviceDesk', null)),
    configure: fc.oneof(
      fc.tuple(fc.constantFrom('serviceDesk', 'helpDesk'), flag),
      fc.tuple(
        fc.constant('webhook' as const),
        fc.record({ data: orNull(fc.constant({ url: 'https://hook.example' })) }),
      ),
    ),
    useForTicketing: fc.tuple(fc.constantFrom('serviceDesk', 'helpDesk')),
    remove: fc.tuple(fc.constantFrom(...ticketingTypes, 'webhook')),
  },
  identityProvider: {
    load: fc.tuple(fc.record({ enabled: fc.boolean(), scim: flag, skipLoginMFA: flag })),
    setEnabled: fc.tuple(fc.boolean()),
    setScim: fc.tuple(fc.boolean()),
    setSkipLoginMFA: fc.tuple(fc.boolean()),
  },
  remoteSupport: {
    load: fc.tuple(
      fc.record({
        enabled: fc.boolean(),
        expirationTTL: anyCount,
        connections: anyList(anyConnection, ({ id }) => id),
        installMessage: anyText,
      }),
    ),
    setEnabled: fc.tuple(fc.boolean()),
    setExpiration: fc.tuple(fc.constantFrom(-1, 0, 3600, 0.5)),
    setInstallMessage: fc.tuple(anyText),
    connect: fc.tuple(anyConnection),
    disconnect: fc.tuple(anyId),
  },
  securityProvider: { setRegistrationStatus: fc.tuple(anyConstant) },
};
