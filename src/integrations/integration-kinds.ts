/** What can be connected, and the fields that each has: form, rules, wire and server follow from these rows. Source: spec 002 §3.2, §3.3 and §3.5. */

export const integrationKinds = [
  'serviceManagement',
  'serviceDesk',
  'helpDesk',
  'psacw',
  'psaat',
  'webhook',
  'remoteSupport',
  'identityProvider',
  'browserManagement',
  'securityProvider',
] as const;
export type IntegrationKind = (typeof integrationKinds)[number];

/** As they stand on the page. */
export const integrationGroups = {
  ticketing: ['serviceManagement', 'serviceDesk', 'helpDesk'],
  services: ['psacw', 'psaat'],
  notifications: ['webhook'],
  access: ['remoteSupport', 'identityProvider', 'browserManagement', 'securityProvider'],
} as const satisfies Record<string, readonly IntegrationKind[]>;

/** Those that can be deleted; the others are settings, which are switched off. */
export const removableKinds = ['serviceManagement', 'serviceDesk', 'helpDesk', 'webhook'] as const;
export type RemovableKind = (typeof removableKinds)[number];
export const isRemovable = (kind: IntegrationKind): kind is RemovableKind => removableKinds.some((one) => one === kind);

/** Those that somebody can be asked about: a provider by its credentials, a host or an address by a request. */
export const testableKinds = ['serviceDesk', 'webhook', 'psacw', 'psaat'] as const;
export type TestableKind = (typeof testableKinds)[number];
export const isTestable = (kind: IntegrationKind): kind is TestableKind => testableKinds.some((one) => one === kind);

/** Texts, and switches. A choice that was not made is an empty text; so is a secret that stays as it is. */
export type IntegrationValues = Readonly<Record<string, string | boolean>>;

export const authTypes = ['BASIC', 'OAUTH'] as const;

type FieldType =
  | 'switch'
  | 'text'
  | 'longText'
  | 'instance'
  | 'hostname'
  | 'json'
  | 'secret'
  | 'authType'
  | 'template'
  | 'seconds'
  /** Told by the server; nobody sets it here. */
  | 'status';

export interface IntegrationField {
  readonly name: string;
  readonly type: FieldType;
  /** Of a secret: as what it is read. */
  readonly reads?: 'address' | undefined;
  /** Characters. */
  readonly limit: number;
  readonly isShown: (values: IntegrationValues) => boolean;
  readonly isRequired: (values: IntegrationValues) => boolean;
}

const always = () => true;
const never = () => false;
const isOn = ({ enabled }: IntegrationValues) => enabled === true;
const isBasic = ({ authType }: IntegrationValues) => authType === 'BASIC';
const isOAuth = ({ authType }: IntegrationValues) => authType === 'OAUTH';

const row = (name: string, type: FieldType, more: Partial<IntegrationField> = {}): IntegrationField => ({
  name,
  type,
  limit: 250,
  isShown: always,
  isRequired: never,
  ...more,
});
const enabled = row('enabled', 'switch');
const ofProvider = [
  enabled,
  row('username', 'text', { limit: 400, isRequired: isOn }),
  row('password', 'secret', { limit: 1000, isRequired: isOn }),
];

/** In the order of the form. */
export const integrationFields: Readonly<Record<IntegrationKind, readonly IntegrationField[]>> = {
  serviceManagement: [
    enabled,
    row('instanceName', 'instance', { limit: 63, isRequired: isOn }),
    row('authType', 'authType', { isRequired: isOn }),
    row('username', 'text', { isShown: isBasic, isRequired: isOn }),
    row('password', 'secret', { limit: 1000, isShown: isBasic, isRequired: isOn }),
    row('clientId', 'text', { isShown: isOAuth, isRequired: isOn }),
    row('clientSecret', 'secret', { limit: 1000, isShown: isOAuth, isRequired: isOn }),
    row('defaultTicketTemplateId', 'template'),
    row('integrationTypeActivated', 'switch'),
  ],
  serviceDesk: [enabled, row('hostname', 'hostname', { isRequired: isOn })],
  helpDesk: [enabled],
  psacw: ofProvider,
  psaat: ofProvider,
  webhook: [
    // Whoever has it can send: most services put a token into it.
    row('address', 'secret', { limit: 2048, reads: 'address', isRequired: always }),
    row('data', 'json', { limit: 10_000, isRequired: always }),
  ],
  remoteSupport: [enabled, row('expirationTTL', 'seconds'), row('installMessage', 'longText', { limit: 1000 })],
  identityProvider: [enabled, row('scim', 'switch'), row('skipLoginMFA', 'switch')],
  browserManagement: [enabled, row('isolationPageContentMessage', 'longText', { limit: 1000 })],
  securityProvider: [row('registrationStatus', 'status')],
};

const firstTexts: Readonly<Record<string, string>> = { seconds: '0', status: 'NOT_CONFIGURED' };

export function firstValues(kind: IntegrationKind): IntegrationValues {
  return Object.fromEntries(
    integrationFields[kind].map(({ name, type }) => [name, type === 'switch' ? false : (firstTexts[type] ?? '')]),
  );
}

/** Whatever a server or a database says: each field with a value of its type, and no other. */
export function readValues(kind: IntegrationKind, given: Readonly<Record<string, unknown>>): IntegrationValues {
  const first = firstValues(kind);
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      return [name, typeof value === typeof first[name] ? (value as string | boolean) : (first[name] ?? '')];
    }),
  );
}

export const secretNames = (kind: IntegrationKind): readonly string[] =>
  integrationFields[kind].filter(({ type }) => type === 'secret').map(({ name }) => name);
