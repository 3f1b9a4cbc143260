/** What is stored of integrations as the console's slices have it, and what saving one does to them. */
import type { Connections } from '../../console/integrations/connections-slice.ts';
import { connectionsSlice } from '../../console/integrations/connections-slice.ts';
import type { Integration } from '../contract.ts';
import { type IntegrationKind, type IntegrationValues, isRemovable, readValues } from '../integration-kinds.ts';
import { readJsonObject } from './read-address.ts';

interface Known {
  readonly kind: IntegrationKind;
  readonly values: Readonly<Record<string, unknown>>;
  readonly stored: readonly string[];
}

/** One that is not among these is as at first. */
export function connectionsIn(integrations: readonly Known[]): Connections {
  const all: Record<string, unknown> = { ...connectionsSlice.defaults.connections };
  for (const { kind, values, stored } of integrations)
    if (isRemovable(kind)) all[kind] = connectionOf(kind, readValues(kind, values), stored);
  return all as unknown as Connections;
}

/** A connection as the slice has it. */
export function connectionOf<Kind extends keyof Connections>(
  kind: Kind,
  values: IntegrationValues,
  stored: readonly string[],
): Connections[Kind] {
  const text = (name: string) => String(values[name] ?? '');
  const enabled = values.enabled === true;
  const all: { readonly [One in keyof Connections]: () => Connections[One] } = {
    serviceManagement: () => ({
      enabled,
      instanceName: text('instanceName'),
      authType: text('authType') || null,
      basicAuthCredentials:
        text('authType') === 'BASIC' ? { username: text('username'), hasPassword: stored.includes('password') } : null,
      oauthConfiguration:
        text('authType') === 'OAUTH'
          ? { clientId: text('clientId'), hasClientSecret: stored.includes('clientSecret') }
          : null,
      defaultTicketTemplateId: text('defaultTicketTemplateId') || null,
      integrationTypeActivated: values.integrationTypeActivated === true,
    }),
    serviceDesk: () => ({ enabled, hostname: text('hostname') }),
    helpDesk: () => ({ enabled }),
    webhook: () => {
      const body = readJsonObject(text('data'));
      const hasAddress = stored.includes('address');
      return { data: hasAddress ? { hasAddress, body: body ?? {} } : null };
    },
  };
  return all[kind]();
}

/** What saving a setting does to its slice: transitions with what they are given. */
export function settingChanges(kind: IntegrationKind, values: IntegrationValues): readonly [string, unknown][] {
  const enabled: [string, unknown] = ['setEnabled', values.enabled];
  switch (kind) {
    case 'remoteSupport':
      return [enabled, ['setExpiration', Number(values.expirationTTL)], ['setInstallMessage', values.installMessage]];
    case 'identityProvider':
      return [enabled, ['setScim', values.scim], ['setSkipLoginMFA', values.skipLoginMFA]];
    case 'browserManagement':
      return [enabled, ['setMessage', values.isolationPageContentMessage]];
    default:
      return [];
  }
}

/** What a setting is, as its slice loads it. */
export function settingOf({ values, connections }: Pick<Integration, 'values' | 'connections'>) {
  const text = (name: string) => String(values[name] ?? '');
  const enabled = values.enabled === true;
  return {
    remoteSupport: () => ({
      enabled,
      expirationTTL: Number(text('expirationTTL')) || 0,
      installMessage: text('installMessage'),
      connections: connections ?? [],
    }),
    identityProvider: () => ({
      enabled,
      scim: { enabled: values.scim === true },
      skipLoginMFA: { enabled: values.skipLoginMFA === true },
    }),
    browserManagement: () => ({ enabled, isolationPageContentMessage: text('isolationPageContentMessage') }),
  };
}
