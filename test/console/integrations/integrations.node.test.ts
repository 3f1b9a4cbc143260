/** What is connected, and what depends on it. Source: spec 002 §3.3, §3.5 and §4. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { connectionsSlice } from '../../../src/console/integrations/connections-slice.ts';
import { remoteSupportSlice } from '../../../src/console/integrations/remote-support-slice.ts';
import { securityProviderSlice } from '../../../src/console/integrations/security-provider-slice.ts';
import { nextState } from '../../../src/console/store/next-state.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

describe('The connection that ticketing goes through', () => {
  const { defaults, transitions } = connectionsSlice;
  const configured = transitions.configure(defaults, 'serviceDesk', { enabled: true, hostname: 'desk.example' });
  const used = transitions.useForTicketing(configured, 'serviceDesk');

  it('clears the ticketing type when it is deleted, and keeps nothing of itself', () => {
    equal(used.ticketingType, 'serviceDesk');
    deepEqual(transitions.remove(used, 'serviceDesk'), defaults);
  });

  it('keeps the ticketing type when another is deleted', () => {
    equal(transitions.remove(used, 'webhook').ticketingType, 'serviceDesk');
  });

  it('is one that is enabled, and stays so', () => {
    throws(() => transitions.useForTicketing(defaults, 'helpDesk'), IllegalTransition);
    throws(() => transitions.configure(used, 'serviceDesk', { enabled: false }), IllegalTransition);
    equal(transitions.load(defaults, defaults.connections, 'helpDesk').ticketingType, null);
  });

  it('has no place for a secret, which would be told to other tabs', () => {
    const credentials = { username: 'rmm', hasPassword: true };
    const change = (given: typeof credentials) =>
      nextState(connectionsSlice, defaults, 'configure', ['serviceManagement', { basicAuthCredentials: given }]);
    deepEqual(change(credentials).connections.serviceManagement.basicAuthCredentials, credentials);
    throws(() => change({ ...credentials, password: 'hunter2' } as typeof credentials), TypeError);
    equal(connectionsSlice.kept, 'nowhere');
  });
});

describe('The provider of security', () => {
  it('is not configured at first', () => {
    equal(securityProviderSlice.defaults.registrationStatus, 'NOT_CONFIGURED');
  });
});

describe('Remote support', () => {
  const { defaults, transitions } = remoteSupportSlice;
  const connection = { id: '1', displayName: 'PC-1', connectedSince: 1000 };

  it('connects while it is enabled', () => {
    throws(() => transitions.connect(defaults, connection), IllegalTransition);
    const enabled = transitions.connect(transitions.setEnabled(defaults, true), connection);
    deepEqual(transitions.disconnect(enabled, '1').connections, []);
    throws(() => transitions.disconnect(defaults, '1'), IllegalTransition);
  });

  it('invites for whole seconds', () => {
    throws(() => transitions.setExpiration(defaults, -1), IllegalTransition);
    throws(() => transitions.setExpiration(defaults, 0.5), IllegalTransition);
    equal(transitions.setExpiration(defaults, 3600).expirationTTL, 3600);
  });
});
