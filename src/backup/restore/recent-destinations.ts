/** Where this user restored a device's backups to, newest first: kept in the browser, as drafts are. */
import { isListOf, isRecord, isText } from '../../base/shapes.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import { draftOwner } from '../../host/drafts/draft-owner.ts';
import { createDraftStore } from '../../host/drafts/draft-store.ts';
import type { DraftKind } from '../../host/drafts/draft-types.ts';
import type { DestinationDevice } from './destination-devices.ts';

export interface RecentDestination {
  device: DestinationDevice;
  path: string;
}

export interface RecentDestinations {
  read(): Promise<readonly RecentDestination[]>;
  remember(destination: RecentDestination): Promise<void>;
}

const mostKept = 3;

const kind: DraftKind<readonly RecentDestination[]> = {
  name: 'restore-destinations',
  version: 1,
  read: (values, version) =>
    version === 1 && isListOf(isDestination)(values) ? (values as readonly RecentDestination[]) : undefined,
};

export function createRecentDestinations(
  configuration: Pick<Configuration, 'baseUrl' | 'currentUser'>,
  nodeId: number,
): RecentDestinations {
  const open = () => createDraftStore({ kind, owner: draftOwner(configuration).key, id: String(nodeId) });
  async function read(): Promise<readonly RecentDestination[]> {
    const store = open();
    const kept = await store.read();
    store.close();
    return kept?.values ?? [];
  }
  return {
    read,
    async remember(one) {
      const others = (await read()).filter(({ device, path }) => device.id !== one.device.id || path !== one.path);
      const store = open();
      store.write({ values: [one, ...others].slice(0, mostKept), files: [], written: Date.now() });
      await store.settled();
      store.close();
    },
  };
}

function isDestination(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.path) || !isRecord(value.device)) return false;
  const { id, name, nodeClass } = value.device;
  return typeof id === 'number' && isText(name) && isText(nodeClass);
}
