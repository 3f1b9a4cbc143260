/** Every call of the list of credentials, failing in every way of the reference server. */
import { failingRecords } from '../../support/failing-records.ts';
import { CredentialsHandle } from './credentials-handle.ts';
import { newCredential, onlyCredentials, storedCredentials } from './credentials-server.ts';

failingRecords('The list of credentials', {
  word: 'Fragile',
  path: '/credentials',
  open: () => CredentialsHandle.open(),
  async only(name) {
    await onlyCredentials('Fragile');
    await newCredential(name);
  },
  stored: storedCredentials,
  create: 'New credential',
  async fillIn(handle) {
    await handle.choose('Type', 'API token');
    await handle.write('Token', 'still typed');
  },
  unused: 'Nothing uses it',
});
