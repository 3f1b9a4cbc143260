/** An organization's backup settings as they are edited. */
import { backupSettingsSlice, type CustomerBackupSettings } from '../../console/policies/backup-settings-slice.ts';
import type { EndpointBody } from '../../host/http/endpoint.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { createPolicySession, type PolicySession } from '../editing/policy-session.ts';
import { type BackupSettings, readBackupSettings, saveBackupSettings } from './contract.ts';
import { backupSettingsKind } from './settings-kind.ts';

export type SettingsSession = PolicySession<typeof backupSettingsSlice, CustomerBackupSettings, BackupSettings>;

export interface SettingsSessionOptions {
  readonly client: HttpClient;
  readonly organizationId: string;
  onSaved(): void;
}

export function createSettingsSession({ client, organizationId, onSaved }: SettingsSessionOptions): SettingsSession {
  const params = { organizationId };
  return createPolicySession<typeof backupSettingsSlice, CustomerBackupSettings, BackupSettings>({
    kind: backupSettingsKind,
    read: (signal) => client.call(readBackupSettings, { params }, { signal }),
    stateOf: ({ clientId, products }) =>
      backupSettingsSlice.transitions.load(backupSettingsSlice.defaults, clientId, products),
    send({ products }, options) {
      // A state is frozen to whoever reads it; the call’s body is only sent.
      const body = { products: [...products] } as EndpointBody<typeof saveBackupSettings>;
      return client.call(saveBackupSettings, { params, body }, options);
    },
    onSaved,
  });
}
