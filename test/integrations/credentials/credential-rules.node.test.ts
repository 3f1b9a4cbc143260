/** What has to be true of a credential, and how it is sent. */
import {
  type CredentialValues,
  credentialFromWire,
  credentialIssues,
  credentialToWire,
  noCredential,
} from '../../../src/integrations/credentials/credential-rules.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const token: CredentialValues = { ...noCredential, name: 'Hook', kind: 'API_TOKEN', secret: 's' };
const codes = (values: Partial<CredentialValues>, facts = {}) =>
  credentialIssues({ ...token, ...values }, facts).map(({ path, code }) => `${path} ${code}`);

describe('A credential', () => {
  it('needs a name, a kind, what the kind needs and a secret', () => {
    deepEqual(codes({}), []);
    deepEqual(codes({ name: ' ', kind: null, secret: '' }), ['name required', 'kind required', 'secret required']);
    deepEqual(codes({ kind: 'SSH_KEY' }), ['username required']);
    deepEqual(codes({ kind: 'SNMP_COMMUNITY', username: '' }), []);
    deepEqual(codes({ name: 'x'.repeat(51) }), ['name tooLong']);
    deepEqual(codes({ scope: 'some' }), ['organizationIds required']);
  });

  it('keeps its kind, and its secret where none is typed', () => {
    deepEqual(codes({ secret: '' }, { hasSecret: true }), []);
    deepEqual(codes({}, { keptKind: 'SSH_KEY' }), ['kind kindKept']);
    deepEqual(codes({ name: ' HOOK ' }, { isTaken: (name: string) => name === 'hook' }), ['name taken']);
  });

  it('is sent and comes back the same, but for its secret', () => {
    const sent = credentialToWire({ ...token, name: ' Hook ', username: 'left over', secret: ' s ' });
    deepEqual(sent, { name: 'Hook', kind: 'API_TOKEN', username: '', secret: ' s ', organizationIds: null });
    equal('secret' in credentialToWire({ ...token, secret: '' }), false);
    deepEqual(credentialToWire(credentialFromWire(sent)), sent);
  });
});
