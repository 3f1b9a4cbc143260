/** What is connected at the first start, with made-up secrets; all of it is the users’ own from then on. */

import type { CredentialBody } from '../../../src/integrations/credentials/contract.ts';
import type { IntegrationKind } from '../../../src/integrations/integration-kinds.ts';

interface FirstIntegration {
  kind: IntegrationKind;
  values: Record<string, string | boolean>;
  secrets?: Record<string, string>;
}

export const firstIntegrations: readonly FirstIntegration[] = [
  {
    kind: 'serviceManagement',
    values: {
      enabled: true,
      instanceName: 'fleet-demo',
      authType: 'BASIC',
      username: 'rmm-tickets',
      defaultTicketTemplateId: '3',
      integrationTypeActivated: true,
    },
    secrets: { password: 'made-up-for-the-demo' },
  },
  { kind: 'serviceDesk', values: { enabled: false, hostname: 'desk.fleet-demo.example' } },
  {
    kind: 'webhook',
    values: {
      data: '{\n  "channel": "operations",\n  "priority": "high"\n}',
    },
    secrets: { address: 'https://hooks.fleet-demo.example/alerts?token=made-up-for-the-demo' },
  },
  {
    kind: 'remoteSupport',
    values: {
      enabled: true,
      expirationTTL: '3600',
      installMessage:
        'A technician would like to help you. Install remote support, then read out the code that it shows.',
    },
  },
  { kind: 'identityProvider', values: { enabled: true, scim: true, skipLoginMFA: false } },
  {
    kind: 'browserManagement',
    values: {
      enabled: false,
      isolationPageContentMessage: 'This page is open in an isolated browser, to keep your device safe.',
    },
  },
];

/** Who was connected so many minutes before the first start. */
export const firstConnections = [
  { id: 1, displayName: 'RECEPTION-PC', minutes: 12 },
  { id: 2, displayName: 'Warehouse scanner 4', minutes: 47 },
] as const;

export const firstCredentials: readonly (CredentialBody & { secret: string; by: string; daysAgo: number })[] = [
  {
    name: 'Domain administrator',
    kind: 'USERNAME_PASSWORD',
    username: 'HARBOR\\svc-rmm',
    secret: 'made-up-for-the-demo',
    organizationIds: ['1'],
    by: 'Aiko Tanaka',
    daysAgo: 4,
  },
  {
    name: 'Linux servers',
    kind: 'SSH_KEY',
    username: 'rmm',
    secret: 'made-up-for-the-demo',
    organizationIds: null,
    by: 'Aiko Tanaka',
    daysAgo: 31,
  },
  {
    name: 'Network discovery',
    kind: 'SNMP_COMMUNITY',
    secret: 'made-up-for-the-demo',
    organizationIds: null,
    by: 'Nadia Haddad',
    daysAgo: 90,
  },
  {
    name: 'Hypervisor API',
    kind: 'API_TOKEN',
    secret: 'made-up-for-the-demo',
    organizationIds: ['2', '3', '5'],
    by: 'Nadia Haddad',
    daysAgo: 12,
  },
  {
    name: 'Firewall, read only',
    kind: 'USERNAME_PASSWORD',
    username: 'monitor',
    secret: 'made-up-for-the-demo',
    organizationIds: ['4', '6'],
    by: 'Aiko Tanaka',
    daysAgo: 200,
  },
];
