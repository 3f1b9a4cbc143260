/** What has to be true of an integration, how it is sent, and what the console’s slices make of it. */
import { connectionsSlice } from '../../../src/console/integrations/connections-slice.ts';
import { integrationIssues } from '../../../src/integrations/connections/integration-rules.ts';
import { connectionsIn, settingChanges, settingOf } from '../../../src/integrations/connections/integration-slices.ts';
import { stateOf } from '../../../src/integrations/connections/integration-state.ts';
import { bodyValues, integrationToWire } from '../../../src/integrations/connections/integration-wire.ts';
import { isInstanceName, readAddress, readHostname } from '../../../src/integrations/connections/read-address.ts';
import {
  firstValues,
  type IntegrationKind,
  type IntegrationValues,
  integrationFields,
  integrationGroups,
  integrationKinds,
  readValues,
} from '../../../src/integrations/integration-kinds.ts';
import en from '../../../src/integrations/integration-messages.en.json';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const basic: IntegrationValues = { ...firstValues('serviceManagement'), enabled: true, authType: 'BASIC' };
const codes = (kind: IntegrationKind, values: IntegrationValues, stored: string[] = []) =>
  integrationIssues(kind, values, { stored }).map(({ path, code }) => `${path} ${code}`);

describe('An integration', () => {
  it('stands on the page once, and each of its fields has a label', () => {
    deepEqual(Object.values(integrationGroups).flat().toSorted(), integrationKinds.toSorted());
    for (const { name, type, reads } of Object.values(integrationFields).flat()) {
      ok(name in en.fields, name);
      if (type === 'secret') ok(name in en.stored, name);
      if (['instance', 'hostname', 'address', 'json'].includes(reads ?? type))
        ok(name in en.invalid && name in en.hints, name);
    }
  });

  it('needs what its way of signing in needs, and only while it is on', () => {
    deepEqual(codes('serviceManagement', basic), ['instanceName required', 'username required', 'password required']);
    deepEqual(codes('serviceManagement', { ...basic, instanceName: 'a', username: 'b' }, ['password']), []);
    deepEqual(codes('serviceManagement', { ...basic, authType: 'OAUTH', instanceName: 'a' }), [
      'clientId required',
      'clientSecret required',
    ]);
    deepEqual(codes('serviceManagement', { ...basic, enabled: false }), []);
    deepEqual(codes('psacw', { enabled: true, username: '', password: '' }), [
      'username required',
      'password required',
    ]);
  });

  it('takes of what is stored or sent only what it has a place for', () => {
    const read = readValues('serviceDesk', { enabled: 'yes', hostname: 'a.example', password: 'p', constructor: 'c' });
    deepEqual(read, { enabled: false, hostname: 'a.example' });
    deepEqual(readValues('helpDesk', {}), { enabled: false });
  });

  it('is sent with its secrets apart, and none that stays', () => {
    const typed = { ...basic, instanceName: ' fleet ', username: 'rmm', password: ' p ', clientSecret: 'hidden' };
    const sent = integrationToWire('serviceManagement', typed);
    equal(sent.values.instanceName, 'fleet');
    ok(!('password' in sent.values) && !('clientSecret' in sent.values));
    deepEqual(sent.secrets, { password: ' p ' });
    equal(bodyValues('serviceManagement', sent).password, ' p ');
    deepEqual(integrationToWire('serviceManagement', basic).secrets, {});
  });

  it('takes an address that is a secret as it is read, and none that is not sent as one', () => {
    const address = ' HTTPS://hooks.example.com/in?token=t ';
    deepEqual(integrationToWire('webhook', { address, data: '{}' }), {
      values: { data: '{}' },
      secrets: { address: 'https://hooks.example.com/in?token=t' },
    });
    deepEqual(bodyValues('webhook', { values: { address: 'https://a.example/', data: '{}' } }), {
      address: '',
      data: '{}',
    });
    deepEqual(codes('webhook', { address: 'ftp://a', data: '{}' }), ['address invalid']);
    deepEqual(codes('webhook', { address: '', data: '{}' }), ['address required']);
    deepEqual(codes('webhook', { address: '', data: '{}' }, ['address']), []);
  });

  it('is in the console’s slice without a secret', () => {
    const known = { kind: 'serviceManagement', values: { ...basic, username: 'rmm' }, stored: ['password'] } as const;
    const { serviceManagement, helpDesk } = connectionsIn([known]);
    deepEqual(serviceManagement.basicAuthCredentials, { username: 'rmm', hasPassword: true });
    equal(serviceManagement.oauthConfiguration, null);
    const hook = { kind: 'webhook', values: { data: '{"a":1}' }, stored: ['address'] } as const;
    deepEqual(connectionsIn([hook]).webhook, { data: { hasAddress: true, body: { a: 1 } } });
    deepEqual(connectionsIn([{ ...hook, stored: [] }]).webhook, { data: null });
    deepEqual(helpDesk, connectionsSlice.defaults.connections.helpDesk);
    ok(connectionsSlice.shape.safeParse({ connections: connectionsIn([known]), ticketingType: null }).success);
  });

  it('changes its slice as a setting', () => {
    const values = { enabled: true, expirationTTL: '900', installMessage: 'Hello' };
    deepEqual(settingChanges('remoteSupport', values), [
      ['setEnabled', true],
      ['setExpiration', 900],
      ['setInstallMessage', 'Hello'],
    ]);
    equal(settingOf({ values, connections: null }).remoteSupport().expirationTTL, 900);
    deepEqual(settingChanges('helpDesk', { enabled: true }), []);
  });

  it('is off, on, in need of attention, or not configured', () => {
    const state = (kind: IntegrationKind, values: IntegrationValues, problems: { path: string; code: string }[] = []) =>
      stateOf({ kind, values, stored: [], problems, savedBy: null, savedAt: null, version: '1' });
    equal(state('serviceDesk', firstValues('serviceDesk')), 'notConfigured');
    equal(state('serviceDesk', { enabled: false, hostname: 'a' }), 'off');
    equal(state('serviceDesk', { enabled: true, hostname: 'a' }), 'connected');
    equal(state('serviceDesk', { enabled: true, hostname: '' }, [{ path: 'hostname', code: 'required' }]), 'attention');
    equal(state('webhook', firstValues('webhook')), 'notConfigured');
    equal(state('webhook', { data: '{}' }), 'connected');
    equal(state('securityProvider', { registrationStatus: 'NOT_CONFIGURED' }), 'notConfigured');
    equal(state('securityProvider', { registrationStatus: 'REGISTERED' }), 'connected');
  });
});

describe('Hosts and addresses', () => {
  it('are read as they are opened', () => {
    equal(readHostname(' DESK.example.com:8443 '), 'desk.example.com:8443');
    equal(readHostname('desk.example.com:443'), 'desk.example.com');
    for (const text of [
      '',
      'a b',
      'https://a.example',
      'a.example/path',
      'me@a.example',
      '2130706433',
      '0x7f.1',
      'a%2e',
    ])
      equal(readHostname(text), undefined, text);
    equal(readAddress('HTTPS://Hooks.example/In?a=1'), 'https://hooks.example/In?a=1');
    for (const text of [
      '',
      'ftp://a',
      'javascript:alert(1)',
      'https://me:pw@a.example',
      'https://a b',
      '//a',
      'https://\\a',
    ])
      equal(readAddress(text), undefined, text);
    ok(isInstanceName('fleet-1') && !isInstanceName('-a') && !isInstanceName('a-') && !isInstanceName('a.b'));
  });
});
