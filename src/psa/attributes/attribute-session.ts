/** Which data of devices are sent, in their form. Source: spec 002 §2.5, §2.7 and §3.2. */
import type { HttpClient } from '../../host/http/http-client.ts';
import { connectionCalls, type SyncAttributes } from '../connection-contract.ts';
import type { Provider } from '../psa-terms.ts';
import { createSettingsSession, type SettingsSession } from '../settings/settings-session.ts';
import { type AttributeValues, attributesFromWire } from '../sync/sync-attributes.ts';

export interface AttributeFormValues extends AttributeValues {
  /** Of the second provider: whether devices are sent at all. */
  readonly syncNodes: boolean;
}

export type AttributeSession = SettingsSession<SyncAttributes, AttributeFormValues>;

export interface AttributeSessionOptions {
  readonly client: HttpClient;
  readonly provider: Provider;
  /** @param call The endpoint's name */
  onSaved(call: string): void;
}

export function createAttributeSession({ client, provider, onSaved }: AttributeSessionOptions): AttributeSession {
  const { readSyncAttributes, saveSyncAttributes } = connectionCalls[provider];
  return createSettingsSession<SyncAttributes, AttributeFormValues>({
    initial: { attributes: [], questions: [], syncNodes: false },
    read: (signal) => client.call(readSyncAttributes, { params: {} }, { signal }),
    valuesOf: (stored) => ({ ...attributesFromWire(stored), syncNodes: stored.syncNodes ?? false }),
    send({ attributes, questions, syncNodes }, options) {
      const own = provider === 'psaat' ? { syncNodes } : { questions: [...questions] };
      const body = { attributes: [...attributes], ...own };
      return client.call(saveSyncAttributes, { params: {}, body }, options);
    },
    onSaved: () => onSaved(saveSyncAttributes.name),
  });
}
